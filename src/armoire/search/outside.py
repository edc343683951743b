"""A bot that is another program: it speaks a protocol of lines, as chess engines do (UCI).

`docs/outside-bots.md` describes the protocol. The program is told what its player may know and no
more: what they see (`State.observation_string`), what they may do, and only where everything is
open what was done. A program that crashes, hangs or answers nonsense raises BotFault.
"""

from __future__ import annotations

import json
import shlex
import time
from typing import Final

from armoire.core.errors import ArmoireError, filled
from armoire.core.game import Game
from armoire.core.kernel import CHANCE
from armoire.core.language import Text
from armoire.core.state import State
from armoire.search.bot import Bot
from armoire.search.outside_process import Child, Ended

PROTOCOL: Final = 1
SECONDS: Final = 5.0
"""For a decision, where nothing else is said."""
READY_SECONDS: Final = 30.0
"""For starting, and for each new game: a program may have to compile something."""
GRACE_SECONDS: Final = 0.25
"""How much later than its time an answer may come: pipes and processes take theirs."""
_FAREWELL_SECONDS: Final = 1.0
_LONGEST_REASON: Final = 200
_OF_THE_SYSTEM: Final = ("reason", "words")
"""What a sentence quotes at more length."""
_WORDS: Final[dict[str, Text]] = {
    "bot_not_started": {
        "en": "The bot “{bot}” cannot be started: {reason}.",
        "de": "Der Bot „{bot}“ lässt sich nicht starten: {reason}.",
    },
    "bot_ended": {
        "en": "The bot “{bot}” ended in the middle of the game (exit code {exit}). Its last words: "
        "{words}",
        "de": "Der Bot „{bot}“ endete mitten im Spiel (Rückgabewert {exit}). Seine letzten Worte: "
        "{words}",
    },
    "bot_silent": {
        "en": "The bot “{bot}” did not answer “{question}” within {seconds} s.",
        "de": "Der Bot „{bot}“ hat auf „{question}“ nicht binnen {seconds} s geantwortet.",
    },
    "bot_nonsense": {
        "en": "The bot “{bot}” answered “{answer}” where “{wanted}” was wanted; notes go to "
        "standard error, or into lines that begin with “info”.",
        "de": "Der Bot „{bot}“ antwortete „{answer}“, wo „{wanted}“ gefragt war; Notizen gehören "
        "in die Fehlerausgabe oder in Zeilen, die mit „info“ beginnen.",
    },
    "bot_illegal": {
        "en": "The bot “{bot}” chose “{answer}”, which is none of its {count} legal actions.",
        "de": "Der Bot „{bot}“ wählte „{answer}“; das ist keine seiner {count} legalen Aktionen.",
    },
}


class BotFault(ArmoireError):
    """An outside bot that cannot be started, crashed, hung or answered nonsense."""


def _fault(code: str, **arguments: object) -> BotFault:
    said = {
        name: str(value)[:_LONGEST_REASON] if name in _OF_THE_SYSTEM else value
        for name, value in arguments.items()
    }
    return BotFault(code, filled(_WORDS[code], said, _OF_THE_SYSTEM), None, arguments)


class OutsideBot(Bot):
    """Asks a program for what one player does in one game after the other.

    `command` is split as a shell does, and started without one, when it is first needed; after a
    fault it is started anew for the next game. `close` ends it.
    """

    def __init__(
        self,
        game: Game,
        command: str,
        *,
        name: str | None = None,
        seconds: float = SECONDS,
        ready_seconds: float = READY_SECONDS,
        seed: int | None = None,
    ) -> None:
        self.game: Game = game
        self._command = command
        self.name = name or command
        self._seconds = seconds
        self._ready_seconds = ready_seconds
        self.seed = seed
        """Told to the program at each new game, for its own choices."""
        self._child: Child | None = None
        self._wants_information = False
        self._player: int | None = None
        self._told: list[tuple[int, int]] | None = None
        """The history when the program was last told something of the present game."""
        self._position: str | None = None

    def choose(self, state: State, player: int) -> int:
        """What the program chooses. Raises BotFault, and ends the program."""
        try:
            return self._ask(state, player)
        except BotFault:
            self._drop()
            raise

    def restart(self) -> None:
        self._told = None

    def finish(self, state: State) -> None:
        """Tell the program how the game ended, if it took part."""
        if self._child is not None and self._told is not None:
            self._tell_news(state)
            returns = " ".join(f"{value:g}" for value in state.returns())
            self._child.tell(f"result {returns}")
        self.restart()

    def close(self) -> None:
        """End the program, if it runs: it may say goodbye, but not for long."""
        if self._child is not None:
            self._child.tell("quit")
            self._child.close(_FAREWELL_SECONDS)
        self._child = self._told = None

    def _drop(self) -> None:
        if self._child is not None:
            self._child.kill()
        self._child = self._told = None

    # Asking

    def _ask(self, state: State, player: int) -> int:
        if player != self._player or not self._goes_on(state):
            self._begin(state, player)
        child = self._child
        assert child is not None
        legal = state.legal_actions(player)
        written = [state.action_to_string(player, action) for action in legal]
        self._tell_news(state)
        child.tell(f"observation {_one_line(state.observation_string(player))}")
        if self._wants_information:
            child.tell(f"information {_one_line(state.information_state_string(player))}")
        child.tell(*(f"legal {action} {text}" for action, text in zip(legal, written, strict=True)))
        answer = self._answer(f"go {round(self._seconds * 1000)}", "bestmove", self._seconds)
        for action, text in zip(legal, written, strict=True):
            if answer in (str(action), text):
                return action
        raise _fault("bot_illegal", bot=self.name, answer=answer, count=len(legal))

    def _goes_on(self, state: State) -> bool:
        """Whether the state comes after what the program was told before."""
        told = self._told
        if told is None or state.position != self._position:
            return False
        return state.full_history()[: len(told)] == told

    def _begin(self, state: State, player: int) -> None:
        """Start the program if need be, and tell it that a new game begins."""
        if self._child is None:
            self._launch()
        assert self._child is not None
        game = self.game
        self._child.tell(
            f"newgame {game.name}",
            f"rules {game.rules_version}",
            *(f"option {name} {json.dumps(value)}" for name, value in game.options_dict().items()),
            f"seat {player + 1} {game.num_players()}",
        )
        if self.seed is not None:
            self._child.tell(f"seed {self.seed}")
        if state.position is not None and game.open_information:
            self._child.tell(f"position {_one_line(state.position)}")
        self._answer("ready?", "ready", self._ready_seconds)
        self._player = player
        self._told = []
        self._position = state.position
        self._past = state.beginning()

    def _launch(self) -> None:
        try:
            self._child = Child(shlex.split(self._command))
        except (OSError, ValueError, IndexError) as error:
            reason = getattr(error, "strerror", None) or str(error) or "there is no command"
            raise _fault("bot_not_started", bot=self.name, reason=reason) from None
        self._wants_information = False
        self._answer(f"armoire {PROTOCOL}", "ready", self._ready_seconds)

    def _tell_news(self, state: State) -> None:
        """What was done since: ``played SEAT NOTATION``, 0 for chance; only where all is open."""
        assert self._child is not None
        assert self._told is not None
        history = state.full_history()
        if self.game.open_information:
            for player, action in history[len(self._told) :]:
                seat = 0 if player == CHANCE else player + 1
                self._child.tell(f"played {seat} {self._past.action_to_string(player, action)}")
                self._past.apply_action(action, player)
        self._told = history

    def _answer(self, question: str, wanted: str, seconds: float) -> str:
        """What the program answers after the word that is wanted. Raises BotFault."""
        child = self._child
        assert child is not None
        until = time.monotonic() + seconds + GRACE_SECONDS
        child.tell(question)
        while True:
            try:
                word, _, rest = child.hear(until).partition(" ")
            except TimeoutError:
                raise _fault(
                    "bot_silent", bot=self.name, question=question, seconds=f"{seconds:g}"
                ) from None
            except Ended as end:
                raise _fault(
                    "bot_ended", bot=self.name, exit=end.code, words=end.last_words or "–"
                ) from None
            if word == wanted:
                return rest.strip()
            if (word, rest) == ("want", "information"):
                self._wants_information = True
            elif word not in ("", "info", "name", "author"):
                said = f"{word} {rest}".strip()
                raise _fault("bot_nonsense", bot=self.name, answer=said, wanted=wanted)


def _one_line(text: str) -> str:
    return " ".join(text.split())
