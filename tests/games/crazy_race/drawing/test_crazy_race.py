"""The drawings of Crazy Race: portable, legible, and without hidden information."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.drawing.matches import along

from paddock import LUCK, Rng, State, drawing, load
from paddock.core.seats import NOBODY
from paddock.drawing.letters import width
from paddock.drawing.png import png
from paddock.drawing.theme import DARK, LIGHT
from paddock.games.crazy_race import drawing as crazy_race
from paddock.games.crazy_race.drawing import CREW, Ghost, Pick, english, points, stages, tracks
from paddock.games.crazy_race.drawing.bids import CARD, CHIP, FIELDS, places
from paddock.games.crazy_race.drawing.engines import MODELS, engine
from paddock.games.crazy_race.rules.view import CrazyRaceView
from paddock.i18n import LANGUAGES

NAMES = ["Ann", "Bert & <Co>", 'Cleo "C"', "Désirée"]
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = set("svg title defs g path rect circle ellipse text use".split())
ATTRIBUTES = set(
    """
    id class role aria-label aria-hidden viewBox width height x y rx ry cx cy r d transform href
    fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity fill-opacity
    font-family font-size font-weight text-anchor data-side data-move data-ghost
    data-at data-scored data-moves
    """.split()
)
HEX = re.compile(r"#[0-9A-Fa-f]{6}|none")


def positions(players: int, seed: int, every: int = 9, preset: str = "rulebook") -> Iterator[State]:
    return along(load("crazy_race", players, preset), seed, every)


def view_of(state: State, seat: int) -> CrazyRaceView:
    view = state.view(seat)
    assert isinstance(view, CrazyRaceView)
    return view


def check(svg: str) -> ElementTree.Element:
    """Check that it is well-formed and has only the allowed elements, attributes and colours."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES, set(element.attrib) - ATTRIBUTES
        for name in ("fill", "stroke"):
            assert HEX.fullmatch(element.attrib.get(name, "none"))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(set(ids)) == len(ids)
    return root


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(("players", "preset"), [(3, "rulebook"), (4, "variants")])
def test_every_picture_uses_only_what_all_renderers_support(
    theme: str, players: int, preset: str
) -> None:
    drawn = 0
    for state in positions(players, 4, preset=preset):
        for seat in (NOBODY, 0):
            view = view_of(state, seat)
            check(crazy_race.board(view, NAMES, theme=theme, title='"A" & <b>'))
            check(crazy_race.stage(view, english, theme=theme, ids=crazy_race.IDS, picks=["top"]))
            drawn += 1
    assert drawn > 10
    check(crazy_race.sheet(theme=theme))
    check(crazy_race.sprite(theme=theme))


def test_everything_that_can_be_chosen_can_be_clicked() -> None:
    state = next(positions(3, 1))
    while state.phase.name != "lay":
        state.play(LUCK, state.luck(Rng(1)))
    view = view_of(state, 0)
    root = check(crazy_race.stage(view, english, ids=crazy_race.IDS, picks=["top", "left"]))
    sides = [
        element.attrib["data-side"] for element in root.iter() if "data-side" in element.attrib
    ]
    assert sides == ["top", "left"]
    rails = crazy_race.rails(
        view,
        NAMES,
        english,
        ids=crazy_race.IDS,
        picks=[Pick(1, "run B")],
        previews=[Ghost(1, 6, "+5", "top"), Ghost(0, 2, "", "")],
    )
    root = check(rails)
    assert [e.attrib["data-move"] for e in root.iter() if "data-move" in e.attrib] == ["run B"]
    assert [e.attrib["data-ghost"] for e in root.iter() if "data-ghost" in e.attrib] == ["top"]
    assert "+5" in rails


@pytest.mark.parametrize(("players", "seed"), [(3, 11), (4, 12)])
def test_a_drawing_is_the_same_in_all_positions_its_viewer_cannot_tell_apart(
    players: int, seed: int
) -> None:
    for number, state in enumerate(positions(players, seed, every=3)):
        for seat in (NOBODY, *range(players)):
            seen = drawing.board(state.view(seat), NAMES)
            other = state.imagine(seat, Rng(number))
            assert drawing.board(other.view(seat), NAMES) == seen


def test_models_differ_in_outline_and_players_in_shape() -> None:
    black = [re.sub(r'(fill|stroke)="#[^"]*"', "", engine(model, None, LIGHT)) for model in MODELS]
    assert len(set(black)) == 3
    assert len({player.shape for player in CREW}) == 4
    assert len({player.number for player in CREW}) == 4
    assert [player.name for player in CREW] == ["lilac", "orange", "green", "blue"]


# Owners of the cards at one side, in the order in which they were played.
LAID = {
    "one": [2],
    "three of one": [1, 1, 1],
    "a duel": [0, 1, 0, 1, 1, 0],
    "each one": [3, 0, 1, 2],
    "all that can be": [0, 1, 2, 3] * 3,
    "last shall be first": [3, 3, 0, 0, 1, 1, 2, 2],
}


@pytest.mark.parametrize("place", FIELDS)
@pytest.mark.parametrize("owners", LAID.values(), ids=list(LAID))
def test_cards_and_sums_are_inside_the_area_of_their_side(place: str, owners: list[int]) -> None:
    x, y, wide, tall = FIELDS[place]
    lying = places(owners, place)
    assert len(set(lying.cards)) == len(owners)
    for (left, top), (w, h) in [
        *((spot, CARD) for spot in lying.cards),
        *((spot, CHIP) for spot in lying.sums.values()),
    ]:
        assert x <= left <= x + wide - w + 0.01
        assert y - 0.01 <= top <= y + tall - h + 0.01


@pytest.mark.parametrize("place", FIELDS)
@pytest.mark.parametrize("owners", LAID.values(), ids=list(LAID))
def test_no_sum_covers_a_card_and_each_is_next_to_its_own_cards(
    place: str, owners: list[int]
) -> None:
    lying = places(owners, place)
    assert sorted(lying.sums) == sorted(set(owners))
    for owner, (x, y) in lying.sums.items():
        for whose, (left, top) in zip(owners, lying.cards, strict=True):
            apart = x >= left + CARD[0] or left >= x + CHIP[0]
            apart = apart or y >= top + CARD[1] or top >= y + CHIP[1]
            assert apart, (owner, whose)
        own = [spot for whose, spot in zip(owners, lying.cards, strict=True) if whose == owner]
        assert min(abs(x - left - CARD[0]) for left, _ in own) < 3
    # every value can be read: no card covers more than a third of another one
    for n, (left, top) in enumerate(lying.cards):
        for other, below in lying.cards[n + 1 :]:
            if abs(below - top) < CARD[1] / 2:
                assert abs(other - left) > CARD[0] * 0.6


@pytest.mark.parametrize("place", FIELDS)
def test_a_distance_is_inside_its_own_side_of_the_stage_card(place: str) -> None:
    """The quarter of a side is bounded by the lines from the corners of the card to its middle."""
    x, low = stages.SPOTS[place][1]
    wide, high = max(width(one, stages.NUMBER) for one in "123456?"), 0.7 * stages.NUMBER
    for left in (x - wide / 2, x + wide / 2):
        for y in (low, low - high):
            out, along = (abs(y), abs(left)) if place in ("top", "bottom") else (abs(left), abs(y))
            assert along < out < stages.HALF, (left, y)


@pytest.mark.parametrize("count", range(15))
def test_all_point_cards_fit_into_one_row(count: int) -> None:
    wide, tall = tracks.WIDTH - tracks.CHIPS, tracks.ROW - 6
    for x, y, size in points.chip_places(count):
        assert x + 20 * size < wide
        assert y + 26 * size < tall


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_piles_are_not_covered(language: str) -> None:
    view = view_of(next(positions(4, 2)), 0)
    words = crazy_race.in_language(language)
    for name in ("yard", "turntable"):
        root = check(f"<g>{points.pile(view, name, words, LIGHT, tracks.PILE)}</g>")
        label = next(root.iter("text"))
        assert label.text == words(name).upper()
        cards = [one.attrib["transform"] for one in root.iter("g") if "transform" in one.attrib]
        first = float(cards[-1].removeprefix("translate(").split()[0])
        assert 14 + width(label.text, float(label.attrib["font-size"])) < first


def test_a_board_can_be_drawn_as_png() -> None:
    state = next(positions(4, 2))
    picture = png(drawing.board(state.view(0), NAMES), 400)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(picture) > 5000
