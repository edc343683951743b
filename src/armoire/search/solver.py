"""Exact solutions of endgames, for games of two sides with open information."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from armoire.core.checks import check_one_or_more
from armoire.core.errors import ArmoireError
from armoire.core.kernel import side
from armoire.core.language import Text
from armoire.core.state import State
from armoire.search.alpha_beta import HIGHEST, WON
from armoire.search.bot import nothing_to_choose
from armoire.search.deep_search import AlphaBeta
from armoire.search.two_sides import check_two_sides

MOST_NODES: Final = 50_000_000
"""Positions that a solution may look at, usually: about twenty seconds."""
_EVERYTHING: Final = 1 << 62
_ENTRIES: Final = 1 << 19
_WORDS: Final[Text] = {
    "en": "This position is not solved after {nodes} positions: too much is left to play. Solve a "
    "later one, or raise `most_nodes`.",
    "de": "Diese Stellung ist nach {nodes} Stellungen nicht gelöst: Es ist noch zu viel zu "
    "spielen. Löse eine spätere, oder erhöhe `most_nodes`.",
}


class Unsolved(ArmoireError):
    """A position with too much left to play."""


@dataclass(frozen=True)
class Solution:
    """What becomes of a position if both sides play as well as can be."""

    player: int
    """Who decides in the position: the rest is said for this player."""
    value: int
    """1 for a win, 0 for a shared one, −1 for a loss: what `State.returns` will be."""
    margin: int
    """How far this player's side will be ahead of the other at the end, in points."""
    actions: list[int]
    """The actions that keep this margin. Others lose some of it, though perhaps not the win."""
    nodes: int
    """How many positions were looked at."""


def solve(state: State, *, most_nodes: int = MOST_NODES) -> Solution:
    """The exact value of a position in which a player decides, and all best actions.

    The value is that of the last margin (the game's `standing`, own side − other side), which each
    side makes as great for itself as it can; so a win is found wherever there is one. For games of
    two sides with open information and without chance from here on. Raises BadOption for other
    games, IllegalAction where nobody decides, and Unsolved after `most_nodes` positions.
    """
    player = state.current_player()
    if player < 0:
        raise nothing_to_choose(state, player)
    check_two_sides(state.game)
    check_one_or_more("most_nodes", most_nodes)
    most_nodes = min(int(most_nodes), _EVERYTHING)
    search = AlphaBeta(state.game, _ENTRIES)
    best = _searched(search, state, -HIGHEST, HIGHEST, most_nodes)
    actions = [
        action
        for action in state.legal_actions()
        if _after(search, state, action, best, most_nodes) >= best
    ]
    value = (best > 0) - (best < 0)
    return Solution(player, value, best - value * WON, actions, search.nodes)


def _after(search: AlphaBeta, state: State, action: int, best: int, most_nodes: int) -> int:
    """What an action leads to, for who takes it: `best`, or something less."""
    player, after = state.current_player(), state.clone()
    after.apply_action(action)
    if after.is_terminal():
        return search.lead_at_the_end(after.record, player)
    if side(after.record, after.current_player()) == side(after.record, player):
        return _searched(search, after, best - 1, best, most_nodes)
    return -_searched(search, after, -best, 1 - best, most_nodes)


def _searched(search: AlphaBeta, state: State, alpha: int, beta: int, most_nodes: int) -> int:
    """The value of a state for who decides in it, as far as it lies within a window."""
    search.begin(state.record, alpha=alpha, beta=beta)
    search.go_on(most_nodes - search.nodes)
    if not search.is_over or not search.is_proved:
        words: Text = {
            "en": _WORDS["en"].format(nodes=f"{search.nodes:,}"),
            "de": _WORDS["de"].format(nodes=f"{search.nodes:,}".replace(",", ".")),
        }
        raise Unsolved("unsolved", words, None, {"nodes": search.nodes})
    return search.value
