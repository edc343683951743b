"""Golden playthroughs: whole games written out, with all that is said and counted on the way.

``python -m tests.playthroughs`` (``make playthroughs``) writes them anew into tests/playthroughs/.
They show every change of behaviour and prove no rule.

A node of the game is told as

    [41] P2  the position's text
    prompt: …        said to the player, in English / in German
    others: …        said to everybody else
    legal: …
    > a4xa6          what was played, and the log's sentences in English / in German
      scores         every player's points after it

and a chance node in one line: its outcomes, counted where there are many, and what came. Choices
are made by Python's random numbers, the file's name the seed, among the actions in ascending order.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, Final

import armoire
from armoire.core.language import LANGUAGES
from armoire.core.state import State

FOLDER: Final = Path(__file__).parent / "playthroughs"
COMMAND: Final = "make playthroughs"
LARGEST: Final = 100_000
"""Bytes of a file: more is not read."""

_WIDTH: Final = 100
_FEW: Final = 4
"""Outcomes of a chance node that are listed one by one."""
_FINEST: Final = 1000

_FULL: Final = (
    "yggg,rrrr,rrrg,rrgg,rggg,gggg/yyrr,yyrg,yygg,yrrr,yrrg,yrgg/brrg,brgg,bggg,yyyy,yyyr,yyyg/"
    "byyg,byrr,byrg,1,bygg,brrr/bbyg,bbrr,bbrg,bbgg,byyy,byyr/bbbb,bbby,bbbr,bbbg,bbyy,bbyr"
)
_HALF_MADE: Final = "6/6/1,bbbb,yyyr,rrrg,2/2,1,1,gggg,1/bbyr,1,yygg,3/6 byrg b b2 b4 1 1"
_LARGE_TABLE: Final = (
    "only r100:8 g100:8 y100:8 b100:8 o100:8 p100:8 r500:7 g500:7 y500:7 b500:7 o500:7 p500:7 "
    "r-200:1 b-200:1 thief:3 stop:3 reverse:3 crush:3 lock:2 chameleon:2 x3:4 take1:2 ask2:3 "
    "ask2black:2 take3:1 swap:2 pass-hands:2"
)
_QUICK: Final = (
    "only r50:4 r500:4 g100:4 g1000:4 y200:4 yx2:2 b500:4 bx2:2 r-200:1 thief:3 stop:3 reverse:2 "
    "crush:2 lock:2 chameleon:2 x3:2 take1:1 ask2:1 ask2black:1 take3:1 swap:1 pass-hands:1"
)

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "two_players": {"players": 2},
    "three_players": {"players": 3},
    "four_players": {"players": 4},
    "teams": {"players": 4, "teams": True},
    "difference": {"players": 2, "scoring": "difference"},
    "teams_difference": {"players": 4, "teams": True, "scoring": "difference"},
    "neutral_blue": {"players": 3, "neutral": "b"},
    "colours_three": {"players": 3, "colours": "gbr"},
    "colours_four": {"players": 4, "colours": "rgyb"},
    "position": {"players": 4, "position": f"{_FULL} byrg b"},
    "position_in_a_play": {"players": 2, "position": _HALF_MADE},
    "arschmallows_two": {"game": "arschmallows", "players": 2, "rounds": 3},
    "arschmallows_kids": {"game": "arschmallows", "players": 3, "rounds": 2, "kids": True},
    "arschmallows_four": {
        "game": "arschmallows", "players": 4, "rounds": 1, "first_player": 3,
        "tie_saves_ender": True,
    },
    "arschmallows_six": {
        "game": "arschmallows", "players": 6, "rounds": 1, "reject_from_discard": False,
    },
    "arschmallows_short_deck": {
        "game": "arschmallows", "players": 2, "rounds": 2, "kids": True,
        "deck": "-4x1 0x2 5x3 9x2 10x2 11x2",
    },
    "arne_two": {"game": "arne", "players": 2},
    "arne_three": {"game": "arne", "players": 3, "learning": True},
    "arne_four_speed": {"game": "arne", "players": 4, "timing": "speed", "first_player": 2,
                        "deck": _QUICK},
    "arne_six": {"game": "arne", "players": 6, "learning": True},
    "arne_losing": {"game": "arne", "players": 3, "variant": "losing"},
    "arne_dummy": {"game": "arne", "players": 2, "dummy": True, "learning": True},
    "arne_losing_dummy": {"game": "arne", "players": 2, "variant": "losing", "dummy": True},
    "arne_teams": {"game": "arne", "players": 4, "teams": True},
    "arne_teams_of_twelve": {
        "game": "arne", "players": 12, "teams": True, "learning": True, "deck": _LARGE_TABLE,
    },
    "arne_junior_two": {"game": "arne-junior", "players": 2},
    "arne_junior_three": {"game": "arne-junior", "players": 3, "timing": "speed"},
    "arne_junior_four": {"game": "arne-junior", "players": 4},
    "arne_minimum": {"game": "arne-junior", "players": 3, "variant": "minimum"},
}
"""A game's options (Arlecchino's if none is named), and the position to begin with, by the name of
the file."""


def playthrough(name: str) -> str:
    """The text of a playthrough as the rules make it now."""
    options = dict(VARIANTS[name])
    position = options.pop("position", None)
    game = armoire.load(options.pop("game", "arlecchino"), compiled=False, **options)
    state = game.new_initial_state(position=position)
    random = Random(name)
    lines = [
        f"{game.title['en']}: {name.replace('_', ' ')}. `{COMMAND}` writes this file anew.",
        "",
        f"game: {game.name}, rules version {game.rules_version}",
        f"options: {game.options_dict()}",
        f"actions: {game.num_distinct_actions()}, at most {game.max_game_length()} in a game; "
        f"chance: at most {game.max_chance_outcomes()} outcomes",
        f"a state: {game.dtype.itemsize} bytes",
        f"text: {state.to_text()}",
        "",
    ]
    while not state.is_terminal():
        lines += _chance(state, random) if state.is_chance_node() else _decision(state, random)
    lines += [
        "",
        f"[{state.move_number()}] over  {state.to_text()}",
        f"prompt: {' / '.join(state.prompt(None, language) for language in LANGUAGES)}",
        f"current player: {state.current_player()}",
        f"scores: {state.scores()}",
        f"returns: {[round(value, 6) for value in state.returns()]}",
    ]
    return "\n".join(lines) + "\n"


def _decision(state: State, random: Random) -> list[str]:
    actors = state.actors()
    player = actors[int(random.random() * len(actors))] if len(actors) > 1 else actors[0]
    legal = state.legal_actions(player)
    assert legal == sorted(legal)
    written = [state.action_to_string(player, action) for action in legal]
    chosen = int(random.random() * len(legal))
    before = state.clone()
    state.apply_action(legal[chosen], player)
    return [
        "",
        f"[{before.move_number()}] P{player + 1}  {before.to_text()}",
        *_prompt(before, player),
        *_filled(f"legal: {_listed(written)}"),
        f"> {written[chosen]}",
        *_log(before, state),
        f"  scores {' '.join(map(str, state.scores()))}",
    ]


def _chance(state: State, random: Random) -> list[str]:
    """One line, and what the log says: states between two outcomes are left out."""
    outcomes = state.chance_outcomes()
    written = [state.action_to_string(action) for action, _ in outcomes]
    chances = sorted({Fraction(chance).limit_denominator(_FINEST) for _, chance in outcomes})
    listed = _listed(written) if len(written) <= _FEW else f"{len(written)} outcomes"
    chosen = int(random.random() * len(outcomes))
    before = state.clone()
    state.apply_action(outcomes[chosen][0])
    head = f"[{before.move_number()}] chance  {listed}, {' or '.join(map(str, chances))} each"
    return [f"{head} > {written[chosen]}", *_log(before, state)]


def _listed(written: list[str]) -> str:
    """Actions one after the other, with commas where they have several words."""
    return (", " if any(" " in one for one in written) else " ").join(written)


def _prompt(state: State, player: int) -> Iterator[str]:
    """What is said to the player, and to others."""
    for name, audience in (("prompt", player), ("others", None)):
        said = [state.prompt(audience, language) for language in LANGUAGES]
        yield from _filled(f"{name}: {' / '.join(said)}")


def _log(before: State, after: State) -> Iterator[str]:
    said = [
        [line.sentence for line in after.describe(before, language)] for language in LANGUAGES
    ]
    for sentences in zip(*said, strict=True):
        for sentence in sentences:
            yield from _filled(f"  {sentence}")


def _filled(text: str) -> list[str]:
    return textwrap.wrap(
        text, _WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        if file.stem not in VARIANTS:
            file.unlink()
    for name in VARIANTS:
        file = FOLDER / f"{name}.txt"
        text = playthrough(name)
        changed = not file.exists() or file.read_text("utf-8") != text
        file.write_text(text, "utf-8")
        print(f"{file.relative_to(FOLDER.parents[1])}: {'written' if changed else 'as it was'}")


if __name__ == "__main__":
    main()
