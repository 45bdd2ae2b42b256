"""Knocks: somebody who has only the address of a private table asks the host for a seat.

Nothing of it is stored: whoever still wants a seat after a restart knocks again.
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
from paddock.tables.peers import Alone
from paddock.tables.permissions import require_arranging, require_host
from paddock.tables.player import Player, clean_name

KNOCK: Final = "knock"  # what servers tell each other
ANSWERED: Final = "knock-answered"
MOST_KNOCKS: Final = 12  # that one table keeps


class Knock(NamedTuple):
    """Somebody who asks; the number names them to the host, who must not learn their id."""

    number: str
    player: Player


class Knocks:
    """Before the start a friend asks for a seat, and the host lets them sit down or not."""

    def __init__(self, journal: Journal, budget: Budget, peers: Alone) -> None:
        self.journal = journal
        self.budget = budget
        self.peers = peers  # the host's page may be open on another server
        self._knocks: dict[str, Knock] = {}  # by player

    def has_knocked(self, player_id: str) -> bool:
        return player_id in self._knocks

    def listed(self, host_id: str) -> list[Knock]:
        """Those who wait for an answer; for the host only."""
        require_host(self.journal.record, host_id)
        seated = self.journal.record.seat_of
        return [one for one in self._knocks.values() if seated(one.player.id) == NOBODY]

    async def knock(self, player: Player) -> None:
        """Ask the host for a seat; asking twice is asking once."""
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
        """Somebody asks, on this server or another."""
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
        """The host lets somebody sit down on the first open seat, or sends them away."""
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
