"""Faces and boards: whole, safe to show inline, and true to the pieces."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from armoire.games.arlecchino.board import SQUARES, Arrow, Mark, board, board_text
from armoire.games.arlecchino.draw import FACE, face, sprite
from armoire.games.arlecchino.pieces import BLACK_AND_WHITE, PIECES
from armoire.render import svg
from armoire.render.colours import COLOURS, shape

SVG = "{http://www.w3.org/2000/svg}"
EMPTY = [""] * 36
ALL = [*PIECES, BLACK_AND_WHITE]


def read(text: str) -> ElementTree.Element:
    """The drawing as a tree, after a look at everything a strict page would refuse."""
    root = ElementTree.fromstring(text)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in {"script", "style", "foreignObject"}
        for name, value in element.attrib.items():
            assert name != "style"
            assert not name.startswith("on")
            assert "url(" not in value, "ids must not clash between drawings in one document"
    return root


def read_face(zones: str) -> ElementTree.Element:
    return read(f'<svg xmlns="{svg.NAMESPACE}">{face(zones)}</svg>')


def quarters(zones: str) -> list[str]:
    """The paint of the triangles clockwise from the top, by their turn."""
    paints = {}
    for path in read_face(zones).iter(f"{SVG}path"):
        turn = re.search(r"rotate\((\d+)\)", path.get("transform", ""))
        if path.get("d", "").startswith("M0 0L-") and path.get("opacity") is None:
            paints[int(turn[1]) if turn else 0] = path.attrib["fill"]
    return [paints[turn] for turn in (0, 90, 180, 270)]


@pytest.mark.parametrize("piece", PIECES)
def test_a_face_shows_its_zones_in_colour_and_shape(piece: str) -> None:
    assert quarters(piece) == [COLOURS[zone].fill for zone in piece]
    shapes = [path.get("d") for path in read_face(piece).iter(f"{SVG}path")]
    for zone in set(piece):
        assert shapes.count(COLOURS[zone].shape) == piece.count(zone)


@pytest.mark.parametrize("piece", PIECES)
def test_equal_colours_lie_side_by_side(piece: str) -> None:
    paints = quarters(piece)
    changes = sum(paints[at] != paints[at - 1] for at in range(4))
    assert changes == (len(set(piece)) if len(set(piece)) > 1 else 0)


def test_shapes_stand_within_their_zones() -> None:
    for path in read_face("byrg").iter(f"{SVG}path"):
        placed = re.match(r"translate\((\S+) (\S+)\) scale\((\S+)\)", path.get("transform", ""))
        if placed is None:
            continue
        x, y, scale = (float(part) for part in placed.groups())
        aside, out = sorted((abs(x - FACE / 2), abs(y - 87)))
        assert aside < 0.01
        assert (out - aside) / 2**0.5 > 10 * scale * 2**0.5 / 2, "clear of the diagonals"


def test_every_colour_has_its_own_colour_and_shape() -> None:
    assert len({colour.fill for colour in COLOURS.values()}) == 6
    assert len({colour.shape for colour in COLOURS.values()}) == 6
    assert len({shape(letter, 0, 0, 5) for letter in COLOURS}) == 6


def test_the_sprite_has_a_symbol_for_every_piece() -> None:
    symbols = read(sprite()).findall(f"{SVG}symbol")
    assert [symbol.get("id") for symbol in symbols] == [f"face-{piece}" for piece in ALL]
    assert {symbol.get("viewBox") for symbol in symbols} == {"0 0 180 180"}
    assert len({ElementTree.tostring(symbol)[60:] for symbol in symbols}) == 36


@pytest.mark.rule("ARL-1")
def test_the_board_runs_from_a1_at_the_bottom_left_to_f6_at_the_top_right() -> None:
    assert (SQUARES[0], SQUARES[1], SQUARES[6], SQUARES[-1]) == ("a1", "b1", "a2", "f6")
    root = read(board(ALL))
    corners = [
        [float(part) for part in re.findall(r"-?[\d.]+", group.attrib["transform"])[:2]]
        for group in root.iter(f"{SVG}g")
        if group.get("transform", "").endswith("scale(0.49)")
    ]
    assert len(corners) == 36
    (a1x, a1y), (b1x, b1y), (a2x, a2y) = corners[0], corners[1], corners[6]
    assert b1x - a1x == 100
    assert b1y == a1y
    assert a2y - a1y == -100
    assert a2x == a1x
    labels = [text.text for text in root.iter(f"{SVG}text")]
    assert labels == [*"abcdef", *"123456"]


def test_a_board_draws_jumps_as_arcs_and_crosses_the_jumped() -> None:
    tokens = EMPTY.copy()
    tokens[SQUARES.index("b2")], tokens[SQUARES.index("b3")] = "bbby", "rrgg"
    plain = board(tokens)
    assert 'opacity="0.42"' not in plain
    jumped = board(tokens, arrows=[Arrow("b2", "b4", 1)])
    read(jumped)
    assert jumped.count('opacity="0.42"') == 1
    assert ">1</text>" in jumped
    assert Arrow("b2", "b4").over == "b3"
    assert Arrow("b2", "c2").over is None
    forbidden = board(tokens, arrows=[Arrow("b2", "b4", forbidden=True)])
    assert 'opacity="0.42"' not in forbidden, "what is not jumped stays"
    assert "stroke-dasharray" in forbidden


def test_allowed_and_forbidden_squares_differ_in_more_than_colour() -> None:
    allowed = board(EMPTY, marks=[Mark("c3", "allowed")])
    forbidden = board(EMPTY, marks=[Mark("c3", "forbidden")])
    assert "stroke-dasharray" in forbidden
    assert "stroke-dasharray" not in allowed
    without_colour = [re.sub("#[0-9A-F]{6}", "", drawn) for drawn in (allowed, forbidden)]
    assert without_colour[0] != without_colour[1]


def test_a_window_shows_its_squares_alone() -> None:
    root = read(board(ALL, window=("b2", "d5"), size=300, title="A <corner>"))
    labels = [text.text for text in root.iter(f"{SVG}text")]
    assert labels == [*"bcd", *"2345"]
    pieces = [g for g in root.iter(f"{SVG}g") if g.get("transform", "").endswith("scale(0.49)")]
    assert len(pieces) == 12
    assert root.get("width") == "300"
    assert root.findtext(f"{SVG}title") == "A <corner>"
    assert root.get("role") == "img"


def test_a_board_needs_36_tokens() -> None:
    with pytest.raises(ValueError, match="36 tokens"):
        board(ALL[:-1])


def test_the_board_in_letters() -> None:
    tokens = EMPTY.copy()
    tokens[0], tokens[1], tokens[6], tokens[35] = "bbyr", "bw", "?", "gggg"
    lines = board_text(tokens, mover="a1", targets={"a3"}).splitlines()
    assert lines[0].split() == lines[-1].split() == [*"abcdef"]
    assert lines[1].endswith(" g g   6")
    assert lines[-9].startswith("3 ( .. )")
    assert lines[-6].startswith("2   ??  ")
    assert lines[-3].startswith("1 [b b ] B W ")
    assert lines[-2].startswith("  [y r ] W B")
    assert max(map(len, lines)) <= 40


def test_the_board_in_colours_has_the_same_letters() -> None:
    coloured = board_text(ALL, ansi=True)
    assert "\x1b[48;2;0;114;178m" in coloured
    letters = re.sub(r"\x1b\[[\d;]*m", "", coloured).splitlines()
    assert [line.rstrip() for line in letters] == board_text(ALL).splitlines()


@pytest.mark.parametrize("name", ["script", "style"])
def test_drawings_take_no_scripts_or_styles(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        svg.element(name)
    with pytest.raises(ValueError, match="attribute"):
        svg.element("g", style="fill:red")
    with pytest.raises(ValueError, match="attribute"):
        svg.element("g", onclick="x()")


def test_text_is_escaped() -> None:
    drawn = svg.words(0, 0, "<b> & 'c'", 10, data_name='"<&>"')
    element = ElementTree.fromstring(drawn)
    assert element.text == "<b> & 'c'"
    assert element.get("data-name") == '"<&>"'
