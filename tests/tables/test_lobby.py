"""What the lobby shows, of which tables, and in which order."""

from __future__ import annotations

from paddock.shelf import title
from paddock.store import Note, TableRow
from paddock.tables import read_plan
from paddock.tables.lobby import Lobby, listed
from paddock.tables.notes import BotSeated, Fact, HostChosen, MatchOver, Sat
from paddock.tables.record import Record


def record_of(id: str, created: float, *facts: Fact, **plan: object) -> Record:
    """A table that was never stored."""
    whole = read_plan({"game": "kilometers", "visibility": "open", **plan})
    row = TableRow(id, created, whole.game, title(whole.game).version, "1", whole.to_dict())
    record = Record(row)
    for n, fact in enumerate((HostChosen("ann"), Sat(0, "ann", "Ann"), *facts)):
        record.fold_note(fact.to_note(n, created))
    return record


def begun(record: Record) -> Record:
    mark = record.game.edition.digest
    record.fold_note(Note(record.notes, "started", {"mark": mark}, 9.0))
    return record


def test_waiting_tables_come_first_and_the_newest_before_the_others() -> None:
    lobby = Lobby()
    full = Sat(1, "bob", "Bob")
    for record in (
        record_of("old", 1.0),
        record_of("new", 2.0),
        record_of("full", 3.0, full),
        begun(record_of("under way", 4.0, full)),
        begun(record_of("closed", 5.0, full, spectators=False)),
        record_of("private", 6.0, visibility="private"),
        record_of("asleep", 7.0),
    ):
        lobby.relist(record)
    awake = ["old", "new", "full", "under way", "closed", "private"]
    assert [one.id for one in lobby.open_tables(awake)] == ["new", "old", "under way"]
    assert [one.id for one in lobby.tables_of("bob")] == ["closed", "under way", "full"]
    assert lobby.tables_of("stranger") == []


def test_a_table_that_is_over_is_no_longer_listed() -> None:
    lobby = Lobby()
    record = record_of("t", 1.0)
    lobby.relist(record)
    assert list(lobby.tables) == ["t"]
    record.fold_note(MatchOver().to_note(2, 2.0))
    lobby.relist(record)
    assert lobby.tables == {}


def test_free_seats_are_open_ones_and_after_the_start_those_of_bots() -> None:
    bot = BotSeated(1, "random")
    assert (listed(record_of("t", 1.0)).free, listed(record_of("t", 1.0, bot)).free) == (1, 0)
    assert listed(begun(record_of("t", 1.0, bot))).free == 1
