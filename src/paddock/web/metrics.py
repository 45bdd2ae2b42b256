"""The metrics page for the operator, and the log as lines of JSON."""

from __future__ import annotations

import json
import logging
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

COUNTED = ("lines_opened", "moves_refused", "tables_created", "views_pushed")
REFRESHED = 30.0  # seconds between two refreshes


class Metrics:
    """Counters and times; none of them is about a single table or player."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.counts: dict[str, int] = defaultdict(int, dict.fromkeys(COUNTED, 0))

    def count(self, name: str, by: int = 1) -> None:
        """Increase a counter."""
        self.counts[name] += by

    def text(self, gauges: dict[str, float]) -> str:
        """The figures in the Prometheus text format."""
        return written([("", self.figures(gauges))])

    def figures(self, gauges: dict[str, float]) -> dict[str, float]:
        """The figures by name; names ending in `_total` only grow."""
        counts = {f"{name}_total": float(total) for name, total in self.counts.items()}
        up = {"uptime_seconds": round(time.monotonic() - self.started)}
        return {**up, **gauges, **counts}


def written(found: Iterable[tuple[str, dict[str, float]]]) -> str:
    """The figures of several servers in the Prometheus format, each with its label."""
    lines: dict[str, list[str]] = {}
    for label, figures in found:
        for name, value in figures.items():
            lines.setdefault(name, []).append(f"paddock_{name}{label} {shown(value)}")
    text = []
    for name, samples in sorted(lines.items()):
        text.append(f"# TYPE paddock_{name} {'counter' if name.endswith('_total') else 'gauge'}")
        text += samples
    return "\n".join(text) + "\n"


def shown(value: float) -> str:
    """A number without loss of digits."""
    return str(int(value)) if value == int(value) else f"{value:g}"


class SharedFigures:
    """The figures of all workers on one port (see `supervisor`), available from any of them."""

    def __init__(self, folder: Path, worker: str) -> None:
        self.folder = folder
        self.worker = worker

    def keep(self, figures: dict[str, float]) -> None:
        """Store this worker's figures where the others find them."""
        part = self.folder / f"{self.worker}.part"
        part.write_text(json.dumps(figures))
        part.replace(self.folder / f"{self.worker}.json")

    def text(self) -> str:
        """The figures of all workers, each with its number."""
        files = sorted(self.folder.glob("*.json"))
        return written(
            (f'{{worker="{file.stem}"}}', json.loads(file.read_text())) for file in files
        )


class JsonLines(logging.Formatter):
    """A log formatter: one JSON object a line with time, level, logger, message and the fields of
    `extra`.
    """

    KNOWN = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        """A log record as JSON."""
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
