"""A mistake in the program itself is told and logged, and costs nobody their line or their game."""

from __future__ import annotations

from typing import NoReturn

import pytest

from armoire.server import room
from armoire.server.incoming import Act, Rename, Why
from tests.server.quick import Gathering, magpie, quickly


def fails(*_: object) -> NoReturn:
    raise RuntimeError("a mistake in a game's reasons")


@pytest.mark.parametrize("failing", ["why", "decide"])
def test_whoever_asked_is_told_and_all_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failing: str
) -> None:
    async def run() -> None:
        there = Gathering(magpie("pp", "1", "3"))
        before = there.room.table.version
        with monkeypatch.context() as broken:
            broken.setattr(room, failing, fails)
            if failing == "why":
                said = await there.say("p0", Why, 0, ["1"])
            else:
                said = await there.say("p0", Rename, "Ada")
        assert (said["type"], said["code"]) == ("refused", "broken")
        assert "mistake" not in said["sentence"]
        assert there.room.table.version == before
        assert (await there.say("p0", Rename, "Ada"))["type"] != "refused"
        assert (await there.say("p0", Act, 0, 0, "nonsense"))["type"] == "refused"
        await there.close()

    quickly(run())
    assert "a mistake in a game's reasons" in caplog.text
