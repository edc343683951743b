"""Arlecchino in words, English and German: names, events, prompts and buttons.

A sentence is a `Phrase` with named gaps. Codes and bare letters fill them: ``colour="b"``,
``piece="bbyr"``, ``player=0``, ``left=2``; `Phrase.say` spells them in the language asked for.
Players come out as placeholders, ``{P1}`` for player 0, since only a table knows their names.
Why something cannot be played stands in `reasons`, the table's options in `table_words`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from armoire.core import phrases
from armoire.core.language import Language, Text, listed
from armoire.core.phrases import Argument, placeholder
from armoire.games.arlecchino.pieces import BLACK_AND_WHITE, COLOURS, zones_shown


@dataclass(frozen=True)
class Phrase(phrases.Phrase):
    """A sentence of Arlecchino's: it spells colours, pieces and numbers of movements."""

    def spell(self, name: str, value: Argument, language: Language) -> str:
        if name == "colour":
            return colour_name(str(value), language)
        if name in ("piece", "jumped"):
            return face_name(str(value), language)
        if name == "left":
            return _movements_left(int(value), language)
        return super().spell(name, value, language)


def _movements_left(left: int, language: Language) -> str:
    if language == "en":
        return "one more movement" if left == 1 else f"up to {left} more movements"
    return "noch eine Bewegung" if left == 1 else f"noch bis zu {left} Bewegungen"


# Names

COLOUR_NAMES: Final[dict[str, Text]] = {
    "b": {"en": "blue", "de": "Blau"},
    "y": {"en": "yellow", "de": "Gelb"},
    "r": {"en": "red", "de": "Rot"},
    "g": {"en": "green", "de": "Grün"},
}
_ADJECTIVES: Final[dict[str, Text]] = {
    "b": {"en": "blue", "de": "blaue"},
    "y": {"en": "yellow", "de": "gelbe"},
    "r": {"en": "red", "de": "rote"},
    "g": {"en": "green", "de": "grüne"},
}
_COUNTS: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("no", "one", "two", "three", "four"),
    "de": ("keine", "eine", "zwei", "drei", "vier"),
}


def colour_name(colour: str, language: Language) -> str:
    """The colour as a name: blue, Blau."""
    return COLOUR_NAMES[colour][language]


def colour_adjective(colour: str, language: Language) -> str:
    """The colour as it stands before zones: blue, blaue."""
    return _ADJECTIVES[colour][language]


def face_name(piece: str, language: Language) -> str:
    """What a piece shows.

    >>> face_name("bbby", "en"), face_name("bbby", "de")
    ('three blue, one yellow', 'drei blaue, eine gelbe')
    """
    if piece == BLACK_AND_WHITE:
        return "black and white" if language == "en" else "schwarz-weiß"
    shown = [(zones_shown(piece, colour), colour) for colour in COLOURS]
    return ", ".join(
        f"{_COUNTS[language][count]} {colour_adjective(colour, language)}"
        for count, colour in shown
        if count
    )


# Events

EVENTS: Final[dict[str, Phrase]] = {
    "order": Phrase("The order of play: {order}.", "Die Reihenfolge: {order}.", "ARL-4"),
    "deal": Phrase(
        "The 36 pieces lie on the board at random.",
        "Die 36 Steine liegen zufällig auf dem Brett.",
        "ARL-3",
    ),
    "hole": Phrase(
        "The black-and-white piece leaves {square}: the first hole.",
        "Der schwarz-weiße Stein verlässt {square}: das erste Loch.",
        "ARL-3",
    ),
    "neutral_hole": Phrase(
        "The neutral colour is {colour}: the piece that shows it four times leaves {square}.",
        "{colour} ist neutral: Der Stein mit viermal {colour} verlässt {square}.",
        "ARL-5",
    ),
    "step": Phrase(
        "{actor} steps from {start} ({piece}) to {end}.",
        "{actor} geht von {start} ({piece}) nach {end}.",
        "ARL-8",
    ),
    "step_on": Phrase(
        "{actor} goes on with a step from {start} to {end}.",
        "{actor} geht weiter von {start} nach {end}.",
        "ARL-11",
    ),
    "jump": Phrase(
        "{actor} jumps from {start} ({piece}) over {over} ({jumped}) to {end}.",
        "{actor} springt von {start} ({piece}) über {over} ({jumped}) nach {end}.",
        "ARL-9",
    ),
    "jump_on": Phrase(
        "{actor} goes on with a jump from {start} over {over} ({jumped}) to {end}.",
        "{actor} springt weiter von {start} über {over} ({jumped}) nach {end}.",
        "ARL-11",
    ),
    "stop": Phrase("{actor} stops on {end}.", "{actor} hält auf {end} an.", "ARL-11"),
    "pass": Phrase(
        "{player} passes: no piece that shows {colour} can come to a jump (ARL-15).",
        "{player} muss passen: Kein Stein, der {colour} zeigt, kommt zum Sprung (ARL-15).",
        "ARL-15",
    ),
    "no_more_plays": Phrase(
        "No colour can jump any more: the game is over.",
        "Keine Farbe kommt mehr zum Sprung: Das Spiel ist aus.",
        "ARL-17",
    ),
    "count": Phrase("Left on the board: {zones}.", "Auf dem Brett bleiben: {zones}.", "ARL-18"),
    "win": Phrase(
        "{winners} wins with {points}, {lead} ahead of {second}.",
        "{winners} gewinnt mit {points}, {lead} vor {second}.",
        "ARL-18",
    ),
    "side_wins": Phrase(
        "{winners} win together with {points}, {lead} ahead of {second}.",
        "{winners} gewinnen gemeinsam mit {points}, {lead} vor {second}.",
        "ARL-20",
    ),
    "shared_win": Phrase(
        "{winners} share the win with {points} each.",
        "{winners} teilen sich den Sieg mit je {points}.",
        "ARL-19",
    ),
}


def actor(player: int, colour: str | None, language: Language) -> str:
    """Who acts; the colour is named where a player has two: "{P1} (blue)"."""
    name = placeholder(player)
    return name if colour is None else f"{name} ({colour_name(colour, language)})"


def turn_order(colours: Sequence[tuple[str, int]], language: Language) -> str:
    """The order of play as drawn by lot, from pairs of a colour and its player (ARL-4)."""
    order = ", ".join(actor(player, colour, language) for colour, player in colours)
    return EVENTS["order"].say(language, order=order)


def step(
    player: int, piece: str, start: str, end: str, language: Language,
    *, colour: str | None = None, first: bool = True,
) -> str:
    """A step, the play's first movement or a later one."""
    return EVENTS["step" if first else "step_on"].say(
        language, actor=actor(player, colour, language), piece=piece, start=start, end=end
    )


def jump(
    player: int, piece: str, start: str, over: str, jumped: str, end: str, language: Language,
    *, colour: str | None = None, first: bool = True,
) -> str:
    """A jump over the piece `jumped` on the square `over`."""
    return EVENTS["jump" if first else "jump_on"].say(
        language, actor=actor(player, colour, language), piece=piece, start=start, over=over,
        jumped=jumped, end=end,
    )


def stop(player: int, end: str, language: Language, *, colour: str | None = None) -> str:
    """A play ended before its last possible movement."""
    return EVENTS["stop"].say(language, actor=actor(player, colour, language), end=end)


def zone_count(zones: Mapping[str, int], language: Language) -> str:
    """The colours' zones on the board at the end (ARL-18)."""
    counts = [f"{colour_name(c, language)} {zones[c]}" for c in COLOURS if c in zones]
    return EVENTS["count"].say(language, zones=listed(counts, language))


def ending(
    sides: Sequence[Sequence[int]], scores: Sequence[int], language: Language,
    *, difference: bool = False,
) -> str:
    """Who won, and by how much (ARL-18 to ARL-21).

    `sides` are the players of each side (one each unless there are teams), `scores` one score
    per side. With scoring by difference the scores are points, else zones.
    """
    best = max(scores)
    winners = [side for side, score in zip(sides, scores, strict=True) if score == best]
    named = listed([placeholder(player) for side in winners for player in side], language)
    points = _points(best, language, difference)
    if len(winners) > 1:
        return EVENTS["shared_win"].say(language, winners=named, points=points)
    second = max(score for score in scores if score != best)
    followers = [side for side, score in zip(sides, scores, strict=True) if score == second]
    return EVENTS["win" if len(winners[0]) == 1 else "side_wins"].say(
        language, winners=named, points=points, lead=best - second,
        second=listed([placeholder(player) for side in followers for player in side], language),
    )


def _points(score: int, language: Language, difference: bool) -> str:
    singular = abs(score) == 1
    if difference:
        unit = ("point" if singular else "points") if language == "en" else (
            "Punkt" if singular else "Punkten")
    else:
        unit = ("zone" if singular else "zones") if language == "en" else (
            "Zone" if singular else "Zonen")
    return f"{score} {unit}".replace("-", "−")


# What is to be done

PROMPTS: Final[dict[str, Phrase]] = {
    "lot": Phrase(
        "The order of play is drawn by lot.", "Die Reihenfolge wird ausgelost.", "ARL-4"
    ),
    "deal": Phrase("The pieces are laid out.", "Die Steine werden ausgelegt.", "ARL-3"),
    "first": Phrase(
        "Your turn: jump with a piece that shows {colour}.",
        "Du bist dran: Springe mit einem Stein, der {colour} zeigt.",
        "ARL-7",
    ),
    "must_jump": Phrase(
        "Your play still needs a jump; you have {left}.",
        "Dein Zug braucht noch einen Sprung; du hast {left}.",
        "ARL-12",
    ),
    "must_leave": Phrase(
        "You are back on {start} and may not end there: go on; you have {left}.",
        "Du bist wieder auf {start} und darfst dort nicht enden: Zieh weiter; du hast {left}.",
        "ARL-13",
    ),
    "go_on": Phrase(
        "You may go on with {left}, or stop.",
        "Du kannst weiterziehen ({left}) oder anhalten.",
        "ARL-11",
    ),
    "other": Phrase(
        "{player} is to play, for {colour}.", "{player} ist mit {colour} am Zug.", "ARL-7"
    ),
    "other_goes_on": Phrase(
        "{player} may go on from {at} or stop.",
        "{player} kann von {at} aus weiterziehen oder anhalten.",
        "ARL-11",
    ),
    "other_must_go_on": Phrase(
        "{player} is in the middle of a play, on {at}.",
        "{player} ist mitten im Zug, auf {at}.",
        "ARL-11",
    ),
    "over": Phrase("The game is over.", "Das Spiel ist aus.", "ARL-17"),
}

BUTTONS: Final[dict[str, Text]] = {"stop": {"en": "Stop here", "de": "Hier anhalten"}}
"""Labels of the touch targets that are no squares."""
