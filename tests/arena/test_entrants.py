"""Who takes part: what a bot may be called, and what is said of what is none."""

from __future__ import annotations

import sys

import pytest

import armoire
from armoire.arena.entrants import Entrant, entrants_of, make
from armoire.search import DeepBot, GreedyBot, InformationSetBot, OutsideBot, RandomBot, TreeBot
from tests.arena.playing import game_of, set_up_of


def test_levels_searches_and_programs() -> None:
    python = sys.executable
    found = entrants_of(["hard", "search@40", "fast=search@20ms", f"mine={python} bot.py --x=3"])
    assert found == [
        Entrant("hard", "hard"), Entrant("search@40", "search@40"), Entrant("fast", "search@20ms"),
        Entrant("mine", f"{python} bot.py --x=3"),
    ]
    assert [one.is_outside() for one in found] == [False, False, False, True]


def test_a_command_without_a_name_is_its_own() -> None:
    assert entrants_of([f"{sys.executable} -u b.py"])[0].name.endswith("python -u b.py"[-10:])
    assert len(entrants_of([f"{sys.executable} {'long ' * 20}"])[0].name) <= 30


def test_the_same_bot_twice_is_numbered() -> None:
    assert [one.name for one in entrants_of(["easy"] * 3)] == ["easy", "easy 2", "easy 3"]


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (["meduim"], "“meduim”. Did you mean medium?"),
        (["no-such-program --x"], "There is no bot “no-such-program --x”."),
        (["search@0"], "There is no bot “search@0”."),
        (["search@x"], "such as search@400"),
        (["deep@0ms"], "or deep@4plays"),
        (["deep@5s"], "There is no bot “deep@5s”. Did you mean deep?"),
        (["search@4:polcy=mo"], "no option “polcy”. It has: backup, policy, threads, expl"),
        (["search@4:"], "no option “”"),
        (["search@4:policy=cfr"], "“policy” cannot be “cfr”. Possible: so, mo, ris, pimc."),
        (["search@4:threads=0"], "“threads” cannot be “0”. Possible: 1 … 64."),
        (["search@4:threads=2,exploration=-1"], "“exploration” cannot be “-1”."),
        (["'"], "There is no bot"),
        ([""], "There is no bot “”."),
        (["mine=nothing-there"], "There is no bot “nothing-there”."),
        (["a=easy", "a=hard"], "Two bots are called “a”."),
        (["a" * 31 + "=easy"], "longer than 30 characters"),
    ],
)
def test_what_is_no_bot_is_told(bots: list[str], told: str) -> None:
    with pytest.raises(armoire.BadOption) as raised:
        entrants_of(bots)
    assert told in str(raised.value)
    assert raised.value.sentence("de") != str(raised.value)


@pytest.mark.parametrize(
    ("name", "bot", "kind"),
    [
        ("arlecchino", "random", RandomBot),
        ("arlecchino", "greedy", GreedyBot),
        ("arlecchino", "search@7", TreeBot),
        ("arlecchino", "search@7ms", TreeBot),
        ("arschmallows", "search@7", InformationSetBot),
        ("arlecchino", "search@7:backup=paranoid,threads=2,exploration=0.5", TreeBot),
        ("arschmallows", "search@7:policy=ris,backup=paranoid,threads=2", InformationSetBot),
        ("arlecchino", f"{sys.executable} -", OutsideBot),
    ],
)
def test_each_is_made(name: str, bot: str, kind: type[object]) -> None:
    assert isinstance(make(Entrant("mine", bot), game_of(name), 1), kind)


@pytest.mark.parametrize(
    "bot", ["deep", "deep@70", "deep@7ms", "deep@2plays", "deep@70:backup=best-reply"]
)
def test_a_deep_search_is_for_open_games(bot: str) -> None:
    entrant = entrants_of([bot])[0]
    assert not entrant.is_outside()
    assert isinstance(make(entrant, game_of("arlecchino", players=2), 1), DeepBot)
    set_up_of(bot, "random", game=game_of("arlecchino", players=4, teams=True))
    set_up_of(bot, "random", game=game_of("arlecchino", players=4))
    with pytest.raises(armoire.BadOption, match="Arne has hidden information"):
        set_up_of(bot, "random", game=game_of("arne", players=4))


def test_a_deep_search_has_options_of_its_own() -> None:
    for bot, said in (
        ("deep:backup=all", "“backup” cannot be “all”. Possible: paranoid, best-reply"),
        ("deep@7ms:policy=so", "this search has no option “policy”. It has: backup."),
    ):
        with pytest.raises(armoire.BadOption) as caught:
            entrants_of([bot])
        assert said in str(caught.value)


def test_a_policy_is_for_hidden_cards() -> None:
    with pytest.raises(armoire.BadOption, match="arlecchino is open"):
        make(Entrant("mine", "search@7:policy=mo"), game_of("arlecchino"), 1)
    open_game = armoire.load("arlecchino", compiled=False)
    with pytest.raises(armoire.BadOption, match="arlecchino is open"):
        set_up_of("search@7:policy=mo", "random", game=open_game)


def test_a_search_with_options_has_its_own_name() -> None:
    one, two = entrants_of(["search@7:policy=mo", "mo=search@7:policy=mo"])
    assert one == Entrant("search@7:policy=mo", "search@7:policy=mo")
    assert two == Entrant("mo", "search@7:policy=mo")
    assert not one.is_outside()


def test_a_tournament_that_cannot_be_is_told() -> None:
    with pytest.raises(armoire.BadOption, match="2 bots are to meet at a table, and there are 1"):
        set_up_of("random")
    with pytest.raises(armoire.BadOption, match="the game has 2 sides"):
        set_up_of("random", "greedy", "easy", at_once=3)
    with pytest.raises(armoire.BadOption, match="Leave the timing at “ask”"):
        set_up_of(game=armoire.load("arne", compiled=False, timing="speed"))
    set_up_of(game=armoire.load("arne", compiled=False))
