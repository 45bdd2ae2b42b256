"""Plays whole matches at a table, for tests of what comes after the end."""

from __future__ import annotations

import random
from typing import Any

from tests.tables.setting import LocalServer, random_move

from paddock.shelf import titles
from paddock.tables import Player, Table

GAMES = [title.name for title in titles()]
# The shortest match of each game that has all of its phases.
SHORT: dict[str, dict[str, str]] = {
    "grand_prix": {"races": "1"},
    "rally": {"rally": "italy", "special_stages": "on"},
}


async def play_on(
    server: LocalServer, table: Table, rng: random.Random, most: int = 100_000
) -> None:
    """Play until the match is over, or until players were asked `most` times."""
    for _ in range(most):
        if table.over:
            return
        await server.advance(20)
        await random_move(table, rng)
    await server.settle()


async def finished(server: LocalServer, host: Player, game: str, **facts: Any) -> Table:
    """A finished match of one person and random bots."""
    options = {**SHORT.get(game, {}), **facts.pop("options", {})}
    players = facts.pop("players", 0) or _fewest(game)
    table = await server.start_table(host, game=game, players=players, options=options, **facts)
    await play_on(server, table, random.Random(1))
    assert table.over
    return table


def _fewest(game: str) -> int:
    return next(title.players[0] for title in titles() if title.name == game)
