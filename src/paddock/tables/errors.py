"""The errors of a table, each with a `code` by which a page finds its sentence."""

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
    """Any error of a table."""

    code = "table-error"


class BadPlan(TableError):
    """A plan that cannot be played."""

    code = "bad-plan"


class NoSuchTable(TableError):
    """There is no table of that id. Asking for one does not create it."""

    code = "no-such-table"


class OtherRules(TableError):
    """The match was begun under another version of the rules. It is kept unchanged."""

    code = "other-rules"


class ChangedRecord(OtherRules):
    """The rules of the match forbid one of its moves: the stored record was changed."""

    code = "changed-record"


class ClosedTable(NoSuchTable):
    """The operator has closed the table."""

    code = "table-closed"


class NotYourSeat(TableError):
    """The player does not sit at this table."""

    code = "not-your-seat"


class NotTheHost(TableError):
    """Only the host may do this."""

    code = "not-the-host"


class StaleMove(TableError):
    """The question is no longer open."""

    code = "stale-move"


class NotStarted(TableError):
    """The match has not begun."""

    code = "not-started"


class TooLate(TableError):
    """The match has begun, or is over."""

    code = "too-late"


class NotOver(TableError):
    """The match is not over."""

    code = "not-over"


class NoUndo(TableError):
    """Going back is not allowed here; the text is the code of the reason."""

    code = "no-undo"


class TableFull(TableError):
    """There is no free seat, or that seat is taken."""

    code = "table-full"


class OtherHand(TableError):
    """Somebody who has seen one hand of a match may not take another seat of it."""

    code = "other-hand"


class NoSuchInvite(TableError):
    """The link was never given, is used up or was revoked."""

    code = "no-such-invite"


class TooMany(TableError):
    """A rate limit or the capacity of a table is exceeded: try again later."""

    code = "too-many"


class JustRefused(TooMany):
    """The other players have just refused: ask again later."""

    code = "undo-refused"


class NoHints(TableError):
    """Somebody at this table does not allow hints."""

    code = "no-hints"


class NotStored(TableError):
    """The store could not write it, so nothing has changed."""

    code = "not-stored"


class NotStorable(TableError):
    """The store refuses this write for good: nothing has changed, trying again does not help."""

    code = "not-storable"


class Malformed(TableError):
    """Text from outside with the wrong form, such as a key."""

    code = "bad-request"


ENGINE_CODES: dict[type[PaddockError], str] = {
    IllegalMove: "illegal-move",
    NotYourTurn: "not-your-turn",
    NoTakeBack: "no-take-back",
    UnknownMove: "unknown-move",
}


def code_of(error: PaddockError) -> str:
    """The code of any error that a table can raise."""
    if isinstance(error, TableError):
        return error.code
    if isinstance(error, StoreError):
        return NotStored.code
    return ENGINE_CODES.get(type(error), "not-possible")
