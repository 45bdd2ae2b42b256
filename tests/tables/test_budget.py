"""A rate limit forgets spenders whose budget is full again."""

from __future__ import annotations

from paddock.tables.budget import Budget
from paddock.tables.clock import Clock


class ManualClock(Clock):
    """A clock that the test moves."""

    moment = 1000.0

    def now(self) -> float:
        return self.moment


def test_a_spender_with_a_full_budget_is_forgotten() -> None:
    clock = ManualClock()
    budget = Budget(clock, at_once=4, per_second=2)
    for n in range(500):
        assert budget.allows(f"guest {n}")
    clock.moment += 1
    assert all(budget.allows("late") for _ in range(3))
    clock.moment += 1  # two seconds: all budgets but the last one are full
    assert budget.allows("new")
    assert set(budget.left) == {"late", "new"}


def test_a_spender_is_remembered_until_the_budget_is_full() -> None:
    clock = ManualClock()
    budget = Budget(clock, at_once=2, per_second=1)
    assert [budget.allows("one") for _ in range(3)] == [True, True, False]
    clock.moment += 1
    assert [budget.allows("one") for _ in range(2)] == [True, False]
    clock.moment -= 3600  # the clock is set back
    assert budget.allows("other")
    assert not budget.allows("one")
