"""Games of Arne from a script: hands as wished, then lines of play in notation.

>>> state = dealt("r500 stop", "g50", pile="r50")
>>> line(state, "r50; P1: lay r500; P1: stop")
>>> row(state, "r")
'r500'

Players are written as in the notation, P1 and so on. A stack is written as its card, with ``~``
before it for a chameleon under it, and ``+x3``, ``+crush``, ``+lock`` for what lies on it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import armoire
from armoire.core.kernel import CHANCE
from tests.core.playing import game_of
from tests.games.arne.reference import Table

FILLER = "take1"
"""Fills hands and pile: it is white, nobody is asked because of it."""


def game(name: str = "arne", *, compiled: bool = False, **options: Any) -> armoire.Game:
    """Arne with these options, the same object for the same ones."""
    return game_of(name, compiled=compiled, **options)


def dealt(
    *hands: str, pile: str = "", rest: int = 20, first: int = 1, name: str = "arne", **options: Any
) -> armoire.State:
    """A game after lot and deal; the deck is the hands, filled up, the pile and the rest.

    The pile's cards are there to be named when they come; the rest of it is filler.
    """
    size = 5 if name == "arne-junior" else 8
    full = [[*hand.split(), *[FILLER] * (size - len(hand.split()))] for hand in hands]
    deck = Counter(code for hand in full for code in hand)
    deck.update(pile.split())
    deck[FILLER] += rest
    text = " ".join(["only", *(f"{code}:{count}" for code, count in deck.items())])
    options = {"players": len(hands), "first_player": first, "deck": text, **options}
    state = game(name, **options).new_initial_state()
    for code in [f"P{first}", *(code for hand in full for code in hand)]:
        state.play(code)
    return state


def junior(*hands: str, **options: Any) -> armoire.State:
    """Arne Junior after lot and deal."""
    return dealt(*hands, name="arne-junior", **options)


def number(player: str) -> int:
    return int(player.removeprefix("P")) - 1


def line(state: armoire.State, text: str) -> armoire.State:
    """Play parts parted by semicolons; give the same state back.

    ``P2: stop`` is an action, ``r500`` an outcome, ``draw`` whatever comes, by choice filler. What
    comes before is played too as long as it is clear: passes, draws, and filler that comes.
    The reference plays along and must say the same in the end.
    """
    for part in text.split(";"):
        player, colon, action = part.strip().rpartition(": ")
        if not colon:
            _wait_for_chance(state)
            state.play(_coming(state) if action == "draw" else action)
            continue
        while action not in legal(state, player) and _goes_on(state):
            pass
        state.play(action, number(player))
    same_in_reference(state)
    return state


def _wait_for_chance(state: armoire.State) -> None:
    while not state.is_chance_node() and _goes_on(state):
        pass


def _goes_on(state: armoire.State) -> bool:
    """Play what needs no choice: a pass, a draw, filler that comes; whether there was such."""
    if state.is_chance_node():
        state.play(_coming(state))
        return True
    for text in ("pass", "draw"):
        if not state.is_terminal() and text in legal(state):
            state.play(text)
            return True
    return False


def _coming(state: armoire.State) -> str:
    outcomes = [state.action_to_string(CHANCE, action) for action, _ in state.chance_outcomes()]
    if FILLER in outcomes:
        return FILLER
    assert len(outcomes) == 1, f"say which comes of {outcomes}"
    return outcomes[0]


def quiet(state: armoire.State) -> armoire.State:
    """Let everybody who is asked pass."""
    while state.current_player() >= 0 and "pass" in legal(state) and seen(state).phase != "final":
        state.play("pass")
    return state


def same_in_reference(state: armoire.State) -> None:
    """Play the game once more in the reference, and look for differences at its end."""
    table = Table(state.game.name, state.game.options_dict())
    for text, (player, _) in zip(state.history_text(), state.full_history(), strict=True):
        table.play(text, None if player == CHANCE else player)
    table.check()
    assert state.scores() == table.scores()
    actor = table.actor()
    if isinstance(actor, int):
        assert state.current_player() == actor
        for player in range(table.count):
            assert legal(state, f"P{player + 1}") == table.legal(player)
    elif actor == "chance":
        assert outcomes(state) == table.outcomes()
    else:
        assert state.is_terminal()


# What is to be seen


def seen(state: armoire.State, audience: str | None = None) -> Any:
    return state.view(None if audience is None else number(audience))


def legal(state: armoire.State, player: str | None = None) -> set[str]:
    """What may be done now, in notation, by default by whose decision it is."""
    who = state.current_player() if player is None else number(player)
    if who < 0 or state.is_chance_node():
        return set()
    return {state.action_to_string(who, action) for action in state.legal_actions(who)}


def outcomes(state: armoire.State) -> Counter[str]:
    """What may come now, each with its weight."""
    return Counter({state.action_to_string(CHANCE, action): weight
                    for action, weight in state.chance_weights()})


def can(state: armoire.State, player: str, verb: str) -> set[str]:
    """The player's possible actions that begin with a word, once it is their decision.

    Goes on with a copy of the game until they are asked or in turn.
    """
    trial = state.clone()
    while trial.current_player() != number(player) and _goes_on(trial):
        pass
    return {text for text in legal(trial, player) if text.split()[0] == verb}


def in_turn(state: armoire.State) -> set[str]:
    """What the player in turn may do once nobody wants to play a black card."""
    trial = state.clone()
    while "pass" in legal(trial) or "draw" in legal(trial) or trial.is_chance_node():
        _goes_on(trial)
    return legal(trial)


def row(state: armoire.State, colour: str) -> str:
    """The stacks of a row, in order of laying."""
    return next(" ".join(map(_stack, r.stacks)) for r in seen(state).rows if r.colour == colour)


def _stack(stack: Any) -> str:
    on = [name for name in ("x3", "crush", "lock") if getattr(stack, name)]
    return ("~" if stack.chameleon else "") + "+".join([stack.card, *on])


def points(state: armoire.State, colour: str) -> int:
    return next(int(r.sum.total) for r in seen(state).rows if r.colour == colour)


def hand(state: armoire.State, player: str) -> str:
    """A hand without its filler."""
    cards = Counter({held.card: held.count for held in seen(state, player).hand})
    return " ".join(sorted(code for code in cards.elements() if code != FILLER))


def hand_size(state: armoire.State, player: str) -> int:
    return int(seen(state).hands[number(player)])


def discard(state: armoire.State) -> str:
    """The discard pile's top three cards, the top one first."""
    return " ".join(seen(state).discard)


def places(state: armoire.State) -> str:
    """Who sits where: ``r:P1 g:P2``."""
    return " ".join(f"{place.colour}:P{place.player + 1}" for place in seen(state).places)


def to_move(state: armoire.State) -> str:
    """Who is in turn, or at a boundary who will draw."""
    return f"P{seen(state).to_move + 1}"


def next_turn(state: armoire.State) -> str:
    """Who gets the next card of the draw pile as a turn's draw, everybody passing."""
    trial = state.clone()
    while seen(trial).phase != "boundary":
        assert _goes_on(trial)
    while seen(trial).phase == "boundary":
        assert _goes_on(trial)
    return to_move(trial)


def refused(state: armoire.State, text: str, player: str | None = None) -> bool:
    """Whether something cannot be played now; it must leave everything as it is."""
    before = state.record.tobytes()
    try:
        state.clone().play(text, None if player is None else number(player))
    except armoire.IllegalAction:
        assert state.record.tobytes() == before
        return True
    return False
