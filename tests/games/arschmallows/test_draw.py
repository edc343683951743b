"""Cards, their back and tables: whole, safe to show inline, and true to what lies there."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from armoire.games.arschmallows.cards import CODES
from armoire.games.arschmallows.draw import back, face, sprite
from armoire.games.arschmallows.marshmallow import ROASTS
from armoire.games.arschmallows.table_drawing import Arrow, row, table
from armoire.render import svg
from armoire.render.colours import INK, PAPER

SVG = "{http://www.w3.org/2000/svg}"


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


def read_card(inside: str) -> ElementTree.Element:
    root = read(f'<svg xmlns="{svg.NAMESPACE}">{inside}</svg>')
    assert all("id" not in element.attrib for element in root.iter())
    return root


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
              for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("code", CODES)
def test_a_card_shows_its_number_in_two_corners(code: str) -> None:
    numbers = list(read_card(face(code)).iter(f"{SVG}text"))
    assert [number.text for number in numbers] == [code.removeprefix("-")] * 2
    (x, y), (to_x, to_y) = [(float(n.attrib["x"]), float(n.attrib["y"])) for n in numbers]
    assert x < 60 < 180 < to_x
    assert y < 80 < 280 < to_y


@pytest.mark.parametrize("code", CODES)
def test_a_number_is_read_at_60_pixels(code: str) -> None:
    drawn = read_card(face(code))
    for number in drawn.iter(f"{SVG}text"):
        assert float(number.attrib["font-size"]) * 60 / 240 > 17
        assert number.attrib["fill"] == INK
        assert number.attrib["stroke"] == PAPER
    ground = list(drawn.iter(f"{SVG}rect"))[1].attrib["fill"]
    assert contrast(INK, ground) > 4.5


def minus_signs(code: str) -> int:
    lines = (path.attrib["d"] for path in read_card(face(code)).iter(f"{SVG}path"))
    return sum(line.endswith("h21") for line in lines)


def test_only_negative_numbers_have_a_minus_sign() -> None:
    signs = {code: minus_signs(code) for code in CODES}
    assert signs == {code: 4 if code.startswith("-") else 0 for code in CODES}


def test_cards_differ_without_their_colours_and_numbers() -> None:
    def forms(code: str) -> str:
        drawn = re.sub("<text.*?</text>|<path d=\"[^\"]*h21\"[^>]*>", "", face(code))
        return re.sub("#[0-9A-F]{6}", "", drawn)

    assert len({forms(code) for code in CODES}) == 16


def test_the_roast_darkens_from_snow_white_to_charcoal() -> None:
    lights = [luminance(roast.fill) for roast in ROASTS]
    assert len(lights) == 12
    assert lights == sorted(lights, reverse=True)
    assert lights[0] == pytest.approx(1)
    assert lights[-1] < 0.03
    for number in range(12):
        assert ROASTS[number].fill in face(str(number))


@pytest.mark.parametrize(("code", "guests"), [("-1", 1), ("-2", 2), ("-3", 3)])
def test_a_party_has_as_many_guests_as_it_takes_points_off(code: str, guests: int) -> None:
    shadows = list(read_card(face(code)).iter(f"{SVG}ellipse"))
    assert len(shadows) == guests


def test_what_is_no_card_has_no_face() -> None:
    with pytest.raises(ValueError, match="is no card"):
        face("12")


def test_the_sprite_has_a_symbol_for_every_card_and_the_back() -> None:
    symbols = read(sprite()).findall(f"{SVG}symbol")
    assert [symbol.get("id") for symbol in symbols] == [
        *(f"card-{code}" for code in CODES), "card-back",
    ]
    assert {symbol.get("viewBox") for symbol in symbols} == {"0 0 240 320"}


def test_the_back_tells_nothing() -> None:
    assert not list(read_card(back()).iter(f"{SVG}text"))


def numbers_on(drawing: str) -> list[str | None]:
    return [text.text for text in read(drawing).iter(f"{SVG}text")]


def test_a_table_shows_open_cards_and_numbers_hidden_slots() -> None:
    drawing = table([["5", None], [None, "-2", None]], "11", labels=["you", "<me>"])
    assert numbers_on(drawing) == [
        "11", "11", "you", "5", "5", "2", "<me>", "1", "2", "2", "3",
    ]


def test_a_table_without_piles_has_room_for_them() -> None:
    assert "stroke-dasharray" not in table([[None]], "5")
    assert table([[None]], None, pile=False).count('stroke-dasharray="6 5"') == 2


def test_a_table_has_room_for_all_hands() -> None:
    for players in range(1, 7):
        drawing = read(table([[None] * 16] * players, "3", taken="4"))
        width, height = (float(part) for part in drawing.attrib["viewBox"].split()[2:])
        placed = [
            (float(x), float(y))
            for element in drawing.iter(f"{SVG}g")
            for x, y in re.findall(r"translate\((\S+) (\S+)\) scale\(0.3\)",
                                   element.get("transform", ""))
        ]
        assert len(set(placed)) == 16 * players + 5
        assert all(0 < x < x + 72 < width and 0 < y < y + 96 < height for x, y in placed)


def test_arrows_and_badges_stand_at_named_places() -> None:
    plain = table([[None, None]], "3", taken="4")
    marked = table([[None, None]], "3", taken="4", arrows=[Arrow("taken", "P1 2")],
                   badges={"P1 2": "eye"})
    read(marked)
    assert len(marked) > len(plain)
    with pytest.raises(KeyError):
        table([[None]], "3", arrows=[Arrow("taken", "P1 2")])


def test_a_row_of_cards() -> None:
    drawing = read(row(["9", "10", "11"], title="The <actions>"))
    assert drawing.findtext(f"{SVG}title") == "The <actions>"
    assert drawing.get("role") == "img"
    assert numbers_on(row(["9", "10", "11"])) == ["9", "9", "10", "10", "11", "11"]
