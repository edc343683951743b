"""``armoire study``: what a deck or an option does to a game."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from armoire.cli.arguments import (
    Parser,
    WrongUse,
    add_game,
    check_installed,
    check_writable,
    did_you_mean,
    game_of,
    whole,
)
from armoire.core.game import Game, load
from armoire.core.options import OptionForm

if TYPE_CHECKING:
    from armoire.arena.study import Plan, Trial
    from armoire.arena.summary import Summary

_RANDOM_GAMES: Final = 20_000
_BOT_GAMES: Final = 400
_MOST_GAMES: Final = 10**10

_EXAMPLES: Final = """\
examples:
  armoire study arlecchino --players 3
  armoire study arne --players 4 --against deck="thief:8"
  armoire study arlecchino --against players=2 --bot greedy --games 1000
  armoire study arne --worth --bot greedy               each kind of black card
  armoire study arschmallows --worth swap,spy --games 1000000

Two set-ups are compared by simulated games: length, choice, scores, seats, luck. Random games
decide as a game's play-outs do; --bot lets bots play. --worth asks what a kind of card or action is
worth: one seat may not play it, all others may.
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser("study", "See what a deck or an option does to a game.", _EXAMPLES)
    add_game(command, words)
    command.add_argument(
        "--against", action="append", default=[], metavar="OPTION=VALUE",
        help="compare with the same set-up but for this; may be given several times",
    )
    command.add_argument(
        "--worth", nargs="?", const="", metavar="KIND,KIND",
        help="what kinds of cards or actions are worth (usual: each kind of black card)",
    )
    command.add_argument(
        "--bot", default="random", metavar="BOT",
        help="who plays: a level, or a search such as search@100 (usual: random)",
    )
    command.add_argument(
        "--games", type=whole(1, _MOST_GAMES), metavar="N",
        help=f"of each set-up and kind (usual: {_RANDOM_GAMES}, with bots {_BOT_GAMES})",
    )
    command.add_argument(
        "--seed", type=whole(0, 2**63 - 1), default=1, metavar="N",
        help="of deals and choices (usual: 1)",
    )
    command.add_argument(
        "--processes", type=whole(1, 1024), default=os.cpu_count() or 1, metavar="N",
        help="how many play at the same time (usual: one for each core)",
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page too")
    return command


def run(args: argparse.Namespace) -> int:
    check_installed(["rich", *(["matplotlib"] if args.report else [])])
    plan = _plan(args)
    trials = [*_set_ups(args), *_without(args)]
    _check_bot(plan, trials)
    if args.report:
        check_writable(args.report)
    try:
        summaries = _conduct(trials, plan, args.processes)
    except KeyboardInterrupt:
        print("\nInterrupted: nothing of a study is kept.", file=sys.stderr)
        raise
    if args.json:
        from armoire.arena.findings import figures

        print(json.dumps(figures(trials, summaries), indent=2))
    else:
        _tell(trials, summaries)
    if args.report:
        _write_page(trials, summaries, plan, args.report)
        if not args.json:
            print(f"Report: {args.report}")
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    from armoire.arena.entrants import entrants_of
    from armoire.arena.restricted import refuse_search
    from armoire.arena.study import RANDOM, Plan

    entrant = entrants_of([args.bot])[0]
    if entrant.is_outside():
        raise WrongUse("A program can play in the arena; a study is played by a level or a search.")
    if args.worth is not None:
        refuse_search(entrant.bot)
    usual = _RANDOM_GAMES if entrant.bot == RANDOM else _BOT_GAMES
    return Plan(args.games or usual, entrant.bot, args.seed)


def _check_bot(plan: Plan, trials: Sequence[Trial]) -> None:
    from armoire.arena.entrants import check_plays

    for trial in trials:
        check_plays(plan.bot, trial.game)


def _set_ups(args: argparse.Namespace) -> list[Trial]:
    """The set-up that the options give, and the one it is compared with."""
    from armoire.arena.set_up import check_timing
    from armoire.arena.study import Trial

    game = game_of(args, compiled=True)
    check_timing(game)
    if not args.against:
        return [Trial("as given", game)]
    changes = dict(_change(game, text) for text in args.against)
    other = load(game.name, **{**game.options_dict(), **changes})
    check_timing(other)
    if other == game:
        raise WrongUse(f"--against {args.against[0]} changes nothing: it is so already.")
    return [Trial("as given", game), Trial(", ".join(args.against), other)]


def _without(args: argparse.Namespace) -> list[Trial]:
    """A trial for each kind that somebody is to do without."""
    from armoire.arena.restricted import actions_of, usual_kinds
    from armoire.arena.study import Trial

    if args.worth is None:
        return []
    game = game_of(args, compiled=True)
    kinds = [kind.strip() for kind in args.worth.split(",")] if args.worth else usual_kinds(game)
    kinds = list(dict.fromkeys(kinds))
    for kind in kinds:
        actions_of(game, kind)
    return [Trial(f"without {kind}", game, kind) for kind in kinds]


def _change(game: Game, text: str) -> tuple[str, Any]:
    """An option and its value, from ``deck=thief:8``."""
    name, equals, value = text.partition("=")
    name = name.strip().removeprefix("--").replace("-", "_")
    forms = {form.name: form for form in game.option_forms()}
    if not equals:
        raise WrongUse(f"--against “{text[:40]}” is no OPTION=VALUE, such as players=2.")
    if name not in forms:
        raise WrongUse(
            f"{game.name} has no option “{name[:40]}”.{did_you_mean(name, forms)} It has: "
            f"{', '.join(forms)}."
        )
    return name, _value(forms[name], value.strip())


def _value(form: OptionForm, text: str) -> Any:
    """A value as the option wants it; what is none is left to the game, which says so."""
    kind = type(form.default)
    if kind is bool:
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
    if kind is int and re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    return text


def _conduct(trials: Sequence[Trial], plan: Plan, processes: int) -> list[Summary]:
    from armoire.arena.study import RANDOM, Students, conduct
    from armoire.arena.workers import Alone, Processes, Threads, Workers
    from armoire.cli.progress import counting

    job = partial(Students, trials, plan)
    workers: Workers[tuple[int, Summary]]
    if plan.bot == RANDOM:
        workers = Threads(job, processes)
    else:
        workers = Alone(job) if processes == 1 else Processes(job, processes)
    try:
        with counting(plan.groups * 2 * len(trials)) as show:
            return conduct(trials, plan, workers, show)
    finally:
        workers.close()


def _tell(trials: Sequence[Trial], summaries: Sequence[Summary]) -> None:
    from armoire.arena.findings import told, worth

    compared = [number for number, trial in enumerate(trials) if trial.without is None]
    print(told([trials[one] for one in compared], [summaries[one] for one in compared]))
    restricted = [number for number in range(len(trials)) if number not in compared]
    if restricted:
        print("\nWhat doing without it costs a player (the others have it):")
    for number in restricted:
        print(f"  {worth(trials[number], summaries[number])}")


def _write_page(
    trials: Sequence[Trial], summaries: Sequence[Summary], plan: Plan, file: Path
) -> None:
    from armoire.arena.findings import write_page
    from armoire.cli.telling import set_up

    lead = f"{plan.games:,} games each, played by {plan.bot}, seed {plan.seed}."
    write_page(trials, summaries, f"Study: {set_up(trials[0].game, 'en')}", lead, file)
