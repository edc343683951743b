"""What can be wrong, each with a code, arguments, the rule it rests on, and a sentence."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, Self

from armoire.core.language import LANGUAGES, Language, Text, quote
from armoire.core.phrases import Argument, Phrase, named


class ArmoireError(ValueError):
    """A mistake of whoever asked; nothing was changed by it.

    `code` and `args_` say what is wrong to programs, `sentence` to people.
    """

    def __init__(
        self,
        code: str,
        words: Text,
        rule: str | None = None,
        arguments: Mapping[str, object] | None = None,
    ) -> None:
        self.code = code
        self.words = words
        self.rule = rule
        self.args_ = {
            name: value["en"] if isinstance(value, dict) else str(value)
            for name, value in (arguments or {}).items()
        }
        super().__init__(self.sentence("en"))

    def sentence(self, language: Language) -> str:
        """What is wrong and what would be right, with the rule's id where there is one."""
        return named(self.unnamed(language), language)

    def unnamed(self, language: Language) -> str:
        """The sentence with ``{P1}`` for the first player, for those who know the names."""
        said = self.words[known_language(language)]
        return f"{said} ({self.rule})" if self.rule else said

    @classmethod
    def because(cls, code: str, phrase: Phrase, **arguments: Argument) -> Self:
        """The error in a game's own words."""
        return cls(code, phrase.text(**arguments), phrase.rule, arguments)

    def __reduce__(self) -> tuple[type[ArmoireError], tuple[object, ...]]:
        return type(self), (self.code, self.words, self.rule, self.args_)


class IllegalAction(ArmoireError):
    """An action that the rules do not allow now."""


class BadOption(ArmoireError):
    """A game, an option or a value that there is not."""


class BadPosition(ArmoireError):
    """A position's text, or a saved state, that is none."""


class BadReplay(ArmoireError):
    """A replay that is damaged, from a newer version, or not by the rules."""


_WORDS: Final[dict[str, Text]] = {
    "unknown_game": {
        "en": "There is no game “{name}”. There are: {known}.",
        "de": "Es gibt kein Spiel „{name}“. Es gibt: {known}.",
    },
    "other_game": {
        "en": "This bot was made for {ours}, and the state is of {theirs}. Make a bot for that "
        "game.",
        "de": "Dieser Bot ist für {ours} gemacht, und die Stellung ist von {theirs}. Mach einen "
        "Bot für dieses Spiel.",
    },
    "unknown_option": {
        "en": "{game} has no option “{option}”. It has: {known}.",
        "de": "{game} hat keine Option „{option}“. Es gibt: {known}.",
    },
    "bad_value": {
        "en": "The option “{option}” cannot be “{value}”. It can be: {known}.",
        "de": "Die Option „{option}“ kann nicht „{value}“ sein. Möglich sind: {known}.",
    },
    "value_of_other_kind": {
        "en": "The option “{option}” cannot be {given} “{value}”: {wanted} is wanted. It can be: "
        "{known}.",
        "de": "Die Option „{option}“ kann nicht {given} „{value}“ sein: Gefragt ist {wanted}. "
        "Möglich sind: {known}.",
    },
    "option_does_not_apply": {
        "en": "The option “{option}” cannot be chosen here: it applies only with {condition}.",
        "de": "Die Option „{option}“ ist hier nicht wählbar: Sie gilt nur mit {condition}.",
    },
    "number_of_no_action": {
        "en": "“{action}” is no action: they are whole numbers from 0 to {last}.",
        "de": "„{action}“ ist keine Aktion: Es sind ganze Zahlen von 0 bis {last}.",
    },
    "not_now": {
        "en": "The action “{action}” is not possible now: legal_actions() lists those that are.",
        "de": "Die Aktion „{action}“ ist jetzt nicht möglich: legal_actions() nennt die möglichen.",
    },
    "chance_decides": {
        "en": "Chance decides here, not a bot. Apply one of chance_outcomes(), or call "
        "resolve_chance(seed).",
        "de": "Hier entscheidet der Zufall, kein Bot. Nimm eines von chance_outcomes() oder ruf "
        "resolve_chance(seed) auf.",
    },
    "nothing_left_to_choose": {
        "en": "The game is over: there is nothing left to choose. Ask a bot only until "
        "is_terminal().",
        "de": "Das Spiel ist aus: Es gibt nichts mehr zu wählen. Frag einen Bot nur bis "
        "is_terminal().",
    },
    "nothing_to_choose": {
        "en": "{who} has nothing to choose now: actors() lists those who have.",
        "de": "{who} hat jetzt nichts zu wählen: actors() nennt, wer es hat.",
    },
    "no_player": {
        "en": "“{player}” is no player of this game: they are the numbers from 0 to {last}.",
        "de": "„{player}“ ist kein Spieler dieses Spiels: Es sind die Zahlen von 0 bis {last}.",
    },
    "nothing_to_take_back": {
        "en": "There is nothing to take back: only a play that is not finished can be.",
        "de": "Es gibt nichts zurückzunehmen: Das geht nur, solange ein Zug nicht beendet ist.",
    },
    "bad_seed": {
        "en": "A seed is a whole number, such as 7; “{seed}” is none. Without a seed chance is "
        "yours to resolve.",
        "de": "Ein Seed ist eine ganze Zahl, etwa 7; „{seed}“ ist keine. Ohne Seed löst du den "
        "Zufall selbst auf.",
    },
    "bad_language": {
        "en": "There is no language “{language}”. There are: {known}.",
        "de": "Es gibt keine Sprache „{language}“. Es gibt: {known}.",
    },
    "position_no_text": {
        "en": "A position is written as a text, as to_text() gives it; “{position}” is none.",
        "de": "Eine Stellung ist ein Text, wie to_text() ihn gibt; „{position}“ ist keiner.",
    },
    "no_position": {
        "en": "{game} cannot start from a written position. Leave `position` out.",
        "de": "{game} kann nicht aus einer geschriebenen Stellung beginnen. Lass `position` weg.",
    },
    "seed_and_position": {
        "en": "A seed deals the cards and a position has them dealt: give one of the two.",
        "de": "Ein Seed gibt die Karten, eine Stellung hat sie gegeben: Gib nur eines von beiden.",
    },
    "imagined": {
        "en": "What came before this state is not part of it: it was taken from an environment, or "
        "imagined for a player who cannot see everything. It cannot be saved, nor be a replay.",
        "de": "Was vor diesem Stand war, gehört nicht dazu: Er stammt aus einer Umgebung oder ist "
        "nur gedacht, für jemanden, der nicht alles sehen kann. Er lässt sich weder speichern noch "
        "in eine Spieldatei schreiben.",
    },
    "damaged_state": {
        "en": "These bytes are no saved state of {game}. Save it again with serialize().",
        "de": "Diese Bytes sind kein gespeicherter Stand von {game}. Speichere neu: serialize().",
    },
    "other_rules": {
        "en": "This was saved under rules version {theirs} of {game}; here it is {ours}.",
        "de": "Das wurde nach Regelfassung {theirs} von {game} gespeichert; hier gilt {ours}.",
    },
    "replay_unreadable": {
        "en": "This is no replay file: it stops being JSON in line {line}, column {column}.",
        "de": "Das ist keine Spieldatei: Ab Zeile {line}, Spalte {column} ist es kein JSON.",
    },
    "replay_cut_off": {
        "en": "This replay file is cut off in line {line}, column {column}. Save it again.",
        "de": "Diese Spieldatei ist in Zeile {line}, Spalte {column} abgeschnitten. Speichere sie "
        "neu.",
    },
    "replay_no_replay": {
        "en": "This is no replay file: it does not begin with “format”: “{ours}”.",
        "de": "Das ist keine Spieldatei: Sie beginnt nicht mit „format“: „{ours}“.",
    },
    "replay_lacks": {
        "en": "This replay lacks its “{field}”. Save it again.",
        "de": "Dieser Spieldatei fehlt „{field}“. Speichere sie neu.",
    },
    "replay_surplus": {
        "en": "This replay has a “{field}”, which replays do not have. They have: {known}.",
        "de": "Diese Spieldatei hat ein „{field}“, das es in Spieldateien nicht gibt. Es gibt: "
        "{known}.",
    },
    "replay_field": {
        "en": "The “{field}” of this replay cannot be “{value}”: it is {wanted}.",
        "de": "„{field}“ kann in dieser Spieldatei nicht „{value}“ sein: Es ist {wanted}.",
    },
    "replay_newer": {
        "en": "This replay has format version {theirs}, and this program reads up to {ours}. "
        "A newer Armoire can read it.",
        "de": "Diese Spieldatei hat Formatversion {theirs}, dieses Programm liest bis {ours}. "
        "Ein neueres Armoire kann sie lesen.",
    },
    "replay_other_rules": {
        "en": "This replay was played under rules version {theirs} of {game}; here it is {ours}.",
        "de": "Diese Datei wurde nach Regelfassung {theirs} von {game} gespielt; hier gilt {ours}.",
    },
    "replay_set_up": {
        "en": "The game of this replay cannot be set up. {problem}",
        "de": "Das Spiel dieser Datei lässt sich nicht aufbauen. {problem}",
    },
    "replay_illegal": {
        "en": "Action {number} of the replay, “{action}”, is not allowed there: {problem}",
        "de": "Aktion {number} der Spieldatei, „{action}“, ist dort nicht erlaubt: {problem}",
    },
    "replay_after_the_end": {
        "en": "Action {number} of the replay, “{action}”, comes after the end: the game was over.",
        "de": "Aktion {number} der Spieldatei, „{action}“, kommt nach dem Ende: Das Spiel war aus.",
    },
}


def text(code: str, **arguments: object) -> Text:
    """The sentence of a code in both languages, its gaps `filled`."""
    return filled(_WORDS[code], arguments)


def filled(
    words: Text, arguments: Mapping[str, object], whole: Collection[str] = ("known",)
) -> Text:
    """A sentence in both languages, its gaps filled.

    Long values are shortened, but for the `whole` ones; one that is a `Text` itself stands in its
    language, as it is.
    """
    return {"en": _said(words, "en", arguments, whole), "de": _said(words, "de", arguments, whole)}


def _said(
    words: Text, language: Language, arguments: Mapping[str, object], whole: Collection[str]
) -> str:
    said = {
        name: value[language] if isinstance(value, dict)
        else str(value) if name in whole else quote(str(value))
        for name, value in arguments.items()
    }
    return words[language].format(**said)


def illegal(code: str, **arguments: object) -> IllegalAction:
    """An `IllegalAction` in the words that all games share."""
    return IllegalAction(code, text(code, **arguments), None, arguments)


def bad_option(code: str, **arguments: object) -> BadOption:
    """A `BadOption` in the words that all games share."""
    return BadOption(code, text(code, **arguments), None, arguments)


def bad_position(code: str, **arguments: object) -> BadPosition:
    """A `BadPosition` in the words that all games share."""
    return BadPosition(code, text(code, **arguments), None, arguments)


def known_language(language: object) -> Language:
    """The language, if it is one. Raises BadOption."""
    for known in LANGUAGES:
        if language == known:
            return known
    raise bad_option("bad_language", language=language, known=", ".join(LANGUAGES))


def bad_replay(code: str, **arguments: object) -> BadReplay:
    """A `BadReplay` in words; a `Text` among the arguments is said in each language."""
    plain = {
        name: value["en"] if isinstance(value, dict) else value
        for name, value in arguments.items()
    }
    return BadReplay(code, text(code, **arguments), None, plain)
