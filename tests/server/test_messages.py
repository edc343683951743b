"""Every refusal and notice has a sentence in each language."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import armoire.server
from armoire.core.language import LANGUAGES, Text
from armoire.server.messages import LINES, NOTICES, PROMPTS, REFUSALS, Refusal

SOURCES = sorted(Path(armoire.server.__path__[0]).glob("*.py"))
ALL: dict[str, Text] = {**REFUSALS, **NOTICES, **LINES, **PROMPTS}


def gaps(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("code", ALL)
def test_the_languages_say_the_same(code: str) -> None:
    words = ALL[code]
    assert set(words) == set(LANGUAGES)
    assert gaps(words["en"]) >= gaps(words["de"])
    for language in LANGUAGES:
        assert words[language].strip() == words[language] != ""


@pytest.mark.parametrize("code", [*REFUSALS, *NOTICES])
def test_what_is_told_is_a_sentence(code: str) -> None:
    for text in (ALL[code]["en"], ALL[code]["de"]):
        assert text[0].isupper() or text[0] == "{" or text[0] in "„“"
        assert text.endswith((".", "?"))


def raised() -> dict[str, set[str]]:
    """The codes of all refusals made in the server, with their arguments' names."""
    found: dict[str, set[str]] = {}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "Refusal" and isinstance(node.args[0], ast.Constant):
                names = {keyword.arg or "" for keyword in node.keywords}
                found.setdefault(str(node.args[0].value), names)
    return found


def test_every_refusal_has_its_words_and_all_words_are_used() -> None:
    assert {"wrong_method", "overtaken", *raised()} == set(REFUSALS)


def test_every_refusal_brings_what_its_words_need() -> None:
    for code, names in raised().items():
        if code in REFUSALS:
            assert gaps(REFUSALS[code]["en"]) | gaps(REFUSALS[code]["de"]) <= names, code


def test_long_arguments_are_shortened_in_the_sentence_and_kept_in_the_arguments() -> None:
    refusal = Refusal("unknown_table", table="x" * 500)
    assert len(refusal.sentence("en")) < 200
    assert refusal.args_ == {"table": "x" * 500}
