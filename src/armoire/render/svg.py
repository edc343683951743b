"""Drawing primitives: pure functions from numbers and strings to SVG text.

Only presentation attributes are written, never ``style="…"``, event handlers or scripts, so that
a page with a strict content security policy may show the drawings inline. Nothing gets an id
unless it is asked for: many drawings can share one document.

>>> circle(5, 5, 2.5, fill="#0072B2")
'<circle cx="5" cy="5" r="2.5" fill="#0072B2"/>'
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Number = int | float
Value = str | Number | None
Point = tuple[float, float]

NAMESPACE: Final = "http://www.w3.org/2000/svg"
_FORBIDDEN_ELEMENTS: Final = frozenset({"script", "style", "foreignObject"})


def number(value: Number) -> str:
    """A number as short as SVG allows, to a hundredth of a unit.

    >>> number(2.0), number(1 / 3), number(-0.001)
    ('2', '0.33', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: Value) -> str:
    """One element around children that are SVG text already.

    An underscore in an attribute's name is a hyphen (``stroke_width``); an attribute that is None
    is left out. Raises ValueError for what a strict content security policy would block.
    """
    if name in _FORBIDDEN_ELEMENTS:
        raise ValueError(f"<{name}> does not belong into a drawing")
    written = "".join(
        _attribute(key, value) for key, value in attributes.items() if value is not None
    )
    inner = "".join(children)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def _attribute(key: str, value: str | Number) -> str:
    name = key.replace("_", "-")
    if name == "style" or name.startswith("on"):
        raise ValueError(f"the attribute {name!r} does not belong into a drawing")
    text = value if isinstance(value, str) else number(value)
    return f" {name}={quoteattr(text)}"


def drawing(width: Number, height: Number, view: str, *children: str, title: str = "") -> str:
    """A whole SVG document; with a title it is an image to screen readers, else decoration."""
    spoken = {"role": "img"} if title else {"aria_hidden": "true"}
    heading = element("title", escape(title)) if title else ""
    return element(
        "svg",
        heading,
        *children,
        xmlns=NAMESPACE,
        viewBox=view,
        width=width,
        height=height,
        **spoken,
    )


def group(*children: str, **attributes: Value) -> str:
    """Elements that share attributes."""
    return element("g", *children, **attributes)


def symbol(name: str, view: str, *children: str) -> str:
    """A drawing to be used by its id: ``<use href="#name"/>``."""
    return element("symbol", *children, id=name, viewBox=view)


def rect(
    x: Number, y: Number, width: Number, height: Number, radius: Number = 0, **attributes: Value
) -> str:
    """A rectangle, its corners rounded by the radius."""
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes
    )


def circle(cx: Number, cy: Number, r: Number, **attributes: Value) -> str:
    """A circle around (cx, cy)."""
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def path(d: str, **attributes: Value) -> str:
    """A path from its data."""
    return element("path", d=d, **attributes)


def polyline(points: Iterable[Point], *, closed: bool = False) -> str:
    """Path data along the points.

    >>> polyline([(0, 0), (4, 0), (2, 3.5)], closed=True)
    'M0 0L4 0L2 3.5Z'
    """
    corners = [f"{number(x)} {number(y)}" for x, y in points]
    return "M" + "L".join(corners) + ("Z" if closed else "")


def polar(angle: float, radius: float, centre: Point = (0, 0)) -> Point:
    """The point at an angle in degrees, clockwise from the top."""
    turn = radians(angle)
    return centre[0] + radius * sin(turn), centre[1] - radius * cos(turn)


def words(x: Number, y: Number, text: str, size: Number, **attributes: Value) -> str:
    """A line of text centred on (x, y)."""
    return element(
        "text",
        escape(text),
        x=x,
        y=y + 0.36 * size,  # from the middle of the capitals down to the baseline
        font_size=size,
        text_anchor="middle",
        **attributes,
    )
