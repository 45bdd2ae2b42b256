"""How long everybody waits for what is done for one: the GIL, and the garbage collector."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

from tests.web.test_door import house

# What `paddock serve` sets before it serves.
SERVE = """
import sys
import uvicorn
from paddock.web import server
uvicorn.run = lambda *given, **options: print(sys.getswitchinterval())
server.serve("127.0.0.1", 9, sys.argv[1], open_page=False)
"""


def test_a_waiting_thread_gets_the_gil_soon(tmp_path: Path) -> None:
    """A move waits for the writer thread, which needs the GIL while pages are rendered."""
    command = [sys.executable, "-c", SERVE, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert float(done.stdout.split()[-1]) <= 0.001


async def test_frequent_collections_are_short(tmp_path: Path) -> None:
    async with house(tmp_path):
        pass  # its end waits for the warm-up, which sets the thresholds
    assert gc.get_threshold()[0] <= 5_000
