"""The default screen: a table that fits the terminal."""

from __future__ import annotations

import pytest
from tests.hairpin import registered
from tests.relay import GAME

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


def relay_table(players: int, hands: str) -> list[str]:
    with registered(GAME):
        game = load("relay", players)
        points = ",".join("0" * players)
        state = game.position(
            f"relay/1 phase=lay due=1 ply=4 asked=4 heat=1 points={points} {hands} gone=-"
        )
        screen = screen_for("en", game, ["Ann", "Bob"] * (players // 2), 60, False)
        return [line.plain for line in screen.table(state.view(0))]


def test_a_hand_that_is_cut_follows_in_full() -> None:
    hands = "hand.1=1*6,2*4 hand.2=5 stock=5"
    lines = relay_table(2, hands)
    cut = next(line for line in lines if line.startswith("Hand "))
    assert "…" in cut
    assert next(line for line in lines if line.startswith("Hand 1 ")).split()[2:] == [
        *["1,"] * 6,
        *["2,"] * 3,
        "2",
    ]


def test_points_that_are_a_fact_too_are_shown_once() -> None:
    lines = relay_table(2, "hand.1=1,5 hand.2=2*2 stock=1*5,2*2,5")
    assert len([line for line in lines if line.startswith("Points ")]) == 1


def test_the_points_of_a_team_and_those_of_a_player_have_different_names() -> None:
    lines = relay_table(4, "hand.1=1,5 hand.2=2*2 hand.3=1*2 hand.4=1,2 stock=1*2,2,5")
    assert [line.split("  ")[0] for line in lines if "oints" in line] == [
        "Team points",
        "Own points",
    ]
