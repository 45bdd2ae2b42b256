"""The golden logs replay to the same result."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.every_game.tables import PLAIN
from tests.golden.logs import (
    ENDING,
    Recipe,
    ending,
    files,
    log_path,
    recipes,
    replay,
    stored_ending,
    tale_of,
    whole,
)

from paddock.core.title import Title
from paddock.shelf import titles

FILES = files()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_golden_match_replays_to_the_stored_result(file: Path) -> None:
    match = replay(file)
    assert ending(match) == stored_ending(file)
    assert match.state.over()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_golden_log_has_the_present_format(file: Path) -> None:
    assert whole(replay(file)) == file.read_text("utf-8")
    assert file.read_text("utf-8").count(ENDING) == 1


@pytest.mark.parametrize(
    ("game", "recipe"),
    [(title.name, recipe) for title in titles() for recipe in recipes(title.name)],
    ids=lambda part: str(getattr(part, "name", part)),
)
def test_a_golden_match_meets_the_conditions_of_its_recipe(game: str, recipe: Recipe) -> None:
    match = replay(log_path(game, recipe.name))
    assert match.game.players == recipe.players
    assert match.game.setup.preset == recipe.preset
    assert match.log.options == recipe.options
    assert recipe.wanted(tale_of(match))


@pytest.mark.parametrize("title", titles(), ids=lambda title: str(title.name))
def test_each_game_has_a_golden_match_for_every_preset_seating_and_option(title: Title) -> None:
    kept = recipes(title.name)
    tables = {(recipe.preset, recipe.players) for recipe in kept}
    assert tables >= {(table.preset, table.players) for table in PLAIN if table.title is title}
    assert {name for recipe in kept for name in recipe.options} == {o.name for o in title.options}
