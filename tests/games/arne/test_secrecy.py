"""Nobody is told of a card that they have not been shown.

Two games beside each other, which an audience cannot tell apart: in one the hidden cards were dealt
anew; or both have the same actions from the beginning, but cards that the audience was never shown
came to lie elsewhere. All that the audience is told is the same, byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import armoire
from armoire.core.kernel import CHANCE, NOBODY
from armoire.core.language import LANGUAGES
from tests.games.arne.random_games import BIRDS, BUSY, title
from tests.games.arne.reference import Table
from tests.games.arne.reference_cards import Card
from tests.games.arne.scripts import dealt, game, line
from tests.games.arne.test_knowledge import MOVING
from tests.games.arne.test_redeal import redealt
from tests.games.arne.worlds import wander

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("arne", {"players": 4}),
    ("arne", {"players": 3, "variant": "losing"}),
    ("arne", {"players": 2, "dummy": True}),
    ("arne", {"players": 4, "teams": True}),
    ("arne", {"players": 4, "deck": MOVING}),
    ("arne", {"players": 3, "deck": BUSY}),
    ("arne-junior", {"players": 4}),
    ("arne-junior", {"players": 3, "deck": BIRDS}),
]
TEXTS = [
    "", "nonsense", "draw", "end", "pass", "stop", "reverse", "thief discard", "thief r1",
    "lay r50", "lay g100 @g", "discard b50", "x3 r1", "take1 P1", "take1 P2", "ask2 P2",
    "ask2 P1 r", "ask2black P3", "take3", "pass-hands", "swap P1", "swap P2", "give r50",
    "play g-200 @g", "chameleon g1000 @r", "chameleon", "crush r1", "lock g1",
]  # fmt: skip


def told(state: armoire.State, audience: int | None, random: Random) -> bytes:
    """All that an audience may be told of a state."""
    said: list[object] = [
        state.view(audience), *(state.prompt(audience, language) for language in LANGUAGES),
        state.scores(), state.returns(), state.is_terminal(), state.take_back_count(),
    ]  # fmt: skip
    if audience is not None:
        asked = state.record.asked != NOBODY
        said += [
            state.paths(audience), state.legal_actions(audience),
            state.observation_tensor(audience).tolist(), state.observation_string(audience),
            state.information_state_string(audience),
            state.current_player() == audience, None if asked else state.current_player(),
            [state.explain(audience, text, language)
             for text in random.sample(TEXTS, 4) for language in LANGUAGES],
        ]  # fmt: skip
    return msgspec.json.encode(said)


def told_of(before: armoire.State, after: armoire.State, audience: int | None) -> bytes:
    """All that an audience may be told of the latest action."""
    said: list[object] = [after.describe(before, language, audience) for language in LANGUAGES]
    if audience is not None:
        said += [after.whispers(audience, language) for language in LANGUAGES]
    return msgspec.json.encode(said)


# Hidden cards dealt anew


@pytest.mark.rule("ARN-17")
@pytest.mark.rule("ARN-19")
@pytest.mark.slow
@pytest.mark.parametrize("timing", ["ask", "speed"])
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_an_audience_is_told_the_same_in_a_world_that_it_cannot_tell_apart(
    variant: tuple[str, dict[str, Any]], timing: str
) -> None:
    name, options = variant
    random = Random(f"{variant}{timing}")
    state = game(name, **options, timing=timing).new_initial_state(seed=random.randrange(999))
    followed = 0
    for number, _ in enumerate(wander(state, random)):
        if number % 6 == 0 and not state.is_terminal():
            player = random.randrange(state.num_players())
            other = state.resample_from_infostate(player, number)
            for audience in (player, None):
                assert told(other, audience, Random(number)) == told(
                    state, audience, Random(number))
            followed += go_on_alike(state, other, player, random)
    assert followed > 5


def go_on_alike(
    state: armoire.State, other: armoire.State, player: int, random: Random
) -> bool:
    """Let something happen that can happen in both; what is said of it is the same.

    False if there was nothing, or if it tells of hidden cards: what comes of a demand does.
    """
    actor = state.current_player()
    if actor != other.current_player() or (state.record.asked != NOBODY and actor != player):
        return False
    possible = sorted(set(state.legal_actions()) & set(other.legal_actions()))
    if not possible:
        return False
    action = random.choice(possible)
    pair = state.clone(), other.clone()
    for after in pair:
        after.apply_action(action, actor)
    one, two = (after.record for after in pair)
    if (one.phase, one.owed) != (two.phase, two.owed):
        return False
    for audience in (player, None):
        assert told_of(state, pair[0], audience) == told_of(other, pair[1], audience)
    return True


# The same game with hidden cards in other places


Script = list[tuple[str, int]]
"""Texts in notation, and by whom."""


def never_shown(state: armoire.State, audience: int | None) -> dict[Card, list[int]]:
    """The cards that an audience has not been shown by the end of a game so far, each with the
    numbers of the outcomes with which it came: out of the pile, and unseen from hand to hand."""
    table = Table(state.game.name, state.game.options_dict())
    hidden: dict[Card, list[int]] = {card: [] for card in table.deck}
    for number, (text, player) in enumerate(script_of(state)):
        before = places(table, audience)
        table.play(text, None if player == CHANCE else player)
        after = places(table, audience)
        for card in [card for card in hidden if card not in after]:
            del hidden[card]
        if player == CHANCE:
            for card, came in hidden.items():
                if before[card] != after[card]:
                    came.append(number)
    return hidden


def places(table: Table, audience: int | None) -> dict[Card, int]:
    """Where all cards lie that the audience does not see: in which hand, −1 for the pile."""
    found = dict.fromkeys(table.pile, -1)
    for player, hand in enumerate(table.hands):
        if player != audience:
            found |= dict.fromkeys(hand, player)
    return found


def script_of(state: armoire.State) -> Script:
    players = [player for player, _ in state.full_history()]
    return list(zip(state.history_text(), players, strict=True))


def twin(state: armoire.State, audience: int | None, random: Random, most: int) -> Script:
    """The same game, where up to so many pairs of cards that were never shown changed places."""
    hidden = never_shown(state, audience)
    codes = {card: card.code for card in hidden}
    script = script_of(state)
    for _ in range(most):
        one = random.choice([card for card, came in hidden.items() if came])
        other = random.choice(list(hidden))
        changed = script.copy()
        for card, code in ((one, codes[other]), (other, codes[one])):
            for number in hidden[card]:
                changed[number] = (code, CHANCE)
        if can_be_played(state, changed):
            script = changed
            codes[one], codes[other] = codes[other], codes[one]
    return script


def can_be_played(state: armoire.State, script: Script) -> bool:
    """Whether these actions are possible, and bring as many cards as they did."""
    trial = state.game.new_initial_state()
    try:
        for text, player in script:
            trial.play(text, player)
    except armoire.IllegalAction:
        return False
    return all(
        getattr(noted, "count", None) == getattr(other, "count", None)
        for (_, noted), (_, other) in zip(trial.notes()[::-1], state.notes()[::-1], strict=False)
    )


def side_by_side(
    state: armoire.State, script: Script
) -> Iterator[tuple[armoire.State, armoire.State]]:
    """The game and its twin, after each action."""
    one, other = (state.game.new_initial_state() for _ in range(2))
    yield one, other
    for (text, player), (changed, _) in zip(script_of(state), script, strict=True):
        one.play(text, player)
        other.play(changed, player)
        yield one, other


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_what_a_player_knows_and_is_told_does_not_depend_on_what_they_were_not_shown(
    variant: tuple[str, dict[str, Any]]
) -> None:
    """The whole record too, once what is hidden is dealt anew: with it a bot thinks."""
    name, options = variant
    random = Random(f"twins of {variant}")
    for audience in (random.randrange(options["players"]), None):
        state = game(name, **options, timing="speed").new_initial_state(seed=random.randrange(99))
        for _ in wander(state, random, 90):
            pass
        script = twin(state, audience, random, 12)
        assert script != script_of(state)
        for number, (one, other) in enumerate(side_by_side(state, script)):
            if number % 5:
                continue
            assert told(one, audience, Random(number)) == told(other, audience, Random(number))
            if audience is not None:
                worlds = [redealt(game.record, audience, number) for game in (one, other)]
                assert worlds[0].tobytes() == worlds[1].tobytes()


# What must be told apart


def test_what_a_player_was_shown_makes_a_difference() -> None:
    """Else the comparisons would say nothing."""
    games = [dealt("", f"{card} r100 g50", "", pile="r50 g50", timing="speed")
             for card in ("stop", "crush")]  # fmt: skip
    for state, card in zip(games, ("stop", "crush"), strict=True):
        line(state, f"draw; P1: take1 P2; {card}")
    for audience in (0, 1):
        assert games[0].information_state_string(audience) != games[1].information_state_string(
            audience)
        assert told(games[0], audience, Random(1)) != told(games[1], audience, Random(1))


@pytest.mark.rule("ARN-23")
def test_who_is_asked_and_who_passed_is_told_to_nobody_else() -> None:
    """In one game P2 is asked and passes, and P3 is asked; in the other P3 is asked at once."""
    games = [line(dealt("", first, "stop", pile="stop"), "draw") for first in ("stop", "")]
    games.append(line(dealt("", "stop", "stop", pile="stop"), "draw"))
    assert [state.current_player() for state in games] == [1, 2, 1]
    games[0].play("pass")
    for audience in (0, None):
        assert len({told(state, audience, Random(1)) for state in games}) == 1
    assert told(games[0], 1, Random(1)) != told(games[2], 1, Random(1)), "P2 is asked there"
