"""Every card has a face, and all are distinguishable, even without colour."""

from __future__ import annotations

import re

import pytest

from paddock.drawing import cards
from paddock.drawing.letters import fit, shorten, width
from paddock.drawing.theme import DARK, LIGHT
from paddock.games.kilometers import drawing as kilometers
from paddock.games.kilometers.drawing.faces import face
from paddock.games.kilometers.rules.cards import NAMES


def test_every_kind_has_a_face_and_a_name() -> None:
    assert list(kilometers.KINDS) == NAMES
    for kind in NAMES:
        assert kilometers.english(kind)
        assert kilometers.english(kind).split()[0].upper() in kilometers.card(kind).replace(
            "PUNCTURE-<", "PUNCTURE-PROOF<"
        )


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_faces_differ_in_shape_and_not_in_colour_alone(theme: str) -> None:
    bare = {re.sub(r' (fill|stroke|class)="[^"]*"', "", face(kind, "", theme)) for kind in NAMES}
    assert len(bare) == len(NAMES)


def test_a_theme_changes_colours_only() -> None:
    for kind in NAMES:
        plain = [re.sub(r"#[0-9A-F]{6}", "", face(kind, "x", theme)) for theme in (LIGHT, DARK)]
        assert plain[0] == plain[1]


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="light or dark"):
        cards.card_back(theme="blue")


def test_long_names_are_shrunk_to_fit() -> None:
    for name in ("Puncture-proof Tyre", "Geschwindigkeitsbegrenzung aufgehoben", "a", "Ä" * 40):
        lines, size = fit(name.upper(), 6.6, 37)
        assert 1 <= len(lines) <= 2
        assert all(width(line, size) <= 37 for line in lines)


def test_a_name_that_is_too_long_is_cut_and_marked() -> None:
    assert shorten("Ann", 18, 100) == "Ann"
    cut = shorten("Ann-Margarethe von Hohenstein", 18, 100)
    assert cut.endswith("…")
    assert width(cut, 18) <= 100
