"""Why something cannot be played in Arne, with the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence

from armoire.core.game import Reason
from armoire.core.kernel import NOBODY
from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.core.state import State
from armoire.games.arne import actions, explain_cards
from armoire.games.arne.cards import BLACK, COLOURED, COLOURS, FACES, MINUS, POINTS_OF, Family
from armoire.games.arne.legal import own_colour
from armoire.games.arne.reasons import reasons
from armoire.games.arne.state import BOUNDARY, FINAL, GIVE, TURN
from armoire.games.arne.touch import meaning
from armoire.games.arne.turns import next_place

Wrong = tuple[str, dict[str, Argument]]
"""A reason's code and arguments."""

_CARD_VERBS = frozenset({"lay", "discard", "give", "play"})


def explain(
    family: Family, state: State, player: int, what: str | Sequence[str], language: Language
) -> Reason | None:
    """Why a text in notation, or touched things, are no legal action; None if they are.

    What only begins something legal, such as a card of the hand, is legal here.
    """
    giving = bool(state.record.phase == GIVE)
    said = what.strip() if isinstance(what, str) else meaning(family, what, giving=giving)
    if _is_legal(family, state, player, said) or _begins(state, player, what):
        return None
    code, arguments = _wrong(family, state, player, said)
    words = reasons(bool(state.record.junior))
    return Reason.because(code, words[code], language, arguments)


def _is_legal(family: Family, state: State, player: int, said: str) -> bool:
    action = actions.read(family, said, own_colour(state.record, player))
    return action is not None and action in state.legal_actions(player)


def _begins(state: State, player: int, what: str | Sequence[str]) -> bool:
    """Whether some legal action goes on from here."""
    if isinstance(what, str):
        written = [
            state.game.write_action(state.record, player, action)
            for action in state.legal_actions(player)
        ]
        return any(one.startswith(f"{what.strip()} ") for one in written)
    touched = list(what)
    return any(path.touch[: len(touched)] == touched for path in state.paths(player))


def _wrong(family: Family, state: State, player: int, said: str) -> Wrong:
    verb, *rest = said.split() or [""]
    kind = _kind_of(family, verb, rest)
    wrong = _moment(state, player, verb) if kind is None else _with_card(
        family, state, player, verb, rest, kind
    )
    return wrong or ("unreadable", {"text": said})


def _kind_of(family: Family, verb: str, rest: Sequence[str]) -> int | None:
    """The kind of the card that is played, or None for what is no card."""
    code = rest[0] if verb in _CARD_VERBS and rest else verb
    return family.kinds.get(code)


def _moment(state: State, player: int, verb: str) -> Wrong | None:
    """What is wrong with passing, drawing, or ending a turn now (ARN-11)."""
    if verb not in ("pass", "draw", "end"):
        return _silence(state)
    if wrong := _silence(state):
        return wrong
    record = state.record
    if record.phase == GIVE:
        return _while_giving(state, player)
    if record.phase == FINAL:
        return "final_not_you", {}
    if verb == "pass":
        return ("not_asked" if record.ask else "nothing_to_pass"), {}
    if _in_turn(state) != player:
        return "not_your_turn", {}
    if verb == "draw":
        return "already_drawn", {}
    return ("draw_first" if record.phase == BOUNDARY else "white_card_held"), {}


def _silence(state: State) -> Wrong | None:
    if state.is_terminal():
        return "game_over", {}
    return ("still_dealing", {}) if state.is_chance_node() else None


def _in_turn(state: State) -> int:
    record = state.record
    place = next_place(record) if record.phase == BOUNDARY else int(record.turn_place)
    return int(record.player_at[place])


def _while_giving(state: State, player: int) -> Wrong:
    if player != state.record.giver:
        return "wait_for_giver", {}
    colour = COLOURS[int(state.record.demanded)]
    return "give_this", {"colour": colour}


def _with_card(
    family: Family, state: State, player: int, verb: str, rest: Sequence[str], kind: int
) -> Wrong | None:
    """What is wrong with playing a card."""
    record = state.record
    card = family.codes[kind]
    if wrong := _silence(state):
        return wrong
    if not int(record.holds[player]) >> kind & 1:
        return "not_in_hand", {"card": card}
    if record.phase == GIVE:
        return _gift(state, player, kind, card)
    if verb == "give":
        return "give_nothing_asked", {}
    if record.phase == FINAL and (wrong := _final(state, player, kind, card)):
        return wrong
    black = bool(BLACK >> kind & 1) or verb == "chameleon"
    if not black and (wrong := _out_of_turn(state, player, card)):
        return wrong
    if record.ask and record.asked == NOBODY and black and record.phase in (TURN, BOUNDARY):
        return "not_asked", {}
    if record.asked != NOBODY and player != state.current_player():
        return "not_asked", {}
    return explain_cards.explain(family, record, player, kind, verb, rest)


def _gift(state: State, player: int, kind: int, card: str) -> Wrong:
    record = state.record
    if player != record.giver:
        return "wait_for_giver", {}
    colour = int(record.demanded)
    if kind < COLOURED and kind % FACES != MINUS and POINTS_OF[colour] >> kind & 1:
        return "give_this", {"colour": COLOURS[colour]}
    return "give_other_card", {"card": card, "colour": COLOURS[colour]}


def _final(state: State, player: int, kind: int, card: str) -> Wrong | None:
    """In the final round it goes strictly in turn, one black card each (ARN-33)."""
    if player != state.current_player():
        return "final_not_you", {}
    if card in ("stop", "reverse"):
        return f"final_{card}", {}
    return None if BLACK >> kind & 1 else ("final_white", {})


def _out_of_turn(state: State, player: int, card: str) -> Wrong | None:
    """White cards are for one's own turn, after drawing (ARN-11)."""
    record = state.record
    if _in_turn(state) != player:
        return "white_out_of_turn", {"card": card}
    if record.phase == BOUNDARY:
        return "draw_first", {}
    if record.asked != NOBODY:
        return "white_out_of_turn", {"card": card}
    return None
