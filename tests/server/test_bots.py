"""Bots think elsewhere: their process may be slow, wrong or dead, and people are told."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

import armoire
from armoire.core.game import Game
from armoire.server import bot_seats
from armoire.server.bots import BotFailed, Bots
from tests.server.conftest import QuickBots, open_world
from tests.server.people import Person, World

SCRIPT = """
import os, sys
import msgspec
import armoire
from armoire.server.bot_wire import Ask, Reply
for line in sys.stdin.buffer:
    ask = msgspec.json.decode(line, type=Ask)
    game = armoire.load(ask.game, compiled=False, **ask.options)
    action = game.deserialize_state(ask.state).legal_actions()[0] if ask.level else None
    {special}
    sys.stdout.buffer.write(msgspec.json.encode(Reply(ask.number, action)) + b"\\n")
    sys.stdout.buffer.flush()
"""


def process(special: str = "pass") -> tuple[str, ...]:
    """A bots' process that does something special before it answers."""
    return (sys.executable, "-c", SCRIPT.replace("{special}", special))


@pytest.fixture(scope="module")
def game() -> Game:
    return armoire.load("arlecchino", compiled=False)


def chosen(bots: Bots, game: Game, times: int = 1) -> list[int]:
    """What a bot of this kind chooses, asked several times at once."""

    async def ask() -> list[int]:
        state = game.new_initial_state(seed=1).serialize()
        try:
            asked = (bots.choose(game, str(n), "easy", state) for n in range(times))
            return await asyncio.gather(*asked)
        finally:
            await bots.close()

    return asyncio.run(ask())


def test_a_bot_answers(game: Game) -> None:
    legal = game.new_initial_state(seed=1).legal_actions()
    assert chosen(Bots(process()), game, times=5) == [legal[0]] * 5


def test_a_process_that_dies_is_started_anew(game: Game, tmp_path: Path) -> None:
    """It dies at its first question, and whoever asked does not notice."""
    dies = f"m = {str(tmp_path / 'died')!r}; os.path.exists(m) or (open(m, 'w'), os._exit(1))"
    assert len(chosen(Bots(process(dies)), game, times=3)) == 3
    assert (tmp_path / "died").exists()


@pytest.mark.slow
def test_a_process_that_hangs_is_started_anew(game: Game, tmp_path: Path) -> None:
    hangs = (
        f"m = {str(tmp_path / 'hung')!r}; "
        "os.path.exists(m) or (open(m, 'w'), __import__('time').sleep(600))"
    )
    assert len(chosen(Bots(process(hangs), longest=5.0), game)) == 1
    assert (tmp_path / "hung").exists()


def test_a_process_that_always_dies_is_given_up(game: Game) -> None:
    with pytest.raises(BotFailed, match="does not answer"):
        chosen(Bots(process("os._exit(1)")), game)


def test_a_process_that_talks_nonsense_is_given_up(game: Game) -> None:
    with pytest.raises(BotFailed, match="does not answer"):
        chosen(Bots(process("print('bonjour', flush=True)")), game)


def test_a_process_that_cannot_be_started(game: Game) -> None:
    with pytest.raises(BotFailed, match="no-such-program"):
        chosen(Bots(("/no-such-program",)), game)


def test_closing_ends_the_process(game: Game) -> None:
    async def run() -> int | None:
        bots = Bots(process())
        await bots.choose(game, "a", "easy", game.new_initial_state(seed=1).serialize())
        running = bots._process
        assert running is not None
        await bots.close()
        with pytest.raises(BotFailed, match="closing"):
            await bots.choose(game, "a", "easy", b"")
        return running.returncode

    assert asyncio.run(run()) is not None


class SleepyBots(QuickBots):
    """Bots that are not awake for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def is_awake(self, game: Game) -> bool:
        return self.asked > 1

    async def choose(self, *question: Any, **more: Any) -> int:
        await asyncio.sleep(0 if self.asked else 0.3)
        self.asked += 1
        return await super().choose(*question, **more)


class StumblingBots(QuickBots):
    """Bots that cannot be asked the first time."""

    def __init__(self) -> None:
        super().__init__()
        self.stumbled = False

    async def choose(self, *question: Any, **more: Any) -> int:
        if not self.stumbled:
            self.stumbled = True
            raise BotFailed("just so")
        return await super().choose(*question, **more)


class WrongBots(QuickBots):
    """Bots whose first choice is no legal action."""

    def __init__(self) -> None:
        super().__init__()
        self.choices = 0

    async def choose(self, *question: Any, **more: Any) -> int:
        self.choices += 1
        return await super().choose(*question, **more) if self.choices > 2 else 10**6


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "WAKING_PAUSE", 0.1)
    monkeypatch.setattr(bot_seats, "STUMBLE_PAUSE", 0.1)


def against_a_bot(world: World) -> Person:
    """Somebody whose game against a bot has begun."""
    code, cookie = world.open_table(players=2)
    ada = world.person(code, cookie)
    ada.must("sit", seat=1, name="Ada")
    ada.must("seat_bot", seat=0, level="easy")
    ada.must("start")
    return ada


def until_the_bot_has_played(ada: Person, patience: float = 10.0) -> None:
    """The bot comes first, but may have to pass: then Ada plays."""
    while not (ada.is_to_act() and any("{P1} " in line and "pass" not in line for line in ada.log)):
        if ada.is_to_act():
            ada.play()
        else:
            ada.hear("update", timeout=patience)


def notices_of_a_game(world: World) -> list[str]:
    """The notices that a person hears who plays against a bot."""
    ada = against_a_bot(world)
    until_the_bot_has_played(ada)
    ada.rest(0.3)
    return [said["code"] for said in ada.all if said["type"] == "notice"]


def test_people_are_told_that_a_bot_wakes_up(tmp_path: Path, hurried: None) -> None:
    with open_world(tmp_path, bots=SleepyBots()) as world:
        assert notices_of_a_game(world) == ["bot_waking", "bot_ready"]


def test_a_bot_that_is_awake_is_not_announced(tmp_path: Path) -> None:
    with open_world(tmp_path) as world:
        assert notices_of_a_game(world) == []


def test_people_are_told_that_a_bot_has_stumbled(tmp_path: Path, hurried: None) -> None:
    with open_world(tmp_path, bots=StumblingBots()) as world:
        assert notices_of_a_game(world) == ["bot_failed", "bot_ready"]


def test_a_bot_that_is_wrong_is_asked_again(tmp_path: Path, hurried: None) -> None:
    bots = WrongBots()
    with open_world(tmp_path, bots=bots) as world:
        until_the_bot_has_played(against_a_bot(world))
    assert bots.choices > 2


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    with open_world(tmp_path, bots=SleepyBots()) as world:
        ada = against_a_bot(world)
    with open_world(tmp_path) as world:
        until_the_bot_has_played(world.person(ada.code, ada.cookie))


@pytest.mark.slow
def test_the_real_bots_play(tmp_path: Path) -> None:
    """The process that people meet, compiling included if nothing is in its cache."""
    with open_world(tmp_path, bots=Bots()) as world:
        until_the_bot_has_played(against_a_bot(world), patience=120)
