"""The journal alone: a change is stored, then applied, then announced; one change at a time;
atomically."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.tables.setting import ManualClock

from paddock.core.errors import IllegalMove, NotYourTurn
from paddock.shelf import title
from paddock.store import Ply, Store, StoreError, TableRow
from paddock.tables import read_plan
from paddock.tables.errors import NotStored, StaleMove
from paddock.tables.journal import Answer, Change, Journal
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import Started
from paddock.tables.notes.seating import BotSeated, HostChosen, Renamed, Sat
from paddock.tables.record import Record, rebuild
from paddock.tables.turn import Turn


class RecordingAnnouncer:
    """Records the announcements, and the state at that moment."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.look: Callable[[], None] = lambda: None

    def __call__(self, change: Change) -> None:
        self.changes.append(change)
        self.look()


@asynccontextmanager
async def journal_of(where: Path) -> AsyncIterator[tuple[Journal, RecordingAnnouncer]]:
    """A journal with two players, without a table."""
    store, clock, teller = Store.open(where), ManualClock(), RecordingAnnouncer()
    plan = read_plan({"game": "kilometers", "players": 2})
    row = TableRow("t", clock.now(), plan.game, title(plan.game).version, "5", plan.to_dict())
    record = Record(row)
    facts: list[Fact] = [HostChosen("ann"), Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob")]
    notes = [fact.to_note(n, clock.now()) for n, fact in enumerate(facts)]
    await store.create(row, notes)
    for note in notes:
        record.fold_note(note)
    try:
        yield Journal(record, store, clock, teller), teller
    finally:
        store.close()


async def start(journal: Journal) -> None:
    turn = Turn(journal.record, journal.record.game.start(), journal.clock.now())
    turn.play_luck()
    async with journal.lock:
        await journal.write(Started(journal.record.game.edition.digest), turn=turn)


def test_a_change_is_stored_then_applied_then_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with journal_of(tmp_path) as (journal, teller):
            order: list[str] = []
            real = Store.append

            async def append(self: Store, *args: object) -> None:
                assert journal.record.names == ["Ann", "Bob"]
                await real(self, *args)  # type: ignore[arg-type]
                order.append("durable")

            def look() -> None:
                order.append("told" if journal.record.names == ["Ann", "Bea"] else "too early")

            monkeypatch.setattr(Store, "append", append)
            teller.look = look
            async with journal.lock:
                await journal.write(Renamed(1, "Bea"))
            assert order == ["durable", "told"]
            assert teller.changes == [Change(seating=True, stored=True)]
            assert journal.version == 2

    asyncio.run(play())


def test_a_change_for_one_player_keeps_the_version(tmp_path: Path) -> None:
    async def play() -> None:
        async with journal_of(tmp_path) as (journal, teller):
            async with journal.lock:
                await journal.write(Renamed(1, "Bea"), only="bob")
            assert teller.changes == [Change(seating=True, only="bob", stored=True)]
            assert journal.version == 1

    asyncio.run(play())


def test_several_notes_are_numbered_in_order(tmp_path: Path) -> None:
    async def play() -> None:
        async with journal_of(tmp_path) as (journal, _):
            async with journal.lock:
                await journal.write(Renamed(0, "A"), Renamed(1, "B"))
                await journal.write(Renamed(0, "C"))
            stored = await journal.store.load("t")
            assert stored is not None
            assert [note.n for note in stored.notes] == list(range(6))
            assert rebuild(stored).names == journal.record.names == ["C", "B"]

    asyncio.run(play())


def test_answers_that_are_played_together_are_atomic(tmp_path: Path) -> None:
    """If the second answer is refused, the first one is not applied either."""

    async def play() -> None:
        async with journal_of(tmp_path) as (journal, teller):
            await start(journal)
            record = journal.record
            (seat,) = record.playing.state.waiting
            move = record.playing.state.legal(seat)[0]
            other = next(m for m in record.game.moves if m.text == "draw 200")
            text, told = record.playing.state.text(), len(teller.changes)
            with pytest.raises((NotYourTurn, IllegalMove)):
                async with journal.lock:
                    await journal.play([Answer(seat, move), Answer(seat, other)])
            assert (record.playing.state.text(), len(teller.changes)) == (text, told)
            stored = await journal.store.load("t")
            assert stored is not None
            assert len(stored.plies) == record.entries
            async with journal.lock:
                await journal.play([Answer(seat, move, "key")])
            assert record.playing.state.text() != text
            assert list(record.keys) == ["key"]

    asyncio.run(play())


def test_the_slower_of_two_writers_reloads(tmp_path: Path) -> None:
    async def play() -> None:
        async with journal_of(tmp_path) as (journal, teller):
            note = BotSeated(1, "random").to_note(journal.record.notes, 1.0)
            await journal.store.append("t", [], [note])  # by another server
            with pytest.raises(StaleMove):
                async with journal.lock:
                    await journal.write(Renamed(1, "Bea"))
            assert journal.record.names == ["Ann", "random"]
            assert teller.changes == [Change(seating=True)]

    asyncio.run(play())


def test_a_change_that_cannot_be_stored_is_not_applied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with journal_of(tmp_path) as (journal, _):

            async def full(*_: object) -> None:
                raise StoreError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", full)
                with pytest.raises(NotStored):
                    async with journal.lock:
                        await journal.write(Renamed(1, "Bea"))
            assert journal.record.names == ["Ann", "Bob"]
            async with journal.lock:
                await journal.write(Renamed(1, "Bea"))
            assert journal.record.names == ["Ann", "Bea"]

    asyncio.run(play())


def test_a_cancelled_change_is_dropped_before_the_lock_and_completed_after_it(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with journal_of(tmp_path) as (journal, _):

            async def rename(name: str) -> None:
                async with journal.lock:
                    await journal.write(Renamed(1, name))

            await journal.lock.acquire()
            waits = asyncio.create_task(rename("dropped"))
            await asyncio.sleep(0)
            waits.cancel()
            await asyncio.gather(waits, return_exceptions=True)
            journal.lock.release()
            assert journal.record.notes == 3
            writes = asyncio.create_task(rename("completed"))
            await asyncio.sleep(0)  # it holds the lock, and its write is queued
            assert journal.lock.locked()
            writes.cancel()
            await journal.finish()
            with pytest.raises(asyncio.CancelledError):
                await writes
            assert journal.record.names == ["Ann", "completed"]
            stored = await journal.store.load("t")
            assert stored is not None
            assert rebuild(stored).names == journal.record.names

    asyncio.run(play())


def test_a_ply_without_a_turn_object_is_folded(tmp_path: Path) -> None:
    async def play() -> None:
        async with journal_of(tmp_path) as (journal, _):
            await start(journal)
            record = journal.record
            (seat,) = record.playing.state.waiting
            text = record.playing.state.legal(seat)[0].text
            async with journal.lock:
                await journal.write(plies=[Ply(record.entries, seat, text, 1.0)])
            assert record.playing.log.entries[-1].text == text
            stored = await journal.store.load("t")
            assert stored is not None
            assert rebuild(stored).playing.state.text() == record.playing.state.text()

    asyncio.run(play())
