"""What the table shows and says: the view's fields, prompts, paths and the log's sentences."""

from __future__ import annotations

from typing import Any

import pytest

import armoire
from armoire.core.language import Language
from armoire.games.arlecchino.view import Colour, Mover
from tests.games.arlecchino.positions import ORDERED, at, board, game, legal, seen
from tests.games.arlecchino.reference import PIECES, SQUARES

FOUR_ZONES = board("c3 bbbb, c4 rrgg, f6 byrg")


def said(state: armoire.State, *texts: str, language: Language = "en") -> list[str]:
    """Play, and give the sentences of the last action."""
    for text in texts:
        before = state.clone()
        state.play(text)
    return [line.sentence for line in state.describe(before, language)]


# The view


def test_the_view_of_a_position() -> None:
    view = seen(at(ORDERED))
    assert view.board[:6] == ["bbbb", "bbby", "bbbr", "bbbg", "bbyy", "bbyr"]
    assert view.board[15] == ""
    assert view.board[30:32] == ["yggg", "rrrr"]
    assert view.colours == [Colour(c, n, 35) for n, c in enumerate("byrg")]
    assert (view.to_move, view.mover, view.trail, view.passed) == ("b", None, [], [])
    assert (view.scores, view.places) == ([35, 35, 35, 35], None)


def test_nothing_is_hidden_from_anybody() -> None:
    state = game().new_initial_state(seed=3)
    assert all(seen(state, audience) == seen(state) for audience in range(4))


def test_before_the_deal_the_board_is_unknown_and_the_colours_are_known() -> None:
    state = game(players=3, neutral="b").new_initial_state()
    view = seen(state)
    assert view.board == ["?"] * 36
    assert view.colours == [Colour("y", 0, 0), Colour("r", 1, 0), Colour("g", 2, 0),
                            Colour("b", None, 0)]  # fmt: skip
    assert (view.to_move, view.mover, view.places) == (None, None, None)
    state.play("g")
    assert [colour.colour for colour in seen(state).colours] == ["g", "y", "r", "b"]


def test_the_mover_and_its_trail() -> None:
    state = at(FOUR_ZONES)
    trail = ["c3"]
    for made, (text, square) in enumerate([("c3xc5", "c5"), ("-c4", "c4"), ("-c3", "c3")], 1):
        state.play(text)
        trail.append(square)
        view = seen(state)
        assert view.mover == Mover("c3", square, 4, made, 1)
        assert view.trail == trail
        assert view.to_move == "b"
    state.play("-c2")
    assert seen(state).mover is None
    assert seen(state).trail == []


def test_the_trail_of_a_play_that_the_position_had_begun() -> None:
    state = at(board("c5 bbbb, f6 byrg") + " c3 c5 1 1")
    assert seen(state).trail == ["c3", "c5"]
    state.play("-c4")
    assert seen(state).trail == ["c3", "c5", "c4"]
    state.play("-b4")
    assert seen(state).trail == ["c3", "c5", "c4", "b4"]


def test_taking_back_shows_what_was_seen_before() -> None:
    state = at(FOUR_ZONES)
    views = [seen(state)]
    for text in ("c3xc5", "-c4"):
        state.play(text)
        views.append(seen(state))
    for view in reversed(views[:-1]):
        state.take_back()
        assert seen(state) == view


def test_who_passed_is_shown_until_the_next_play_ends() -> None:
    state = at(board("c3 rrrr, c4 gggg, c6 rggg"))
    assert seen(state).passed == ["b", "y"]
    state.play(min(legal(state)))
    assert seen(state).passed == ["b", "y"], "red is in the middle of its play"


# Paths


def test_paths_are_two_squares_or_the_button() -> None:
    state = at(FOUR_ZONES)
    assert {(*path.touch, path.action) for path in state.paths(0)} >= {("c3", "c5", "c3xc5")}
    assert all(path.touch == [path.action[:2], path.action[-2:]] for path in state.paths(0))
    assert all(path.label is None for path in state.paths(0))
    assert all(state.paths(player) == [] for player in (1, 2, 3))
    state.play("c3xc5")
    paths = {path.action: path for path in state.paths(0)}
    assert set(paths) == legal(state)
    assert paths["-b5"].touch == ["c5", "b5"]
    assert paths["stop"].touch == ["stop"]
    assert paths["stop"].label == {"en": "Stop here", "de": "Hier anhalten"}
    for path in paths.values():
        trial = state.clone()
        trial.play(path.action)


# Prompts


def test_prompts_say_what_is_to_be_done() -> None:
    state = game().new_initial_state()
    assert state.prompt(0) == "The order of play is drawn by lot."
    for text in "byr":
        state.play(text)
    assert state.prompt(None, "de") == "Die Steine werden ausgelegt."
    state = at(FOUR_ZONES)
    assert state.prompt(0) == "Your turn: jump with a piece that shows blue."
    assert state.prompt(0, "de") == "Du bist dran: Springe mit einem Stein, der Blau zeigt."
    assert state.prompt(1) == state.prompt(None) == "Player 1 is to play, for blue."
    state.play("c3xc5")
    assert state.prompt(0) == "You may go on with up to 3 more movements, or stop."
    assert state.prompt(2) == "Player 1 may go on from c5 or stop."
    for text in ("-c4", "-c3"):
        state.play(text)
    assert state.prompt(0) == (
        "You are back on c3 and may not end there: go on; you have one more movement."
    )
    assert state.prompt(None) == "Player 1 is in the middle of a play, on c3."
    state = at(board("b2 bbyy, b4 rrrr"))
    state.play("b2-b3")
    assert state.prompt(0) == "Your play still needs a jump; you have one more movement."
    assert state.prompt(0, "de").endswith("noch eine Bewegung.")
    assert at("6/6/6/6/6/6").prompt(0) == "The game is over."


def test_who_has_two_colours_is_told_for_which() -> None:
    state = at(board("c3 rrrr, c4 gggg"), players=2)
    assert state.prompt(0) == "Your turn: jump with a piece that shows red."
    assert state.prompt(1) == "Player 1 is to play, for red."


# The log


def test_movements_are_told() -> None:
    state = at(FOUR_ZONES)
    assert said(state, "c3xc5") == [
        "Player 1 jumps from c3 (four blue) over c4 (two red, two green) to c5."
    ]
    assert said(state, "-c4") == ["Player 1 goes on with a step from c5 to c4."]
    other = at(board("c3 bbbb, c4 rrgg, c6 yyyy, d5 rrrr"))
    assert said(other, "c3xc5", "xe5", language="de") == [
        "Spieler 1 springt weiter von c5 über d5 (vier rote) nach e5."
    ]
    assert said(other, "stop")[0] == "Player 1 stops on e5."
    step = at(board("b2 bbyy, b4 rrrr"))
    assert said(step, "b2-b3") == ["Player 1 steps from b2 (two blue, two yellow) to b3."]


def test_who_has_two_colours_is_named_with_one() -> None:
    state = at(FOUR_ZONES, players=2)
    assert said(state, "c3xc5")[0].startswith("Player 1 (blue) jumps")
    assert said(state, "stop", language="de")[0] == "Spieler 1 (Blau) hält auf c5 an."


@pytest.mark.rule("ARL-15")
def test_a_pass_is_told_with_its_reason() -> None:
    """After blue's play yellow's one zone is out of reach and red's is not."""
    state = at(board("c3 bbbb, c4 rrgg, a1 yggg, f4 rrrr, f5 rggg"))
    before = state.clone()
    state.play_line("c3xc5")
    lines = state.describe(before)
    assert [(line.kind, line.player) for line in lines] == [("play", 0), ("pass", 1)]
    assert lines[1].sentence == (
        "Player 2 passes: no piece that shows yellow can come to a jump (ARL-15)."
    )
    assert seen(state).passed == ["y"]


@pytest.mark.rule("ARL-3")
@pytest.mark.rule("ARL-4")
@pytest.mark.rule("ARL-5")
def test_lot_and_deal_are_told_in_few_words() -> None:
    state = game(players=3).new_initial_state()
    assert said(state, "y") == []
    assert said(state, "r") == [
        "The order of play: Player 2 (yellow), Player 3 (red), Player 1 (blue)."
    ]
    pieces = [*PIECES, "bw"]
    assert all(said(state, piece) == [] for piece in pieces[:-1])
    told = said(state, "bw")
    assert told[:3] == [
        "The 36 pieces lie on the board at random.",
        "The black-and-white piece leaves f6: the first hole.",
        "The neutral colour is green: the piece that shows it four times leaves "
        f"{SQUARES[PIECES.index('gggg')]}.",
    ]


def test_every_sentence_names_players_that_there_are() -> None:
    variants: list[dict[str, Any]] = [{"players": 2}, {"players": 3}, {"teams": True}, {}]
    for options in variants:
        state = game(**options).new_initial_state()
        number = 0
        kinds = set()
        while not state.is_terminal():
            before, number = state.clone(), number + 1
            actions = state.legal_actions()
            state.apply_action(actions[number * 7 % len(actions)])
            english, german = state.describe(before, "en"), state.describe(before, "de")
            assert [(a.kind, a.player) for a in english] == [(a.kind, a.player) for a in german]
            for line in (*english, *german):
                kinds.add(line.kind)
                names = {f"P{player + 1}": "Ada" for player in range(state.num_players())}
                assert "{" not in line.sentence.format(**names)
                assert line.sentence[-1] == "."
        assert kinds >= {"table", "play", "end"}


# For learning


def test_the_observation_of_a_position_made_by_hand() -> None:
    """Green looks on: its own colour comes first, then those that play after it."""
    position = board("a1 bbgg, c5 bbbb, f6 byrg") + " c3 c5 1 1"
    state = at(position)
    seen_by_green = state.observation_tensor(3)
    planes = seen_by_green[: 6 * 36].reshape(6, 36)
    a1, c3, c5, f6 = (SQUARES.index(square) for square in ("a1", "c3", "c5", "f6"))
    expected = {
        (0, a1): 0.5, (0, f6): 0.25,  # green
        (1, a1): 0.5, (1, c5): 1.0, (1, f6): 0.25,  # blue
        (2, f6): 0.25, (3, f6): 0.25,  # yellow, red
        (4, c5): 1.0, (5, c3): 1.0,  # the mover and its start
    }  # fmt: skip
    found = {(p, s): float(v) for p, row in enumerate(planes) for s, v in enumerate(row) if v}
    assert found == expected
    numbers = seen_by_green[6 * 36 :].tolist()
    assert numbers[:6] == [0, 1, 0, 0, 0.25, 0.25], "blue is next but itself"
    assert numbers[6:] == [1, 0, 0, 0, 1, 1, 1, 1]
    assert state.observation_tensor(0)[6 * 36 :].tolist()[:6] == [1, 0, 0, 0, 0.25, 0.25]


@pytest.mark.parametrize(
    ("turn", "player", "order"),
    [("b", 0, "byrg"), ("y", 0, "rgby"), ("r", 0, "rgby"), ("g", 0, "byrg"), ("b", 1, "yrgb"),
     ("r", 1, "gbyr")],
)  # fmt: skip
def test_with_two_colours_the_one_that_plays_next_is_seen_first(
    turn: str, player: int, order: str
) -> None:
    state = at(board("c3 bbbb, c4 yyyy, c5 rrrr, d3 gggg", f"byrg {turn}"), players=2)
    assert seen(state).to_move == turn
    planes = state.observation_tensor(player)[: 6 * 36].reshape(6, 36)
    squares = {"b": "c3", "y": "c4", "r": "c5", "g": "d3"}
    for plane, colour in zip(planes, order, strict=False):
        assert [SQUARES[index] for index in plane.nonzero()[0]] == [squares[colour]]
    to_move = state.observation_tensor(player)[6 * 36 : 6 * 36 + 4].tolist()
    assert to_move == [float(colour == turn) for colour in order]


def test_observations_lie_between_0_and_1() -> None:
    for options in ({"players": 2}, {"players": 3, "neutral": "y"}, {"players": 4}):
        state = game(**options).new_initial_state(seed=2)
        while True:
            for player in range(state.num_players()):
                tensor = state.observation_tensor(player)
                assert tensor.shape == (state.game.observation_size(),)
                assert tensor.dtype.name == "float32"
                assert 0 <= tensor.min() <= tensor.max() <= 1
            if state.is_terminal():
                assert not tensor[6 * 36 : 6 * 36 + 4].any(), "nobody is to play"
                break
            state.apply_action(state.legal_actions()[-1])
    assert not game().new_initial_state().observation_tensor(0).any()


@pytest.mark.rule("ARL-21")
def test_an_observer_sees_which_colours_are_its_own_and_which_are_subtracted() -> None:
    pieces = "c3 bbbb, c4 yyyy, c5 rrrr, d3 gggg"
    for turn, player, own, counts in (
        ("b", 0, [1, 0, 1, 0], [1, 1, 0, 0]), ("b", 1, [1, 0, 1, 0], [1, 0, 0, 1]),
        ("r", 0, [1, 0, 1, 0], [0, 0, 1, 1]),
    ):  # fmt: skip
        state = at(board(pieces, f"byrg {turn}"), players=2, scoring="difference")
        assert state.observation_tensor(player)[-8:].tolist() == [*own, *counts]
    state = at(board(pieces, "byrg y"), players=4, teams=True)
    assert state.observation_tensor(1)[-8:].tolist() == [1, 0, 1, 0, 1, 1, 1, 1]


def test_a_neutral_colour_is_the_last_one_seen() -> None:
    state = at(board("a1 bbyy, f6 rggg", "ybr y"), players=3)
    planes = state.observation_tensor(0)[: 6 * 36].reshape(6, 36)
    assert [float(planes[place].sum()) for place in range(4)] == [0.5, 0.25, 0.5, 0.75]
    assert state.observation_tensor(0)[-8:].tolist() == [1, 0, 0, 0, 1, 1, 1, 0]


def test_strings_for_learning_are_the_position_and_the_actions() -> None:
    state = at(FOUR_ZONES)
    state.play("c3xc5")
    assert state.observation_string(2) == state.to_text() == str(state)
    assert state.information_state_string(1) == "c3xc5"
    again = state.resample_from_infostate(0, 1)
    assert again.to_text() == state.to_text(), "nothing is hidden"


def test_a_state_is_drawn() -> None:
    assert at(FOUR_ZONES)._repr_svg_().startswith("<svg")
    text = at(FOUR_ZONES).game.board_text(at(FOUR_ZONES), None, ansi=False)
    assert "b b" in text
