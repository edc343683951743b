"""The game's words: complete in both languages, with the same gaps, and right in their grammar."""

from __future__ import annotations

from string import Formatter

import pytest

from armoire.core.language import LANGUAGES, Language
from armoire.core.phrases import Argument, player_name
from armoire.games.arlecchino import table_words, words
from armoire.games.arlecchino.pieces import PIECES
from armoire.games.arlecchino.reasons import REASONS, reason
from armoire.games.arlecchino.rulebook import RULES
from armoire.games.arlecchino.words import EVENTS, PROMPTS, Phrase

PHRASES = {
    f"{kind} {code}": phrase
    for kind, table in (("event", EVENTS), ("prompt", PROMPTS), ("reason", REASONS))
    for code, phrase in table.items()
}
ARGUMENTS: dict[str, Argument] = {
    "colour": "y", "piece": "bbby", "jumped": "rrgg", "player": 1, "left": 2, "text": "x9",
    "square": "c3", "start": "c3", "over": "c4", "end": "c5", "at": "c5", "zones": 3,
    "actor": "{P1}", "order": "", "course": "", "gone": "", "winners": "{P1}", "points": "",
    "lead": 2, "second": "{P2}",
}


def gaps(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("phrase", PHRASES.values(), ids=PHRASES)
def test_a_sentence_says_the_same_in_both_languages(phrase: Phrase) -> None:
    assert phrase.en
    assert phrase.de
    assert gaps(phrase.en) == gaps(phrase.de)
    assert gaps(phrase.en) <= set(ARGUMENTS)


@pytest.mark.parametrize("phrase", PHRASES.values(), ids=PHRASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_can_be_said(phrase: Phrase, language: Language) -> None:
    needed = gaps(phrase.en)
    said = phrase.say(language, **{key: ARGUMENTS[key] for key in needed})
    assert said[-1] in ".…"
    assert ("Gelb" if language == "de" else "yellow") in said or "colour" not in needed
    assert "{P2}" in said or not needed & {"player", "second"}
    for name in sorted(needed):
        with pytest.raises(KeyError):
            phrase.say(language, **{key: ARGUMENTS[key] for key in needed - {name}})


@pytest.mark.parametrize("phrase", PHRASES.values(), ids=PHRASES)
def test_the_rules_cited_exist(phrase: Phrase) -> None:
    assert phrase.rule is None or phrase.rule in RULES


def test_every_reason_but_an_unreadable_text_rests_on_a_rule() -> None:
    assert [code for code, phrase in REASONS.items() if phrase.rule is None] == ["unreadable"]


@pytest.mark.parametrize(
    ("code", "rules"),
    [
        ("not_a_square", "ARL-1"), ("empty_square", "ARL-7"), ("not_your_colour", "ARL-7"),
        ("no_jump_possible", "ARL-12"), ("no_jump_after", "ARL-16"), ("square_taken", "ARL-8"),
        ("not_a_straight_neighbour", "ARL-8"), ("nothing_to_jump", "ARL-9"),
        ("off_board", "ARL-9"), ("would_end_on_start", "ARL-13"), ("play_must_go_on", "ARL-12"),
        ("must_leave_start", "ARL-13"), ("other_piece_moving", "ARL-7"),
        ("not_your_turn", "ARL-4"), ("no_movements_left", "ARL-7"), ("game_over", "ARL-17"),
    ],
)
def test_reasons_cite_their_rule(code: str, rules: str) -> None:
    assert REASONS[code].rule == rules


def test_faces_in_words() -> None:
    assert words.face_name("bbby", "en") == "three blue, one yellow"
    assert words.face_name("bbby", "de") == "drei blaue, eine gelbe"
    assert words.face_name("byrg", "de") == "eine blaue, eine gelbe, eine rote, eine grüne"
    assert words.face_name("gggg", "en") == "four green"
    assert words.face_name("bw", "de") == "schwarz-weiß"
    for language in LANGUAGES:
        assert len({words.face_name(piece, language) for piece in PIECES}) == 35


def test_movements_in_words() -> None:
    assert (
        words.jump(0, "bbby", "c3", "c4", "rrgg", "c5", "en")
        == "{P1} jumps from c3 (three blue, one yellow) over c4 (two red, two green) to c5."
    )
    assert (
        words.jump(1, "bbby", "c3", "c4", "rrgg", "c5", "de", colour="b", first=False)
        == "{P2} (Blau) springt weiter von c3 über c4 (zwei rote, zwei grüne) nach c5."
    )
    assert words.step(2, "yyrg", "a1", "a2", "de") == (
        "{P3} geht von a1 (zwei gelbe, eine rote, eine grüne) nach a2."
    )
    assert words.step(2, "yyrg", "a1", "a2", "en", first=False) == (
        "{P3} goes on with a step from a1 to a2."
    )
    assert words.stop(0, "d5", "en", colour="r") == "{P1} (red) stops on d5."


def test_a_pass_says_why_and_by_which_rule() -> None:
    for language in LANGUAGES:
        said = EVENTS["pass"].say(language, player=1, colour="y")
        assert "{P2}" in said
        assert "ARL-15" in said


def test_the_order_by_lot() -> None:
    said = words.turn_order([("r", 2), ("b", 0)], "de")
    assert said == "Die Reihenfolge: {P3} (Rot), {P1} (Blau)."


def test_who_wins_and_by_how_much() -> None:
    four = [[0], [1], [2], [3]]
    assert words.ending(four, [6, 3, 9, 2], "en") == "{P3} wins with 9 zones, 3 ahead of {P1}."
    assert words.ending(four, [6, 6, 9, 2], "de") == (
        "{P3} gewinnt mit 9 Zonen, 3 vor {P1} und {P2}."
    )
    assert words.ending(four, [6, 6, 4, 2], "en") == (
        "{P1} and {P2} share the win with 6 zones each."
    )
    assert words.ending([[0, 2], [1, 3]], [15, 14], "en") == (
        "{P1} and {P3} win together with 15 zones, 1 ahead of {P2} and {P4}."
    )
    assert words.ending([[0], [1]], [-3, 1], "de", difference=True) == (
        "{P2} gewinnt mit 1 Punkt, 4 vor {P1}."
    )
    assert words.ending([[0, 2], [1, 3]], [5, 5], "de") == (
        "{P1}, {P3}, {P2} und {P4} teilen sich den Sieg mit je 5 Zonen."
    )


def test_the_count_at_the_end() -> None:
    assert words.zone_count({"b": 6, "y": 3, "r": 9, "g": 2}, "en") == (
        "Left on the board: blue 6, yellow 3, red 9 and green 2."
    )


def test_what_is_left_to_do() -> None:
    assert PROMPTS["go_on"].say("en", left=2) == (
        "You may go on with up to 2 more movements, or stop."
    )
    assert PROMPTS["go_on"].say("en", left=1) == "You may go on with one more movement, or stop."
    assert PROMPTS["first"].say("en", colour="b") == (
        "Your turn: jump with a piece that shows blue."
    )


def test_a_long_text_is_quoted_in_part_and_never_read_as_a_gap() -> None:
    said = reason("not_a_square", "en", text="{P1}{x}" + "z" * 500)
    assert "{\u2060P1}{x}zzz" in said  # no name is to stand there
    assert len(said) < 120


def test_buttons_have_labels() -> None:
    assert set(words.BUTTONS["stop"]) == set(LANGUAGES)


def test_names() -> None:
    assert player_name(0, "de") == "Spieler 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_sentence_has_a_gap_for_every_option(language: Language) -> None:
    sentence = table_words.SENTENCE[language]
    assert gaps(sentence.replace("|", "")) == set(table_words.OPTIONS)
    assert all(len(gaps(clause)) <= 1 for clause in sentence.split("|"))


@pytest.mark.parametrize("name", table_words.OPTIONS)
def test_options_are_explained_in_both_languages(name: str) -> None:
    option = table_words.OPTIONS[name]
    assert option.rule in RULES
    for text in (option.label, option.help, *(label for _, label in option.choices)):
        assert all(text[language] for language in LANGUAGES)
    assert len({value for value, _ in option.choices}) == len(option.choices)
