"""Those who meddle with Arne Junior's fruit: each around (0, 0), some 200 wide and high."""

from __future__ import annotations

from typing import Final

from armoire.games.arne.fruit import fruit
from armoire.games.arne.paper import inked, placed, stroke
from armoire.render import svg
from armoire.render.colours import COLOURS, INK, PAPER

LINE: Final = 6
_PINK, _GREY, _NIGHT, _LIME = "#F59BA8", "#A3ABB5", "#454B57", "#A5CF4C"
_PLUM, _LILAC, _BEAK = "#8A62C4", "#B59AE0", "#F9B233"
_WOOD: Final = "#B07A45"


def mirrored(half: str) -> str:
    """A drawing and its mirror image on the other side of x = 0."""
    return half + svg.group(half, transform="scale(-1 1)")


def _eye(x: float, y: float, radius: float, look: svg.Point = (0, 0)) -> str:
    """An eye that looks a little aside."""
    right, down = x + look[0], y + look[1]
    return "".join([
        svg.circle(x, y, radius, fill="#FFFFFF", stroke=INK, stroke_width=4.5),
        svg.circle(right, down, radius * 0.56, fill=INK),
        svg.circle(right + radius * 0.18, down - radius * 0.22, radius * 0.18, fill="#FFFFFF"),
    ])


# The chameleon


def chameleon() -> str:
    """It holds on to a branch and wears all colours of the fruit."""
    return "".join([
        _wooden("M-66 74C-40 68 40 80 100 66M-40 74L-58 96", 20, 9),
        _tail("M-46 20C-84 10 -106 36 -98 62C-90 84 -58 80 -60 58C-62 44 -82 46 -80 58"),
        _tail("M-26 34L-36 54L-22 70"), _tail("M32 30L48 52L36 68"),
        svg.path(_BODY, fill=_LIME),
        _patches(),
        svg.path(_BODY, **stroke(INK, LINE)),
        svg.path("M96 -14C84 2 66 0 56 -10", **stroke(INK, 5)),
        svg.circle(54, 0, 7, fill=_PINK),
        svg.circle(58, -42, 27, fill=_LIME, stroke=INK, stroke_width=LINE),
        _eye(60, -43, 17, (4, 1)),
    ])


_BODY: Final = (
    "M-66 20C-66 -32 -28 -62 14 -58C20 -78 38 -94 58 -92C66 -92 70 -84 74 -78"
    "C94 -66 106 -44 106 -26C106 -4 90 10 72 10"
    "C58 10 50 18 42 28C24 48 -22 52 -48 42C-60 38 -66 30 -66 20Z"
)


def _patches() -> str:
    spots = (
        (-44, 8, 12, "r"), (-28, -26, 12, "y"), (-14, 16, 13, "b"), (4, -34, 11, "r"),
        (14, 4, 12, "g"), (36, -8, 10, "y"), (28, 26, 8, "r"), (-36, 32, 7, "g"),
    )
    return "".join(
        svg.circle(x, y, r, fill=COLOURS[letter].fill) for x, y, r, letter in spots
    )


def _tail(course: str) -> str:
    return svg.path(course, **stroke(INK, 27)) + svg.path(course, **stroke(_LIME, 15))


def _wooden(course: str, outer: float, inner: float) -> str:
    return svg.path(course, **stroke(INK, outer)) + svg.path(course, **stroke(_WOOD, inner))


# The thief


def raccoon() -> str:
    """A raccoon in a striped shirt, with somebody's apple in its paws."""
    tail = "M44 84C96 92 104 50 84 18"
    shirt = "M-44 24C-62 50 -60 84 -48 98H48C60 84 62 50 44 24Z"
    paw = svg.path("M-50 50C-52 66 -40 76 -26 76", **stroke(INK, 30)) + svg.path(
        "M-50 50C-52 66 -40 76 -26 76", **stroke(_GREY, 19))
    return "".join([
        svg.path(tail, **stroke(INK, 44)),
        svg.path(tail, **stroke(_GREY, 32)),
        svg.path(tail, fill="none", stroke=_NIGHT, stroke_width=32, stroke_dasharray="13 15",
                 stroke_linecap="butt"),
        inked(shirt, PAPER),
        svg.path("M-54 54H54M-57 74H57M-54 93H54", stroke=_NIGHT, stroke_width=9),
        svg.path(shirt, **stroke(INK, LINE)),
        placed(fruit("g"), 0, 66, 0.6),
        mirrored(paw),
        placed(raccoon_head(), 0, -16, 1.06),
    ])


def raccoon_head() -> str:
    """The thief's head: around (0, -26), some 165 wide and 125 high."""
    ear = svg.path(
        "M-57 -74C-49 -73 -42 -67 -38 -59C-47 -57 -55 -51 -59 -44C-62 -56 -61 -68 -57 -74Z",
        fill=_PINK,
    )
    mask = svg.path("M-79 -5C-66 -34 -36 -40 -8 -22C-4 -8 -8 6 -16 14C-38 24 -66 16 -79 -5Z",
                    fill=_NIGHT)
    brow = svg.path("M-66 -24C-52 -48 -24 -50 -8 -30C-28 -42 -48 -38 -66 -24Z", fill=PAPER)
    return "".join([
        inked("M0 34C-38 34 -70 18 -84 -6C-77 -10 -70 -16 -67 -24C-70 -52 -68 -84 -56 -90"
              "C-45 -90 -32 -80 -24 -70C-10 -74 10 -74 24 -70C32 -80 45 -90 56 -90"
              "C68 -84 70 -52 67 -24C70 -16 77 -10 84 -6C70 18 38 34 0 34Z", _GREY),
        mirrored(ear + mask + brow),
        svg.path("M0 -40C-9 -22 -25 -2 -25 12C-23 29 23 29 25 12C25 -2 9 -22 0 -40Z", fill=PAPER),
        svg.path("M0 -72V-44M-13 -70L-9 -52M13 -70L9 -52", **stroke(_NIGHT, 5)),
        _eye(-37, -7, 15, (4, 3)), _eye(37, -7, 15, (4, 3)),
        svg.path("M-11 2C-8 -4 8 -4 11 2C10 10 4 13 0 13C-4 13 -10 10 -11 2Z", fill=INK),
        svg.path("M-13 15C-10 24 -2 24 0 16C2 24 10 24 13 15", **stroke(INK, 4.5)),
    ])


# The big hungry bird, and its net


def bird() -> str:
    """Its beak wide open, with a cherry in it."""
    wing = inked("M-76 22C-104 14 -114 -22 -104 -52C-92 -50 -72 -36 -64 -20Z", _LILAC)
    foot = _toes("M-26 88V100L-42 106M-26 100V108M-26 100L-12 106")
    return "".join([
        mirrored(wing + foot), _tuft(), inked(_BIRD, _PLUM), bird_face(),
    ])


def bird_face() -> str:
    """Eyes, and a beak as wide as can be with a cherry in it: around (0, 0), 116 wide."""
    return "".join([
        inked("M-56 8C-54 56 -28 78 0 78C28 78 54 56 56 8C30 -6 -30 -6 -56 8Z", _BEAK),
        svg.path("M-46 12C-40 48 -22 62 0 62C22 62 40 48 46 12C24 2 -24 2 -46 12Z", fill="#8E2430"),
        svg.path("M-28 50C-20 36 20 36 28 50C16 64 -16 64 -28 50Z", fill=_PINK),
        placed(fruit("r"), 0, 30, 0.46),
        inked("M-62 12C-50 -18 -20 -32 0 -32C20 -32 50 -18 62 12C40 -2 -40 -2 -62 12Z", _BEAK),
        svg.path("M-9 -17L-7 -12M9 -17L7 -12", **stroke(INK, 5)),
        mirrored(_eye(-27, -44, 21, (5, 5))),
    ])


_BIRD: Final = (
    "M0 -80C54 -80 86 -40 86 12C86 66 48 94 0 94C-48 94 -86 66 -86 12C-86 -40 -54 -80 0 -80Z"
)


def _tuft() -> str:
    return inked("M-4 -74C-22 -84 -28 -96 -24 -106C-12 -104 -6 -98 -3 -92C-3 -104 2 -112 10 -114"
                 "C14 -106 13 -98 9 -92C15 -98 22 -98 28 -96C26 -86 16 -76 4 -74Z", _LILAC)


def _toes(course: str) -> str:
    return svg.path(course, **stroke(INK, 15)) + svg.path(course, **stroke(_BEAK, 6))


def caught() -> str:
    """The bird under the net, looking out between the meshes."""
    body = "".join([
        _tuft(), inked(_BIRD, _PLUM),
        svg.path("M-44 58C-34 30 34 30 44 58C36 84 -36 84 -44 58Z", fill=_LILAC),
    ])
    looks = "".join([
        mirrored(_eye(-27, -24, 25, (4, -7))),
        inked("M-24 12C-16 0 16 0 24 12C16 26 6 36 0 38C-6 36 -16 26 -24 12Z", _BEAK),
        svg.path("M-22 13C-8 19 8 19 22 13", **stroke(INK, 5)),
    ])
    return placed(body, -6, 18, 0.7) + net() + placed(looks, -6, 18, 0.7)


def net() -> str:
    """A net on a stick, its opening below."""
    bag = "M-84 64C-86 10 -74 -52 -34 -86C-16 -102 8 -100 22 -86C58 -50 74 10 72 64"
    mesh = (
        "M-78 14Q-52 -40 -12 -97M-81 62Q-44 -18 28 -80M-52 80Q-6 0 54 -36M-10 87Q38 40 70 12"
        "M66 14Q40 -40 0 -97M69 62Q32 -18 -40 -80M40 80Q-6 0 -66 -36M-2 87Q-50 40 -82 12"
    )
    hoop = "M72 66C72 78 36 88 -6 88C-48 88 -84 78 -84 66"
    return "".join([
        svg.path(bag + mesh, **stroke(INK, 7.5)),
        svg.path(bag + mesh, **stroke("#FFFFFF", 3.5)),
        _wooden("M72 68L108 102", 24, 12),
        svg.path(hoop, **stroke(INK, 18)),
        svg.path(hoop, **stroke("#E8503A", 8)),
    ])


# STOP!


def stop() -> str:
    """A raised hand on a sign with eight corners."""
    plate = svg.polyline([svg.polar(22.5 + 45 * at, 98) for at in range(8)], closed=True)
    fingers = "M-25 8V-34M-8.5 0V-50M8.5 0V-50M25 8V-36"
    hand = "M-33 0H33V20C33 48 20 64 0 64C-22 64 -30 50 -40 34L-58 8C-62 0 -52 -8 -44 -2L-33 10Z"
    return "".join([
        svg.path(plate, fill="#E8402F", stroke=PAPER, stroke_width=9),
        svg.path(fingers, **stroke(INK, 25)),
        svg.path(hand, fill=PAPER, stroke=INK, stroke_width=12),
        svg.path(fingers, **stroke(PAPER, 13)),
        svg.path(hand, fill=PAPER, stroke=PAPER, stroke_width=1),
    ])
