"""Every game has its bots, by level."""

import pytest

from paddock import bots
from paddock.core.errors import UnknownGame
from paddock.core.game import Title
from paddock.games import TITLES


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_level_of_a_game_has_a_player(title: Title) -> None:
    levels = bots.levels(title.name)
    assert levels[0] == "random"
    assert set(levels) <= set(bots.LEVELS)
    for level in levels:
        assert bots.bot(level, title.name).name == level


def test_rows_are_for_games_that_exist() -> None:
    names = {title.name for title in TITLES}
    assert set(bots.PLAYERS) == set(bots.LEVELS) - {"random"}
    for row in bots.PLAYERS.values():
        assert set(row) <= names


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(
        UnknownGame, match=r"kilometers has no bot 'grandmaster'; it has random, club"
    ):
        bots.bot("grandmaster", "kilometers")
