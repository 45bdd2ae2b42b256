"""A drawing for any game: a card with the facts of its view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddock.core.view import View
from paddock.drawing import Artist
from paddock.drawing.svg import drawing, text
from paddock.drawing.theme import palette


def plain_artist(game: str) -> Artist:
    def board(
        view: View,
        names: Sequence[str],
        words: Callable[[str], str],
        *,
        theme: str = "light",
        ids: object = None,
        title: str = "",
        pixels: float = 0,
    ) -> str:
        p = palette(theme)
        lines = [f"{name}: {value}" for name, value in view.to_dict().items()]
        content = "".join(
            text(12, 24 + 18 * n, line, 13, p.paint("ink")) for n, line in enumerate(lines)
        )
        return drawing(480, 24 + 18 * len(lines), content, title=title, pixels=pixels)

    def sheet(words: Callable[[str], str], *, theme: str = "light", title: str = "") -> str:
        return drawing(120, 40, text(12, 24, game, 13, palette(theme).paint("ink")), title=title)

    return Artist(board, sheet, lambda language: str, lambda: "")
