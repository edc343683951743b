"""The course of a table: seats, start, play, taking back, again; and what everybody hears of it."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from armoire.core.replay import read
from tests.server.people import Person, World

MOST_MOVES = 400


def play_to_the_end(people: list[Person]) -> None:
    """Everybody plays until the game is over; bots play by themselves."""
    for _ in range(MOST_MOVES):
        if any(person.now["table"]["status"] == "over" for person in people):
            break
        acting = next((person for person in people if person.is_to_act()), None)
        if acting is None:  # a bot plays, or somebody is asked in private
            for person in people:
                person.rest(0.005)
            continue
        version = acting.play()["version"]
        for person in people:
            person.until(version)
    for person in people:
        person.until_it(lambda said: said["table"]["status"] == "over")


def play_until(people: list[Person], true: Any) -> Person:
    """Everybody plays until something is true of the one in turn; that one."""
    for _ in range(MOST_MOVES):
        acting = next(person for person in people if person.is_to_act())
        if true(acting):
            return acting
        version = acting.play()["version"]
        for person in people:
            person.until(version)
    raise AssertionError("it never came true")


# Versions


def test_everybody_hears_every_version_without_gaps(world: World) -> None:
    people = [*world.game_of("Ada", "Ben", "Cleo", "Dan")]
    watcher = world.person(people[0].code)
    play_to_the_end([*people, watcher])
    for person in [*people, watcher]:
        updates = [said for said in person.all if said["type"] == "update"]
        for before, after in itertools.pairwise(updates):
            assert after["since"] in (-1, before["version"])
            assert after["version"] >= before["version"]


def test_everybody_sees_the_same_game(world: World) -> None:
    people = world.game_of("Ada", "Ben")
    play_to_the_end(people)
    assert people[0].now["view"] == people[1].now["view"]
    assert people[0].log == people[1].log
    assert people[0].log[-1]


def test_a_replay_can_be_had_at_any_time_and_plays_the_same(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben")
    play_until([ada, ben], lambda person: person.version > 45)
    for _ in range(2):
        status, _, headers = world.ask(f"/api/tables/{ada.code}/replay")
        assert status == 200
        assert "attachment" in headers["content-disposition"]
        play_to_the_end([ada, ben])
    _, content, _ = world.ask(f"/api/tables/{ada.code}/replay")
    end = read(json.dumps(content)).end()
    assert end.is_terminal()
    assert end.scores() == ada.now["view"]["scores"]


def test_there_is_no_replay_before_the_game(world: World) -> None:
    code, _ = world.open_table()
    status, content, _ = world.ask(f"/api/tables/{code}/replay")
    assert (status, content["code"]) == (409, "no_game_yet")


# The same command twice, and commands that come too late


def test_a_command_is_carried_out_once(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben")
    acting = play_until([ada, ben], lambda person: True)
    fields = {"version": acting.version, "seat": acting.acting(),
              "action": acting.now["paths"][0]["action"]}  # fmt: skip
    first = acting.do("act", id="once", **fields)
    acting.until(first["version"])
    assert first["type"] == "done"
    for _ in range(3):
        assert acting.do("act", id="once", **fields) == first
    assert acting.do("stand", id="once", seat=0) == first
    assert acting.heard == first["version"]
    assert world.person(ada.code).version == first["version"]


def test_a_refusal_stays_one(world: World) -> None:
    ada, ben = world.table_of("Ada", "Ben")
    code = ada.code
    cleo = world.person(code)
    first = cleo.refused("sit", id="again", seat=1, name="Cleo")
    ben.must("stand", seat=1)
    assert cleo.do("sit", id="again", seat=1, name="Cleo") == first
    assert cleo.do("sit", id="anew", seat=1, name="Cleo")["type"] == "done"


def test_the_same_id_of_somebody_else_is_another_command(world: World) -> None:
    code, _ = world.open_table()
    ada, ben = world.person(code), world.person(code)
    assert ada.do("sit", id="x", seat=0, name="Ada")["type"] == "done"
    assert ben.do("sit", id="x", seat=1, name="Ben")["type"] == "done"
    ada.until_it(lambda said: said["table"]["seats"][1]["name"] == "Ben")


def test_an_action_whose_target_has_changed_is_overtaken(world: World) -> None:
    people = world.game_of("Ada", "Ben")
    acting = play_until(people, lambda person: len(person.now["paths"]) > 1)
    seen, seat = acting.version, acting.acting()
    first, second = (path["action"] for path in acting.now["paths"][:2])
    done = acting.must("act", version=seen, seat=seat, action=first)
    for action in (first, second):
        late = acting.refused("act", version=seen, seat=seat, action=action)
        assert late["code"] == "overtaken"
        assert late["args"] == {"what": action, "by": acting.now["you"]["name"]}
        assert late["sentence"].startswith(f"That came too late. {late['args']['by']} ")
    late = acting.refused("take_back", version=seen, seat=seat)
    assert late["code"] == "overtaken"
    assert world.person(acting.code).version == done["version"]


def test_what_changes_nothing_on_the_table_overtakes_nobody(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben")
    acting = play_until([ada, ben], lambda person: True)
    other = ben if acting is ada else ada
    seen, action = acting.version, acting.now["paths"][0]["action"]
    other.must("rename", name="Cleo")
    acting.must("act", version=seen, seat=acting.acting(), action=action)


# Taking back


def test_a_half_made_play_is_taken_back_step_by_step(world: World) -> None:
    people = world.game_of("Ada", "Ben", "Cleo", "Dan")

    def can_take_back_two(person: Person) -> bool:
        return bool(person.now["table"]["can_take_back"] == 2)

    seen: dict[int, Any] = {}

    def note(person: Person) -> bool:
        seen[person.now["table"]["can_take_back"]] = person.now["view"]
        return can_take_back_two(person)

    acting = play_until(people, note)
    seat = acting.acting()
    for left in (1, 0):
        done = acting.must("take_back", version=acting.version, seat=seat)
        for person in people:
            person.until(done["version"])
            assert person.now["view"] == seen[left]
            assert person.now["table"]["took_back"] is True
            assert person.now["table"]["can_take_back"] == left
            assert person.log[-1] == f"{{P{seat + 1}}} takes the last movement back."
    refused = acting.refused("take_back", version=acting.version, seat=seat)
    assert refused["code"] == "nothing_to_take_back"
    acting.play()
    assert acting.now["table"]["took_back"] is False


def test_nobody_takes_back_for_another(world: World) -> None:
    people = world.game_of("Ada", "Ben", "Cleo", "Dan")
    acting = play_until(people, lambda person: person.now["table"]["can_take_back"] > 0)
    other = next(person for person in people if person is not acting)
    seat = other.now["you"]["seats"][0]
    refused = other.refused("take_back", version=other.version, seat=seat)
    assert refused["code"] == "not_your_play"
    refused = other.refused("take_back", version=other.version, seat=acting.acting())
    assert refused["code"] == "not_your_seat"


# Seats


def test_seats_before_the_game(world: World) -> None:
    code, cookie = world.open_table()
    ada = world.person(code, cookie)
    assert ada.now["you"] == {"seats": [], "owner": True, "name": "", "standing": None}
    assert ada.now["table"]["status"] == "open"
    assert [seat["kind"] for seat in ada.now["table"]["seats"]] == ["open"] * 4
    assert ada.now["prompt"] == "Take your seats."

    ada.until(ada.must("sit", seat=2, name="  Ada   Lovelace ")["version"])
    told = {"seats": [2], "owner": True, "name": "Ada Lovelace", "standing": None}
    assert ada.now["you"] == told
    ada.until(ada.must("sit", seat=0, name="Grace")["version"])
    assert ada.now["you"]["seats"] == [0, 2]
    ada.until(ada.must("seat_bot", seat=1, level="hard")["version"])
    bot = ada.now["table"]["seats"][1]
    assert (bot["kind"], bot["level"], bot["online"]) == ("bot", "hard", True)
    assert bot["name"]
    ada.until(ada.must("clear_seat", seat=1)["version"])
    ada.until(ada.must("stand", seat=0)["version"])
    kinds = [seat["kind"] for seat in ada.now["table"]["seats"]]
    assert kinds == ["open", "open", "person", "open"]


def test_a_rename_changes_the_guests_own_name_only(world: World) -> None:
    code, cookie = world.open_table()
    ada = world.person(code, cookie)
    ada.must("sit", seat=0, name="Ada")
    ada.must("sit", seat=1, name="Her sister")
    ada.until(ada.must("rename", name="Augusta")["version"])
    names = [seat["name"] for seat in ada.now["table"]["seats"]]
    assert names[:2] == ["Augusta", "Her sister"]
    assert ada.log[-1] == "Ada is called Augusta now."


def test_nobody_takes_the_name_of_somebody_else(world: World) -> None:
    code, cookie = world.open_table()
    ada, ben = world.person(code, cookie), world.person(code)
    ada.must("sit", seat=0, name="Ada")
    ada.must("sit", seat=1, name="Ada")
    bot = next(seat["name"] for seat in ada.until(
        ada.must("seat_bot", seat=2, level="easy")["version"]
    )["table"]["seats"] if seat["kind"] == "bot")  # fmt: skip
    for name in ("ada", bot):
        assert ben.refused("sit", seat=3, name=name)["code"] == "name_taken"
    ben.must("sit", seat=3, name="Ben")
    assert ben.refused("rename", name="ADA")["code"] == "name_taken"
    ben.must("rename", name="ben")


def test_who_comes_back_keeps_the_name(world: World) -> None:
    """On another device, say, and so as another guest."""
    ada, ben = world.game_of("Ada", "Ben")
    ada.until(ben.must("stand", seat=1)["version"])
    again = world.person(ada.code)
    assert again.refused("sit", seat=1, name="Ada")["code"] == "name_taken"
    again.must("sit", seat=1, name="Ben")


def test_fewer_seats_move_people_together(world: World) -> None:
    code, cookie = world.open_table()
    ada, ben = world.person(code, cookie), world.person(code)
    ada.must("sit", seat=3, name="Ada")
    ben.must("sit", seat=1, name="Ben")
    ada.until(ada.must("set_options", options={"players": 2})["version"])
    assert [seat["name"] for seat in ada.now["table"]["seats"]] == ["Ben", "Ada"]
    ada.until(ada.must("set_options", options={"players": 3, "neutral": "b"})["version"])
    assert [seat["name"] for seat in ada.now["table"]["seats"]] == ["Ben", "Ada", ""]
    assert ada.now["table"]["options"]["neutral"] == "b"
    assert ada.now["you"]["seats"] == [1]


def test_a_second_start_is_refused_whoever_comes_first(world: World) -> None:
    ada, ben = world.table_of("Ada", "Ben")
    ada.send(type="start", id="s1")
    ben.send(type="start", id="s2")
    answers = [ada.hear_answer("s1"), ben.hear_answer("s2")]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["code"] == "already_started"


def test_who_leaves_can_come_back_or_be_followed_by_a_bot(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben")
    ada.until(ben.must("stand", seat=1)["version"])
    left = ada.now["table"]["seats"][1]
    assert (left["kind"], left["name"], left["online"]) == ("left", "Ben", False)
    ada.until(ben.must("sit", seat=1, name="Ben")["version"])
    assert ada.now["table"]["seats"][1]["kind"] == "person"
    assert ada.log[-1] == "Ben is back."
    ben.must("stand", seat=1)
    assert ben.refused("seat_bot", seat=1, level="easy")["code"] == "not_seated"
    ada.until(ada.must("seat_bot", seat=1, level="medium")["version"])
    bot = ada.now["table"]["seats"][1]
    assert bot["kind"] == "bot"
    assert any(line == f"The bot {bot['name']} plays on for Ben." for line in ada.log)
    play_to_the_end([ada])


def test_the_owner_can_clear_the_seat_of_who_is_away(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben")
    assert ada.refused("clear_seat", seat=1)["code"] == "still_there"
    ben.leave()
    ada.until_it(lambda said: not said["table"]["seats"][1]["online"])
    ada.until(ada.must("clear_seat", seat=1)["version"])
    assert ada.now["table"]["seats"][1]["kind"] == "left"


def test_one_person_plays_several_seats_of_an_open_game(world: World) -> None:
    code, cookie = world.open_table(players=2)
    ada = world.person(code, cookie)
    ada.must("sit", seat=0, name="Ada")
    ada.must("sit", seat=1, name="Ben")
    ada.until(ada.must("start")["version"])
    for language, words in (("en", "your turn: jump"), ("de", "du bist dran: Spring")):
        ada.hello(language=language)
        said = ada.hear("update")
        assert said["prompt"].startswith(f"{{P{ada.acting() + 1}}}, {words}")
    ada.hello(language="en")
    play_to_the_end([ada])
    assert ada.now["prompt"].startswith("The game is over.")
    assert set(ada.now["view"]["places"]) <= {1, 2}


def test_only_one_seat_where_cards_are_hidden(world: World) -> None:
    ada, ben = world.table_of("Ada", "Ben", game="magpie")
    ben.must("stand", seat=1)
    refused = ada.refused("sit", seat=1, name="Ada too")
    assert (refused["code"], refused["args"]) == ("one_seat_only", {"seat": "1"})
    ben.must("sit", seat=1, name="Ben")
    ada.must("start")
    ben.must("stand", seat=1)
    cleo = world.person(ada.code)
    assert cleo.refused("sit", seat=1, name="Cleo")["code"] == "seat_knows_too_much"
    ben.must("sit", seat=1, name="Ben")


def test_hidden_cards_are_in_no_replay_before_the_end(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben", game="magpie", timing="speed")
    status, content, _ = world.ask(f"/api/tables/{ada.code}/replay")
    assert (status, content["code"]) == (409, "replay_after_the_end")
    play_to_the_end([ada, ben])
    assert world.ask(f"/api/tables/{ada.code}/replay")[0] == 200


def test_the_owner_of_a_new_table_does_not_look_on(world: World) -> None:
    code, cookie = world.open_table(players=2)
    owner, ada = world.person(code, cookie), world.person(code)
    owner.until_it(lambda said: said["table"]["spectators"] == 1)
    ada.must("sit", seat=0, name="Ada")
    owner.until_it(lambda said: said["table"]["spectators"] == 0)
    owner.must("seat_bot", seat=1, level="easy")
    owner.until(owner.must("start")["version"])
    assert owner.now["table"]["spectators"] == 1


def test_spectators_are_counted(world: World) -> None:
    ada, ben = world.table_of("Ada", "Ben")
    cleo = world.person(ada.code)
    ada.until_it(lambda said: said["table"]["spectators"] == 1)
    cleo.leave()
    ada.until_it(lambda said: said["table"]["spectators"] == 0)
    ben.leave()
    ada.until_it(lambda said: not said["table"]["seats"][1]["online"])


# Bots, and another game


def test_bots_play_by_themselves(world: World) -> None:
    code, cookie = world.open_table(players=3)
    ada = world.person(code, cookie)
    ada.must("sit", seat=1, name="Ada")
    ada.must("seat_bot", seat=0, level="easy")
    ada.must("seat_bot", seat=2, level="hard")
    ada.until(ada.must("start")["version"])
    play_to_the_end([ada])
    thinking = {said["table"]["thinking"] for said in ada.all if said["type"] == "update"}
    assert thinking == {None, 0, 2}


def test_again_is_a_new_game_with_a_new_log(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben")
    assert ada.refused("again")["code"] == "not_over"
    play_to_the_end([ada, ben])
    cleo = world.person(ada.code)
    assert cleo.refused("again")["code"] == "not_seated"
    over = ada.version
    assert ada.refused("act", version=over, seat=0, action="stop")["code"] == "game_over"
    version = ben.must("again")["version"]
    for person in (ada, ben, cleo):
        begun = person.until(version)
        assert begun["game_number"] == 2
        assert begun["since"] == -1
        assert begun["table"]["status"] == "playing"
        assert all(line["version"] > over for line in begun["log"])
    play_to_the_end([ada, ben])


@pytest.mark.parametrize("timing", ["ask", "speed"])
def test_a_game_with_hidden_cards_is_played_to_its_end(world: World, timing: str) -> None:
    people = world.game_of("Ada", "Ben", "Cleo", game="magpie", timing=timing)
    play_to_the_end(people)
    for person in people:
        assert "The game is over" in person.now["prompt"]
