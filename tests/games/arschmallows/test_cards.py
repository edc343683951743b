"""The cards (ARS-2)."""

from __future__ import annotations

import pytest

from armoire.games.arschmallows.cards import (
    CODES,
    DECK,
    EXTRA,
    KINDS,
    SPY,
    SWAP,
    is_action,
    kind_of,
    text,
    value,
)


@pytest.mark.rule("ARS-2")
def test_the_printed_deck() -> None:
    printed = {text(kind): count for kind, count in enumerate(DECK) if count}
    assert printed == {
        "-4": 1, "-2": 1, "0": 4, "1": 4, "2": 4, "3": 4, "4": 4, "5": 4, "6": 4, "7": 4, "8": 8,
        "9": 8, "10": 8, "11": 4,
    }
    assert sum(DECK) == 62
    assert sum(value(kind) * count for kind, count in enumerate(DECK)) == 366


def test_kinds_are_numbered_from_the_lowest_value() -> None:
    assert len(CODES) == len(DECK) == KINDS == 16
    assert [value(kind) for kind in range(KINDS)] == list(range(-4, 12))
    assert [kind_of(code) for code in CODES] == list(range(KINDS))
    assert [text(kind) for kind in (0, 4, SPY, SWAP, EXTRA)] == ["-4", "0", "9", "10", "11"]


@pytest.mark.rule("ARS-2")
def test_9_to_11_are_action_cards_and_negatives_are_not() -> None:
    assert [code for code in CODES if is_action(kind_of(code))] == ["9", "10", "11"]


@pytest.mark.parametrize("code", ["-5", "12", "", "+3", "03", " 3", "−2", "x"])
def test_what_is_no_card(code: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        kind_of(code)
