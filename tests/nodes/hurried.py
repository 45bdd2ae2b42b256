"""`paddock` for the chaos test: leases are short and bots do not wait, so that faults can follow
quickly.

python -m tests.nodes.hurried serve …
"""

from __future__ import annotations

import os
import sys

from paddock.cli import main
from paddock.store import nodes
from paddock.tables import node
from paddock.tables.plan import PACES
from paddock.tables.workers import BotRequest, Work, Workers

# environment variable: the file into which questions to bots are written
THOUGHTS = "PADDOCK_CHAOS_THOUGHTS"
# environment variable: seconds; a test without failing servers uses a long lease
LEASE_SECONDS = "PADDOCK_CHAOS_LEASE"
LEASE = float(os.environ.get(LEASE_SECONDS, "2"))
BEAT = 0.4
MARGIN = 0.5
QUICK = 0.02  # seconds before a fast bot answers


def note_thoughts(path: str) -> None:
    """Record who asks a bot what; all servers write into one file."""
    think = Workers.think
    file = os.open(path, os.O_WRONLY | os.O_APPEND)

    async def noted(self: Workers, request: Work) -> str:
        if isinstance(request, BotRequest):
            os.write(file, f"{os.getpid()} {request.key}.{request.seat}\n".encode())
        return await think(self, request)

    Workers.think = noted  # type: ignore[method-assign]


def shorten_times() -> None:
    """Replace the usual times by short ones."""
    nodes.LEASE = LEASE  # type: ignore[misc]
    node.BEAT, node.MARGIN = BEAT, MARGIN  # type: ignore[misc]
    PACES["fast"] = QUICK


if __name__ == "__main__":
    shorten_times()
    if THOUGHTS in os.environ:
        note_thoughts(os.environ[THOUGHTS])
    sys.exit(main())
