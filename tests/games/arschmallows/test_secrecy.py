"""Nobody is told of a card that they have not been shown: two games that differ in those alone.

A twin of a game has the same actions, but the cards that an audience had not been shown at its end
lay elsewhere from the beginning. All that the audience is told on the way is the same, byte by
byte.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import armoire
from armoire.core.language import LANGUAGES
from tests.games.arschmallows.random_games import OPTIONS, at
from tests.games.arschmallows.reference import Table
from tests.games.arschmallows.scripts import dealt, game, hand, play, seen

AID = {"players": 3, "rounds": 1, "memory_aid": True}
TEXTS = [
    "", "nonsense", "draw", "take", "decline", "call", "done", "extra", "shed end", "look 1",
    "look 6", "place 1", "place 3", "place 9", "reject 1", "reject 5", "shed 1", "shed 2",
    "shed 6", "spy P1 1", "spy P2 3", "spy P7 1", "swap 1 P2 2", "swap 2 P1 2", "swap 9 P2 1",
    "place", "spy", "swap 1",
]  # fmt: skip
TOUCHES = [
    [], ["draw"], ["discard"], ["taken"], ["taken", "P1:2"], ["taken", "discard", "P2:1"],
    ["action"], ["action", "P1:1"], ["action", "P1:1", "P2:2"], ["shed"], ["shed", "P1:1"],
    ["P1:3"], ["P2:3"], ["P3:1"], ["nonsense"],
]  # fmt: skip


def told(
    state: armoire.State, before: armoire.State | None, audience: int | None, random: Random
) -> bytes:
    """All that an audience may be told of a state and the action that led there."""
    said: list[object] = [
        state.view(audience), state.view(audience, state.move_number() - random.randrange(6)),
        *(state.prompt(audience, language) for language in LANGUAGES),
        state.current_player(), state.actors(), state.scores(), state.returns(),
        state.take_back_count(), state.is_terminal(),
    ]  # fmt: skip
    if before is not None:
        said += [state.describe(before, language, audience) for language in LANGUAGES]
    if audience is not None:
        said += [state.paths(audience), state.legal_actions(audience)]
        said += [state.observation_tensor(audience).tolist(), state.observation_string(audience)]
        said += [state.explain(audience, what, language)
                 for what in [*random.sample(TEXTS, 4), *random.sample(TOUCHES, 3)]
                 for language in LANGUAGES]  # fmt: skip
        said += [state.information_state_string(audience), refused(state, audience, random)]
    return msgspec.json.encode(said)


def refused(state: armoire.State, audience: int, random: Random) -> list[str]:
    """What is said when the audience tries something that it may not do."""
    text = random.choice(TEXTS)
    if audience == state.current_player() and state.explain(audience, text) is None:
        return []
    before = state.record.tobytes()
    with pytest.raises(armoire.IllegalAction) as caught:
        state.play(text, player=audience)
    assert state.record.tobytes() == before
    return [caught.value.code, str(caught.value.args_), *map(caught.value.sentence, LANGUAGES)]


def script(options: dict[str, object], seed: int, end: int) -> tuple[list[str], Table]:
    """A game in notation up to an action, and where the cards are then."""
    state, table = at(options, seed, end)
    return state.history_text(), table


def twin(texts: list[str], table: Table, audience: int | None, random: Random) -> list[str]:
    """The same game with the unseen cards of each pile in other places, also those still in it."""
    other = texts.copy()
    for pile in range(table.shuffles + 1):
        came = [card.came for card in table.unseen(audience, pile)]
        values = [texts[at] for at in came]
        if pile == table.shuffles and table.phase not in ("scored", "over"):
            values += [str(card.value) for card in table.pile]
        random.shuffle(values)
        for place, value in zip(came, values, strict=False):
            other[place] = value
    return other


@pytest.mark.rule("ARS-27")
@pytest.mark.rule("ARS-28")
@settings(max_examples=22)
@given(st.sampled_from([*OPTIONS, AID]), st.integers(0, 10**6), st.integers(20, 90),
       st.integers(-1, 5))  # fmt: skip
def test_an_audience_is_told_the_same_of_two_games_that_differ_in_what_it_has_not_seen(
    options: dict[str, object], seed: int, end: int, who: int
) -> None:
    texts, table = script(options, seed, end)
    audience = None if who < 0 else who % len(table.hands)
    others = twin(texts, table, audience, Random(seed))
    one = armoire.load("arschmallows", compiled=False, **options).new_initial_state()
    other = one.clone()
    before: tuple[armoire.State, armoire.State] | None = None
    for number, (text, changed) in enumerate(zip(texts, others, strict=True)):
        pair = [
            told(state, earlier, audience, Random(number))
            for state, earlier in zip((one, other), before or (None, None), strict=True)
        ]
        assert pair[0] == pair[1], (number, texts[:number], others[:number])
        before = one.clone(), other.clone()
        one.play(text)
        other.play(changed)
    assert told(one, None, audience, Random(0)) == told(other, None, audience, Random(0))


def test_twins_differ() -> None:
    """Else the comparison would say nothing."""
    different = 0
    for seed in range(20):
        texts, table = script(OPTIONS[seed % len(OPTIONS)], seed, 60)
        different += twin(texts, table, None, Random(seed)) != texts
    assert different > 12


@pytest.mark.rule("ARS-27")
@pytest.mark.rule("ARS-28")
def test_every_kind_of_turn_beside_its_twin() -> None:
    """P2 and the public see the same of P1's turns, whatever P1 has and draws."""
    lines = [
        "draw {}, place 3", "done, draw {}, place 4, done", "take, place 1, done",
        "draw 9, spy P1 2", "done, draw 10, swap 1 P2 1", "done, draw {}, place 2, done",
        "draw {}", "place 1", "done, draw 11, extra", "done, draw {}, place 2", "done, decline",
    ]  # fmt: skip
    one = dealt("0 1 2 3", "4 5 6 7", discard="8", pile="9 10 11 9 10 11 7 6 5 8 8")
    two = dealt("1 0 2 3", "4 5 6 7", discard="8", pile="9 10 11 9 10 11 7 6 5 8 8")
    assert hand(one, 0) != hand(two, 0)
    for line in lines[:2]:
        play(one, line.format("7" if "3" in line else "6"))
        play(two, line.format("7" if "3" in line else "6"))
    for audience in (1, None):
        assert told(one, None, audience, Random(1)) == told(two, None, audience, Random(1))
    assert told(one, None, 0, Random(1)) != told(two, None, 0, Random(1)), "P1 looked at them"


@pytest.mark.rule("ARS-27")
def test_whoever_is_asked_to_claim_is_not_told_whether_it_is_right() -> None:
    """P1 has not looked at slots 3 and 4: they may be two 9s or a 9 and a 5."""
    one = dealt("0 1 9 9", "4 5 6 7", discard="8", pile="9 5 3")
    two = dealt("0 1 9 5", "4 5 6 7", discard="8", pile="9 9 3")
    for line in ("draw 3", "shed 3", "shed 4"):
        play(one, line)
        play(two, line)
        for audience in (0, 1, None):
            assert told(one, None, audience, Random(1)) == told(two, None, audience, Random(1))
    play(one, "shed end")
    play(two, "shed end")
    assert (hand(one, 0), hand(two, 0)) == ("0 1 3", "0 1 9 5 3")


def test_different_things_seen_are_different_information() -> None:
    """What P2 has seen counts, also where it is covered now, or was turned up in a round before."""
    games = [
        dealt("0 1 2 3", "4 5 6 7", discard="8", pile="8 9 1"),
        dealt("0 1 2 3", "4 5 6 7", discard="9", pile="8 8 1"),
    ]
    for state in games:
        play(state, "draw 8, place 1, done")
        assert seen(state).discard == "0"
    assert len({state.information_state_string(1) for state in games}) == 2
    games = [dealt(cards, "0 0 0 0", discard="0", pile="8 8 8", rounds=2, looks="look 3, look 4")
             for cards in ("2 4 0 0", "3 3 0 0", "2 4 0 0")]  # fmt: skip
    for state in games:
        play(state, "draw 8, place 3, call, draw 8, place 4, 0")
    assert len({state.information_state_string(1) for state in games}) == 2
    games = [game(players=2, kids=True).new_initial_state() for _ in range(2)]
    for opener, state in zip(("P1", "P2"), games, strict=True):
        play(state, opener, "0, 0, 0, 0, 1, 1, 1, 1, 2")
    assert len({state.information_state_string(1) for state in games}) == 2
