"""Seats: who sits where, bots, names and standing answers."""

from __future__ import annotations

from paddock.core.log import LONGEST_WORD
from paddock.core.seats import NOBODY
from paddock.tables.budget import Budget
from paddock.tables.entities import BOT, OPEN, STANDING, Chair
from paddock.tables.errors import BadPlan, NoSuchInvite, StaleMove, TableFull, TooLate
from paddock.tables.invites import Invites
from paddock.tables.journal import Journal
from paddock.tables.newcomers import Newcomers, awaited_seats, owned_seat
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.late import AwaitsNoMore, BotStandsIn
from paddock.tables.notes.seating import (
    BotSeated,
    HostChosen,
    InviteUsed,
    Renamed,
    Sat,
    SeatOpened,
    StandingChosen,
    WordAdded,
)
from paddock.tables.permissions import (
    is_welcome,
    require_arranging,
    require_chair,
    require_seat,
)
from paddock.tables.plan import known_level
from paddock.tables.player import Player, clean_name
from paddock.tables.presence import Presence


class Seats:
    """The seats of a table. Only the host arranges them; every player controls their own."""

    def __init__(
        self, journal: Journal, presence: Presence, invites: Invites, budget: Budget
    ) -> None:
        self.journal = journal
        self.presence = presence
        self.invites = invites
        self.budget = budget
        self.newcomers = Newcomers(journal, presence)

    # A player's own seat

    async def sit(self, player: Player, seat: int | None = None, token: str | None = None) -> int:
        """Take an open seat or a bot's; without `seat` the first open one. Returns the seat.

        At a private table a token is needed, except by the host and by returning players. Before
        the start a seated player may change to another open seat. After it, a newcomer may have to
        wait for the next deal, see `Newcomers`.
        """
        async with self.journal.lock:
            record = self.journal.record
            if record.over:
                raise TooLate("the match is over")
            here = record.seat_of(player.id)
            if here != NOBODY and (seat in (None, here) or record.started):
                return here
            self.budget.spend(player.id)
            invite = self.invites.find(token, player.id) if token else None
            if here == NOBODY and invite is None and not is_welcome(record, player.id):
                raise NoSuchInvite("this table is private: an invitation is needed")
            if invite is not None and invite.seat != NOBODY:
                seat = invite.seat
            facts: list[Fact] = [SeatOpened(here)] if here != NOBODY else []
            if invite is not None and not invite.used_by:
                facts.append(InviteUsed(invite.number, player.id))
            if record.started:
                seat, late = self.newcomers.arrive(player, seat)
                facts += late
            else:
                seat = self._free_chair(seat).seat
                facts.append(Sat(seat, player.id, clean_name(player.name)))
            if facts:
                await self.journal.write(*facts)
            return seat

    def _free_chair(self, seat: int | None) -> Chair:
        """The chair to sit on before the start."""
        record = self.journal.record
        if seat is None:
            for kind in (OPEN, BOT):
                for chair in record.chairs:
                    if chair.kind == kind:
                        return chair
            raise TableFull("there is no free seat")
        chair = require_chair(record, seat)
        if chair.human:
            raise TableFull(f"seat {seat + 1} is taken")
        return chair

    async def leave(self, player_id: str) -> None:
        """Leave the seat: before the start it is open again, later a bot takes it."""
        async with self.journal.lock:
            record = self.journal.record
            if awaited := awaited_seats(record, player_id):
                await self.journal.write(*(AwaitsNoMore(one) for one in awaited))
                return
            seat = require_seat(record, player_id)
            if record.over:
                return
            facts: list[Fact] = [self.newcomers.leave(seat) if record.started else SeatOpened(seat)]
            others = [chair.player for chair in record.chairs if chair.human and chair.seat != seat]
            if player_id == record.host and others:
                facts.append(HostChosen(others[0]))
            await self.journal.write(*facts)

    async def set_standing(self, player_id: str, answer: str) -> None:
        """Set the standing answer to reactions: ask, always or never."""
        if answer not in STANDING:
            raise BadPlan(f"a standing answer is one of {', '.join(STANDING)}")
        async with self.journal.lock:
            seat = require_seat(self.journal.record, player_id)
            self.budget.spend(player_id)
            await self.journal.write(StandingChosen(seat, answer), only=player_id)

    async def add_word(self, player_id: str, word: str) -> None:
        """Mix the player's word into the luck before the start; empty: remove it."""
        async with self.journal.lock:
            record = self.journal.record
            seat = require_seat(record, player_id)
            if record.started:
                raise TooLate("the match has begun")
            self.budget.spend(player_id)
            await self.journal.write(WordAdded(seat, clean_name(word, LONGEST_WORD)))

    async def rename(self, player_id: str, name: str) -> None:
        """Change the name of a player who sits here or may come back."""
        async with self.journal.lock:
            if owned_seat(self.journal.record, player_id) != NOBODY:
                return
            self.budget.spend(player_id)
            for last in (False, False, False, True):
                seat = require_seat(self.journal.record, player_id)
                try:
                    await self.journal.write(Renamed(seat, clean_name(name)))
                except StaleMove:  # another server wrote in between; the name is still valid
                    if last:
                        raise
                else:
                    return

    # The host

    async def set_bot(self, player_id: str, seat: int, level: str) -> None:
        """The host puts a bot on a seat: an open one, a bot's, or that of a player who is absent
        for long and may take it back at any time.
        """
        async with self.journal.lock:
            record = self.journal.record
            level = known_level(level, record.game.name)
            require_arranging(record, player_id)
            self.budget.spend(player_id)
            chair = require_chair(record, seat)
            if chair.human and not self.presence.is_long_away(chair.player):
                raise TableFull(f"seat {seat + 1} is taken")
            if chair.human and record.started:
                fact: Fact = BotStandsIn(seat, chair.player, chair.name, record.entries, level)
            else:
                fact = BotSeated(seat, level)
            await self.journal.write(fact)

    async def open_seat(self, player_id: str, seat: int) -> None:
        """The host removes a bot or a player before the start."""
        async with self.journal.lock:
            require_arranging(self.journal.record, player_id, before_start=True)
            self.budget.spend(player_id)
            chair = require_chair(self.journal.record, seat)
            await self.journal.write(SeatOpened(chair.seat))
