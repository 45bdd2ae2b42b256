"""Paddock: five classic racing games to play, study and print."""

from __future__ import annotations

from paddock import build

compiled: bool = build.activate()  # before the first import of the engine

from paddock.core.errors import PaddockError  # noqa: E402
from paddock.core.game import Game  # noqa: E402
from paddock.core.luck import Rng  # noqa: E402
from paddock.core.seats import LUCK, NOBODY  # noqa: E402
from paddock.core.state import State  # noqa: E402
from paddock.core.view import GALLERY, View  # noqa: E402
from paddock.shelf import bot, load, load_log  # noqa: E402

__all__ = [
    "LUCK",
    "NOBODY",
    "Game",
    "PaddockError",
    "Rng",
    "State",
    "bot",
    "compiled",
    "load",
    "load_log",
]
__version__ = "0.2.0"


def picture(view: View) -> str:
    """The table as SVG, with what the view's seat may know."""
    from paddock import drawing  # imported on first use

    return drawing.board(view)


GALLERY.draw = picture
