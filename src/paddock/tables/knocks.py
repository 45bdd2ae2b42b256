"""Knocks: somebody who has only the address of a private table asks its host for a seat.

Nothing is stored: after a restart they knock again.
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from paddock.core.seats import NOBODY
from paddock.tables.budget import Budget
from paddock.tables.entities import OPEN
from paddock.tables.errors import NoSuchInvite, TableFull, TooLate, TooMany
from paddock.tables.journal import Change, Journal
from paddock.tables.notes.seating import Sat
from paddock.tables.peers import Peers
from paddock.tables.permissions import require_arranging, require_host
from paddock.tables.player import Player, clean_name

KNOCK: Final = "knock"  # kinds of messages between servers
ANSWERED: Final = "knock-answered"
MOST_KNOCKS: Final = 12  # open knocks of one table


class Knock(NamedTuple):
    """Somebody who asks for a seat. The number identifies them to the host, who must not learn
    their id.
    """

    number: str
    player: Player


class Knocks:
    """The requests for a seat at one table before the start, and the host's answers."""

    def __init__(self, journal: Journal, budget: Budget, peers: Peers) -> None:
        self.journal = journal
        self.budget = budget
        self.peers = peers  # the host may be connected to another server
        self._knocks: dict[str, Knock] = {}  # by player id

    def has_knocked(self, player_id: str) -> bool:
        """Whether this player waits for the host's answer."""
        return player_id in self._knocks

    def listed(self, host_id: str) -> list[Knock]:
        """The requests that wait for an answer; for the host only."""
        require_host(self.journal.record, host_id)
        seated = self.journal.record.seat_of
        return [one for one in self._knocks.values() if seated(one.player.id) == NOBODY]

    async def knock(self, player: Player) -> None:
        """Ask the host for a seat. Asking again changes nothing."""
        async with self.journal.lock:
            record = self.journal.record
            if record.started:
                raise TooLate("the match has begun")
            if record.seat_of(player.id) != NOBODY or self.has_knocked(player.id):
                return
            self.budget.spend(player.id)
            if len(self._knocks) >= MOST_KNOCKS:
                raise TooMany(f"{MOST_KNOCKS} people ask for a seat already")
            knock = Knock(secrets.token_hex(4), player)
            message = {
                "do": KNOCK,
                "number": knock.number,
                "player": player.id,
                "name": player.name,
            }
            self.peers.tell(record.id, message)
            self.add(knock)

    def add(self, knock: Knock) -> None:
        """Somebody has asked, on this server or another."""
        if len(self._knocks) < MOST_KNOCKS:
            self._knocks[knock.player.id] = knock
            self.journal.announce(Change())

    def remove(self, player_id: str) -> None:
        """Somebody was answered, on this server or another."""
        if self._knocks.pop(player_id, None) is not None:
            self.journal.announce(Change())

    def _answered(self, player_id: str) -> None:
        self.peers.tell(self.journal.record.id, {"do": ANSWERED, "player": player_id})
        self.remove(player_id)

    async def answer(self, host_id: str, number: str, welcome: bool) -> None:
        """The host gives somebody the first open seat, or refuses."""
        async with self.journal.lock:
            record = self.journal.record
            require_arranging(record, host_id, before_start=True)
            self.budget.spend(host_id)
            known = {one.number: one for one in self._knocks.values()}
            if number not in known:
                raise NoSuchInvite("nobody asks under that number")
            player = known[number].player
            if not welcome or record.seat_of(player.id) != NOBODY:
                self._answered(player.id)
                return
            free = next((chair.seat for chair in record.chairs if chair.kind == OPEN), NOBODY)
            if free == NOBODY:
                raise TableFull("there is no free seat")
            await self.journal.write(Sat(free, player.id, clean_name(player.name)))
            self._answered(player.id)
