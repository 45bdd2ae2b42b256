"""The totals of an edition file."""

from __future__ import annotations

from typing import cast

from paddock.core.edition import Edition


def totals(edition: Edition) -> list[str]:
    """The sums of an edition's tables of numbers, and the lengths of its lists."""
    found: list[str] = []
    walk("", edition.tables, found)
    return found


def walk(path: str, table: dict[str, object], found: list[str]) -> None:
    """Add the totals of one table."""
    numbers = [value for value in table.values() if isinstance(value, int)]
    for key, value in table.items():
        full = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            walk(full, cast("dict[str, object]", value), found)
        elif isinstance(value, list):
            found.append(f"{full}: {len(value)} rows")
        elif isinstance(value, str) or len(numbers) < len(table):
            found.append(f"{full}: {value}")
    if numbers and len(numbers) == len(table):
        found.append(f"{path}: {sum(numbers)} in {len(numbers)} kinds")
