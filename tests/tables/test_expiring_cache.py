"""A cache that drops unused entries by itself."""

from __future__ import annotations

from paddock.tables.expiring_cache import ExpiringCache


class Hand:
    """A clock that is moved by hand."""

    moment = 1000.0

    def now(self) -> float:
        return self.moment


def test_what_comes_again_stays_and_the_rest_goes() -> None:
    clock = Hand()
    recent = ExpiringCache[str, int](clock.now, 60.0, 1000)
    for n in range(100):
        recent.put(f"guest {n}", n)
    for _ in range(10):
        clock.moment += 59.0
        assert recent.get("guest 7") == 7
    assert len(recent) == 1
    assert recent.get("guest 8") is None


def test_it_stays_for_as_long_as_promised() -> None:
    clock = Hand()
    recent = ExpiringCache[str, int](clock.now, 60.0, 1000)
    clock.moment += 59.0  # the next turn is near
    recent.put("one", 1)
    clock.moment += 60.0
    assert recent.get("one") == 1
    clock.moment += 120.0
    assert recent.get("one") is None


def test_there_is_a_bound_for_many_at_once() -> None:
    recent = ExpiringCache[int, int](Hand().now, 60.0, 100)
    for n in range(1000):
        recent.put(n, n)
        assert recent.get(n) == n
        assert len(recent) <= 100


def test_what_is_no_longer_true_is_forgotten() -> None:
    clock = Hand()
    recent = ExpiringCache[str, int](clock.now, 60.0, 1000)
    recent.put("old", 1)
    clock.moment += 60.0
    recent.put("young", 1)
    recent.forget("old")
    recent.forget("young")
    assert (recent.get("old"), recent.get("young"), len(recent)) == (None, None, 0)
    recent.put("one", 1)
    recent.put("one", 2)
    assert (recent.get("one"), len(recent)) == (2, 1)
    recent.clear()
    assert len(recent) == 0
