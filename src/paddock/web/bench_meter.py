"""Processor time of a measured server and of its players, for each move."""

from __future__ import annotations

import os
import time
from pathlib import Path


def cpu_of(pid: int) -> float:
    """Seconds of a processor that a process has used so far; 0 where that cannot be read."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Meter:
    """What a round costs a server and its players, from the moment in which all are seated."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.begin()

    def begin(self) -> None:
        """Count from now on."""
        self.before = (cpu_of(self.pid), time.process_time())

    def costs(self, moves: float) -> dict[str, float]:
        """Microseconds of the processor for each move."""
        used = (cpu_of(self.pid), time.process_time())
        return {
            f"{who}_us_per_move": round((now - before) * 1e6 / moves)
            for who, now, before in zip(("server", "players"), used, self.before, strict=True)
        }
