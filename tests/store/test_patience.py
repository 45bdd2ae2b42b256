"""All callers that wait for a hanging database give up at the same moment."""

from __future__ import annotations

import pytest

from paddock.store import patience
from paddock.store.patience import AT_LEAST, Patience


class Time:
    now = 100.0

    def monotonic(self) -> float:
        return self.now


def test_later_callers_do_not_wait_as_long_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(patience, "time", time)
    one = Patience(4.0)
    assert one.start_waiting() == 4.0
    time.now += 3
    assert one.start_waiting() == 1.0
    time.now += 1
    assert one.start_waiting() == AT_LEAST
    one.answered()
    assert one.start_waiting() == 4.0


def test_a_database_without_a_limit_has_none() -> None:
    assert Patience(None).start_waiting() is None
