"""Cards in a declared field: a hand, a stock or a pile without a known order.

For `FieldState`. A fast game packs its cards into one machine word instead (`core/bag.py`).
"""

from __future__ import annotations

from typing import Final, final

from paddock.core.luck import Rng
from paddock.core.notation import hidden, read_cards, write_cards

HIDDEN_CARD: Final = "?"


@final
class Pile:
    """How many cards of each kind there are, and how many of a kind that the viewer cannot see.

    A kind is the place of the card's name in the list of the field. There is no order that could
    tell anything.
    """

    def __init__(self, counts: list[int], unknown: int = 0) -> None:
        self.counts = counts[:]
        self.unknown = unknown

    def __len__(self) -> int:
        return sum(self.counts) + self.unknown

    def __contains__(self, kind: int) -> bool:
        return self.counts[kind] > 0

    def add(self, kind: int) -> None:
        """Put in one card of a kind."""
        self.counts[kind] += 1

    def remove(self, kind: int) -> None:
        """Take out one card of a kind."""
        assert self.counts[kind] > 0, f"there is no card {kind}"
        self.counts[kind] -= 1

    def take_all(self, other: Pile) -> None:
        """Put in all cards of `other`, which is empty then."""
        for kind, count in enumerate(other.counts):
            self.counts[kind] += count
        self.unknown += other.unknown
        other.counts, other.unknown = [0] * len(other.counts), 0

    def kinds(self) -> list[int]:
        """The kinds that are in it, in ascending order, each once."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def draw(self, rng: Rng) -> int:
        """The kind of a random card, which stays in; each card is equally likely."""
        left = int(rng.below(sum(self.counts)))
        for kind, count in enumerate(self.counts):
            left -= count
            if left < 0:
                return kind
        raise AssertionError("there is no card")

    def copy(self) -> Pile:
        """The same cards."""
        return Pile(self.counts, self.unknown)

    def covered(self) -> Pile:
        """The same number of cards, of which nothing is known."""
        return Pile([0] * len(self.counts), len(self))

    def names(self, names: list[str]) -> list[str]:
        """The name of each card, `?` for one that is not known."""
        known = [name for name, count in zip(names, self.counts, strict=True) for _ in range(count)]
        return known + [HIDDEN_CARD] * self.unknown

    def text(self, names: list[str]) -> str:
        """As in a position: `green*2,stop` or `?*3`."""
        parts = [write_cards(self.counts, names), hidden(self.unknown)]
        return ",".join(part for part in parts if part)


def cards_of(key: str, text: str, names: list[str], most: list[int]) -> Pile:
    """The inverse of `Pile.text`; BadPosition names the field `key`."""
    counts, unknown = read_cards(key, text, names, most)
    return Pile(counts, unknown)
