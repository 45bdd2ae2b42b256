"""Cars and spaces on the track are distinguishable, in the light and in the dark theme."""

from __future__ import annotations

import re

import pytest

from paddock.drawing.theme import WHITE, palette
from paddock.games.grand_prix.drawing import cars
from paddock.games.grand_prix.drawing.box import built_in_track
from paddock.games.grand_prix.drawing.cars import BY_COLOUR, LONG, ON_TRACK, racer
from paddock.games.grand_prix.drawing.circuit import LANE, UNIT, circuit_of
from paddock.games.grand_prix.drawing.course import course, posts
from paddock.games.grand_prix.drawing.track import winners
from paddock.games.grand_prix.rules.cards import CARS, NAMES
from paddock.games.grand_prix.rules.track import TRACKS


def light(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("colour", NAMES[:CARS])
def test_every_car_stands_out_from_the_asphalt(colour: str, theme: str) -> None:
    """By its outline: in the dark theme the black car is as dark as the road."""
    assert colour in BY_COLOUR
    drawn = racer(colour, theme)
    outlines = re.findall(rf'stroke="{WHITE}" stroke-width="([\d.]+)"', drawn)
    assert max(map(float, outlines)) * ON_TRACK >= 1.5
    assert contrast(WHITE, palette(theme)["road"]) > 4.5


def test_a_car_fits_into_its_space() -> None:
    assert 0.95 * UNIT < LONG * ON_TRACK < UNIT
    assert 18.4 * ON_TRACK < LANE * UNIT  # its width over the wheels


@pytest.mark.parametrize("name", TRACKS)
def test_the_names_of_spaces_are_on_the_board(name: str) -> None:
    """Every fifth column has its number beside the track, and its lanes on it."""
    track = built_in_track(name)
    said = re.findall(r">(\d+)</text>", course(circuit_of(track)))
    for column in range(5, track.length, 5):
        assert str(column) in said
    assert {"1", "2", "3"} <= set(said)


def test_the_cache_of_cars_does_not_grow_with_their_positions() -> None:
    """A cache of cars by direction grew for hours, and had a hit rate of only one in three."""

    def kept() -> int:
        known = [getattr(one, "cache_info", None) for one in vars(cars).values()]
        return sum(info().currsize for info in known if info is not None)

    for colour in BY_COLOUR:
        racer(colour)
    before = kept()
    drawn = {racer(colour, turn=turn) for colour in BY_COLOUR for turn in range(1, 50)}
    assert len(drawn) == 49 * len(BY_COLOUR)
    assert kept() == before


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_numbers_of_lanes_and_of_places_can_be_read(theme: str) -> None:
    """In the dark theme they were as dark as their background."""
    p = palette(theme)
    circle = winners("Cleveland", (200_000, 150_000), (), theme)
    for drawn, size, ground in (
        (posts(circuit_of(built_in_track("cleveland")), p), 14, p["road"]),
        (circle, 20, p["panel"]),
    ):
        inks = set(re.findall(rf'font-size="{size}"[^>]* fill="(#\w+)"', drawn))
        assert inks
        assert min(contrast(ink, ground) for ink in inks) >= 3
