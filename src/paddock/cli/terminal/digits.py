"""Large digits: three lines high, three columns each."""

from __future__ import annotations

from typing import Final

# fmt: off
ROWS: Final = [
    "┏━┓ ╺┓  ╺━┓ ╺━┓ ╻ ╻ ┏━╸ ┏━╸ ╺━┓ ┏━┓ ┏━┓",
    "┃ ┃  ┃  ┏━┛ ╺━┫ ┗━┫ ┗━┓ ┣━┓   ┃ ┣━┫ ┗━┫",
    "┗━┛ ╺┻╸ ┗━╸ ╺━┛   ╹ ╺━┛ ┗━┛   ╹ ┗━┛ ╺━┛",
]
# fmt: on
HEIGHT: Final = len(ROWS)


def big(number: int, places: int) -> list[str]:
    """A number as three lines, right-aligned in a field of that many digits."""
    text = str(number).rjust(places)
    return [" ".join(_cut(row, digit) for digit in text) for row in ROWS]


def _cut(row: str, digit: str) -> str:
    return "   " if digit == " " else row[int(digit) * 4 : int(digit) * 4 + 3]
