"""How long callers wait for a database server that may hang."""

from __future__ import annotations

import time

AT_LEAST = 0.05  # seconds; the least wait, short enough for many callers one after the other


class Patience:
    """A common deadline: all callers that wait for a server without an answer give up at the same
    moment.

    Otherwise each later caller would wait the whole time again: a page that reads and then writes,
    or the pages of one household, which take turns. Any answer resets it. It is used from the event
    loop and from the threads that read and write.
    """

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds  # None: there is no limit
        self.since: float | None = None  # when the first unanswered request was made

    def start_waiting(self) -> float | None:
        """A request is made now: the seconds to wait for its answer."""
        if self.seconds is None:
            return None
        now, since = time.monotonic(), self.since
        if since is None:
            self.since = since = now
        return max(AT_LEAST, since + self.seconds - now)

    def answered(self) -> None:
        """The server has answered, even if with an error."""
        self.since = None
