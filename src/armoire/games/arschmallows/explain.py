"""Why something cannot be played, with the rule that says so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from armoire.core.game import Reason
from armoire.core.kernel import NOBODY, Record
from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.core.state import State
from armoire.games.arschmallows import actions
from armoire.games.arschmallows.cards import EXTRA, SPY, SWAP, is_action, text
from armoire.games.arschmallows.knowledge import knows
from armoire.games.arschmallows.legal import hidden, pile_size
from armoire.games.arschmallows.reasons import REASONS
from armoire.games.arschmallows.state import BEGIN, CALL, LOOK, MOST_SLOTS, SHED
from armoire.games.arschmallows.touch import meaning

Wrong = tuple[str, dict[str, Argument]]
"""A reason's code and arguments."""

_VERBS = {"look": 1, "draw": 0, "take": 0, "place": 1, "reject": 1, "spy": 1, "swap": 2, "extra": 0,
          "shed": 1, "call": 0, "done": 0, "decline": 0}
"""How many slots each verb takes."""
_ACTION_OF = {"spy": SPY, "swap": SWAP, "extra": EXTRA}
_SLOT = re.compile(r"(?:P(?P<player>[0-9]{1,3}) )?(?P<slot>[0-9]{1,3})")
"""Longer numbers are no slots to speak of."""


def explain(
    state: State, player: int, what: str | Sequence[str], language: Language
) -> Reason | None:
    """Why a text in notation, or touched things, are no legal action; None if they are.

    What only begins something legal, such as the card in hand, is legal here.
    """
    wrong = _whose_turn(state, player)
    if wrong is None:
        said = what.strip() if isinstance(what, str) else meaning(state.record, player, what)
        wrong = _said(state, player, said)
    if wrong is None:
        return None
    code, arguments = wrong
    return Reason.because(code, REASONS[code], language, arguments)


def _whose_turn(state: State, player: int) -> Wrong | None:
    if state.is_terminal():
        return "game_over", {}
    if state.is_chance_node():
        return "still_dealing", {}
    if player != state.current_player():
        return "not_your_turn", {"player": state.current_player()}
    return None


def _said(state: State, player: int, said: str) -> Wrong | None:
    action = actions.read(said)
    if action is not None and action in state.legal_actions():
        return None
    verb, _, rest = said.partition(" ")
    if verb not in _VERBS:
        return "unreadable", {"text": said}
    if said == "shed end":
        return _phase(state.record, verb) or _end_of_claim(state.record)
    slots = [_read_slot(found, player) for found in _SLOT.finditer(rest)]
    if _SLOT.sub("", rest).strip() or len(slots) > _VERBS[verb]:
        return "unreadable", {"text": said}
    return (
        _phase(state.record, verb)
        or _deed(state.record, player, verb, slots)
        or _beginning(state, said, verb, slots)
    )


def _read_slot(found: re.Match[str], player: int) -> tuple[int, int]:
    owner = found["player"]
    return (player if owner is None else int(owner) - 1), int(found["slot"]) - 1


def _beginning(
    state: State, said: str, verb: str, slots: Sequence[tuple[int, int]]
) -> Wrong | None:
    """Nothing is wrong with what some legal action goes on from."""
    legal = [actions.write(action) for action in state.legal_actions()]
    if len(slots) < _VERBS[verb] and any(one.split()[0] == verb for one in legal):
        return None
    return "unreadable", {"text": said}


# The phase of the turn


def _phase(record: Record, verb: str) -> Wrong | None:
    """What is wrong with doing such a thing at this point of the turn."""
    phase = int(record.phase)
    if verb == "look" and phase != LOOK:
        return "look_not_now", {}
    if verb == "look":
        return None
    if phase == LOOK:
        return "still_looking", {}
    if verb in ("call", "done") and phase != CALL:
        if record.ender != NOBODY:
            return "no_call_in_last_lap", {"player": int(record.ender)}
        return ("claim_open" if phase == SHED else "call_not_now"), {}
    if phase == CALL:
        return None if verb in ("call", "done") else ("call_or_done", {})
    if phase == SHED:
        return None if verb == "shed" else ("claim_open", {})
    if phase == BEGIN:
        return _at_beginning(record, verb)
    return ("already_taken", {}) if verb in ("draw", "take", "decline") else None


def _at_beginning(record: Record, verb: str) -> Wrong | None:
    if verb == "draw":
        return ("pile_empty", {}) if pile_size(record) == 0 else None
    if verb == "take":
        return ("discard_empty", {}) if record.discarded == 0 else None
    if verb == "decline":
        return None if record.in_extra else ("nothing_to_decline", {})
    return "nothing_taken_yet", {}


# What is done with the card


def _deed(
    record: Record, player: int, verb: str, slots: Sequence[tuple[int, int]]
) -> Wrong | None:
    if verb in _ACTION_OF and (wrong := _action(record, player, verb)):
        return wrong
    if verb == "reject" and record.from_discard and not record.reject_from_discard:
        return "reject_from_discard_forbidden", {}
    if verb == "shed" and (wrong := _claim(record, player)):
        return wrong
    for place, (owner, slot) in enumerate(slots):
        if not 0 <= owner < record.players:
            return "no_such_player", {"text": f"P{owner + 1}", "players": int(record.players)}
        if verb == "swap" and place == 1 and owner == player:
            return "swap_with_self", {}
        if owner != player and verb != "spy" and not (verb == "swap" and place == 1):
            return "own_slot_only", {"player": owner}
        if wrong := _lies_hidden(record, player, owner, slot):
            return wrong
    own = slots[0][1] if slots else 0
    if verb == "look" and slots:
        return _look(record, player, own)
    if verb == "shed" and slots:
        return _next_of_claim(record, player, own)
    return None


def _lies_hidden(record: Record, player: int, owner: int, slot: int) -> Wrong | None:
    """What is wrong with a slot in which a hidden card should lie."""
    slots = int(record.slots[owner])
    if not 0 <= slot < slots:
        return "no_such_slot", {"slot": slot + 1, "player": owner, "slots": slots}
    if hidden(record, owner) >> slot & 1:
        return None
    if owner == player:
        return "slot_locked", {"slot": slot + 1}
    return "other_slot_hidden", {"slot": slot + 1, "player": owner}


def _action(record: Record, player: int, verb: str) -> Wrong | None:
    """What is wrong with using the card's action (ARS-10, ARS-12)."""
    kind = int(record.taken)
    card = text(kind)
    if not is_action(kind):
        return "not_an_action_card", {"card": card}
    if record.from_discard:
        return "action_from_discard", {"card": card}
    if kind != _ACTION_OF[verb]:
        return "wrong_action", {"card": card, "action": verb}
    others = (other for other in range(record.players) if other != player)
    if verb == "swap" and not any(hidden(record, other) for other in others):
        return "no_swap_pair", {}
    return None


def _look(record: Record, player: int, slot: int) -> Wrong | None:
    """The second look goes further to the right (ARS-4)."""
    slots = int(record.slots[player])
    if record.looks == 0:
        return ("first_look_too_far", {"slot": slot + 1}) if slot == slots - 1 else None
    first = next(at for at in range(slots) if knows(record, player, player, at))
    if slot == first:
        return "look_twice_same", {"slot": slot + 1}
    return ("look_ascending", {"slot": first + 1}) if slot < first else None


def _claim(record: Record, player: int) -> Wrong | None:
    """What is wrong with beginning a claim (ARS-14, ARS-16)."""
    if record.phase == SHED:
        return None
    if record.slots[player] == MOST_SLOTS:
        return "claim_sixteen", {}
    if int(hidden(record, player)).bit_count() < 2:
        return "claim_needs_two_hidden", {}
    return None


def _next_of_claim(record: Record, player: int, slot: int) -> Wrong | None:
    claimed = int(record.claimed)
    if claimed >> slot:
        return "claim_ascending", {"slot": claimed.bit_length()}
    if claimed == 0 and int(hidden(record, player)) >> (slot + 1) == 0:
        return "claim_too_far", {"slot": slot + 1}
    return None


def _end_of_claim(record: Record) -> Wrong | None:
    return ("claim_too_short", {}) if record.phase == SHED else ("claim_not_open", {})
