"""A player: an id, a name and settings."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, field

LONGEST_NAME = 24
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories
# Letters and symbols that show nothing: the fillers of Hangul, the blank of Braille, and vowels of
# Khmer that are never written.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5")
# Marks that only choose between forms of a character.
SELECTORS = frozenset(
    chr(code)
    for start, end in ((0x34F, 0x34F), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(start, end + 1)
)


@dataclass
class Player:
    """A guest. The id is known to the server and the player's own signed cookie only."""

    id: str
    name: str
    settings: dict[str, object] = field(default_factory=dict)
    generation: int = 0  # of the cookies that are good; a sign-out makes the older ones void


def new_id() -> str:
    return secrets.token_urlsafe(12)


def guest_name() -> str:
    """A name for somebody who has not given one: `Guest 4821`."""
    return f"Guest {1000 + secrets.randbelow(9000)}"


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is shown: one line, no invisible characters, at most one mark on a letter,
    24 characters at most; maybe empty."""
    shown = unicodedata.normalize("NFC", text[:1000])
    shown = "".join(" " if char.isspace() or char in BLANKS else char for char in shown)
    shown = "".join(char for char in shown if not _invisible(char))
    kept: list[str] = []
    for char in shown:
        # A second mark would grow out of its line, and one without a letter hang in the air.
        if not _is_mark(char) or (kept and not _is_mark(kept[-1]) and kept[-1] != " "):
            kept.append(char)
    return " ".join("".join(kept).split())[:longest].strip()


def isolated(name: str) -> str:
    """The name for use in a sentence. One that is written from right to left is isolated, so that
    it cannot turn its neighbours around."""
    if any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in name):
        return f"\u2068{name}\u2069"
    return name


def _invisible(char: str) -> bool:
    """Control and format characters: they could turn a line of text around or hide in it."""
    return char in SELECTORS or unicodedata.category(char) in HIDDEN


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me")
