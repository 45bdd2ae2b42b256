"""Newcomers: who gets a seat after the start, and when.

Whoever takes a seat in the middle of a deal looks into its hand. A guest costs nothing, so a player
could look into every bot's hand, or into that of somebody who is away, by a second guest. So a
newcomer gets a bot's seat when it holds nothing hidden, unless the table has agreed otherwise
before the start, and a person's seat remains theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.seats import NOBODY
from paddock.shelf import usual_level
from paddock.tables.entities import BOT, Chair
from paddock.tables.errors import OtherHand, TableFull
from paddock.tables.journal import Journal
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.late import AwaitsDeal, AwaitsNoMore, PlayerLeft, Returned, TookOver
from paddock.tables.permissions import require_chair
from paddock.tables.plan import NOW
from paddock.tables.player import Player, clean_name
from paddock.tables.presence import Presence
from paddock.tables.record import Record
from paddock.tables.turn import Turn, hides

KEPT = 600.0  # seconds for which the seat of somebody who is away is given to nobody


class Newcomers:
    """The facts that seats after the start are made of; `Seats` writes them."""

    def __init__(self, journal: Journal, presence: Presence) -> None:
        self.journal = journal
        self.presence = presence

    def arrive(self, player: Player, seat: int | None) -> tuple[int, list[Fact]]:
        """The seat that somebody gets who does not sit here, now or at the next deal."""
        record, name = self.journal.record, clean_name(player.name)
        own = owned_seat(record, player.id)
        if own != NOBODY:
            return own, [Returned(own, player.id, name, record.entries)]
        chair = self._chair(player.id, seat)
        seat = chair.seat
        facts: list[Fact] = [AwaitsNoMore(one) for one in awaited_seats(record, player.id)]
        known = record.hands.get(player.id) == seat and seat not in record.owners
        if known or record.plan.takeover == NOW or not hides(record.playing.state, seat):
            return seat, [*facts, TookOver(seat, player.id, name, record.entries)]
        if seat in awaited_seats(record, player.id):
            return seat, []
        return seat, [*facts, AwaitsDeal(seat, player.id, name, record.entries)]

    def _chair(self, player_id: str, seat: int | None) -> Chair:
        """The chair of a bot. After the start nobody may look into a second hand."""
        record = self.journal.record
        known = record.hands.get(player_id, NOBODY)
        if known != NOBODY:
            if seat not in (None, known):
                raise OtherHand(f"you have seen the hand of seat {known + 1}")
            seat = known
        if seat is None:
            free = [one for one in record.chairs if self.is_free(one.seat, player_id)]
            if not free:
                raise TableFull("there is no free seat")
            return free[0]
        chair = require_chair(record, seat)
        if not self.is_free(seat, player_id):
            raise TableFull(f"seat {seat + 1} is taken")
        return chair

    def is_free(self, seat: int, player_id: str) -> bool:
        """Whether a newcomer may have this bot's seat: it is kept for nobody else."""
        record = self.journal.record
        newcomer, owner = record.newcomers.get(seat), record.owners.get(seat)
        if record.chairs[seat].kind != BOT:
            return False
        if newcomer is not None and newcomer.player != player_id:
            return False
        return owner is None or self.journal.clock.now() - owner.since >= KEPT

    def at_deal(self, turn: Turn) -> Sequence[Fact]:
        """Who sits down since their seat held nothing hidden for a moment, and who is here."""
        record = self.journal.record
        here = self.presence.viewers()
        ply = record.entries + len(turn.plies)
        return [
            TookOver(seat, one.player, one.name, ply)
            for seat, one in record.newcomers.items()
            if seat in turn.bare and one.player in here and not turn.state.over()
        ]

    def leave(self, seat: int) -> Fact:
        """A bot takes the seat of somebody who gives it up."""
        record = self.journal.record
        chair, level = record.chairs[seat], usual_level(record.game.name)
        return PlayerLeft(seat, chair.player, chair.name, record.entries, level)


def owned_seat(record: Record, player_id: str) -> int:
    """The seat on which somebody stands in for this player, or NOBODY."""
    found = [seat for seat, owner in record.owners.items() if owner.player == player_id]
    return found[0] if found else NOBODY


def awaited_seats(record: Record, player_id: str) -> list[int]:
    """The seats that this player gets at the next deal; one at most."""
    return [seat for seat, one in record.newcomers.items() if one.player == player_id]
