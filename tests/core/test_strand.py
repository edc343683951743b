"""Histories: copies share what came before and go on by themselves; packing keeps every pair."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armoire.core.strand import ACTION_BITS, Strand, no_past, unpacked


def test_a_copy_and_its_original_go_on_by_themselves() -> None:
    first = Strand([1, 2])
    second = first.copy()
    second.append(3)
    first.append(4)
    third = first.copy()
    first.append(5)
    third.append(6)
    assert [list(first), list(second), list(third)] == [[1, 2, 4, 5], [1, 2, 3], [1, 2, 4, 6]]


def test_a_shorter_copy_does_not_see_what_came_later() -> None:
    first = Strand("ab")
    early = first.copy()
    first.append("c")
    assert len(early) == 2
    assert early[-1] == "b"
    assert early[0:9] == ["a", "b"]
    with pytest.raises(IndexError):
        early[2]


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 9))))
def test_strands_are_as_lists_would_be(steps: list[tuple[int, int]]) -> None:
    """Any strand may be copied and go on, in any order."""
    strands, lists = [Strand[int]()], [[0][:0]]
    for which, item in steps:
        at = which % len(strands)
        strands.append(strands[at].copy())
        lists.append(lists[at].copy())
        strands[at].append(item)
        lists[at].append(item)
    assert [list(strand) for strand in strands] == lists


@given(st.lists(st.tuples(st.integers(-4, 12), st.integers(0, 2**ACTION_BITS - 1))))
def test_every_pair_is_found_again(pairs: list[tuple[int, int]]) -> None:
    history = no_past()
    for player, action in pairs:
        history.append(player << ACTION_BITS | action)
    assert unpacked(history) == pairs
