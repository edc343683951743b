"""``armoire play``: a game in the terminal, by notation, with others and with bots."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

from armoire.cli.arguments import Parser, WrongUse, add_game, did_you_mean, game_of, whole
from armoire.core.game import Game
from armoire.core.state import State

_MOST_SEATS: Final = 99
_NOBODY: Final = "none"

_EXAMPLES: Final = """\
examples:
  armoire play arlecchino                             you against three bots
  armoire play arlecchino --players 2 --bots hard --seat 2
  armoire play arlecchino --players 3 --bots none     three people, one terminal
  armoire play arlecchino --bots none,easy,none,hard  two people, two bots, seat by seat
  armoire play arlecchino --bots easy,easy,hard,hard  watch four bots
  armoire play arlecchino --players 2 --bots "mine=python3 my_bot.py"

A movement is typed in notation, or a whole play at once: c3xc5-d5. `help` lists what else.
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser("play", "Play a game in this terminal, by notation.", _EXAMPLES)
    add_game(command, words)
    command.add_argument(
        "--bots", default="medium", metavar="LEVELS",
        help="of all seats but yours: easy, medium, hard, greedy, random, a program's command or "
        "none (people at this terminal); or one for each seat, with commas (usual: medium)",
    )
    command.add_argument(
        "--seat", type=whole(1, _MOST_SEATS), metavar="N", help="yours (usual: 1)"
    )
    command.add_argument(
        "--seed", type=whole(0, 2**63 - 1), metavar="N",
        help="deal the same, and let bots play the same, each time",
    )
    command.add_argument("--position", metavar="TEXT", help="begin from a position's text")
    command.add_language()
    return command


def run(args: argparse.Namespace) -> int:
    from armoire.cli.sitting import Sitting

    seats = _seats(game_of(args, compiled=False), args.bots, args.seat)
    game = game_of(args, compiled=any(seats))
    start, state = _begin(game, args.seed, args.position)
    bots = {seat: level for seat, level in enumerate(seats) if level is not None}
    Sitting(start, state, bots, args.seed, args.language).play()
    return 0


def _begin(game: Game, seed: int | None, position: str | None) -> tuple[State, State]:
    """The state before and after what chance decides at first. Raises BadPosition."""
    start = game.new_initial_state(position=position)
    state = start.clone()
    if state.is_chance_node():
        state.resolve_chance(secrets.randbits(64) if seed is None else seed)
    return start, state


def _seats(game: Game, levels: str, seat: int | None) -> list[str | None]:
    """The level of each seat's bot, None for a person."""
    number = game.num_players()
    if seat is not None and seat > number:
        raise WrongUse(f"There is no seat {seat}: they are 1 to {number}.")
    given = [_level(level) for level in levels.split(",")]
    if len(given) == 1:
        given *= number
        given[(seat or 1) - 1] = None
    elif len(given) != number:
        raise WrongUse(
            f"--bots names {len(given)} seats and the game has {number}: give one level for all "
            "seats but yours, or one for each seat."
        )
    elif seat is not None and given[seat - 1] is not None:
        raise WrongUse(f"Seat {seat} cannot be yours and a bot's: write none for it in --bots.")
    if given.count(None) > 1 and not game.open_information:
        raise WrongUse("Only one person can sit at this terminal: the game has hidden cards.")
    return given


def _level(level: str) -> str | None:
    from armoire.arena.entrants import is_program
    from armoire.search.levels import LEVELS

    if level == _NOBODY:
        return None
    if level not in LEVELS and not is_program(level):
        known = [*LEVELS, _NOBODY]
        raise WrongUse(
            f"There is no bot “{level[:40]}”.{did_you_mean(level, known)} "
            f"There are: {', '.join(known)}, or a program's command."
        )
    return level
