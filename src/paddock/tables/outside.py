"""Patterns for text from outside. What does not match never reaches a table or the store.

A database may refuse a character (PostgreSQL refuses NUL), and a failed statement costs more than a
pattern.
"""

from __future__ import annotations

import re

KEY = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)  # identifies a repeated move
ID = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)  # a table or a player
TOKEN = re.compile(r"[A-Za-z0-9_-]{1,100}", re.ASCII)  # an invitation


def is_key(text: str) -> bool:
    """Whether a text has the form of a key."""
    return KEY.fullmatch(text) is not None


def is_id(text: str) -> bool:
    """Whether a text has the form of an id of a table or player."""
    return ID.fullmatch(text) is not None


def is_token(text: str) -> bool:
    """Whether a text has the form of an invitation's token."""
    return TOKEN.fullmatch(text) is not None
