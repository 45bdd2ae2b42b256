"""A data folder belongs to one server, is private, and damage to it is reported."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.test_store import a_ply, add_table

from paddock.store import Store, StoreError
from paddock.store.folder import FILE, LOCK
from paddock.store.wal import FRAME, HEADER, lost_frames

PAGE = 4096
HOLD = """
import sys, time
from paddock.store import Store
store = Store.open(sys.argv[1])
print("open", flush=True)
time.sleep(600)
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def create_filled_database(where: Path, tables: int = 40) -> None:
    """Create a database with some tables, and close it."""
    store = Store.open(where)

    async def fill() -> None:
        for n in range(tables):
            await add_table(store, f"t{n}")
            await store.append(f"t{n}", [a_ply(ply) for ply in range(20)])

    asyncio.run(fill())
    store.close()


# Privacy


@pytest.mark.skipif(os.name == "nt", reason="the modes of files are those of Unix")
@pytest.mark.parametrize("wide", [False, True], ids=["new", "made by an older version"])
def test_only_its_owner_can_read_the_database(tmp_path: Path, wide: bool) -> None:
    folder = tmp_path / "deep" / "data"
    if wide:
        create_filled_database(folder, 1)
        folder.chmod(0o755)
        (folder / FILE).chmod(0o644)
    before = os.umask(0)  # the most permissive umask
    try:
        store = Store.open(folder)
        asyncio.run(add_table(store))
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK):
            assert mode(folder / name) == 0o600, name
        store.close()
    finally:
        os.umask(before)
    # a folder that somebody else made keeps its mode
    assert mode(folder) == (0o755 if wide else 0o700)


# One server


def test_a_second_store_on_one_folder_is_refused(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    with pytest.raises(StoreError, match=f"in use by process {os.getpid()}: one server has"):
        Store.open(tmp_path)
    store.close()
    Store.open(tmp_path).close()


def test_the_lock_ends_with_its_process_however_it_ends(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(StoreError, match=f"in use by process {holder.pid}"):
            Store.open(tmp_path)
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    store = Store.open(tmp_path)
    assert store.damage == ""
    store.close()


def test_a_second_server_says_why_it_does_not_start(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    command = [sys.executable, "-m", "paddock.cli", "serve", "--port", "0", "--no-open"]
    done = subprocess.run(
        [*command, "--no-compile", "--data", str(tmp_path)], capture_output=True, text=True
    )
    store.close()
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"paddock: {tmp_path} is in use by process {os.getpid()}: "
        "one server has a data folder to itself\n"
    )


# Damage


def overwrite(path: Path, at: int, count: int = 64) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(bytes([0xA5]) * count)


def crashed(tmp_path: Path) -> Path:
    """The folder of a killed server: all tables are still in its journal."""
    live, folder = tmp_path / "live", tmp_path / "data"
    store = Store.open(live)

    async def fill() -> None:
        for n in range(30):
            await add_table(store, f"t{n}")

    asyncio.run(fill())
    shutil.copytree(live, folder)
    store.close()
    assert (folder / f"{FILE}-wal").stat().st_size > 30 * PAGE
    return folder


def test_a_complete_journal_is_no_damage(tmp_path: Path) -> None:
    folder = crashed(tmp_path)
    assert lost_frames(folder / f"{FILE}-wal") == 0
    store = Store.open(folder)
    assert store.damage == ""
    assert len(asyncio.run(store.unfinished())) == 30
    store.close()


@pytest.mark.parametrize("cut", [1, FRAME + 1, FRAME + PAGE])
def test_an_unfinished_transaction_at_the_end_is_no_damage(tmp_path: Path, cut: int) -> None:
    """A killed server may have been writing; that write was never confirmed."""
    folder = crashed(tmp_path)
    journal = folder / f"{FILE}-wal"
    os.truncate(journal, journal.stat().st_size - cut)
    assert lost_frames(journal) == 0


def test_a_journal_damaged_in_its_middle_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = crashed(tmp_path)
    overwrite(folder / f"{FILE}-wal", HEADER + 40 * (FRAME + PAGE) + FRAME + 100)
    with caplog.at_level(logging.ERROR):
        store = Store.open(folder)
    assert "paddock.db-wal is damaged" in store.damage
    assert store.damage in caplog.text
    kept = list(folder.glob("damaged-*/*"))
    assert sorted(path.name for path in kept) == [FILE, f"{FILE}-wal"]
    assert asyncio.run(store.health()) is False
    found = {stored.row.id for stored in asyncio.run(store.unfinished())}
    assert 0 < len(found) < 30
    lost = next(f"t{n}" for n in range(30) if f"t{n}" not in found)
    # the error must not be that there is no such table
    with pytest.raises(StoreError, match="damaged"):
        asyncio.run(store.load(lost))
    assert asyncio.run(store.load(found.pop())) is not None
    store.close()


def test_a_missing_journal_is_reported(tmp_path: Path) -> None:
    folder = crashed(tmp_path)
    (folder / f"{FILE}-wal").unlink()
    (folder / f"{FILE}-shm").unlink(missing_ok=True)
    store = Store.open(folder)
    assert store.damage == "paddock.db-wal is gone: what was written last may be lost"
    assert asyncio.run(store.health()) is False
    store.close()
    again = Store.open(folder)  # the next start goes on without it
    assert again.damage == ""
    again.close()


def test_damaged_pages_are_reported(tmp_path: Path) -> None:
    create_filled_database(tmp_path)
    size = (tmp_path / FILE).stat().st_size
    for page in range(size // PAGE // 2, size // PAGE):
        overwrite(tmp_path / FILE, page * PAGE)
    store = Store.open(tmp_path)
    assert store.damage.startswith("paddock.db is damaged: ")
    assert asyncio.run(store.health()) is False
    with pytest.raises(StoreError):
        asyncio.run(store.load("nowhere"))
    store.close()


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("not a database at all\n" * 400)
    with pytest.raises(StoreError, match=r"^paddock\.db is damaged: file is not a database$"):
        Store.open(tmp_path)
    (tmp_path / FILE).unlink()
    Store.open(tmp_path).close()  # the lock was released


def test_a_database_closed_by_sqlite_itself_is_no_damage(tmp_path: Path) -> None:
    create_filled_database(tmp_path, 3)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store = Store.open(tmp_path)
    assert store.damage == ""
    store.close()
