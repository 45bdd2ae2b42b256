"""Packed bags of cards behave like plain counts."""

from __future__ import annotations

from paddock.core.bag import Packing
from paddock.core.luck import Rng

DECK = [1, 2, 4, 10, 3, 18, 5]
NAMES = [f"card {kind}" for kind in range(len(DECK))]


def test_they_agree_with_plain_counts() -> None:
    packing, rng = Packing(DECK), Rng(1)
    for _ in range(300):
        counts = [int(rng.below(most + 1)) for most in DECK]
        bag, last = packing.pack(counts), int(rng.below(len(DECK)))
        lower = [count if kind <= last else 0 for kind, count in enumerate(counts)]
        held = [(NAMES[kind], count) for kind, count in enumerate(counts) if count]
        assert packing.counts(bag) == counts
        assert packing.counts(packing.up_to(bag, last)) == lower
        assert list(packing.named(bag, NAMES).items()) == held
        assert packing.size(bag) == sum(counts)
