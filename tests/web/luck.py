"""Gives tables that a test creates in its own process the same luck in every run."""

from __future__ import annotations

import pytest
from tests.web.seeded import SameLuck


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the known luck of `seeded` in this process, too."""
    for where, name, value in SameLuck().changes():
        monkeypatch.setattr(where, name, value)
