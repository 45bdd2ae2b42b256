"""Invitations: links by which friends sit down."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from hashlib import sha256

from paddock.core.seats import NOBODY
from paddock.tables.budget import Budget
from paddock.tables.entities import Invite
from paddock.tables.errors import NoSuchInvite, TooMany
from paddock.tables.journal import Journal
from paddock.tables.notes.seating import Invited, InviteRevoked
from paddock.tables.outside import is_token
from paddock.tables.permissions import (
    is_welcome,
    require_arranging,
    require_chair,
    require_host,
)

MOST_INVITES = 60  # that one table can create


class Invites:
    """Creates and revokes the invitations of a table. A token is signed and not stored."""

    def __init__(self, journal: Journal, budget: Budget, keys: Callable[[], Sequence[str]]) -> None:
        """`keys` returns the valid signing keys; the last one signs."""
        self.journal = journal
        self.budget = budget
        self.keys = keys

    async def give(self, player_id: str, seat: int | None = None) -> str:
        """A token for one seat, valid once, or for any free seat; the same one as long as it is
        valid.
        """
        async with self.journal.lock:
            record = self.journal.record
            require_arranging(record, player_id)
            self.budget.spend(player_id)
            wanted = NOBODY if seat is None else require_chair(record, seat).seat
            for invite in record.invites:
                if invite.seat == wanted and invite.open:
                    return self.token(invite)
            if len(record.invites) >= MOST_INVITES:
                raise TooMany(f"this table has given {MOST_INVITES} invitations")
            await self.journal.write(Invited(wanted))
            return self.token(record.invites[-1])

    async def revoke(self, player_id: str, token: str) -> None:
        """Revoke an invitation; players who used it keep their seat."""
        async with self.journal.lock:
            record = self.journal.record
            require_arranging(record, player_id)
            self.budget.spend(player_id)
            for invite in record.invites if is_token(token) else ():
                if not invite.revoked and self._has_token(invite, token):
                    await self.journal.write(InviteRevoked(invite.number))
                    return
            raise NoSuchInvite("there is no such invitation")

    def listed(self, player_id: str) -> Sequence[Invite]:
        """Every invitation that was not revoked; for the host only."""
        require_host(self.journal.record, player_id)
        return [invite for invite in self.journal.record.invites if not invite.revoked]

    def token(self, invite: Invite) -> str:
        """The token in an invitation's link."""
        return self._signed(invite, self.keys()[-1])

    def _signed(self, invite: Invite, key: str) -> str:
        text = f"{self.journal.record.id}/{invite.number}"
        return hmac.new(key.encode(), text.encode(), sha256).hexdigest()[:32]

    def find(self, token: str, player_id: str) -> Invite:
        """The invitation of a token, if this player may still use it."""
        if not is_token(token):
            raise NoSuchInvite("that is no invitation")
        for invite in self.journal.record.invites:
            if invite.revoked or not self._has_token(invite, token):
                continue
            if invite.open or invite.used_by == player_id:
                return invite
        raise NoSuchInvite("this invitation was used, taken back or never given")

    def may_watch(self, player_id: str, token: str = "") -> bool:
        """Whether this player may see the table: seated, invited, or spectators are allowed."""
        record = self.journal.record
        if record.plan.spectators or record.seat_of(player_id) != NOBODY:
            return True
        if is_welcome(record, player_id):
            return True
        try:
            return bool(token) and self.find(token, player_id) is not None
        except NoSuchInvite:
            return False

    def _has_token(self, invite: Invite, token: str) -> bool:
        given = token.encode("utf-8", "replace")
        return any(
            hmac.compare_digest(self._signed(invite, key).encode(), given) for key in self.keys()
        )
