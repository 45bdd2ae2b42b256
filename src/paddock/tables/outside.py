"""The patterns of text from outside. What does not match never reaches a table or the store.

A database may refuse a character (PostgreSQL refuses NUL), and a refused statement costs more than
a pattern.
"""

from __future__ import annotations

import re

KEY = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)  # by which a repeated move is known
ID = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)  # of a table or a player
TOKEN = re.compile(r"[A-Za-z0-9_-]{1,100}", re.ASCII)  # of an invitation


def is_key(text: str) -> bool:
    return KEY.fullmatch(text) is not None


def is_id(text: str) -> bool:
    return ID.fullmatch(text) is not None


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None
