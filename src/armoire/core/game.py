"""`Game`: what every game says about itself, beside its rule functions; and their registry."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from armoire.core import saving
from armoire.core.errors import IllegalAction, bad_option, bad_position, illegal, known_language
from armoire.core.kernel import CHANCE, GENERICS, Record
from armoire.core.language import LANGUAGES, Language, Text
from armoire.core.observations import Field
from armoire.core.options import OptionForm, Value, checked
from armoire.core.phrases import Argument, Phrase
from armoire.core.rulebook import Rulebook, RulebookSection

if TYPE_CHECKING:
    from armoire.core.fast import Fast
    from armoire.core.state import State


class Path(msgspec.Struct, frozen=True):
    """A legal action as a sequence of things to touch; a button has a label."""

    touch: list[str]
    action: str
    label: Text | None = None


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be played. From `Game.explain` players stand as ``{P1}``."""

    code: str
    rule: str | None
    args: dict[str, str]
    sentence: str

    @classmethod
    def because(
        cls, code: str, phrase: Phrase, language: Language, arguments: Mapping[str, Argument]
    ) -> Reason:
        """The reason in a game's own words."""
        words = {name: str(value) for name, value in arguments.items()}
        return cls(code, phrase.rule, words, phrase.say(language, **arguments))


class LogSentence(msgspec.Struct, frozen=True):
    """Something that happened, in words. From `Game.describe` players stand as ``{P1}``."""

    sentence: str
    kind: Literal["play", "table", "pass", "end"]
    player: int | None = None


OF_TIMING: Final = ("timing", "pause", "reaction")
"""Options that say when people may act; where one player decides at a time they are nothing."""


class Game(ABC):
    """A game with its options. `armoire.load` makes one.

    A new game is a subclass, its `dtype` and the rule functions registered for it.
    """

    name: ClassVar[str]
    title: ClassVar[Text]
    summary: ClassVar[Text]
    sentence: ClassVar[Text]
    """The set-up in words. ``|`` parts the clauses, of which those without use are left out;
    ``{option}`` is a gap, ``{option:one/many}`` a word that goes by its number. What few people
    ever change follows ``||``."""
    players: ClassVar[tuple[int, int]]
    rules_version: ClassVar[int]
    """Raised whenever an old replay would play on differently."""
    open_information: ClassVar[bool]
    takes_notes: ClassVar[bool] = False
    """Whether `note` is called: what happened must be remembered beyond the record."""
    table_defaults: ClassVar[Mapping[str, Value]] = {}
    """What a new table of people has where its maker says nothing, instead of the usual defaults.
    Only for options that apply whatever the others are."""
    simulations: ClassVar[dict[str, int]] = {"easy": 24, "medium": 400, "hard": 6000}
    """How many a searching bot of each level makes for a decision: *hard* about a tenth of a
    second's."""
    Options: ClassVar[type[msgspec.Struct]]
    dtype: np.dtype[Any]
    """The record's; a game may take a larger one for some of its options."""

    def __init__(self, *, compiled: bool = True, **options: object) -> None:
        self.options = self.Options(**checked(self.name, self.option_forms(), options))
        self.compiled = compiled

    # The game as such

    @classmethod
    @abstractmethod
    def option_forms(cls) -> list[OptionForm]:
        """How each option is asked for."""

    @classmethod
    def rulebook(cls, language: Language) -> Rulebook:
        """The rules in words, with drawings. Raises BadOption for a language that there is not."""
        return Rulebook(cls.title[known_language(language)], cls.rulebook_sections(language))

    @classmethod
    @abstractmethod
    def rulebook_sections(cls, language: Language) -> list[RulebookSection]:
        """The rulebook's parts, in the order in which one would explain the game."""

    @classmethod
    @abstractmethod
    def faces(cls) -> str:
        """The faces of all pieces or cards: an SVG document of symbols."""

    # The game with these options

    def options_dict(self) -> dict[str, Any]:
        """All options by name, as plain values; one that does not apply has its default."""
        return msgspec.structs.asdict(self.options)

    def differences(self, other: Game) -> list[str]:
        """The options in which another game of this name differs, as ``players=4``; not those of
        timing, since a position of any can be one of the sequential game (`State.sequential`)."""
        ours = self.options_dict()
        return [
            f"{name}={value}" for name, value in other.options_dict().items()
            if name not in OF_TIMING and value != ours[name]
        ]

    @abstractmethod
    def num_players(self) -> int: ...

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Decisions are numbered from 0 to one less than this."""

    @abstractmethod
    def max_game_length(self) -> int:
        """The most decisions that a game can have."""

    @abstractmethod
    def max_chance_outcomes(self) -> int: ...

    @abstractmethod
    def max_chance_nodes(self) -> int:
        """The most chance nodes that follow one another."""

    @abstractmethod
    def observation_size(self) -> int:
        """How many numbers `State.observation_tensor` has."""

    def observation_fields(self) -> list[Field]:
        """What these numbers are, in their order; a game that does not say has one field."""
        return [Field("all", (self.observation_size(),), "what the player sees")]

    @abstractmethod
    def new_record(self) -> Record:
        """The record before anything has happened."""

    def new_initial_state(self, seed: int | None = None, position: str | None = None) -> State:
        """A state at the beginning.

        With `seed` the opening chance (lot, deal) is resolved, reproducibly; `position` starts from
        a position's text instead. Raises BadPosition, and BadOption for a seed that is none.
        """
        from armoire.core.state import State

        if position is not None and not isinstance(position, str):
            raise bad_position("position_no_text", position=position)
        if seed is not None and position is not None:
            raise bad_position("seed_and_position")
        state = State(self, position)
        if seed is not None:
            try:
                state.resolve_chance(operator.index(seed))
            except TypeError:
                raise bad_option("bad_seed", seed=seed) from None
        return state

    def deserialize_state(self, saved: bytes) -> State:
        """The state that `State.serialize` saved. Raises BadPosition if these are other bytes."""
        if not isinstance(saved, bytes):
            raise bad_position("damaged_state", game=self.name)
        return saving.load(self, saved)

    def loop(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A loop over rule functions (`armoire.core.loops`) as these rules run: compiled or not."""
        if not self.compiled:
            return function
        from armoire.core.compiled import compile_loop

        return compile_loop(function, self.dtype)

    @cached_property
    def fast(self) -> Fast | None:
        """The compiled loops; None if the rules are to be interpreted."""
        if not self.compiled:
            return None
        from armoire.core.fast import Fast

        return Fast(self)

    def is_asked(self, state: State, player: int) -> bool:
        """Whether a player is asked when a table in `ask` timing asks all at the same moment.

        Everybody knows the answer, so it must not depend on what is hidden. Whoever could play
        something is asked.
        """
        return True

    def scratch(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """Arrays for the actions or outcomes of one node, and for outcomes' weights."""
        most = max(self.num_distinct_actions(), self.max_chance_outcomes())
        return np.zeros(most, np.int32), np.zeros(most, np.int64)

    def note(
        self, before: Record, player: int, action: int, after: Record
    ) -> msgspec.Struct | None:
        """What is to be remembered of an action, for the table alone: rules never see it."""
        return None

    def note_for(self, noted: msgspec.Struct, player: int) -> msgspec.Struct:
        """A note without what the player cannot know of it."""
        return noted

    # Notation

    @abstractmethod
    def write_action(self, record: Record, player: int, action: int) -> str:
        """An action, or an outcome when the player is `CHANCE`, in notation."""

    @abstractmethod
    def read_action(self, record: Record, player: int, text: str) -> int:
        """The action that a text stands for; it need not be legal. Raises IllegalAction."""

    def split_line(self, text: str) -> list[str]:
        """The single actions of a line that was written as one."""
        return text.split()

    def ending_action(self, state: State) -> int | None:
        """The action that ends a play which could go on, where there is one."""
        return None

    @abstractmethod
    def write_position(self, record: Record) -> str:
        """The position as text."""

    def read_position(self, text: str) -> Record:
        """The record of a position's text. Raises BadPosition."""
        raise bad_position("no_position", game=self.name)

    # The game in words and pictures. Sentences have ``{P1}`` where the first player's name goes,
    # since only a table knows it; those of `State` have "Player 1" there.

    @abstractmethod
    def view(self, state: State, audience: int | None, closed: int = 0) -> msgspec.Struct:
        """What a player (None: anybody) may see, and no more.

        What the player was shown for a moment only, up to the length `closed` of the history, they
        have closed.
        """

    def own_view(
        self, public: msgspec.Struct, state: State, audience: int, closed: int = 0
    ) -> msgspec.Struct:
        """The same as `view` for a player, where `public` is what anybody may see already.

        A table tells everybody at once: a game may make the one from the other and save time.
        """
        return self.view(state, audience, closed)

    @abstractmethod
    def prompt(self, state: State, audience: int | None, language: Language) -> str:
        """What is to be done now, said to a player (None: to anybody)."""

    @abstractmethod
    def paths(self, state: State, player: int) -> list[Path]:
        """The player's legal actions as things to touch."""

    @abstractmethod
    def explain(
        self, state: State, player: int, what: str | Sequence[str], language: Language
    ) -> Reason | None:
        """Why a text, or a sequence of touched things, is no legal action; None if it is one."""

    def why_illegal(self, state: State, player: int, action: int) -> IllegalAction:
        """The error for an action that is not legal now."""
        if player == CHANCE:
            return illegal("not_now", player=player, action=action)
        written = self.write_action(state.record, player, action)
        explained = self.explained(state, player, written)
        return explained or illegal("not_now", player=player, action=action)

    def explained(self, state: State, player: int, what: str) -> IllegalAction | None:
        """What `explain` says of a text, as an error; None if it can be played."""
        reasons = {language: self.explain(state, player, what, language) for language in LANGUAGES}
        english, german = reasons["en"], reasons["de"]
        if english is None or german is None:
            return None
        words: Text = {"en": english.sentence, "de": german.sentence}
        return IllegalAction(english.code, words, english.rule, english.args)

    @abstractmethod
    def describe(
        self,
        before: State,
        player: int,
        action: int,
        after: State,
        language: Language,
        audience: int | None = None,
    ) -> list[LogSentence]:
        """What an action did, said to a player (None: to anybody)."""

    def observation_text(self, state: State, player: int) -> str:
        """What a player sees, as text: with open information the position."""
        return self.write_position(state.record)

    def information_text(self, state: State, player: int) -> str:
        """All that a player has seen, as text: with open information all actions."""
        return " ".join(state.history_text())

    def whispers(self, state: State, player: int, language: Language) -> list[str]:
        """What the latest action showed to this player alone, in words for a terminal."""
        return []

    def draw(
        self, state: State, audience: int | None, language: Language, *, revealed: bool = False
    ) -> str:
        """What a player (None: anybody) sees, as an SVG document; see `State.to_svg`."""
        raise NotImplementedError(f"{self.name} has no drawing of a whole state")

    def board_text(self, state: State, audience: int | None, *, ansi: bool) -> str:
        """The state as text for a terminal."""
        return self.write_position(state.record)

    def __eq__(self, other: object) -> bool:
        """Games are equal by name and options, whether compiled or not."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded_again, (self.name, self.compiled, self.options_dict())

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.options_dict().items())
        return f"armoire.load({self.name!r}{given})"


_GAMES: Final[dict[str, type[Game]]] = {}


def register(game: type[Game]) -> type[Game]:
    """Put a game into the cupboard.

    Raises TypeError if its name is taken, or if its record lacks a rule function that all need.
    """
    if game.name in _GAMES:
        raise TypeError(f"there is a game {game.name!r} already")
    for needed in ("turn_player", "legal_actions", "apply", "scores", "observe"):
        if game.dtype not in GENERICS[needed].by_dtype:
            raise TypeError(f"{game.name!r} registers no rule function {needed!r} for its dtype")
    _GAMES[game.name] = game
    return game


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def find(name: str) -> type[Game]:
    """The game with this name. Raises BadOption if there is none."""
    if not isinstance(name, str) or name not in _GAMES:
        raise bad_option("unknown_game", name=name, known=", ".join(games()))
    return _GAMES[name]


def load(name: str, *, compiled: bool = True, **options: object) -> Game:
    """A game with its options, those not given at their defaults.

    Compiled, the rules run at the speed of C and the first call takes a few seconds, once;
    interpreted (``compiled=False``) the same source runs as plain Python. Raises BadOption.
    """
    return find(name)(compiled=compiled, **options)


def _loaded_again(name: str, compiled: bool, options: dict[str, Any]) -> Game:
    return load(name, compiled=compiled, **options)
