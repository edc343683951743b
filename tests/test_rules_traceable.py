"""Every rule is found where one looks for it: in the rulebook, in the code and in a test.

This holds for each game with a `rulebook.py` that has `RULES`. A test says which rule it is about
by `@pytest.mark.rule("ARL-9")`, the code by naming the id in a docstring or comment.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "armoire" / "games"
NORMATIVE = ROOT.parent / "shared" / "rules"
RULE_ID = re.compile(r"\b[A-Z]{3}-[1-9]\d*\b")
WORDS = frozenset({
    "rulebook.py", "rulebook_junior.py", "rule_texts.py", "words.py", "event_words.py",
    "prompt_words.py", "scoring_words.py", "table_words.py", "table_words_junior.py", "reasons.py",
    "reasons_junior.py", "figures.py",
})
"""Files of a game that speak of its rules and do not carry them out."""
WITH_RULES = sorted(path.parent.name for path in GAMES.glob("*/rulebook.py"))


@cache
def rules_of(game: str) -> tuple[str, ...]:
    """The ids in the game's rulebook."""
    return tuple(importlib.import_module(f"armoire.games.{game}.rulebook").RULES)


def all_rules() -> set[str]:
    return {rule for game in WITH_RULES for rule in rules_of(game)}


def series(rule: str) -> str:
    """What the ids of one rule set have in common, such as ARL."""
    return rule.partition("-")[0]


def is_rule_mark(node: ast.AST) -> bool:
    """Whether this is the call `pytest.mark.rule(…)`, as a decorator or in a `pytest.param`."""
    match node:
        case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
            return True
    return False


@cache
def marks() -> tuple[tuple[str, str], ...]:
    """Each rule that a test is marked with, and where."""
    return tuple(
        (ast.literal_eval(argument), f"{path.relative_to(ROOT)}:{node.lineno}")
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and is_rule_mark(node)
        for argument in node.args
    )


def mentions() -> Iterator[tuple[str, str]]:
    """Each rule id that stands in code, page and documents, and where."""
    for folder, kind in (("src", "*.py"), ("web/src", "*.ts*"), ("docs", "*.md")):
        for path in sorted((ROOT / folder).rglob(kind)):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                for rule in RULE_ID.findall(line):
                    yield rule, f"{path.relative_to(ROOT)}:{number}"


def unknown(named: Iterator[tuple[str, str]] | tuple[tuple[str, str], ...]) -> list[str]:
    return [f"{rule} at {where}" for rule, where in named if rule not in all_rules()]


def test_there_are_rules_to_trace() -> None:
    assert "arlecchino" in WITH_RULES
    assert all(rules_of(game) for game in WITH_RULES)


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_rule_has_a_test(game: str) -> None:
    tested = {rule for rule, _ in marks()}
    missing = [rule for rule in rules_of(game) if rule not in tested]
    assert not missing, f'No test is marked with @pytest.mark.rule("…") for {", ".join(missing)}.'


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_rule_stands_where_it_is_carried_out(game: str) -> None:
    code = [path for path in (GAMES / game).rglob("*.py") if path.name not in WORDS]
    named = {rule for path in code for rule in RULE_ID.findall(path.read_text("utf-8"))}
    missing = [rule for rule in rules_of(game) if rule not in named]
    assert not missing, (
        f"{', '.join(missing)}: name the id in the docstring or comment of what carries it out, "
        f"in one of {', '.join(sorted(path.name for path in code))}."
    )


def test_every_marked_id_is_a_rule() -> None:
    wrong = unknown(marks())
    assert not wrong, f"These marks name no rule of any rulebook: {', '.join(wrong)}."


def test_every_id_that_is_named_is_a_rule() -> None:
    known = {series(rule) for rule in all_rules()}
    wrong = unknown((rule, where) for rule, where in mentions() if series(rule) in known)
    assert not wrong, f"There are no such rules: {', '.join(wrong)}."


@pytest.mark.skipif(not NORMATIVE.is_dir(), reason="The normative rules are not beside this folder")
@pytest.mark.parametrize("game", WITH_RULES)
def test_the_rulebook_has_the_normative_rules(game: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in sorted(NORMATIVE.glob("*.md")))
    listed = re.findall(rf"^\| *({RULE_ID.pattern})", text, re.MULTILINE)
    own = {series(rule) for rule in rules_of(game)}
    normative = {rule for rule in listed if series(rule) in own}
    assert set(rules_of(game)) == normative, f"{NORMATIVE} and the rulebook list different rules."
