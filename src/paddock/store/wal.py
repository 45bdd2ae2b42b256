"""Checks whether SQLite's write-ahead log can be read to its end.

SQLite reads the log up to the first page with a wrong checksum, and silently ignores the rest.
After a crash that is right for the last transaction, which nobody was told of. But each transaction
is on disk before the next begins: a wrong page with a later transaction behind it means that
acknowledged writes are lost. The format: sqlite.org/fileformat2.
"""

from __future__ import annotations

import struct
from pathlib import Path

HEADER = 32
FRAME = 24
MAGIC = (0x377F0682, 0x377F0683)  # the byte order of the checksums: little-endian or big-endian


def lost_frames(path: Path) -> int:
    """The number of pages of acknowledged transactions that cannot be read; 0 if the log is
    complete.
    """
    data = path.read_bytes()
    if len(data) < HEADER + FRAME:
        return 0
    magic, _, size, _, salt1, salt2, check1, check2 = struct.unpack(">8I", data[:HEADER])
    step = FRAME + size
    frames = [data[at : at + step] for at in range(HEADER, len(data) - step + 1, step)]
    order = ">" if magic == MAGIC[1] else "<"
    whole = magic in MAGIC and checksum(order, data[: HEADER - 8], 0, 0) == (check1, check2)
    if not whole:  # the header's salts cannot be trusted; use those of the frames
        salt1, salt2 = struct.unpack(">2I", frames[0][8:16])
        return finished(frames, salt1, salt2, 0)
    good = 0
    for frame in frames:
        head = struct.unpack(">6I", frame[:FRAME])
        check1, check2 = checksum(order, frame[:8] + frame[FRAME:], check1, check2)
        if head[2:] != (salt1, salt2, check1, check2):
            break
        good += 1
    return finished(frames, salt1, salt2, good)


def finished(frames: list[bytes], salt1: int, salt2: int, good: int) -> int:
    """The number of pages after the valid ones, if more than one transaction of this log ends in
    them.

    Pages of an older log, with other salts, may follow.
    """
    ends = []
    for number, frame in enumerate(frames[good:], 1):
        _, size_after, own1, own2 = struct.unpack(">4I", frame[:16])
        if (own1, own2) == (salt1, salt2) and size_after:
            ends.append(number)
    return ends[-1] if len(ends) > 1 else 0


def checksum(order: str, data: bytes, one: int, two: int) -> tuple[int, int]:
    """SQLite's running checksum over pairs of words."""
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for x, y in zip(words[::2], words[1::2], strict=True):
        one = (one + x + two) & 0xFFFFFFFF
        two = (two + y + one) & 0xFFFFFFFF
    return one, two
