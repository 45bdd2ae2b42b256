"""Who may do what at a table: each function returns the answer or raises the reason."""

from __future__ import annotations

from paddock.core.seats import NOBODY
from paddock.tables.entities import Chair
from paddock.tables.errors import ClosedTable, NotTheHost, NotYourSeat, TableFull, TooLate
from paddock.tables.plan import LISTED
from paddock.tables.record import Record


def require_not_closed(record: Record) -> None:
    """Raise ClosedTable if the operator has closed the table."""
    if record.closed:
        raise ClosedTable("this table was closed by whoever runs the server")


def require_host(record: Record, player_id: str) -> None:
    """Raise NotTheHost unless this player is the host."""
    if player_id != record.host or not player_id:
        raise NotTheHost("only the host of the table does this")


def require_arranging(record: Record, player_id: str, before_start: bool = False) -> None:
    """Raise unless this player is the host and the match allows the change."""
    require_host(record, player_id)
    if record.over or (before_start and record.started):
        raise TooLate("the match is over" if record.over else "the match has begun")


def require_seat(record: Record, player_id: str) -> int:
    """The seat of this player; NotYourSeat."""
    seat = record.seat_of(player_id)
    if seat == NOBODY:
        raise NotYourSeat("you do not sit at this table")
    return seat


def require_chair(record: Record, seat: int) -> Chair:
    """The chair of a seat; TableFull if there is no such seat."""
    if not 0 <= seat < len(record.chairs):
        raise TableFull(f"there is no seat {seat + 1}")
    return record.chairs[seat]


def is_welcome(record: Record, player_id: str) -> bool:
    """Whether this player may sit down without an invitation."""
    open_to_all = record.plan.visibility == LISTED
    return open_to_all or player_id == record.host or player_id in record.hands
