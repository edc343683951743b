"""Magpie, a tiny game of the tests' own: it has what Arlecchino lacks, and is not shipped.

Two to four magpies hold hidden cards: 1, 3 and snatch. In turn one draws a card (chance, and only
the drawer sees it), then lays a 1 or a 3 in the middle, or holds. Whoever has a snatch may play it
whenever somebody is to lay and something lies in the middle: if the wind is calm (3 in 4) the
middle is theirs, in a gust (1 in 4) it stays. After two turns each the game is over; most points
win. Notation: ``lay-1``, ``lay-3``, ``hold``, ``snatch``, ``pass``; chance is written as the card
(``1``, ``3``, ``s``) or the wind (``calm``, ``gust``).

Importing `tests.tiny_game` registers it: ``armoire.load("magpie", players=3, timing="ask")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
import numpy as np

from armoire.core.errors import IllegalAction
from armoire.core.game import (
    Game,
    LogSentence,
    Path,
    Reason,
    register,
)
from armoire.core.kernel import CHANCE, NOBODY, PASS, Record
from armoire.core.language import Language, Text
from armoire.core.options import Choice, Conditions, OptionForm
from armoire.core.rulebook import RulebookItem, RulebookSection
from armoire.core.state import State
from tests.tiny_rules import (
    ACTIONS,
    CARDS,
    DECK,
    DTYPE,
    HAND,
    ROUNDS,
    SNATCH_CARD,
    WINDS,
    turn_player,
)


class MagpieOptions(msgspec.Struct, frozen=True):
    """The options of Magpie."""

    players: int = 2
    timing: Literal["ask", "speed", "paced"] = "ask"
    pause: int = 2
    reaction: int = 1


class MagpieView(msgspec.Struct, frozen=True):
    """What one magpie sees; `hand` and `asked` are its own."""

    middle: list[int]
    held: list[int]
    points: list[int]
    pile: int
    turn: int | None
    wind: bool
    hand: list[int] | None
    asked: bool


TITLE: Final[Text] = {"en": "Magpie", "de": "Elster"}
SUMMARY: Final[Text] = {"en": "Snatch it from the middle.", "de": "Schnapp es aus der Mitte."}
SENTENCE: Final[Text] = {
    "en": "We are {players}|, {timing}|, of {pause}|, bots take {reaction}|.",
    "de": "Wir sind {players}|, {timing}|, von {pause}|, Bots brauchen {reaction}|.",
}
WORDS: Final[dict[str, Text]] = {
    "lay-1": {"en": "{who} lays a 1.", "de": "{who} legt eine 1."},
    "lay-3": {"en": "{who} lays a 3.", "de": "{who} legt eine 3."},
    "hold": {"en": "{who} holds.", "de": "{who} hält."},
    "snatch": {"en": "{who} snatches.", "de": "{who} schnappt zu."},
    "pass": {"en": "You let it lie.", "de": "Du lässt es liegen."},
    "calm": {"en": "No wind: {who} has the middle.", "de": "Kein Wind: {who} hat die Mitte."},
    "gust": {"en": "A gust: the middle stays.", "de": "Eine Bö: Die Mitte bleibt liegen."},
    "card": {"en": "{who} gets a card.", "de": "{who} bekommt eine Karte."},
    "own card": {"en": "You get the card {card}.", "de": "Du bekommst die Karte {card}."},
    "over": {"en": "The game is over: {points}.", "de": "Das Spiel ist aus: {points}."},
    "you are asked": {"en": "Snatch, or pass?", "de": "Zuschnappen oder passen?"},
    "you lay": {"en": "Lay a card, or hold.", "de": "Leg eine Karte oder halte."},
    "others lay": {"en": "{who} is to lay.", "de": "{who} ist dran."},
    "chance": {"en": "Wait for it.", "de": "Abwarten."},
    "unreadable": {
        "en": "“{text}” is nothing here. Write lay-1, lay-3, hold, snatch or pass.",
        "de": "„{text}“ gibt es hier nicht. Schreib lay-1, lay-3, hold, snatch oder pass.",
    },
    "not_an_outcome": {
        "en": "“{text}” cannot come now. Write a card (1, 3, s) or a wind (calm, gust).",
        "de": "„{text}“ kann nicht kommen. Schreib eine Karte (1, 3, s) oder Wind (calm, gust).",
    },
    "not_now": {
        "en": "You cannot {text} now: it is not your turn, or you have no such card.",
        "de": "{text} geht jetzt nicht: Du bist nicht dran oder hast keine solche Karte.",
    },
}

TOUCH: Final = {
    "pass": ["pass"], "lay-1": ["hand-1", "middle"], "lay-3": ["hand-3", "middle"],
    "hold": ["hold"], "snatch": ["hand-s", "middle"],
}  # fmt: skip
"""What is touched for each action; `pass` and `hold` are buttons."""
BUTTONS: Final[dict[str, Text]] = {
    "pass": {"en": "Let it lie", "de": "Liegen lassen"},
    "hold": {"en": "Hold", "de": "Halten"},
}


def name_of(player: int) -> str:
    return f"{{P{player + 1}}}"


@register
class Magpie(Game):
    name = "magpie"
    title = TITLE
    summary = SUMMARY
    sentence = SENTENCE
    players = (2, 4)
    rules_version = 1
    open_information = False
    Options = MagpieOptions
    dtype = DTYPE
    options: MagpieOptions

    @classmethod
    def option_forms(cls) -> list[OptionForm]:
        players = [Choice(n, {"en": str(n), "de": str(n)}) for n in (2, 4)]
        timings = [
            Choice("ask", {"en": "one after the other", "de": "der Reihe nach"}),
            Choice("speed", {"en": "first come, first served", "de": "wer zuerst kommt"}),
            Choice("paced", {"en": "with pauses", "de": "mit Pausen"}),
        ]
        seconds = [Choice(n, {"en": f"{n} s", "de": f"{n} s"}) for n in (1, 10)]
        paced: Conditions = [{"timing": ["paced"]}]
        label: Text = {"en": "Players", "de": "Mitspielende"}
        when: Text = {"en": "Snatching", "de": "Zuschnappen"}
        return [
            OptionForm("players", "number", players, 2, [], label, label, None),
            OptionForm("timing", "choice", timings, "ask", [], when, when, None),
            OptionForm("pause", "number", seconds, 2, paced, when, when, None),
            OptionForm("reaction", "number", seconds, 1, [], when, when, None),
        ]

    @classmethod
    def rulebook_sections(cls, language: Language) -> list[RulebookSection]:
        items = [RulebookItem(None, cls.summary[language], None)]
        return [RulebookSection(cls.title[language], items)]

    @classmethod
    def faces(cls) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="face-1"/></svg>'

    def num_players(self) -> int:
        return self.options.players

    def num_distinct_actions(self) -> int:
        return len(ACTIONS)

    def max_game_length(self) -> int:
        """Turns and snatches, and after each of them, or of its chance, all may be asked."""
        events = ROUNDS * self.num_players() + DECK[SNATCH_CARD]
        return events * (1 + self.num_players())

    def max_chance_outcomes(self) -> int:
        return len(CARDS)

    def max_chance_nodes(self) -> int:
        return HAND * self.num_players() + 1

    def observation_size(self) -> int:
        return 14

    def new_record(self) -> Record:
        record = np.zeros(1, DTYPE)[0]
        record.pile[:] = DECK
        record.players = self.options.players
        record.snatcher = record.asked = NOBODY
        record.ask = self.options.timing == "ask"
        return record

    def write_action(self, record: Record, player: int, action: int) -> str:
        if player != CHANCE:
            return ACTIONS[action]
        return (CARDS if record.snatcher == NOBODY else WINDS)[action]

    def read_action(self, record: Record, player: int, text: str) -> int:
        chance = CARDS if record.snatcher == NOBODY else WINDS
        known = chance if player == CHANCE else ACTIONS
        if text not in known:
            raise _illegal("not_an_outcome" if player == CHANCE else "unreadable", text)
        return known.index(text)

    def write_position(self, record: Record) -> str:
        """All of it, hidden cards included: hands, middle, points, turn."""
        hands = "/".join("".join(map(str, hand)) for hand in record.hands[: record.players])
        middle = "".join(map(str, record.middle))
        points = ",".join(map(str, record.points[: record.players]))
        return f"{hands} {middle} {points} {record.turns}"

    def view(self, state: State, audience: int | None, closed: int = 0) -> MagpieView:
        record = state.record
        turn = int(turn_player(record))
        players = self.num_players()
        return MagpieView(
            middle=record.middle.tolist(),
            held=record.held.tolist()[:players],
            points=record.points.tolist()[:players],
            pile=int(record.pile.sum()),
            turn=turn if turn >= 0 else None,
            wind=bool(record.snatcher != NOBODY),
            hand=None if audience is None else record.hands[audience].tolist(),
            asked=_is_asked(state, audience),
        )

    def prompt(self, state: State, audience: int | None, language: Language) -> str:
        """Who is being asked is told to nobody else."""
        if state.is_terminal():
            return _say("over", language, points=_points(state))
        if state.is_chance_node():
            return _say("chance", language)
        if _is_asked(state, audience):
            return _say("you are asked", language)
        turn = int(turn_player(state.record))
        if turn == audience:
            return _say("you lay", language)
        return _say("others lay", language, who=name_of(turn))

    def paths(self, state: State, player: int) -> list[Path]:
        actions = [ACTIONS[action] for action in state.legal_actions(player)]
        return [Path(TOUCH[action], action, BUTTONS.get(action)) for action in actions]

    def explain(
        self, state: State, player: int, what: str | Sequence[str], language: Language
    ) -> Reason | None:
        text = what if isinstance(what, str) else _touched(list(what))
        legal = [ACTIONS[action] for action in state.legal_actions(player)]
        if state.is_chance_node():
            legal = []
        if text in legal:
            return None
        code = "not_now" if text in ACTIONS else "unreadable"
        return Reason(code, None, {"text": text}, _say(code, language, text=text))

    def describe(
        self,
        before: State,
        player: int,
        action: int,
        after: State,
        language: Language,
        audience: int | None = None,
    ) -> list[LogSentence]:
        record = before.record
        if player == CHANCE and record.snatcher == NOBODY:
            dealt = record.dealt < HAND * record.players
            drawer = int(record.dealt) // HAND if dealt else int(record.turns % record.players)
            return [_card(drawer, action, language, audience)]
        if player == CHANCE:
            who = name_of(int(record.snatcher))
            return [LogSentence(_say(WINDS[action], language, who=who), "table")]
        if action == PASS:
            own = [LogSentence(_say("pass", language), "pass", player)]
            return own if audience == player else []
        said = [LogSentence(_say(ACTIONS[action], language, who=name_of(player)), "play", player)]
        if after.is_terminal():
            said.append(LogSentence(_say("over", language, points=_points(after)), "end"))
        return said

    def observation_text(self, state: State, player: int) -> str:
        return msgspec.json.encode(self.view(state, player)).decode()

    def information_text(self, state: State, player: int) -> str:
        """Who did what; others' cards as question marks, and no passes of theirs."""
        seen = []
        past = state.beginning()
        for actor, action in state.full_history():
            written = past.action_to_string(actor, action)
            hidden = past.record.held.tolist()
            past.apply_action(action, actor)
            drawers = [p for p, held in enumerate(past.record.held.tolist()) if held > hidden[p]]
            if drawers and drawers != [player]:
                written = "?"
            if actor != CHANCE:
                written = f"P{actor + 1} {written}"
            if action != PASS or actor in (CHANCE, player):
                seen.append(written)
        return " ".join(seen)


def _is_asked(state: State, audience: int | None) -> bool:
    asking = state.record.asked != NOBODY
    return audience is not None and bool(asking) and state.current_player() == audience


def _card(drawer: int, kind: int, language: Language, audience: int | None) -> LogSentence:
    if audience == drawer:
        return LogSentence(_say("own card", language, card=CARDS[kind]), "table")
    return LogSentence(_say("card", language, who=name_of(drawer)), "table")


def _touched(things: list[str]) -> str:
    """The action of a whole path, else the things as they were touched."""
    return next((action for action, path in TOUCH.items() if path == things), " ".join(things))


def _points(state: State) -> str:
    return ", ".join(f"{name_of(player)} {score}" for player, score in enumerate(state.scores()))


def _say(code: str, language: Language, **arguments: str) -> str:
    return WORDS[code][language].format(**arguments)


def _illegal(code: str, text: str) -> IllegalAction:
    words: Text = {"en": _say(code, "en", text=text), "de": _say(code, "de", text=text)}
    return IllegalAction(code, words, None, {"text": text})
