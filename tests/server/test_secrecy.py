"""What an audience cannot see changes neither a byte of what it is sent, nor when it is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from armoire.core.game import LogSentence, register
from armoire.core.kernel import CHANCE, NOBODY
from armoire.core.language import Language
from armoire.core.state import State
from armoire.server.events import Came, Created, Sat, Started
from armoire.server.incoming import Act, Standing
from armoire.server.outgoing import NumberOnly, TableInfo, Update, You
from armoire.server.table import Table
from tests.server.quick import Gathering, ScriptedBots, magpie, now, people, quickly
from tests.tiny_game import Magpie, MagpieView
from tests.tiny_rules import DECK, HAND, ROUNDS


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


CARDS = ("1", "3", "s")
PLAYERS = 3
HIDDEN = 2
"""The seat whose cards differ from world to world."""


@dataclass(frozen=True)
class World:
    """The cards that come: those of the deal seat by seat, and each seat's own draws."""

    dealt: tuple[str, ...]
    drawn: tuple[tuple[str, ...], ...]
    seed: int

    def is_possible(self) -> bool:
        cards = [*self.dealt, *(card for own in self.drawn for card in own)]
        return all(cards.count(card) <= DECK[kind] for kind, card in enumerate(CARDS))

    def chance(self) -> Any:
        """What chance brings: these cards, and winds that do not depend on them."""
        winds = Random(self.seed)

        def draw(state: State, fair: object) -> str:
            record = state.record
            if record.snatcher != NOBODY:
                return winds.choice(["calm", "calm", "gust"])
            if record.dealt < HAND * PLAYERS:
                return self.dealt[int(record.dealt)]
            return self.drawn[int(record.turns) % PLAYERS][int(record.turns) // PLAYERS]

        return draw


def timid(actions: list[str], random: Random) -> str | None:
    """Passes or holds, whatever else there would be to do."""
    return next((action for action in actions if action in ("pass", "hold")), None)


async def told(
    world: World, game: str, timing: str, seats: str, standing: bool
) -> dict[str, list[tuple[float, str]]]:
    """What everybody is told of a game, and when; the hidden seat passes and holds."""
    table = magpie(seats, *world.dealt, world.drawn[0][0], game=game, timing=timing)
    bots = ScriptedBots(lambda state, asked: "hold" if asked == NOBODY else "pass", 0.2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("armoire.server.play.draw", world.chance())
        there = Gathering(table, bots, bot_delay=0.5, seed=world.seed)
        if standing:
            await there.say(f"p{HIDDEN}", Standing, HIDDEN, "game")
        async with people(there, world.seed, {HIDDEN: timid}):
            while there.room.table.status == "playing":
                await asyncio.sleep(1)
                assert now() < 500
        await there.close()
    return there.heard


@st.composite
def two_worlds(draw: st.DrawFn) -> list[World]:
    """Two worlds that differ only in what the hidden seat is dealt and draws."""
    card = st.sampled_from(CARDS)
    known = draw(st.lists(card, min_size=4, max_size=4))
    draws = [tuple(draw(st.lists(card, min_size=ROUNDS, max_size=ROUNDS))) for _ in range(2)]
    seed = draw(st.integers(0, 1000))
    worlds = []
    for _ in range(2):
        hand = draw(st.lists(card, min_size=HAND, max_size=HAND))
        own = tuple(draw(st.lists(card, min_size=ROUNDS, max_size=ROUNDS)))
        worlds.append(World((*known, *hand), (*draws, own), seed))
    assume(all(world.is_possible() for world in worlds))
    return worlds


@settings(max_examples=60, deadline=None)
@given(
    two_worlds(), st.sampled_from(["magpie", "whisper"]),
    st.sampled_from(["ask", "ask stands", "speed", "paced"]), st.sampled_from(["ppp", "ppb"]),
)  # fmt: skip
def test_what_others_hold_is_in_no_byte_and_in_no_moment(
    worlds: list[World], game: str, timing: str, seats: str
) -> None:
    stands = "stands" in timing and seats == "ppp"
    ends = [quickly(told(world, game, timing.split()[0], seats, stands)) for world in worlds]
    for guest in ("p0", "p1", "watcher"):
        assert ends[0][guest] == ends[1][guest]


def test_an_answer_that_changes_nothing_is_told_to_nobody() -> None:
    """The first in the order snatches: what the later ones have answered stays their secret."""

    async def run(answer: str) -> dict[str, list[tuple[float, str]]]:
        table = magpie("ppp", *("1", "s", "s", "1", "1", "s"), "1", timing="ask")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                "armoire.server.play.draw",
                lambda state, fair: state.action_to_string(CHANCE, state.legal_actions()[0]),
            )
            there = Gathering(table)
            for seat, action in enumerate(("pass", "pass", "pass", "lay-1")):
                await there.act(seat % 3, action)
            await there.act(0, answer)
            await there.act(2, "snatch")
            await there.close()
        return there.heard

    worlds = [quickly(run(answer)) for answer in ("pass", "snatch")]
    for guest in ("p1", "p2", "watcher"):
        assert "snatches" in "".join(letter for _, letter in worlds[0][guest])
        assert worlds[0][guest] == worlds[1][guest]


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
            Came("1"),
        ):
            table.happen(event)
        there = Gathering(table)
        before = len(there.heard["watcher"])
        draft = table.draft()
        draft.happen(Came("3"))
        draft.happen(Came("s"))
        await there.room._commit(draft, None, None)
        await there.close()
        return [letter for _, letter in there.heard["watcher"][before:]]

    return quickly(run())


def test_an_update_has_these_fields_and_no_others() -> None:
    """A new field is a new way to tell: it is added here on purpose or not at all."""
    assert Update.__struct_fields__ == (
        "version", "since", "log", "table", "view", "prompt", "paths", "you", "game_number",
        "asks_number",
    )  # fmt: skip
    assert TableInfo.__struct_fields__ == (
        "code", "game", "options", "status", "seats", "turn", "spectators", "took_back",
        "can_take_back", "thinking", "pause", "held_by", "held_name", "poll",
        "programs",
    )  # fmt: skip
    assert You.__struct_fields__ == ("seats", "owner", "name", "standing")


async def after(cards: Sequence[str], *deeds: str) -> Gathering:
    """What is told at a table of two where the second one tries to do this, out of turn."""
    there = Gathering(magpie("pp", *cards))
    for deed in deeds:
        await there.say("p1", Act, there.room.table.version, 1, deed)
    await there.close()
    return there


def test_guests_are_not_named_by_their_cookies() -> None:
    there = quickly(after(["1", "1", "1", "1", "3"], "hold", "snatch"))
    for _, letter in there.heard["p1"]:
        assert "p0" not in letter


def test_refusals_tell_nothing_of_others_cards() -> None:
    """Whoever cannot act now is refused alike, whatever the one in turn holds."""
    worlds = [
        quickly(after([*cards, "1", "3", "1"], "lay-1", "hold", "snatch")).heard["p1"]
        for cards in (["1", "1"], ["s", "3"])
    ]
    assert worlds[0] == worlds[1]
    assert len({json.loads(letter).get("code") for _, letter in worlds[0]}) > 1
