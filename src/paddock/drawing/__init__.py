"""Every view as a picture: SVG made by plain functions, one module for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from paddock.core.errors import UnknownGame
from paddock.core.game import View
from paddock.drawing import kilometers

# A board draws a view for the seat it was made for: board(view, names, words, theme=…, ids=…).
BOARDS: Final[dict[str, Callable[..., str]]] = {"kilometers": kilometers.board}

# The words on a game's drawings, by language.
WORDS: Final[dict[str, Callable[[str], Callable[[str], str]]]] = {
    "kilometers": kilometers.in_language
}


def board(view: View, names: Sequence[str] = (), language: str = "en", **style: Any) -> str:
    """The whole table as one SVG, for the seat the view was made for."""
    if view.game not in BOARDS:
        raise UnknownGame(f"there is no drawing of {view.game!r}; there are {', '.join(BOARDS)}")
    return BOARDS[view.game](view, names, WORDS[view.game](language), **style)
