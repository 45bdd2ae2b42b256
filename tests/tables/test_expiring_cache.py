"""A cache that drops unused entries by itself."""

from __future__ import annotations

from paddock.tables.expiring_cache import ExpiringCache


class ManualClock:
    """A clock that the test moves."""

    moment = 1000.0

    def now(self) -> float:
        return self.moment


def test_used_entries_stay_and_unused_ones_are_dropped() -> None:
    clock = ManualClock()
    recent = ExpiringCache[str, int](clock.now, 60.0, 1000)
    for n in range(100):
        recent.put(f"guest {n}", n)
    for _ in range(10):
        clock.moment += 59.0
        assert recent.get("guest 7") == 7
    assert len(recent) == 1
    assert recent.get("guest 8") is None


def test_an_entry_stays_for_at_least_the_promised_time() -> None:
    clock = ManualClock()
    recent = ExpiringCache[str, int](clock.now, 60.0, 1000)
    clock.moment += 59.0  # shortly before the next rotation
    recent.put("one", 1)
    clock.moment += 60.0
    assert recent.get("one") == 1
    clock.moment += 120.0
    assert recent.get("one") is None


def test_the_number_of_entries_is_limited() -> None:
    recent = ExpiringCache[int, int](ManualClock().now, 60.0, 100)
    for n in range(1000):
        recent.put(n, n)
        assert recent.get(n) == n
        assert len(recent) <= 100


def test_entries_can_be_removed_and_replaced() -> None:
    clock = ManualClock()
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
