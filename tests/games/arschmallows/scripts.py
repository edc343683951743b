"""Games of Arschmallows from a script: the deal and all that comes, in notation.

>>> state = dealt("5 5 5 1 2 3", "0 0 0 0 1 1", discard="7", pile="9 4 4")
>>> play(state, "draw 4, place 6, done").view(None).discard
'3'
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import armoire
from armoire.core.language import Language
from armoire.games.arschmallows.view import ArschmallowsView
from tests.core.playing import game_of


def game(*, compiled: bool = False, **options: Any) -> armoire.Game:
    """Arschmallows with these options, the same object for the same ones."""
    return game_of("arschmallows", compiled=compiled, **options)


def deck_text(cards: str) -> str:
    """The `deck` option for exactly these cards."""
    return " ".join(f"{code}x{count}" for code, count in Counter(cards.split()).items())


def dealt(
    *hands: str, discard: str = "0", pile: str | None = None, looks: str = "look 1, look 2",
    first: int = 1, **options: Any,
) -> armoire.State:
    """A first round after the deal and everybody's looks, to be opened by seat `first`.

    With `pile` the deck is just the cards that are named; else it is the printed one. Four cards a
    hand are kids' mode. The game has one round if nothing else is said.
    """
    if pile is not None:
        options["deck"] = deck_text(" ".join([*hands, discard, pile]))
    options = {"rounds": 1, "kids": len(hands[0].split()) == 4, **options}
    state = game(players=len(hands), first_player=first, **options).new_initial_state()
    play(state, ", ".join([*" ".join(hands).split(), discard]))
    return play(state, *[looks] * len(hands)) if looks else state


def deal(state: armoire.State, *hands: str, discard: str = "0") -> armoire.State:
    """The deal of a later round, and everybody's looks at 1 and 2."""
    play(state, ", ".join([*" ".join(hands).split(), discard]))
    return play(state, *["look 1, look 2"] * len(hands))


def play(state: armoire.State, *lines: str) -> armoire.State:
    """Play lines of actions parted by commas; give the same state back.

    ``draw 9`` stands for drawing and the card that comes, ``shed 1 2 3`` for a whole claim.
    """
    for line in lines:
        for part in line.split(","):
            for text in _single(part.strip()):
                state.play(text)
    return state


def _single(part: str) -> list[str]:
    verb, *rest = part.split()
    if verb == "draw":
        return [verb, *rest]  # and the card, if it is told
    if verb == "shed" and len(rest) > 1:
        return [*(f"shed {slot}" for slot in rest), "shed end"]
    return [part]


def legal(state: armoire.State) -> set[str]:
    """What may be done or come now, in notation."""
    player = state.current_player()
    return {state.action_to_string(player, action) for action in state.legal_actions()}


def verbs(state: armoire.State) -> set[str]:
    """The words that legal actions begin with; the end of a claim is ``shed end``."""
    return {text if text == "shed end" else text.split()[0] for text in legal(state)}


def seen(state: armoire.State, audience: int | None = None, closed: int = 0) -> ArschmallowsView:
    return cast(ArschmallowsView, state.view(audience, closed))


def hand(state: armoire.State, player: int) -> str:
    """What really lies before a player, locked cards in brackets, as the position is written."""
    return state.to_text().split("; ")[player].partition(": ")[2]


def knowledge(state: armoire.State, player: int, audience: int) -> str:
    """The same as a player knows it: ``?`` for what they have not seen."""
    return state.observation_string(audience).split("; ")[player].partition(": ")[2]


def shown(state: armoire.State, audience: int | None, closed: int = 0) -> list[str]:
    """What somebody is looking at: ``P2:3=5``."""
    return [f"P{look.player + 1}:{look.slot}={look.card}"
            for look in seen(state, audience, closed).looks]


def said(state: armoire.State, line: str, language: Language = "en") -> list[str]:
    """Play a line, and give the sentences of its last action."""
    *earlier, last = [text for part in line.split(",") for text in _single(part.strip())]
    for text in earlier:
        state.play(text)
    before = state.clone()
    state.play(last)
    return [sentence.sentence for sentence in state.describe(before, language)]
