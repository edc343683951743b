"""``armoire arena``: tournaments between bots."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from armoire.cli.arguments import (
    Parser,
    WrongUse,
    add_game,
    check_installed,
    decimal,
    game_of,
    whole,
)
from armoire.cli.telling import set_up as told_set_up

if TYPE_CHECKING:
    from armoire.arena.playing import Group
    from armoire.arena.results import Results
    from armoire.arena.sequential import Bounds
    from armoire.arena.set_up import SetUp
    from armoire.arena.tournament import Tournament
    from armoire.arena.workers import Workers

_MOST_GAMES: Final = 10**9
_LONGEST_TIME: Final = 3600.0
_NEEDED: Final = ("matplotlib", "openskill", "pyarrow", "rich")

_EXAMPLES: Final = """\
examples:
  armoire arena arlecchino hard medium --players 2 --games 200
  armoire arena arlecchino hard greedy --players 2 --until-clear --share 0.88:0.92
  armoire arena arne easy greedy random --games 100     a round-robin
  armoire arena arlecchino greedy "mine=python3 my_bot.py" --until-clear
  armoire arena arschmallows search@400 search@20ms --until-clear --elo 0:20

A bot is a level (easy, medium, hard, greedy, random), a search with a budget (search@400
simulations, search@50ms) and perhaps options (search@400:policy=mo,threads=2; docs/bots.md has
them), where nothing is hidden a deep search (deep, deep@50ms, deep@4plays), or a program's
command; docs/outside-bots.md says what a program must answer. Each deal is played from all
seatings. Ctrl-C loses nothing that is finished: the same command goes on. Results, Parquet and a
report lie in the folder --out.
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser("arena", "Let bots play each other, and rate them.", _EXAMPLES)
    command.mixed = True
    add_game(command, words)
    command.add_argument("bots", nargs="+", metavar="BOT", help="who plays; two or more")
    command.add_argument(
        "--games", type=whole(1, _MOST_GAMES), metavar="N",
        help="the most of each pairing, rounded up to whole deals (usual: 100, or no end with "
        "--until-clear)",
    )
    command.add_argument(
        "--until-clear", action="store_true",
        help="end a match as soon as a sequential test says who is stronger",
    )
    command.add_argument(
        "--share", type=_pair(0.0, 1.0), metavar="LOW:HIGH",
        help="what is to be clear: whether the first bot gets more than LOW or less than HIGH of "
        "the points, draws half (usual: 0.45:0.55)",
    )
    command.add_argument(
        "--elo", type=_pair(-2000.0, 2000.0), metavar="LOW:HIGH",
        help="the same in Elo points, such as 0:20",
    )
    command.add_argument(
        "--at-once", type=whole(2, 12), default=2, metavar="N",
        help="how many different bots share a table (usual: 2)",
    )
    command.add_argument(
        "--time", type=decimal(0.01, _LONGEST_TIME), default=5.0, metavar="SECONDS",
        help="that a program has for a decision (usual: 5)",
    )
    command.add_argument(
        "--seed", type=whole(0, 2**63 - 1), default=1, metavar="N",
        help="of the deals, and of the bots (usual: 1)",
    )
    command.add_argument(
        "--out", type=Path, metavar="FOLDER",
        help="where the results are kept, and gone on with (usual: arena-GAME-… here)",
    )
    command.add_argument(
        "--processes", type=whole(1, 1024), default=os.cpu_count() or 1, metavar="N",
        help="how many play at the same time (usual: one for each core)",
    )
    command.add_argument(
        "--ray", metavar="ADDRESS",
        help="play on the machines of a Ray cluster: its address, or auto",
    )
    return command


def run(args: argparse.Namespace) -> int:
    check_installed([*_NEEDED, *(["ray"] if args.ray else [])])
    from armoire.arena.entrants import entrants_of
    from armoire.arena.results import Results
    from armoire.arena.set_up import SetUp
    from armoire.arena.tournament import Tournament

    game = game_of(args, compiled=False)
    set_up = SetUp.checked(
        game, entrants_of(args.bots), at_once=args.at_once, seed=args.seed, seconds=args.time
    )
    bounds = _bounds(args)
    games = args.games or (None if bounds else 100)
    folder = args.out or Path(_folder_name(set_up))
    if folder.exists() and not folder.is_dir():
        raise WrongUse(f"“{folder}” is a file: --out is the folder of the results.")
    title = told_set_up(game, "en")
    with Results(folder, set_up) as results:
        print(f"{title}: {' against '.join(one.name for one in set_up.entrants)}.")
        if results.cut_off:
            print(f"The last line of {results.file} was cut off; its games are played again.")
        tournament = Tournament(set_up, results, games, bounds)
        if tournament.standings.games:
            print(f"Going on after {tournament.standings.games} games in {folder}.")
        try:
            _play(tournament, args)
        except KeyboardInterrupt:
            print(f"\nInterrupted. {results.games()} games are kept in {folder}; the same command "
                  "goes on.")
            raise
        _tell(tournament, results, bounds, title, folder)
    return 0


def _play(tournament: Tournament, args: argparse.Namespace) -> None:
    """Play what is to be played, with a progress bar where somebody watches."""
    from armoire.cli.progress import Progress

    if tournament.is_over():
        return
    workers = _workers(tournament.set_up, args)
    try:
        with Progress(tournament) as progress:
            tournament.run(workers, progress.show)
    finally:
        workers.close()


def _workers(set_up: SetUp, args: argparse.Namespace) -> Workers[Group]:
    from armoire.arena.playing import Player
    from armoire.arena.workers import Alone, Processes

    job = partial(Player, set_up)
    if args.ray:
        from armoire.arena.cluster import Cluster

        return Cluster(job, args.ray)
    if args.processes == 1:
        return Alone(job)
    _warm_up(set_up)
    return Processes(job, args.processes)


def _warm_up(set_up: SetUp) -> None:
    """Compile here what all processes then find compiled."""
    from armoire.arena.entrants import make

    if sys.stderr.isatty():
        print("Compiling the rules (some seconds, the first time) …", file=sys.stderr)
    game = set_up.load()
    state = game.new_initial_state(seed=0)
    while not state.is_terminal() and len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    for one in set_up.entrants:
        if not one.is_outside() and not state.is_chance_node():
            make(one, game, 0).step(state)


def _tell(
    tournament: Tournament, results: Results, bounds: Bounds | None, title: str, folder: Path
) -> None:
    """Say how it ended, and write Parquet and report."""
    from armoire.arena import parquet, report, words
    from armoire.arena.ratings import ratings_of

    standings = tournament.standings
    names = [one.name for one in tournament.set_up.entrants]
    ratings = ratings_of(standings)
    width = max(map(len, names))
    for place, bot in enumerate(report.by_rating(ratings), 1):
        print(f"{place:>3}. {names[bot]:{width}}  {ratings[bot].mean:5.1f} ± "
              f"{ratings[bot].half_width:.1f}  "
              f"mean result {words.points(standings.returns.means()[bot])}")
    for table, played in standings.matches.items():
        first, second = tournament.set_up.names(table)
        print(words.match(first, second, played) + ".")
        if bounds is not None:
            course = tournament.courses[table]
            ratio = course.likelihood_ratio()
            print("  " + words.verdict(first, second, bounds, course.verdict, ratio))
    for sentence, count in standings.sentences.most_common():
        print(f"{count}×: {sentence}")
    parquet.write(results, tournament.set_up, folder)
    print(f"Report: {report.write(tournament, ratings, bounds, title, folder)}")


def _bounds(args: argparse.Namespace) -> Bounds | None:
    """What the sequential test is to tell apart, if there is to be one."""
    from armoire.arena.sequential import Bounds

    if not args.until_clear:
        for name in ("share", "elo"):
            if getattr(args, name) is not None:
                raise WrongUse(f"--{name} says what is to be clear: give --until-clear too.")
        return None
    if args.share and args.elo:
        raise WrongUse("--share and --elo are two ways to say the same: give one of them.")
    if args.elo:
        return Bounds.of_elo(*args.elo)
    return Bounds(*args.share) if args.share else Bounds()


def _folder_name(set_up: SetUp) -> str:
    """The same for the same words: so the same command goes on."""
    import hashlib

    import msgspec

    digest = hashlib.sha256(msgspec.json.encode(set_up)).hexdigest()
    return f"arena-{set_up.game}-{digest[:8]}"


def _pair(lowest: float, highest: float) -> Callable[[str], tuple[float, float]]:
    """Reads two numbers with a colon, the lower one first."""

    def read(text: str) -> tuple[float, float]:
        try:
            low, high = map(float, text.split(":"))
        except ValueError:
            low = high = 0.0
        if not lowest < low < high < highest:
            raise argparse.ArgumentTypeError(
                f"“{text[:40]}” is no pair LOW:HIGH of numbers between {lowest:g} and {highest:g}, "
                "the lower one first"
            )
        return low, high

    return read
