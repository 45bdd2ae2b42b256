"""What can be asked of a table at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.game import Game
from paddock.core.log import Match
from paddock.tables.chairs import ASK, Chair
from paddock.tables.duties import is_reaction
from paddock.tables.plan import Plan
from paddock.tables.record import Told
from paddock.tables.seating import Seating

if TYPE_CHECKING:
    from paddock.tables.minder import Minder


class Known(Seating):
    """Reading a table changes nothing. What is secret says so."""

    minder: Minder

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def plan(self) -> Plan:
        return self.record.plan

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def match(self) -> Match | None:
        """None before the start."""
        return self.record.match

    @property
    def chairs(self) -> list[Chair]:
        return self.record.chairs

    @property
    def host(self) -> str:
        """The id of the player who arranges the table."""
        return self.record.host

    @property
    def history(self) -> list[Told]:
        """Every event since the start; show a reader those with `event.heard_by(seat)`."""
        return self.record.history

    @property
    def over(self) -> bool:
        return self.record.over

    @property
    def rematch_id(self) -> str:
        """The table of the rematch, or empty."""
        return self.record.rematch_id

    @property
    def created(self) -> float:
        return self.record.created

    @property
    def started(self) -> float:
        """When the match began; 0.0 before."""
        return self.record.started

    @property
    def names(self) -> list[str]:
        """The names by seat: a human's, or a bot's level; empty for an open seat."""
        return self.record.names

    def seat_of(self, player_id: str) -> int:
        """Where a player sits, or NOBODY."""
        return self.record.seat_of(player_id)

    def asked(self, seat: int) -> int:
        """The number of the question before this seat: how long the log was when it was put.

        It stays the same while others answer the same question. 0 before the start.
        """
        return self.record.asked(seat) if self.match is not None and seat >= 0 else 0

    def held(self, seat: int) -> str:
        """The seat's own answer that waits for the end of the reaction window, or empty.

        To be shown to that seat only. It may still be changed by `submit` or `take_back`.
        """
        held = self.record.held(seat)
        return held.text if held is not None else ""

    def deadline(self, seat: int) -> float | None:
        """When somebody else answers for this seat (wall clock), as far as all may know it.

        For a reaction it is the end of the window, for everybody at the table alike.
        """
        if self.match is None or seat not in self.match.state.waiting or seat < 0:
            return None
        if self.minder.window is not None:
            return self.minder.window.end
        if not self.plan.move_seconds or is_reaction(self.record):
            return None
        return max(self.record.asked_at(seat), self.resumed) + self.plan.move_seconds

    def bothered(self, seat: int) -> bool:
        """Whether this seat should be shown a question now: it owes an answer, has a choice, has
        not given one and has no standing answer. For that seat's own page only."""
        match = self.match
        if match is None or seat < 0 or seat not in match.state.waiting:
            return False
        state = match.state
        forced = len(state.legal(seat)) == 1 and not state.phase.confirmed
        if forced or self.held(seat):
            return False
        if not is_reaction(self.record):
            return True
        return self.plan.reaction_seconds > 0 and self.chairs[seat].standing == ASK

    def thinking(self, seat: int) -> float:
        """Seconds that a seat has used for its decisions, the open one included."""
        used = self.chairs[seat].used
        if self.match is not None and seat in self.match.state.waiting:
            used += max(0.0, self.room.clock.now() - self.record.asked_at(seat))
        return used
