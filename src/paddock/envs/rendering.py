"""Pictures of a position for environments: text, SVG, or an array of pixels."""

from __future__ import annotations

import io
import json
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paddock.core.state import State
from paddock.drawing import board
from paddock.drawing.png import png

MODES: Final = ["human", "ansi", "svg", "rgb_array"]
WIDTH: Final = 640  # pixels


def render(state: State, viewer: int, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position as that viewer may see it; `human` prints the text."""
    if mode == "ansi":
        return text(state, viewer)
    if mode == "svg":
        return board(state.view(viewer))
    if mode == "rgb_array":
        return pixels(state, viewer)
    if mode == "human":
        print(text(state, viewer))
    return None


def text(state: State, viewer: int) -> str:
    """The facts of the view, one a line."""
    facts = state.view(viewer).to_dict()
    return "\n".join(f"{name}: {_short(fact)}" for name, fact in facts.items())


def _short(fact: Any) -> str:
    return fact if isinstance(fact, str) else json.dumps(fact, ensure_ascii=False)


def pixels(state: State, viewer: int) -> NDArray[np.uint8]:
    """The drawing, row by row, in red, green and blue."""
    from PIL import Image

    picture = Image.open(io.BytesIO(png(board(state.view(viewer)), WIDTH)))
    white = Image.new("RGBA", picture.size, "white")
    return np.asarray(Image.alpha_composite(white, picture.convert("RGBA")).convert("RGB"))
