"""The games of a group: the same deal from all seats, and what becomes of broken programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from armoire.arena.playing import Played, Player, play
from armoire.arena.set_up import SetUp
from armoire.arena.standings import points_of, ranks_of
from armoire.core.state import State
from armoire.search import Bot
from tests.arena.playing import game_of, set_up_of
from tests.programs import MASTER, program


def group_of(set_up: SetUp, table: int = 0, group: int = 0) -> list[Played]:
    player = Player(set_up, compiled=False)
    try:
        return player.play(table, group).games
    finally:
        player.close()


class First(Bot):
    """Always the first action, and keeps what it saw at first."""

    def __init__(self) -> None:
        self.began: list[int] | None = None

    def choose(self, state: State, player: int) -> int:
        if self.began is None:
            self.began = state.history()
        return state.legal_actions(player)[0]


def test_a_deal_is_the_same_from_all_seats() -> None:
    game = game_of("arlecchino", players=3)
    begun = []
    for _ in range(2):
        bots = [First() for _ in range(3)]
        result = play(game, bots, [0, 1, 2], seed=5)
        begun.append([bot.began for bot in bots])
    assert begun[0] == begun[1]
    assert play(game, [First() for _ in range(3)], [2, 0, 1], 5).scores == result.scores
    assert play(game, [First() for _ in range(3)], [0, 1, 2], 6).scores != result.scores


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("magpie", {"players": 3}), ("arlecchino", {"players": 4}), ("arne", {"players": 3}),
        ("arschmallows", {"players": 2, "rounds": 1}), ("arne-junior", {"players": 2}),
    ],
)
def test_what_is_kept_of_a_game(name: str, options: dict[str, int]) -> None:
    game = game_of(name, **options)
    set_up = set_up_of("random", "random", game=game)
    games = group_of(set_up)
    assert [game.bots for game in games] == [list(one) for one in set_up.seatings(0)]
    for one in games:
        assert one.fault is None
        assert len(one.scores) == len(one.returns) == len(one.thought) == game.num_players()
        assert sum(one.returns) == pytest.approx(0)
        assert one.first in range(game.num_players())
        assert 0 < one.decisions <= game.max_game_length()
        assert one.choices >= one.decisions
        assert one.outcomes > 0
    again = group_of(set_up)
    assert [one.scores for one in again] == [one.scores for one in games]
    assert group_of(set_up, group=1)[0].scores != games[0].scores or name == "magpie"


def test_who_begins_had_the_first_turn() -> None:
    """In two-player Arlecchino blue begins; in Magpie the first who is not asked out of turn."""
    for one in group_of(set_up_of(game=game_of("arlecchino", players=2))):
        assert one.first == 0


def test_a_bot_of_a_side_has_the_mean_of_its_seats() -> None:
    one = Played([0, 1, 0, 1], [5, 6, 7, 5], [-2 / 3, 1 / 3, 1, -2 / 3], 0, 9, 9, 9, [0.0] * 4)
    assert ranks_of(one, (0, 1)) == [0, 1]
    one = Played([0, 1, 0, 1], [5, 7, 7, 5], [-2 / 3, 2 / 3, 2 / 3, -2 / 3], 0, 9, 9, 9, [0.0] * 4)
    assert ranks_of(one, (0, 1)) == [0, 0]


# Programs


def test_a_program_plays_on_from_game_to_game(tmp_path: Path) -> None:
    started = tmp_path / "started"
    text = f"open({str(started)!r}, 'a').write('x')\n" + MASTER
    set_up = set_up_of("random", program(tmp_path, text))
    player = Player(set_up, compiled=False)
    for group in range(3):
        assert not any(game.fault for game in player.play(0, group).games)
    player.close()
    assert started.read_text() == "xx"  # one for each seat


@pytest.mark.parametrize(
    ("options", "losers"),
    [({"players": 2}, 1), ({"players": 4}, 1), ({"players": 4, "teams": True}, 2)],
)
def test_a_broken_program_is_last_and_the_others_share_the_places(
    tmp_path: Path, options: dict[str, int | bool], losers: int
) -> None:
    broken = MASTER.replace('print("bestmove", last, flush=True)', "raise OSError('no more')")
    set_up = set_up_of("random", program(tmp_path, broken), game=game_of("arlecchino", **options))
    one, other = group_of(set_up)
    for game in (one, other):
        assert game.fault is not None
        lost = [seat for seat, result in enumerate(game.returns) if result == -1]
        assert game.fault.seat in lost
        assert len(lost) == losers
        assert {game.bots[seat] for seat in lost} == {1}
        won = losers / (len(game.bots) - losers)
        assert sorted(game.returns)[losers:] == pytest.approx([won] * (len(game.bots) - losers))
    for game in (one, other):
        assert game.fault is not None
        assert game.bots[game.fault.seat] == 1
        assert "ended in the middle of the game" in game.fault.sentence
        assert "OSError: no more" in game.fault.sentence
    player = Player(set_up, compiled=False)
    assert points_of(player.play(0, 1), (0, 1)) == [1.0, 1.0]
    player.close()


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("print('bestmove 77777', flush=True)", "none of its"),
        ("print('well, well', flush=True)", "answered “well, well”"),
        ("import time; time.sleep(30)", "did not answer “go 100” within 0.1 s"),
    ],
)
def test_whatever_a_program_does_the_game_goes_on_record(
    tmp_path: Path, deed: str, told: str
) -> None:
    broken = MASTER.replace('print("bestmove", last, flush=True)', deed)
    set_up = set_up_of(program(tmp_path, broken), "random", seconds=0.1)
    games = group_of(set_up)
    assert all(game.fault is not None and told in game.fault.sentence for game in games)
