"""The colours are distinguishable and readable, in the light and in the dark theme."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock import drawing
from paddock.drawing import theme as themes
from paddock.drawing.theme import BLACK, COLOURS, GOLD, PLAYERS, STONE, WHITE, palette
from paddock.games import packages
from paddock.games.kilometers.drawing.stones import CAPS
from paddock.shelf import titles

HERE = Path(drawing.__file__).parent

# Pairs of text colour and background; roles or colours.
TEXTS = [
    ("ink", "panel"),
    ("ink", "ground"),
    ("quiet", "panel"),
    ("quiet", "ground"),
    (WHITE, "road"),
    (BLACK, STONE),
    (BLACK, WHITE),
    *((BLACK if cap == GOLD else WHITE, cap) for cap in CAPS.values()),
    *((player.text, player.role) for player in PLAYERS),
    ("signal", "panel"),
    ("go", "panel"),
]
# Graphics need a contrast of 3:1.
MARKS = [
    ("attack", "panel"),
    ("remedy", "panel"),
    ("trump", "panel"),
    (WHITE, "honour"),
    (GOLD, "honour"),
]


def brightness(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio as WCAG defines it, from 1 to 21."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read(theme: str) -> None:
    p = palette(theme)
    weak = [(a, b, round(contrast(p[a], p[b]), 2)) for a, b in TEXTS if contrast(p[a], p[b]) < 4.5]
    assert not weak


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_marks_can_be_seen(theme: str) -> None:
    p = palette(theme)
    weak = [(a, b, round(contrast(p[a], p[b]), 2)) for a, b in MARKS if contrast(p[a], p[b]) < 3]
    assert not weak


def test_players_differ_in_shape_and_number_too() -> None:
    assert len({player.shape for player in PLAYERS}) == len(PLAYERS)
    assert [player.number for player in PLAYERS] == [1, 2, 3, 4, 5, 6]
    assert {player.role for player in PLAYERS} <= set(COLOURS)


def test_the_style_sheet_is_the_one_generated_from_the_colours() -> None:
    wanted = themes.css()
    assert (HERE / "theme.css").read_text("utf-8") == wanted, "write it anew: see theme.css()"
    for role in COLOURS:
        assert f".f-{role}{{fill:var(--{role})}}" in wanted


def test_a_page_loads_little_for_its_fonts() -> None:
    fonts = HERE / "fonts"
    assert sum(file.stat().st_size for file in fonts.glob("*-latin-[0-9]*.woff2")) < 60_000
    assert len(list(fonts.glob("*.woff2"))) == len(list(fonts.glob("*.ttf"))) == 8
    faces = (fonts / "fonts.css").read_text("utf-8")
    for file in fonts.glob("*.woff2"):
        assert f"url({file.name})" in faces
    for licence in fonts.glob("*.OFL.txt"):
        assert "SIL OPEN FONT LICENSE" in licence.read_text("utf-8").upper()


def test_drawings_exist_for_registered_games_only() -> None:
    assert set(packages()) == {title.name for title in titles()}
