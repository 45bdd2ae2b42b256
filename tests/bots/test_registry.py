"""Every game has its bots, by level."""

import pytest

from paddock import shelf
from paddock.core.errors import UnknownGame
from paddock.core.title import Title
from paddock.shelf import titles


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_every_level_of_a_game_has_a_player(title: Title) -> None:
    levels = shelf.levels(title.name)
    assert levels[0] == "random"
    assert len(levels) > 1
    for level in levels:
        assert shelf.bot(level, title.name).name == level


def test_the_error_for_an_unknown_level_lists_the_levels() -> None:
    known = "random, rookie, club, pro, ace"
    with pytest.raises(UnknownGame, match=f"kilometers has no bot 'grandmaster'; it has {known}"):
        shelf.bot("grandmaster", "kilometers")
