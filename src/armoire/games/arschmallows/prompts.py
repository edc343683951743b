"""What is to be done now in Arschmallows, said to a player or to anybody."""

from __future__ import annotations

from armoire.core.kernel import NOBODY, Record
from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.core.state import State
from armoire.games.arschmallows import actions
from armoire.games.arschmallows.cards import SWAP, is_action, text
from armoire.games.arschmallows.knowledge import knows
from armoire.games.arschmallows.legal import pile_size
from armoire.games.arschmallows.prompt_words import PROMPTS, taken
from armoire.games.arschmallows.state import (
    BEGIN,
    DEAL,
    DRAW,
    LOOK,
    LOT,
    OVER,
    RESHUFFLE,
    SHED,
    TAKEN,
)

_ORDER = ("place", "reject", "spy", "swap", "extra", "shed")


def prompt(state: State, audience: int | None, language: Language) -> str:
    """The sentence for a player, or for anybody else: it names only what its hearer may know."""
    record = state.record
    phase = int(record.phase)
    turn = int(record.turn)
    if phase in (LOT, DEAL, RESHUFFLE, OVER):
        return PROMPTS[{LOT: "lot", DEAL: "deal", RESHUFFLE: "reshuffle", OVER: "over"}[phase]].say(
            language
        )
    if phase == DRAW:
        return PROMPTS["drawing"].say(language, player=turn)
    if audience != turn:
        return _to_others(record, turn, language)
    if phase == LOOK:
        return _look(record, turn, language)
    if phase == BEGIN:
        return _begin(record, language)
    if phase == TAKEN:
        return _taken(state, turn, language)
    if phase == SHED:
        return _claim(state, language)
    if record.extra > 0:
        return PROMPTS["call_or_extra"].say(language, turns=int(record.extra))
    return PROMPTS["call"].say(language)


def _look(record: Record, player: int, language: Language) -> str:
    if record.looks == 0:
        return PROMPTS["look_first"].say(language)
    slots = range(int(record.slots[player]))
    first = next(slot for slot in slots if knows(record, player, player, slot))
    return PROMPTS["look_second"].say(language, slot=first + 1)


def _top(record: Record) -> str:
    return text(int(record.discard[record.discarded - 1]))


def _begin(record: Record, language: Language) -> str:
    arguments: dict[str, Argument] = {}
    code = "extra" if record.in_extra else "begin"
    if record.in_extra:
        arguments["turns"] = int(record.extra) + 1
    elif record.ender != NOBODY and record.discarded > 0 and pile_size(record) > 0:
        code = "begin_last"
    if record.discarded == 0:
        code += "_draw"
    else:
        arguments["card"] = _top(record)
        if pile_size(record) == 0:
            code += "_take"
    return PROMPTS[code].say(language, **arguments)


def _taken(state: State, player: int, language: Language) -> str:
    record = state.record
    kind = int(record.taken)
    possible = {actions.verb_of(action) for action in state.legal_actions(player)}
    code = "taken"
    if is_action(kind) and record.from_discard:
        code = "taken_without_action"
    elif kind == SWAP and "swap" not in possible:
        code = "taken_without_pair"
    verbs = [verb for verb in _ORDER if verb in possible]
    return taken(text(kind), verbs, language, code=code)


def _claim(state: State, language: Language) -> str:
    claimed = [slot for slot in range(16) if int(state.record.claimed) >> slot & 1]
    if len(claimed) == 1:
        return PROMPTS["claim_one"].say(language, slot=claimed[0] + 1)
    code = "claim_all" if state.legal_actions() == [actions.SHED_END] else "claim_more"
    return PROMPTS[code].say(language, count=len(claimed))


def _to_others(record: Record, player: int, language: Language) -> str:
    phase = int(record.phase)
    if phase == LOOK:
        return PROMPTS["other_looks"].say(language, player=player)
    if phase == BEGIN:
        code = "other_begins" if record.ender == NOBODY else "other_last"
        return PROMPTS["other_extra" if record.in_extra else code].say(language, player=player)
    if phase == TAKEN and record.from_discard:
        card = text(int(record.taken))
        return PROMPTS["other_took"].say(language, player=player, card=card)
    if phase == TAKEN:
        return PROMPTS["other_drew"].say(language, player=player)
    if phase == SHED:
        count = int(record.claimed).bit_count()
        return PROMPTS["other_claims"].say(language, player=player, count=count)
    return PROMPTS["other_may_call"].say(language, player=player)
