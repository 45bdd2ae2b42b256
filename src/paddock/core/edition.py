"""Editions: the components of a printed game as a table that people type in and that is checked.

An edition is TOML text. Every error names the file, the line and the key, because its author
compares it with the printed sheet.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from typing import cast

from paddock.core.errors import BadEdition


class Edition:
    """The tables of one edition, with the source lines of their values."""

    def __init__(self, name: str, text: str, source: str) -> None:
        self.name = name
        self.source = source  # the file's name in errors
        self.lines = text.splitlines()
        try:
            self.tables: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            where = re.search(r" \(at line (\d+), column \d+\)$", str(error))
            line = f":{where[1]}" if where else ""
            complaint = str(error)[: where.start()] if where else str(error)
            raise BadEdition(f"{source}{line}: {complaint}") from None
        except (ValueError, RecursionError):
            raise BadEdition(f"{source}: a number too long or lists too deep") from None
        facts = json.dumps(self.tables, sort_keys=True, default=str)
        self.digest = hashlib.sha256(facts.encode()).hexdigest()[:8]  # changes with any value

    def fault(self, path: str, complaint: str) -> BadEdition:
        """An error about the value at a dotted path."""
        line = self._line_of(path)
        where = f"{self.source}:{line}" if line else self.source
        return BadEdition(f"{where}: {path if path.isprintable() else repr(path)} {complaint}")

    def _line_of(self, path: str) -> int:
        """The line of a key or table, or 0."""
        table = ""
        for number, line in enumerate(self.lines, 1):
            bare = line.strip()
            if bare.startswith("["):
                table = bare.strip("[]").strip()
                if table == path:
                    return number
                continue
            key = bare.split("=")[0].strip().strip("\"'")
            full = f"{table}.{key}" if table else key
            if key and full == path:
                return number
        if "." in path:
            return self._line_of(path.rpartition(".")[0])
        return 0

    def get(self, path: str) -> object:
        """The value at a dotted path; BadEdition if there is none."""
        here: object = self.tables
        for step in path.split("."):
            if not isinstance(here, dict) or step not in here:
                raise self.fault(path, "is missing")
            here = cast("dict[str, object]", here)[step]
        return here

    def number(self, path: str, least: int, most: int) -> int:
        """The whole number at a dotted path, from `least` to `most`."""
        value = self.get(path)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(path, f"is {value!r}, not a whole number")
        if not least <= value <= most:
            raise self.fault(path, f"is {value}, not {least} to {most}")
        return value

    def text(self, path: str) -> str:
        """The text at a dotted path, which must not be empty."""
        value = self.get(path)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(path, f"is {value!r}, not a text")
        return value

    def rows(self, path: str) -> list[object]:
        """The list at a dotted path."""
        value = self.get(path)
        if not isinstance(value, list):
            raise self.fault(path, f"is {value!r}, not a list")
        return cast("list[object]", value)

    def keys(self, path: str) -> list[str]:
        """The keys of a table, in the order of the file."""
        value = self.get(path)
        if not isinstance(value, dict):
            raise self.fault(path, f"is {value!r}, not a table")
        return list(cast("dict[str, object]", value))

    def only(self, path: str, keys: list[str]) -> None:
        """Raise an error for a key that nobody reads, which is mostly a misspelt one."""
        for key in self.keys(path) if path else list(self.tables):
            if key not in keys:
                full = f"{path}.{key}" if path else key
                raise self.fault(full, f"is unknown; known are {', '.join(keys)}")
