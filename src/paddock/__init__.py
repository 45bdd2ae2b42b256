"""Paddock: five classic racing games to play, study and print."""

from __future__ import annotations

from paddock import build

compiled: bool = build.activate()  # before the first import of the engine

from paddock.core.errors import PaddockError  # noqa: E402
from paddock.core.game import GALLERY, LUCK, NOBODY, Game, State, View  # noqa: E402
from paddock.core.luck import Rng  # noqa: E402
from paddock.shelf import load, load_log  # noqa: E402

__all__ = [
    "LUCK",
    "NOBODY",
    "Game",
    "PaddockError",
    "Rng",
    "State",
    "compiled",
    "load",
    "load_log",
]
__version__ = "0.1.0"


def picture(view: View) -> str | None:
    """The table as SVG, as the view's seat may see it; None where the game has no drawing."""
    from paddock import drawing  # not before the first picture is wanted

    return drawing.board(view) if view.game in drawing.BOARDS else None


GALLERY.draw = picture
