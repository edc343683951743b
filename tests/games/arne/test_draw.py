"""Both games' cards, signs and tables: whole, safe to show inline, and true to what they stand for.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType
from typing import Final
from xml.etree import ElementTree

import msgspec
import pytest

import armoire
from armoire.core.drawings import Caption
from armoire.games.arne import draw, draw_junior, table_drawing
from armoire.games.arne.cards import COLOURS as LETTERS
from armoire.games.arne.cards import JUNIOR, TOTAL
from armoire.games.arne.fruit import fruit
from armoire.games.arne.paper import BLACK, WHITE
from armoire.games.arne.pictograms import PICTOGRAMS
from armoire.games.arne.row_view import Row, Stack, Sum
from armoire.games.arne.view import ArneView
from armoire.render import svg
from armoire.render.colours import COLOURS, INK, PAPER

SVG: Final = "{http://www.w3.org/2000/svg}"
GAMES: Final = [pytest.param(draw, id="arne"), pytest.param(draw_junior, id="arne-junior")]
FACES: Final = [
    *(pytest.param(draw.face, code, id=code) for code in draw.CODES),
    *(pytest.param(draw_junior.face, code, id=f"junior-{code}") for code in draw_junior.CODES),
]
POINTS: Final = [code for code in draw.CODES if code[0] in LETTERS and code[1:].isdigit()]
MINUSES: Final = [f"{letter}-200" for letter in LETTERS]
DOUBLES: Final = [f"{letter}x2" for letter in LETTERS]
FRUITS: Final = [f"{letter}{number}" for letter in draw_junior.FRUIT for number in range(1, 6)]


def read(text: str) -> ElementTree.Element:
    """The drawing as a tree, after a look at everything a strict page would refuse."""
    root = ElementTree.fromstring(text)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in {"script", "style", "foreignObject", "image"}
        for name, value in element.attrib.items():
            assert name != "style"
            assert "href" not in name
            assert not name.startswith("on")
            assert "url(" not in value
            assert "://" not in value
    return root


def read_card(inside: str) -> ElementTree.Element:
    root = read(f'<svg xmlns="{svg.NAMESPACE}">{inside}</svg>')
    assert all("id" not in element.attrib for element in root.iter()), "ids must not clash"
    return root


def texts(drawn: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in drawn.iter(f"{SVG}text")]


def ground(drawn: ElementTree.Element) -> str:
    """The colour of a card's field: of its second rectangle, the first is the paper."""
    return list(drawn.iter(f"{SVG}rect"))[1].attrib["fill"]


def paints(drawn: ElementTree.Element) -> set[str]:
    return {
        element.attrib[name]
        for element in drawn.iter()
        for name in ("fill", "stroke")
        if element.get(name, "none") != "none"
    }


def shapes(drawn: ElementTree.Element) -> list[str]:
    """The letters of the colours whose shapes are in the drawing."""
    known = {colour.shape: letter for letter, colour in COLOURS.items()}
    courses = (path.attrib["d"] for path in drawn.iter(f"{SVG}path"))
    return [known[course] for course in courses if course in known]


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
              for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# All cards


def test_every_card_of_both_games_has_a_face() -> None:
    assert set(draw.CODES) == set(TOTAL.kinds)
    unused = {f"{letter}{number}" for letter in "op" for number in range(1, 6)}
    assert set(draw_junior.CODES) == set(JUNIOR.kinds) - unused


@pytest.mark.parametrize(("face", "code"), FACES)
def test_a_face_is_whole_and_safe(face: Callable[[str], str], code: str) -> None:
    drawn = read_card(face(code))
    paper = next(drawn.iter(f"{SVG}rect"))
    assert (paper.attrib["width"], paper.attrib["height"]) == ("238", "318")
    assert paper.attrib["fill"] == PAPER


@pytest.mark.parametrize("game", GAMES)
def test_cards_differ_without_their_colours(game: ModuleType) -> None:
    forms = {re.sub("#[0-9A-Fa-f]{6}", "", game.face(code)) for code in game.CODES}
    assert len(forms) == len(game.CODES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["r51", "", "reverse!", "o5x"])
def test_what_is_no_card_has_no_face(game: ModuleType, code: str) -> None:
    with pytest.raises(ValueError, match="is no card of Arne"):
        game.face(code)


def test_the_games_do_not_have_each_others_cards() -> None:
    with pytest.raises(ValueError, match="'r1' is no card of Arne"):
        draw.face("r1")
    with pytest.raises(ValueError, match="'r50' is no card of Arne Junior"):
        draw_junior.face("r50")


@pytest.mark.parametrize("game", GAMES)
def test_backs_tell_nothing(game: ModuleType) -> None:
    assert texts(read_card(game.back())) == []


def test_the_games_have_backs_of_their_own() -> None:
    assert ground(read_card(draw.back())) != ground(read_card(draw_junior.back()))


# Arne


@pytest.mark.parametrize("code", POINTS)
def test_a_point_card_is_a_field_of_colour_with_number_and_shape(code: str) -> None:
    drawn = read_card(draw.face(code))
    letter, value = code[0], code[1:]
    assert ground(drawn) == COLOURS[letter].fill
    assert texts(drawn) == [value, value]
    assert shapes(drawn) == [letter, letter]


@pytest.mark.parametrize("code", DOUBLES)
def test_an_x2_is_one_too(code: str) -> None:
    drawn = read_card(draw.face(code))
    assert ground(drawn) == COLOURS[code[0]].fill
    assert texts(drawn) == ["2", "2"]
    assert shapes(drawn) == [code[0], code[0]]


@pytest.mark.parametrize("code", MINUSES)
def test_a_minus_card_is_black_with_number_and_shape_in_its_colour(code: str) -> None:
    drawn = read_card(draw.face(code))
    assert ground(drawn) == BLACK
    assert texts(drawn) == ["200", "200"]
    assert shapes(drawn) == [code[0], code[0]]
    [hue] = paints(drawn) - {PAPER, INK, BLACK}
    assert contrast(hue, BLACK) > 4.5


@pytest.mark.parametrize("code", [*POINTS, *DOUBLES, *MINUSES])
def test_numbers_are_read_at_60_pixels(code: str) -> None:
    drawn = read_card(draw.face(code))
    index, large = drawn.iter(f"{SVG}text")
    assert float(large.attrib["font-size"]) * 60 / 240 >= 20
    assert float(index.attrib["font-size"]) * 60 / 240 > 8.5
    outline = large.get("stroke")
    assert contrast(large.attrib["fill"], outline or BLACK) > 4.5


@pytest.mark.parametrize("code", [*POINTS, *DOUBLES, *MINUSES])
def test_the_left_edge_tells_number_and_shape(code: str) -> None:
    index = next(read_card(draw.face(code)).iter(f"{SVG}text"))
    end = float(index.attrib["x"]) + float(index.get("textLength", 0.65 * 48))
    assert end < 83, "a fan shows no more of a card"
    assert float(index.attrib["y"]) < 65
    [small] = re.findall(r"translate\((\S+) (\S+)\) scale\(1\.5\)", draw.face(code))
    assert float(small[0]) < 45
    assert float(small[1]) < 90


@pytest.mark.parametrize("code", PICTOGRAMS)
def test_an_action_is_black_on_white(code: str) -> None:
    drawn = read_card(draw.face(code))
    assert ground(drawn) == WHITE
    fine_line = {list(drawn.iter(f"{SVG}rect"))[2].attrib["stroke"]}
    assert paints(drawn) - fine_line == {WHITE, PAPER, INK}


@pytest.mark.parametrize("code", ["stop", "reverse", "crush", "lock", "chameleon", "thief"])
def test_a_black_card_is_black_with_a_bright_pictogram(code: str) -> None:
    drawn = read_card(draw.face(code))
    assert ground(drawn) == BLACK
    hue = list(drawn.iter(f"{SVG}rect"))[2].attrib["stroke"]
    assert contrast(hue, BLACK) > 4.5
    assert draw.face(code).count(hue) > 2


def test_words_and_digits_on_pictograms() -> None:
    assert texts(read_card(draw.face("stop"))) == ["STOP!"]
    assert texts(read_card(draw.face("x3"))) == ["3", "3"]
    assert texts(read_card(draw.face("take3"))) == ["3"]


# Arne Junior


@pytest.mark.parametrize("code", FRUITS)
def test_a_fruit_card_has_as_many_fruit_as_it_counts(code: str) -> None:
    face = draw_junior.face(code)
    letter, number = code[0], code[1:]
    drawn = read_card(face)
    assert ground(drawn) == COLOURS[letter].fill
    assert texts(drawn) == [number]
    assert {kind: face.count(fruit(kind)) for kind in draw_junior.FRUIT} == {
        kind: int(number) if kind == letter else 0 for kind in draw_junior.FRUIT
    }


@pytest.mark.parametrize("code", FRUITS)
def test_all_fruit_lie_on_the_card_and_apart(code: str) -> None:
    places = [
        (float(x), float(y), float(scale))
        for x, y, scale in re.findall(
            r'<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)"><path',
            draw_junior.face(code))
        if float(scale) in (1.65, 1.02, 0.9, 0.82, 0.73)
    ]
    assert len(places) == int(code[1:])
    for x, y, scale in places:
        assert 21 < x - 52 * scale < x + 52 * scale < 219
        assert 21 < y - 58 * scale < y + 55 * scale < 299
    for at, (x, y, scale) in enumerate(places):
        for to_x, to_y, _ in places[at + 1:]:
            assert (x - to_x) ** 2 + (y - to_y) ** 2 > (90 * scale) ** 2


@pytest.mark.parametrize("code", ["chameleon", "thief", "bird", "net", "stop"])
def test_those_who_meddle_are_on_black(code: str) -> None:
    drawn = read_card(draw_junior.face(code))
    assert ground(drawn) == BLACK
    assert texts(drawn) == []


@pytest.mark.parametrize("code", ["take1", "ask2", "take3", "swap", "pass-hands"])
def test_what_one_does_is_on_white(code: str) -> None:
    assert ground(read_card(draw_junior.face(code))) == WHITE


# The sprites


@pytest.mark.parametrize(("game", "tabs", "letters"), [
    (draw, ["x3", "crush", "lock", "chameleon"], "rgybop"),
    (draw_junior, ["bird", "net", "chameleon"], "rgyb"),
])
def test_a_sprite_has_all_cards_the_back_and_the_small_signs(
    game: ModuleType, tabs: list[str], letters: str
) -> None:
    symbols = read(game.sprite()).findall(f"{SVG}symbol")
    views = {symbol.attrib["id"]: symbol.attrib["viewBox"] for symbol in symbols}
    cards = [*(f"card--{code}" for code in game.CODES), "card-back"]
    small = [*(f"tab--{code}" for code in tabs),
             *(f"{sign}--{letter}" for letter in letters for sign in ("shape", "dummy"))]
    assert sorted(views) == sorted(cards + small)
    assert {views[name] for name in cards} == {"0 0 240 320"}
    assert {views[name] for name in small} == {"0 0 48 48"}


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_the_sprite_is_small(game: ModuleType) -> None:
    sprite = game.sprite()
    ids = re.findall(r' id="([^"]*)"', sprite)
    assert len(ids) == len(set(ids))
    assert len(sprite.encode()) < 150_000


@pytest.mark.parametrize("letter", LETTERS)
def test_a_sign_is_a_colour_with_its_shape(letter: str) -> None:
    symbols = {s.get("id"): s for s in read(draw.sprite()).findall(f"{SVG}symbol")}
    for name in (f"shape--{letter}", f"dummy--{letter}"):
        assert shapes(symbols[name]) == [letter]
        assert COLOURS[letter].fill in paints(symbols[name])


# Tables


def stack(name: str, card: str, counts: str, lies: str = "") -> Stack:
    on_it = {flag: flag in lies.split() for flag in ("chameleon", "x3", "crush", "lock")}
    return Stack(name, card, card[0], counts=counts, **on_it)


ROW: Final = Row(
    "r", [0],
    [stack("r1", "r1000", "3000", "x3"), stack("r2", "r50", "50"), stack("r3", "rx2", "×6", "x3"),
     stack("r4", "r-200", "−600", "x3"), stack("r5", "b500", "0", "chameleon crush")],
    Sum([3000, 50], [6], [600], 17700),
)


def view(**changes: object) -> ArneView:
    """A table of four on which nothing lies, but for the changes."""
    state = armoire.load("arne", players=4, compiled=False).new_initial_state(seed=1)
    seen = state.view(None)
    assert isinstance(seen, ArneView)
    return msgspec.structs.replace(seen, **changes)


def said(drawing: str) -> list[str]:
    return texts(read(drawing))


def table(seen: ArneView) -> str:
    return table_drawing.table(seen, draw.ART)


def test_a_row_shows_its_stacks_what_lies_on_them_and_its_sum() -> None:
    drawing = table(view(rows=[ROW], hands=[7, 8, 8, 8]))
    for card in ("r1000", "r50", "rx2", "r-200", "b500"):
        assert drawing.count(draw.face(card)) == 1
    assert {tab: drawing.count(draw.tab(tab)) for tab in draw.TABS} == {
        "x3": 3, "crush": 1, "lock": 0, "chameleon": 1,
    }
    words = said(drawing)
    for seal in ("3000", "×6", "−600", "0", "P1", "7"):
        assert seal in words
    assert "(3000 + 50) × 6 − 600 = 17700" in words


@pytest.mark.parametrize(("row", "words"), [
    (Sum([], [], [], 0), "0"),
    (Sum([50], [], [], 50), "50"),
    (Sum([50], [2], [], 100), "50 × 2 = 100"),
    (Sum([], [], [200], -200), "−200"),
    (Sum([], [2], [200, 600], -800), "0 × 2 − 200 − 600 = −800"),
    (Sum([100, 50], [], [200], -50), "100 + 50 − 200 = −50"),
])
def test_sums_in_words(row: Sum, words: str) -> None:
    assert words in said(table(view(rows=[Row("r", [0], [], row)])))


def test_piles_and_the_way_round() -> None:
    drawing = table(view(
        draw_pile=41, discard=["stop", "g50", "take1"], discarded=12, direction=1))
    assert drawing.count(draw.back()) == 2
    places = [drawing.index(draw.face(code)) for code in ("take1", "g50", "stop")]
    assert places == sorted(places), "the top card is drawn last"
    assert {"41", "12"} <= set(said(drawing))
    assert "scale(-1 1)" not in drawing
    assert "scale(-1 1)" in table(view(direction=-1))


def test_empty_piles_are_outlines() -> None:
    drawing = table(view(rows=[], draw_pile=0, discard=[], discarded=0))
    assert drawing.count('stroke-dasharray="6 5"') == 2
    assert draw.back() not in drawing


def test_the_dummys_row_shows_who_controls_it() -> None:
    row = Row("p", [], [], Sum([], [], [], 0))
    free = table(view(rows=[row], dummy="p", control=None))
    held = table(view(rows=[row], dummy="p", control=2))
    assert "P3" not in said(free)
    assert "P3" in said(held)


def test_whoever_is_in_turn_has_a_gilt_edge() -> None:
    rows = [Row(letter, [at], [], Sum([], [], [], 0)) for at, letter in enumerate("rgyb")]
    assert table(view(rows=rows, to_move=None)).count('width="46" height="46" rx="14"') == 0
    assert table(view(rows=rows, to_move=2)).count('width="46" height="46" rx="14"') == 1


def test_a_long_row_goes_on_below() -> None:
    def height(stacks: int) -> float:
        row = Row("r", [0], [stack("r1", "r50", "50")] * stacks, Sum([50] * stacks, [], [], 0))
        return float(read(table(view(rows=[row] * 3))).attrib["viewBox"].split()[3])

    assert height(9) < height(10) == height(18)


def test_a_table_of_arne_junior_has_its_own_drawings() -> None:
    row = Row("g", [0], [stack("g1", "b5", "0", "chameleon crush"),
                         stack("g2", "g2", "2", "crush lock")], Sum([2], [], [], 2))
    seen = view(rows=[row], discard=["thief"], discarded=1)
    drawing = table_drawing.table(seen, draw_junior.ART, Caption(title="A <table>"))
    assert read(drawing).findtext(f"{SVG}title") == "A <table>"
    assert draw_junior.face("b5") in drawing
    assert draw_junior.face("thief") in drawing
    assert {tab: drawing.count(draw_junior.tab(tab)) for tab in draw_junior.TABS} == {
        "bird": 2, "net": 1, "chameleon": 1,
    }
