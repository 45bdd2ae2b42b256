"""The sizes in the table of docs/learning.md are correct."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.core.title import Title
from paddock.i18n.telling import title as name_of
from paddock.shelf import load, titles

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_the_sizes_are_documented(title: Title) -> None:
    games = [load(title.name, players) for players in (title.players[0], title.players[-1])]
    actions = ", ".join(str(len(game.moves)) for game in games)
    numbers = ", ".join(str(game.layout().size) for game in games)
    name = name_of("en", title.name).split("Cleveland ")[-1]
    lines = PAGE.read_text("utf-8").splitlines()
    line = next(one for one in lines if one.startswith(f"| {name} |"))
    assert f"| {actions}" in line
    assert f"| {numbers}" in line
