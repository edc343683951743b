"""The deep search: as plain minimax to its depth, within its budget, and for whom it is none."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import armoire
from armoire.core.game import Game
from armoire.core.kernel import TERMINAL, Array, Record, heuristic, rule
from armoire.search import DeepBot, make_search, solve
from armoire.search.alpha_beta import WON
from armoire.search.deep_bot import DEEP_BACKUPS, DeepBackup
from armoire.search.deep_search import AlphaBeta
from tests.search.test_solver import endgame, followers

NIM: Any = np.dtype((np.record, [("heaps", np.int8, 3), ("turn", np.int8), ("name", np.int8)]))


@rule(NIM)
def turn_player(state: Record) -> int:
    return int(state.turn) if state.heaps.max() > 0 else TERMINAL


@rule(NIM)
def legal_actions(state: Record, player: int, out: Array) -> int:
    """Take any number from one heap."""
    actions = [
        8 * heap + taken for heap in range(3) for taken in range(1, int(state.heaps[heap]) + 1)
    ]
    out[: len(actions)] = actions
    return len(actions)


@rule(NIM)
def apply(state: Record, player: int, action: int) -> None:
    state.heaps[action // 8] -= action % 8
    state.turn = 1 - player


@rule(NIM)
def scores(state: Record, out: Array) -> None:
    """Whoever took the last one has a point."""
    out[int(state.turn)] = 0
    out[1 - int(state.turn)] = 1


def nim(*heaps: int) -> tuple[Game, Any]:
    """As much of a game as the search needs, and a position of it."""
    start = np.zeros(1, NIM)[0]
    start.heaps[:] = heaps
    game = SimpleNamespace(
        dtype=NIM, open_information=True, num_players=lambda: 2, max_game_length=lambda: 21,
        scratch=lambda: (np.zeros(24, np.int32), None), new_record=lambda: start,
        loop=lambda function: function, title={"en": "Nim", "de": "Nim"},
    )
    return cast(Game, game), start


def searched(search: AlphaBeta, record: Any, chunk: int = 1 << 40, **how: int) -> int:
    """The value of a position, in chunks of nodes."""
    search.begin(record, **how)
    while not search.is_over:
        search.go_on(chunk)
    return search.value


@pytest.mark.parametrize("heaps", [(1, 2, 3), (3, 4, 5), (1, 4, 5), (2, 2, 0), (3, 3, 1)])
def test_nim_is_won_unless_its_sum_is_zero(heaps: tuple[int, int, int]) -> None:
    """Bouton's theorem (1901), of a record whose size is no multiple of eight bytes."""
    game, start = nim(*heaps)
    won = heaps[0] ^ heaps[1] ^ heaps[2] != 0
    search = AlphaBeta(game, 1 << 10)
    assert searched(search, start) == (WON + 1 if won else -WON - 1)
    assert search.is_proved
    left = list(heaps)
    assert search.action is not None
    left[search.action // 8] -= search.action % 8
    assert not won or left[0] ^ left[1] ^ left[2] == 0


def two() -> Game:
    return armoire.load("arlecchino", players=2)


def judged(state: armoire.State, plays: int) -> float:
    """Plain minimax so many whole plays deep, for the first side."""
    if state.is_terminal():
        lead = state.scores()[0] - state.scores()[1]
        return float(lead + WON * ((lead > 0) - (lead < 0)))
    if plays == 0:
        guess = np.zeros(2)
        heuristic(state.record, guess)
        return float(int(10_000 * guess[0]))
    values = [judged(after, plays - (not after.take_back_count())) for after in followers(state)]
    return max(values) if state.current_player() == 0 else min(values)


@pytest.mark.parametrize("seed", range(6))
def test_a_search_to_a_depth_is_plain_minimax_to_that_depth(seed: int) -> None:
    game = two()
    state = endgame(game, seed, (34, 20, 9)[seed % 3])
    sign = 1 if state.current_player() == 0 else -1
    bot = DeepBot(game, plays=2, seed=seed)
    chosen = bot.step(state)
    values = {
        action: sign * judged(after, 2 - (not after.take_back_count()))
        for action, after in zip(state.legal_actions(), followers(state), strict=True)
    }
    assert values[chosen] == max(values.values())
    assert bot.depth == 2 or abs(max(values.values())) > WON
    search = AlphaBeta(game, 1 << 12)
    assert searched(search, state.record, depth=2) == max(values.values())


def several(players: int = 3) -> Game:
    return armoire.load("arlecchino", players=players)


def guessed(state: armoire.State, searcher: int) -> int:
    guess = np.zeros(state.num_players())
    heuristic(state.record, guess)
    others = max(guess[one] for one in range(len(guess)) if one != searcher)
    return int(10_000 * 0.5 * (guess[searcher] - others))


def greedy_reply(state: armoire.State) -> int:
    """The first of the actions after which it looks best to whoever moves."""
    likes = []
    for after in followers(state):
        guess = np.zeros(state.num_players())
        heuristic(after.record, guess)
        likes.append(guess[state.current_player()])
    return state.legal_actions()[likes.index(max(likes))]


def against_all(
    state: armoire.State, plays: int, searcher: int, best_reply: bool, free: int | None = None
) -> int:
    """Plain minimax for a player against all others together; see `DeepBot`.

    With `best_reply` it is told who of the others has done something else than the greedy reply.
    """
    if state.is_terminal():
        scores = state.scores()
        lead = scores.pop(searcher) - max(scores)
        return lead + WON * ((lead > 0) - (lead < 0))
    if plays == 0:
        return guessed(state, searcher)
    mover = state.current_player()
    greedy = greedy_reply(state) if best_reply and mover != searcher else None
    values = []
    for action, after in zip(state.legal_actions(), followers(state), strict=True):
        if greedy is not None and free not in (None, mover) and action != greedy:
            continue
        now = free if mover != searcher else None
        if greedy is not None and now is None and action != greedy:
            now = mover
        left = plays - (not after.take_back_count())
        if after.current_player() == searcher:
            now = None
        values.append(against_all(after, left, searcher, best_reply, now))
    return max(values) if mover == searcher else min(values)


@pytest.mark.parametrize("backup", DEEP_BACKUPS)
@pytest.mark.parametrize("players", [3, 4])
def test_a_search_among_several_is_plain_minimax_against_all(
    players: int, backup: DeepBackup
) -> None:
    game = several(players)
    best_reply = backup == "best-reply"
    decided = 0
    for seed in range(4):
        state = endgame(game, seed, (9, 8, 7, 6)[seed])
        searcher = state.current_player()
        values = {
            action: against_all(after, 4 - (not after.take_back_count()), searcher, best_reply)
            for action, after in zip(state.legal_actions(), followers(state), strict=True)
        }
        bot = DeepBot(game, plays=4, backup=backup, seed=seed)
        assert values[bot.step(state)] == max(values.values())
        search = AlphaBeta(game, 1 << 12, best_reply=best_reply)
        for chunk in (1 << 40, 7):
            assert searched(search, state.record, chunk, depth=4) == max(values.values())
        decided += len(set(values.values())) > 1
    assert decided > 1


def test_one_search_serves_all_seats() -> None:
    """What was found against others holds for nobody else."""
    game = several()
    search = AlphaBeta(game, 1 << 12)
    state = endgame(game, 1, 14)
    while not state.is_terminal():
        alone = AlphaBeta(game, 1 << 12)
        found = searched(search, state.record, depth=3)
        assert found == searched(alone, state.record, depth=3)
        assert search.action is not None
        state.apply_action(search.action)


def test_of_two_sides_each_opponent_is_the_best() -> None:
    game = two()
    for seed in range(3):
        state = endgame(game, seed, 12)
        values = {
            searched(AlphaBeta(game, 1 << 12, best_reply=reply), state.record, depth=3)
            for reply in (False, True)
        }
        assert len(values) == 1


@pytest.mark.parametrize("backup", DEEP_BACKUPS)
def test_no_search_goes_deeper_than_any_game(backup: DeepBackup) -> None:
    game = several()
    bot = DeepBot(game, plays=10**9, backup=backup, seed=1)
    bot.step(endgame(game, 2, 5))
    assert 0 < bot.depth <= game.max_game_length()


def test_neither_the_tables_size_nor_pauses_change_a_value() -> None:
    """In a table of two entries every position is in another's place."""
    game = two()
    for seed in range(5):
        state = endgame(game, seed, 7)
        values = {
            searched(AlphaBeta(game, entries), state.record, chunk)
            for entries, chunk in ((2, 1 << 40), (1 << 14, 1 << 40), (1 << 14, 7))
        }
        assert len(values) == 1


def test_a_window_tells_on_which_side_of_it_the_value_is() -> None:
    game = two()
    state = endgame(game, 3, 8)
    value = searched(AlphaBeta(game, 1 << 14), state.record)
    for edge in (value - 1, value, value + 1):
        found = searched(AlphaBeta(game, 1 << 14), state.record, alpha=edge - 1, beta=edge)
        assert (found >= edge) == (value >= edge)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "teams": True}])
def test_endgames_are_played_exactly(options: dict[str, Any]) -> None:
    game = armoire.load("arlecchino", **options)
    bot = DeepBot(game, nodes=10_000_000, seed=1)
    for seed in range(6):
        state = endgame(game, seed, 8)
        assert bot.step(state) in solve(state).actions


def test_a_budget_in_nodes_is_kept() -> None:
    game = two()
    state = endgame(game, 1, 30)
    bot = DeepBot(game, nodes=5000, seed=1)
    bot.step(state)
    assert bot._search.nodes == 5000
    assert bot.depth >= 1
    bot.restart()
    assert bot._search.nodes == 0
    spare = DeepBot(game, nodes=1, seed=1)
    assert spare.step(state) in state.legal_actions()
    assert spare.depth == 0


def test_a_budget_in_milliseconds_ends() -> None:
    game = two()
    state = endgame(game, 1, 30)
    bot = DeepBot(game, milliseconds=20, seed=1)
    assert bot.step(state) in state.legal_actions()
    assert bot._search.nodes >= 2048


def test_seeds_choose_among_equals() -> None:
    """Each seed's choice is one of the best actions, and they are not all the same."""
    game = two()
    state = endgame(game, 0, 6)
    solved = solve(state).actions
    chosen = {DeepBot(game, plays=20, seed=seed).step(state) for seed in range(20)}
    assert chosen <= set(solved)
    assert len(chosen) > 1


@pytest.mark.parametrize(
    ("budget", "told"),
    [
        ({}, "one alone: nodes, milliseconds, plays."),
        ({"nodes": 5, "milliseconds": 5}, "one alone: nodes, milliseconds."),
        ({"nodes": 0}, "“nodes” cannot be “0”: it is a whole number, 1 or more."),
        ({"milliseconds": 0}, "“milliseconds” cannot be “0”: it is a number greater than 0."),
        ({"plays": 0}, "“plays” cannot be “0”: it is a whole number, 1 or more."),
    ],
)
def test_a_budget_that_is_none_is_told(budget: dict[str, int], told: str) -> None:
    with pytest.raises(armoire.BadOption, match=told):
        DeepBot(two(), **cast(Any, budget))


@pytest.mark.parametrize(
    ("name", "options", "title"),
    [
        ("arschmallows", {"players": 2}, "Arschmallows"),
        ("arne", {"players": 4}, "Arne"),
    ],
)
def test_other_games_are_refused(name: str, options: dict[str, Any], title: str) -> None:
    with pytest.raises(armoire.BadOption, match=f"{title} has hidden information") as raised:
        make_search(armoire.load(name, **options), "deep")
    assert title in raised.value.sentence("de")
