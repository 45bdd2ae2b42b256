"""The ledger of a view, for games that keep one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from paddock.core.ledger import Line
from paddock.core.view import View


@runtime_checkable
class WithLedger(Protocol):
    """A view that has the points so far, line by line."""

    ledger: Sequence[Line]


def keeps_ledger(view: View) -> bool:
    """Whether the game keeps a ledger; one without it has no score sheet to show."""
    return isinstance(view, WithLedger)


def ledger_of(view: View) -> list[Line]:
    """The points so far, line by line; empty for a game without a ledger."""
    return list(view.ledger) if isinstance(view, WithLedger) else []
