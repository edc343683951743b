"""What is to be seen on each card: a marshmallow, its story, and a light behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from armoire.games.arschmallows import props
from armoire.games.arschmallows.marshmallow import (
    AKIMBO,
    FEET,
    HANGING,
    RAISED,
    ROASTS,
    SUGAR,
    marshmallow,
)
from armoire.games.arschmallows.props import placed
from armoire.render import svg
from armoire.render.colours import INK

_CENTRE: Final = (120, 164)
_HALO: Final = "#FFF6E2"
_GROUNDS: Final = (
    "#BFDCE8", "#CFE2E3", "#DFE7D3", "#F0E4BC", "#F6DBA6", "#F8CE90", "#F6BE7C", "#F1AC6A",
    "#EB985A", "#F27F3D", "#F27F3D", "#F27F3D",
)
_PARTY: Final = "#BFE5D3"
_ROYAL: Final = "#DCC3E8"


def ground(number: int) -> str:
    """The colour of a card's ground: from ice to embers, and two for those below nothing."""
    if number >= 0:
        return _GROUNDS[number]
    return _ROYAL if number == -4 else _PARTY


def scene(number: int) -> str:
    """The picture on the card of this value, in a view box of 0 0 240 320."""
    figures = _SCENES[number]() if number in _SCENES else _party(-number)
    return _backdrop(number) + figures


def _backdrop(number: int) -> str:
    """A light behind the figure: a disc, for actions with tongues of fire, for the boss rays."""
    x, y = _CENTRE
    if number == -4 or number >= 9:
        rays = 16 if number < 0 else 12
        points = [
            svg.polar(turn * 180 / rays, 108 if turn % 2 else 92, (x, y))
            for turn in range(2 * rays)
        ]
        return svg.path(
            svg.polyline(points, closed=True), fill="#FFD9A0" if number > 0 else "#FBEFC4"
        )
    return svg.circle(x, y, 99, fill=_HALO, opacity=0.62)


def _standing(figure: str, scale: float = 0.96, x: float = _CENTRE[0], y: float = _CENTRE[1],
              turn: float = 0) -> str:
    """A figure in its place, with its shadow on the ground."""
    shadow = svg.element("ellipse", cx=0, cy=101, rx=72, ry=9, fill=INK, opacity=0.16)
    return placed(shadow + figure, x, y, scale, turn)


def _snow() -> str:
    flakes = props.snowflakes(
        ((-92, -70, 1), (84, -100, 1.2), (98, -40, 0.8), (-98, 20, 0.8), (-84, 96, 1), (104, 30, 1))
    )
    return _standing(
        flakes + marshmallow(ROASTS[0], limbs=(*FEET, *HANGING)) + props.bobble_hat()
    )


def _scarf() -> str:
    return _standing(marshmallow(ROASTS[1], limbs=(*FEET, *HANGING)) + props.scarf(), x=117)


def _straw_hat() -> str:
    return _standing(marshmallow(ROASTS[2], limbs=(*FEET, *AKIMBO)) + props.straw_hat())


def _tanned() -> str:
    roast = ROASTS[3]
    return _standing(
        marshmallow(roast, props.tan_lines("#FFF3DA", roast.shade), limbs=(*FEET, *RAISED))
        + props.sunglasses()
    )


def _caramel() -> str:
    return _standing(marshmallow(ROASTS[4], limbs=(*FEET, *HANGING)) + props.caramel())


def _skewer() -> str:
    roast = ROASTS[5]
    return _standing(
        props.skewer()
        + marshmallow(roast, props.grill_marks("#7A4519"), limbs=(*FEET, *RAISED))
    )


def _hot() -> str:
    hands = ("M-60 -26C-92 -18 -98 18 -70 30", "M60 -26C92 -18 98 18 70 30")
    return _standing(
        props.steam((-16, -92, 0.8), (18, -96, 0.95), (50, -88, 0.8))
        + marshmallow(ROASTS[6], limbs=FEET + hands)
        + props.sweat((-82, -58, -40), (84, -62, 40), (98, -34, 60), (-97, -30, -60))
    )


def _plaster() -> str:
    return _standing(
        props.steam((20, -96, 0.9))
        + marshmallow(ROASTS[7], limbs=(*FEET, *HANGING))
        + props.plaster()
    )


def _charred() -> str:
    return _standing(
        marshmallow(ROASTS[8], props.cracks(1), limbs=(*FEET, *HANGING))
        + placed(props.smoke(), 14, 0)
    )


def _spy() -> str:
    arms = ("M-58 -36C-88 -44 -88 -70 -66 -78", "M58 -36C88 -44 88 -70 66 -78")
    return _standing(
        marshmallow(ROASTS[9], props.cracks(2), limbs=FEET + arms) + props.binoculars(),
        0.92, 124, 172,
    )


def _swap() -> str:
    return _standing(
        marshmallow(ROASTS[10], props.cracks(3), limbs=FEET) + props.swap_arrows()
    )


def _extra_turns() -> str:
    arms = ("M-62 -24C-80 -20 -88 -18 -90 -12", "M62 -24C80 -20 88 -18 90 -12")
    flames = placed(props.flame(), -90, -20, 1.1, -6) + placed(props.flame(), 90, -20, 1.1, 6)
    return _standing(flames + marshmallow(ROASTS[11], props.cracks(4), limbs=FEET + arms), 0.9)


def _boss() -> str:
    return _standing(
        marshmallow(ROASTS[0], limbs=FEET)
        + props.mantle()
        + placed(props.crown(), 16, -14, 0.86, 11),
        0.92, y=172,
    )


_CONFETTI: Final = (
    (40, 104), (66, 92), (98, 40), (116, 74), (140, 30), (166, 58), (196, 34), (214, 76),
    (28, 140), (22, 196), (218, 128), (212, 182), (34, 250), (60, 284), (92, 296), (120, 286),
    (26, 286), (206, 230), (186, 98), (148, 88), (40, 222), (150, 292), (90, 78), (222, 212),
)
_PARTIES: Final = {
    1: ((122, 172, 0.84, -6),),
    2: ((76, 176, 0.6, 9), (162, 182, 0.6, -9)),
    3: ((62, 176, 0.5, 8), (178, 178, 0.5, -8), (120, 190, 0.56, 0)),
}
"""Place, scale and turn of each who celebrates: as many as they take off."""


def _party(guests: int) -> str:
    figures = "".join(
        _standing(
            marshmallow((SUGAR, ROASTS[0], ROASTS[2])[at], limbs=(*FEET, *RAISED))
            + props.party_hat(("#0072B2", "#D5432B", "#009E73")[at]),
            scale, x, y, turn,
        )
        for at, (x, y, scale, turn) in enumerate(_PARTIES[guests])
    )
    streamers = placed(props.streamer("#B4559B"), 204, 30) + placed(
        props.streamer("#D5432B"), 26, 96)
    return props.confetti(_CONFETTI) + streamers + figures


_SCENES: Final[dict[int, Callable[[], str]]] = {
    -4: _boss, 0: _snow, 1: _scarf, 2: _straw_hat, 3: _tanned, 4: _caramel, 5: _skewer, 6: _hot,
    7: _plaster, 8: _charred, 9: _spy, 10: _swap, 11: _extra_turns,
}
