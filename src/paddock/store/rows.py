"""The values that the store keeps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class TableRow:
    """A table as it was created; everything since is in its notes and plies."""

    id: str
    created: float
    game: str
    rules_version: int
    seed: str  # the seed of its luck; never leaves the server
    plan: dict[str, Any]
    over: float | None = None  # when the match ended, so that finished ones need not be read


@dataclass(slots=True)
class Ply:
    """One entry of a match's log."""

    ply: int
    seat: int
    text: str
    at: float
    key: str | None = None


@dataclass(slots=True)
class NoteRow:
    """Anything else that happened at a table."""

    n: int
    kind: str
    data: dict[str, Any]
    at: float


@dataclass(slots=True)
class Stored:
    """A table with everything that belongs to it, in order."""

    row: TableRow
    notes: list[NoteRow] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)


@dataclass(slots=True)
class StoredPlayer:
    """A player."""

    id: str
    name: str
    created: float
    settings: dict[str, Any] = field(default_factory=dict)
    generation: int = 0  # the generation of valid cookies
