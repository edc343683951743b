"""How strong the levels are: matches between two of them until the answer is clear.

    python -m benchmarks.strength hard greedy --clear 0.75 --games 200
    python -m benchmarks.strength hard random --games 100
    python -m benchmarks.strength hard greedy --game arschmallows --players 4 --clear 0.5

The two sit alternately around the table. Each game is played twice with the same chance, seats
exchanged; it is won by the level whose seats are placed better in the mean. A match stops when the
lower bound of the share of games won (Wilson's interval, 95%) is above ``--clear``, not before
`LEAST` games, or after ``--games``; draws are no wins. Every game is written to a file at once, and
a match that was interrupted goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

import armoire
from armoire.search import LEVELS, Bot, make_bot

FOLDER: Final = Path(__file__).resolve().parents[1] / ".cache" / "strength"
LEAST: Final = 20
"""Games before a match may stop: a few lucky ones are no answer."""
Z: Final = 1.959964
"""Standard deviations of a two-sided interval of 95%."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval for the probability of winning (E. B. Wilson, 1927)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


def play(game: armoire.Game, first: str, second: str, number: int) -> float:
    """What the seats of `first` get in the mean of a game, −1 to 1."""
    state = game.new_initial_state(seed=number // 2)
    chance = Random(number // 2)
    seats = range(game.num_players())
    mine = [seat for seat in seats if seat % 2 == number % 2]
    bots: list[Bot] = [
        make_bot(game, first if seat in mine else second, len(seats) * number + seat)
        for seat in seats
    ]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns = state.returns()
    return sum(returns[seat] for seat in mine) / len(mine)


def load(file: Path) -> list[float]:
    """Results so far; a line that was cut off by an interruption is played again."""
    results: list[float] = []
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                results.append(float(json.loads(line)["result"]))
            except (ValueError, KeyError):
                break
        whole = "".join(json.dumps({"result": result}) + "\n" for result in results)
        file.write_text(whole, encoding="utf-8")
    return results


def match(
    game: armoire.Game, first: str, second: str, games: int, clear: float | None, file: Path
) -> list[float]:
    """Play, or go on with, a match; return all results."""
    results = load(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as log:
        while len(results) < games:
            low, _ = interval(sum(result > 0 for result in results), len(results))
            if clear is not None and low > clear and len(results) >= LEAST:
                break
            results.append(play(game, first, second, len(results)))
            log.write(json.dumps({"result": results[-1]}) + "\n")
            log.flush()
    return results


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", choices=LEVELS)
    parser.add_argument("second", choices=LEVELS)
    parser.add_argument("--game", default="arlecchino", choices=armoire.games())
    parser.add_argument("--players", type=int, default=2, help="an even number (2)")
    parser.add_argument("--rounds", type=int, help="where a game has rounds: how many")
    parser.add_argument("--games", type=int, default=200, help="the most games (200)")
    parser.add_argument("--clear", type=float, help="stop when the lower bound is above this")
    parser.add_argument("--anew", action="store_true", help="forget the games played before")
    options = parser.parse_args(arguments)
    if options.players % 2:
        parser.error(f"an even number of players is needed, not {options.players}.")
    wanted = {"players": options.players, "rounds": options.rounds}
    try:
        game = armoire.load(
            options.game, **{name: value for name, value in wanted.items() if value is not None}
        )
    except armoire.BadOption as error:
        parser.error(str(error))
    table = "-".join(str(value) for value in (options.game, *wanted.values()) if value is not None)
    file = FOLDER / f"{table}-{options.first}-{options.second}.jsonl"
    if options.anew:
        file.unlink(missing_ok=True)
    results = match(game, options.first, options.second, options.games, options.clear, file)
    wins, draws = sum(r > 0 for r in results), sum(r == 0 for r in results)
    low, high = interval(wins, len(results))
    print(
        f"{table}: {options.first} against {options.second}: {wins} wins, {draws} draws, "
        f"{len(results) - wins - draws} losses in {len(results)} games; "
        f"wins {wins / len(results):.1%}, 95% interval {low:.1%} to {high:.1%}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
