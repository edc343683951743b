"""Rounds of asking: everybody is asked at once and answers in private; one event closes the round.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armoire.core.errors import ArmoireError
from armoire.core.game import register
from armoire.core.kernel import CHANCE, NOBODY
from armoire.core.state import State
from armoire.server import poll
from armoire.server.decide import decide
from armoire.server.events import (
    Acted,
    Answered,
    AnyEvent,
    Came,
    Replied,
    Stood,
    read,
    write,
)
from armoire.server.incoming import Act, Pause, Rename, Stand, Standing
from armoire.server.messages import Refusal
from armoire.server.rights import Asker
from armoire.server.table import Table
from tests.server.people import World
from tests.server.quick import Gathering, Message, magpie, quickly
from tests.tiny_game import Magpie

HANDS = ("1", "s", "s", "1", "1", "s")
"""Three hands, each a 1 and a snatch."""
LAID: tuple[AnyEvent, ...] = (Answered(None, None), Acted(0, "lay-1"), Came("3"))
"""The first one's turn: nobody snatches what does not lie there, a 1 is laid, the second draws."""


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """No wind ever blows, and the cards come in order."""
    monkeypatch.setattr(
        "armoire.server.play.draw",
        lambda state, fair: state.action_to_string(CHANCE, state.legal_actions()[0]),
    )


def polled(*hands: str) -> Table:
    """Three people are asked: a 1 lies in the middle, the second is in turn, the third first."""
    return magpie("ppp", *(hands or HANDS), "1", timing="ask", happened=LAID)


def act(table: Table, seat: int, action: str, version: int | None = None) -> Table:
    seen = table.version if version is None else version
    after = decide(table, Act("x", seen, seat, action), Asker(f"p{seat}", ()))
    after.fresh.clear()
    return after


def refused(table: Table, seat: int, action: str, version: int | None = None) -> str:
    with pytest.raises((Refusal, ArmoireError)) as caught:
        act(table, seat, action, version)
    assert isinstance(caught.value, Refusal | ArmoireError)
    return caught.value.code


# How a round ends


def test_everybody_is_asked_able_to_play_or_not() -> None:
    """Nothing lies in the middle, so nobody could snatch: they are asked all the same."""
    table = magpie("ppp", *HANDS, "1", timing="ask")
    assert table.playing().record.asked == NOBODY
    assert poll.awaited(table) == [1, 2, 0]
    assert [path.action for path in poll.shown(table, 1).paths(1)] == ["pass"]


def test_a_round_in_which_all_pass_is_one_event() -> None:
    table = polled()
    before = table.version
    for seat in (1, 0):
        table = act(table, seat, "pass")
        assert table.version == before, "an answer has no version"
        assert poll.is_polling(table)
    table = act(table, 2, "pass")
    assert table.version == before + 1
    assert not poll.is_polling(table)
    assert table.playing().current_player() == 1
    assert act(table, 1, "hold").playing().record.turns == 2


def test_the_first_in_the_order_who_wants_to_plays() -> None:
    """P2 was first to answer, but P3 comes before; and P1 need not answer then."""
    table = act(polled(), 1, "snatch")
    assert table.playing().scores() == [0, 0, 0]
    assert poll.awaited(table) == [2, 0]
    before = table.version
    table = act(table, 2, "snatch")
    assert table.playing().scores() == [0, 0, 1]
    assert table.version == before + 2, "the round and the wind"
    assert table.asking.answers == {}, "asked anew"


def test_who_comes_later_in_the_order_has_to_wait_for_those_before() -> None:
    table = act(polled(), 0, "snatch")
    table = act(table, 2, "pass")
    assert table.playing().scores() == [1, 0, 0]


def test_after_a_card_all_are_asked_anew() -> None:
    table = act(polled(), 2, "snatch")
    assert poll.awaited(table) == [0, 1, 2], "who has just acted is asked last"


# Answers that do not count


def test_the_first_answer_counts() -> None:
    table = act(polled(), 1, "pass")
    for action in ("pass", "snatch"):
        assert refused(table, 1, action) == "poll_answered"


def test_an_answer_is_for_its_own_round() -> None:
    table = polled()
    seen = table.version
    table = act(table, 2, "snatch")
    with pytest.raises(Refusal) as late:
        act(table, 1, "pass", seen)
    assert late.value.sentence("en") == "That came too late. {P3} snatches."
    assert late.value.args_ == {"what": "pass", "by": "Name 2"}
    assert act(table, 1, "pass").asking.answers == {1: None}


def test_a_rename_makes_no_answer_old() -> None:
    table = polled()
    seen = table.version
    table = decide(table, Rename("x", "Nobody"), Asker("p0", ()))
    assert act(table, 1, "pass", seen).asking.answers == {1: None}


def test_turns_wait_for_the_round() -> None:
    assert refused(polled(), 1, "hold") == "asking_first"
    assert refused(polled(), 0, "lay-3") == "not_now"
    assert refused(polled(), 0, "dance") == "unreadable"
    assert refused(polled("1", "1", "s", "1", "1", "s"), 0, "snatch") == "not_now"


def test_outside_a_round_there_is_nothing_to_pass() -> None:
    table = polled()
    for seat in range(3):
        table = act(table, seat, "pass")
    assert refused(table, 0, "pass") == "not_now"


# Who is not asked, and who need not be


@register
class Choosy(Magpie):
    """Only those who hold a card are asked, as everybody can see."""

    name = "choosy"

    def is_asked(self, state: State, player: int) -> bool:
        return bool(state.record.held[player] > 0)


def test_a_game_says_who_is_asked() -> None:
    """P1 has laid one card and snatched twice in vain: they hold none."""
    vain: list[AnyEvent] = [Answered(0, "snatch"), Came("gust")]
    hands = ("s", "s", "s", "1", "1", "s")
    table = magpie("ppp", *hands, "1", game="choosy", timing="ask", happened=[*LAID, *vain, *vain])
    assert table.playing().record.held.tolist()[:3] == [0, 3, 2]
    assert poll.awaited(table) == [1, 2]
    assert refused(table, 0, "pass") == "not_asked"


def test_who_has_left_passes_at_once() -> None:
    table = act(polled(), 2, "pass")
    table = decide(table, Stand("x", 0), Asker("p0", ()))
    assert table.asking.answers == {2: None, 0: None}
    table = act(table, 1, "pass")
    assert not poll.is_polling(table)
    table = act(table, 1, "hold")
    assert table.asking.answers == {0: None}, "and in every later round"


def test_the_last_one_to_leave_closes_the_round() -> None:
    table = act(act(polled(), 2, "pass"), 0, "pass")
    table = decide(table, Stand("x", 1), Asker("p1", ()))
    assert isinstance(table.fresh[-1].event, Answered)


# Standing passes


def stand(table: Table, seat: int, until: Any) -> Table:
    after = decide(table, Standing("x", seat, until), Asker(f"p{seat}", ()))
    after.fresh.clear()
    return after


def test_a_standing_pass_answers_by_itself() -> None:
    table = polled()
    before = table.version
    table = stand(table, 2, "game")
    assert table.version == before
    assert table.asking.answers == {2: None}
    table = act(act(table, 0, "pass"), 1, "pass")
    table = act(table, 1, "hold")
    assert poll.awaited(table) == [0, 1]


def test_a_standing_pass_can_close_the_round() -> None:
    table = stand(act(act(polled(), 0, "pass"), 1, "pass"), 2, "turn")
    assert not poll.is_polling(table)


def test_a_standing_pass_comes_too_late_for_an_answer() -> None:
    table = stand(act(polled(), 0, "snatch"), 0, "game")
    assert act(table, 2, "pass").playing().scores() == [1, 0, 0]


def test_a_standing_pass_until_the_own_turn_ends_there() -> None:
    """P1 and P2 pass until their turns; P2's has begun already, so theirs lasts for a round."""
    table = stand(stand(polled(), 0, "turn"), 1, "turn")
    table = act(table, 2, "pass")
    table = act(table, 1, "hold")
    assert table.asking.standing == {0: "turn", 1: "turn"}
    table = act(act(table, 2, "pass"), 2, "hold")
    assert table.turn_player() == 0
    assert table.asking.standing == {1: "turn"}
    assert poll.awaited(table) == [2, 0]
    table = act(act(act(table, 0, "pass"), 2, "pass"), 0, "hold")
    assert table.turn_player() == 1
    assert table.asking.standing == {}


def test_a_standing_pass_can_be_taken_back_for_the_next_round() -> None:
    table = stand(polled(), 2, "game")
    table = stand(table, 2, "no")
    assert table.asking.answers == {2: None}
    table = act(act(act(table, 0, "pass"), 1, "pass"), 1, "hold")
    assert 2 in poll.awaited(table)


def test_who_comes_after_somebody_does_not_inherit_their_standing_pass() -> None:
    table = decide(stand(polled(), 0, "game"), Stand("x", 0), Asker("p0", ()))
    assert table.asking.standing == {}


@pytest.mark.parametrize("timing", ["speed", "paced"])
def test_where_nobody_is_asked_nothing_can_be_left_standing(timing: str) -> None:
    table = magpie("pp", "1", "1", "1", "1", "1", timing=timing)
    with pytest.raises(Refusal) as caught:
        stand(table, 0, "turn")
    assert caught.value.code == "no_asking"


# What is told


def test_of_the_answers_of_others_nothing_is_told() -> None:
    async def run() -> Gathering:
        there = Gathering(polled())
        told = {guest: len(heard) for guest, heard in there.heard.items()}
        for seat in (1, 0):
            await there.act(seat, "pass")
        for guest in ("p2", "watcher"):
            assert len(there.heard[guest]) == told[guest]
        await there.act(2, "snatch")
        await there.close()
        return there

    there = quickly(run())
    for guest in ("p0", "p1", "p2", "watcher"):
        assert "pass" not in "".join(there.log(guest))
        assert there.log(guest)[-2:] == ["{P3} snatches.", "No wind: {P3} has the middle."]


def test_everybody_sees_that_the_table_waits_and_only_the_own_answer() -> None:
    async def run() -> list[Message]:
        there = Gathering(polled())
        shown = [there.shown("p0"), there.shown("watcher")]
        answer = await there.act(0, "pass")
        assert answer == {"type": "done", "id": answer["id"], "version": shown[0]["version"]}
        shown.append(there.shown("p0"))
        await there.say("p0", Standing, 0, "turn")
        shown.append(there.shown("p0"))
        for seat in (1, 2):
            await there.act(seat, "pass")
        shown.append(there.shown("p0"))
        await there.close()
        return shown

    asked, watching, answered, stands, over = quickly(run())
    assert asked["table"]["poll"] == {"answered": False, "standing": None}
    assert [path["action"] for path in asked["paths"]] == ["pass", "snatch"]
    assert asked["prompt"] == "Snatch, or pass?"
    assert asked["view"]["asked"] is True
    assert asked["table"]["turn"] == [1, 0]
    assert watching["table"]["poll"] == {"answered": True, "standing": None}
    assert watching["prompt"] == "Everybody may answer now; the table waits."
    assert answered["table"]["poll"] == {"answered": True, "standing": None}
    assert answered["prompt"] == "The table waits for the others' answers."
    assert answered["paths"] == []
    assert answered["version"] == asked["version"]
    assert stands["table"]["poll"] == {"answered": True, "standing": "turn"}
    assert stands["you"]["standing"] == "turn"
    assert over["table"]["poll"] is None
    assert over["you"]["standing"] == "turn"


def test_why_is_answered_as_to_somebody_who_is_asked(world: World) -> None:
    ada, _ = world.game_of("Ada", "Ben", game="magpie", timing="ask")
    assert ada.must("why", seat=0, touched=["pass"])["code"] == "legal"
    assert ada.must("why", seat=0, touched=["hold"])["code"] == "not_now"


def test_a_game_among_people_of_a_real_server(world: World) -> None:
    people = world.game_of("Ada", "Ben", "Cleo", game="magpie", timing="ask")
    for _ in range(100):
        asked = [person for person in people if person.is_to_act()]
        if not asked:
            break
        newest = 0
        for person in asked:
            action = person.now["paths"][-1]["action"]
            answer = person.do(
                "act", version=person.version, seat=person.now["you"]["seats"][0], action=action
            )
            newest = max(newest, answer["version"])
        for person in people:
            person.until(newest)
    assert {person.now["table"]["status"] for person in people} == {"over"}


# A table is its events


def test_tables_from_before_there_were_rounds_of_asking_are_read() -> None:
    """There passes were actions, each of whom the rules asked first."""
    turn: list[AnyEvent] = [Acted(0, "lay-1"), Came("3")]
    passes: list[AnyEvent] = [Acted(seat, "pass") for seat in (2, 0, 1)]
    asking = magpie("ppp", *HANDS, "1", timing="ask", happened=turn)
    table = magpie("ppp", *HANDS, "1", timing="ask", happened=[*turn, *passes])
    assert asking.playing().actors() == [2]
    assert table.playing().actors() == [1]
    assert table.version == asking.version, "they had no versions"


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 11)), max_size=60))
def test_any_sequence_of_answers_is_what_its_events_make(course: list[tuple[int, int]]) -> None:
    """Answers are kept though nobody is told: nothing of the round is lost with the server."""
    table = polled()
    kept: list[AnyEvent] = [event for _, event in table.course]
    for seat, what in course:
        asker = Asker(f"p{seat}", ())
        actions = ["pass", "snatch", "hold", "lay-1", "lay-3"]
        commands = [
            *(Act("x", table.version, seat, action) for action in actions),
            Act("x", table.version - 1, seat, "pass"),
            *(Standing("x", seat, until) for until in ("no", "turn", "game")),
            Stand("x", seat) if what % 2 else Pause("x"),
        ]
        try:
            after = decide(table, commands[what % len(commands)], asker)
        except (Refusal, ArmoireError):
            continue
        kept += [one.event for one in after.fresh]
        after.fresh.clear()
        table = after
    again = magpie("ppp", timing="ask", happened=[read(write(event)) for event in kept[1:]])
    assert again.snapshot() == table.snapshot()
    for event in kept:
        if isinstance(event, Replied | Stood):
            assert event.seat in range(3)
