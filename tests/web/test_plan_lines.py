"""The menu of a table says what it plays by, and nothing that has no meaning there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tables.setting import evening

from paddock.games import package_of, packages
from paddock.shelf import load
from paddock.web.plan_lines import plan_lines

CHAMPIONSHIP = {"length": "championship"}


@pytest.mark.parametrize(
    ("game", "players", "options", "idle"),
    [
        ("rally", 2, {}, []),
        ("rally", 2, CHAMPIONSHIP, ["Which rally"]),
        ("kilometers", 3, {}, []),
        ("kilometers", 4, {}, ["Extension"]),
        ("grand_prix", 2, {}, []),
        ("grand_prix", 4, {}, ["Three cars each for two"]),
    ],
)
async def test_what_changes_nothing_is_not_told(
    tmp_path: Path, game: str, players: int, options: dict[str, str], idle: list[str]
) -> None:
    async with evening(tmp_path) as night:
        people = [await night.guest(name) for name in "ABCD"[:players]]
        table = await night.begun(*people, game=game, players=players, options=options)
        told = [line["title"] for line in plan_lines(table, "en")]
        assert len(told) == len(table.game.setup.offered) - len(idle)
        assert not set(told) & set(idle)


@pytest.mark.parametrize("game", packages())
def test_only_options_that_there_are_can_be_idle(game: str) -> None:
    package = package_of(game)
    for players in package.title.players:
        for preset in package.title.presets:
            setup = load(game, players, preset=preset).setup
            names = {option.name for option in setup.offered}
            assert set(package.idle_options(setup)) <= names
