"""Figures for whoever looks after a server, and its log as lines of JSON."""

from __future__ import annotations

import json
import logging
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

COUNTED = ("lines_opened", "moves_refused", "tables_created", "views_pushed")
REFRESHED = 30.0  # seconds between two looks at the figures


class Metrics:
    """Counters and times; none of them is about a single table or player."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.counts: dict[str, int] = defaultdict(int, dict.fromkeys(COUNTED, 0))

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def text(self, gauges: dict[str, float]) -> str:
        """In the format that Prometheus reads."""
        return written([("", self.figures(gauges))])

    def figures(self, gauges: dict[str, float]) -> dict[str, float]:
        """By name; what ends in `_total` only grows."""
        counts = {f"{name}_total": float(total) for name, total in self.counts.items()}
        up = {"uptime_seconds": round(time.monotonic() - self.started)}
        return {**up, **gauges, **counts}


def written(found: Iterable[tuple[str, dict[str, float]]]) -> str:
    """The figures of servers in the format that Prometheus reads, each with its label."""
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
    """A count is written out: no digit of it may be rounded away."""
    return str(int(value)) if value == int(value) else f"{value:g}"


class SharedFigures:
    """The figures of all workers on one port (see `supervisor`), asked of any of them."""

    def __init__(self, folder: Path, worker: str) -> None:
        self.folder = folder
        self.worker = worker

    def keep(self, figures: dict[str, float]) -> None:
        """Put this worker's where the others find them."""
        part = self.folder / f"{self.worker}.part"
        part.write_text(json.dumps(figures))
        part.replace(self.folder / f"{self.worker}.json")

    def text(self) -> str:
        """Those of all workers, each with its number."""
        files = sorted(self.folder.glob("*.json"))
        return written(
            (f'{{worker="{file.stem}"}}', json.loads(file.read_text())) for file in files
        )


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
