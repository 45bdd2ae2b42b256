"""How long somebody waits for a database server that may hang."""

from __future__ import annotations

import time

AT_LEAST = 0.05  # seconds; soon enough for all who come during an outage, one after the other


class Patience:
    """All who wait for a server that does not answer give up at the same moment.

    Otherwise whoever comes later, or asks twice, would wait the whole time again: a page that
    reads and then writes, or the pages of one household, which take turns. Any answer ends
    that. It is used from the event loop and from the threads that read and write.
    """

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds  # None: there is no limit
        self.since: float | None = None  # when the first question without an answer was put

    def start_waiting(self) -> float | None:
        """A question is put now: for how long its answer is waited for."""
        if self.seconds is None:
            return None
        now, since = time.monotonic(), self.since
        if since is None:
            self.since = since = now
        return max(AT_LEAST, since + self.seconds - now)

    def answered(self) -> None:
        """The server has answered something, be it with an error."""
        self.since = None
