"""A player: an id, a name and settings."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, field

LONGEST_NAME = 24


@dataclass
class Player:
    """A guest. The id is known to the server and the player's own signed cookie only."""

    id: str
    name: str
    settings: dict[str, object] = field(default_factory=dict)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def guest_name() -> str:
    """A name for somebody who has not given one: `Guest 4821`."""
    return f"Guest {1000 + secrets.randbelow(9000)}"


def clean_name(text: str) -> str:
    """The name as it is shown: one line, no invisible characters, 24 at most; maybe empty."""
    shown = "".join(" " if char.isspace() else char for char in text)
    shown = "".join(char for char in shown if not _invisible(char))
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def _invisible(char: str) -> bool:
    """Control and format characters: they could turn a line of text around or hide in it."""
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
