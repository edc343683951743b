"""What happened, in words: the log of Arschmallows. It names no hidden card to anybody (ARS-27)."""

from __future__ import annotations

from armoire.core.game import LogSentence
from armoire.core.kernel import CHANCE, Record
from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.core.state import State
from armoire.games.arschmallows import scoring_words
from armoire.games.arschmallows.cards import text
from armoire.games.arschmallows.legal import hidden
from armoire.games.arschmallows.notes import Deed, Result
from armoire.games.arschmallows.state import DEAL, LOOK, LOT, RESHUFFLE, TURNS_EACH
from armoire.games.arschmallows.words import EVENTS


def describe(
    before: State, player: int, action: int, after: State, language: Language
) -> list[LogSentence]:
    """The sentences for one action or outcome, the same for everybody at the table."""
    if player == CHANCE:
        return _chance(before.record, action, after, language)
    deed = after.notes()[-1][1]
    assert isinstance(deed, Deed)
    said = _deed(before.record, deed, after.record, language)
    if deed.result is not None:
        said += _round(before.record, deed.result, after, language)
    return said


def _say(
    code: str, language: Language, player: int | None = None, **arguments: Argument
) -> LogSentence:
    if player is not None:
        arguments["player"] = player
    return LogSentence(EVENTS[code].say(language, **arguments), "play", player)


def _table(code: str, language: Language, **arguments: Argument) -> LogSentence:
    return LogSentence(EVENTS[code].say(language, **arguments), "table")


# Chance


def _chance(before: Record, outcome: int, after: State, language: Language) -> list[LogSentence]:
    record = after.record
    if before.phase == LOT:
        return [_table("lot", language, player=outcome)]
    if before.phase == RESHUFFLE:
        return [_table("reshuffled", language, card=text(outcome))]
    if before.phase != DEAL or record.phase != LOOK:
        return []
    number = int(record.scored) + 1
    said = []
    if number > 1:
        said.append(_opener(record, number, language))
    elif after.game.options_dict()["first_player"]:
        said.append(_table("first_player", language, player=int(record.opener)))
    return [
        *said,
        _table("deal", language, round=number, count=int(record.table_cards)),
        _table("opened", language, card=text(outcome)),
    ]


def _opener(record: Record, number: int, language: Language) -> LogSentence:
    """Why somebody opens a later round (ARS-5)."""
    totals = record.totals.tolist()[: record.players]
    equals = totals.count(max(totals)) > 1
    code = "opener_of_equals" if equals else "opener"
    return _table(code, language, player=int(record.opener), round=number)


# Decisions


def _deed(before: Record, deed: Deed, after: Record, language: Language) -> list[LogSentence]:
    player = deed.player
    slot = deed.slot or 0
    known = bool(before.from_discard)
    match deed.kind:
        case "look":
            return [_say("looked", language, player, slot=slot)]
        case "draw":
            return [_say("drew", language, player)]
        case "take":
            return [_say("took", language, player, card=deed.card or "")]
        case "place" if known:
            return [_say("placed_known", language, player, slot=slot, card=deed.card or "")]
        case "place":
            return [_say("placed", language, player, slot=slot, card=deed.card or "")]
        case "reject":
            said = [_say("rejected", language, player, slot=slot, card=deed.card or "",
                         turned_up=deed.turned_up or "")]
            return said + _trigger(deed, language)
        case "spy" if deed.other == player:
            return [_say("spied_own", language, player, slot=deed.other_slot or 0)]
        case "spy":
            return [_say("spied", language, player, other=deed.other or 0,
                         slot=deed.other_slot or 0)]
        case "swap":
            return [_say("swapped", language, player, slot=slot, other=deed.other or 0,
                         other_slot=deed.other_slot or 0)]
        case "extra" if before.extra > 0:
            return [_say("extra_more", language, player, turns=int(before.extra) + 2)]
        case "extra":
            return [_say("extra", language, player)]
        case "claim":
            return [_say("offered", language, player, slot=slot)]
        case "shed" | "penalty":
            return [_claim(deed, before, known, language)]
        case "call":
            return [_say("called", language, player), _last_lap(player, language)]
        case "done":
            return []
        case "decline":
            return [_say("declined", language, player)]
    raise AssertionError(deed.kind)


def _claim(deed: Deed, before: Record, known: bool, language: Language) -> LogSentence:
    """The cards of a right claim lie on the discard pile; those of a wrong one are hidden again."""
    right = deed.kind == "shed"
    slot = deed.slots[0] if right else int(before.slots[deed.player]) + 1
    code = ("shed_right" if right else "shed_wrong") + ("_known" if known else "")
    arguments: dict[str, Argument] = {"slot": slot}
    if right:
        arguments["cards"] = " ".join(deed.cards)
    return _say(code, language, deed.player, **arguments)


def _trigger(deed: Deed, language: Language) -> list[LogSentence]:
    if not deed.triggered:
        return []
    return [_say("triggered", language, deed.player), _last_lap(deed.player, language)]


def _last_lap(ender: int, language: Language) -> LogSentence:
    return LogSentence(EVENTS["last_lap"].say(language, player=ender), "table", ender)


def whispers(state: State, player: int, language: Language) -> list[str]:
    """The cards that the latest action showed to this player (ARS-4, ARS-11)."""
    noted = state.notes()
    if not noted or noted[-1][0] != state.move_number():
        return []
    deed = noted[-1][1]
    if not isinstance(deed, Deed) or player not in deed.viewers:
        return []
    if deed.kind == "penalty":  # that one was said to everybody
        return []
    codes = {"look": "looked_private", "spy": "spied_private"}
    said = []
    for shown in deed.shown:
        code = codes[deed.kind]
        if code == "spied_private" and shown.player == player:
            code = "spied_own_private"
        arguments: dict[str, Argument] = {"slot": shown.slot, "card": shown.card}
        if code == "spied_private":
            arguments["other"] = shown.player
        said.append(EVENTS[code].say(language, **arguments))
    return said


# The end of a round


def _round(
    before: Record, result: Result, after: State, language: Language
) -> list[LogSentence]:
    record = after.record
    said = [
        *_cut(before, record, result, language),
        *(
            scoring_words.hand(player, cards, result.sums[player], language)
            for player, cards in enumerate(result.hands)
        ),
        scoring_words.verdict(result.ender, result.sums, language, doubled=result.doubled),
        scoring_words.round_scores(int(record.scored), result.points, language),
        scoring_words.totals(after.scores(), language),
    ]
    if after.is_terminal():
        said += scoring_words.ending(after.scores(), language)
    return [LogSentence(sentence, "end") for sentence in said]


def _cut(before: Record, after: Record, result: Result, language: Language) -> list[str]:
    """Why a round that nobody ended is over (ARS-18, ARS-29)."""
    lap_is_over = result.ender is not None and (
        (int(before.turn) + 1) % int(before.players) == result.ender
    )
    if lap_is_over and (before.extra == 0 or hidden(after, int(before.turn)) == 0):
        return []  # extra turns lapse with the last hidden card (ARS-20)
    if before.begun == TURNS_EACH * int(before.players):
        return [EVENTS["round_cut"].say(language)]
    if after.discarded == 0:
        return [EVENTS["both_empty"].say(language)]
    return []
