"""What players are held to know of each other's hands: all of it true, and nothing forgotten that
is plain to see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import armoire
from armoire.games.arne.cards import POINTS_OF
from armoire.games.arne.knowledge import note_lack
from armoire.games.arne.state import GROUPS
from tests.games.arne.random_games import BIRDS, BUSY, title
from tests.games.arne.scripts import dealt, game, line
from tests.games.arne.worlds import check_claims, check_hands, copied, wander

MOVING = ("only r50:4 g50:4 y50:4 b50:4 r-200:3 stop:3 crush:3 thief:6 chameleon:3 take1:20 "
          "ask2black:14 pass-hands:8 swap:3 ask2:9 x3:4")
"""Hidden cards go from hand to hand all the time."""
TAKING = "take1:15 ask2black:15 pass-hands:9 swap:3 take3:0 ask2:9"
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("arne", {"players": 2}),
    ("arne", {"players": 4}),
    ("arne", {"players": 3, "variant": "losing", "timing": "speed"}),
    ("arne", {"players": 5, "dummy": True}),
    ("arne", {"players": 3, "deck": MOVING, "timing": "speed"}),
    ("arne", {"players": 4, "deck": MOVING}),
    ("arne", {"players": 6, "deck": MOVING, "variant": "losing"}),
    ("arne", {"players": 4, "deck": TAKING, "timing": "speed"}),
    ("arne", {"players": 4, "deck": BUSY}),
    ("arne", {"players": 4, "teams": True}),
    ("arne", {"players": 8, "teams": True, "deck": MOVING, "timing": "speed"}),
    ("arne-junior", {"players": 4}),
    ("arne-junior", {"players": 3, "deck": "take1:15 pass-hands:9 ask2:9", "timing": "speed"}),
    ("arne-junior", {"players": 4, "deck": BIRDS.replace("take1:3", "take1:9")}),
]


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_all_that_anybody_is_held_to_know_is_true(variant: tuple[str, dict[str, Any]]) -> None:
    """After every action of a game; nobody has claims about their own hand."""
    name, options = variant
    seed = VARIANTS.index(variant)
    state = game(name, **options).new_initial_state(seed=seed)
    for _ in wander(state, Random(seed), 260):
        check_hands(state.record)
        for observer in range(state.num_players()):
            check_claims(state.record, observer)


# What is plain to see


def known(state: armoire.State, observer: str, owner: str) -> str:
    """What a player knows of another's hand, but for how many cards it has that they do not."""
    for player in range(state.num_players()):
        check_claims(state.record, player)
    written = state.observation_string(int(observer[1:]) - 1)
    hand = next(part for part in written.split("; ") if part.startswith(f"{owner}: "))
    return hand.removeprefix(f"{owner}: ").rpartition("? x")[0].strip()


def grouped(state: armoire.State, observer: str, owner: str) -> int:
    """How many cards of a hand a player knows not to be of some kinds."""
    return int(state.record.lacks[int(observer[1:]) - 1, int(owner[1:]) - 1].sum())


def stolen(*hands: str, pile: str = "") -> armoire.State:
    """P2 has taken the g50 that P1 discarded, and it is P2's turn to draw."""
    state = dealt(*hands, pile=pile, timing="speed")
    return line(state, "draw; P1: discard g50; P2: thief discard")


def test_a_stolen_top_card_is_known_to_all_until_it_leaves() -> None:
    state = stolen("g50", "thief", "")
    assert known(state, "P1", "P2") == known(state, "P3", "P2") == "g50"
    assert known(state, "P3", "P1") == ""
    line(state, "P2: draw; draw; P2: lay g50")
    assert known(state, "P1", "P2") == ""


def test_who_takes_a_card_and_who_loses_it_know_it() -> None:
    state = line(dealt("", "r100", "", timing="speed"), "draw; P1: take1 P2; r100")
    assert known(state, "P2", "P1") == "r100"
    assert known(state, "P3", "P1") == known(state, "P1", "P2") == ""
    line(state, "P2: draw; draw; P2: take1 P1; take1")
    assert known(state, "P2", "P1") == "r100"
    assert known(state, "P1", "P2") == "take1"


def test_a_known_card_may_have_been_the_one_that_was_taken_unseen() -> None:
    state = stolen("g50", "thief g100", "")
    line(state, "P2: draw; draw; P2: lay g100; P3: draw; draw; P3: take1 P2; g50")
    assert known(state, "P1", "P2") == "perhaps g50"
    assert known(state, "P2", "P3") == "g50"
    laid = line(state.clone(), "P1: draw; draw; P1: take1 P2; take1; P2: draw; draw;"
                               "P2: take1 P3; g50")
    assert known(laid, "P1", "P2") == "perhaps g50"
    line(state, "P1: draw; draw; P1: take1 P3; g50")
    assert known(state, "P1", "P2") == "", "P1 has it now"


PASSING = "pass-hands pass-hands pass-hands"


def test_who_passes_a_hand_on_knows_it() -> None:
    state = dealt(f"r50 r100 {PASSING}", "", "", timing="speed")
    line(state, "draw; P1: pass-hands")
    assert set(known(state, "P1", "P2").split()) == {"r50", "r100", "pass-hands", "take1"}
    assert known(state, "P3", "P2") == ""
    line(state, "P2: draw; draw; P2: pass-hands")
    assert set(known(state, "P1", "P2").split()) == {"take1"}, "what had come from P3"
    for player in ("P1", "P2"):
        assert {"r50", "r100"} <= set(known(state, player, "P3").split())
    line(state, "P3: draw; draw; P3: pass-hands")
    assert {"r50", "r100"} <= set(state.observation_string(0).split()), "P1 has it again"
    assert known(state, "P3", "P1").split().count("r50") == 1


def test_a_hand_that_comes_tells_where_a_loose_card_is() -> None:
    """P3 took a card from P2, where P1 knew a g50; then P3's hand comes to P1."""
    for card, expected in (("r50", "g50"), ("g50", "")):
        state = stolen("g50", "thief g100 r50", "", pile=PASSING)
        line(state, f"P2: draw; draw; P2: lay g100; P3: draw; draw; P3: take1 P2; {card}")
        line(state, "P1: draw; pass-hands; P1: pass-hands")
        assert known(state, "P1", "P3") == expected
        assert state.resample_from_infostate(0, 1).record.players == 3


def test_a_loose_card_that_is_found_is_in_no_group_any_more() -> None:
    """Two black cards go from P2 to P3, one of them a STOP! that P1 knew; then P2's hand comes to
    P1, and it is not there."""
    state = dealt("stop", "thief crush g100", "ask2black", pile=f"{PASSING} reverse",
                  timing="speed")
    line(state, "draw; P1: stop; P2: thief discard; P1: take1 P3; take1")
    line(state, "P1: draw; reverse; P1: reverse; P1: take1 P2; take1")
    assert known(state, "P1", "P2") == "stop"
    line(state, "P3: draw; draw; P3: ask2black P2; stop; crush")
    assert known(state, "P1", "P2") == "perhaps stop"
    assert grouped(state, "P1", "P3") == 2
    line(state, "P2: draw; draw; P2: lay g100; P1: draw; pass-hands; P1: pass-hands")
    assert known(state, "P1", "P2") == "stop"
    assert grouped(state, "P1", "P2") == 1


def test_a_loose_card_that_comes_home_is_counted_once() -> None:
    """P1 passed a STOP! on to P2; P3 took it, and P2 demanded it back."""
    state = dealt("pass-hands stop ask2black", "stop", "", timing="speed")
    line(state, "draw; P1: pass-hands; P3: stop; P3: draw; draw; P3: take1 P2; stop")
    line(state, "P1: draw; draw; P1: take1 P3; take1; P2: draw; draw; P2: ask2black P3; stop")
    assert "stop" in known(state, "P1", "P2").partition("perhaps")[0].split()
    assert grouped(state, "P1", "P2") == 0


def test_a_card_that_leaves_may_have_come_from_several_homes() -> None:
    """P2 and P4 had a g50 each; P3 took a card from both and discards a g50."""
    state = dealt("g50 g50", "thief", "", "thief", timing="speed")
    line(state, "draw; P1: discard g50; P2: thief discard; P2: draw; draw; P2: take1 P1; take1")
    line(state, "P3: draw; draw; P3: take1 P2; take1; P4: draw; draw; P4: take1 P1; take1")
    line(state, "P1: draw; draw; P1: discard g50; P4: thief discard; P2: draw; draw; P2: take1 P1;"
                "take1; P3: draw; draw; P3: take1 P4; g50; P4: draw; draw; P4: take1 P1; take1")
    assert all("perhaps g50" in known(state, "P1", owner) for owner in ("P2", "P4"))
    line(state, "P1: draw; draw; P1: take1 P3; take1; P2: draw; draw; P2: take1 P1; take1")
    line(state, "P3: draw; draw; P3: discard g50")
    assert not any("g50" in known(state, "P1", owner) for owner in ("P2", "P4"))


BLACK = "stop stop stop stop reverse reverse reverse"


@pytest.mark.rule("ARN-11")
def test_an_end_tells_of_the_whole_hand_and_of_nothing_that_comes_later() -> None:
    state = dealt("", f"{BLACK} crush", "", pile="lock", timing="speed")
    line(state, "draw; P1: take1 P3; take1; P2: draw; lock; P2: end")
    assert grouped(state, "P1", "P2") == grouped(state, "P3", "P2") == 9
    line(state, "P3: draw; draw; P3: take1 P1; take1; P1: draw; draw; P1: take1 P3; take1")
    line(state, "P2: draw; draw")
    assert grouped(state, "P1", "P2") == 9
    line(state, "P2: take1 P3; take1")
    assert grouped(state, "P1", "P2") == 9, "what was played must have come later"
    line(state, "P2: stop")
    assert grouped(state, "P1", "P2") == 8


def test_an_end_shows_that_a_loose_white_card_has_gone() -> None:
    """P3 took a card from P2, where P1 knew a g50."""
    state = stolen("g50", f"thief {BLACK}", "stop", pile="lock")
    line(state, "P3: stop; P3: draw; draw; P3: take1 P2; g50; P1: draw; draw; P1: take1 P3; take1")
    assert known(state, "P1", "P2") == "perhaps g50"
    line(state, "P2: draw; lock; P2: end")
    assert known(state, "P1", "P2") == ""
    assert known(state, "P1", "P3") == "g50"
    assert grouped(state, "P1", "P2") == 8


def test_an_end_shows_that_no_loose_white_card_has_come() -> None:
    """P3 took a card from P2, where P1 knew a g50, and has no white card now."""
    state = stolen("g50", f"thief {BLACK}", f"take1 {BLACK}", pile="crush lock lock")
    line(state, "P3: stop; P3: draw; lock; P3: take1 P2; reverse")
    assert known(state, "P1", "P2") == "perhaps g50"
    line(state, "P3: stop; P3: draw; lock; P3: end")
    assert known(state, "P1", "P2") == "g50"


@pytest.mark.rule("ARN-18")
def test_a_short_demand_tells_what_a_hand_has_not() -> None:
    state = dealt("ask2", "r50", "", timing="speed")
    line(state, "draw; P1: ask2 P2; P2: give r50")
    assert grouped(state, "P1", "P2") == grouped(state, "P3", "P2") == 7
    state = dealt("ask2", "r50 r50 r50", "", timing="speed")
    line(state, "draw; P1: ask2 P2; P2: give r50; P2: give r50")
    assert grouped(state, "P1", "P2") == 0


def test_which_claim_a_group_has_does_not_depend_on_what_single_players_know() -> None:
    """Three groups are in use or, to those who have come to know their cards, no more."""
    chosen = []
    for cards in (0, 1):
        record = copied(dealt("", "", "").record)
        for group in range(GROUPS):
            record.lacking[1, group] = POINTS_OF[0] | POINTS_OF[group + 1]
            record.lacks[0, 1, group] = record.lacks[2, 1, group] = cards
        note_lack(record, 1, POINTS_OF[5])
        chosen.append(record.lacking.tolist())
    assert chosen[0] == chosen[1]
