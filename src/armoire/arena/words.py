"""What a tournament's results are in words, for terminals and reports alike."""

from __future__ import annotations

from armoire.arena.sequential import Bounds, Verdict, elo_of_share
from armoire.arena.standings import Match
from armoire.arena.sums import Sums


def percent(share: float) -> str:
    """A share as “62.5%”."""
    return f"{share:.1%}"


def points(value: float) -> str:
    """A result from −1 to 1 as “+0.25”."""
    return number(value, 3, signed=True)


def number(value: float, digits: int, *, signed: bool = False) -> str:
    """A number with so many decimals; nothing is ever “−0”."""
    sign = "+" if signed else ""
    return f"{round(value, digits) + 0.0:{sign}.{digits}f}".replace("-", "−")


def mean(sums: Sums, cell: int = 0, digits: int = 1) -> str:
    """The mean of a cell and half of its interval: “66.1 ± 0.4”."""
    value, width = sums.means()[cell], sums.half_widths()[cell]
    return f"{number(value, digits)} ± {number(width, digits)}"


def match(first: str, second: str, played: Match) -> str:
    """How a match stands: wins, draws, losses, the share of points and its interval."""
    low, high = played.shares.interval()
    share = played.shares.share
    return (
        f"{first} – {second}: {_count(played.wins, 'win')}, {_count(played.draws, 'draw')}, "
        f"{_count(played.losses, 'loss', 'losses')} in {_count(played.games, 'game')}; "
        f"{percent(share)} of the points ({percent(low)} to {percent(high)})"
        f"{_elo(share)}"
    )


def _elo(share: float) -> str:
    elo = elo_of_share(share)
    return "" if abs(elo) > 2000 else f", Elo {number(elo, 0, signed=True)}"


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def verdict(
    first: str, second: str, bounds: Bounds, found: Verdict | None, ratio: float | None
) -> str:
    """What the sequential test says."""
    where = ""
    if ratio is not None:
        where = f" (log-likelihood ratio {number(ratio, 2, signed=True)})"
    if found is None:
        return f"Not clear yet{where}."
    even = bounds.low < 0.5 < bounds.high
    if found == "more":
        clear = (
            f"{first} is stronger than {second}" if even
            else f"{first} gets more than {percent(bounds.low)} of the points"
        )
    else:
        clear = (
            f"{second} is stronger than {first}" if even
            else f"{first} gets less than {percent(bounds.high)} of the points"
        )
    return f"Clear: {clear}{where}."
