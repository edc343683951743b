"""How a game ends and what it counts (ARL-17 to ARL-21), Fig. 6 of the rulebook among it."""

from __future__ import annotations

from typing import Any

import pytest

import armoire
from tests.games.arlecchino.positions import at, board, legal, seen

FIG_6 = "a6 bbrr, f6 bygg, c3 rrrr, a1 brrr, f1 bbyy"
"""Five pieces that cannot reach each other, with the counts of the rulebook's Fig. 6."""


def over(squares: str, turn: str = "byrg b", **options: Any) -> armoire.State:
    state = at(board(squares, turn), **options)
    assert state.is_terminal()
    assert state.current_player() == -4
    assert seen(state).to_move is None
    return state


@pytest.mark.rule("ARL-17")
@pytest.mark.rule("ARL-18")
def test_fig_6_red_wins() -> None:
    state = over(FIG_6)
    assert state.scores() == [6, 3, 9, 2]
    assert seen(state).places == [2, 3, 1, 4]
    assert state.returns() == pytest.approx([1 / 3, -1 / 3, 1, -1])


@pytest.mark.rule("ARL-17")
def test_the_game_goes_on_while_any_colour_can_play() -> None:
    """One piece nearer, and red (four movements) can reach it: b3, b2 …"""
    state = at(board(FIG_6.replace("f1 bbyy", "d1 bbyy")))
    assert not state.is_terminal()
    assert seen(state).to_move == "r"
    assert seen(state).passed == ["b", "y"]
    assert seen(state).places is None


@pytest.mark.rule("ARL-17")
def test_the_last_jump_ends_the_game() -> None:
    state = at(board("c3 byrg, c4 yyrr, a6 gggg"))
    state.play("c3xc5")
    assert not state.is_terminal(), "green can go to c5 in four movements"
    lonely = at(board("c3 byrr, c4 yyrr"))
    lonely.play("c3xc5")
    assert lonely.is_terminal()
    assert lonely.scores() == [1, 1, 2, 0]
    assert legal(lonely) == set()


@pytest.mark.rule("ARL-17")
@pytest.mark.rule("ARL-5")
def test_the_neutral_colour_does_not_keep_the_game_going() -> None:
    """bggg can jump for green alone, and nothing can jump into or out of a corner."""
    squares = "a1 bggg, a3 yyyy"
    going_on = at(board(squares))
    assert seen(going_on).to_move == "g"
    assert legal(going_on) == {"a1-a2"}
    over(squares, "byr b", players=3)


@pytest.mark.rule("ARL-18")
def test_zones_are_counted_on_all_pieces_left_whoever_moved_them() -> None:
    state = at(board("c3 bbyr, c4 rrgg, f6 yyyy"))
    assert state.scores() == [2, 5, 3, 2]
    state.play("c3xc5")
    assert state.scores() == [2, 5, 1, 0]


@pytest.mark.rule("ARL-18")
@pytest.mark.rule("ARL-5")
def test_neutral_zones_count_for_nobody() -> None:
    state = over("a1 byrg, f6 bggg", "byr b", players=3)
    assert state.scores() == [2, 1, 1]
    assert [(c.colour, c.zones) for c in seen(state).colours] == [
        ("b", 2), ("y", 1), ("r", 1), ("g", 4)
    ]  # fmt: skip


@pytest.mark.rule("ARL-19")
@pytest.mark.parametrize(
    ("squares", "scores", "places", "returns"),
    [
        ("a1 byrg", [1, 1, 1, 1], [1, 1, 1, 1], [0, 0, 0, 0]),
        ("a1 bbyy", [2, 2, 0, 0], [1, 1, 3, 3], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
        ("a1 byrr", [1, 1, 2, 0], [2, 2, 1, 4], [0, 0, 1, -1]),
        ("a1 rrgg, f6 byrg", [1, 1, 3, 3], [3, 3, 1, 1], [-2 / 3, -2 / 3, 2 / 3, 2 / 3]),
    ],
)
def test_equal_scores_share_the_place(
    squares: str, scores: list[int], places: list[int], returns: list[float]
) -> None:
    state = over(squares)
    assert state.scores() == scores
    assert seen(state).places == places
    assert state.returns() == pytest.approx(returns)


@pytest.mark.rule("ARL-20")
@pytest.mark.rule("ARL-6")
def test_two_players_add_their_two_colours() -> None:
    """Blue and red are 6 + 9, yellow and green 3 + 2."""
    state = over(FIG_6, players=2)
    assert state.scores() == [15, 5]
    assert seen(state).places == [1, 2]
    assert state.returns() == [1, -1]


@pytest.mark.rule("ARL-20")
@pytest.mark.rule("ARL-6")
def test_team_partners_have_their_sides_score() -> None:
    state = over(FIG_6, teams=True)
    assert state.scores() == [15, 5, 15, 5]
    assert seen(state).places == [1, 2, 1, 2]
    assert state.returns() == [1, -1, 1, -1]


@pytest.mark.rule("ARL-21")
def test_the_variant_counts_the_difference() -> None:
    """Blue − red is 6 − 9, yellow − green 3 − 2: the other side wins now."""
    state = over(FIG_6, players=2, scoring="difference")
    assert state.scores() == [-3, 1]
    assert state.returns() == [-1, 1]
    teams = over(FIG_6, teams=True, scoring="difference")
    assert teams.scores() == [-3, 1, -3, 1]
    assert seen(teams).places == [2, 1, 2, 1]
    assert teams.returns() == [-1, 1, -1, 1]


@pytest.mark.rule("ARL-19")
@pytest.mark.rule("ARL-21")
def test_sides_share_a_win_too() -> None:
    state = over("a1 byrg", players=2, scoring="difference")
    assert state.scores() == [0, 0]
    assert seen(state).places == [1, 1]
    assert state.returns() == [0, 0]
    teams = over("a1 byrg", teams=True)
    assert teams.scores() == [2, 2, 2, 2]
    assert seen(teams).places == [1, 1, 1, 1]


@pytest.mark.rule("ARL-18")
@pytest.mark.parametrize(
    ("options", "sentences"),
    [
        ({}, ["Player 3 wins with 7 zones, 2 ahead of Player 1.",
              "Spieler 3 gewinnt mit 7 Zonen, 2 vor Spieler 1."]),
        ({"players": 2}, ["Player 1 wins with 12 zones, 8 ahead of Player 2.",
                          "Spieler 1 gewinnt mit 12 Zonen, 8 vor Spieler 2."]),
        ({"teams": True}, ["Player 1 and Player 3 win together with 12 zones, "
                           "8 ahead of Player 2 and Player 4.",
                           "Spieler 1 und Spieler 3 gewinnen gemeinsam mit 12 Zonen, "
                           "8 vor Spieler 2 und Spieler 4."]),
        ({"players": 2, "scoring": "difference"},
         ["Player 2 wins with 2 points, 4 ahead of Player 1.",
          "Spieler 2 gewinnt mit 2 Punkten, 4 vor Spieler 1."]),
    ],
    ids=str,
)  # fmt: skip
def test_the_end_is_told(options: dict[str, Any], sentences: list[str]) -> None:
    """Blue jumps with a3 over a4, the only jump there is; b 5, y 3, r 7 and g 1 zones are left."""
    squares = "a3 byrr, a4 yygg, f6 bbyr, f1 brrr, a1 byrg"
    before = at(board(squares), **options)
    after = before.clone()
    after.play("a3xa5")
    assert after.is_terminal()
    for language, sentence in zip(("en", "de"), sentences, strict=True):
        said = after.describe(before, language)  # type: ignore[arg-type]
        assert [line.kind for line in said] == ["play", "end", "end", "end"]
        assert said[-1].sentence == sentence
    counted = after.describe(before)[2].sentence
    assert counted == "Left on the board: blue 5, yellow 3, red 7 and green 1."
