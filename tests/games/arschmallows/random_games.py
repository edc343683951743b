"""Random games of Arschmallows that reach everything, played in the reference and for real."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import armoire
from tests.games.arschmallows.reference import Table
from tests.games.arschmallows.scripts import game

SMALL = "-4x1 -2x1 0x2 5x4 8x7 9x5 10x5 11x5"
"""30 cards: with four players there are few in the pile, and it runs out again and again."""
TINY = "-3x1 1x3 9x4 10x2 11x3"
"""13 cards, of which three children have 12: the pile is empty before the first draw."""

OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "rounds": 2},
    {"players": 2, "kids": True, "tie_saves_ender": True, "first_player": 2, "rounds": 3},
    {"players": 3, "rounds": 2, "reject_from_discard": False, "memory_aid": True},
    {"players": 3, "kids": True, "deck": TINY, "rounds": 2, "first_player": 1},
    {"players": 4, "rounds": 2, "deck": SMALL, "tie_saves_ender": True},
    {"players": 5, "kids": True, "rounds": 1},
    {"players": 6, "rounds": 1},
    {"players": 2, "deck": "8x14 9x1 -1x2", "rounds": 2},
    {"players": 2, "kids": True, "deck": "3x2 9x9 11x3", "rounds": 2,
     "reject_from_discard": False},
]
NAMES = [" ".join(f"{name}={value}" for name, value in options.items()) for options in OPTIONS]
_WEIGHTS: dict[str, float] = {
    "call": 1, "done": 8, "reject": 2, "place": 3, "shed": 3, "take": 3, "draw": 4, "spy": 4,
    "swap": 4, "extra": 4, "decline": 1,
}
_PATIENT = {"call": 0.01, "reject": 0.01}


def start(options: dict[str, Any]) -> tuple[armoire.State, Table]:
    """A game before anything has come, both ways."""
    state = game(**options).new_initial_state()
    return state, Table(state.game.options_dict())


def choose(table: Table, random: Random, *, patient: bool = False) -> str:
    """Something legal, each verb about as often as any other; claims are often right.

    The patient hardly ever call or lock a card, so that rounds are long.
    """
    if table.phase in ("lot", "deal", "scored", "draw", "reshuffle"):
        outcomes = table.outcomes()
        return random.choices(list(outcomes), list(outcomes.values()))[0]
    texts = sorted(table.legal())
    if table.phase == "shed" and random.random() < 0.8:
        value = table.offered[0].value
        same = [text for text in texts if text != "shed end"
                and table.hands[table.turn][int(text.split()[1]) - 1].value == value]
        return same[0] if same else texts[-1]
    verbs = sorted({text.split()[0] for text in texts})
    weights = {**_WEIGHTS, **_PATIENT} if patient else _WEIGHTS
    verb = random.choices(verbs, [weights.get(verb, 1) for verb in verbs])[0]
    texts = [text for text in texts if text.split()[0] == verb]
    if verb == "shed" and table.phase == "taken" and random.random() < 0.8:
        hand = table.hands[table.turn]
        counts = Counter(hand[slot - 1].value for slot in table.hidden(table.turn))
        right = [text for text in texts
                 if counts[hand[int(text.split()[1]) - 1].value] >= 2]
        return right[0] if right else random.choice(sorted(table.legal()))
    return random.choice(texts)


def played(
    options: dict[str, Any], seed: int, most: int = 10**6
) -> Iterator[tuple[armoire.State, Table]]:
    """The same game both ways, before each of up to so many actions and at the end.

    Games of odd seeds are patient ones.
    """
    state, table = start(options)
    random = Random(seed)
    for _ in range(most):
        yield state, table
        if state.is_terminal():
            return
        text = choose(table, random, patient=bool(seed % 2))
        state.play(text)
        table.apply(text)
    yield state, table


def at(options: dict[str, Any], seed: int, most: int) -> tuple[armoire.State, Table]:
    """The game after so many actions, or at its end."""
    for both in played(options, seed, most):
        state, table = both
    return state, table
