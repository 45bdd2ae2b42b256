"""The result of a check."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from paddock.core.title import Title


class Finding(NamedTuple):
    """Faults, or a note: which default is used, or why the part is not checked."""

    faults: tuple[str, ...] = ()
    default: str = ""  # the layer's default is used
    absent: str = ""  # it can only be checked elsewhere

    @property
    def sign(self) -> str:
        """The sign in the table."""
        return "✗" if self.faults else "·" if self.default else "–" if self.absent else "✓"

    @property
    def notes(self) -> tuple[str, ...]:
        """The lines below the table."""
        return self.faults or tuple(note for note in (self.default, self.absent) if note)


FINE = Finding()
Check = Callable[[Title], Finding]


def faulty(*faults: str) -> Finding:
    """A finding with these faults."""
    return Finding(tuple(faults))


def run(check: Check, title: Title) -> Finding:
    """The finding of a check. An error that a part raises is a fault of the game."""
    try:
        return check(title)
    except Exception as error:
        said = str(error).splitlines()
        return faulty(f"{type(error).__name__}: {said[0] if said else ''}".rstrip(": "))
