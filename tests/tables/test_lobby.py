"""What the lobby lists, and in which order."""

from __future__ import annotations

from typing import NoReturn

import pytest

from paddock.shelf import title
from paddock.store import NoteRow, TableRow
from paddock.tables import read_plan
from paddock.tables.lobby import Listed, Lobby, listed
from paddock.tables.notes.ending import MatchOver
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.late import PlayerLeft, Returned
from paddock.tables.notes.seating import BotSeated, HostChosen, Sat
from paddock.tables.record import Record


def record_of(id: str, created: float, *facts: Fact, **plan: object) -> Record:
    """The record of a table that was never stored."""
    whole = read_plan({"game": "kilometers", "visibility": "open", **plan})
    row = TableRow(id, created, whole.game, title(whole.game).version, "1", whole.to_dict())
    record = Record(row)
    for n, fact in enumerate((HostChosen("ann"), Sat(0, "ann", "Ann"), *facts)):
        record.fold_note(fact.to_note(n, created))
    return record


def begun(record: Record) -> Record:
    mark = record.game.edition.digest
    record.fold_note(NoteRow(record.notes, "started", {"mark": mark}, 9.0))
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


def test_an_older_read_does_not_undo_a_newer_change() -> None:
    """Tables are read from the database while another server writes."""
    lobby = Lobby()
    older, ended = record_of("t", 1.0), record_of("t", 1.0, MatchOver())
    lobby.relist(record_of("t", 1.0, Sat(1, "bob", "Bob")))
    lobby.relist(older)
    assert [one.id for one in lobby.tables_of("bob")] == ["t"]
    lobby.relist(ended)
    lobby.relist(older)
    assert (list(lobby.tables), list(lobby.finished)) == ([], ["t"])


def test_free_seats_are_open_ones_and_after_the_start_those_of_bots() -> None:
    bot = BotSeated(1, "random")
    assert (listed(record_of("t", 1.0)).free, listed(record_of("t", 1.0, bot)).free) == (1, 0)
    assert listed(begun(record_of("t", 1.0, bot))).free == 1


def test_left_and_finished_tables_of_a_player_are_found_without_a_scan(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("paddock.tables.lobby.MOST_FINISHED", 2)
    lobby = Lobby()
    record = begun(record_of("left", 1.0, Sat(1, "bob", "Bob")))
    record.fold_note(PlayerLeft(1, "bob", "Bob", 0, "club").to_note(record.notes, 9.0))
    lobby.relist(record)
    assert [one.id for one in lobby.left_by("bob")] == ["left"]
    assert lobby.tables_of("bob") == []
    record.fold_note(Returned(1, "bob", "Bob", 0).to_note(record.notes, 9.0))
    lobby.relist(record)
    assert lobby.left_by("bob") == []
    assert [one.id for one in lobby.tables_of("bob")] == ["left"]
    for id in ("first", "second", "third"):
        over = begun(record_of(id, 1.0, Sat(1, "bob", "Bob")))
        lobby.relist(over)
        over.fold_note(MatchOver().to_note(over.notes, 9.0))
        lobby.relist(over)
        lobby.relist(over)  # for example because a name has changed
    assert [one.id for one in lobby.finished_of("bob")] == ["third", "second"]
    assert [one.id for one in lobby.tables_of("bob")] == ["left"]

    class NeverScanned(dict[str, Listed]):
        def values(self) -> NoReturn:
            raise AssertionError("all tables were looked through")

    lobby.tables, lobby.finished = NeverScanned(lobby.tables), NeverScanned(lobby.finished)
    assert len(lobby.finished_of("bob")) == 2
    assert lobby.left_by("bob") == []
