"""Printing the components of a game to scale: pieces, pages of pieces, and the PDF.

A game lists its components in its registration (`GamePackage.components`); without that, `plain.py`
lists its cards. `lay_out` puts pieces on pages, and `pdf` writes the pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddock.core.game import Game
from paddock.drawing.printing.layout import BACKS, BLEED, DUPLEX, Style, lay_out
from paddock.drawing.printing.pages import PAPERS, Paper, Placement, PrintedPage
from paddock.drawing.printing.pieces import (
    BOARDS,
    CARDS,
    COUNTERS,
    KINDS,
    MONEY,
    SHEET,
    SHEETS,
    Piece,
    choose,
    counter,
)
from paddock.games import package_of

__all__ = [
    "BACKS",
    "BLEED",
    "BOARDS",
    "CARDS",
    "COUNTERS",
    "DUPLEX",
    "KINDS",
    "MONEY",
    "PAPERS",
    "SHEET",
    "SHEETS",
    "Components",
    "Paper",
    "Piece",
    "Placement",
    "PrintedPage",
    "Style",
    "choose",
    "components",
    "counter",
    "lay_out",
]

# components(game, language, whole): all pieces of its edition. `whole`: everything in the box;
# otherwise only what a table with these players and options needs.
Components = Callable[[Game, str, bool], Sequence[Piece]]


def components(game: Game, language: str, whole: bool = True) -> Sequence[Piece]:
    """Every piece of a game's edition, with its words in that language."""
    own = package_of(game.name).components
    if own is not None:
        return own()(game, language, whole)
    from paddock.drawing.printing.plain import plain_components

    return plain_components(game, language, whole)
