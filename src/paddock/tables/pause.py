"""Pauses: what was just turned up lies open for a while before anybody is asked anything.

A pause follows from events that everybody hears, so its length tells nobody anything. People may
press on; when all who are here have done so, the table goes on at once. Nothing of it is stored:
a pause is no part of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from paddock.core.events import Event
from paddock.core.seats import EVERYONE
from paddock.games import package_of
from paddock.tables.errors import StaleMove
from paddock.tables.journal import Change, Journal
from paddock.tables.permissions import require_seat
from paddock.tables.plan import PACES
from paddock.tables.presence import Presence
from paddock.tables.record import Record

ENOUGH, LOOK_ON = "enough", "look-on"  # sent like moves, but they are none
TO_READ: Final = 1.5  # seconds for a look at the whole, at the normal pace
LOOK: Final = -1  # the subject of all cards that the rules lay open one after the other


def seconds_of(game: str, events: Iterable[Event]) -> float:
    """How long to look at what these events have turned up, at the normal pace; mostly 0.0."""
    known = package_of(game).pauses
    found = sum(known.get(event.code, 0.0) for event in events if event.audience == EVERYONE)
    return found + TO_READ if found else 0.0


def length_of(record: Record) -> float:
    """The seconds of the pause after the last ply, or 0.0."""
    if record.match is None or not package_of(record.plan.game).pauses:
        return 0.0
    seconds = seconds_of(record.plan.game, record.last_events())
    return seconds * PACES[record.plan.pace] / PACES["normal"]


class Pause:
    """The time to look after the last ply, and who has seen enough."""

    def __init__(self, journal: Journal, presence: Presence) -> None:
        self.journal = journal
        self.presence = presence
        self.done: set[str] = set()  # the players who have seen enough of the subject
        self._subject = 0
        self._cut = 0.0  # when the last one of those who are here had seen enough

    # Reading

    def stops_luck(self, events: Iterable[Event]) -> bool:
        """Whether somebody looks at what a ply has turned up before deck or dice go on."""
        game = self.journal.record.plan.game
        return self.presence.anybody_looks() and seconds_of(game, events) > 0

    def end(self) -> float:
        """When the pause after the last ply ends, or ended; 0.0: there was none."""
        length = length_of(self.journal.record)
        if not length or not self.presence.anybody_looks():
            return 0.0
        end = self.journal.record.last_time() + length
        return min(end, self._cut) if self._cut else end

    def is_open(self) -> bool:
        """Whether all look, and nobody is asked."""
        return self.end() > self.journal.clock.now()

    def is_looking(self) -> bool:
        """Likewise, or while the rules give everybody time to look."""
        match = self.journal.record.match
        return self.is_open() or (match is not None and match.state.look_seconds() > 0)

    def waits_for(self) -> list[int]:
        """The seats of those who are here and have not seen enough."""
        chairs = self.journal.record.chairs
        return [
            chair.seat
            for chair in chairs
            if chair.human and self.presence.is_here(chair.player) and chair.player not in self.done
        ]

    def all_done(self) -> bool:
        """Whether people are here, and all of them have seen enough."""
        return bool(self.done) and not self.waits_for()

    # Changing

    def enough(self, player_id: str, question_id: int) -> None:
        """A player has seen enough. StaleMove: of something that no longer lies there."""
        record = self.journal.record
        seat = require_seat(record, player_id)
        self.look_again()
        if not self.is_looking():
            raise StaleMove("there is nothing to look at")
        if self._subject != LOOK and question_id != record.question_id(seat):
            raise StaleMove(f"question {question_id} is no longer open")
        self.presence.peers.tell(record.id, {"do": ENOUGH, "player": player_id})
        self.add(player_id)

    def add(self, player_id: str) -> None:
        """Somebody has seen enough, on this server or another."""
        self.look_again()
        if self.is_looking():
            self.done.add(player_id)
            self.journal.announce(Change())

    def look_on(self, player_id: str) -> None:
        """A player wants to look on after all."""
        require_seat(self.journal.record, player_id)
        self.presence.peers.tell(self.journal.record.id, {"do": LOOK_ON, "player": player_id})
        self.remove(player_id)

    def remove(self, player_id: str) -> None:
        """Likewise, on this server or another."""
        self.done.discard(player_id)
        self.journal.announce(Change())

    def look_again(self) -> None:
        """Something has changed: forget who has seen enough of something else."""
        record = self.journal.record
        looks = record.match is not None and record.match.state.look_seconds() > 0
        subject = LOOK if looks else record.entries
        if subject != self._subject:
            self._subject = subject
            self._cut = 0.0
            self.done.clear()
        if self.all_done() and not self._cut:
            self._cut = self.journal.clock.now()
        elif not self.all_done():
            self._cut = 0.0
