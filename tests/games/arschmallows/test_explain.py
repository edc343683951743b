"""Why something cannot be played: every reason where it holds, and none for what is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import armoire
from armoire.core.game import Reason
from armoire.core.language import LANGUAGES
from armoire.games.arschmallows.reasons import REASONS
from tests.games.arschmallows.scripts import dealt, game, legal, play

PILE = "9 10 11 8 0 0 0 0 0 0 0 0 0"


def two(line: str = "", **options: object) -> armoire.State:
    """P1 with 1 2 3 4 and P2 with 5 6 7 8, P1 to open, after a line."""
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile=PILE, **options)  # type: ignore[arg-type]
    return play(state, line) if line else state


def looking(line: str = "") -> armoire.State:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile=PILE, looks="")
    return play(state, line) if line else state


def locked(line: str = "") -> armoire.State:
    """P1 has locked slots 1 to 3, and the turn."""
    state = two()
    for slot in (1, 2, 3):
        play(state, f"draw 0, reject {slot}, done, take, place 1, done")
    return play(state, line) if line else state


def theirs(line: str) -> armoire.State:
    """P2 has locked all cards, and P1 has the last turn."""
    state = two()
    for slot in (1, 2, 3):
        play(state, f"draw 0, place {slot}, done, draw 0, reject {slot}, done")
    return play(state, f"take, place 1, done, take, reject 4, {line}")


def sixteen() -> armoire.State:
    """P1 has 16 cards, and one more in hand."""
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile=" ".join(["0"] * 40))
    for _ in range(12):
        play(state, "draw 0, shed 1 2, done, take, place 1, done")
    return play(state, "draw 0")


def nothing_left() -> armoire.State:
    """Both are to take the only card there is: an 11."""
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 11")
    play(state, "take, shed 1 2, done, draw 9, shed 1 2, done, draw 11, extra, done, 11")
    return state


State = Callable[[], armoire.State]
CASES: list[tuple[str, State, str | list[str], dict[str, str]]] = [
    # Reading
    ("unreadable", two, "hello", {"text": "hello"}),
    ("unreadable", two, "", {"text": ""}),
    ("unreadable", lambda: two("draw 8"), "place 1 2", {"text": "place 1 2"}),
    ("unreadable", lambda: two("draw 9"), "spy 3", {"text": "spy 3"}),
    ("unreadable", lambda: two("draw 9"), "spy P2", {"text": "spy P2"}),
    ("unreadable", lambda: two("draw 8"), "place one", {"text": "place one"}),
    ("nothing_taken_yet", two, [], {}),
    ("no_such_slot", lambda: two("draw 8"), "place 5",
     {"slot": "5", "player": "0", "slots": "4"}),
    ("no_such_slot", lambda: two("draw 8"), "reject 17",
     {"slot": "17", "player": "0", "slots": "4"}),
    ("no_such_slot", lambda: two("draw 9"), "spy P2 6", {"slot": "6", "player": "1", "slots": "4"}),
    ("no_such_slot", looking, "look 5", {"slot": "5", "player": "0", "slots": "4"}),
    ("no_such_slot", lambda: two("draw 8"), "place 0", {"slot": "0", "player": "0", "slots": "4"}),
    ("no_such_player", lambda: two("draw 9"), "spy P3 1", {"text": "P3", "players": "2"}),
    ("no_such_player", lambda: two("draw 10"), "swap 1 P9 1", {"text": "P9", "players": "2"}),
    # Looks
    ("still_looking", looking, "draw", {}),
    ("still_looking", looking, ["discard"], {}),
    ("look_not_now", two, "look 3", {}),
    ("look_not_now", lambda: two("draw 8"), "look 3", {}),
    ("first_look_too_far", looking, "look 4", {"slot": "4"}),
    ("first_look_too_far", looking, ["P1:4"], {"slot": "4"}),
    ("look_twice_same", lambda: looking("look 2"), "look 2", {"slot": "2"}),
    ("look_ascending", lambda: looking("look 2"), ["P1:1"], {"slot": "2"}),
    ("own_slot_only", looking, ["P2:1"], {"player": "1"}),
    # Taking
    ("nothing_taken_yet", two, "place 2", {}),
    ("nothing_taken_yet", two, ["P1:1"], {}),
    ("nothing_taken_yet", two, ["action"], {}),
    ("already_taken", lambda: two("draw 8"), "draw", {}),
    ("already_taken", lambda: two("take"), ["discard"], {}),
    ("already_taken", lambda: two("draw 8"), "decline", {}),
    ("discard_empty", lambda: two("take, shed 1 2, done"), "take", {}),
    ("pile_empty", nothing_left, "draw", {}),
    ("nothing_to_decline", two, "decline", {}),
    # Exchanging, rejecting
    ("slot_locked", lambda: locked("draw 8"), "place 2", {"slot": "2"}),
    ("slot_locked", lambda: locked("draw 8"), ["taken", "discard", "P1:2"], {"slot": "2"}),
    ("own_slot_only", lambda: two("draw 8"), ["taken", "P2:1"], {"player": "1"}),
    ("own_slot_only", lambda: two("draw 8"), "place P2 1", {"player": "1"}),
    ("own_slot_only", lambda: two("draw 8"), ["shed", "P2:1"], {"player": "1"}),
    ("reject_from_discard_forbidden", lambda: two("take", reject_from_discard=False), "reject 1",
     {}),
    # Actions
    ("not_an_action_card", lambda: two("draw 8"), "spy P2 1", {"card": "8"}),
    ("not_an_action_card", lambda: two("draw 8"), ["action"], {"card": "8"}),
    ("action_from_discard", lambda: two("draw 9, reject 1, done, take"), "spy P1 2",
     {"card": "9"}),
    ("action_from_discard", lambda: two("draw 11, reject 1, done, take"), ["action"],
     {"card": "11"}),
    ("wrong_action", lambda: two("draw 9"), "swap 1 P2 1", {"card": "9", "action": "swap"}),
    ("wrong_action", lambda: two("draw 10"), "extra", {"card": "10", "action": "extra"}),
    ("other_slot_hidden", lambda: two("draw 0, place 1, done, draw 0, reject 3, done, draw 9"),
     "spy P2 3", {"slot": "3", "player": "1"}),
    ("other_slot_hidden", lambda: two("draw 0, place 1, done, draw 0, reject 3, done, draw 10"),
     "swap 1 P2 3", {"slot": "3", "player": "1"}),
    ("slot_locked", lambda: locked("draw 9"), "spy P1 2", {"slot": "2"}),
    ("swap_with_self", lambda: two("draw 10"), "swap 1 P1 2", {}),
    ("swap_with_self", lambda: two("draw 10"), ["action", "P1:1", "P1:2"], {}),
    ("own_slot_only", lambda: two("draw 10"), ["action", "P2:1"], {"player": "1"}),
    ("no_swap_pair", lambda: theirs("draw 10"), "swap 1 P2 1", {}),
    ("no_swap_pair", lambda: theirs("draw 10"), ["action"], {}),
    # Claims
    ("claim_needs_two_hidden", lambda: locked("draw 8"), "shed 4", {}),
    ("claim_sixteen", sixteen, "shed 1", {}),
    ("claim_too_far", lambda: two("draw 8"), "shed 4", {"slot": "4"}),
    ("claim_ascending", lambda: two("draw 8, shed 2"), "shed 1", {"slot": "2"}),
    ("claim_ascending", lambda: two("draw 8, shed 2"), ["P1:2"], {"slot": "2"}),
    ("claim_not_open", lambda: two("draw 8"), "shed end", {}),
    ("claim_too_short", lambda: two("draw 8, shed 2"), "shed end", {}),
    ("claim_open", lambda: two("draw 8, shed 2"), "place 1", {}),
    ("claim_open", lambda: two("draw 8, shed 2"), "done", {}),
    ("claim_open", lambda: two("draw 8, shed 2"), "draw", {}),
    # Calling
    ("call_not_now", two, "call", {}),
    ("call_not_now", lambda: two("draw 8"), "done", {}),
    ("call_not_now", lambda: two("draw 11, extra, done"), "call", {}),
    ("call_or_done", lambda: two("draw 8, place 1"), "draw", {}),
    ("call_or_done", lambda: two("draw 8, place 1"), ["P1:1"], {}),
    ("no_call_in_last_lap", lambda: two("draw 8, place 1, call"), "call", {"player": "0"}),
    ("no_call_in_last_lap", lambda: two("draw 8, place 1, call, draw 9"), "done", {"player": "0"}),
    # Numbers that are too large to be slots
    ("no_such_slot", lambda: two("draw 8"), "place 999",
     {"slot": "999", "player": "0", "slots": "4"}),
    ("unreadable", lambda: two("draw 8"), "place 9999", {"text": "place 9999"}),
    ("unreadable", lambda: two("draw 9"), "spy P2 ９", {"text": "spy P2 ９"}),  # noqa: RUF001
]  # fmt: skip


def explained(state: armoire.State, what: str | Sequence[str], player: int | None = None) -> Reason:
    """The reason in English, once it is known to be the same in German and to change nothing."""
    before = state.serialize(), state.record.tobytes()
    who = state.current_player() if player is None else player
    english, german = (state.explain(who, what, language) for language in LANGUAGES)
    assert (state.serialize(), state.record.tobytes()) == before
    assert english is not None
    assert german is not None
    assert (english.code, english.rule, english.args) == (german.code, german.rule, german.args)
    assert english.sentence != german.sentence
    assert "{" not in english.sentence.replace("{P", "")
    assert english.rule == REASONS[english.code].rule
    return english


@pytest.mark.parametrize(
    ("code", "state", "what", "arguments"), CASES, ids=[f"{case[0]} {case[2]}" for case in CASES]
)
def test_the_reason(
    code: str, state: State, what: str | list[str], arguments: dict[str, str]
) -> None:
    reason = explained(state(), what)
    assert (reason.code, reason.args) == (code, arguments)


@pytest.mark.parametrize(
    ("state", "what", "sentence"),
    [
        (lambda: two("draw 8"), "place 5", "There is no slot 5: Player 1 has the slots 1 to 4."),
        (lambda: two("draw 9"), "swap 1 P2 1", "You have a 9 (Spy): Swap is another card's "
         "action."),
        (lambda: two("draw 8"), "spy P2 1", "You have an 8, a number card: it has no action. "
         "Exchange it, reject it, or shed cards for it."),
        (lambda: locked("draw 8"), "place 2", "Slot 2 is locked: a card that lies face up stays "
         "there. Choose a hidden one."),
        (lambda: two("draw 8, place 1, call"), "call", "Player 1 has ended the round already; "
         "nobody can call in the last lap. Your turn ends by itself."),
    ],
)  # fmt: skip
def test_the_sentence(state: State, what: str, sentence: str) -> None:
    assert explained(state(), what).sentence == sentence


def test_it_is_another_players_turn() -> None:
    reason = explained(two(), "draw", player=1)
    assert (reason.code, reason.args) == ("not_your_turn", {"player": "0"})
    assert reason.sentence == "It is not your turn: Player 1 is to play."


def test_chance_and_the_end() -> None:
    state = game(players=2, kids=True).new_initial_state()
    assert explained(state, "draw", player=0).code == "still_dealing"
    assert explained(two("draw"), "draw", player=0).code == "still_dealing"
    state = two("draw 8, place 1, call, draw 0, place 1")
    for what in ("draw", "nonsense", ["P1:1"]):
        assert explained(state, what, player=1).code == "game_over"


@pytest.mark.rule("ARS-2")
def test_what_cannot_come() -> None:
    state = game(players=2, kids=True).new_initial_state()
    for text in ("P3", "P0", "5", "draw", "P1 "):
        with pytest.raises(armoire.IllegalAction) as caught:
            state.play(text)
        assert caught.value.code == "not_an_outcome"
    play(state, "P1, -4")
    for text in ("-4", "12", "-5", "P1", "−2", "", "05"):
        with pytest.raises(armoire.IllegalAction) as caught:
            state.play(text)
        assert caught.value.code == "not_an_outcome"
        assert caught.value.sentence("de").endswith("(ARS-2)")
    assert state.history_text() == ["P1", "-4"]


def test_every_reason_has_its_case() -> None:
    cases = {case[0] for case in CASES} | {"not_your_turn", "still_dealing", "game_over"}
    elsewhere = {"not_an_outcome", *(code for code in REASONS if code.startswith("deck_"))}
    assert set(REASONS) - cases - elsewhere == set()


@pytest.mark.parametrize(
    ("line", "begun"),
    [
        ("", ["draw", " draw ", ["draw"], ["discard"], "take"]),
        ("draw 8", ["place", "reject", "shed", ["taken"], ["taken", "discard"], ["P1:1"],
                    ["taken", "P1:1"], ["taken", "discard", "P1:1"], ["shed"], ["shed", "P1:1"]]),
        ("draw 9", ["spy", ["action"], ["action", "P1:3"], ["action", "P2:1"]]),
        ("draw 10", ["swap", "swap 1", ["action"], ["action", "P1:1"],
                     ["action", "P1:1", "P2:1"]]),
        ("draw 11", [["extra"], ["action"], "extra"]),
        ("draw 8, shed 1", [["P1:2"], "shed 4"]),
        ("draw 8, shed 1, shed 2", [["shed end"], ["P1:3"]]),
        ("draw 8, place 1", [["call"], ["done"]]),
        ("draw 11, extra, done", [["decline"], "take"]),
    ],
)  # fmt: skip
def test_what_begins_something_legal_is_legal(
    line: str, begun: list[str | list[str]]
) -> None:
    state = two(line)
    for what in begun:
        assert state.explain(0, what) is None, what


def test_a_path_is_never_explained_away() -> None:
    for line in ("", "draw 8", "draw 9", "draw 10", "draw 11", "draw 8, shed 1", "draw 0, place 1"):
        state = two(line)
        assert {path.action for path in state.paths(0)} == legal(state)
        for path in state.paths(0):
            for count in range(1, len(path.touch) + 1):
                assert state.explain(0, path.touch[:count]) is None


def test_a_long_text_is_quoted_in_part() -> None:
    assert len(explained(two(), "z" * 10_000).sentence) < 300
    assert len(explained(two("draw 9"), ["action", "z" * 10_000]).sentence) < 300
    assert len(explained(two("draw 8"), f"place {'9' * 10_000}").sentence) < 300
