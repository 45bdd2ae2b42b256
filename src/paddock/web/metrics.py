"""Figures for whoever looks after a server, and its log as lines of JSON."""

from __future__ import annotations

import json
import logging
import time
from collections import defaultdict

REFRESHED = 30.0  # seconds between two looks at the figures


class Metrics:
    """Counters and times; none of them is about a single table or player."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.counts: dict[str, int] = defaultdict(int)

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def text(self, gauges: dict[str, float]) -> str:
        """In the format that Prometheus reads."""
        lines = ["# TYPE paddock_uptime_seconds gauge"]
        lines.append(f"paddock_uptime_seconds {time.monotonic() - self.started:.0f}")
        for name, value in sorted(gauges.items()):
            kind = "counter" if name.endswith("_total") else "gauge"
            lines.append(f"# TYPE paddock_{name} {kind}")
            lines.append(f"paddock_{name} {value:g}")
        for name, total in sorted(self.counts.items()):
            lines.append(f"# TYPE paddock_{name}_total counter")
            lines.append(f"paddock_{name}_total {total}")
        return "\n".join(lines) + "\n"


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and what `extra` names."""

    KNOWN = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in self.KNOWN and name not in ("message", "asctime", "color_message"):
                facts[name] = value
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return json.dumps(facts, default=str)
