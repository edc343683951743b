"""The game beside a second, slow implementation: the same after every action of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import armoire
from armoire.core.kernel import CHANCE, TERMINAL
from tests.games.arne.random_games import TOTAL, VARIANTS, Options, alone, played, title
from tests.games.arne.reference import Table
from tests.games.arne.reference_cards import Stack
from tests.games.arne.scripts import legal, outcomes

PHASES = {"drawing": "boundary"}
"""Where the view's word is another one."""


def check(state: armoire.State, table: Table) -> None:
    """Whose decision it is, what may be done or come, and the points."""
    actor = table.actor()
    if actor == "chance":
        assert state.current_player() == CHANCE
        assert outcomes(state) == table.outcomes()
    elif actor is None:
        assert state.current_player() == TERMINAL
    else:
        assert state.current_player() == actor
    for player in range(table.count):
        expected = table.legal(player) if isinstance(actor, int) else set()
        assert legal(state, f"P{player + 1}") == expected
    assert state.scores() == table.scores()


def check_view(state: armoire.State, table: Table) -> None:
    """All that lies on the table, and the hands."""
    view: Any = state.view(None)
    assert view.phase == PHASES.get(table.phase, table.phase)
    assert [(place.colour, place.player) for place in view.places] == list(
        zip(table.colours, table.seats, strict=True))
    assert {row.colour: [_seen(stack) for stack in row.stacks] for row in view.rows} == {
        colour: [_written(stack) for stack in stacks] for colour, stacks in table.rows.items()}
    assert {row.colour: row.sum.total for row in view.rows} == {
        colour: table.row_points(colour) for colour in table.rows}
    assert (view.direction, view.control, view.dummy) == (
        table.direction, table.control, table.dummy)
    assert view.draw_pile == len(table.pile)
    assert view.hands == [len(hand) for hand in table.hands]
    assert view.discarded == len(table.discard)
    if table.phase == "over":
        return
    assert view.discard == [card.code for card in table.discard[:-4:-1]]
    kinds: dict[str, int] = state.game.family.kinds  # type: ignore[attr-defined]
    for player, hand in enumerate(table.hands):
        counts = state.record.hands[player].tolist()
        held = Counter({code: counts[kind] for code, kind in kinds.items() if counts[kind]})
        assert held == Counter(card.code for card in hand)
    own: Any = state.view(0)
    assert {one.card: one.count for one in own.hand} == Counter(
        card.code for card in table.hands[0])
    if table.phase in ("boundary", "turn"):
        assert view.claim == table.claim
        assert view.to_move == (
            table.turn if table.phase == "turn" else table.next_player())
    assert view.final == (table.final if table.phase == "final" else None)
    if table.phase == "give":
        assert (view.demand.player, view.demand.giver, view.demand.colour) == (
            table.turn, table.other, table.wanted)


def _seen(stack: Any) -> tuple[Any, ...]:
    return stack.card, stack.chameleon, stack.x3, stack.crush, stack.lock


def _written(stack: Stack) -> tuple[Any, ...]:
    lying = (stack.chameleon, stack.x3, stack.crush, stack.lock)
    return stack.card.code, *(card is not None for card in lying)


def compare(name: str, options: Options, seed: int, *, compiled: bool = False) -> None:
    for number, (state, table) in enumerate(played(name, options, seed, compiled=compiled)):
        table.check()
        check(state, table)
        if number % 16 == 0 or table.actor() is None:
            check_view(state, table)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_whole_games_are_the_same(variant: tuple[str, Options]) -> None:
    """In both timings; the long games of many players in one of them."""
    name, options = variant
    seed = VARIANTS.index(variant)
    timings = ["ask", "speed"] if options["players"] <= 4 else [("ask", "speed")[seed % 2]]
    for timing in timings:
        compare(name, {**options, "timing": timing}, seed)


@pytest.mark.parametrize("name", ["arne", "arne-junior"])
def test_paced_has_the_rules_of_speed(name: str) -> None:
    """Its pauses are the table's."""
    compare(name, {"players": 3, "timing": "paced"}, 5)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [("arne", {"players": 4}), ("arne", {**TOTAL[18]}),
                                     ("arne-junior", {"players": 4})], ids=title)
def test_whole_games_are_the_same_compiled(variant: tuple[str, Options]) -> None:
    name, options = variant
    for seed in range(10):
        compare(name, {**options, "timing": ("ask", "speed")[seed % 2]}, seed, compiled=True)


def happened(table: Table) -> Iterator[str]:
    """What there is to be met in the reference just now."""
    yield table.phase
    for _, stack in table.stacks():
        parts = [part for part in ("chameleon", "x3", "crush", "lock") if getattr(stack, part)]
        face = "minus" if stack.card.is_minus else "x2" if stack.card.face == "x2" else "points"
        yield " ".join([face, *parts])
    if table.calls > 2:
        yield "three calls"
    if table.claim is not None and table.phase == "turn":
        yield "a claim during a turn"
    if table.direction < 0 and table.count > 2:
        yield "backwards"
    if table.control is not None:
        yield "control"
    if not all(table.hands) and table.phase == "turn":
        yield "an empty hand"
    if len(table.queue) > 2:
        yield "three to be asked"
    if table.phase == "turn" and table.actor() == table.turn and not table.queue:
        white = {card.code for card in table.hands[table.turn or 0] if not card.is_black}
        if "end" in table.legal(table.turn):
            yield "x3 without a target" if white else "no white card"


def test_random_games_reach_everything() -> None:
    """Else the comparison would say little. Played in the reference alone."""
    met = Counter[str]()
    for number, (name, options) in enumerate(VARIANTS):
        for timing in ("ask", "speed"):
            for table in alone(name, {**options, "timing": timing}, number):
                met.update(set(happened(table)))
    expected = [
        "lot", "deal", "boundary", "drawing", "turn", "taking", "give", "final", "over",
        "minus", "minus chameleon", "minus x3 lock", "minus chameleon lock", "points crush lock",
        "points x3 crush lock", "points chameleon x3 crush lock", "x2 chameleon", "x2 x3 crush",
        "three calls", "a claim during a turn", "backwards", "control", "an empty hand",
        "three to be asked", "x3 without a target", "no white card",
    ]  # fmt: skip
    rare = [what for what in expected if met[what] < 3]
    assert not rare, met
