"""`State`: one game in progress, in OpenSpiel's vocabulary.

`apply_action` makes one call into compiled code that applies the action and lists what can be done
next; everything else is computed when it is asked for, by the same rules interpreted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from armoire.core import ask, kernel, loops, saving
from armoire.core.drawings import drawing
from armoire.core.errors import IllegalAction, bad_position, illegal, known_language
from armoire.core.fields import copied, data_of, fields_of
from armoire.core.game import Game, LogSentence, Path, Reason
from armoire.core.kernel import CHANCE, NOBODY, TERMINAL, Record
from armoire.core.language import Language
from armoire.core.lines import after_line
from armoire.core.numbers import check_number, check_player, whole_action, whole_player
from armoire.core.phrases import named
from armoire.core.random import new_random, some_seed
from armoire.core.returns import returns_in
from armoire.core.strand import ACTION_BITS, Strand, no_past, unpacked

_S = TypeVar("_S", bound="State")
_COUNT_MASK: Final = (1 << loops.COUNT_BITS) - 1
_PLAYER_OFFSET: Final = loops.PLAYER_OFFSET


class State:
    """A game's state with its history. Game.new_initial_state makes one."""

    __slots__ = (
        "_advance", "_data", "_history", "_legal", "_notes", "_origin", "_out", "_player",
        "_record", "game", "imagined", "position",
    )

    def __init__(self, game: Game, position: str | None = None) -> None:
        self.game = game
        self.position = position
        """The text of the position it began with, if it was one."""
        self._data = data_of(game.dtype)
        self._data[0] = game.new_record() if position is None else game.read_position(position)
        self._record = fields_of(self._data)
        self._history = no_past()
        self._notes: Strand[tuple[int, msgspec.Struct]] = Strand()
        self.imagined = False
        """Whether it was taken out of its game: it cannot be saved, and its past may be unknown."""
        self._origin: npt.NDArray[Any] | None = None
        self._advance = game.fast.advance if game.fast else None
        self._out = np.zeros(2 * len(game.scratch()[0]), np.int32)
        self._player = TERMINAL
        self._legal: list[int] = []
        self._survey()

    @classmethod
    def of_record(cls, game: Game, record: Record) -> State:
        """The position in a record, such as a batch's, whose history begins here (`imagined`)."""
        state = cls(game)
        state._data[0] = record
        state._begin_here()
        state._survey()
        state.position = state.to_text()
        return state

    # Who can do what

    @property
    def record(self) -> Record:
        """The record itself, for rule functions. Not to be changed."""
        return self._record

    def num_players(self) -> int:
        return self.game.num_players()

    def current_player(self) -> int:
        """Who decides now: a player from 0, −1 at a chance node, −4 when the game is over."""
        return self._player

    def actors(self) -> list[int]:
        """All who may act now, whoever is in turn first."""
        if self._player < 0:
            return []
        record = self.record
        if kernel.asks(record):
            return [self._player]
        others = (player for player in range(self.num_players()) if player != self._player)
        return [self._player, *(player for player in others if kernel.may_act(record, player))]

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do now, by default the current one; at a chance node the outcomes."""
        if player is None or player == self._player:
            return self._legal.copy()
        check_player(self.game, player)
        if self._player < 0:
            return []
        count = ask.choices(self.record, player, self._out)
        return sorted(self._out[:count].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their probabilities; elsewhere none."""
        weighted = self.chance_weights()
        total = sum(weight for _, weight in weighted)
        return [(action, weight / total) for action, weight in weighted]

    def chance_weights(self) -> list[tuple[int, int]]:
        """The outcomes of a chance node with their weights, whole numbers; elsewhere none."""
        if self._player != CHANCE:
            return []
        half = len(self._out) // 2
        out, weights = self._out[:half], self._out[half:]
        count = kernel.chance_outcomes(self.record, out, weights)
        return list(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))

    # What happens

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Take an action, by default as the current player, or an outcome at a chance node.

        Raises IllegalAction, and changes nothing, if it is not allowed.
        """
        if player is None:
            player = self._player
        elif type(player) is not int:
            player = whole_player(self.game, player)
        if type(action) is not int:
            action = whole_action(self.game, action, player)
        if action not in (self._legal if player == self._player else self.legal_actions(player)):
            raise self._why_not(player, action)
        before = copied(self._data) if self.game.takes_notes else None
        self._history.append(player << ACTION_BITS | action)
        if self._advance is None:
            ask.decide(self.record, player, action)
            self._survey()
        else:
            packed = self._advance(self._data, self._out, player, action)
            self._player = (packed >> loops.COUNT_BITS) - _PLAYER_OFFSET
            self._legal = self._out[: packed & _COUNT_MASK].tolist()
        if before is not None:
            self._note(before)

    def play(self, text: str, player: int | None = None) -> None:
        """Take one action in notation, a chance outcome too. Raises IllegalAction."""
        player = self._player if player is None else player
        self.apply_action(self.string_to_action(player, text), player)

    def play_line(self, text: str) -> None:
        """Take a whole play, such as ``c3xc5-d5xd3``; a play that could go on is stopped.

        Raises IllegalAction, and changes nothing, if any of it is not allowed.
        """
        self._take_over(after_line(self, text))

    def resolve_chance(self, seed: int | npt.NDArray[np.int64]) -> None:
        """Let chance decide, reproducibly, until somebody else does.

        By a seed, or by a generator (`armoire.core.random.new_random`) that goes on from here.
        """
        random = seed if isinstance(seed, np.ndarray) else new_random(seed)
        out, weights = self.game.scratch()
        deal = self.game.fast.deal if self.game.fast else loops.deal
        drawn = np.zeros(self.game.max_chance_nodes(), np.int64)
        data = copied(self._data) if self.game.takes_notes else self._data
        outcomes = drawn[: deal(data, random, out, weights, drawn)].tolist()
        for outcome in outcomes:
            self._history.append(CHANCE << ACTION_BITS | outcome)
            if self.game.takes_notes:
                before = copied(self._data)
                ask.decide(self.record, CHANCE, outcome)
                self._note(before)
        self._survey()

    def take_back_count(self) -> int:
        """How many of the latest actions are a half-made play that may be taken back."""
        return min(int(kernel.take_back_count(self.record)), len(self._history))

    def take_back(self) -> None:
        """Undo the latest action of a half-made play. Raises IllegalAction if there is none."""
        if not self.take_back_count():
            raise illegal("nothing_to_take_back")
        trial = self.beginning()
        for player, action in self.full_history()[:-1]:
            trial.apply_action(action, player)
        self._take_over(trial)

    # Points

    def scores(self) -> list[int]:
        """Each player's points so far, as the game counts them."""
        out = np.zeros(self.num_players(), np.int64)
        kernel.scores(self.record, out)
        return out.tolist()

    def returns(self) -> list[float]:
        """At the end, (players placed below − above) / players not on one's side; before, 0."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return returns_in(self.record, self.num_players())

    def rewards(self) -> list[float]:
        """The same as `returns`: nothing is earned before the end."""
        return self.returns()

    # History

    def beginning(self) -> State:
        """The state that its history began with."""
        if self._origin is not None:
            return State.of_record(self.game, self._origin[0])
        return State(self.game, self.position)

    def history(self) -> list[int]:
        """All actions so far, chance outcomes included."""
        return [action for _, action in self.full_history()]

    def full_history(self) -> list[tuple[int, int]]:
        """All pairs of player and action so far, chance outcomes included."""
        return unpacked(self._history)

    def history_text(self) -> list[str]:
        """All actions so far in notation."""
        past = self.beginning()
        written = []
        for player, action in self.full_history():
            written.append(past.action_to_string(player, action))
            past.apply_action(action, player)
        return written

    def latest(self) -> tuple[int, int]:
        """The latest pair of player and action. Raises IndexError at the beginning."""
        return unpacked(self._history[-1:])[0]

    def chance_count(self) -> int:
        """How many outcomes of chance there were so far."""
        return sum(packed >> ACTION_BITS == CHANCE for packed in self._history)

    def notes(self) -> Sequence[tuple[int, msgspec.Struct]]:
        """What the game noted (`Game.note`), each with the length of the history then."""
        return self._notes.copy()

    def move_number(self) -> int:
        return len(self._history)

    def clone(self: _S) -> _S:
        """A copy that shares nothing that changes."""
        copy = object.__new__(type(self))
        copy.game = self.game
        copy.position = self.position
        copy._data = copied(self._data)
        copy._record = fields_of(copy._data)
        copy._history = self._history[:]
        copy._notes = self._notes.copy()
        copy.imagined = self.imagined
        copy._origin = self._origin
        copy._advance = self._advance
        copy._out = np.empty_like(self._out)
        copy._player = self._player
        copy._legal = self._legal
        return copy

    __copy__ = clone

    def __deepcopy__(self: _S, memo: object) -> _S:
        return self.clone()

    def serialize(self) -> bytes:
        """The state as bytes for `Game.deserialize_state`: how it began and what was done. Raises
        BadPosition for one that is `imagined`."""
        if self.imagined:
            raise bad_position("imagined")
        return saving.save(self)

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        return saving.restore, (game.name, game.compiled, game.options_dict(), self.serialize())

    # Notation

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        """An action in notation: ``(player, action)``, or the current player's ``(action)``."""
        player, action = self._both_forms(player_or_action, action)
        check_number(self.game, action, player)
        if player == CHANCE == self._player and action not in self._legal:
            raise self.game.why_illegal(self, player, action)
        return self.game.write_action(self.record, player, action)

    def string_to_action(self, player_or_text: int | str, text: str | None = None) -> int:
        """The action that a text stands for: ``(player, text)`` or ``(text)``.

        It need not be legal. Raises IllegalAction for a text that is no action.
        """
        player, text = self._both_forms(player_or_text, text)
        return self.game.read_action(self.record, player, text)

    def to_text(self) -> str:
        """The position as text."""
        return self.game.write_position(self.record)

    # For the table

    def view(self, audience: int | None = None, closed: int = 0) -> msgspec.Struct:
        """What a player (None: anybody) may see; see `Game.view`."""
        return self.game.view(self, audience, closed)

    def prompt(self, audience: int | None, language: Language = "en") -> str:
        """What is to be done now, said to a player (None: to anybody)."""
        return named(self.game.prompt(self, audience, known_language(language)), language)

    def paths(self, player: int) -> list[Path]:
        """The player's legal actions as things to touch."""
        return self.game.paths(self, player)

    def explain(
        self, player: int, what: int | str | Sequence[str], language: Language = "en"
    ) -> Reason | None:
        """Why an action, a text or touched things cannot be played; None if they can."""
        if isinstance(what, int):
            check_number(self.game, what)
            what = self.game.write_action(self.record, player, what)
        reason = self.game.explain(self, player, what, known_language(language))
        return reason and msgspec.structs.replace(reason, sentence=named(reason.sentence, language))

    def describe(
        self, before: State, language: Language = "en", audience: int | None = None
    ) -> list[LogSentence]:
        """What the latest action did, in words; `before` is the state before it."""
        said = self.game.describe(before, *self.latest(), self, known_language(language), audience)
        return [
            msgspec.structs.replace(one, sentence=named(one.sentence, language)) for one in said
        ]

    def whispers(self, player: int, language: Language = "en") -> list[str]:
        """What the latest action showed to this player alone."""
        said = self.game.whispers(self, player, known_language(language))
        return [named(sentence, language) for sentence in said]

    _repr_svg_ = to_svg = drawing

    # For learning and search

    def observation_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """What a player sees as numbers from 0 to 1: float32[Game.observation_size()]."""
        out = np.zeros(self.game.observation_size(), np.float32)
        if self.game.fast:
            self.game.fast.look(self._data, self._somebody(player), out)
        else:
            kernel.observe(self.record, self._somebody(player), out)
        return out

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as text."""
        return self.game.observation_text(self, self._somebody(player))

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen so far, or since an `imagined` state, as text."""
        return self.game.information_text(self, self._somebody(player))

    def resample_from_infostate(self, player: int, random: int | Any = None) -> State:
        """A state that `player` cannot tell from this one, drawn uniformly.

        `random` is a seed, or a function without arguments that gives numbers from 0 to 1. With
        hidden information what came before is not part of it: its history begins here, and it
        cannot be saved.
        """
        check_player(self.game, player)
        copy = self.clone()
        if not self.game.open_information:
            copy._notes = Strand(
                (at, self.game.note_for(noted, player)) for at, noted in self._notes
            )
        kernel.redeal(copy.record, player, new_random(some_seed(random)))
        if not self.game.open_information:
            copy._begin_here()
        copy._survey()
        return copy

    def sequential(self, asked: int = NOBODY, *, past: bool = False) -> State:
        """The same position in `ask` timing, where `asked` may act out of turn or pass.

        So a bot of a sequential game can sit at a table that is played in any other timing. What
        came before is not part of it, as in `resample_from_infostate`; with `past` it is, for what
        a table shows to `asked`.
        """
        copy = self.clone()
        kernel.make_sequential(copy.record, asked)
        copy.imagined = True
        if not past:
            copy._begin_here()
        copy._survey()
        return copy

    # Inside

    def _begin_here(self) -> None:
        """Let what came before be no part of it."""
        self.imagined = True
        self._history = no_past()
        self._origin = copied(self._data)

    def _survey(self) -> None:
        """Who is next and what they may do, by the rules interpreted."""
        self._player = int(ask.current_player(self.record))
        count = loops.branches(self.record, self._player, self._out)
        self._legal = self._out[:count].tolist()

    def _note(self, before: npt.NDArray[Any]) -> None:
        """Let the game remember what it wants to of the latest action."""
        noted = self.game.note(fields_of(before), *self.latest(), self.record)
        if noted is not None:
            self._notes.append((len(self._history), noted))

    def _take_over(self, other: State) -> None:
        for name in ("_data", "_record", "_history", "_notes", "_player", "_legal"):
            setattr(self, name, getattr(other, name))

    def _why_not(self, player: int, action: int) -> IllegalAction:
        if self._player == TERMINAL:
            player = max(player, 0)  # nobody in particular: the game is over for all
        if player != CHANCE:
            check_player(self.game, player)
            check_number(self.game, action)
        return self.game.why_illegal(self, player, action)

    def _somebody(self, player: int | None) -> int:
        chosen = self._player if player is None else player
        check_player(self.game, chosen)
        return chosen

    def _both_forms(self, first: Any, second: Any) -> tuple[int, Any]:
        player, what = (self._player, first) if second is None else (first, second)
        if player not in (CHANCE, TERMINAL):
            check_player(self.game, player)
        return player, what

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.to_text()}>"
