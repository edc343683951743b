"""A game's options: one frozen struct, and the forms from which flags and web pages are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import msgspec

from armoire.core.errors import BadOption, bad_option, text
from armoire.core.language import Language, Text

Value: TypeAlias = str | int | bool
Conditions: TypeAlias = list[dict[str, list[Value]]]


LONGEST_TEXT: Final = 600
"""Characters in an option that is a text, such as a whole deck."""


Kind: TypeAlias = Literal["choice", "colours", "number", "text"]


class Choice(msgspec.Struct, frozen=True):
    """A value that an option may have, and what it is called.

    `applies_if` lists situations in which it may be chosen, as those of an `OptionForm`.
    """

    value: Value
    label: Text
    applies_if: Conditions = []


class OptionForm(msgspec.Struct, frozen=True):
    """How an option is asked for.

    `kind` is one of ``choice`` (one of `choices`), ``colours`` (letters of `choices`, one for each
    seat, or nothing), ``number`` (a whole number from the first to the last of `choices`), ``text``
    (checked by the game; `choices` names what is usual).
    `applies_if` lists situations: in each, all the options named have one of the values given. An
    option that applies in none keeps its default; an empty list is "always".
    """

    name: str
    kind: Kind
    choices: list[Choice]
    default: Value
    applies_if: Conditions
    label: Text
    help: Text
    rule: str | None

    def allows(self, value: object) -> bool:
        """Whether the option may have this value, other options aside."""
        values = [choice.value for choice in self.choices]
        if self.kind == "choice":
            return any(value == known and type(value) is type(known) for known in values)
        if self.kind == "number":
            lowest, highest = int(values[0]), int(values[-1])
            return type(value) is int and lowest <= value <= highest
        if self.kind == "text":
            return isinstance(value, str) and len(value) <= LONGEST_TEXT
        letters = list(value) if isinstance(value, str) else [None]
        return len(set(letters)) == len(letters) and set(letters) <= set(values)

    def applies(self, options: Mapping[str, object]) -> bool:
        """Whether the option has a meaning beside these."""
        return holds(self.applies_if, options)

    def offers(self, options: Mapping[str, object]) -> bool:
        """Whether the option may have the value that it has, beside the others."""
        value = options[self.name]
        if self.kind == "colours":
            return len(str(value)) in (0, options["players"])
        return all(
            holds(choice.applies_if, options) for choice in self.choices if choice.value == value
        )

    def known(self, language: Language = "en", options: Mapping[str, object] | None = None) -> str:
        """The values it may have, beside these options if any are given, for a sentence."""
        values = [
            _written(choice.value)
            for choice in self.choices
            if options is None or holds(choice.applies_if, options)
        ]
        if self.kind == "number":
            return f"{values[0]}–{values[-1]}"
        if self.kind == "text":
            most = {"en": "characters at most", "de": "Zeichen höchstens"}
            return f"{LONGEST_TEXT} {most[language]}"
        if self.kind == "colours":
            rest = {
                "en": "in any order, one letter a seat",
                "de": "in beliebiger Reihenfolge, ein Buchstabe je Platz",
            }
            return f"{''.join(values)} {rest[language]}"
        return ", ".join(values)

    def condition(self, language: Language = "en") -> str:
        """When it applies, for a sentence: "players = 2 or teams = true"."""
        both, either = {"en": (" and ", " or "), "de": (" und ", " oder ")}[language]
        return either.join(
            both.join(
                f"{name} = {either.join(_written(value) for value in values)}"
                for name, values in situation.items()
            )
            for situation in self.applies_if
        )


def holds(situations: Conditions, options: Mapping[str, object]) -> bool:
    """Whether the options are in one of these situations, or none is asked for."""
    return not situations or any(
        all(options[name] in values for name, values in situation.items())
        for situation in situations
    )


@dataclass(frozen=True)
class OptionWords:
    """An option's label, its help, the rule it rests on, and the label of each value."""

    label: Text
    help: Text
    rule: str
    choices: tuple[tuple[Value, Text], ...]


def forms(
    words: Mapping[str, OptionWords],
    usual: msgspec.Struct,
    *,
    kinds: Mapping[str, Kind] = {},
    applies: Mapping[str, Conditions] = {},
    offered: Mapping[tuple[str, Value], Conditions] = {},
) -> list[OptionForm]:
    """The forms of a game's options, in the order of their words.

    `usual` has the defaults. What is not named in `kinds` is a choice; `applies` says when an
    option applies, `offered` when one of its values may be chosen.
    """
    defaults: dict[str, Value] = msgspec.structs.asdict(usual)
    return [
        OptionForm(
            name=name,
            kind=kinds.get(name, "choice"),
            choices=[
                Choice(value, label, offered.get((name, value), []))
                for value, label in said.choices
            ],
            default=defaults[name],
            applies_if=applies.get(name, []),
            label=said.label,
            help=said.help,
            rule=said.rule,
        )
        for name, said in words.items()
    ]


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if value != "" else "“”"


def checked(game: str, forms: Sequence[OptionForm], given: Mapping[str, object]) -> dict[str, Any]:
    """All options with their values, those not given at their defaults.

    Raises BadOption for a name that is none, a value out of range, or an option that does not
    apply beside the others and yet has another value than its default.
    """
    names = [form.name for form in forms]
    for name in given:
        if name not in names:
            raise bad_option("unknown_option", game=game, option=name, known=", ".join(names))
    options = {form.name: given.get(form.name, form.default) for form in forms}
    for form in forms:
        if not form.allows(options[form.name]):
            raise _bad_value(form, options[form.name])
    for form in forms:
        if not form.offers(options):
            raise _bad_value(form, options[form.name], options)
        if options[form.name] != form.default and not form.applies(options):
            condition: Text = {"en": form.condition("en"), "de": form.condition("de")}
            raise bad_option("option_does_not_apply", option=form.name, condition=condition)
    return options


_A_VALUE: Final[dict[type, tuple[Text, Text]]] = {
    str: ({"en": "the text", "de": "der Text"}, {"en": "a text", "de": "ein Text"}),
    int: ({"en": "the number", "de": "die Zahl"}, {"en": "a number", "de": "eine Zahl"}),
    bool: ({"en": "the truth value", "de": "der Wahrheitswert"},
           {"en": "true or false", "de": "wahr oder falsch"}),
}
"""A value of each kind, as the one that was given and as the one that is wanted."""


def _bad_value(
    form: OptionForm, value: object, options: Mapping[str, object] | None = None
) -> BadOption:
    known: Text = {"en": form.known("en", options), "de": form.known("de", options)}
    kind = type(form.default)
    if type(value) is kind or type(value) not in _A_VALUE:
        return bad_option("bad_value", option=form.name, value=str(value), known=known)
    given, wanted = _A_VALUE[type(value)][0], _A_VALUE[kind][1]
    words = text(
        "value_of_other_kind", option=form.name, given=given, value=str(value), wanted=wanted,
        known=known,
    )
    return BadOption("bad_value", words, None, {"option": form.name, "value": value})
