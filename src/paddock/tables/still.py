"""A finished match as it stood at an earlier ply, through the eyes of one seat.

A still table is read like any other, so pages show it as they show live play. Nothing moves at it:
no bot thinks, no clock runs and nothing is ever written.
"""

from __future__ import annotations

from typing import Final

from paddock.core.seats import LUCK
from paddock.store import Ply, Stored
from paddock.tables.errors import ClosedTable, NotOver
from paddock.tables.record import Record
from paddock.tables.table import Services, Table

EYES: Final = "eyes"  # the id of whoever looks through the eyes of a seat; no player has it


class Reel:
    """All plies of a finished match, and a still table that is wound to one of them."""

    def __init__(self, stored: Stored, seat: int, services: Services) -> None:
        """`seat` is whose eyes; NOBODY: a spectator's. NotOver for a match that goes on."""
        if stored.row.over is None:
            raise NotOver("the match is not over")
        self.stored = stored
        self.seat = seat
        self.services = services
        self.table = self._rewound()

    @property
    def plies(self) -> list[Ply]:
        return self.stored.plies

    def at(self, ply: int) -> Table:
        """The table after so many entries of the log; the nearest there is."""
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
        if record.closed:
            raise ClosedTable("this table was closed by whoever runs the server")
        record.over = False
        record.look_through(EYES, self.seat)
        return Table(record, self.services, still=True)


def steps(plies: list[Ply]) -> list[int]:
    """The plies at which one stops when one goes on step by step: as at the table, what deck and
    dice answer belongs to the move before."""
    ends = [n for n in range(1, len(plies)) if plies[n].seat != LUCK]
    return [0, *ends, len(plies)]
