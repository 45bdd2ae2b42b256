"""The notes of a table: one class for each kind, with its stored form and its effect on the record.

The names of kinds and fields are stored in every database and must not change.
"""

from __future__ import annotations

from paddock.store import NoteRow
from paddock.tables.errors import OtherRules
from paddock.tables.notes.ending import (
    AnalysisKept,
    LuckKept,
    MatchOver,
    RematchCreated,
    ResultKept,
    TableClosed,
)
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.late import (
    AwaitsDeal,
    AwaitsNoMore,
    BotStandsIn,
    PlayerLeft,
    Returned,
    TookOver,
)
from paddock.tables.notes.playing import (
    AnswerDropped,
    AnswerHeld,
    Continued,
    Started,
    StopEnded,
    TypedIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    WentOn,
)
from paddock.tables.notes.seating import (
    BotSeated,
    ChairsDrawn,
    HandShown,
    HostChosen,
    Invited,
    InviteRevoked,
    InviteUsed,
    LuckCommitted,
    PaceChosen,
    PlanChanged,
    Renamed,
    Sat,
    ScreenShared,
    SeatOpened,
    SeatsSwapped,
    StandingChosen,
    WordAdded,
)

KINDS: dict[str, type[Fact]] = {
    one.kind: one
    for one in (
        HostChosen,
        PlanChanged,
        Sat,
        BotSeated,
        SeatOpened,
        TookOver,
        Returned,
        BotStandsIn,
        PlayerLeft,
        AwaitsDeal,
        AwaitsNoMore,
        SeatsSwapped,
        ChairsDrawn,
        Renamed,
        StandingChosen,
        ScreenShared,
        HandShown,
        LuckCommitted,
        WordAdded,
        PaceChosen,
        Invited,
        InviteUsed,
        InviteRevoked,
        Started,
        Continued,
        Undone,
        UndoAsked,
        UndoAnswered,
        TypedIn,
        AnswerHeld,
        WentOn,
        StopEnded,
        AnswerDropped,
        MatchOver,
        TableClosed,
        ResultKept,
        LuckKept,
        AnalysisKept,
        RematchCreated,
    )
}


def read_note(note: NoteRow) -> Fact:
    """The note in a stored row; OtherRules for a kind that this version does not know."""
    kind = KINDS.get(note.kind)
    if kind is None:
        raise OtherRules(f"a note of the unknown kind {note.kind!r}")
    return kind(**note.data)
