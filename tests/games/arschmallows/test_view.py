"""What a seat and the public see: the view beside the reference, and looks until they are over."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import armoire
from tests.games.arschmallows.random_games import OPTIONS, choose, start
from tests.games.arschmallows.reference import Card, Table
from tests.games.arschmallows.scripts import deal, dealt, game, legal, play, seen, shown

AID = {"players": 4, "rounds": 2, "memory_aid": True, "deck": "0x9 5x6 9x6 10x6 11x6"}


def may_show(table: Table, card: Card, audience: int | None, aid: bool) -> bool:
    """Whether a table card's face may be in a slot of the view (ARS-22, ARS-27)."""
    if card.locked or table.phase in ("scored", "over"):
        return True
    return aid and audience in card.seen


def check_view(state: armoire.State, table: Table, audience: int | None) -> None:
    view = seen(state, audience, closed=state.move_number())
    aid = bool(state.game.options_dict()["memory_aid"])
    for player, cards in enumerate(table.hands):
        assert [(slot.card, slot.locked) for slot in view.hands[player].slots] == [
            (str(card.value) if may_show(table, card, audience, aid) else None, card.locked)
            for card in cards
        ]
    assert view.looks == [], "closed"
    assert view.scores == table.totals == [h.total for h in view.hands]
    assert [len(h.points) for h in view.hands] == [table.finished] * len(table.hands)
    assert (view.ender, view.called, view.extra) == (table.ender, table.called, table.extra)
    assert view.may_decline == (table.is_extra and table.phase == "begin")
    if table.phase not in ("scored", "over"):
        assert view.draw_pile == len(table.pile)
        assert view.discarded == len(table.discard)
        assert view.discard == (str(table.discard[-1].value) if table.discard else None)
    if table.taken is None:
        assert view.taken is None
    else:
        assert view.taken is not None
        known = table.known or audience == table.turn
        assert view.taken.card == (str(table.taken.value) if known else None)
        assert view.taken.source == ("discard" if table.known else "draw")
    assert view.claim == [1 + table.hands[table.turn].index(card) for card in table.offered]
    playing = table.phase not in ("lot", "deal", "draw", "reshuffle", "scored", "over")
    assert view.to_move == (table.turn if playing else None)
    assert (view.places is not None) == (table.phase == "over")


Shows = list[tuple[int, str]]
"""Numbers of actions with what they showed, ``P2:3=5``."""


def shows(table: Table, text: str) -> tuple[list[str], list[int]]:
    """What an action is about to show, and to whom (ARS-4, ARS-11, ARS-16)."""
    verb, *rest = text.split()
    if verb == "look":
        at = [(table.turn, int(rest[0]))]
        viewers = [table.turn]
    elif verb == "spy":
        at = [(int(rest[0][1:]) - 1, int(rest[1]))]
        viewers = [table.turn]
    elif text == "shed end":
        at = [(table.turn, 1 + table.hands[table.turn].index(card)) for card in table.offered]
        viewers = table.everybody
    else:
        return [], []
    return [f"P{p + 1}:{s}={table.hands[p][s - 1].value}" for p, s in at], viewers


@pytest.mark.rule("ARS-22")
@pytest.mark.rule("ARS-27")
@settings(max_examples=16)
@given(st.sampled_from([*OPTIONS, AID]), st.integers(0, 10**6))
def test_views_show_what_may_be_seen_and_looks_until_the_next_move(
    options: dict[str, object], seed: int
) -> None:
    state, table = start(options)
    random = Random(seed)
    looking: dict[int, Shows] = {player: [] for player in table.everybody}
    for number in range(1, 140):
        audience = random.choice([None, *table.everybody])
        check_view(state, table, audience)
        closed = number - 1 - random.randrange(4)
        player = random.choice(table.everybody)
        assert shown(state, None) == []
        assert shown(state, player) == [look for _, look in looking[player]]
        assert shown(state, player, closed) == [
            look for at, look in looking[player] if at > closed
        ]
        if table.phase == "over":
            return
        text, is_chance = choose(table, random), state.is_chance_node()
        mover, finished, sizes = table.turn, table.finished, [len(h) for h in table.hands]
        what, viewers = ([], []) if is_chance else shows(table, text)
        state.play(text)
        table.apply(text)
        if not is_chance:
            looking[mover] = []
        if text == "shed end" and len(table.hands[mover]) < sizes[mover]:
            what = []  # a right claim: the cards lie on the discard pile
        for player in viewers:
            looking[player] += [(number, look) for look in what]
        if table.finished > finished:
            looking = {player: [] for player in table.everybody}


# By hand


@pytest.mark.rule("ARS-27")
def test_a_look_lasts_until_it_is_closed_or_the_next_move() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 9 0 0", first=2)
    assert shown(state, 0) == ["P1:2=2"], "the first look ended with the second"
    assert shown(state, 1) == ["P2:2=6"]
    number = state.move_number()
    assert shown(state, 1, closed=number) == []
    assert shown(state, 0, closed=number - 3) == ["P1:2=2"], "what was closed came before"
    play(state, "draw 9, spy P1 4, done")
    assert shown(state, 0) == ["P1:2=2"], "P1 has not moved since"
    assert shown(state, 1) == [], "P2 has said done"
    play(state, "draw 0")
    assert shown(state, 0) == []


@pytest.mark.rule("ARS-11")
@pytest.mark.rule("ARS-27")
def test_a_spys_look_ends_with_call_or_done() -> None:
    for text in ("call", "done"):
        state = play(dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 9"), "draw 9, spy P2 3")
        assert shown(state, 0, closed=state.move_number() - 1) == ["P2:3=7"]
        assert shown(state, 0, closed=state.move_number()) == []
        assert shown(play(state, text), 0) == []


@pytest.mark.rule("ARS-16")
@pytest.mark.rule("ARS-27")
def test_a_wrong_claim_is_looked_at_by_all_until_each_has_moved() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", "0 0 0 0", discard="3", pile="9 9 9")
    play(state, "draw 9, shed 1 4")
    claimed = ["P1:1=1", "P1:4=4"]
    assert [shown(state, n, closed=state.move_number() - 1) for n in range(3)] == [claimed] * 3
    play(state, "done")
    assert [shown(state, n)[-2:] for n in range(3)] == [[], claimed, claimed]
    play(state, "draw 9, place 1, done")
    assert [shown(state, n)[-2:] for n in range(3)] == [[], [], claimed]


@pytest.mark.rule("ARS-27")
@pytest.mark.rule("ARS-27")
def test_a_wrong_claims_cards_are_in_the_event_only_for_who_looks_at_them() -> None:
    state = play(dealt("1 2 3 4", "5 6 7 8"), "draw 8, shed 1 2")
    now = len(state.history())
    for player in (0, 1):
        shown = seen(state, player).event
        closed = seen(state, player, now).event
        assert shown is not None
        assert closed is not None
        assert (shown.cards, closed.cards) == (["1", "2"], [])
    public = seen(state, None).event
    assert public is not None
    assert (public.kind, public.slots, public.cards) == ("penalty", [1, 2], [])
    play(state, "done")
    later = seen(state, 0).event
    assert later is not None
    assert later.cards == []


def test_a_reloaded_state_shows_the_same_looks_and_no_more() -> None:
    state = play(dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 9"), "draw 9, spy P2 3")
    again = state.game.deserialize_state(state.serialize())
    assert shown(again, 0) == ["P2:3=7"]
    assert shown(again, 0, closed=again.move_number()) == []
    play(again, "done")
    assert shown(again, 0) == []


@pytest.mark.rule("ARS-27")
def test_the_memory_aid_shows_what_a_player_has_seen_and_to_them_alone() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 9 10", memory_aid=True)
    play(state, "draw 9, spy P2 3, done, take, place 4, done")

    def slots(audience: int | None) -> list[list[str | None]]:
        return [[slot.card for slot in h.slots] for h in seen(state, audience).hands]

    assert slots(0) == [["1", "2", None, None], [None, None, "7", "9"]]
    assert slots(1) == [[None] * 4, ["5", "6", None, "9"]]
    assert slots(None) == [[None] * 4, [None] * 4]
    play(state, "draw 10, swap 1 P2 3")
    assert slots(0) == [["7", "2", None, None], [None, None, "1", "9"]]
    assert slots(1) == [[None] * 4, ["5", "6", None, "9"]]


@pytest.mark.rule("ARS-28")
def test_what_everybody_can_see_at_a_table_is_the_event() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 10 8 8 0")
    for line, expected in [
        ("draw 9, spy P2 3", ("spy", 0, None, 1, 3, "9")),
        ("done, draw 10, swap 2 P1 4", ("swap", 1, 2, 0, 4, "10")),
        ("done, take", ("take", 0, None, None, None, "10")),
        ("place 3", ("place", 0, 3, None, None, "3")),
        ("done, draw 8", ("draw", 1, None, None, None, None)),
        ("reject 4", ("reject", 1, 4, None, None, "8")),
    ]:
        play(state, line)
        for audience in (None, 0, 1):
            event = seen(state, audience).event
            assert event is not None
            assert (event.kind, event.player, event.slot, event.other, event.other_slot,
                    event.card) == expected  # fmt: skip
    event = seen(state).event
    assert event is not None
    assert event.turned_up == "8"


@pytest.mark.rule("ARS-22")
def test_a_scored_round_is_shown_until_the_next_is_dealt() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="0 0", rounds=2)
    play(state, "draw 0, place 4, call, draw 0, place 1")
    view = seen(state)
    assert [slot.card for slot in view.hands[1].slots] == ["0", "6", "7", "8"]
    result = view.results[0]
    assert result.hands == [["1", "2", "3", "0"], ["0", "6", "7", "8"]]
    assert (result.sums, result.points, result.ender) == ([6, 21], [6, 21], 0)
    assert view.round == 2
    play(state, "0")
    assert [len(h.slots) for h in seen(state).hands] == [1, 0]
    assert seen(state).hands[0].slots[0].card is None
    state = game(players=2, first_player=1).new_initial_state()
    assert [len(h.slots) for h in seen(state).hands] == [0, 0]


def test_paths_are_the_legal_actions() -> None:
    state = play(dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 10 11"), "draw 10")
    paths = {path.action: path.touch for path in state.paths(0)}
    assert set(paths) == legal(state)
    assert paths["place 2"] == ["taken", "P1:2"]
    assert paths["reject 2"] == ["taken", "discard", "P1:2"]
    assert paths["swap 2 P2 3"] == ["action", "P1:2", "P2:3"]
    assert paths["shed 1"] == ["shed", "P1:1"]
    assert state.paths(1) == []


def test_a_later_rounds_looks_are_new() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="0 0", rounds=2)
    play(state, "draw 0, place 4, call, draw 0, place 1")
    assert shown(state, 0) == shown(state, 1) == []
    deal(state, "5 6 7 8", "1 2 3 4")
    assert (shown(state, 0), shown(state, 1)) == (["P1:2=6"], ["P2:2=2"])
