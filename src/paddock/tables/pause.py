"""Pauses: cards that were just turned up stay on view for some seconds before anybody is asked.

A pause follows from public events, so its length reveals nothing. People may end it early; when all
who are present have done so, the table goes on at once. It is not stored: a pause is no part of the
match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from paddock.core.events import Event
from paddock.core.seats import EVERYONE
from paddock.games import GamePackage
from paddock.tables.errors import StaleMove
from paddock.tables.journal import Change, Journal
from paddock.tables.permissions import require_seat
from paddock.tables.plan import PACES
from paddock.tables.presence import Presence
from paddock.tables.record import Record

ENOUGH, LOOK_ON = "enough", "look-on"  # sent to the address for moves, but they are no moves
TO_READ: Final = 1.5  # seconds added to every pause, at the normal pace
LOOK: Final = -1  # the subject while the rules show cards one after the other


def seconds_of(game: GamePackage, events: Iterable[Event]) -> float:
    """The seconds to look at what these events have turned up, at the normal pace; 0.0 for most
    events.
    """
    known = game.pauses
    if not known:
        return 0.0
    found = sum(known.get(event.code, 0.0) for event in events if event.audience == EVERYONE)
    return found + TO_READ if found else 0.0


def length_of(record: Record) -> float:
    """The seconds of the pause after the last ply, or 0.0."""
    if record.match is None:
        return 0.0
    seconds = seconds_of(record.package, record.last_events())
    return seconds * PACES[record.plan.pace] / PACES["normal"]


class Pause:
    """The pause after the last ply, and which players have ended it for themselves."""

    def __init__(self, journal: Journal, presence: Presence) -> None:
        self.journal = journal
        self.presence = presence
        self.done: set[str] = set()  # the players who have ended the pause for themselves
        self._subject = 0
        self._cut = 0.0  # when the last player who is present ended it; 0.0: not yet

    # Reading

    def stops_luck(self, events: Iterable[Event]) -> bool:
        """Whether deck or dice wait after these events, so that somebody can look at them."""
        game = self.journal.record.package
        return seconds_of(game, events) > 0 and self.presence.anybody_looks()

    def end(self) -> float:
        """When the pause after the last ply ends or ended; 0.0: there was none."""
        record = self.journal.record
        if not record.package.pauses:
            return 0.0
        length = length_of(record)
        if not length or not self.presence.anybody_looks():
            return 0.0
        end = record.last_time() + length
        return min(end, self._cut) if self._cut else end

    def is_open(self) -> bool:
        """Whether a pause is on, so that nobody is asked."""
        end = self.end()
        return end > 0.0 and end > self.journal.clock.now()

    def is_looking(self) -> bool:
        """Whether a pause is on, or the rules give everybody time to look."""
        match = self.journal.record.match
        return self.is_open() or (match is not None and match.state.look_seconds() > 0)

    def waits_for(self) -> list[int]:
        """The seats of players who are present and have not ended the pause."""
        chairs = self.journal.record.chairs
        return [
            chair.seat
            for chair in chairs
            if chair.human and self.presence.is_here(chair.player) and chair.player not in self.done
        ]

    def all_done(self) -> bool:
        """Whether people are present and all of them have ended the pause."""
        return bool(self.done) and not self.waits_for()

    # Changing

    def enough(self, player_id: str, question_id: int) -> None:
        """A player ends the pause. StaleMove if that pause is over already."""
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
        """A player has ended the pause, on this server or another."""
        self.look_again()
        if self.is_looking():
            self.done.add(player_id)
            self.journal.announce(Change())

    def look_on(self, player_id: str) -> None:
        """A player wants to go on looking after all."""
        require_seat(self.journal.record, player_id)
        self.presence.peers.tell(self.journal.record.id, {"do": LOOK_ON, "player": player_id})
        self.remove(player_id)

    def remove(self, player_id: str) -> None:
        """A player looks again, on this server or another."""
        self.done.discard(player_id)
        self.journal.announce(Change())

    def look_again(self) -> None:
        """Something has changed: if there is a new pause, nobody has ended it yet."""
        record = self.journal.record
        looks = record.match is not None and record.match.state.look_seconds() > 0
        subject = LOOK if looks else record.entries
        if subject != self._subject:
            self._subject = subject
            self._cut = 0.0
            self.done.clear()
        if not self.all_done():
            self._cut = 0.0
        elif not self._cut:
            self._cut = self.journal.clock.now()
