"""Replays: a finished match at an earlier ply, as one seat saw it.

A replayed table is read like any other, so pages show it as they show live play. It is read-only:
no bot thinks, no clock runs and nothing is written.
"""

from __future__ import annotations

from typing import Final

from paddock.core.seats import LUCK
from paddock.store import Ply, Stored
from paddock.tables.errors import NotOver
from paddock.tables.permissions import require_not_closed
from paddock.tables.record import Record
from paddock.tables.table import Services, Table

EYES: Final = "eyes"  # the player id of the replay's viewer; no player has it


class MatchReplay:
    """A finished match, and a read-only table that can be moved to any of its plies."""

    def __init__(self, stored: Stored, seat: int, services: Services) -> None:
        """`seat` is the viewer's seat; NOBODY: a spectator. NotOver for a running match."""
        if stored.row.over is None:
            raise NotOver("the match is not over")
        self.stored = stored
        self.seat = seat
        self.services = services
        self.table = self._rewound()

    @property
    def plies(self) -> list[Ply]:
        """All plies of the match."""
        return self.stored.plies

    def at(self, ply: int) -> Table:
        """The table after that many entries of the log, or the nearest number there is."""
        ply = max(0, min(ply, len(self.plies)))
        if ply < self.table.record.entries:
            self.table = self._rewound()
        record = self.table.record
        for one in self.plies[record.entries : ply]:
            record.fold_ply(one)
        record.over = ply == len(self.plies)
        self.table.journal.version = ply + 1
        return self.table

    def _rewound(self) -> Table:
        record = Record(self.stored.row)
        for note in self.stored.notes:
            record.fold_note(note)
        require_not_closed(record)
        record.over = False
        record.look_through(EYES, self.seat)
        return Table(record, self.services, read_only=True)


def steps(plies: list[Ply]) -> list[int]:
    """The plies at which a replay stops. As at the table, outcomes of deck and dice belong to the
    move before them.
    """
    ends = [n for n in range(1, len(plies)) if plies[n].seat != LUCK]
    return [0, *ends, len(plies)]
