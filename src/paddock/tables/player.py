"""A player: an id, a name and settings."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, field

LONGEST_NAME = 24
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # Unicode categories that are not shown
# Letters and symbols without a visible form: Hangul fillers, the Braille blank, and Khmer vowels
# that are never written.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5")
# Variation selectors: they only choose between forms of a character.
SELECTORS = frozenset(
    chr(code)
    for start, end in ((0x34F, 0x34F), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(start, end + 1)
)


@dataclass
class Player:
    """A guest. Only the server and the player's own signed cookie know the id."""

    id: str
    name: str
    settings: dict[str, object] = field(default_factory=dict)
    generation: int = 0  # of valid cookies; signing out invalidates the older ones


def new_id() -> str:
    """A new random id."""
    return secrets.token_urlsafe(12)


def guest_name() -> str:
    """A default name: `Guest 4821`."""
    return f"Guest {1000 + secrets.randbelow(9000)}"


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is shown: one line, no invisible characters, at most one combining mark on a
    letter, at most `longest` characters; may be empty.
    """
    shown = unicodedata.normalize("NFC", text[:1000])
    shown = "".join(" " if char.isspace() or char in BLANKS else char for char in shown)
    shown = "".join(char for char in shown if not _invisible(char))
    kept: list[str] = []
    for char in shown:
        # A second mark would leave the line, and a mark without a letter would float.
        if not _is_mark(char) or (kept and not _is_mark(kept[-1]) and kept[-1] != " "):
            kept.append(char)
    return " ".join("".join(kept).split())[:longest].strip()


def isolated(name: str) -> str:
    """The name for use in a sentence. A right-to-left name is isolated, so that it cannot reorder
    the text around it.
    """
    if any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in name):
        return f"\u2068{name}\u2069"
    return name


def _invisible(char: str) -> bool:
    """Whether a character is a control or format character, which could reorder a line or hide in
    it.
    """
    return char in SELECTORS or unicodedata.category(char) in HIDDEN


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me")
