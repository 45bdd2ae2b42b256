"""A file of results, from which an interrupted series is continued.

Each line is JSON. A line with `plan` starts or resumes a series; a line with `deal` belongs to the
series before it. Lines are only appended, each in one write, so that all but the last one are
complete.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, BinaryIO

import orjson

from paddock.arena.deal import DealResult, read_deal
from paddock.arena.plan import Plan
from paddock.core.errors import BadOption

FORMAT = "paddock results 1"


class Results:
    """The played deals in a file."""

    def __init__(self, path: str | Path, plans: list[Plan]) -> None:
        self.path = Path(path)
        self.heads = [head_of(plan) for plan in plans]
        self.known: list[dict[int, DealResult]] = [{} for _ in plans]  # by series and number
        self._last = -1  # the series of the last line
        try:
            self._file: BinaryIO = self.path.open("a+b", buffering=0)
        except OSError as error:
            raise BadOption(f"{path}: {error.strerror}") from None
        self._read()

    def _read(self) -> None:
        self._file.seek(0)
        whole = 0
        series = -1
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break  # the process was killed while writing it
            whole += len(line)
            try:
                facts: dict[str, Any] = orjson.loads(line)
                if "deal" in facts and series >= 0:
                    deal = read_deal(facts)
                    self.known[series].setdefault(deal.number, deal)
                    continue
                if facts["format"] != FORMAT:
                    raise KeyError
            except (ValueError, KeyError, TypeError, IndexError):
                raise BadOption(f"{self.path}:{number}: this is no file of results") from None
            series = self._find(facts, number)
        self._file.truncate(whole)
        self._file.seek(0, 2)

    def _find(self, head: dict[str, Any], number: int) -> int:
        """Which series it is; a file belongs to one run and its repetitions."""
        if head in self.heads:
            return self.heads.index(head)
        where = f"{self.path}:{number}"
        for ours in self.heads:
            if ours["plan"] == head.get("plan"):
                raise BadOption(f"{where}: played by another version of Paddock; take a new file")
        raise BadOption(f"{where}: holds another series; take a new file")

    def write(self, series: int, deals: list[DealResult]) -> None:
        """Append deals."""
        lines = []
        if series != self._last:
            lines.append(orjson.dumps(self.heads[series]))
            self._last = series
        lines += [orjson.dumps(deal.to_dict()) for deal in deals]
        self._file.write(b"\n".join(lines) + b"\n")

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def head_of(plan: Plan) -> dict[str, Any]:
    """What identifies a series. Keeping logs or not makes no difference."""
    facts = json.loads(plan.write())
    del facts["log_dir"]
    return {"format": FORMAT, "plan": facts, "stamp": plan.stamp()}
