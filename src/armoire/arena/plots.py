"""Plots as SVG that stands within a page: nothing is loaded, and text stays text."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from armoire.render.colours import INK

COLOURS: Final = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9")
"""Okabe and Ito's, which colour-blind people tell apart."""
_STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}
_WIDTH: Final = 6.4
_MOST_BINS: Final = 60
_numbers = count()


def intervals(
    labels: Sequence[str],
    values: Sequence[float],
    half_widths: Sequence[float],
    axis: str,
    neutral: float | None = None,
) -> str:
    """A dot with its interval for each label; `neutral` is where nobody is better off."""

    def draw(axes: Axes) -> None:
        places = np.arange(len(labels))
        if neutral is not None:
            axes.axvline(neutral, color=INK, linewidth=0.8, linestyle=":")
        axes.errorbar(
            values, places, xerr=half_widths, fmt="o", color=COLOURS[0], capsize=4, markersize=6
        )
        axes.set_yticks(places, labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.set_xlabel(axis)

    return _svg(draw, 0.9 + 0.34 * len(labels))


def histograms(
    counts: Mapping[str, Mapping[int, int]], axis: str, unit: float = 1.0
) -> str:
    """The distribution of whole numbers (times `unit`) for each label, as shares."""

    def draw(axes: Axes) -> None:
        everything = [value for one in counts.values() for value in one]
        edges = [edge * unit for edge in _edges(min(everything), max(everything))]
        for number, (label, one) in enumerate(counts.items()):
            values = np.array(list(one), float)
            weights = np.array(list(one.values()), float)
            axes.hist(
                values * unit, edges, weights=weights / weights.sum(), label=label,
                histtype="stepfilled", alpha=0.55, color=COLOURS[number % len(COLOURS)],
            )
        if len(counts) > 1:
            axes.legend(frameon=False)
        axes.set_xlabel(axis)
        axes.set_ylabel("share")

    return _svg(draw, 2.6)


def parts(labels: Sequence[str], rows: Mapping[str, Sequence[float]]) -> str:
    """Shares that add up to 1, one bar for each row."""

    def draw(axes: Axes) -> None:
        left = np.zeros(len(rows))
        for number, label in enumerate(labels):
            shares = np.array([one[number] for one in rows.values()])
            axes.barh(list(rows), shares, left=left, label=label, color=COLOURS[number])
            left += shares
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.set_xlabel("share of the variance of results")
        axes.legend(frameon=False, ncols=len(labels), loc="lower center", bbox_to_anchor=(0.5, 1))

    return _svg(draw, 1.3 + 0.34 * len(rows))


def _edges(lowest: int, highest: int) -> list[float]:
    """Bins around whole numbers, as wide as it takes to have not too many."""
    width = max(1, -(-(highest - lowest + 1) // _MOST_BINS))
    return [edge - 0.5 for edge in range(lowest, highest + width + 1, width)]


def _svg(draw: Callable[[Axes], None], height: float) -> str:
    salt = f"plot{next(_numbers)}"  # names within one page must differ from plot to plot
    with mpl.rc_context({**_STYLE, "svg.hashsalt": salt}):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        draw(figure.add_subplot())
        out = io.StringIO()
        figure.savefig(out, format="svg")
    text = out.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    return text[text.index("<svg") :].replace("<svg ", '<svg role="img" ', 1)
