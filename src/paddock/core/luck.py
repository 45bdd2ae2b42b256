"""The random number generator: small, seeded, and the same in every build and on every machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of numbers determined by its keys: equal keys, equal stream.

    The generator is sfc32 (three words and a counter). It fits in 64-bit signed arithmetic, so
    compiled and interpreted runs agree to the bit. It is made for simulations; an unpredictable
    stream is fed from outside (see `fed`).
    """

    def __init__(self, *keys: int) -> None:
        self.a: i64 = 0x9E3779B9
        self.b: i64 = 0x7F4A7C15
        self.c: i64 = 0xF39CC060
        self.count: i64 = 1
        self.is_fed: i64 = 0
        self.feed: Callable[[], int] | None = None
        for key in keys:
            self._absorb(key)
        for _ in range(12):
            self.word()

    def _absorb(self, key: int) -> None:
        """Mix in an integer of any size, 32 bits at a time."""
        rest = key if key >= 0 else (-key << 1) | 1 << 64
        while True:
            self.a ^= rest & WORD
            for _ in range(4):
                self.word()
            rest >>= 32
            if not rest:
                return

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.is_fed:
            assert self.feed is not None
            return self.feed()
        t: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (0 < n < 2^31)."""
        product: i64 = self.word() * n
        if (product & WORD) < n:
            product = self._fair(product, n)
        return product >> 32

    def _fair(self, product: i64, n: i64) -> i64:
        """Draw again while the product is one of those that would make some numbers more likely."""
        unfair: i64 = (WORD + 1 - n) % n
        while (product & WORD) < unfair:
            product = self.word() * n
        return product

    def chance(self, percent: i64) -> bool:
        """True `percent` times in a hundred."""
        return self.below(100) < percent


def fed(feed: Callable[[], int]) -> Rng:
    """A random source whose words come from outside: each call of `feed` returns 32 bits."""
    rng = Rng()
    rng.feed = feed
    rng.is_fed = 1
    return rng
