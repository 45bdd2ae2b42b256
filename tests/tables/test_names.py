"""Names are visible, stay within one line and do not reorder other text (abuse 39)."""

from __future__ import annotations

import pytest

from paddock.tables import clean_name
from paddock.tables.player import isolated


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("\u3164\u115f\u2800", ""),  # letters and symbols that are shown as blanks
        ("An\u3164na", "An na"),
        # stacked accents: one is part of the letter, and at most one more is kept
        ("e\u0301" + "\u0301" * 24, "é\u0301"),
        ("\u0301Anna", "Anna"),
        ("a\ufe0f\u034fb", "ab"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_a_name_is_visible_and_stays_within_one_line(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_a_right_to_left_name_does_not_reorder_other_text() -> None:
    assert isolated("דנה") == "\u2068דנה\u2069"
    assert isolated("Anna") == "Anna"
    assert clean_name("\u2068דנה\u2069") == "דנה"  # only the server adds direction marks
