"""Durations as an operator writes them: 12h, 90d, 8w, 2y."""

from __future__ import annotations

import re
import time
from typing import Final

from paddock.core.errors import BadOption

UNITS: Final = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0, "y": 365 * 86400.0}
SHAPE: Final = re.compile(r"(\d{1,6})([hdwy])")


def seconds_of(text: str, option: str) -> float:
    """The seconds of a duration such as 90d; BadOption."""
    found = SHAPE.fullmatch(text)
    if found is None:
        raise BadOption(f"{option} is a number and h, d, w or y, such as 90d, not {text!r}")
    return int(found[1]) * UNITS[found[2]]


def shown(at: float | None) -> str:
    """A time for people."""
    return "" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def size(count: int) -> str:
    """A number of bytes for people."""
    amount = float(count)
    for unit in ("B", "kB", "MB"):
        if amount < 1000:
            return f"{amount:.0f} {unit}" if unit == "B" else f"{amount:.1f} {unit}"
        amount /= 1000
    return f"{amount:.1f} GB"
