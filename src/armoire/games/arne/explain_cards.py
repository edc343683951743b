"""What is wrong with a card and where it should go (ARN-12 to ARN-28, AJR-6 to AJR-12)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from armoire.core.kernel import Record
from armoire.core.phrases import Argument
from armoire.games.arne.cards import (
    COLOURED,
    COLOURS,
    CRUSH,
    FACES,
    LOCK,
    MINUS,
    THIEF,
    X3,
    Family,
)
from armoire.games.arne.legal import (
    can_take_discard,
    crush_rows,
    demandable,
    discardable,
    minus_rows,
    own_colour,
    point_rows,
    x3_has_target,
)

Wrong = tuple[str, dict[str, Argument]]

_STACK = re.compile(r"(?P<row>[rgybop])(?P<position>[1-9][0-9]?)")
_ROW = re.compile(r"@(?P<row>[rgybop])")
_PLAYER = re.compile(r"P(?P<number>[0-9]{1,3})")


def explain(
    family: Family, record: Record, player: int, kind: int, verb: str, rest: Sequence[str]
) -> Wrong | None:
    """What is wrong with a card that its player may use just now; None if it cannot be said."""
    card = family.codes[kind]
    if verb == "lay":
        return _lay(family, record, player, kind, rest)
    if verb == "discard":
        return _discard(record, player, kind, card)
    if verb == "play":
        return _minus(record, player, kind, card, rest)
    if verb == "chameleon":
        return _chameleon(family, record, player, rest)
    if verb in ("take1", "ask2", "ask2black", "swap"):
        return _on_player(record, player, verb, rest)
    if kind in (X3, THIEF, CRUSH, LOCK):
        return _on_stack(record, player, kind, rest)
    return None


def _row_of(text: str) -> int | None:
    found = _ROW.fullmatch(text)
    return COLOURS.index(found["row"]) if found else None


def _has_row(record: Record, row: int) -> bool:
    return bool(int(record.rows) >> row & 1)


def _lay(
    family: Family, record: Record, player: int, kind: int, rest: Sequence[str]
) -> Wrong | None:
    """ARN-12, ARN-40."""
    card = family.codes[kind]
    if kind >= COLOURED or kind % FACES == MINUS:
        return "lay_no_point_card", {"card": card}
    colour = kind // FACES
    own = own_colour(record, player)
    row = _row_of(rest[1]) if len(rest) > 1 else own
    if row is None:
        return None
    if not _has_row(record, row):
        return "no_such_row", {"row": COLOURS[row]}
    if row != colour:
        code = "lay_other_colour" if row == own and not record.losing else "lay_other_row"
        return code, {"card": card}
    if not point_rows(record, player) >> colour & 1:
        if colour == own:
            return "lay_own_colour", {"card": card}
        return "lay_other_colour", {"card": card}
    return None


def _discard(record: Record, player: int, kind: int, card: str) -> Wrong | None:
    """ARN-14, AJR-6."""
    if kind >= COLOURED or kind % FACES == MINUS:
        return "discard_only_points", {"card": card}
    if not discardable(record, player) >> kind & 1:
        return "discard_own", {"card": card}
    return None


def _minus(
    record: Record, player: int, kind: int, card: str, rest: Sequence[str]
) -> Wrong | None:
    """ARN-24."""
    if kind >= COLOURED or kind % FACES != MINUS:
        return None
    colour = kind // FACES
    row = _row_of(rest[1]) if len(rest) > 1 else None
    if row is None:
        return None
    if not _has_row(record, row):
        return "no_such_row", {"row": COLOURS[row]}
    own = own_colour(record, player)
    if record.losing and (colour != own or row != own):
        return "minus_own_colour_only", {}
    if row == own and not record.losing:
        return "minus_own_row", {}
    return ("lay_other_row", {"card": card}) if row != colour else None


def _chameleon(
    family: Family, record: Record, player: int, rest: Sequence[str]
) -> Wrong | None:
    """ARN-25, AJR-10, AJR-22."""
    if not rest:
        return "chameleon_needs_card", {}
    kind = family.kinds.get(rest[0])
    if kind is None:
        return ("chameleon_needs_card", {}) if rest[0].startswith("@") else None
    card = family.codes[kind]
    if kind >= COLOURED:
        return "chameleon_card", {"card": card}
    if not int(record.holds[player]) >> kind & 1:
        return "not_in_hand", {"card": card}
    row = _row_of(rest[1]) if len(rest) > 1 else None
    if row is None:
        return "chameleon_needs_row", {"card": card, "text": card}
    if not _has_row(record, row):
        return "no_such_row", {"row": COLOURS[row]}
    if kind // FACES == row:
        return "chameleon_same_colour", {"card": card, "row": COLOURS[row]}
    allowed = minus_rows if kind % FACES == MINUS else point_rows
    if not allowed(record, player) >> row & 1:
        return "chameleon_row", {"row": COLOURS[row]}
    return None


def _on_player(
    record: Record, player: int, verb: str, rest: Sequence[str]
) -> Wrong | None:
    """ARN-17 to ARN-19, ARN-22."""
    found = _PLAYER.fullmatch(rest[0]) if rest else None
    if found is None:
        return "needs_player", {}
    target = int(found["number"]) - 1
    if not 0 <= target < record.players:
        return "no_such_player", {}
    if target == player:
        return "self_target", {}
    if verb != "ask2":
        return None
    if not record.losing:
        return ("ask_names_no_colour", {}) if len(rest) > 1 else None
    if len(rest) == 1 or len(rest[1]) != 1 or rest[1] not in COLOURS:
        return "ask_needs_colour", {}
    colour = COLOURS.index(rest[1])
    if not _has_row(record, colour):
        return "no_such_row", {"row": rest[1]}
    return None if demandable(record, player) >> colour & 1 else ("ask_own_colour", {})


def _on_stack(
    record: Record, player: int, kind: int, rest: Sequence[str]
) -> Wrong | None:
    if kind == X3 and not x3_has_target(record):
        return "x3_no_target", {}
    if kind == THIEF and list(rest) == ["discard"]:
        return _thief_on_discard(record)
    found = _STACK.fullmatch(rest[0]) if len(rest) == 1 else None
    if found is None:
        return _nothing_to_aim_at(record, player, kind)
    row, at = COLOURS.index(found["row"]), int(found["position"]) - 1
    stack = rest[0]
    if not _has_row(record, row):
        return "no_such_row", {"row": COLOURS[row]}
    if at >= record.lengths[row]:
        return "no_such_stack", {"stack": stack}
    code = _AIMED[kind](record, player, row, at)
    return (code, {"stack": stack}) if code else None


def _nothing_to_aim_at(record: Record, player: int, kind: int) -> Wrong | None:
    """The card was touched or named alone, and there is nothing that it could go on."""
    if kind == THIEF:
        wrong = _thief_on_discard(record)
        return wrong if wrong and not record.chameleons.any() else ("needs_stack", {})
    return "needs_stack", {}


def _thief_on_discard(record: Record) -> Wrong | None:
    """ARN-26."""
    if record.discarded == 0:
        return "discard_empty", {}
    return None if can_take_discard(record) else ("thief_on_thief", {})


def _x3(record: Record, player: int, row: int, at: int) -> str | None:
    """ARN-16."""
    return "x3_twice" if int(record.tripled[row]) >> at & 1 else None


def _thief(record: Record, player: int, row: int, at: int) -> str | None:
    """ARN-26."""
    if row == own_colour(record, player):
        return "own_row"
    return None if int(record.chameleons[row]) >> at & 1 else "no_chameleon"


def _crush(record: Record, player: int, row: int, at: int) -> str | None:
    """ARN-27, AJR-12."""
    if not crush_rows(record, player) >> row & 1:
        return "bird_own_row"
    if int(record.minus[row]) >> at & 1:
        return "crush_minus"
    return "crush_twice" if int(record.crushed[row]) >> at & 1 else None


def _lock(record: Record, player: int, row: int, at: int) -> str | None:
    """ARN-28, AJR-12."""
    if int(record.locked[row]) >> at & 1:
        return "lock_twice"
    in_effect = (int(record.crushed[row]) | int(record.minus[row])) >> at & 1
    return None if in_effect else "lock_no_effect"


_AIMED: dict[int, Callable[[Record, int, int, int], str | None]] = {
    X3: _x3, THIEF: _thief, CRUSH: _crush, LOCK: _lock,
}
