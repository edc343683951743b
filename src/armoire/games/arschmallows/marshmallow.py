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

_OUTLINE: Final = (
    "M-5 2C3 20 3 46 0 70C8 96 74 98 81 48C85 22 65 8 63 -18C61 -40 67 -58 58 -73"
    "C49 -89 26 -91 0 -91C-26 -91 -49 -89 -58 -73C-67 -58 -61 -40 -63 -18"
    "C-65 8 -85 22 -81 48C-74 98 -8 96 0 70"
)
"""One line: down the cleft, around the right cheek, over the top, and back around the left."""
_BODY: Final = _OUTLINE.replace("M-5 2C3 20 3 46 0 70", "M0 70") + "Z"
_SHADE: Final = (
    "M5 79C20 92 72 92 80 48C84 22 65 8 62 -18C60 -40 66 -58 57 -73C52 -81 44 -85 34 -87"
    "C50 -72 46 -48 47 -20C48 4 66 20 63 42C59 68 32 78 5 79Z"
    "M-5 79C-20 92 -60 92 -74 68C-60 78 -24 80 -5 79Z"
)
_SHINE: Final = "M-49 -40C-51 -56 -48 -72 -36 -76C-28 -78 -26 -70 -33 -64C-40 -58 -41 -50 -42 -40Z"
_CHEEK_SHINE: Final = (
    "M-68 42C-68 30 -61 21 -52 21C-46 22 -48 28 -53 31C-58 34 -59 38 -60 43C-61 49 -67 49 -68 42Z"
    "M14 38C15 28 22 21 31 21C37 22 35 28 30 30C24 33 22 36 21 41C20 46 14 45 14 38Z"
)
_CREASES: Final = "M-5 2C-16 -8 -36 -8 -46 2M-5 2C8 -8 28 -9 40 0"


@dataclass(frozen=True)
class Roast:
    """The paints of a roast level."""

    fill: str
    shade: str
    shine: str
    line: str = INK


ROASTS: Final[tuple[Roast, ...]] = (
    Roast("#FFFFFF", "#DCE5EE", "#FFFFFF"),
    Roast("#FFF6E4", "#EBD9BC", "#FFFFFF"),
    Roast("#FCE6B8", "#E6C78D", "#FFF8E6"),
    Roast("#F2CA86", "#D6A55C", "#FCEAC6"),
    Roast("#E3AA5B", "#C08439", "#F6D7A2"),
    Roast("#CB8A3F", "#A2652A", "#E8BA7C"),
    Roast("#A9682F", "#824A1F", "#CF975C"),
    Roast("#844B27", "#603318", "#B07748"),
    Roast("#5E3823", "#412414", "#8D6142"),
    Roast("#43322D", "#2B1F1C", "#77635A"),
    Roast("#372A28", "#231A19", "#6B5853"),
    Roast("#2C2324", "#1A1415", "#5F4F4E"),
)
"""From 0, snow white, through caramel to 11, charcoal."""

SUGAR: Final = Roast("#FFD9DF", "#EFB0BE", "#FFF4F5")
"""Pink, for those that count less than nothing."""


def marshmallow(roast: Roast, *on_skin: str, limbs: tuple[str, ...] = ()) -> str:
    """A marshmallow; `limbs` are path data of arms and feet, `on_skin` lies under the outline."""
    return svg.group(
        *(limb(course, roast) for course in limbs),
        svg.path(_BODY, fill=roast.fill),
        svg.path(_SHADE, fill=roast.shade),
        *on_skin,
        svg.path(_SHINE + _CHEEK_SHINE, fill=roast.shine, opacity=0.85),
        svg.path(_CREASES, **stroke(roast.line, 4)),
        svg.path(_OUTLINE, **stroke(roast.line, LINE)),
    )


def limb(course: str, roast: Roast) -> str:
    """An arm or a leg along a path."""
    return svg.path(course, **stroke(roast.line, 27)) + svg.path(course, **stroke(roast.fill, 16))


def stroke(colour: str, width: float) -> dict[str, svg.Value]:
    """The attributes of a line with round ends."""
    return {
        "fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }


FEET: Final = ("M-36 82C-36 92 -38 97 -48 98", "M36 82C36 92 38 97 48 98")
HANGING: Final = ("M-60 -22C-74 -14 -82 -4 -86 8", "M60 -22C74 -14 82 -4 86 8")
AKIMBO: Final = ("M-58 -34C-90 -34 -98 -8 -70 4", "M58 -34C90 -34 98 -8 70 4")
RAISED: Final = ("M-56 -40C-76 -48 -84 -64 -86 -80", "M56 -40C76 -48 84 -64 86 -80")
