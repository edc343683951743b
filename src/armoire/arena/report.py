"""The report of a tournament: one HTML file with tables and plots, which loads nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from armoire.arena import page, plots, words
from armoire.arena.sequential import Bounds
from armoire.arena.standings import Standings
from armoire.arena.summary import Summary, colours_of
from armoire.core.game import Game
from armoire.render.colours import COLOURS

if TYPE_CHECKING:
    from armoire.arena.ratings import Rating
    from armoire.arena.tournament import Tournament

FILE: Final = "report.html"
VARIANCE: Final = ("the deal", "the bots", "choices")


def write(
    tournament: Tournament,
    ratings: Sequence[Rating],
    bounds: Bounds | None,
    title: str,
    folder: Path,
) -> Path:
    """Write the report and return its file. `title` says which game it is."""
    game = tournament.set_up.load(compiled=False)
    standings = tournament.standings
    sections = [
        _ratings(standings, ratings),
        _matches(tournament, bounds),
        _faults(standings),
        *game_sections(game, {"all games": standings.summary}),
        _luck(standings),
    ]
    file = folder / FILE
    heading = f"Arena: {title}"
    lead = f"{standings.games} games, seed {tournament.set_up.seed}."
    file.write_text(page.page(heading, lead, sections), "utf-8")
    return file


def by_rating(ratings: Sequence[Rating]) -> list[int]:
    """The entrants from the best to the weakest."""
    return sorted(range(len(ratings)), key=lambda one: -ratings[one].mean)


def _ratings(standings: Standings, ratings: Sequence[Rating]) -> str:
    order = by_rating(ratings)
    names = [standings.set_up.entrants[bot].name for bot in order]
    rows = [
        (
            name,
            f"{ratings[bot].mean:.2f} ± {ratings[bot].half_width:.2f}",
            words.points(standings.returns.means()[bot]),
            words.mean(standings.scores, bot),
            f"{standings.thought.means()[bot]:.3f}",
            f"{standings.faults.count[bot]:.0f}",
        )
        for name, bot in zip(names, order, strict=True)
    ]
    plot = plots.intervals(
        names, [ratings[bot].mean for bot in order], [ratings[bot].half_width for bot in order],
        "rating, with 95% intervals",
    )
    heads = ("bot", "rating", "mean result", "mean score", "seconds a game", "broken games")
    return page.section(
        "Ratings", plot, page.table(heads, rows),
        "A rating is OpenSkill's (Plackett-Luce); whoever nobody knows has 25 ± 16. A result is 1 "
        "for being placed before all others, −1 for after all.",
    )


def _matches(tournament: Tournament, bounds: Bounds | None) -> str:
    lines = []
    for table, played in tournament.standings.matches.items():
        first, second = tournament.set_up.names(table)
        said = words.match(first, second, played)
        course = tournament.courses[table]
        if bounds is not None:
            ratio = course.likelihood_ratio()
            said += ". " + words.verdict(first, second, bounds, course.verdict, ratio)
        lines.append(said)
    if not lines:
        return ""
    note = "A game is won by the bot whose seats are placed better in the mean; a draw is half a "
    note += "point. Games of one deal count as one group in the intervals"
    if bounds is not None:
        note += (
            f"; the sequential test asks whether the share of points is {words.percent(bounds.low)}"
            f" or {words.percent(bounds.high)}, and errs in 5% of matches at most"
        )
    return page.section("Matches", page.listed(lines), f"{note}.")


def _faults(standings: Standings) -> str:
    if not standings.sentences:
        return ""
    lines = [f"{sentence} ({count}×)" for sentence, count in standings.sentences.most_common()]
    return page.section(
        "Broken programs", page.listed(lines),
        "A program that broke has lost that game. Deals in which one broke are left out below.",
    )


def _luck(standings: Standings) -> str:
    found = standings.luck()
    if found is None:
        return ""
    plot = plots.parts(VARIANCE, {"results": (found.deal, found.bots, found.play)})
    return page.section(
        "Effect of luck", plot,
        f"Of the variance of results {words.percent(found.deal)} are due to the deal (what a seat "
        f"gets whoever sits there), {words.percent(found.bots)} to the bots, "
        f"{words.percent(found.play)} to choices and the chance that follows from them.",
    )


# What games are like, in tournaments and studies alike


def game_sections(game: Game, summaries: dict[str, Summary]) -> list[str]:
    """Seats, first turn, length, choices and points of one or several sets of games."""
    filled = {label: one for label, one in summaries.items() if one.games}
    if not filled:
        return []
    return [_seats(game, filled), _first(filled), *_distributions(filled)]


def seat_names(game: Game, seats: int) -> list[str]:
    """“seat 1 (blue, red)”."""
    colours = colours_of(game) if game.num_players() == seats else []
    names = []
    for seat in range(seats):
        own = [COLOURS[one].name if one in COLOURS else one for one in colours[seat]] \
            if colours else []
        names.append(f"seat {seat + 1} ({', '.join(own)})" if own else f"seat {seat + 1}")
    return names


def _seats(game: Game, summaries: dict[str, Summary]) -> str:
    content: list[str] = []
    for label, one in summaries.items():
        names = seat_names(game, len(one.winners))
        plot = plots.intervals(
            names, one.returns.means().tolist(), one.returns.half_widths().tolist(),
            f"mean result, with 95% intervals: {label}", 0.0,
        )
        rows = [
            (
                name, words.points(one.returns.means()[seat]),
                words.percent(one.winners[seat] / one.games), words.mean(one.scores, seat),
            )
            for seat, name in enumerate(names)
        ]
        content += [plot, page.table(("", "mean result", "games won alone", "mean score"), rows)]
    return page.section("Seats and colours", *content)


def _first(summaries: dict[str, Summary]) -> str:
    found = {label: one.first_advantage() for label, one in summaries.items()}
    plot = plots.intervals(
        list(found), [value for value, _ in found.values()], [width for _, width in found.values()],
        "mean result of who has the first turn", 0.0,
    )
    lines = [
        f"{label}: {words.points(value)} ± {width:.3f} for who has the first turn"
        for label, (value, width) in found.items()
    ]
    return page.section("First turn", plot, page.listed(lines))


def _distributions(summaries: dict[str, Summary]) -> Iterable[str]:
    lengths = {label: one.lengths for label, one in summaries.items()}
    lines = [f"{label}: {words.mean(one.length)}" for label, one in summaries.items()]
    yield page.section(
        "Length", plots.histograms(lengths, "decisions in a game"), page.listed(lines)
    )
    counted = {label: one.branchings for label, one in summaries.items() if one.branchings}
    if counted:
        lines = [f"{label}: {words.mean(one.branching)}" for label, one in summaries.items()]
        yield page.section(
            "Choice", plots.histograms(counted, "legal actions, in the mean of a game", 0.1),
            page.listed(lines),
        )
    points = {label: one.points for label, one in summaries.items()}
    yield page.section("Points", plots.histograms(points, "final score of a seat"))
