"""The hub: servers on one PostgreSQL notify each other of changes by LISTEN and NOTIFY.

A message is sent in the transaction of its change, so it arrives after the commit and never without
it. A receiver reads the database if it needs more than the message has.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import orjson
from sqlalchemy import Connection, make_url

from paddock.store.outage import Outage

CHANNEL: Final = "paddock"
LOOK: Final = 1.0  # seconds between two checks whether to close
FIRST_REST, LONGEST_REST = 0.2, 5.0  # seconds before reconnecting
LONGEST: Final = 7900  # bytes; PostgreSQL allows 8000
WRITTEN: Final = "written"  # the key of a table's new plies in a message

Message = dict[str, Any]


def send(connection: Connection, messages: Iterable[Message]) -> None:
    """Send messages with the commit of this transaction. One that is too long is sent without its
    plies, or reduced to its table: receivers then read the database.
    """
    texts = []
    for message in messages:
        text = orjson.dumps(message)
        if len(text) > LONGEST and message.pop(WRITTEN, None) is not None:
            text = orjson.dumps(message)
        if len(text) > LONGEST:
            text = orjson.dumps({name: message[name] for name in ("node", "kind", "table")})
        texts.append(text)
    if texts:
        # A single value, because the driver converts each value and each entry of a list
        # separately.
        connection.exec_driver_sql(
            f"SELECT pg_notify('{CHANNEL}', one::text) FROM json_array_elements(%s::json) AS one",
            ((b"[" + b",".join(texts) + b"]").decode(),),
        )


class Hub:
    """A thread with its own connection. It survives an outage of the database."""

    def __init__(self, url: str) -> None:
        driver = make_url(url).set(drivername="postgresql")
        self.url = driver.render_as_string(hide_password=False)
        self.closed = threading.Event()
        self.outage = Outage("hearing of other servers")
        self.thread: threading.Thread | None = None

    def listen(
        self,
        loop: asyncio.AbstractEventLoop,
        on_message: Callable[[Message], None],
        on_gap: Callable[[], None],
        own: str,
    ) -> None:
        """Call `on_message` in the loop for each message that is not from the node `own`, and
        `on_gap` when messages may be lost.
        """
        self.thread = threading.Thread(
            target=self._run, args=(loop, on_message, on_gap, own), name="paddock-hub", daemon=True
        )
        self.thread.start()

    def close(self) -> None:
        """Stop listening."""
        self.closed.set()
        if self.thread is not None:
            self.thread.join(3 * LOOK)

    def _run(
        self,
        loop: asyncio.AbstractEventLoop,
        on_message: Callable[[Message], None],
        on_gap: Callable[[], None],
        own: str,
    ) -> None:
        import psycopg  # installed only where PostgreSQL is used

        rest = FIRST_REST
        while not self.closed.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, connect_timeout=4) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.outage.end()
                    call(loop, on_gap)  # messages before the LISTEN are lost
                    rest = FIRST_REST
                    while not self.closed.is_set():
                        for notice in connection.notifies(timeout=LOOK):
                            message = orjson.loads(notice.payload)
                            # a server's own messages do not wake its loop
                            if message["node"] != own:
                                call(loop, on_message, message)
                            if self.closed.is_set():
                                return
            except psycopg.Error as error:
                self.outage.failed(error)
                self.closed.wait(rest)
                rest = min(LONGEST_REST, 2 * rest)


def call(loop: asyncio.AbstractEventLoop, function: Callable[..., None], *given: Message) -> None:
    """Call a function in the loop."""
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(function, *given)
