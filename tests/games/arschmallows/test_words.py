"""The game's words: complete in both languages, with the same gaps, and right in their grammar."""

from __future__ import annotations

from string import Formatter

import pytest

from armoire.core.language import LANGUAGES, Language
from armoire.core.phrases import Argument
from armoire.games.arschmallows import prompt_words, scoring_words, table_words, words
from armoire.games.arschmallows.cards import CODES
from armoire.games.arschmallows.prompt_words import BUTTONS, CHOICES, PROMPTS
from armoire.games.arschmallows.reasons import REASONS, reason
from armoire.games.arschmallows.rulebook import RULES
from armoire.games.arschmallows.scoring_words import SCORING
from armoire.games.arschmallows.words import EVENTS, Phrase

TABLES = {"event": EVENTS, "scoring": SCORING, "prompt": PROMPTS, "reason": REASONS}
PHRASES = {
    f"{kind} {code}": phrase for kind, table in TABLES.items() for code, phrase in table.items()
}
ARGUMENTS: dict[str, Argument] = {
    "player": 1, "other": 2, "slot": 3, "other_slot": 4, "slots": 6, "card": "9", "taken": "5",
    "turned_up": "-2", "cards": "8 8 8", "sum": -2, "least": 4, "points": 10, "round": 2,
    "turns": 4, "count": 2, "action": "swap", "text": "x9", "players": 3, "choices": "…",
    "scores": "", "places": "", "winners": "{P1}", "second": "{P2}", "others": "{P3}", "lead": 2,
    "cards_in_all": 200, "needed": 37,
}

TYPED = [REASONS["deck_unreadable"], REASONS["deck_code"]]
"""They tell what to type, and that has the hyphen for a minus sign."""


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
    assert said.rstrip("”“")[-1] in ".…!?"
    assert "-" not in said or phrase in TYPED, "a true minus sign"
    assert "{P2}" in said or "player" not in needed
    assert "{P3}" in said or not needed & {"other", "others"}
    assert ("Spionieren" if language == "de" else "Spy") in said or "card" not in needed
    for name in sorted(needed):
        with pytest.raises(KeyError):
            phrase.say(language, **{key: ARGUMENTS[key] for key in needed - {name}})


@pytest.mark.parametrize("phrase", PHRASES.values(), ids=PHRASES)
def test_the_rules_cited_exist(phrase: Phrase) -> None:
    assert phrase.rule is None or phrase.rule in RULES


def test_every_sentence_but_an_unreadable_text_rests_on_a_rule() -> None:
    without = [code for code, phrase in PHRASES.items() if phrase.rule is None]
    assert without == ["reason unreadable"]


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("not_your_turn", "ARS-5"), ("no_such_slot", "ARS-3"), ("slot_locked", "ARS-7"),
        ("first_look_too_far", "ARS-4"), ("look_twice_same", "ARS-4"),
        ("nothing_taken_yet", "ARS-6"), ("already_taken", "ARS-6"), ("discard_empty", "ARS-18"),
        ("pile_empty", "ARS-18"), ("nothing_to_decline", "ARS-13"),
        ("not_an_action_card", "ARS-10"), ("action_from_discard", "ARS-10"),
        ("wrong_action", "ARS-10"), ("own_slot_only", "ARS-7"), ("other_slot_hidden", "ARS-12"),
        ("no_swap_pair", "ARS-12"), ("reject_from_discard_forbidden", "ARS-9"),
        ("claim_needs_two_hidden", "ARS-14"), ("claim_sixteen", "ARS-16"),
        ("claim_open", "ARS-14"), ("call_not_now", "ARS-19"), ("no_call_in_last_lap", "ARS-21"),
        ("deck_large", "ARS-2"), ("game_over", "ARS-26"),
    ],
)
def test_reasons_cite_their_rule(code: str, rule: str) -> None:
    assert REASONS[code].rule == rule


HIDDEN = ["looked", "spied", "spied_own"]
"""Where somebody sees a card that the others do not."""


@pytest.mark.rule("ARS-27")
@pytest.mark.parametrize("code", HIDDEN)
def test_only_the_private_sentence_names_a_hidden_card(code: str) -> None:
    public, private = EVENTS[code], EVENTS[f"{code}_private"]
    assert not gaps(public.en) & {"card", "cards", "taken", "turned_up"}
    assert "card" in gaps(private.en)
    assert "player" not in gaps(private.en), "it is said to the player"


@pytest.mark.rule("ARS-27")
def test_no_other_sentence_is_private() -> None:
    private = [code for code in EVENTS if code.endswith("_private")]
    assert sorted(private) == sorted(f"{code}_private" for code in HIDDEN)
    assert gaps(EVENTS["drew"].en) == {"player"}
    for code in ("placed", "swapped", "shed_right", "shed_wrong"):
        assert "taken" not in gaps(EVENTS[code].en), "drawn from the pile it stays unknown"


def test_cards_in_words() -> None:
    assert words.card_name("5", "en") == "a 5"
    assert words.card_name("8", "en") == "an 8"
    assert words.card_name("-2", "de") == "eine −2"
    assert words.card_name("11", "en") == "an 11 (Two extra turns)"
    assert words.card_name("10", "de") == "eine 10 (Tauschen)"
    for language in LANGUAGES:
        assert len({words.card_name(code, language) for code in CODES}) == 16


def test_several_cards_in_words() -> None:
    assert words.cards_name(["9", "9"], "en") == "two 9s (Spy)"
    assert words.cards_name(["8", "7", "8", "8"], "en") == "a 7 and three 8s"
    assert words.cards_name(["10", "9", "-2"], "de") == (
        "eine −2, eine 9 (Spionieren) und eine 10 (Tauschen)"
    )
    assert words.cards_name(["0"] * 13, "de") == "13 0er"


def test_turns_in_words() -> None:
    assert EVENTS["rejected"].say("en", player=0, card="10", slot=2, turned_up="8") == (
        "{P1} rejects a 10 (Swap) and turns up slot 2: an 8, locked."
    )
    assert EVENTS["swapped"].say("de", player=0, slot=2, other=1, other_slot=5) == (
        "{P1} tauscht Platz 2 gegen Platz 5 von {P2}; niemand schaut hin."
    )
    assert EVENTS["shed_right"].say("de", player=2, cards="8 8 8", slot=1) == (
        "{P3} liegt richtig und wird drei 8er los; die gezogene Karte liegt jetzt auf Platz 1."
    )
    assert EVENTS["called"].say("de", player=3) == "{P4} ruft „Arschmallows!“"


def test_what_can_be_done_with_a_taken_card() -> None:
    assert prompt_words.taken("9", ["place", "reject", "spy"], "en") == (
        "You have a 9 (Spy): exchange it for one of your hidden cards, reject it and turn one of "
        "yours up or use it to spy."
    )
    assert prompt_words.taken(
        "10", ["place"], "de", code="taken_without_action"
    ) == (
        "Du hast eine 10 (Tauschen), aber ohne die Aktion, denn sie kommt vom Ablagestapel: tausch "
        "sie gegen eine deiner verdeckten Karten aus."
    )


@pytest.mark.rule("ARS-23")
def test_why_points_are_doubled() -> None:
    assert scoring_words.verdict(0, [5, 18, 4], "en", doubled=True) == (
        "{P1} ended the round with 5, but the lowest sum is 4 ({P3}): 5 counts double, that is 10."
    )
    assert scoring_words.verdict(1, [4, 20, 4], "de", doubled=True) == (
        "{P2} hat die Runde mit 20 beendet, aber die niedrigste Summe ist 4 ({P1} und {P3}): 20 "
        "zählt doppelt, also 40."
    )
    assert scoring_words.verdict(0, [0, -2], "en", doubled=True) == (
        "{P1} ended the round with 0, but the lowest sum is −2 ({P2}): 0 counts double and stays 0."
    )


@pytest.mark.rule("ARS-24")
def test_a_tie_saves_or_not() -> None:
    assert "does not save" in scoring_words.verdict(0, [5, 5], "en", doubled=True)
    assert "also 10." in scoring_words.verdict(0, [5, 5], "de", doubled=True)
    assert "here a tie saves" in scoring_words.verdict(0, [5, 5], "en", doubled=False)


@pytest.mark.rule("ARS-25")
def test_why_points_are_not_doubled() -> None:
    assert scoring_words.verdict(0, [-2, -3], "en", doubled=False) == (
        "{P1} ended the round with −2, and the lowest sum of the others is −3 ({P2}); but a "
        "negative sum is never doubled."
    )
    assert scoring_words.verdict(1, [7, 3], "en", doubled=False) == (
        "{P2} ended the round and does have the lowest sum, 3."
    )
    assert "Nobody" in scoring_words.verdict(None, [7, 3], "en", doubled=False)


@pytest.mark.rule("ARS-22")
def test_a_hand_turned_up() -> None:
    assert scoring_words.hand(0, ["8", "-4", "8"], 12, "en") == (
        "{P1}: a −4 and two 8s, 12 in all."
    )
    assert scoring_words.round_scores(2, [12, -3], "de") == "Runde 2 bringt {P1} 12 und {P2} −3."
    assert scoring_words.totals([30, 1, 4], "en") == "In total: {P1} 30, {P2} 1 and {P3} 4."


@pytest.mark.rule("ARS-26")
def test_the_lowest_total_wins_and_equals_share_their_place() -> None:
    assert scoring_words.ending([30, 12, 30, 15], "en") == [
        "{P2} wins the game with 12 points in all, 3 fewer than {P4}.",
        "The places: 1. {P2} (12); 2. {P4} (15); 3. {P1} and {P3} (30).",
    ]
    assert scoring_words.ending([-1, 1], "de")[0] == (
        "{P1} gewinnt das Spiel mit insgesamt −1 Punkt, 2 weniger als {P2}."
    )
    assert scoring_words.ending([7, 7, 9], "de") == [
        "{P1} und {P2} teilen sich den Sieg mit je 7 Punkten.",
        "Die Plätze: 1. {P1} und {P2} (7); 3. {P3} (9).",
    ]
    assert scoring_words.ending([7, 7], "en")[0] == (
        "{P1} and {P2} share the win with 7 points each."
    )


def test_a_long_text_is_quoted_in_part_and_never_read_as_a_gap() -> None:
    said = reason("deck_code", "en", text="{P1}{x}" + "z" * 500)
    assert "{\u2060P1}{x}zzz" in said  # no name is to stand there
    assert len(said) < 120


def test_buttons_and_choices_have_words() -> None:
    assert set(CHOICES) <= set(BUTTONS)
    for text in (*BUTTONS.values(), *CHOICES.values()):
        assert all(text[language] for language in LANGUAGES)
    for language in LANGUAGES:
        assert len({text[language] for text in BUTTONS.values()}) == len(BUTTONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_sentence_has_a_gap_for_every_option(language: Language) -> None:
    sentence = table_words.SENTENCE[language]
    assert gaps(sentence.replace("|", "")) == set(table_words.OPTIONS)
    assert sum(len(gaps(clause)) for clause in sentence.split("|")) == len(table_words.OPTIONS)


@pytest.mark.parametrize("name", table_words.OPTIONS)
def test_options_are_explained_in_both_languages(name: str) -> None:
    option = table_words.OPTIONS[name]
    assert option.rule in RULES
    for text in (option.label, option.help, *(label for _, label in option.choices)):
        assert all(text[language] for language in LANGUAGES)
    assert len({value for value, _ in option.choices}) == len(option.choices)
