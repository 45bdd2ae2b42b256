"""Stops: between two parts of a match the table waits until everybody has seen the result.

A stop is open until every person who is present has gone on. It does not wait for absent players,
and it ends some time after the first person has gone on. Bots do not stop, and a table without
people has no stops. Whether a stop is open follows from the record alone, so it survives a restart.
"""

from __future__ import annotations

from typing import Final

from paddock.tables.journal import Journal
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import StopEnded, WentOn
from paddock.tables.presence import Presence

GO_ON: Final = "go-on"  # a person's answer at a stop, in place of a move
PATIENCE: Final = 45.0  # seconds until a stop ends, after the first person has gone on
# seconds before a player without a page counts as absent: a page may be loading
GRACE: Final = 10.0


class Stops:
    """The open stop of a table, and how a person goes on."""

    def __init__(self, journal: Journal, presence: Presence) -> None:
        self.journal = journal
        self.presence = presence

    @property
    def open(self) -> bool:
        """Whether a stop is open."""
        return self.journal.record.stop_open()

    def waits_for(self) -> list[int]:
        """The seats of people who have not gone on."""
        seats = range(len(self.journal.record.chairs))
        return [seat for seat in seats if self.may_go_on(seat)]

    def may_go_on(self, seat: int) -> bool:
        """Whether this seat is asked to go on."""
        record = self.journal.record
        if seat < 0 or not record.stop_open():
            return False
        return record.chairs[seat].human and seat not in record.stops.progress.gone_on

    def ends(self) -> float | None:
        """When the open stop ends by itself; None: not before somebody goes on."""
        if not self.open:
            return None
        gone_on = self.journal.record.stops.progress.gone_on
        if not gone_on:
            return None
        first = min(gone_on.values())
        until = [self._waited_until(seat, first) for seat in self.waits_for()]
        return max([first, *until])

    def _waited_until(self, seat: int, first: float) -> float:
        since = self.presence.away_since(self.journal.record.chairs[seat].player)
        return first + PATIENCE if since is None else min(first + PATIENCE, since + GRACE)

    async def go_on(self, seat: int) -> None:
        """This seat goes on. The lock must be held."""
        number = self.journal.record.stops.number
        facts: list[Fact] = [WentOn(number, seat)] if self.may_go_on(seat) else []
        if set(self.waits_for()) <= {seat}:
            facts.append(StopEnded(number))
        if facts:
            await self.journal.write(*facts)

    async def end(self) -> None:
        """End the stop. The lock must be held."""
        await self.journal.write(StopEnded(self.journal.record.stops.number))
