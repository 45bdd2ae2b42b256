"""Queries about a table that need more than its record. They change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.tables.entities import ASK
from paddock.tables.pending_answers import is_forced, is_reaction, is_unnoticed

if TYPE_CHECKING:
    from paddock.tables.table import Table


def should_prompt(table: Table, seat: int) -> bool:
    """Whether to show this seat a question: it owes an answer, has a choice, has not answered and
    has no standing answer. For that seat's own page only, since the result reveals what the seat
    holds.
    """
    record = table.record
    if record.match is None or seat < 0 or seat not in record.match.state.waiting:
        return False
    if table.autoplay.pause.is_open() or record.stop_open() or record.held(seat) is not None:
        return False
    if not is_reaction(record):
        unnoticed = is_unnoticed(record, table.autoplay.window, seat)
        return not (unnoticed or is_forced(record, seat))
    if len(record.match.state.legal(seat)) == 1:
        return False  # no card to react with
    return record.plan.reaction_seconds > 0 and record.chairs[seat].standing == ASK


def deadline(table: Table, seat: int) -> float | None:
    """When somebody else answers for this seat, as far as all may know it. Compare it with
    `Clock.now`, not with the wall clock, which may jump.

    For a reaction it is the end of the window, the same for everybody at the table.
    """
    record = table.record
    if table.autoplay.pause.is_open():
        return table.autoplay.pause.end()
    if record.stop_open():
        return table.stops.ends()
    if record.match is None or seat not in record.match.state.waiting or seat < 0:
        return None
    if table.autoplay.window is not None:
        thinks = not is_reaction(record) and should_prompt(table, seat)
        return None if thinks else table.autoplay.window.end  # nobody's time is cut
    if not record.plan.move_seconds or is_reaction(record):
        return None
    put = max(record.question_time(seat), table.autoplay.resumed, table.autoplay.pause.end())
    return put + record.plan.move_seconds


def thinking_time(table: Table, seat: int) -> float:
    """The seconds a seat has used for its decisions, the open one included."""
    record = table.record
    used = record.chairs[seat].used
    if record.match is not None and seat in record.match.state.waiting and not record.stop_open():
        used += max(0.0, table.journal.clock.now() - record.question_time(seat))
    return used
