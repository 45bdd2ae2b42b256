"""Logs the beginning and the end of an outage, however many tries fail in between."""

from __future__ import annotations

import logging
import time

LOG = logging.getLogger(__name__)
REMINDER = 600.0  # seconds; a longer outage is logged again, with its count


class Outage:
    """Counts failures. A log that grows with every try would fill a disk that is full already."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.failures = 0  # of the present outage
        self.since = 0.0
        self.logged_at = 0.0

    def failed(self, error: BaseException) -> None:
        """A further try has failed."""
        now = time.monotonic()
        self.failures += 1
        if self.failures == 1:
            self.since = self.logged_at = now
            LOG.error("%s fails", self.what, exc_info=error)
        elif now - self.logged_at >= REMINDER:
            self.logged_at = now
            LOG.error("%s still fails: %d times in %.0f s", self.what, self.failures, self.lasted)

    def end(self) -> None:
        """A try has succeeded."""
        if self.failures:
            LOG.warning(
                "%s works again after %d failures in %.0f s", self.what, self.failures, self.lasted
            )
            self.failures = 0

    @property
    def lasted(self) -> float:
        """Seconds since the outage began."""
        return time.monotonic() - self.since
