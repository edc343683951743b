"""What the marshmallows wear, carry and go through: each roast level has its own small story.

So the cards differ without their colours too. Everything is drawn around the marshmallow's
(0, 0), see `marshmallow`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from armoire.games.arschmallows.marshmallow import stroke
from armoire.render import svg
from armoire.render.colours import INK

EMBER, GLOW, GOLD = "#FF7A1A", "#FFD45C", "#F2C230"
_RED, _BLUE, _GREEN, _WOOL = "#C93B2F", "#2F6FA8", "#2E8B67", "#F7F0E1"


def inked(outline: str, fill: str, width: float = 4.5) -> str:
    """A shape with the ink's line around it."""
    return svg.path(
        outline, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round",
        stroke_linecap="round",
    )


def placed(inside: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Something moved, scaled and turned (in degrees)."""
    where = f"translate({svg.number(x)} {svg.number(y)})"
    turned = f" rotate({svg.number(turn)})" if turn else ""
    scaled = f" scale({svg.number(scale)})" if scale != 1 else ""
    return svg.group(inside, transform=where + turned + scaled)


# Cold to warm


def bobble_hat() -> str:
    cap = inked("M-62 -62C-66 -118 66 -118 62 -62Z", _BLUE)
    knit = svg.path(
        "M-34 -98L-22 -84L-8 -100L6 -84L22 -100L36 -86", **stroke(_WOOL, 5)
    )
    brim = inked("M-68 -64C-68 -76 68 -76 68 -64C70 -48 64 -46 58 -47C20 -54 -20 -54 -58 -47"
                 "C-64 -46 -70 -48 -68 -64Z", _WOOL)
    ribs = svg.path("M-40 -66L-42 -54M-20 -68L-21 -57M0 -69V-58M20 -68L21 -57M40 -66L42 -54",
                    **stroke("#C9BBA4", 3.5))
    return cap + knit + brim + ribs + svg.circle(
        0, -112, 15, fill=_WOOL, stroke=INK, stroke_width=4.5)


def snowflakes(places: Sequence[tuple[float, float, float]]) -> str:
    star = "".join(svg.polyline([svg.polar(turn, 10), svg.polar(turn + 180, 10)])
                   for turn in (0, 60, 120))
    return "".join(placed(svg.path(star, **stroke("#FFFFFF", 4)), x, y, size)
                   for x, y, size in places)


def scarf() -> str:
    tail = inked("M30 -34C44 -30 62 -36 78 -24C86 -18 92 -18 98 -22L95 4C86 9 78 6 70 0"
                 "C58 -8 46 -4 28 -14Z", _RED)
    fringe = svg.path("M98 -19L105 -21M97 -11L105 -11M96 -3L103 -1", **stroke(INK, 4))
    stripes = svg.path("M56 -30L52 -8M75 -26L68 -3", **stroke(_WOOL, 6))
    wrap = inked("M-66 -40C-40 -28 40 -28 66 -40C72 -30 70 -18 66 -14C40 -2 -40 -2 -66 -14"
                 "C-70 -18 -72 -30 -66 -40Z", _RED)
    bands = svg.path("M-44 -31L-46 -9M-16 -29L-16 -5M14 -29L14 -5", **stroke(_WOOL, 6))
    knot = inked("M24 -36C40 -40 50 -30 46 -14C40 -6 28 -6 22 -12C18 -20 18 -30 24 -36Z", _RED)
    return tail + fringe + stripes + wrap + bands + knot


def straw_hat() -> str:
    brim = inked("M-98 -58C-92 -82 92 -82 98 -58C90 -40 -90 -40 -98 -58Z", "#EDBE5B")
    crown = inked("M-54 -64C-54 -120 54 -120 54 -64C30 -56 -30 -56 -54 -64Z", "#F6D27D")
    band = inked("M-54 -78C-30 -70 30 -70 54 -78L54 -64C30 -56 -30 -56 -54 -64Z", _GREEN)
    weave = svg.path("M-28 -98C-10 -106 12 -106 30 -97M-84 -58C-70 -50 -60 -49 -52 -48"
                     "M60 -48C70 -50 80 -54 86 -60", **stroke("#B98A32", 3))
    return brim + crown + band + weave


def tan_lines(pale: str, line: str) -> str:
    """The trunks are off, and one can tell."""
    return svg.path(
        "M-75 18C-40 6 40 6 75 18C84 34 84 52 74 68C50 44 16 56 0 70C-16 56 -50 44 -74 68"
        "C-84 52 -84 34 -75 18Z",
        fill=pale, stroke=line, stroke_width=2.5, stroke_dasharray="7 6",
    )


def sunglasses() -> str:
    """Pushed up: their arms are seen at the sides, the glasses on top."""
    return inked("M-46 -96C-44 -112 -12 -112 -8 -96C-8 -80 -44 -78 -46 -96Z"
                 "M46 -96C44 -112 12 -112 8 -96C8 -80 44 -78 46 -96Z", "#33404F") + svg.path(
        "M-8 -98C-4 -103 4 -103 8 -98M-46 -96L-60 -72M46 -96L60 -72", **stroke(INK, 6)
    ) + svg.path("M-36 -100L-28 -106M18 -100L26 -106", **stroke("#FFFFFF", 3.5))


def caramel() -> str:
    """A glaze that runs down."""
    return inked("M-60 -70C-50 -92 -26 -92 0 -92C26 -92 50 -92 60 -70C64 -58 63 -44 58 -36"
                 "C52 -30 46 -36 45 -44C42 -52 32 -52 30 -42L29 -18C26 -8 14 -8 13 -18L12 -40"
                 "C8 -50 -4 -50 -7 -40C-10 -28 -22 -28 -24 -40C-28 -50 -38 -48 -40 -36L-41 -4"
                 "C-44 6 -56 4 -57 -6L-60 -40C-64 -52 -63 -62 -60 -70Z", "#A65A1C", 4) + svg.path(
        "M-46 -74C-36 -82 -18 -82 -6 -82M-49 -14L-49 -34M20 -26L20 -40", **stroke("#F0B566", 5))


def skewer() -> str:
    stick = "M0 -150V-70"
    return svg.path(stick, **stroke(INK, 14)) + svg.path(stick, **stroke("#C99A5B", 6))


def grill_marks(colour: str) -> str:
    return svg.path("M-52 -40L-20 -62M-54 -12L8 -56M-40 6L44 -52M14 -6L56 -34",
                    **stroke(colour, 8))


def steam(*places: tuple[float, float, float]) -> str:
    curl = "M0 0C-14 -12 12 -22 0 -36C-8 -46 -4 -52 2 -56"
    return "".join(
        placed(svg.path(curl, **stroke(INK, 12)) + svg.path(curl, **stroke("#FFFFFF", 6)),
               x, y, size)
        for x, y, size in places
    )


def sweat(*places: tuple[float, float, float]) -> str:
    drop = inked("M0 -12C9 0 8 9 0 9C-8 9 -9 0 0 -12Z", "#BFE4F5", 3.5)
    return "".join(placed(drop, x, y, 1, turn) for x, y, turn in places)


def plaster() -> str:
    strip = svg.rect(-25, -9, 50, 18, 9, fill="#F7D9B8", stroke=INK, stroke_width=3.5)
    pad = svg.rect(-9, -9, 18, 18, 2, fill="#FFF1DD", stroke=INK, stroke_width=2)
    return placed(placed(strip, 0, 0, 1, 90) + strip + pad, 42, 40, 1, -38)


def smoke() -> str:
    cloud = ("M-36 -92C-58 -94 -58 -118 -38 -118C-38 -138 -8 -142 -2 -126C12 -140 38 -130 32 -112"
             "C48 -110 46 -90 30 -92C10 -98 -14 -84 -36 -92Z")
    return inked(cloud, "#8C8580", 4) + svg.path(
        "M-28 -108C-26 -116 -16 -118 -12 -112M4 -118C8 -124 18 -122 18 -114", **stroke(INK, 3.5))


# Charcoal and embers

_CRACKS: Final[tuple[tuple[str, ...], ...]] = (
    ("M-52 -16L-38 -22L-34 -36L-20 -40", "M66 30L54 36L50 50L38 54"),
    ("M20 -84L14 -70L24 -62L18 -48", "M-72 46L-60 44L-54 56L-42 58"),
    ("M58 -28L44 -26L40 -14L28 -12", "M-28 -2L-32 14L-24 24L-30 36"),
    ("M-50 -62L-40 -56L-34 -64L-24 -60", "M18 62L24 50L20 40L28 30"),
)


def cracks(number: int) -> str:
    """Glowing cracks, from a few (1) to all over (4)."""
    course = "".join(line for pair in _CRACKS[:number] for line in pair)
    return svg.path(course, **stroke("#C2380D", 9)) + svg.path(
        course, **stroke(EMBER, 5.5)) + svg.path(course, **stroke(GLOW, 2.2))


def flame() -> str:
    """Burning on (0, 0), 66 high."""
    outer = "M-2 4C-26 2 -30 -20 -18 -36C-15 -28 -12 -26 -9 -26C-12 -44 -4 -56 6 -66C6 -52 26 -40 "
    outer += "25 -18C24 -4 14 4 -2 4Z"
    inner = "M0 0C-12 -2 -14 -14 -7 -22C-5 -17 -3 -17 -1 -18C-1 -28 3 -32 6 -36C8 -26 14 -22 13 -12"
    return inked(outer, EMBER, 5) + svg.path(inner + "C12 -4 6 0 0 0Z", fill=GLOW)


def binoculars() -> str:
    """Held backwards, with somebody's eyes in them."""
    tubes = inked("M-58 -108C-58 -122 -46 -128 -34 -128C-20 -128 -10 -122 -8 -112H8"
                  "C10 -122 20 -128 34 -128C46 -128 58 -122 58 -108L60 -66H-60Z", "#3E6B5A")
    bridge = inked("M-12 -104H12V-78H-12Z", "#2C4D41")
    lenses = "".join(
        svg.circle(x, -78, 33, fill="#2C4D41", stroke=INK, stroke_width=5)
        + svg.circle(x, -78, 24, fill="#E9F6FA", stroke=INK, stroke_width=3.5)
        + svg.circle(x + 5, -74, 11, fill=INK)
        + svg.circle(x + 9, -79, 4, fill="#FFFFFF")
        + svg.path(f"M{x - 16} -84C{x - 13} -92 {x - 8} -95 {x - 2} -96", **stroke("#FFFFFF", 5))
        for x in (-35, 35)
    )
    return tubes + bridge + lenses


def swap_arrows() -> str:
    """Two arrows that whirl around the marshmallow, one each way."""
    arrow = ("M-96 -26C-60 -4 26 0 60 -10L55 -30L106 -14L74 26L68 11C24 24 -66 20 -104 -4Z")
    return placed(inked(arrow, _WOOL, 5.5), 0, -40) + placed(
        inked(arrow, GLOW, 5.5), 0, 8, 1, 180)


# Less than nothing


def confetti(places: Sequence[tuple[float, float]]) -> str:
    """Paper, streamers and stars; what lies where follows from the order."""
    paints = ("#D5432B", "#0072B2", "#F0C418", "#009E73", "#B4559B")
    forms = ("M-6 -3H6V3H-6Z", "M-5 0A5 5 0 0 1 5 0A5 5 0 0 1 -5 0Z", "M0 -6L6 5L-6 5Z")
    return "".join(
        placed(svg.path(forms[at % 3], fill=paints[at % 5]), x, y, 1.15, at * 47 % 180)
        for at, (x, y) in enumerate(places)
    )


def streamer(colour: str) -> str:
    return svg.path("M0 0C12 6 -6 14 6 20C18 26 0 34 12 40C20 44 10 50 14 56",
                    **stroke(colour, 4.5))


def party_hat(paint: str) -> str:
    return inked("M-36 -80L4 -150L38 -78C14 -70 -14 -70 -36 -80Z", paint, 6) + svg.path(
        "M-20 -106C-6 -98 10 -98 24 -106M-8 -128C0 -124 8 -124 14 -128", **stroke(_WOOL, 6)
    ) + svg.circle(4, -150, 10, fill=GOLD, stroke=INK, stroke_width=5)


def crown() -> str:
    points = inked("M-50 -82L-60 -134L-30 -112L0 -144L30 -112L60 -134L50 -82"
                   "C20 -74 -20 -74 -50 -82Z", GOLD, 5)
    jewels = "".join(svg.circle(x, y, r, fill=paint, stroke=INK, stroke_width=3.5)
                     for x, y, r, paint in ((-60, -136, 7, _RED), (0, -146, 8, _RED),
                                            (60, -136, 7, _RED), (0, -98, 8, _BLUE)))
    return points + jewels + svg.path("M-40 -92L-30 -90M40 -92L30 -90", **stroke("#FFF1B8", 5))


def mantle() -> str:
    """A king's mantle, and a wind that lifts it."""
    cloth = inked("M-58 -64C-30 -52 30 -52 58 -64C70 -44 84 -24 104 -14C100 2 84 6 70 2"
                  "C40 -12 -40 -12 -70 2C-84 6 -100 2 -104 -14C-84 -24 -70 -44 -58 -64Z", "#8E2F4B")
    hem = inked("M-104 -14C-100 2 -84 6 -70 2C-40 -12 40 -12 70 2C84 6 100 2 104 -14"
                "C110 4 92 16 74 12C40 -2 -40 -2 -74 12C-92 16 -110 4 -104 -14Z", GOLD, 4)
    collar = inked("M-60 -70C-30 -58 30 -58 60 -70C68 -62 66 -52 60 -48C30 -38 -30 -38 -60 -48"
                   "C-66 -52 -68 -62 -60 -70Z", _WOOL)
    spots = svg.path("M-36 -54L-37 -47M-12 -51V-44M12 -51V-44M36 -54L37 -47", **stroke(INK, 5))
    folds = svg.path("M-40 -34C-42 -26 -50 -18 -58 -12M40 -34C42 -26 50 -18 58 -12M0 -30V-16",
                     **stroke("#5E1A30", 4))
    return cloth + folds + hem + collar + spots
