"""Tables of Arne that differ in somebody's black cards alone tell others the same, and when."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armoire.core.kernel import CHANCE, NOBODY
from armoire.core.state import State
from armoire.server.events import Started
from armoire.server.play import go_on
from tests.server.quick import Gathering, ScriptedBots, people, quickly, seated

HIDDEN = 2
"""The seat whose black cards differ: it never plays one."""
DECK = "only " + " ".join(
    [*(f"{colour}{value}:4" for colour in "rgyb" for value in (50, 100, 500)), "r-200:2 b-200:2",
     "stop:4 reverse:4 crush:4 lock:4 thief:4 chameleon:4"]
)  # fmt: skip
"""No cards that let others look into a hand."""
DEALT = (
    ("r50", "r100", "g50", "stop", "thief", "crush", "chameleon", "b-200"),
    ("g50", "g100", "g500", "reverse", "lock", "thief", "crush", "r-200"),
)
WHITE = ("y50", "y100", "y500", "r50")
"""What the hidden seat holds beside four black cards."""
BLACK = ("stop", "reverse", "crush", "lock", "thief", "chameleon", "r-200", "b-200")
DRAWN = (
    "r500", "b50", "g500", "y50", "b100", "r100", "g100", "y100", "b500", "r50", "y500", "g50",
    "r500", "b50", "g500", "y50", "b100", "r100", "g100", "y100", "b500", "r50", "y500", "g50",
    "r500", "b50", "g100", "y50", "b100", "r100", "b500", "y100", "b50", "y500", "b100", "r500",
)  # fmt: skip
SECONDS = 60


def quiet(actions: list[str], random: Random) -> str | None:
    """Draws, passes, and plays the first white card there is."""
    for wanted in ("draw", "pass", "lay", "discard", "end"):
        fitting = [action for action in actions if action.split()[0] == wanted]
        if fitting:
            return min(fitting)
    return None


def choice(state: State, asked: int) -> str:
    """What the bot does: the same."""
    actions = [state.action_to_string(action) for action in state.legal_actions()]
    chosen = "pass" if asked != NOBODY else quiet(actions, Random(0))
    assert chosen is not None
    return chosen


def chance(black: tuple[str, ...]) -> Any:
    """The hidden seat gets these black cards; everything else comes as in every other world."""
    cards = iter([*(card for hand in DEALT for card in hand), *WHITE, *black, *DRAWN])

    def draw(state: State, fair: object) -> str:
        lot = state.action_to_string(CHANCE, state.legal_actions()[0]) == "P1"
        return "P1" if lot else next(cards)

    return draw


async def told(
    black: tuple[str, ...], timing: str, seats: str, seed: int
) -> dict[str, list[tuple[float, str]]]:
    """What everybody is told in the first minute, and when."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("armoire.server.play.draw", chance(black))
        table = seated("arne", seats, timing=timing, deck=DECK)
        table.happen(Started(table.game.rules_version))
        go_on(table)
        table.fresh.clear()
        there = Gathering(table, ScriptedBots(choice, 0.2), bot_delay=0.5, seed=seed)
        async with people(there, seed, {HIDDEN: quiet}):
            await asyncio.sleep(SECONDS)
        assert there.room.table.status == "playing"
        await there.close()
    return there.heard


BLACKS = st.lists(st.sampled_from(BLACK), min_size=4, max_size=4, unique=True).map(tuple)


@settings(max_examples=12, deadline=None)
@given(
    st.tuples(BLACKS, BLACKS), st.sampled_from(["ask", "speed", "paced"]),
    st.sampled_from(["ppp", "ppb"]), st.integers(0, 10**6),
)  # fmt: skip
def test_somebodys_black_cards_are_in_no_byte_and_in_no_moment(
    worlds: tuple[tuple[str, ...], tuple[str, ...]], timing: str, seats: str, seed: int
) -> None:
    one, other = (quickly(told(black, timing, seats, seed)) for black in worlds)
    for guest in ("p0", "p1", "watcher"):
        assert len(one[guest]) > 10
        assert one[guest] == other[guest]
