"""The default screen: a table that fits the terminal."""

from __future__ import annotations

import pytest
from tests.hairpin import registered

from paddock.cli.terminal.screens import screen_for
from paddock.core.luck import Rng
from paddock.core.playout import play_random
from paddock.shelf import load


@pytest.mark.parametrize(("width", "players"), [(80, 2), (80, 6), (60, 4)])
def test_the_table_has_a_column_for_each_player(width: int, players: int) -> None:
    with registered():
        game = load("hairpin", players)
        state = game.start()
        play_random(state, Rng(2), game.choices(), 7)
        names = [f"Driver number {seat}" for seat in range(players)]
        screen = screen_for("en", game, names, width, False)
        lines = [line.plain for line in screen.table(state.view(0))]
        assert max(len(line) for line in lines) < width
        assert lines[0].split()[:3] == ["●", "1", "Driver"[: len(lines[0].split()[2])]]
        space = next(line for line in lines if line.startswith("Space "))
        assert space.split()[1:] == [str(n) for n in state.scores()]
        asked = state.waiting[0]
        items = screen.items(state, state.view(asked))
        assert [item.actions[0].move for item in items] == state.legal(asked)
