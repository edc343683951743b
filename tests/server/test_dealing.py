"""Fair dealing at a table: fixed before, contributed to, told afterwards, verified by anybody."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from armoire.cli import run
from armoire.core.dealing import commitment, new_secret
from armoire.server.audience import Audience, Scene, letter, replay, update
from armoire.server.decide import decide
from armoire.server.events import Committed, Created, Sat, read, write
from armoire.server.incoming import Act, Contribute, Start
from armoire.server.messages import Refusal
from armoire.server.rights import Asker
from armoire.server.table import Table

ADA, BEN, CLEO = (Asker(guest, ()) for guest in ("ada", "ben", "cleo"))
SECRET = 63 * "0" + "1"
FIRST, SECOND = 64 * "a", 64 * "b"


def table_of(game: str = "arlecchino", **options: Any) -> Table:
    """Ada and Ben sit; nothing is dealt."""
    table = Table("t")
    table.happen(Created(game, {"players": 2, **options}, "ada"))
    table.happen(Committed(SECRET))
    for seat, guest in enumerate(("ada", "ben")):
        table.happen(Sat(seat, guest, guest))
    return table


def give(table: Table, asker: Asker, number: str) -> Table:
    return decide(table, Contribute("x", commitment(SECRET), number), asker)


def seen(table: Table, guest: str) -> str:
    """All bytes of the table for a guest."""
    return letter(update(Scene(table, (), {}), Audience(guest, "en"), -1))


def played(table: Table) -> Table:
    choice = random.Random(1)
    while table.status == "playing":
        state = table.playing()
        seat = state.current_player()
        action = state.action_to_string(choice.choice(state.legal_actions()))
        asker = ADA if seat == 0 else BEN
        table = decide(table, Act("x", table.version, seat, action), asker)
    return table


def test_who_sits_is_asked_for_a_number_once() -> None:
    table = table_of()
    asked = json.loads(seen(table, "ada"))["asks_number"]
    assert asked == commitment(SECRET)
    assert json.loads(seen(table, "cleo"))["asks_number"] is None
    table = give(table, ADA, FIRST)
    assert json.loads(seen(table, "ada"))["asks_number"] is None
    assert give(table, ADA, SECOND).numbers == {"ada": FIRST}  # the first one counts


def test_numbers_for_another_deal_and_of_others_are_refused() -> None:
    table = table_of()
    with pytest.raises(Refusal) as refused:
        decide(table, Contribute("x", commitment(new_secret()), FIRST), ADA)
    assert refused.value.code == "other_deal"
    with pytest.raises(Refusal) as refused:
        give(table, CLEO, FIRST)
    assert refused.value.code == "not_seated"


@pytest.mark.parametrize("game", ["arlecchino", "arschmallows"])
def test_a_game_is_verified_from_its_replay(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"rounds": 1, "kids": True} if game == "arschmallows" else {}
    table = give(give(table_of(game, **options), BEN, SECOND), ADA, FIRST)
    table = played(decide(table, Start("x"), ADA))
    file = tmp_path / "game.json"
    file.write_text(replay(table))
    assert run(["verify", str(file)]) == 0
    assert "seat 1 and 2" in capsys.readouterr().out

    content = json.loads(file.read_text())
    content["dealing"]["numbers"][0]["number"] = 64 * "c"
    file.write_text(json.dumps(content))
    assert run(["verify", str(file)]) == 1
    assert "should be" in capsys.readouterr().out

    content["dealing"]["secret"] = new_secret()
    file.write_text(json.dumps(content))
    assert run(["verify", str(file)]) == 1
    assert "not the one that the table had fixed" in capsys.readouterr().out

    del content["dealing"]
    file.write_text(json.dumps(content))
    assert run(["verify", str(file), "--language", "de"]) == 1
    assert "Es gibt nichts zu prüfen" in capsys.readouterr().out


def test_the_secret_is_in_no_byte_before_the_end() -> None:
    table = give(table_of(), ADA, FIRST)
    for guest in ("ada", "ben", "cleo"):
        assert SECRET not in seen(table, guest)
    table = decide(table, Start("x"), ADA)
    following = table.secret
    assert following is not None
    for guest in ("ada", "ben", "cleo"):
        assert SECRET not in seen(table, guest)
        assert following not in seen(table, guest)
    assert SECRET not in replay(table)
    table = played(table)
    assert SECRET in replay(table)
    assert following not in replay(table)
    assert f"{commitment(SECRET)[:12]} …" in seen(table, "cleo")


def test_a_table_made_anew_deals_on_alike() -> None:
    table = decide(give(table_of(), ADA, FIRST), Start("x"), ADA)
    again = Table("t")
    again.happen(Created("arlecchino", {"players": 2}, "ada"))
    again.happen(Committed(SECRET))
    for seat, guest in enumerate(("ada", "ben")):
        again.happen(Sat(seat, guest, guest))
    again = give(again, ADA, FIRST)
    for _, event in table.course:
        again.happen(read(write(event)))
    assert again.dealing == table.dealing
    assert again.playing().history() == table.playing().history()
