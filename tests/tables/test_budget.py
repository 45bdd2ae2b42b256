"""A rate limit drops spenders whose bucket is full again."""

from __future__ import annotations

from paddock.tables.budget import Budget
from paddock.tables.clock import Clock


class Standing(Clock):
    """A clock that is moved by hand."""

    moment = 1000.0

    def now(self) -> float:
        return self.moment


def test_whoever_has_the_full_amount_again_is_forgotten() -> None:
    clock = Standing()
    budget = Budget(clock, at_once=4, per_second=2)
    for n in range(500):
        assert budget.allows(f"guest {n}")
    clock.moment += 1
    assert all(budget.allows("late") for _ in range(3))
    clock.moment += 1  # two seconds: all but the late one have everything back
    assert budget.allows("new")
    assert set(budget.left) == {"late", "new"}


def test_whoever_has_spent_it_is_remembered_until_it_is_refilled() -> None:
    clock = Standing()
    budget = Budget(clock, at_once=2, per_second=1)
    assert [budget.allows("one") for _ in range(3)] == [True, True, False]
    clock.moment += 1
    assert [budget.allows("one") for _ in range(2)] == [True, False]
    clock.moment -= 3600  # a clock that is put back
    assert budget.allows("other")
    assert not budget.allows("one")
