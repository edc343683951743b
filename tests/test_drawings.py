"""States draw themselves: whole documents that load nothing, and tell nobody what they hide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import pytest

import armoire
from armoire.core.language import LANGUAGES, Language
from armoire.games.arne.view import ArneView
from armoire.games.arschmallows.view import ArschmallowsView
from armoire.render import captions
from tests.games.arschmallows.scripts import dealt, play

SVG: Final = "{http://www.w3.org/2000/svg}"
VARIANTS: Final[list[dict[str, Any]]] = [
    {"name": "arlecchino", "players": 2},
    {"name": "arlecchino", "players": 3, "neutral": "b"},
    {"name": "arlecchino", "players": 4, "teams": True},
    {"name": "arne", "players": 4},
    {"name": "arne", "players": 2, "dummy": True},
    {"name": "arne", "players": 8, "teams": True},
    {"name": "arne-junior", "players": 3},
    {"name": "arschmallows", "players": 3, "rounds": 1},
    {"name": "arschmallows", "players": 6, "rounds": 1, "kids": True, "memory_aid": True},
]
HIDDEN: Final = [options for options in VARIANTS if options["name"] != "arlecchino"]


def title(options: dict[str, Any]) -> str:
    return "-".join(map(str, options.values()))


def states(options: dict[str, Any], every: int, seed: int = 5) -> Iterator[armoire.State]:
    """Positions of a random game: before the deal, each so many-th, and the last."""
    state = armoire.load(**options, compiled=False).new_initial_state()
    random = Random(seed)
    while not state.is_terminal():
        if state.move_number() % every == 0:
            yield state.clone()
        state.apply_action(random.choice(state.legal_actions()))
    yield state


def read(drawing: str) -> ElementTree.Element:
    """The drawing as a tree, after a look at everything that would not stand alone."""
    root = ElementTree.fromstring(drawing)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in {"script", "style", "foreignObject", "image"}
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name not in {"style", "id", "class"}
            assert "href" not in name
            assert "url(" not in value
    return root


def words(drawing: str) -> list[str]:
    return [text.text or "" for text in read(drawing).iter(f"{SVG}text")]


# Every state


@pytest.mark.parametrize("options", VARIANTS, ids=title)
def test_every_state_is_a_document_that_stands_alone(options: dict[str, Any]) -> None:
    drawn = 0
    for state in states(options, 29):
        last = state.num_players() - 1
        for drawing in (state._repr_svg_(), state.to_svg(last, "de"), state.to_svg(revealed=True)):
            root = read(drawing)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            left, top, width, height = map(float, root.attrib["viewBox"].split())
            assert (left, top) == (0, 0)
            wide, high = float(root.attrib["width"]), float(root.attrib["height"])
            assert wide / high == pytest.approx(width / height, rel=0.01)
        drawn += 1
    assert drawn > 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", VARIANTS, ids=title)
def test_a_drawing_says_what_is_to_be_done_and_how_it_stands(
    options: dict[str, Any], language: Language
) -> None:
    for state in states(options, 61):
        drawing = state.to_svg(language=language)
        prompt = state.prompt(None, language)
        assert words(drawing)[-1] == prompt
        said = read(drawing).findtext(f"{SVG}title")
        assert said is not None
        assert said.startswith(f"{state.game.title[language]}. {prompt} ")
        for player, score in enumerate(state.scores(), 1):
            assert re.search(rf"(Player|Spieler) {player}: {score}\b", said)


def test_a_drawing_is_text_that_a_notebook_shows() -> None:
    drawing = armoire.load("arlecchino", compiled=False).new_initial_state(seed=1).to_svg()
    assert isinstance(drawing, str)
    assert drawing._repr_svg_() == drawing
    assert len(repr(drawing)) < 50


def test_who_is_no_player_is_shown_nothing() -> None:
    state = armoire.load("arne", players=3, compiled=False).new_initial_state(seed=1)
    with pytest.raises(armoire.ArmoireError, match="3"):
        state.to_svg(3)
    with pytest.raises(armoire.ArmoireError, match="fr"):
        state.to_svg(language="fr")  # type: ignore[arg-type]


def test_a_long_caption_is_made_to_fit() -> None:
    def size(text: str) -> float:
        drawn = ElementTree.fromstring(f"<g>{captions.caption(text, 0, 0, 600)}</g>")
        return float(drawn.find("text").attrib["font-size"])  # type: ignore[union-attr]

    assert size("Short.") == size("A little longer.") == 20
    assert size("x" * 120) * 120 * 0.5 < 600


# Secrets


@pytest.mark.parametrize("options", HIDDEN, ids=title)
def test_what_differs_in_hidden_cards_alone_is_drawn_alike(options: dict[str, Any]) -> None:
    """Two worlds that a player cannot tell apart: for them, and for everybody, one drawing."""
    different = 0
    for number, state in enumerate(states(options, 11)):
        if state.is_chance_node():
            continue
        player = number % state.num_players()
        one, two = (state.resample_from_infostate(player, seed) for seed in (1, 2))
        assert one.to_svg(player) == two.to_svg(player)
        assert one.to_svg() == two.to_svg() == state.to_svg()
        different += one.to_svg(revealed=True) != two.to_svg(revealed=True)
    assert different, "else the comparison says nothing"


def test_a_card_that_one_looks_at_is_drawn_for_them_alone() -> None:
    one = dealt("0 1 2 3", "4 5 6 7", discard="8", pile="9 10 11 9 10 11")
    two = dealt("0 1 2 3", "4 5 7 6", discard="8", pile="9 10 11 9 10 11")
    for state in (one, two):
        play(state, "draw 9")
        play(state, "spy P2 3")
    assert one.to_svg() == two.to_svg()
    assert one.to_svg(1) == two.to_svg(1)
    assert one.to_svg(0) != two.to_svg(0), "P1 has spied"
    assert words(one.to_svg(0)).count("6") == words(one.to_svg()).count("6") + 2


# What lies on the table


def test_arlecchino_shows_the_play_in_progress_and_the_zones() -> None:
    position = "6/6/3,bbyy,2/6/3,gggg,2/6 gbyr g"
    state = armoire.load("arlecchino", compiled=False).new_initial_state(position=position)
    before = words(state.to_svg())
    assert [before.count(zones) for zones in ("4", "2", "0")] == [2, 2 + 1, 1]
    for movement in ("d2-d3", "xd5"):
        state.play(movement)
    after = words(state.to_svg())
    assert after.count("1") == before.count("1") + 1, "the number of the first movement"
    assert 'stroke-width="5"' in state.to_svg(), "where it began, and whose turn it is"


def test_a_play_that_began_before_the_history_has_its_start_alone() -> None:
    """Here it has come back to where it began, by ways that a record does not tell."""
    game = armoire.load("arlecchino", compiled=False)
    board = "6/6/3,bbyy,2/6/3,gggg,2/6 gbyr g"
    state = game.new_initial_state(position=board)
    for movement in ("d2-d3", "-d2"):
        state.play(movement)
    known, unknown = state.to_svg(), armoire.State.of_record(game, state.record).to_svg()
    assert words(known).count("1") == words(unknown).count("1") + 1
    read(unknown)


@pytest.mark.parametrize("options", HIDDEN[:4], ids=title)
def test_a_hand_is_drawn_for_its_player_alone(options: dict[str, Any]) -> None:
    state = list(states(options, 41))[2]
    public = state.to_svg()
    view = state.view(1)
    assert isinstance(view, ArneView)
    assert view.hand
    mine = state.to_svg(1)
    cards = sum(held.count for held in view.hand)
    assert _cards(mine) == _cards(public) + cards
    assert _cards(state.to_svg(revealed=True)) == _cards(public) + sum(view.hands)


def test_all_cards_of_arschmallows_lie_open_when_revealed() -> None:
    state = dealt("0 1 2 3", "4 5 6 7", discard="8", pile="9 10 11 9 10 11")
    view = state.view(None)
    assert isinstance(view, ArschmallowsView)
    shown = words(state.to_svg(revealed=True))
    for value in range(9):
        assert shown.count(str(value)) >= 2, "in two corners"
    assert words(state.to_svg()).count("7") == 0


def _cards(drawing: str) -> int:
    """How many whole cards a drawing has: each has its paper."""
    return drawing.count('<rect x="1" y="1" width="238" height="318" rx="22"')
