"""What a check has found."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from paddock.core.title import Title


class Finding(NamedTuple):
    """Faults, or a note that says what serves instead of a part, or why it is not looked for."""

    faults: tuple[str, ...] = ()
    default: str = ""  # the layer's default serves
    absent: str = ""  # it can only be looked for elsewhere

    @property
    def sign(self) -> str:
        return "✗" if self.faults else "·" if self.default else "–" if self.absent else "✓"

    @property
    def notes(self) -> tuple[str, ...]:
        return self.faults or tuple(note for note in (self.default, self.absent) if note)


FINE = Finding()
Check = Callable[[Title], Finding]


def faulty(*faults: str) -> Finding:
    return Finding(tuple(faults))


def run(check: Check, title: Title) -> Finding:
    """What a check finds. A part that breaks is a fault of the game, not of the check."""
    try:
        return check(title)
    except Exception as error:
        said = str(error).splitlines()
        return faulty(f"{type(error).__name__}: {said[0] if said else ''}".rstrip(": "))
