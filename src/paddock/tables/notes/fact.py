"""The base class of all notes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paddock.store import NoteRow

if TYPE_CHECKING:
    from paddock.tables.record import Record


class Fact:
    """A note. `to_note` and `read_note` are inverse to each other."""

    kind: ClassVar[str]

    def to_note(self, n: int, at: float) -> NoteRow:
        """The note as a row to store."""
        return NoteRow(n, self.kind, dict(vars(self)), at)

    def apply(self, record: Record, at: float) -> None:
        """Apply the note to the record."""
        raise NotImplementedError
