"""`paddock` for the chaos: leases are short and bots do not wait, so that faults follow quickly.

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

THOUGHTS = "PADDOCK_CHAOS_THOUGHTS"  # the file into which bots' questions are written
LEASE_SECONDS = "PADDOCK_CHAOS_LEASE"  # a test in which no server fails has long ones
LEASE = float(os.environ.get(LEASE_SECONDS, "2"))
BEAT = 0.4
MARGIN = 0.5
QUICK = 0.02  # seconds before a fast bot answers


def note_thoughts(path: str) -> None:
    """Write down who asks a bot what: all servers into one file."""
    think = Workers.think
    file = os.open(path, os.O_WRONLY | os.O_APPEND)

    async def noted(self: Workers, request: Work) -> str:
        if isinstance(request, BotRequest):
            os.write(file, f"{os.getpid()} {request.key}.{request.seat}\n".encode())
        return await think(self, request)

    Workers.think = noted  # type: ignore[method-assign]


def hurry() -> None:
    """In the place of the usual times."""
    nodes.LEASE = LEASE  # type: ignore[misc]
    node.BEAT, node.MARGIN = BEAT, MARGIN  # type: ignore[misc]
    PACES["fast"] = QUICK


if __name__ == "__main__":
    hurry()
    if THOUGHTS in os.environ:
        note_thoughts(os.environ[THOUGHTS])
    sys.exit(main())
