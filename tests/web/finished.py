"""A server with a finished match."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tests.tables.finished import finished
from tests.tables.setting import local_server
from tests.web.fixtures import Server


@contextmanager
def served(folder: Path, game: str) -> Iterator[tuple[Server, str, int]]:
    """The server, the table of the match and the length of its log."""

    async def play() -> tuple[str, int]:
        async with local_server(folder) as local:
            table = await finished(local, await local.guest("Ann"), game)
            return table.id, table.record.entries

    # In a separate thread, because the browser of this session has an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        id, last = thread.submit(lambda: asyncio.run(play())).result()
    server = Server(folder, "--no-limits")
    server.start()
    try:
        yield server, id, last
    finally:
        server.stop()
