"""Random games of Arne that reach everything, played in the reference and for real."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import armoire
from tests.games.arne.reference import Table
from tests.games.arne.scripts import game

Options = dict[str, Any]

BLACK = ("only r50:2 g100:3 y500:2 r1000:1 g-200:3 r-200:3 b-200:2 rx2:2 gx2:1 yx2:1 b200:2 "
         "chameleon:12 thief:12 crush:8 lock:9 x3:6 ask2black:2 stop:4 reverse:4 take1:2")
"""Little else than black cards, and what they are played upon."""
BUSY = ("only r50:9 g100:9 y500:3 gx2:3 b50:2 ask2:9 ask2black:6 take3:8 take1:7 pass-hands:8 "
        "swap:9 stop:6 reverse:7 chameleon:5 thief:4 x3:3")
"""Hands and places change all the time."""
SHORT = ("only r50:5 g100:5 g-200:3 r-200:2 chameleon:4 thief:3 crush:2 lock:2 take3:2 stop:2 "
         "reverse:2")
"""30 cards, of which three players have 24: the final round comes soon."""
BARE = "only x3:14 stop:9 swap:2 r-200:2 g100:3 b500:2 crush:3 lock:2"
"""Many have nothing but an X3 to play, and nothing to triple."""
BIRDS = ("only r5:3 g3:4 y4:3 b2:4 chameleon:9 thief:8 bird:9 net:7 stop:3 take1:3 ask2:5 take3:3 "
         "swap:4 pass-hands:4")

TOTAL: list[Options] = [
    *({"players": players} for players in range(2, 7)),
    *({"players": players, "variant": "losing"} for players in range(2, 7)),
    *({"players": players, "dummy": True} for players in range(2, 6)),
    *({"players": players, "dummy": True, "variant": "losing"} for players in range(2, 6)),
    *({"players": players, "teams": True} for players in (4, 6, 8, 10, 12)),
    {"players": 2, "learning": True},
    {"players": 3, "learning": True, "dummy": True},
    {"players": 5, "learning": True},
    {"players": 8, "learning": True, "teams": True},
    {"players": 3, "deck": BLACK},
    {"players": 3, "deck": BLACK, "variant": "losing"},
    {"players": 2, "deck": BLACK, "dummy": True, "colours": "gb"},
    {"players": 4, "deck": BUSY},
    {"players": 3, "deck": BUSY, "dummy": True, "variant": "losing"},
    {"players": 6, "deck": BUSY.replace("b50:2", "b50:9"), "teams": True},
    {"players": 3, "deck": SHORT, "first_player": 2},
    {"players": 3, "deck": SHORT, "colours": "bgr", "variant": "losing"},
    {"players": 2, "deck": SHORT, "dummy": True},
    {"players": 3, "deck": BARE},
]
JUNIOR: list[Options] = [
    *({"players": players} for players in (2, 3, 4)),
    *({"players": players, "variant": "minimum"} for players in (2, 3, 4)),
    {"players": 3, "deck": BIRDS, "first_player": 3},
    {"players": 3, "deck": BIRDS, "variant": "minimum"},
]
VARIANTS: list[tuple[str, Options]] = [
    *(("arne", options) for options in TOTAL), *(("arne-junior", options) for options in JUNIOR)
]
_WEIGHTS = {"pass": 6, "discard": 0.7, "take3": 0.6, "draw": 3, "end": 3}
_RARE = {"ask2": 3, "swap": 3, "pass-hands": 2, "chameleon": 2, "x3": 3, "thief": 2, "lock": 2}


def title(variant: tuple[str, Options]) -> str:
    """A name for pytest, without the long decks."""
    decks = {BLACK: "black", SHORT: "short", BARE: "bare", BIRDS: "birds"}
    name, options = variant
    return " ".join([name, *(
        f"{key}={decks.get(value, 'busy') if key == 'deck' else value}"
        for key, value in options.items()
    )])


def start(name: str, options: Options, *, compiled: bool = False) -> tuple[armoire.State, Table]:
    """A game before anything has come, both ways."""
    state = game(name, compiled=compiled, **options).new_initial_state()
    return state, Table(name, state.game.options_dict())


def choose(table: Table, random: Random) -> tuple[str, int | None]:
    """Something that can happen now, and by whom (None: chance). Each verb gets its chance."""
    actor = table.actor()
    if actor == "chance":
        outcomes = table.outcomes()
        return random.choices(list(outcomes), list(outcomes.values()))[0], None
    assert isinstance(actor, int)
    player = actor
    if not table.asks and random.random() < 0.4:
        player = random.choice([p for p in range(table.count) if table.legal(p)])
    texts = sorted(table.legal(player))
    verbs = sorted({text.split()[0] for text in texts})
    weights = [_WEIGHTS.get(verb, _RARE.get(verb, 1)) for verb in verbs]
    verb = random.choices(verbs, weights)[0]
    return random.choice([text for text in texts if text.split()[0] == verb]), player


def played(
    name: str, options: Options, seed: int, most: int = 10**6, *, compiled: bool = False
) -> Iterator[tuple[armoire.State, Table]]:
    """The same game both ways, before each of up to so many actions and outcomes after the deal.

    The deal itself is not shown: before it comes the state with nothing dealt, after it the first
    with hands.
    """
    state, table = start(name, options, compiled=compiled)
    random = Random(seed)
    yield state, table
    while table.phase in ("lot", "deal"):
        _play(state, table, random)
    for _ in range(most):
        yield state, table
        if table.actor() is None:
            return
        _play(state, table, random)
    yield state, table


def _play(state: armoire.State, table: Table, random: Random) -> None:
    text, player = choose(table, random)
    state.play(text, player)
    table.play(text, player)


def at(name: str, options: Options, seed: int, most: int) -> tuple[armoire.State, Table]:
    """The game after so many actions and outcomes, or at its end."""
    for both in played(name, options, seed, most):
        state, table = both
    return state, table


def alone(name: str, options: Options, seed: int) -> Iterator[Table]:
    """The game of `played` in the reference alone, deal included."""
    table = Table(name, game(name, **options).options_dict())
    random = Random(seed)
    while table.actor() is not None:
        yield table
        text, player = choose(table, random)
        table.play(text, player)
    yield table
