"""Text is fitted to its box: the letters shrink first, and the text is cut only if that is not
enough."""

from __future__ import annotations

from paddock.drawing.letters import fit_line, width

TEAM = "Guest 3304, Clutch, Exhaust"


def test_words_that_fit_keep_their_size() -> None:
    assert fit_line("Bolt", 19, 14, 200) == ("Bolt", 19)


def test_a_team_name_is_shrunk_rather_than_cut() -> None:
    room = width(TEAM, 16)
    words, size = fit_line(TEAM, 19, 14, room)
    assert words == TEAM
    assert 15.9 < size <= 16


def test_words_are_cut_at_the_minimum_size() -> None:
    words, size = fit_line(TEAM, 19, 14, width(TEAM, 10))
    assert words.endswith("…")
    assert size == 14
