"""Our searches against OpenSpiel's, on our games: each deal from both seats, until it is clear.

`TreeBot` meets OpenSpiel's Python `MCTSBot` on Arlecchino for two, `InformationSetBot` its
`ISMCTSBot` on Arschmallows for two and one round: with equal simulations, and in equal time. What
time that is, is measured before: ours gets at most what theirs takes for a decision in the mean.

The games are kept; the same command goes on with them. Where the seconds went stands in each line.
"""

from __future__ import annotations

import argparse
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import armoire
from armoire.arena.entrants import Entrant
from armoire.arena.playing import Group, Player
from armoire.arena.results import FILE, Results, header_of
from armoire.arena.sequential import Bounds
from armoire.arena.set_up import SetUp
from armoire.arena.standings import Match
from armoire.arena.tournament import Tournament
from armoire.arena.workers import Alone
from armoire.search import Bot
from benchmarks.report import Figure

GAMES: Final = 400
"""The most of a match."""
FOLDER: Final = Path(".cache/searchers")
_PEER: Final = re.compile(r"openspiel@(\d+)")


@dataclass(frozen=True)
class Meeting:
    """A match: theirs has so many simulations; ours as many, or as much time."""

    name: str
    game: str
    options: dict[str, Any]
    simulations: int
    equal_time: bool
    bounds: Bounds
    goal: float

    def set_up(self, folder: Path) -> SetUp:
        """What is played; a match that has begun keeps the time that it began with."""
        if (folder / FILE).exists():
            return header_of(folder / FILE).set_up
        game = armoire.load(self.game, **self.options)
        amount = f"{self.simulations}"
        if self.equal_time:
            amount = f"{int(_milliseconds(game, self.simulations))}ms"
        ours = Entrant("armoire", f"search@{amount}")
        theirs = Entrant("openspiel", f"openspiel@{self.simulations}")
        return SetUp.checked(game, [ours, theirs])


_TREE: Final = ("arlecchino", {"players": 2})
_CARDS: Final = ("arschmallows", {"players": 2, "rounds": 1})
MEETINGS: Final = (
    Meeting("tree-simulations", *_TREE, 100, False, Bounds(0.45, 0.55), 0.5),
    Meeting("tree-time", *_TREE, 100, True, Bounds(0.85, 0.9), 0.9),
    Meeting("cards-simulations", *_CARDS, 100, False, Bounds(0.45, 0.55), 0.5),
    Meeting("cards-time", *_CARDS, 100, True, Bounds(0.55, 0.65), 0.9),
)


class PeerPlayer(Player):
    """Plays groups in which OpenSpiel's bots may sit."""

    def _bot(self, entrant: int, seat: int, seed: int) -> Bot:
        peer = _PEER.fullmatch(self._set_up.entrants[entrant].bot)
        return _peer(self._game, int(peer[1]), seed) if peer else super()._bot(entrant, seat, seed)


def run() -> list[Figure]:
    """The figures for the report."""
    figures = []
    for meeting in MEETINGS:
        match = play(meeting, FOLDER / meeting.name, GAMES)
        figures += [
            Figure(f"{meeting.name}, our share", 100 * match.shares.share, "%", 100 * meeting.goal),
            Figure(f"… games ({match.wins} won, {match.draws} drawn)", match.games, "games"),
        ]
    return figures


def play(meeting: Meeting, folder: Path, games: int) -> Match:
    """Play a match, or go on with it, until it is clear or long enough."""
    set_up = meeting.set_up(folder)
    with Results(folder, set_up) as results:
        tournament = Tournament(set_up, results, games, meeting.bounds)
        workers = Alone[Group](lambda: PeerPlayer(set_up))
        tournament.run(workers, lambda: None)
        print(f"{meeting.name}: {_sentence(set_up, tournament, results)}", flush=True)
        return tournament.courses[0].test


def _sentence(set_up: SetUp, tournament: Tournament, results: Results) -> str:
    """How a match ended, and how long each bot thought about a decision."""
    test = tournament.courses[0].test
    low, high = test.shares.interval()
    seconds = [0.0, 0.0]
    decisions = 0
    for group in results.groups():
        for game in group.games:
            decisions += game.decisions
            for bot, thought in zip(game.bots, game.thought, strict=True):
                seconds[bot] += thought
    ours, theirs = (1000 * one / (decisions / 2) for one in seconds)
    return (
        f"{set_up.entrants[0].bot} against {set_up.entrants[1].bot}: {test.wins} won, "
        f"{test.draws} drawn, {test.losses} lost ({100 * low:.1f}% to {100 * high:.1f}%; "
        f"{tournament.courses[0].verdict or 'open'}); {ours:.1f} ms and {theirs:.1f} ms a decision"
    )


def _milliseconds(game: armoire.Game, simulations: int) -> float:
    """What OpenSpiel's bot takes for a choice in a game against itself, in the mean."""
    bot, seconds, asked = _peer(game, simulations, 1), 0.0, 0
    state = game.new_initial_state(seed=1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.resolve_chance(1)
            continue
        began = time.perf_counter()
        action = bot.step(state)
        seconds += time.perf_counter() - began
        asked += len(state.legal_actions()) > 1
        state.apply_action(action)
    return 1000 * seconds / asked


def _peer(game: armoire.Game, simulations: int, seed: int) -> Bot:
    from benchmarks.openspiel_bots import OpenSpielBot

    return OpenSpielBot(game, simulations, seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.searchers", description=__doc__)
    names = [meeting.name for meeting in MEETINGS]
    parser.add_argument("names", nargs="*", metavar="MATCH", help=f"any of {', '.join(names)}")
    parser.add_argument("--games", type=int, default=GAMES, help="the most of a match")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where the games are kept")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in names]:
        parser.error(f"there is no match “{unknown[0]}”. There are: {', '.join(names)}.")
    for meeting in MEETINGS:
        if meeting.name in (given.names or names):
            play(meeting, given.out / meeting.name, given.games)


if __name__ == "__main__":
    main()
