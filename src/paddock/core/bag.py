"""Bags of cards: the count of each kind, packed into one machine word.

A hand, a stock or a pile without a known order is a bag. Packed, it is copied, compared and passed
as a number, and equal bags are equal numbers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddock.core.errors import BadEdition
from paddock.core.luck import Rng

WIDEST: Final = 62  # usable bits of a word; the top ones stay clear of the sign

# mypyc shifts a literal as a 32-bit number, so powers of two come from a table.
POWERS: Final = vec[i64]([2**n for n in range(WIDEST + 1)])


# Multiplied by a power of two, bits 56 to 62 of this number differ for each power. That is a quick
# way to find which bit of a word is set.
BIT_CODES: Final = 0x22CA103CDC34EF5B


def bit_code(power: i64) -> i64:
    """A number below 128 that is different for each power of two that fits in a bag."""
    return (power * BIT_CODES >> 56) & 127


@final
class Packing:
    """Where the count of each kind is in a bag; each field is wide enough for the whole deck."""

    def __init__(self, most: list[int]) -> None:
        """`most[kind]` is the number of cards of that kind in all."""
        self.kinds: i64 = len(most)
        self.start: vec[i64] = vec[i64]()
        self.field: vec[i64] = vec[i64]()
        self.one: vec[i64] = vec[i64]()  # added to a bag, it puts one card in
        self.rest: vec[i64] = vec[i64]()  # the bits of all other kinds
        self.kind_at: vec[i64] = vec[i64]([0] * 128)  # by `bit_code` of a bit of its field
        at = 0
        for kind, count in enumerate(most):
            width = max(1, count.bit_length())
            if at + width > WIDEST:
                raise BadEdition(f"the deck is too large: {sum(most)} cards of {len(most)} kinds")
            self.start = append(self.start, at)
            self.field = append(self.field, POWERS[width] - 1)
            self.one = append(self.one, POWERS[at])
            self.rest = append(self.rest, (POWERS[WIDEST] - 1) ^ (POWERS[width] - 1) * POWERS[at])
            for bit in range(at, at + width):
                self.kind_at[bit_code(POWERS[bit])] = kind
            at += width

    def count(self, bag: i64, kind: i64) -> i64:
        """How many cards of `kind` are in the bag."""
        return (bag >> self.start[kind]) & self.field[kind]

    def has(self, bag: i64, kind: i64) -> bool:
        """Whether a card of `kind` is in the bag."""
        return bag & self.rest[kind] != bag

    def first(self, bag: i64) -> i64:
        """The lowest kind in a bag that is not empty."""
        code = bit_code(bag & -bag)  # named, because a call between the brackets costs a reference
        return self.kind_at[code]

    def without(self, bag: i64, kind: i64) -> i64:
        """The bag without all cards of `kind`; with `first`, it iterates over the kinds."""
        return bag & self.rest[kind]

    def size(self, bag: i64) -> i64:
        """How many cards are in the bag."""
        total: i64 = 0
        while bag:
            kind = self.first(bag)
            total += self.count(bag, kind)
            bag = self.without(bag, kind)
        return total

    def draw(self, bag: i64, size: i64, rng: Rng) -> i64:
        """The kind of a random card of a bag of `size` cards."""
        left: i64 = rng.below(size)
        kind: i64 = 0
        while True:
            left -= (bag >> self.start[kind]) & self.field[kind]
            if left < 0:
                return kind
            kind += 1

    def pack(self, counts: list[int]) -> i64:
        """The bag with these counts by kind."""
        bag: i64 = 0
        for kind, count in enumerate(counts):
            bag += self.one[kind] * count
        return bag

    def up_to(self, bag: i64, kind: i64) -> i64:
        """The bag without all cards of higher kinds."""
        return bag & (self.one[kind] * (self.field[kind] + 1) - 1)

    def named(self, bag: i64, names: list[str]) -> dict[str, int]:
        """How many cards of each kind are in the bag, by the kind's name; only those it holds."""
        found: dict[str, int] = {}
        while bag:
            kind = self.first(bag)
            found[names[kind]] = int(self.count(bag, kind))
            bag = self.without(bag, kind)
        return found

    def counts(self, bag: i64) -> list[int]:
        """The inverse of `pack`."""
        return [int(self.count(bag, kind)) for kind in range(self.kinds)]

    def cards(self, bag: i64) -> list[int]:
        """The kinds in the bag in ascending order, repeated by count."""
        return [kind for kind in range(self.kinds) for _ in range(self.count(bag, kind))]
