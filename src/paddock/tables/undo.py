"""Undo: going back to an earlier decision, freely against bots, among people if all agree."""

from __future__ import annotations

from typing import Final

from paddock.core.log import UNDO
from paddock.core.seats import NOBODY
from paddock.core.state import State
from paddock.store import Ply
from paddock.tables.entities import UndoWish
from paddock.tables.errors import JustRefused, NoUndo, StaleMove
from paddock.tables.journal import Journal
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import UndoAnswered, UndoAsked, Undone
from paddock.tables.permissions import require_seat
from paddock.tables.record import Record

PEOPLE: Final = "people"  # the others have to agree
FIRST_WAIT, LONGEST_WAIT = 15.0, 600.0  # seconds before a refused player may ask again


def undo_refusal(record: Record, seat: int) -> str:
    """The code of the reason why a seat may not go back by itself; empty if it may.

    Alone against bots everybody may. An undo concerns everybody who has seen a hand or may come
    back to one.
    """
    if record.match is None:
        return "not-started"
    if record.over:
        return "over"
    if record.typed:
        return "typed"
    if record.stop_open():
        return "stop"
    if not record.commitment:
        return "old"
    if not record.decisions(seat):
        return "nothing"
    return PEOPLE if concerned(record) - {record.chairs[seat].player} else ""


def concerned(record: Record) -> set[str]:
    """The ids of all people who play, have played or will play."""
    people = {chair.player for chair in record.chairs if chair.human}
    people |= {owner.player for owner in record.owners.values()}
    people |= {one.player for one in record.newcomers.values()}
    return people | set(record.hands)


def others_at(record: Record, seat: int) -> set[int]:
    """The seats of the other people; empty if an undo concerns somebody who does not sit here."""
    seated = {chair.player: chair.seat for chair in record.chairs if chair.human}
    if concerned(record) - set(seated):
        return set()
    return set(seated.values()) - {seat}


def open_wish(record: Record) -> UndoWish | None:
    """The request that waits for an answer, or None."""
    wish = record.undo_wish
    return wish if wish is not None and wish.entry == record.entries and not record.over else None


def may_ask_again(record: Record, seat: int) -> float:
    """When a seat may ask the others again; each refusal doubles the wait."""
    refused = record.undo_refused.get(seat)
    if refused is None:
        return 0.0
    return refused.at + min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (refused.times - 1))


def refused_by(record: Record, seat: int, now: float) -> int:
    """The seat that has just refused this one, or NOBODY. It is shown until the seat may ask again,
    or something else happens.
    """
    refused = record.undo_refused.get(seat)
    if refused is None:
        return NOBODY
    fresh = refused.entry == record.entries or now < may_ask_again(record, seat)
    return refused.by if fresh else NOBODY


class Undos:
    """The requests and undos of one table."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    async def undo(self, player_id: str, ply: int, question_id: int) -> None:
        """Go back to an earlier decision of the player; among people, ask them first. NoUndo,
        JustRefused.

        Against bots, cards that were hidden from the player then are dealt again, so that nothing
        learnt since is of use. The match counts for no record from then on.
        """
        async with self.journal.lock:
            record = self.journal.record
            seat = require_seat(record, player_id)
            why = undo_refusal(record, seat)
            if why not in ("", PEOPLE):
                raise NoUndo(why)
            if question_id != record.question_id(seat):
                raise StaleMove(f"question {question_id} is no longer open")
            if ply not in record.decisions(seat):
                raise NoUndo("nothing")
            if why == PEOPLE:
                await self._ask(record, seat, ply)
                return
            before = record.playing.position_at(ply)
            await self._go_back(seat, ply, before.imagine(seat, record.luck_after_undo()))

    async def _ask(self, record: Record, seat: int, ply: int) -> None:
        if not others_at(record, seat):
            raise NoUndo(PEOPLE)
        if self.journal.clock.now() < may_ask_again(record, seat):
            raise JustRefused("the others have just said no")
        await self.journal.write(UndoAsked(seat, ply, record.entries))

    async def answer(self, player_id: str, yes: bool, entry: int) -> None:
        """Agree to the open request, or refuse. When all have agreed, the undo happens: hands stay
        as they are, and only later outcomes of deck and dice are new.
        """
        async with self.journal.lock:
            record = self.journal.record
            seat, wish = require_seat(record, player_id), open_wish(record)
            if wish is None or wish.entry != entry or seat not in others_at(record, wish.seat):
                raise StaleMove("nobody asks for this any more")
            answered = UndoAnswered(seat, yes)
            if yes and others_at(record, wish.seat) <= wish.agreed | {seat}:
                state = record.playing.position_at(wish.ply)
                await self._go_back(wish.seat, wish.ply, state, answered)
            else:
                await self.journal.write(answered)

    async def agree(self, player_id: str) -> None:
        """Agree to the wish of somebody at the same screen, if there is one."""
        wish, seat = open_wish(self.journal.record), self.journal.record.seat_of(player_id)
        if wish is not None and seat in others_at(self.journal.record, wish.seat):
            await self.answer(player_id, True, wish.entry)

    async def _go_back(self, seat: int, ply: int, state: State, *facts: Fact) -> None:
        entry = self.journal.record.entries
        back = Ply(entry, seat, f"{UNDO} {ply}", self.journal.clock.now())
        await self.journal.write(*facts, Undone(entry, state.text()), plies=[back])
