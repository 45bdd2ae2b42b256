"""Packed sets behave like Python's sets."""

from __future__ import annotations

from paddock.core import bits
from paddock.core.bag import WIDEST
from paddock.core.luck import Rng


def some_set(rng: Rng) -> set[int]:
    return {int(rng.below(WIDEST)) for _ in range(int(rng.below(20)))}


def test_they_agree_with_pythons_sets() -> None:
    rng = Rng(1)
    for _ in range(300):
        one, other, n = some_set(rng), some_set(rng), int(rng.below(WIDEST))
        packed = bits.of(sorted(one))
        assert bits.members(packed) == sorted(one)
        assert bits.count(packed) == len(one)
        assert bits.several(packed) == (len(one) > 1)
        assert bits.contains(packed, n) == (n in one)
        assert bits.with_(packed, n) == bits.of(sorted(one | {n}))
        assert bits.without(packed, n) == bits.of(sorted(one - {n}))
        assert bits.minus(packed, bits.of(sorted(other))) == bits.of(sorted(one - other))
        for place, number in enumerate(sorted(one)):
            assert bits.nth(packed, place) == number
        if one:
            assert bits.first(packed) == min(one)
            assert bits.rest(packed) == bits.of(sorted(one)[1:])


def test_every_number_is_found() -> None:
    for n in range(WIDEST):
        assert bits.first(bits.just(n)) == n
        assert bits.shifted(bits.just(0), n) == bits.just(n)
        assert bits.members(bits.below(n)) == list(range(n))
