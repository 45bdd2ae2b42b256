"""Tables that a test creates in its own process have the same luck in every run."""

from __future__ import annotations

import pytest
from tests.web.seeded import SameLuck


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that a test lays in its own process are the same each time, too."""
    for where, name, value in SameLuck().changes():
        monkeypatch.setattr(where, name, value)
