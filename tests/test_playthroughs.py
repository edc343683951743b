"""The golden playthroughs are what the rules make today."""

from __future__ import annotations

import pytest

from tests import playthroughs


@pytest.mark.parametrize("name", playthroughs.VARIANTS)
def test_the_game_goes_as_written(name: str) -> None:
    file = playthroughs.FOLDER / f"{name}.txt"
    now = playthroughs.playthrough(name)
    assert file.is_file(), f"`{playthroughs.COMMAND}` writes {file.name}."
    assert now.splitlines() == file.read_text("utf-8").splitlines(), (
        f"{file.name} would be written otherwise now. If that is meant, `{playthroughs.COMMAND}` "
        "writes it anew; read the difference like code, and raise the game's rules_version if old "
        "games would go another way."
    )


def test_there_is_no_file_too_many() -> None:
    files = {file.stem for file in playthroughs.FOLDER.iterdir()}
    assert files == set(playthroughs.VARIANTS), f"`{playthroughs.COMMAND}` tidies up."


@pytest.mark.parametrize("name", playthroughs.VARIANTS)
def test_a_file_can_be_read_through(name: str) -> None:
    size = (playthroughs.FOLDER / f"{name}.txt").stat().st_size
    assert size <= playthroughs.LARGEST


def test_every_option_has_a_playthrough() -> None:
    """Each value of each option but colours, which are any order of letters."""
    import armoire

    game = armoire.find("arlecchino")
    usual = {form.name: form.default for form in game.option_forms()}
    played = [{**usual, **options} for options in playthroughs.VARIANTS.values()]
    for form in game.option_forms():
        if form.kind == "choice" and form.name != "neutral":
            for choice in form.choices:
                assert any(options[form.name] == choice.value for options in played), (
                    f"No playthrough has {form.name} = {choice.value}."
                )
        assert any(options[form.name] != form.default for options in played)
