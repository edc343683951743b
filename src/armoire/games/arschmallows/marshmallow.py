"""A marshmallow from behind: one line around two round cheeks, its colour the roast level.

Drawn around (0, 0), about 160 wide and 190 high. Light and shade are flat shapes, not gradients:
those would need ids, which must not clash where many drawings share one document.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from armoire.render import svg
from armoire.render.colours import INK

LINE: Final = 5.5
"""Width of the outline."""

_CLEFT: Final = "M-4 12C3 28 3 50 0 70"
_SKIN: Final = (
    "C8 94 76 98 83 50C86 24 71 8 69 -18C68 -40 72 -54 66 -69"
    "C58 -87 30 -90 0 -90C-30 -90 -58 -87 -66 -69C-72 -54 -68 -40 -69 -18"
    "C-71 8 -86 24 -83 50C-76 98 -8 94 0 70"
)
"""From the foot of the cleft around the right cheek, over the top, and back around the left."""
_LID: Final = (
    "M66 -69C58 -87 30 -90 0 -90C-30 -90 -58 -87 -66 -69"
    "C-58 -54 -30 -51 0 -51C30 -51 58 -54 66 -69Z"
)
_SHADE: Final = (
    "M5 79C20 92 74 92 82 50C85 24 70 8 68 -18C67 -40 71 -54 65 -69C60 -61 56 -58 50 -56"
    "C54 -44 52 -34 53 -18C55 6 70 22 66 44C61 70 32 79 5 79Z"
    "M-5 79C-20 92 -62 92 -76 68C-62 79 -24 81 -5 79Z"
)
_SHINE: Final = "M-56 -14C-58 -30 -60 -44 -54 -50C-48 -54 -45 -48 -48 -42C-50 -34 -48 -24 -49 -14Z"
_CHEEK_SHINE: Final = (
    "M-70 46C-70 34 -63 25 -54 25C-48 26 -50 32 -55 35C-60 38 -61 42 -62 47C-63 53 -69 53 -70 46Z"
    "M14 42C15 32 22 25 31 25C37 26 35 32 30 34C24 37 22 40 21 45C20 50 14 49 14 42Z"
)
_CREASES: Final = "M-4 12C-13 3 -28 2 -38 9M-4 12C6 3 22 2 32 9"


@dataclass(frozen=True)
class Roast:
    """The paints of a roast level."""

    fill: str
    shade: str
    shine: str
    crease: str = INK
    """Of the lines on the skin; on charcoal they glow."""


ROASTS: Final[tuple[Roast, ...]] = (
    Roast("#FFFFFF", "#DCE5EE", "#FFFFFF"),
    Roast("#FFF6E4", "#EBD9BC", "#FFFFFF"),
    Roast("#FCE6B8", "#E6C78D", "#FFF8E6"),
    Roast("#F2CA86", "#D6A55C", "#FCEAC6"),
    Roast("#E3AA5B", "#C08439", "#F6D7A2"),
    Roast("#CB8A3F", "#A2652A", "#E8BA7C"),
    Roast("#A9682F", "#824A1F", "#CF975C"),
    Roast("#844B27", "#603318", "#B07748"),
    Roast("#5E3823", "#412414", "#8D6142", "#24130B"),
    Roast("#43322D", "#2B1F1C", "#77635A", "#A2563A"),
    Roast("#372A28", "#231A19", "#6B5853", "#B4512B"),
    Roast("#2C2324", "#1A1415", "#5F4F4E", "#C9501F"),
)
"""From 0, snow white, through caramel to 11, charcoal."""

SUGAR: Final = Roast("#FFD9DF", "#EFB0BE", "#FFF4F5")
"""Pink, for those that count less than nothing."""


def marshmallow(roast: Roast, *on_skin: str, limbs: tuple[str, ...] = ()) -> str:
    """A marshmallow; `limbs` are path data of arms and feet, `on_skin` lies under the outline."""
    return svg.group(
        *(limb(course, roast) for course in limbs),
        svg.path(f"M0 70{_SKIN}Z", fill=roast.fill),
        svg.path(_SHADE, fill=roast.shade),
        svg.path(_LID, fill=roast.shine, opacity=0.55),
        *on_skin,
        svg.path(_SHINE + _CHEEK_SHINE, fill=roast.shine, opacity=0.85),
        svg.path(_CREASES, **stroke(roast.crease, 4)),
        svg.path(_CLEFT + _SKIN, **stroke(INK, LINE)),
        svg.path(_CLEFT, **stroke(roast.crease, LINE)) if roast.crease != INK else "",
    )


def limb(course: str, roast: Roast) -> str:
    """An arm or a leg along a path."""
    return svg.path(course, **stroke(INK, 27)) + svg.path(course, **stroke(roast.fill, 16))


def stroke(colour: str, width: float) -> dict[str, svg.Value]:
    """The attributes of a line with round ends."""
    return {
        "fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }


FEET: Final = ("M-36 82C-36 92 -38 97 -48 98", "M36 82C36 92 38 97 48 98")
HANGING: Final = ("M-64 -22C-80 -16 -88 -4 -91 8", "M64 -22C80 -16 88 -4 91 8")
AKIMBO: Final = ("M-62 -34C-94 -34 -104 -6 -76 6", "M62 -34C94 -34 104 -6 76 6")
RAISED: Final = ("M-60 -36C-82 -44 -91 -58 -93 -74", "M60 -36C82 -44 91 -58 93 -74")
