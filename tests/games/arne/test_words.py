"""The words of both games: complete in both languages, with the same gaps, right in grammar."""

from __future__ import annotations

from itertools import product
from string import Formatter

import pytest

from armoire.core.language import LANGUAGES, Language, Text
from armoire.core.options import OptionWords
from armoire.core.phrases import Argument
from armoire.games.arne import event_words, names, table_words, table_words_junior
from armoire.games.arne.cards import COLOURS, TOTAL
from armoire.games.arne.draw_junior import CODES as JUNIOR_CODES
from armoire.games.arne.event_words import events
from armoire.games.arne.prompt_words import BUTTONS, prompts
from armoire.games.arne.reasons import reasons
from armoire.games.arne.rulebook import ARNE_RULES
from armoire.games.arne.rulebook_junior import RULES as JUNIOR_RULES
from armoire.games.arne.words import RULE_IN_JUNIOR, Phrase

TABLES = {"event": events, "prompt": prompts, "reason": reasons}
PHRASES = {
    f"{'junior' if junior else 'arne'} {kind} {code}": phrase
    for kind, table in TABLES.items()
    for junior in (False, True)
    for code, phrase in table(junior).items()
}
CODES = {False: tuple(TOTAL.kinds), True: JUNIOR_CODES}
ROWS = {False: COLOURS, True: COLOURS[:4]}
ARGUMENTS: dict[str, Argument] = {
    "player": 1, "other": 2, "players": "1 2", "cards": 20, "n": 2, "points": -150,
    "direction": -1, "sum": "3 + 5 = 8", "places": "1. {P2}", "text": "x9", "least": 33,
    "most": 160, "known": "r g y b",
}
"""All but cards, rows, stacks and colours, which differ in the two games."""
VARIED = {"card", "row", "to_row", "stack", "colour"}


def gaps(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def fillings(phrase: Phrase) -> list[dict[str, Argument]]:
    """Arguments with each card and each colour in turn."""
    rows = ROWS[phrase.junior]
    named = [
        ARGUMENTS | {
            "card": card, "row": row, "to_row": row, "colour": row,
            "stack": f"{row}12",
        }
        for card, row in [
            *((card, "r") for card in CODES[phrase.junior]), *product(["thief"], rows)
        ]
    ]
    wanted = gaps(phrase.en)
    filled = [{name: given[name] for name in sorted(wanted)} for given in named]
    return filled if wanted & VARIED else filled[:1]


def every(code: str) -> list[Phrase]:
    """A phrase as both games say it."""
    return [phrase for name, phrase in PHRASES.items() if name.split()[2] == code]


@pytest.mark.parametrize("phrase", PHRASES.values(), ids=PHRASES)
def test_a_sentence_says_the_same_in_both_languages(phrase: Phrase) -> None:
    assert phrase.en
    assert phrase.de
    assert phrase.en != phrase.de
    assert gaps(phrase.en) == gaps(phrase.de)


@pytest.mark.parametrize("phrase", PHRASES.values(), ids=PHRASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_can_be_said_of_every_card_and_row(phrase: Phrase, language: Language) -> None:
    for filling in fillings(phrase):
        said = phrase.say(language, **filling)
        assert said[-1] in ".!?", said
        assert said[0].isupper() or said[0] in "“„{", said
        assert "  " not in said, said
        left = said
        for player in ("{P2}", "{P3}"):
            left = left.replace(player, "")
        assert "{" not in left, said
        assert "}" not in left, said


@pytest.mark.parametrize("phrase", PHRASES.values(), ids=PHRASES)
def test_no_gap_may_be_left_open(phrase: Phrase) -> None:
    filling = fillings(phrase)[0]
    for name in filling:
        with pytest.raises(KeyError):
            phrase.say("en", **{key: value for key, value in filling.items() if key != name})


@pytest.mark.parametrize("name", PHRASES)
def test_each_game_cites_its_own_rules(name: str) -> None:
    phrase = PHRASES[name]
    rules = JUNIOR_RULES if phrase.junior else ARNE_RULES
    assert phrase.rule in rules or (phrase.rule is None and name.endswith(" unreadable"))


@pytest.mark.parametrize("rule", RULE_IN_JUNIOR)
def test_a_rule_that_both_games_have_exists_in_both(rule: str) -> None:
    assert rule in ARNE_RULES
    assert RULE_IN_JUNIOR[rule] in JUNIOR_RULES


@pytest.mark.parametrize("name", [name for name in PHRASES if name.startswith("junior")])
def test_junior_speaks_of_nothing_that_it_does_not_have(name: str) -> None:
    foreign = ("CRUSH", "REVERSE", "X3", "X2", "−200", "Dummy", "dummy", "Schloss", " lock ",
               "final round", "Schlussrunde", "point card", "Punktkarte", "Farbe", "colour")
    phrase = PHRASES[name]
    for language, filling in product(LANGUAGES, fillings(phrase)):
        said = phrase.say(language, **filling)
        assert not [word for word in foreign if word in said], said


SEEN = [code for code in events(False) if code.endswith("_seen")]


@pytest.mark.parametrize("code", SEEN)
def test_only_who_sees_a_card_is_told_it(code: str) -> None:
    for public, seen in zip(every(code.removesuffix("_seen")), every(code), strict=True):
        assert not gaps(public.en) & {"card"}
        assert gaps(seen.en) & {"card"}


def test_reasons_that_both_games_have_are_said_with_the_same_arguments() -> None:
    for table in TABLES.values():
        for code in table(True).keys() & table(False).keys():
            assert gaps(table(True)[code].en) <= gaps(table(False)[code].en), code


# Cards, rows and counts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("junior", [False, True])
def test_every_card_has_its_own_name(junior: bool, language: Language) -> None:
    for form in ("", "the", "no", "The"):
        named = {format(names.card_name(code, language), form) for code in CODES[junior]}
        assert len(named) == len(CODES[junior])


@pytest.mark.parametrize(
    ("code", "usual", "the", "none", "subject"),
    [
        ("r500", "eine rote 500", "die rote 500", "keine rote 500", "Die rote 500"),
        ("px2", "eine lila X2", "die lila X2", "keine lila X2", "Die lila X2"),
        ("thief", "einen Dieb", "den Dieb", "keinen Dieb", "Der Dieb"),
        ("lock", "ein Schloss", "das Schloss", "kein Schloss", "Das Schloss"),
        ("bird", "einen hungrigen Vogel", "den hungrigen Vogel", "keinen hungrigen Vogel",
         "Der hungrige Vogel"),
        ("g1", "einen Apfel", "den einen Apfel", "keine Karte mit einem Apfel",
         "Die Karte mit einem Apfel"),
        ("r1", "eine Kirsche", "die eine Kirsche", "keine Karte mit einer Kirsche",
         "Die Karte mit einer Kirsche"),
        ("g3", "drei Äpfel", "die drei Äpfel", "keine Karte mit drei Äpfeln",
         "Die Karte mit drei Äpfeln"),
        ("take3", "„Drei ziehen“", "„Drei ziehen“", "kein „Drei ziehen“", "„Drei ziehen“"),
    ],
)
def test_cards_in_german(code: str, usual: str, the: str, none: str, subject: str) -> None:
    said = names.card_name(code, "de")
    assert (str(said), f"{said:the}", f"{said:no}", f"{said:The}") == (usual, the, none, subject)


def test_cards_in_english() -> None:
    said = [str(names.card_name(code, "en")) for code in ("o50", "r-200", "x3", "g3", "r1", "net")]
    assert said == ["an orange 50", "a red −200", "an X3", "three apples", "one cherry",
                    "a bird net"]
    assert f"{names.card_name('g3', 'en'):The}" == "The card with three apples"


def test_rows_and_stacks_in_words() -> None:
    row = names.row_name("r", "de")
    assert f"{row}, {row:of}, {row:in}, {row:into}, {row:from}, {row:The}" == (
        "die rote Reihe, der roten Reihe, in der roten Reihe, in die rote Reihe, "
        "aus der roten Reihe, Die rote Reihe"
    )
    assert names.stack_name("g2", "de", junior=True) == "Karte 2 der Apfelreihe"
    assert names.stack_name("o12", "en") == "card 12 of the orange row"


def test_counts_and_points_in_words() -> None:
    counts = [f"{names.count_name(count, 'de'):cards}" for count in (0, 1, 2, 13)]
    assert counts == ["keine Karten", "eine Karte", "zwei Karten", "13 Karten"]
    assert f"{names.points_name(1, 'de'):with}, {names.points_name(-300, 'de'):with}" == (
        "1 Punkt, −300 Punkten"
    )
    assert names.points_name(-1, "en") == "−1 point"


def test_a_form_that_there_is_not_is_an_error() -> None:
    with pytest.raises(KeyError):
        format(names.card_name("thief", "de"), "with")


# Events


@pytest.mark.rule("ARN-26")
def test_a_stolen_card_in_words() -> None:
    stolen = events(False)["stole_stack"]
    assert stolen.say("de", player=0, card="r1000", row="b", to_row="g") == (
        "Mit einem Dieb stiehlt {P1} die rote 1000 samt Chamäleon aus der blauen Reihe für die "
        "grüne Reihe."
    )


@pytest.mark.rule("AJR-12")
def test_the_bird_in_words() -> None:
    assert events(True)["crushed"].say("de", player=1, card="g3", stack="g2") == (
        "{P2} schickt einen hungrigen Vogel auf die drei Äpfel (Karte 2 der Apfelreihe): Das Obst "
        "zählt nicht mehr."
    )


@pytest.mark.rule("ARN-18")
def test_a_demand_in_words() -> None:
    assert events(False)["demanded"].say("de", player=0, other=2, colour="r", n=1) == (
        "{P1} fordert von {P3} zwei rote Punktkarten und bekommt eine."
    )
    assert events(True)["demanded"].say("en", player=0, other=2, colour="g", n=2) == (
        "{P1} demands two cards with apples from {P3} and gets two."
    )


@pytest.mark.rule("ARN-34")
@pytest.mark.parametrize(
    ("points", "factors", "minus", "total", "said"),
    [
        ([3000, 50], [6], [600], 17700, "(3000 + 50) × 6 − 600 = 17700"),
        ([3000, 50], [], [600], 2450, "3000 + 50 − 600 = 2450"),
        ([500], [2, 2], [], 2000, "500 × 2 × 2 = 2000"),
        ([500], [], [], 500, "500"),
        ([], [2], [200], -200, "0 − 200 = −200"),
        ([], [], [], 0, "0"),
    ],
)
def test_a_rows_sum(
    points: list[int], factors: list[int], minus: list[int], total: int, said: str
) -> None:
    assert event_words.row_sum(points, factors, minus, total) == said


@pytest.mark.rule("ARN-35")
def test_most_points_win_and_equal_scores_share_the_place() -> None:
    assert event_words.ending([300, 1200, -200, 300], "en") == [
        "{P2} wins with 1200 points, the most of all.",
        "The places: 1. {P2} (1200); 2. {P1} and {P4} (300); 4. {P3} (−200).",
    ]
    assert event_words.ending([7, 7, 3], "de", junior=True)[0] == (
        "{P1} und {P2} teilen sich den Sieg mit je 7 Punkten."
    )


@pytest.mark.rule("ARN-40")
@pytest.mark.rule("AJR-20")
def test_fewest_points_win() -> None:
    for junior in (False, True):
        assert event_words.ending([5, 1, 9], "de", losing=True, junior=junior) == [
            "{P2} gewinnt mit 1 Punkt, den wenigsten von allen.",
            "Die Plätze: 1. {P2} (1); 2. {P1} (5); 3. {P3} (9).",
        ]


@pytest.mark.rule("ARN-42")
def test_a_team_wins_together() -> None:
    assert event_words.ending([50, 700, 50, 700], "en", teams="rgrg") == [
        "The green team wins with 700 points: {P2} and {P4}.",
        "The places: 1. {P2} and {P4} (700); 3. {P1} and {P3} (50).",
    ]
    assert event_words.ending([50, 50, 50, 50], "de", teams="rgrg")[0] == (
        "{P1}, {P2}, {P3} und {P4} teilen sich den Sieg mit je 50 Punkten."
    )


# The set-up


SET_UPS: dict[str, tuple[Text, dict[str, OptionWords]]] = {
    "arne": (table_words.SENTENCE, table_words.OPTIONS),
    "junior": (table_words_junior.SENTENCE, table_words_junior.OPTIONS),
}


@pytest.mark.parametrize("game", SET_UPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_sentence_has_a_gap_for_every_option(game: str, language: Language) -> None:
    sentence, options = SET_UPS[game]
    assert gaps(sentence[language].replace("|", "")) == set(options)
    assert sum(len(gaps(clause)) for clause in sentence[language].split("|")) == len(options)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, (_, options) in SET_UPS.items() for name in options]
)
def test_options_are_explained_in_both_languages(game: str, name: str) -> None:
    option = SET_UPS[game][1][name]
    assert option.rule in (JUNIOR_RULES if game == "junior" else ARNE_RULES)
    for text in (option.label, option.help, *(label for _, label in option.choices)):
        assert all(text[language] for language in LANGUAGES)
    assert len({value for value, _ in option.choices}) == len(option.choices)
    if name not in ("first_player", "pause"):
        for language in LANGUAGES:
            assert len({label[language] for _, label in option.choices}) == len(option.choices)


@pytest.mark.parametrize("game", SET_UPS)
def test_the_decks_format_is_explained(game: str) -> None:
    for text in SET_UPS[game][1]["deck"].help.values():
        assert "thief:8" in str(text)
        assert "only" in str(text)


def test_buttons_have_words() -> None:
    for language in LANGUAGES:
        assert len({text[language] for text in BUTTONS.values()}) == len(BUTTONS)
