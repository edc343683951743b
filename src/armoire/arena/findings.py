"""What a study has found, in words, numbers and on a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from pathlib import Path
from typing import Any

from armoire.arena import words
from armoire.arena.study import Trial
from armoire.arena.summary import Summary
from armoire.arena.sums import Sums, explained

Value = tuple[float, float]
"""A mean and half of its 95% interval; the latter is 0 where it is not known."""


def _of(sums: Sums) -> Value:
    return float(sums.means()[0]), float(sums.half_widths()[0])


def _pooled(sums: Sums) -> Value:
    """All cells taken together."""
    everything = Sums()
    for name in ("count", "total", "squares"):
        getattr(everything, name)[0] = getattr(sums, name).sum()
    return _of(everything)


def _best_seat(summary: Summary) -> Value:
    best = int(summary.returns.means().argmax())
    return float(summary.returns.means()[best]), float(summary.returns.half_widths()[best])


def _luck(summary: Summary) -> Value:
    found = explained([summary.luck])
    return (0.0 if found is None else found.deal), 0.0


def _tied(summary: Summary) -> Value:
    return 1 - summary.won_alone / max(summary.games, 1), 0.0


FIGURES: dict[str, tuple[str, Callable[[Summary], Value], int]] = {
    "decisions": ("decisions in a game", lambda one: _of(one.length), 1),
    "choice": ("legal actions at each", lambda one: _of(one.branching), 2),
    "score": ("score of a seat", lambda one: _pooled(one.scores), 2),
    "first_turn": (
        "result of who has the first turn", lambda one: one.first_advantage(), 4,
    ),
    "best_seat": ("result of the best seat", _best_seat, 4),
    "tied": ("share of games that nobody wins alone", _tied, 4),
    "luck": ("share of luck (the same chance, other choices)", _luck, 4),
}
"""What is told of each trial: its name for programs, in words, whence it comes, its decimals."""


def told(trials: Sequence[Trial], summaries: Sequence[Summary]) -> str:
    """A table in text: a row a figure, a column a set-up; with two also what changes."""
    heads = ["", *(trial.label for trial in trials)]
    if len(trials) == 2:
        heads.append("change")
    rows = [heads, ["games", *(f"{one.games:,}" for one in summaries)]]
    for name, measure, digits in FIGURES.values():
        values = [measure(one) for one in summaries]
        rows.append([name, *(_written(value, digits) for value in values)])
        if len(values) == 2:
            change = values[1][0] - values[0][0], hypot(values[0][1], values[1][1])
            rows[-1].append(_written(change, digits, signed=True))
    widths = [max(len(row[at]) for row in rows if at < len(row)) for at in range(len(heads))]
    return "\n".join(
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    )


def worth(trial: Trial, summary: Summary) -> str:
    """What a kind is worth: what its player loses by doing without it."""
    result, width = _of(summary.restricted)
    lead, lead_width = _of(summary.restricted_lead)
    return (
        f"{trial.without}: {words.points(-result)} ± {width:.3f} in results, "
        f"{_written((-lead, lead_width), 1, signed=True)} points"
    )


def figures(trials: Sequence[Trial], summaries: Sequence[Summary]) -> list[dict[str, Any]]:
    """The same for programs."""
    found = []
    for trial, one in zip(trials, summaries, strict=True):
        values: dict[str, Any] = {
            "label": trial.label,
            "game": trial.game.name,
            "options": trial.game.options_dict(),
            "games": one.games,
        }
        if trial.without is not None:
            result, width = _of(one.restricted)
            lead, lead_width = _of(one.restricted_lead)
            values |= {
                "without": trial.without,
                "worth": {"result": -result, "half_width": width},
                "worth_in_points": {"points": -lead, "half_width": lead_width},
            }
        for name, (_, measure, _) in FIGURES.items():
            value, width = measure(one)
            values[name] = {"mean": value, "half_width": width or None}
        values["results_by_seat"] = one.returns.means().tolist()
        values["scores_by_seat"] = one.scores.means().tolist()
        found.append(values)
    return found


def write_page(
    trials: Sequence[Trial], summaries: Sequence[Summary], heading: str, lead: str, file: Path
) -> None:
    """The findings as an HTML file with plots, which loads nothing."""
    from armoire.arena import page, plots, report

    compared = {
        trial.label: one
        for trial, one in zip(trials, summaries, strict=True)
        if trial.without is None
    }
    lucks = {label: explained([one.luck]) for label, one in compared.items()}
    rows = {
        label: (found.deal, found.play) for label, found in lucks.items() if found is not None
    }
    sections = report.game_sections(trials[0].game, compared)
    if rows:
        sections.append(page.section(
            "Luck", plots.parts(("chance", "choices"), rows),
            "Each deal is played twice with the same chance and other choices: how much of the "
            "variance of results the two games have in common.",
        ))
    tried = [(t, one) for t, one in zip(trials, summaries, strict=True) if t.without is not None]
    if tried:
        values = [_of(one.restricted) for _, one in tried]
        sections.insert(0, page.section(
            "What each kind is worth",
            plots.intervals(
                [str(trial.without) for trial, _ in tried], [-value for value, _ in values],
                [width for _, width in values], "what doing without it costs, in results", 0.0,
            ),
            page.listed(worth(trial, one) for trial, one in tried),
            "Restricted play: one seat may not play the kind, all others may; a result is 1 for "
            "being placed before all others, −1 for after all.",
        ))
    file.write_text(page.page(heading, lead, sections), "utf-8")


def _written(value: Value, digits: int, *, signed: bool = False) -> str:
    text = words.number(value[0], digits, signed=signed)
    return f"{text} ± {words.number(value[1], digits)}" if value[1] else text
