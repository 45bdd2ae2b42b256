"""Who sits where: sitting down, standing up, bots."""

from __future__ import annotations

from paddock.core.seats import NOBODY
from paddock.store import Note
from paddock.tables.chairs import BOT, OPEN, STANDING, Chair
from paddock.tables.duties import PATIENCE
from paddock.tables.errors import BadPlan, NoSuchInvite, OtherHand, TableFull, TooLate
from paddock.tables.links import Links
from paddock.tables.plan import Plan, known_level, read_plan, usual_level
from paddock.tables.player import Player, clean_name


class Seating(Links):
    """Only the host arranges a table; everybody disposes of their own seat."""

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
            notes.append(self.note("bot", seat=seat, level=usual_level(record.game.name)))
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
        await self.do(self._set_bot(player_id, seat, level))

    async def _set_bot(self, player_id: str, seat: int, level: str) -> None:
        level = known_level(level, self.record.game.name)
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
        plan = read_plan(plan.to_dict())
        if plan.game != self.record.plan.game:
            raise BadPlan("another game needs another table")
        if any(chair.human for chair in self.record.chairs[plan.players :]):
            raise TableFull(f"somebody sits on a seat beyond the {plan.players} of this plan")
        await self.write(notes=[self.note("plan", plan=plan.to_dict())])
