"""What the store raises."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class StoreError(PaddockError):
    """The database cannot be opened, read or written."""


class Unanswered(StoreError):
    """The database has not answered in time. What was to be written may be written later."""
