"""What an audience cannot see does not change one byte of what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import armoire
from armoire.core.game import LogSentence, register
from armoire.core.kernel import CHANCE
from armoire.core.language import Language
from armoire.core.state import State
from armoire.server.answers import Answers
from armoire.server.bots import Bots
from armoire.server.events import Came, Created, Sat, Started
from armoire.server.incoming import Act, Hello
from armoire.server.line import Line
from armoire.server.outgoing import NumberOnly, TableInfo, Update, You
from armoire.server.room import Room, Services
from armoire.server.store import Kept, Shelf
from armoire.server.table import Table
from tests.tiny_game import Magpie, MagpieView


class Memory:
    """A store that forgets: what is told is under test, not what is kept."""

    async def append(self, code: str, first: int, events: Sequence[Kept]) -> None:
        pass

    async def refused(self, code: str, refusal: Kept) -> None:
        pass

    async def load(self, code: str) -> Shelf | None:
        return None

    def close(self) -> None:
        pass


@register
class Whisper(Magpie):
    """Magpie in the dark: nobody but the drawer notices that a card was drawn."""

    name = "whisper"

    def describe(
        self,
        before: State,
        player: int,
        action: int,
        after: State,
        language: Language,
        audience: int | None = None,
    ) -> list[LogSentence]:
        said = super().describe(before, player, action, after, language, audience)
        hidden = player == CHANCE and before.record.snatcher < 0
        return [] if hidden and "You" not in said[0].sentence else said

    def view(self, state: State, audience: int | None, closed: int = 0) -> MagpieView:
        view = super().view(state, audience, closed)
        return msgspec.structs.replace(view, held=[], pile=0)

    def prompt(self, state: State, audience: int | None, language: Language) -> str:
        return ""


Deed = tuple[str, str]
"""Who does it, and what: a card or wind when it is chance."""


async def told(
    game: str, timing: str, players: int, deeds: Sequence[Deed], chances: Sequence[str]
) -> dict[str, list[str]]:
    """The letters that everybody gets in a game, deeds that are not allowed included."""
    left = iter(chances)
    table = Table("t")
    table.happen(Created(game, {"players": players, "timing": timing}, "p0"))
    for seat in range(players):
        table.happen(Sat(seat, f"p{seat}", f"Name {seat}"))
    table.happen(Started(1))
    while table.playing().is_chance_node():
        table.happen(Came(next(left)))
    table.fresh.clear()

    room = Room(table, Answers(), Services(Memory(), Bots(), 0.0))
    sent: dict[str, list[str]] = {}
    lines = {}
    for guest in [*(f"p{seat}" for seat in range(players)), "watcher"]:
        line = Line(guest, "en", 10_000, lambda: None)
        kept: list[str] = []
        line.put = kept.append  # type: ignore[method-assign, assignment]
        sent[guest], lines[guest] = kept, line
        room.join(line)
        room.hello(line, Hello("en", None))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("armoire.server.play.draw", lambda state, fair: next(left))
        for guest, action in deeds:
            seat, version = int(guest[1:]), room.table.version
            command = f"after-{len(sent[guest])}"
            await room.command(lines[guest], Act(command, version, seat, action))
    await room.close()
    return sent


def tell(*given: Any) -> dict[str, list[str]]:
    return asyncio.run(told(*given))


CARDS = st.sampled_from(["1", "3", "s"])


@settings(max_examples=80, deadline=None)
@given(st.data(), st.sampled_from(["ask", "speed"]), st.sampled_from(["magpie", "whisper"]))
def test_what_others_hold_is_in_no_byte(data: st.DataObject, timing: str, game: str) -> None:
    """Two games that differ only in the third player's cards, and in whether that player passes.

    With `ask` timing whoever is to decide next notices that another is asked before, since they
    have to wait: there only who looks on can be compared.
    """
    players, rounds = 3, 2
    known = [data.draw(CARDS) for _ in range(4)]
    hidden = [[data.draw(CARDS) for _ in range(2)] for _ in range(2)]
    draws = [data.draw(st.sampled_from(["1", "3"])) for _ in range(rounds * players)]
    own = [[data.draw(CARDS) for _ in range(rounds)] for _ in range(2)]
    wishes = [data.draw(st.sampled_from(["lay-1", "lay-3", "hold"])) for _ in range(12)]
    snatches = data.draw(st.booleans())

    worlds = []
    for cards, drawn in zip(hidden, own, strict=True):
        dealt = [*known, *cards]
        turns = [drawn[turn // players] if turn % players == 2 else draws[turn]
                 for turn in range(rounds * players)]  # fmt: skip
        script = _Script(game, timing, players, dealt, turns, wishes, snatches)
        worlds.append(tell(game, timing, players, *script.run()))
    for audience in ("p0", "p1", "watcher") if timing == "speed" else ("watcher",):
        assert worlds[0][audience] == worlds[1][audience]


class _Script:
    """Plays the same game publicly whatever the third player holds: that one holds or passes."""

    def __init__(
        self, game: str, timing: str, players: int, dealt: list[str], turns: list[str],
        wishes: list[str], snatches: bool,
    ) -> None:  # fmt: skip
        self.state = armoire.load(
            game, compiled=False, players=players, timing=timing
        ).new_initial_state()
        self.chances: list[str] = []
        self.turns = iter(turns)
        self.wishes = iter(wishes)
        self.snatches = snatches
        for card in dealt:
            self._come(card)

    def run(self) -> tuple[list[Deed], list[str]]:
        deeds: list[Deed] = []
        while not self.state.is_terminal():
            if self.state.is_chance_node():
                wind = self.state.record.snatcher >= 0
                came = "calm" if wind else next(self.turns)
                self._come(came)
                continue
            player = self.state.current_player()
            action = self._choice(player)
            self.state.play(action, player)
            deeds.append((f"p{player}", action))
        return deeds, self.chances

    def _come(self, outcome: str) -> None:
        possible = [self.state.action_to_string(CHANCE, one) for one in self.state.legal_actions()]
        assume(outcome in possible)  # the pile may have run out of it
        self.state.play(outcome)
        self.chances.append(outcome)

    def _choice(self, player: int) -> str:
        legal = [self.state.action_to_string(player, one) for one in self.state.legal_actions()]
        if player != 2 and self.snatches and "snatch" in legal:
            return "snatch"
        if "pass" in legal:
            return "pass"
        wish = next(self.wishes, "hold") if player != 2 else "hold"
        return wish if wish in legal else "hold"


def test_numbers_come_one_by_one() -> None:
    """Who may not know what happened hears each version's number, so that none is missing."""
    letters = _quiet_happenings()
    assert [msgspec.json.decode(one, type=NumberOnly).version for one in letters] == [5, 6]


def _quiet_happenings() -> list[str]:
    """What a watcher is told of two events that show nothing."""

    async def run() -> list[str]:
        table = Table("t")
        for event in (
            Created("whisper", {"players": 2, "timing": "speed"}, "p0"),
            Sat(0, "p0", "Ada"),
            Sat(1, "p1", "Ben"),
            Started(1),
        ):
            table.happen(event)
        table.happen(Came("1"))
        room = Room(table, Answers(), Services(Memory(), Bots(), 0.0))
        line = Line("watcher", "en", 99, lambda: None)
        kept: list[str] = []
        line.put = kept.append  # type: ignore[method-assign, assignment]
        room.join(line)
        room.hello(line, Hello("en", None))
        kept.clear()
        draft = table.draft()
        draft.happen(Came("3"))
        draft.happen(Came("s"))
        await room._commit(draft, None, None)
        await room.close()
        return kept

    return asyncio.run(run())


def test_an_update_has_these_fields_and_no_others() -> None:
    """A new field is a new way to tell: it is added here on purpose or not at all."""
    assert Update.__struct_fields__ == (
        "version", "since", "log", "table", "view", "prompt", "paths", "you", "game_number",
        "asks_number",
    )  # fmt: skip
    assert TableInfo.__struct_fields__ == (
        "code", "game", "options", "status", "seats", "turn", "spectators", "took_back",
        "can_take_back", "thinking", "pause", "held_by", "poll",
    )  # fmt: skip
    assert You.__struct_fields__ == ("seats", "owner", "name", "standing")


def test_guests_are_not_named_by_their_cookies() -> None:
    letters = tell("magpie", "speed", 2, [("p0", "hold")], ["1", "1", "1", "1", "3", "1"])
    for letter in letters["p1"]:
        assert '"p0"' not in letter


def test_refusals_tell_nothing_of_others_cards() -> None:
    """Whoever cannot act now is refused alike, whatever the one in turn holds."""
    answers = []
    for cards in (["1", "1"], ["s", "3"]):
        letters = tell(
            "magpie", "speed", 2,
            [("p1", "lay-1"), ("p1", "hold"), ("p1", "snatch")],
            [*cards, "1", "3", "1"],
        )  # fmt: skip
        answers.append(letters["p1"])
    assert answers[0] == answers[1]
