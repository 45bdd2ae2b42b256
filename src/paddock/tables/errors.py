"""What can go wrong at a table, each with a `code` by which a page finds its sentence."""

from __future__ import annotations

from paddock.core.errors import (
    IllegalMove,
    NoTakeBack,
    NotYourTurn,
    PaddockError,
    UnknownMove,
)
from paddock.store import StoreError


class TableError(PaddockError):
    """Anything that goes wrong at a table."""

    code = "table-error"


class BadPlan(TableError):
    """A plan for a table that cannot be played."""

    code = "bad-plan"


class NoSuchTable(TableError):
    """There is no table of that name; asking for one never makes it."""

    code = "no-such-table"


class OtherRules(TableError):
    """The match was begun under another version of the rules; it is kept as it is."""

    code = "other-rules"


class ChangedRecord(OtherRules):
    """The rules are those of the match but forbid one of its moves: its record was changed."""

    code = "changed-record"


class ClosedTable(NoSuchTable):
    """Whoever runs the server has closed the table: it is there no more."""

    code = "table-closed"


class NotYourSeat(TableError):
    """The player does not sit at this table."""

    code = "not-your-seat"


class NotTheHost(TableError):
    """Only the host of the table may do this."""

    code = "not-the-host"


class StaleMove(TableError):
    """The question is no longer open: look at the table again."""

    code = "stale-move"


class NotStarted(TableError):
    """The match has not begun."""

    code = "not-started"


class TooLate(TableError):
    """The match has begun, or is over: this can no longer be done."""

    code = "too-late"


class NotOver(TableError):
    """The match is not over."""

    code = "not-over"


class NoUndo(TableError):
    """Nobody may go back here; the code of the reason is the text."""

    code = "no-undo"


class TableFull(TableError):
    """There is no seat left, or that seat is taken."""

    code = "table-full"


class OtherHand(TableError):
    """Whoever has seen one hand of a match may not take another seat of it."""

    code = "other-hand"


class NoSuchInvite(TableError):
    """The link was never given, is used up or was taken back."""

    code = "no-such-invite"


class TooMany(TableError):
    """Too often in too short a time, or more than a table holds: wait a little."""

    code = "too-many"


class JustRefused(TooMany):
    """The others have just said no: ask again a little later."""

    code = "undo-refused"


class NoHints(TableError):
    """Somebody at this table does not want them."""

    code = "no-hints"


class NotStored(TableError):
    """The store could not write it, so it did not happen."""

    code = "not-stored"


class NotStorable(TableError):
    """The store refuses exactly this: it did not happen, and trying again is of no use."""

    code = "not-storable"


class Malformed(TableError):
    """Text from outside that does not look as it must: a key, for example."""

    code = "bad-request"


ENGINE_CODES: dict[type[PaddockError], str] = {
    IllegalMove: "illegal-move",
    NotYourTurn: "not-your-turn",
    NoTakeBack: "no-take-back",
    UnknownMove: "unknown-move",
}


def code_of(error: PaddockError) -> str:
    """The code of any error that a table can answer with."""
    if isinstance(error, TableError):
        return error.code
    if isinstance(error, StoreError):
        return NotStored.code
    return ENGINE_CODES.get(type(error), "not-possible")
