"""The parts that a registration names exist, and have the interface that the layers expect."""

import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import pytest

import paddock.games
from paddock.bots.bot import Bot
from paddock.drawing import Artist
from paddock.games import GamePackage, packages
from paddock.games.package import lazy
from paddock.games.reasons import Reasons
from paddock.web.controls import Controls
from paddock.web.guide import Guide

T = TypeVar("T")

OURS = [name for name, one in packages().items() if one.package.startswith("paddock.games.")]


def present(part: T | None) -> T:
    """A part that the registration names."""
    assert part is not None
    return part


def parameters(function: object) -> list[str]:
    assert callable(function)
    return list(inspect.signature(function).parameters)


@pytest.mark.parametrize("name", OURS)
def test_every_part_of_a_game_is_what_its_layer_expects(name: str) -> None:
    game: GamePackage = packages()[name]
    bots = game.bots()
    assert isinstance(bots, Mapping)
    assert all(isinstance(make(level), Bot) for level, make in bots.items())
    assert isinstance(present(game.advice)(), Reasons)
    assert isinstance(present(game.drawing)(), Artist)
    assert isinstance(present(game.page)(), Controls)
    assert isinstance(present(game.guide)(), Guide)
    assert parameters(present(game.components)()) == ["game", "language", "whole"]
    screen = parameters(present(game.terminal)())
    assert screen == ["language", "game", "names", "width", "plain"]


def test_every_bundled_game_is_tested() -> None:
    folder = Path(paddock.games.__file__).parent
    assert set(OURS) == {path.parent.name for path in folder.glob("*/__init__.py")}


def test_a_part_is_imported_lazily() -> None:
    part = lazy("paddock.games", "nothing:HERE")
    with pytest.raises(ModuleNotFoundError, match=r"paddock\.games\.nothing"):
        part()
