"""``armoire perft``: how many sequences of plays there are from a position."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from armoire.cli.arguments import Parser, WrongUse, add_game, game_of, whole
from armoire.core.game import Game
from armoire.core.state import State

_DEEPEST: Final = 1000
_HIGHEST_SEED: Final = 2**63 - 1

_EXAMPLES: Final = """\
examples:
  armoire perft arlecchino 3 --seed 7
  armoire perft arlecchino "bbbb,bbby,1,rrgg,2/6/6/6/6/6 byrg b" 2
  armoire perft arlecchino "bbbb,bbby,1,rrgg,2/6/6/6/6/6 byrg b" 2 --divide
  armoire perft arlecchino "bbbb,bbby,1,rrgg,2/6/6/6/6/6 byr b" 2 --players 3

A play is a whole turn; plays are counted as ways, not by where they end.
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser(
        "perft",
        "Count the sequences of DEPTH plays from a position or a deal: what rules are compared by.",
        _EXAMPLES,
    )
    command.mixed = True
    add_game(command, words)
    command.add_argument(
        "position", nargs="?", metavar="POSITION",
        help="a position's text, in quotes; none with --seed",
    )
    command.add_argument(
        "depth", metavar="DEPTH", type=whole(0, _DEEPEST), help="how many plays one after another"
    )
    command.add_argument(
        "--seed", type=whole(0, _HIGHEST_SEED), metavar="N",
        help="begin with this deal instead of a POSITION",
    )
    command.add_argument(
        "--divide", action="store_true", help="show the count behind each first play too"
    )
    return command


def run(args: argparse.Namespace) -> int:
    from armoire.cli.compiled import interruptible, loops_of

    game = game_of(args, compiled=True)
    if (args.position is None) == (args.seed is None):
        raise WrongUse("Give what to begin with: a POSITION in quotes, or --seed N for a deal, "
                       "one of the two.")
    state = game.new_initial_state(args.seed, args.position)
    if state.is_chance_node():
        raise WrongUse("Chance is to decide in this position; give one where a player is.")
    fast = loops_of(game)
    if not args.divide or args.depth == 0:
        print(interruptible(partial(fast.perft, state.record, args.depth)))
        return 0
    total = 0
    for written, after in sorted(first_plays(state), key=lambda play: play[0]):
        count = interruptible(partial(fast.perft, after.record, args.depth - 1))
        total += count
        print(f"{written}: {count}", flush=True)
    print(total)
    return 0


def first_plays(state: State) -> Iterator[tuple[str, State]]:
    """Each whole play as it is written, and the state after it."""
    open_plays: list[tuple[list[str], State]] = [([], state)]
    while open_plays:
        parts, before = open_plays.pop()
        for action in before.legal_actions():
            after = before.clone()
            after.apply_action(action)
            written = [*parts, before.action_to_string(action)]
            if after.take_back_count() and not after.is_terminal():
                open_plays.append((written, after))
                continue
            if parts and action == state.game.ending_action(before):
                written.pop()
            yield _joined(state.game, written), after


def _joined(game: Game, parts: list[str]) -> str:
    """The parts of a play as one line, as the game writes it."""
    close = "".join(parts)
    return close if game.split_line(close) == parts else " ".join(parts)
