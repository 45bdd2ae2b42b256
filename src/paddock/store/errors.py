"""The errors of the store."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class StoreError(PaddockError):
    """The database cannot be opened, read or written."""


class Unanswered(StoreError):
    """The database has not answered in time. A write may still succeed later."""
