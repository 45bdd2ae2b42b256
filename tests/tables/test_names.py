"""Names are visible, stay in their line and do not reorder text (abuse 39)."""

from __future__ import annotations

import pytest

from paddock.tables import clean_name
from paddock.tables.player import isolated


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("\u3164\u115f\u2800", ""),  # blanks that are letters or symbols
        ("An\u3164na", "An na"),
        ("e\u0301" + "\u0301" * 24, "é\u0301"),  # stacked: one on the letter, one more at most
        ("\u0301Anna", "Anna"),
        ("a\ufe0f\u034fb", "ab"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_a_name_is_seen_and_stays_in_its_line(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_a_name_from_right_to_left_turns_nothing_around() -> None:
    assert isolated("דנה") == "\u2068דנה\u2069"
    assert isolated("Anna") == "Anna"
    assert clean_name("\u2068דנה\u2069") == "דנה"  # only the house isolates
