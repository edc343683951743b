"""What is to be done now in Arne, said to a player or to anybody.

What others are told depends on nothing that is hidden: not on who is being asked, nor on who could
play a black card.
"""

from __future__ import annotations

from armoire.core.kernel import NOBODY, PASS, Record
from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.core.state import State
from armoire.games.arne.actions import END
from armoire.games.arne.cards import COLOURS, Family
from armoire.games.arne.prompt_words import prompts
from armoire.games.arne.state import (
    BOUNDARY,
    DEAL,
    FINAL,
    GIVE,
    LOT,
    OVER,
    TURN,
)
from armoire.games.arne.turns import next_place

_PLAIN = {LOT: "lot", DEAL: "deal", OVER: "over"}


def prompt(family: Family, state: State, audience: int | None, language: Language) -> str:
    """The sentence for a player, or for anybody else: it names only what its hearer may know."""
    record = state.record
    said = prompts(bool(record.junior))
    code, arguments = _main(state, audience)
    sentences = [said[code].say(language, **arguments)]
    if record.claim != NOBODY and record.phase in (TURN, GIVE):
        claim = "stop_claim_own" if record.claim == audience else "stop_claim"
        own = {} if claim == "stop_claim_own" else {"player": int(record.claim)}
        sentences.append(said[claim].say(language, **own))
    waits = audience is not None and code in ("others_turn", "others_draw")
    if waits and not record.ask:
        sentences.append(said["black_any_time"].say(language))
    return " ".join(sentences)


def _main(state: State, audience: int | None) -> tuple[str, dict[str, Argument]]:
    record = state.record
    phase = int(record.phase)
    if phase in _PLAIN:
        return _PLAIN[phase], {}
    if record.asked != NOBODY and audience is not None:
        return _asked(state, audience), {}
    if phase == GIVE:
        return _give(record, audience)
    if phase not in (TURN, BOUNDARY, FINAL):
        return "taking", {}
    player = state.current_player()
    if audience is not None and audience == player:
        return _own(state, player, phase), {}
    code = {TURN: "others_turn", BOUNDARY: "others_draw", FINAL: "others_final"}[phase]
    return code, {"player": _in_turn(record, player)}


def _in_turn(record: Record, player: int) -> int:
    """Who is in turn, for all to know."""
    if record.phase == BOUNDARY:
        return int(record.player_at[next_place(record)])
    return player if record.phase == FINAL else int(record.player_at[record.turn_place])


def _asked(state: State, audience: int) -> str:
    """In `ask` timing: for whoever is asked, or for who waits for them."""
    if audience != state.current_player():
        return "others_asked"
    return "asked_none" if state.legal_actions() == [PASS] else "asked"


def _give(record: Record, audience: int | None) -> tuple[str, dict[str, Argument]]:
    if audience != record.giver:
        return "others_give", {"player": int(record.giver)}
    return "give", {
        "other": int(record.demander), "colour": COLOURS[record.demanded], "n": int(record.owed),
    }


def _own(state: State, player: int, phase: int) -> str:
    legal = state.legal_actions(player)
    if phase == BOUNDARY:
        return "draw"
    if phase == FINAL:
        return "final_none" if legal == [PASS] else "final"
    return "turn_none" if END in legal else "turn"
