"""The data folder of an SQLite database: its lock, its permissions and its integrity.

Only one server may use a folder, because two would each play every table. The lock is the kernel's,
so it ends with its process, however that ends.
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
import time
from pathlib import Path

from paddock.store.errors import StoreError
from paddock.store.wal import lost_frames

LOG = logging.getLogger(__name__)
FILE = "paddock.db"
LOCK = "paddock.lock"
OURS_ONLY = 0o600  # the database holds hands, seeds and the key that signs the cookies
OPEN_MARK = "open"  # in the lock file until the database is closed


class Folder:
    """A data folder that this process uses exclusively until `close`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damage = ""  # what is wrong with the database, as a sentence; empty if nothing is
        make_folder(path)
        self._lock = take_lock(path)
        self._check_journal()
        keep_private(path)

    @property
    def file(self) -> Path:
        """The database file."""
        return self.path / FILE

    @property
    def journal(self) -> Path:
        """The write-ahead log of SQLite."""
        return self.path / f"{FILE}-wal"

    def _check_journal(self) -> None:
        """Check the write-ahead log before SQLite opens it, which silently drops what it cannot
        read.
        """
        unclosed = OPEN_MARK in read_lock(self._lock)
        if self.journal.exists():
            lost = lost_frames(self.journal)
        elif unclosed and self.file.exists():
            self.damage = f"{self.journal.name} is gone: what was written last may be lost"
            return
        else:
            return
        if lost:
            kept = self.path / time.strftime("damaged-%Y%m%d-%H%M%S")
            kept.mkdir(0o700)
            for file in (self.file, self.journal):
                if file.exists():
                    shutil.copy2(file, kept)
            self.damage = f"{self.journal.name} is damaged: {lost} pages are lost"
            LOG.error("copies of the damaged database are in %s", kept)

    def opened(self) -> None:
        """The database is in use: after a crash its write-ahead log must exist."""
        self._write(f"{os.getpid()} {OPEN_MARK}\n")
        keep_private(self.path)

    def close(self) -> None:
        """Release the folder."""
        if self._lock >= 0:
            self._write("")
            os.close(self._lock)
            self._lock = -1

    def _write(self, text: str) -> None:
        os.ftruncate(self._lock, 0)
        os.lseek(self._lock, 0, os.SEEK_SET)
        os.write(self._lock, text.encode("ascii"))


def make_folder(path: Path) -> None:
    """Create the folder, readable by its owner only; an existing one is not changed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.mkdir(0o700, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from None


def take_lock(path: Path) -> int:
    """The descriptor of the lock file; StoreError if another process holds it."""
    try:
        lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, OURS_ONLY)
    except OSError as error:
        raise StoreError(f"{path / LOCK}: {error.strerror}") from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        owner = read_lock(lock).split(" ")[0].strip()
        os.close(lock)
        who = f"process {owner}" if owner.isdecimal() else "another process"
        raise StoreError(
            f"{path} is in use by {who}: one server has a data folder to itself"
        ) from None
    return lock


def read_lock(lock: int) -> str:
    """The content of the lock file: the process that holds the folder, and whether the database is
    open.
    """
    os.lseek(lock, 0, os.SEEK_SET)
    try:
        return os.read(lock, 100).decode("ascii", "replace")
    except OSError:  # some systems do not let others read a locked file
        return ""


def keep_private(path: Path) -> None:
    """Make the database and its side files readable by their owner only."""
    try:
        os.close(os.open(path / FILE, os.O_RDWR | os.O_CREAT, OURS_ONLY))
        for file in (FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK):
            if (path / file).exists():
                (path / file).chmod(OURS_ONLY)
    except OSError as error:
        raise StoreError(f"{path / FILE}: {error.strerror}") from None
