"""One game at one terminal: who is asked, what was typed, what happened in words."""

from __future__ import annotations

import contextlib
import secrets
import shlex
import sys
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from armoire.cli.telling import in_colour, result, sentences, set_up
from armoire.cli.words import COMMANDS, HELP, say
from armoire.core.errors import IllegalAction
from armoire.core.language import Language
from armoire.core.phrases import player_name
from armoire.core.replay import Replay, Step, write
from armoire.core.state import State

if TYPE_CHECKING:
    from armoire.search import Bot

_WIDTH: Final = 96
_NAMED_LEVELS: Final = ("easy", "medium", "hard", "greedy", "random")
"""Levels for which there is a word; another bot is a program's command."""


class _Leave(Exception):
    """Somebody types that it is enough, or the input ends."""


class Sitting:
    """A game that is played in the terminal until it is over or the people leave."""

    def __init__(
        self,
        start: State,
        state: State,
        bots: Mapping[int, str],
        seed: int | None,
        language: Language,
    ) -> None:
        """`start` is the state before the opening chance, `bots` the levels by seat."""
        self.state = state
        self.language = language
        self._told = start
        self._levels = bots
        self._seed = seed
        self._random: Random = secrets.SystemRandom() if seed is None else Random(seed)
        people = [seat for seat in range(state.num_players()) if seat not in bots]
        self._people = people
        self._audience = people[0] if len(people) == 1 else None
        self._saved: Path | None = None
        self._bots: dict[int, Bot] = {}
        self._lost = ""
        """Why a bot has lost the game before its end: a program that failed."""

    def play(self) -> None:
        """Play to the end; then whoever played may still save the game."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  input() then edits its line and remembers others
        self._open()
        try:
            while not (self.state.is_terminal() or self._lost):
                self._go_on()
            self._close()
        except _Leave:
            print(self._say("goodbye"))
        finally:
            self._dismiss_bots()

    def _open(self) -> None:
        print(set_up(self.state.game, self.language))
        for seat, level in self._levels.items():
            said = self._say(level) if level in _NAMED_LEVELS else level
            print(self._say("bot", name=player_name(seat, self.language), level=said))
        self._tell()
        if self._people:
            print(self._say("hint"))
        if self._levels:
            self._wake_bots()

    def _wake_bots(self) -> None:
        from armoire.arena.entrants import entrants_of, make

        if sys.stdout.isatty():
            print(self._say("waking"))
        for seat, level in self._levels.items():
            seed = None if self._seed is None else self._seed + seat + 1
            self._bots[seat] = make(entrants_of([level])[0], self.state.game, seed)

    def _dismiss_bots(self) -> None:
        """End the programs among them."""
        from armoire.search import OutsideBot

        for bot in self._bots.values():
            if isinstance(bot, OutsideBot):
                bot.close()

    def _go_on(self) -> None:
        """Whoever is next acts: chance, a bot or a person."""
        player = self.state.current_player()
        if self.state.is_chance_node():
            outcomes, weights = zip(*self.state.chance_outcomes(), strict=True)
            self.state.apply_action(self._random.choices(outcomes, weights)[0])
        elif player in self._bots:
            self._let_bot_act(player)
        else:
            self._ask(player)
        self._tell()

    def _let_bot_act(self, player: int) -> None:
        """A program that fails loses the game, and people may still save it."""
        from armoire.search.outside import BotFault

        try:
            action = self._bots[player].step(self.state)
        except BotFault as fault:
            if not self._people:
                raise
            name = player_name(player, self.language)
            self._lost = self._say("bot lost", problem=fault.sentence(self.language), name=name)
        else:
            self.state.apply_action(action)

    def _close(self) -> None:
        print()
        self._show_board()
        print(self._lost or result(self.state, self.language))
        if self._people:
            print(self._say("over"))
            while True:
                self._obey(self._typed(""), None)

    # What is said

    def _say(self, code: str, **arguments: object) -> str:
        return say(code, self.language, **arguments)

    def _tell(self) -> None:
        """Say what has happened since it was last said."""
        before = self._told
        for player, action in self.state.full_history()[before.move_number():]:
            after = before.clone()
            after.apply_action(action, player)
            step = Step(before, player, action, after)
            for sentence in sentences(step, self.language, self._audience):
                print(sentence)
            before = after
        self._told = self.state.clone()
        if self._audience is not None:
            for sentence in self.state.whispers(self._audience, self.language):
                print(sentence)

    def _show_board(self) -> None:
        print(self.state.game.board_text(self.state, self._audience, ansi=in_colour()))

    # What is typed

    def _ask(self, player: int) -> None:
        """Let a person act. What is not allowed is explained, and asked for again."""
        print()
        self._show_board()
        print(self.state.prompt(player, self.language))
        before = self.state.full_history()
        while self.state.full_history() == before:
            self._obey(self._typed(player_name(player, self.language)), player)

    def _typed(self, name: str) -> str:
        try:
            return input(f"{name}> ").strip()
        except EOFError:
            print()
            raise _Leave from None

    def _obey(self, line: str, player: int | None) -> None:
        """Carry out a line: a command, or an action of `player` (None: the game is over)."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        deeds: dict[str, Callable[[str, int | None], None]] = {
            "help": self._help, "moves": self._moves, "why": self._why, "back": self._back,
            "board": self._board, "save": self._save, "quit": self._quit,
        }
        if command:
            deeds[command](rest.strip(), player)
        elif line and player is None:
            print(self._say("only after the end"))
        elif line and player is not None:
            self._act(line, player)

    def _act(self, line: str, player: int) -> None:
        try:
            if len(self.state.game.split_line(line)) > 1:
                self.state.play_line(line)
            else:
                self.state.play(line)
        except IllegalAction as error:
            print(self._reason(line, player) or error.sentence(self.language))

    def _reason(self, line: str, player: int) -> str | None:
        """Why a line is no legal action, in words; several words are things touched in turn."""
        things = line.split()
        reason = self.state.explain(player, line, self.language)
        if reason is not None and reason.code == "unreadable" and len(things) > 1:
            reason = self.state.explain(player, things, self.language)
        if reason is None:
            return None
        if reason.code == "unreadable":
            return f"{reason.sentence} {self._say('hint')}"
        return f"{reason.sentence} ({reason.rule})" if reason.rule else reason.sentence

    def _help(self, rest: str, player: int | None) -> None:
        print(HELP[self.language])

    def _moves(self, rest: str, player: int | None) -> None:
        if player is None:
            print(self._say("only after the end"))
            return
        legal = map(self.state.action_to_string, self.state.legal_actions())
        print(textwrap.fill("  ".join(legal), _WIDTH, break_on_hyphens=False))

    def _why(self, rest: str, player: int | None) -> None:
        if player is None:
            print(self._say("only after the end"))
        elif not rest:
            print(self._say("why what"))
        else:
            print(self._reason(rest, player) or self._say("is legal", text=rest))

    def _back(self, rest: str, player: int | None) -> None:
        try:
            self.state.take_back()
        except IllegalAction as error:
            print(error.sentence(self.language))
            return
        self._told = self.state.clone()
        print(self._say("taken back"))

    def _board(self, rest: str, player: int | None) -> None:
        self._show_board()

    def _save(self, rest: str, player: int | None) -> None:
        """Write the replay; a file of before this game is not overwritten."""
        if not rest:
            print(self._say("save where"))
            return
        if player is not None and not self.state.game.open_information:
            print(self._say("save after the end"))
            return
        try:
            file = Path(rest).expanduser()
            with file.open("w" if file == self._saved else "x", encoding="utf-8") as stream:
                stream.write(write(Replay.of(self.state)))
        except FileExistsError:
            print(self._say("file exists", file=rest))
        except (OSError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or error
            print(self._say("not saved", file=rest, reason=reason))
        else:
            self._saved = file
            print(self._say("saved", file=rest, command=f"armoire replay {shlex.quote(rest)}"))

    def _quit(self, rest: str, player: int | None) -> None:
        raise _Leave
