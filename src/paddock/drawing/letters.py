"""Widths of text, so that words can be fitted without a renderer."""

from __future__ import annotations

from typing import Final

# Advance widths of the characters from space to ~ in hundredths of the type size.
# fmt: off
CONDENSED: Final = [  # Barlow Condensed 700
    20, 28, 35, 62, 44, 77, 60, 17, 31, 31, 36, 44, 21, 33, 22, 42, 45, 28, 44, 44, 48, 44, 44, 41,
    44, 44, 28, 23, 44, 44, 44, 44, 76, 48, 47, 46, 48, 44, 42, 47, 48, 23, 45, 49, 43, 55, 51, 47,
    46, 46, 47, 44, 47, 48, 49, 69, 48, 47, 41, 34, 42, 34, 42, 42, 22, 45, 44, 43, 44, 44, 30, 44,
    45, 22, 22, 45, 21, 68, 45, 44, 45, 45, 32, 41, 29, 45, 44, 61, 44, 42, 37, 34, 19, 34, 49,
]
PLAIN: Final = [  # Source Sans 3 600
    20, 32, 48, 51, 51, 84, 64, 28, 32, 32, 44, 51, 28, 32, 28, 34, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 28, 28, 51, 51, 51, 44, 88, 56, 60, 58, 62, 54, 51, 63, 66, 28, 49, 60, 50, 74, 66, 67,
    58, 67, 59, 54, 55, 66, 54, 80, 54, 50, 54, 32, 34, 32, 51, 50, 55, 52, 56, 46, 56, 51, 32, 52,
    56, 26, 26, 52, 27, 84, 56, 55, 56, 56, 37, 43, 36, 56, 50, 75, 48, 50, 44, 32, 26, 32, 51,
]
# fmt: on
OTHER: Final = 58  # an accented letter or another script: a high estimate, so that words fit


def width(words: str, size: float, table: list[int] = CONDENSED) -> float:
    """The length of a line of text, in the units of its size."""
    total = 0
    for letter in words:
        place = ord(letter) - 32
        total += table[place] if 0 <= place < len(table) else OTHER
    return total * size / 100


def shorten(words: str, size: float, room: float, table: list[int] = CONDENSED) -> str:
    """The words, cut at the end if they do not fit."""
    if width(words, size, table) <= room:
        return words
    while words and width(words + "…", size, table) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def fit_line(
    words: str, size: float, least: float, room: float, table: list[int] = CONDENSED
) -> tuple[str, float]:
    """The words on one line, smaller if needed, and cut only if even the least size is too wide;
    with the size.
    """
    wide = width(words, size, table)
    if wide > room:
        size = max(least, size * room / wide)
    return shorten(words, size, room + 0.01, table), size


def wrap(words: str, size: float, room: float, table: list[int] = CONDENSED) -> list[str]:
    """The words on as few lines as possible; they break at spaces and after hyphens."""
    lines: list[str] = []
    for piece in words.replace("-", "- ").split():
        glue = "" if not lines or lines[-1].endswith("-") else " "
        if lines and width(lines[-1] + glue + piece, size, table) <= room:
            lines[-1] += glue + piece
        else:
            lines.append(piece)
    return lines or [""]


def fit(words: str, size: float, room: float, most: int = 2) -> tuple[list[str], float]:
    """The words on at most `most` lines, and the size, not above `size`, at which they fit."""
    while True:
        lines = wrap(words, size, room)
        if len(lines) <= most and all(width(line, size) <= room for line in lines):
            return lines, size
        size *= 0.94
