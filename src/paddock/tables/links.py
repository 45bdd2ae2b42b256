"""Links for friends, and what the host alone may do."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from paddock.core.seats import NOBODY
from paddock.tables.budget import Budget
from paddock.tables.chairs import Chair
from paddock.tables.desk import Backroom, Desk
from paddock.tables.errors import (
    NoSuchInvite,
    NotTheHost,
    NotYourSeat,
    TableFull,
    TooLate,
    TooMany,
)
from paddock.tables.plan import OPEN as LISTED
from paddock.tables.record import Link, Record

MOST_LINKS = 60  # that one table ever gives


@dataclass
class Invite:
    """A link by which somebody may sit down."""

    number: int
    token: str
    seat: int  # NOBODY: any free seat, for several people; else that seat, once
    used_by: str = ""  # the name of who used a seat's invite; empty: it is still good


class Links(Desk):
    """A table that gives invitations. A token is signed, and kept nowhere."""

    def __init__(self, record: Record, room: Backroom) -> None:
        super().__init__(record, room)
        self.budget = Budget(room.clock)

    async def invite(self, player_id: str, seat: int | None = None) -> str:
        """A token for one seat, good once, or for any free seat; the same one while it is good."""
        return await self.do(self._invite(player_id, seat))

    async def _invite(self, player_id: str, seat: int | None) -> str:
        self._arrange(player_id)
        wanted = NOBODY if seat is None else self._chair(seat).seat
        for link in self.record.links:
            if link.seat == wanted and not link.revoked and (seat is None or not link.used_by):
                return self._token(link)
        if len(self.record.links) >= MOST_LINKS:
            raise TooMany(f"this table has given {MOST_LINKS} invitations")
        await self.write(notes=[self.note("invited", seat=wanted)])
        return self._token(self.record.links[-1])

    def invites(self, player_id: str) -> Sequence[Invite]:
        """Every invite that was not revoked; for the host only."""
        if player_id != self.record.host or not player_id:
            raise NotTheHost("only the host of the table sees its invitations")
        return [
            Invite(link.number, self._token(link), link.seat, self._user(link))
            for link in self.record.links
            if not link.revoked
        ]

    def _user(self, link: Link) -> str:
        if link.seat == NOBODY or not link.used_by:
            return ""
        seat = self.record.seat_of(link.used_by)
        return self.record.names[seat] if seat != NOBODY else "–"

    async def revoke(self, player_id: str, token: str) -> None:
        """The host takes an invite back; whoever sits already stays."""
        await self.do(self._revoke(player_id, token))

    async def _revoke(self, player_id: str, token: str) -> None:
        self._arrange(player_id)
        for link in self.record.links:
            if not link.revoked and self._is(link, token):
                await self.write(notes=[self.note("revoked", invite=link.number)])
                return
        raise NoSuchInvite("there is no such invitation")

    def may_watch(self, player_id: str, token: str = "") -> bool:
        """Whether this player may see the table: seated, invited, or looking on is allowed."""
        record = self.record
        if record.plan.spectators or record.seat_of(player_id) != NOBODY:
            return True
        if self._welcome(player_id):
            return True
        try:
            return bool(token) and self._link(token, player_id) is not None
        except NoSuchInvite:
            return False

    def _link(self, token: str, player_id: str) -> Link:
        """The invite that a token stands for, if this player may still use it."""
        for link in self.record.links:
            if link.revoked or not self._is(link, token):
                continue
            if link.seat == NOBODY or link.used_by in ("", player_id):
                return link
        raise NoSuchInvite("this invitation was used, taken back or never given")

    def _is(self, link: Link, token: str) -> bool:
        return hmac.compare_digest(self._token(link).encode(), token.encode("utf-8", "replace"))

    def _token(self, link: Link) -> str:
        return self.room.sign(f"{self.record.id}/{link.number}")

    # Who may do what

    def _welcome(self, player_id: str) -> bool:
        record = self.record
        open_to_all = record.plan.visibility == LISTED
        return open_to_all or player_id == record.host or player_id in record.hands

    def _arrange(self, player_id: str, before_start: bool = False) -> None:
        record = self.record
        if player_id != record.host or not player_id:
            raise NotTheHost("only the host of the table arranges it")
        if record.over or (before_start and record.started):
            raise TooLate("the match is over" if record.over else "the match has begun")
        self.budget.spend(player_id)

    def _seat(self, player_id: str) -> int:
        seat = self.record.seat_of(player_id)
        if seat == NOBODY:
            raise NotYourSeat("you do not sit at this table")
        return seat

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.record.chairs):
            raise TableFull(f"there is no seat {seat + 1}")
        return self.record.chairs[seat]
