"""The posters of the home page: small, without ids and words, in the colours of the page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from paddock import drawing
from paddock.drawing.posters import light
from paddock.drawing.theme import COLOURS, palette
from paddock.games import packages

ELEMENTS = set("svg g path rect circle ellipse text".split())
NAMES = {f"{way}-{role}" for way in "fs" for role in COLOURS} | {"turned", "fine"}


@pytest.mark.parametrize("game", packages())
def test_a_poster_is_small_and_portable(game: str) -> None:
    poster = drawing.poster(game)
    assert len(poster.encode()) < 14_000
    root = ElementTree.fromstring(poster)
    assert root.get("preserveAspectRatio") == "xMidYMid slice"
    for element in root.iter():
        assert element.tag in ELEMENTS
        assert "id" not in element.attrib
        names = set(element.get("class", "").split())
        assert names <= NAMES
        if element.tag in ("path", "rect", "circle", "ellipse", "text"):
            filled = any(name.startswith("f-") for name in names)
            assert filled != ("fill" in element.attrib), element.attrib
        assert not re.search(r"[A-Za-z]{3}", element.text or "")


def test_all_posters_together_are_small() -> None:
    assert sum(len(drawing.poster(game).encode()) for game in packages()) < 60_000


def test_attributes_that_the_style_sheet_sets_are_left_out() -> None:
    p = palette("light")
    assert light(f"<g {p.paint('ink')}/>") == '<g class="f-ink"/>'
    assert (
        light(f"<g {p.pen('line', 2, '')}/>") == '<g class="s-line" fill="none" stroke-width="2"/>'
    )
    both = light(f"<g {p.paint('ink', '#FFFAF0', 1)}/>")
    assert both == '<g class="f-ink" stroke="#FFFAF0" stroke-width="1"/>'
    plain = f"<g {p.paint('#FFFAF0', '#1D2A35', 1)}/>"
    assert light(plain) == plain
    assert light('<path d="M0.123 -4.56L12.04 7" x="0.123"/>') == (
        '<path d="M0.1 -4.6L12 7" x="0.123"/>'
    )
