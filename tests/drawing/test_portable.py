"""Every drawing uses only SVG that all renderers support, and unique ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.drawing.matches import NAMES, positions, view_of, viewers

from paddock import drawing
from paddock.drawing import cards, marks
from paddock.drawing.svg import prefixed
from paddock.drawing.theme import DARK, LIGHT
from paddock.games.kilometers import drawing as kilometers

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = set("svg title defs g path rect circle ellipse text use".split())
ATTRIBUTES = set(
    """
    id class role aria-label aria-hidden viewBox width height x y rx ry cx cy r d transform href
    fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray
    font-family font-size font-weight text-anchor
    """.split()
)
HEX = re.compile(r"#[0-9A-F]{6}|none")
IDS = prefixed("mine-")


def pieces(theme: str, shared: bool) -> Iterator[str]:
    """Everything that is drawn for a page or a notebook, in many positions."""
    for players, seed in ((2, 1), (3, 2), (4, 3), (6, 4)):
        for state in positions(players, seed, every=23):
            for seat in viewers(state)[:2]:
                view = view_of(state, seat)
                yield kilometers.strip(view, NAMES, theme=theme, ids=IDS, title="A & <B>")
                for side in range(len(view.tableaux)):
                    yield kilometers.tableau(view, side, NAMES, theme=theme, ids=IDS, shared=shared)
                yield kilometers.stock(view, theme=theme, ids=IDS, shared=shared)
                yield kilometers.discard(view, theme=theme, ids=IDS, shared=shared)
                if not shared:
                    yield kilometers.board(view, NAMES, theme=theme, ids=IDS, title='"quoted"')


def small(theme: str) -> Iterator[str]:
    for kind in kilometers.KINDS:
        yield kilometers.card(kind, "É & <b>", theme=theme, title=kind)
    yield kilometers.card_back(theme=theme)
    yield kilometers.sheet(theme=theme)
    for seat in range(6):
        yield marks.mark(seat, theme=theme)


def check(svg: str) -> ElementTree.Element:
    """Check that it is well-formed and has only the allowed elements, attributes and colours."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        for paint in ("fill", "stroke"):
            assert HEX.fullmatch(element.get(paint, "none")), element.attrib
        if element.tag in (f"{SVG}path", f"{SVG}rect", f"{SVG}circle", f"{SVG}text"):
            assert "fill" in element.attrib
    for word in ("style", "var(", "url(", "foreignObject", "<image", "http:", "https:", "NaN"):
        assert word not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    return root


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("shared", [False, True])
def test_drawings_are_portable_and_their_ids_unique(theme: str, shared: bool) -> None:
    for svg in pieces(theme, shared):
        root = check(svg)
        names = ids(root)
        assert len(set(names)) == len(names)
        assert all(name.startswith("mine-") for name in names)
        for element in root.iter(f"{SVG}use"):
            place = element.attrib["href"].removeprefix("#")
            assert place.startswith("km-face-") if shared else place in names


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_small_drawings_are_portable_and_have_no_ids(theme: str) -> None:
    for svg in small(theme):
        assert not ids(check(svg))


def test_the_sprite_has_every_face_and_the_back() -> None:
    names = ids(check(kilometers.sprite()))
    assert names == [f"km-face-{kind}" for kind in (*kilometers.KINDS, "back")]


def test_movable_parts_have_an_id_and_no_transform() -> None:
    moving = 0
    for state in positions(3, 8, every=31):
        for element in ElementTree.fromstring(drawing.board(state.view(0))).iter():
            if "id" in element.attrib:
                assert "transform" not in element.attrib
                moving += 1
    assert moving > 50


def test_names_are_escaped_in_a_drawing() -> None:
    view = view_of(next(positions(2, 1)), 0)
    svg = kilometers.board(view, ['<script>"&', "b"], title="<x>")
    assert "<script" not in svg
    assert "<x>" not in svg


def test_an_image_has_an_accessible_name_and_an_ornament_is_hidden() -> None:
    named = ElementTree.fromstring(cards.card_back(title="a card"))
    assert named.get("role") == "img"
    assert named.get("aria-label") == "a card"
    assert ElementTree.fromstring(cards.card_back()).get("aria-hidden") == "true"
