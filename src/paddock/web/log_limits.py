"""Rate-limited logging for what a visitor can repeat at will: one line a minute of each kind, with
a count.
"""

from __future__ import annotations

import logging
import time
from typing import Final

EVERY: Final = 60.0  # seconds between two lines of one kind


class LimitedLog:
    """`say("sockets", "…")` logs at once, then at most once a minute."""

    def __init__(self, log: logging.Logger, every: float = EVERY) -> None:
        self.log = log
        self.every = every
        # by kind: when it was last logged, and how often it was suppressed since
        self.kinds: dict[str, tuple[float, int]] = {}

    def say(self, kind: str, message: str, **facts: object) -> None:
        """Log a message. `kind` is one of ours, never a visitor's text."""
        now = time.monotonic()
        last, unsaid = self.kinds.get(kind, (-self.every, 0))
        if now - last < self.every:
            self.kinds[kind] = (last, unsaid + 1)
            return
        self.kinds[kind] = (now, 0)
        self.log.warning(message, extra={**facts, "not_logged": unsaid} if unsaid else facts)


class LimitedLogFilter(logging.Filter):
    """The same for the warnings of a library: each text once a minute. Errors pass."""

    def __init__(self, every: float = EVERY) -> None:
        super().__init__()
        self.every = every
        self.last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is logged now."""
        if record.levelno >= logging.ERROR:
            return True
        now = time.monotonic()
        text = str(record.msg)[:200]
        if now - self.last.get(text, -self.every) < self.every:
            return False
        if len(self.last) > 1000:
            self.last.clear()
        self.last[text] = now
        return True
