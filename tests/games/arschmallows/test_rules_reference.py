"""The game beside a second, slow implementation: the same after every action of random games."""

from __future__ import annotations

from collections import Counter

import pytest

import armoire
from armoire.core.kernel import CHANCE, NOBODY, TERMINAL
from armoire.games.arschmallows.cards import CODES
from tests.games.arschmallows.random_games import NAMES, OPTIONS, played
from tests.games.arschmallows.reference import Card, Table
from tests.games.arschmallows.scripts import legal

PHASES = ("lot", "deal", "look", "begin", "draw", "taken", "shed", "call", "reshuffle", "over")
CHANCES = ("lot", "deal", "scored", "draw", "reshuffle")


def values(cards: list[Card]) -> list[int]:
    return [card.value for card in cards]


def counted(counts: list[int]) -> Counter[int]:
    return Counter({int(CODES[kind]): count for kind, count in enumerate(counts) if count})


def check(state: armoire.State, table: Table) -> None:
    """All that makes a position: cards, who knows them, the turn, the points, what is legal."""
    record = state.record
    for player, cards in enumerate(table.hands):
        count = int(record.slots[player])
        assert [kind - 4 for kind in record.cards[player].tolist()[:count]] == values(cards)
        assert set(record.cards[player].tolist()[count:]) <= {-1}
        assert int(record.locked[player]) == sum(c.locked << n for n, c in enumerate(cards))
        for slot, card in enumerate(cards):
            knowing = {p for p in table.everybody if int(record.seen[player, slot]) >> p & 1}
            assert knowing == card.seen, (player, slot)
    assert state.scores() == table.totals
    assert PHASES[record.phase] == {"scored": "deal"}.get(table.phase, table.phase)
    assert int(record.scored) == table.finished
    assert (NOBODY if table.ender is None else table.ender) == int(record.ender)
    assert bool(record.called) == table.called
    assert int(record.begun) == table.begun
    assert (int(record.extra), bool(record.in_extra)) == (table.extra, table.is_extra)
    if table.phase in ("over", "scored"):
        assert state.current_player() == (TERMINAL if table.phase == "over" else CHANCE)
    else:
        assert [kind - 4 for kind in record.discard[:record.discarded].tolist()] == values(
            table.discard)
        assert counted(record.pile.tolist()) == Counter(values(table.pile))
        assert int(record.taken) == (-1 if table.taken is None else table.taken.value + 4)
    if table.phase in CHANCES:
        outcomes = table.outcomes()
        assert state.is_chance_node()
        assert {state.action_to_string(CHANCE, action): round(probability * outcomes.total(), 9)
                for action, probability in state.chance_outcomes()} == outcomes
    elif table.phase != "over":
        assert state.current_player() == table.turn
        assert legal(state) == table.legal()
        assert state.legal_actions() == sorted(state.legal_actions())


@pytest.mark.parametrize("options", OPTIONS, ids=NAMES)
def test_whole_games_are_the_same(options: dict[str, object]) -> None:
    for seed in range(4):
        for state, table in played(options, seed, 300):
            table.check()
            check(state, table)


def test_random_games_reach_everything() -> None:
    """Else the comparison would say little."""
    met = Counter[str]()
    for number, options in enumerate(OPTIONS):
        for seed in range(4):
            for _, table in played(options, 10 * number + seed, 300):
                met[table.phase] += 1
                met["extra turn"] += table.is_extra
                met["last lap"] += table.ender is not None
                met["trigger"] += table.ender is not None and not table.called
                met["reshuffle for an extra turn"] += table.phase == "reshuffle" and table.is_extra
                met["reshuffle in the last lap"] += (
                    table.phase == "reshuffle" and table.ender is not None
                )
                met["fewer cards"] += any(len(hand) < table.size for hand in table.hands)
                met["penalty cards"] += any(len(hand) > table.size for hand in table.hands)
                met["16 cards"] += any(len(hand) == 16 for hand in table.hands)
                met["nothing to take"] += table.phase == "begin" and not table.discard
                met["nothing to draw"] += table.phase == "begin" and not table.pile
    rare = [what for what in (
        *PHASES, "extra turn", "last lap", "trigger", "reshuffle for an extra turn",
        "reshuffle in the last lap", "fewer cards", "penalty cards",
        "16 cards", "nothing to take", "nothing to draw",
    ) if met[what] < 3]  # fmt: skip
    assert not rare, met
