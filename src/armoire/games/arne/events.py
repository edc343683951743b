"""What happened in Arne, in words. Hidden cards are named to those alone who saw them."""

from __future__ import annotations

from collections.abc import Mapping

from armoire.core.game import LogSentence
from armoire.core.kernel import NOBODY, Record
from armoire.core.language import Language
from armoire.core.phrases import Argument, Phrase
from armoire.core.state import State
from armoire.games.arne.cards import COLOURS, MINUS, Family, colour_of
from armoire.games.arne.event_words import ending, events, row_sum
from armoire.games.arne.legal import own_colour
from armoire.games.arne.notes import Deed
from armoire.games.arne.row_view import row_sum as sum_of_row
from armoire.games.arne.state import BOUNDARY, DRAW, FINAL, LOT, NO_ROW


def describe(
    family: Family, before: State, after: State, language: Language, audience: int | None
) -> list[LogSentence]:
    """The sentences for one action or outcome."""
    said = events(bool(after.record.junior))
    told: list[LogSentence] = []
    noted = after.notes()
    if noted and noted[-1][0] == after.move_number():
        deed = noted[-1][1]
        assert isinstance(deed, Deed)
        told = _deed(said, before.record, deed, after, language, audience)
    return told + _turning_point(said, before.record, after, language)


def _say(
    said: Mapping[str, Phrase], code: str, language: Language, player: int, **arguments: Argument
) -> LogSentence:
    sentence = said[code].say(language, player=player, **arguments)
    return LogSentence(sentence, "pass" if code == "final_passed" else "play", player)


def _table(
    said: Mapping[str, Phrase], code: str, language: Language, **arguments: Argument
) -> LogSentence:
    return LogSentence(said[code].say(language, **arguments), "table")


def _deed(
    said: Mapping[str, Phrase],
    before: Record,
    deed: Deed,
    after: State,
    language: Language,
    audience: int | None,
) -> list[LogSentence]:
    player = deed.player
    if deed.kind == "lot":
        code = "lot" if before.first == NOBODY else "first_player"
        return [_table(said, code, language, player=player)]
    if deed.kind == "dealt":
        return [_table(said, "dealt", language, n=deed.count or 0)]
    code, arguments = _words_of(before, deed, after.record, audience)
    return [_say(said, code, language, player, **arguments)] if code else []


def _words_of(
    before: Record, deed: Deed, after: Record, audience: int | None
) -> tuple[str, dict[str, Argument]]:
    """The sentence for a deed and what goes into it; an empty code if it is told later."""
    kind, card, row = deed.kind, deed.card or "", deed.row or ""
    stack = f"{row}{deed.index}"
    other: dict[str, Argument] = {} if deed.other is None else {"other": deed.other}
    match kind:
        case "laid" if row != COLOURS[own_colour(before, deed.player)]:
            return "laid_other", {"card": card, "row": row}
        case "laid" | "discarded" | "stole_discard":
            return kind, {"card": card}
        case "minus" | "chameleon":
            return kind, {"card": card, "row": row}
        case "gave":
            return kind, {"card": card, "row": row}
        case "tripled" | "crushed":
            return kind, {"card": card, "stack": stack}
        case "locked":
            minus = colour_face(before, row, deed.index or 1) == MINUS
            return "locked_minus" if minus else "locked", {"card": card, "stack": stack}
        case "stole_stack":
            return (
                ("stole_stack_home", {"card": card, "row": row}) if deed.home
                else ("stole_stack", {"card": card, "row": row, "to_row": deed.to_row or ""})
            )
        case "drew" | "drew_more" if audience in deed.viewers:
            return "drew_seen", {"card": deed.hidden or ""}
        case "drew":
            return "drew", {}
        case "drew_more":
            return "", {}  # "Take three" has said how many
        case "took" | "took_black" if audience in deed.viewers:
            return "took_seen", {**other, "card": deed.hidden or ""}
        case "took":
            return "took", other
        case "took_black":
            return "", {}  # the demand has said how many
        case "demanded":
            found = {**other, "colour": row, "n": deed.count or 0}
            return ("demanded", found) if deed.count else ("demanded_nothing", _without(found, "n"))
        case "demanded_black":
            found = {**other, "n": deed.count or 0}
            return (kind, found) if deed.count else ("demanded_black_nothing", other)
        case "take_three":
            return ("took_three", {"n": deed.count}) if deed.count else ("took_three_nothing", {})
        case "take_one":
            return ("", {}) if deed.count else ("took_nothing", other)
        case "passed_hands":
            return kind, {"direction": deed.direction or 1}
        case "swapped":
            return kind, other
        case "stopped":
            return ("stopped_now" if before.phase in (BOUNDARY, DRAW) else "stopped"), {}
        case "reversed":
            return _reversed(after, deed)
    return kind, {}  # ended, control, final_passed


def _without(arguments: dict[str, Argument], name: str) -> dict[str, Argument]:
    return {key: value for key, value in arguments.items() if key != name}


def colour_face(record: Record, row: str, index: int) -> int:
    """The face of the card in a row at a position from 1."""
    kind = int(record.laid[COLOURS.index(row), index - 1])
    return kind - 7 * colour_of(kind)


def _reversed(after: Record, deed: Deed) -> tuple[str, dict[str, Argument]]:
    if after.players == 2:
        return "reversed_two", {}
    direction: dict[str, Argument] = {"direction": deed.direction or 1}
    return ("reversed_next" if after.claim == deed.player else "reversed"), direction


# Where the game goes another way


def _turning_point(
    said: Mapping[str, Phrase], before: Record, after: State, language: Language
) -> list[LogSentence]:
    record = after.record
    told = []
    if before.left > 0 and record.left == 0 and before.phase != LOT:
        drawer = int(record.player_at[record.turn_place])
        told.append(_table(said, "last_card", language, player=drawer))
    if record.phase == FINAL and before.phase != FINAL:
        told.append(_table(said, "final_round", language))
    if after.is_terminal():
        told += _end(said, after, language)
    return told


def _end(said: Mapping[str, Phrase], after: State, language: Language) -> list[LogSentence]:
    record = after.record
    told = [said["over"].say(language)]
    colours = list(dict.fromkeys(record.colour_at.tolist()[: record.players]))
    for colour in colours:
        players = [
            int(record.player_at[place]) for place in range(record.players)
            if record.colour_at[place] == colour
        ]
        told.append(said["row_counts"].say(
            language, row=COLOURS[colour], players=" ".join(map(str, players)),
            sum=_sum(record, colour),
        ))
    if record.dummy != NO_ROW:
        told.append(_dummy(said, record, language))
    teams = ""
    if len(colours) < record.players:
        teams = "".join(COLOURS[own_colour(record, player)] for player in range(record.players))
    told += ending(
        after.scores(), language, losing=bool(record.losing), junior=bool(record.junior),
        teams=teams,
    )
    return [LogSentence(sentence, "end") for sentence in told]


def _dummy(said: Mapping[str, Phrase], record: Record, language: Language) -> str:
    row: dict[str, Argument] = {
        "row": COLOURS[record.dummy], "sum": _sum(record, int(record.dummy)),
    }
    if record.control == NOBODY:
        return said["row_counts_nobody"].say(language, **row)
    return said["row_counts_dummy"].say(language, player=int(record.control), **row)


def _sum(record: Record, row: int) -> str:
    counted = sum_of_row(record, row)
    return row_sum(counted.points, counted.factors, counted.minus, counted.total)
