"""The menu of a table lists its options, without those that have no meaning there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tables.setting import local_server

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
async def test_options_without_an_effect_are_not_listed(
    tmp_path: Path, game: str, players: int, options: dict[str, str], idle: list[str]
) -> None:
    async with local_server(tmp_path) as server:
        people = [await server.guest(name) for name in "ABCD"[:players]]
        table = await server.start_table(*people, game=game, players=players, options=options)
        told = [line["title"] for line in plan_lines(table, "en")]
        assert len(told) == len(table.game.setup.offered) - len(idle)
        assert not set(told) & set(idle)


@pytest.mark.parametrize("game", packages())
def test_only_existing_options_can_be_listed_as_without_effect(game: str) -> None:
    package = package_of(game)
    for players in package.title.players:
        for preset in package.title.presets:
            setup = load(game, players, preset=preset).setup
            names = {option.name for option in setup.offered}
            assert set(package.idle_options(setup)) <= names
