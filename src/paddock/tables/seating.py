"""Who sits where: sitting down, standing up, bots, and links for friends."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from paddock.core.game import NOBODY
from paddock.store import Note
from paddock.tables.budget import Budget
from paddock.tables.chairs import BOT, OPEN, STANDING, Chair
from paddock.tables.desk import Backroom, Desk
from paddock.tables.duties import PATIENCE
from paddock.tables.errors import (
    BadPlan,
    NoSuchInvite,
    NotTheHost,
    NotYourSeat,
    OtherHand,
    TableFull,
    TooLate,
    TooMany,
)
from paddock.tables.plan import OPEN as LISTED
from paddock.tables.plan import Plan, known_level, read_plan, usual_level
from paddock.tables.player import Player, clean_name
from paddock.tables.record import Link, Record

MOST_LINKS = 60  # that one table ever gives


@dataclass
class Invite:
    """A link by which somebody may sit down."""

    number: int
    token: str
    seat: int  # NOBODY: any free seat, for several people; else that seat, once
    used_by: str = ""  # the name of who used a seat's invite; empty: it is still good


class Seating(Desk):
    """Only the host arranges a table; everybody disposes of their own seat."""

    def __init__(self, record: Record, room: Backroom) -> None:
        super().__init__(record, room)
        self.budget = Budget(room.clock)

    # One's own seat

    async def sit(self, player: Player, seat: int | None = None, token: str | None = None) -> int:
        """Take an open seat, or a bot's; the seat. With none named, the first open one.

        At a private table a token is needed, except by the host and by those who return.
        Somebody who sits already may change to another open seat before the start.
        """
        return await self.do(self._sit(player, seat, token))

    async def _sit(self, player: Player, seat: int | None, token: str | None) -> int:
        record = self.record
        if record.over:
            raise TooLate("the match is over")
        here = record.seat_of(player.id)
        if here != NOBODY and (seat in (None, here) or record.started):
            return here
        self.budget.spend(player.id)
        link = self._link(token, player.id) if token else None
        if here == NOBODY and link is None and not self._welcome(player.id):
            raise NoSuchInvite("this table is private: an invitation is needed")
        if link is not None and link.seat != NOBODY:
            seat = link.seat
        chair = self._free_chair(player.id, seat)
        notes = [self.note("opened", seat=here)] if here != NOBODY else []
        if link is not None and not link.used_by:
            notes.append(self.note("used", invite=link.number, player=player.id))
        name = clean_name(player.name)
        notes.append(self.note("sat", seat=chair.seat, player=player.id, name=name))
        await self.write(notes=self.number(notes))
        return chair.seat

    def _welcome(self, player_id: str) -> bool:
        record = self.record
        open_to_all = record.plan.visibility == LISTED
        return open_to_all or player_id == record.host or player_id in record.hands

    def _free_chair(self, player_id: str, seat: int | None) -> Chair:
        """The chair to sit on; after the start nobody may look into a second hand."""
        record = self.record
        known = record.hands.get(player_id, NOBODY)
        if known != NOBODY:
            if seat not in (None, known):
                raise OtherHand(f"you have seen the hand of seat {known + 1}")
            seat = known
        if seat is None:
            for kind in (OPEN, BOT):
                for chair in record.chairs:
                    if chair.kind == kind:
                        return chair
            raise TableFull("there is no free seat")
        chair = self._chair(seat)
        if chair.human:
            raise TableFull(f"seat {seat + 1} is taken")
        return chair

    async def leave(self, player_id: str) -> None:
        """Stand up: before the start the seat is open again, later a bot takes it."""
        await self.do(self._leave(player_id))

    async def _leave(self, player_id: str) -> None:
        record = self.record
        seat = self._seat(player_id)
        if record.over:
            return
        notes: list[Note] = []
        if record.started:
            notes.append(self.note("bot", seat=seat, level=usual_level()))
        else:
            notes.append(self.note("opened", seat=seat))
        others = [chair.player for chair in record.chairs if chair.human and chair.seat != seat]
        if player_id == record.host and others:
            notes.append(self.note("host", player=others[0]))
        await self.write(notes=self.number(notes))

    async def standing(self, player_id: str, answer: str) -> None:
        """What to do when a reaction is asked of this player: ask, always or never."""
        if answer not in STANDING:
            raise BadPlan(f"a standing answer is one of {', '.join(STANDING)}")
        await self.do(self._own("standing", player_id, player_id, answer=answer))

    async def rename(self, player_id: str, name: str) -> None:
        """The player is called otherwise from now on."""
        await self.do(self._own("named", player_id, "", name=clean_name(name)))

    async def _own(self, kind: str, player_id: str, only: str, **data: str) -> None:
        seat = self._seat(player_id)
        self.budget.spend(player_id)
        await self.write(notes=[self.note(kind, seat=seat, **data)], only=only)

    # The host

    async def set_bot(self, player_id: str, seat: int, level: str) -> None:
        """The host puts a bot on a seat: an open one, a bot's, or that of somebody long away."""
        await self.do(self._set_bot(player_id, seat, known_level(level)))

    async def _set_bot(self, player_id: str, seat: int, level: str) -> None:
        self._arrange(player_id)
        chair = self._chair(seat)
        if chair.human and not self._long_away(chair):
            raise TableFull(f"seat {seat + 1} is taken")
        await self.write(notes=[self.note("bot", seat=seat, level=level)])

    def _long_away(self, chair: Chair) -> bool:
        since = chair.away_since
        return since is not None and self.room.clock.now() - since >= PATIENCE

    async def open_seat(self, player_id: str, seat: int) -> None:
        """The host sends a bot or a player away before the start."""
        await self.do(self._open_seat(player_id, seat))

    async def _open_seat(self, player_id: str, seat: int) -> None:
        self._arrange(player_id, before_start=True)
        await self.write(notes=[self.note("opened", seat=self._chair(seat).seat)])

    async def swap(self, player_id: str, seat: int, other: int) -> None:
        """The host exchanges two seats before the start."""
        await self.do(self._swap(player_id, seat, other))

    async def _swap(self, player_id: str, seat: int, other: int) -> None:
        self._arrange(player_id, before_start=True)
        seats = [self._chair(seat).seat, self._chair(other).seat]
        await self.write(notes=[self.note("swapped", seats=seats)])

    async def change_plan(self, player_id: str, plan: Plan) -> None:
        """The host changes the plan before the start; the game stays, and so does who sits."""
        await self.do(self._change_plan(player_id, plan))

    async def _change_plan(self, player_id: str, plan: Plan) -> None:
        self._arrange(player_id, before_start=True)
        plan = read_plan(plan.plain())
        if plan.game != self.record.plan.game:
            raise BadPlan("another game needs another table")
        if any(chair.human for chair in self.record.chairs[plan.players :]):
            raise TableFull(f"somebody sits on a seat beyond the {plan.players} of this plan")
        await self.write(notes=[self.note("plan", plan=plan.plain())])

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

    # Links

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
            if not link.revoked and hmac.compare_digest(self._token(link), token):
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
            if link.revoked or not hmac.compare_digest(self._token(link), token):
                continue
            if link.seat == NOBODY or link.used_by in ("", player_id):
                return link
        raise NoSuchInvite("this invitation was used, taken back or never given")

    def _token(self, link: Link) -> str:
        return self.room.sign(f"{self.record.id}/{link.number}")
