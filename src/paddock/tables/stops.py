"""Stops: between two parts of a match the table waits until everybody has seen the result.

A stop is open until every person who is here has gone on. Whoever is away is not waited for, and
after a while nobody is: the clock begins when the first person goes on. Bots never wait, and a
table without people has no stops. Whether a stop is open follows from the record alone, so a
restarted house finds it as it was.
"""

from __future__ import annotations

from typing import Final

from paddock.tables.journal import Journal
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import StopEnded, WentOn
from paddock.tables.presence import Presence

GO_ON: Final = "go-on"  # what a person answers at a stop, in the place of a move
PATIENCE: Final = 45.0  # seconds after the first person has gone on
GRACE: Final = 10.0  # seconds before somebody without a page is away: a page may be loading


class Stops:
    """What a table knows of its open stop, and how a person goes on."""

    def __init__(self, journal: Journal, presence: Presence) -> None:
        self.journal = journal
        self.presence = presence

    @property
    def open(self) -> bool:
        return self.journal.record.stop_open()

    def waits_for(self) -> list[int]:
        """The seats of the people who still look at the result."""
        seats = range(len(self.journal.record.chairs))
        return [seat for seat in seats if self.may_go_on(seat)]

    def may_go_on(self, seat: int) -> bool:
        """Whether this seat is asked to go on."""
        if not self.open or seat < 0:
            return False
        record = self.journal.record
        return record.chairs[seat].human and seat not in record.stops.progress.gone_on

    def ends(self) -> float | None:
        """When the open stop ends by itself; None: not before somebody goes on."""
        gone_on = self.journal.record.stops.progress.gone_on
        if not self.open or not gone_on:
            return None
        first = min(gone_on.values())
        until = [self._waited_until(seat, first) for seat in self.waits_for()]
        return max([first, *until])

    def _waited_until(self, seat: int, first: float) -> float:
        since = self.presence.away_since(self.journal.record.chairs[seat].player)
        return first + PATIENCE if since is None else min(first + PATIENCE, since + GRACE)

    async def go_on(self, seat: int) -> None:
        """This seat has seen the result. The lock must be held."""
        number = self.journal.record.stops.number
        facts: list[Fact] = [WentOn(number, seat)] if self.may_go_on(seat) else []
        if set(self.waits_for()) <= {seat}:
            facts.append(StopEnded(number))
        if facts:
            await self.journal.write(*facts)

    async def end(self) -> None:
        """Nobody is waited for any more. The lock must be held."""
        await self.journal.write(StopEnded(self.journal.record.stops.number))
