"""The card faces of one drawing: each kind is drawn once as a symbol, however often it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.drawing import cards
from paddock.drawing.svg import Ids, symbol, use

BACK: Final = "back"


class CardFaces:
    """Shows cards by reference to symbols, which `defs` contains.

    `draw` is the inside of a face by its kind. With `sprite`, the prefix of ids in the page's own
    sprite, cards refer to that, and `defs` is empty.
    """

    def __init__(
        self,
        draw: Callable[[str], str],
        ids: Ids,
        words: Callable[[str], str],
        theme: str,
        sprite: str = "",
    ) -> None:
        self.draw = draw
        self.ids = ids
        self.words = words
        self.theme = theme
        self.sprite = sprite
        self.used: dict[str, None] = {}

    def show(self, kind: str) -> str:
        """A card, or BACK, at the origin."""
        if self.sprite:
            return use(self.sprite + kind)
        self.used[kind] = None
        return use(self.ids("face-" + kind))

    def defs(self) -> str:
        """The symbols that `show` referred to."""
        return "".join(symbol(self.ids("face-" + kind), self.content(kind)) for kind in self.used)

    def content(self, kind: str) -> str:
        """The inside of a card."""
        return cards.back(self.theme) if kind == BACK else self.draw(kind)
