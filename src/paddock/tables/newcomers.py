"""Newcomers: who gets a seat after the start, and when.

A player who takes a seat in the middle of a deal sees its hand. Guests are free to create, so with
a second guest a player could see the hand of every bot or of an absent player. Therefore a newcomer
gets a bot's seat when it holds nothing hidden, unless the table has agreed otherwise before the
start, and a person's seat stays theirs.
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

RESERVED = 600.0  # seconds for which an absent player's seat is reserved


class Newcomers:
    """Decides about seats after the start; `Seats` writes the notes it returns."""

    def __init__(self, journal: Journal, presence: Presence) -> None:
        self.journal = journal
        self.presence = presence

    def arrive(self, player: Player, seat: int | None) -> tuple[int, list[Fact]]:
        """The seat for somebody who does not sit here, now or at the next deal, and the notes to
        write.
        """
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
        """A bot's chair. After the start nobody may see a second hand."""
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
        """Whether a newcomer may have this bot's seat: it is reserved for nobody else."""
        record = self.journal.record
        newcomer, owner = record.newcomers.get(seat), record.owners.get(seat)
        if record.chairs[seat].kind != BOT:
            return False
        if newcomer is not None and newcomer.player != player_id:
            return False
        return owner is None or self.journal.clock.now() - owner.since >= RESERVED

    def at_deal(self, turn: Turn) -> Sequence[Fact]:
        """The notes for newcomers who are present and whose seat held nothing hidden during this
        turn.
        """
        record = self.journal.record
        if not record.newcomers:
            return ()
        here = self.presence.viewers()
        ply = record.entries + len(turn.plies)
        return [
            TookOver(seat, one.player, one.name, ply)
            for seat, one in record.newcomers.items()
            if seat in turn.bare and one.player in here and not turn.state.over()
        ]

    def leave(self, seat: int) -> Fact:
        """A bot replaces a player who gives the seat up."""
        record = self.journal.record
        chair, level = record.chairs[seat], usual_level(record.game.name)
        return PlayerLeft(seat, chair.player, chair.name, record.entries, level)


def owned_seat(record: Record, player_id: str) -> int:
    """The seat of this player that a substitute plays, or NOBODY."""
    found = [seat for seat, owner in record.owners.items() if owner.player == player_id]
    return found[0] if found else NOBODY


def awaited_seats(record: Record, player_id: str) -> list[int]:
    """The seats that this player gets at the next deal; at most one."""
    return [seat for seat, one in record.newcomers.items() if one.player == player_id]
