"""The bots' process: whoever asks it before it is awake is answered all the same."""

from __future__ import annotations

from threading import Event

import pytest

import armoire
from armoire.core.game import Game
from armoire.server.bot_wire import Ask
from armoire.server.bot_worker import Thinker, kind_of


@pytest.fixture
def may_wake(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Nothing is compiled before this is set, and nothing really."""
    begin = Event()

    def warm_up(self: Thinker, game: Game) -> None:
        assert begin.wait(30)
        self._awake.add(kind_of(game))

    monkeypatch.setattr(Thinker, "_warm_up", warm_up)
    return begin


def ask_of(game: Game, state: armoire.State) -> Ask:
    return Ask(1, game.name, game.options_dict(), "table 1 0", "medium", state.serialize())


def test_until_a_game_is_compiled_its_bots_play_interpreted(may_wake: Event) -> None:
    thinker = Thinker()
    game = armoire.load("arne-junior", players=2, compiled=False)
    state = game.new_initial_state(seed=1)
    ask = ask_of(game, state)
    reply = thinker.answer(ask)
    assert reply.action in state.legal_actions()
    assert not reply.awake
    assert not thinker.is_awake(ask)
    may_wake.set()
    thinker.wake(ask).join(30)
    assert thinker.is_awake(ask)


def test_a_game_is_woken_once_for_all_its_options(may_wake: Event) -> None:
    thinker = Thinker()
    asks = []
    for players in (2, 3):
        game = armoire.load("arne", players=players, compiled=False)
        asks.append(ask_of(game, game.new_initial_state(seed=1)))
    assert thinker.wake(asks[0]) is thinker.wake(asks[1])
    may_wake.set()
    thinker.wake(asks[0]).join(30)
    assert all(thinker.is_awake(ask) for ask in asks)


def test_the_deep_search_is_woken_where_it_plays() -> None:
    two, four, teams = (
        kind_of(armoire.load("arlecchino", compiled=False, **options))
        for options in ({"players": 2}, {"players": 4}, {"players": 4, "teams": True})
    )
    assert (two.deep, four.deep, teams.deep) == (True, False, True)
    assert not kind_of(armoire.load("arschmallows", compiled=False, players=2)).deep


@pytest.mark.slow
def test_a_bot_that_is_awake_thinks_as_its_level_says() -> None:
    thinker = Thinker()
    game = armoire.load("arlecchino", players=2)
    state = game.new_initial_state(seed=1)
    ask = ask_of(game, state)
    thinker.wake(ask).join(300)
    reply = thinker.answer(ask)
    assert reply.awake
    assert reply.action in state.legal_actions()
