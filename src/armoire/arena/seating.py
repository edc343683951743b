"""Who sits where: every bot on every seat, and next to every other, equally often."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from armoire.core import kernel
from armoire.core.game import Game


def sides_of(game: Game) -> list[int]:
    """The side of each seat, numbered from 0 in the order of the seats: partners share one."""
    record = game.new_record()
    sides = [int(kernel.side(record, player)) for player in range(game.num_players())]
    order = list(dict.fromkeys(sides))
    return [order.index(side) for side in sides]


def tables(entrants: int, at_once: int) -> list[tuple[int, ...]]:
    """All sets of so many entrants that can meet."""
    return list(combinations(range(entrants), at_once))


def seatings(bots: Sequence[int], sides: Sequence[int]) -> list[tuple[int, ...]]:
    """The bot of each seat, in all the ways in which one deal is played.

    The bots take the sides in turn, in the orders of a balanced design (see `orders`); if the sides
    cannot be shared out evenly, each order begins on each side in turn.
    """
    count = max(sides) + 1
    found: dict[tuple[int, ...], None] = {}
    for order in orders(len(bots)):
        around = [bots[order[side % len(bots)]] for side in range(count)]
        for first in range(1 if count % len(bots) == 0 else count):
            turned = around[first:] + around[:first]
            found[tuple(turned[side] for side in sides)] = None
    return list(found)


def orders(count: int) -> list[tuple[int, ...]]:
    """Orders of so many bots in which each has each place, and each neighbour, equally often.

    E. J. Williams, "Experimental designs balanced for the estimation of residual effects of
    treatments" (1949): as many orders as bots if that is even, else twice as many.
    """
    zigzag = [0]
    for step in range(1, count):
        zigzag.append((zigzag[-1] + (step if step % 2 else -step)) % count)
    rows = [tuple((place + shift) % count for place in zigzag) for shift in range(count)]
    if count % 2:
        rows += [row[::-1] for row in rows]
    return list(dict.fromkeys(rows))
