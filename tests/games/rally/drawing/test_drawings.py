"""The drawings of Rally: portable, without hidden information, and with the correct road."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.drawing.matches import NAMES, along, viewers
from tests.drawing.test_portable import check as check_plain
from tests.drawing.test_portable import ids

from paddock import Rng, State, drawing, load
from paddock.drawing.png import png
from paddock.drawing.svg import use
from paddock.drawing.theme import DARK, LIGHT
from paddock.games.rally import drawing as rally
from paddock.games.rally.drawing.road import GATE, points
from paddock.games.rally.drawing.tile import shape_of
from paddock.games.rally.rules.cards import RESULTS
from paddock.games.rally.rules.view import RallyView


def check(svg: str) -> ElementTree.Element:
    """A map has overlays, so opacity as a plain number is allowed in addition to the usual
    subset."""
    return check_plain(re.sub(r' opacity="0\.\d+"', "", svg))


def positions(players: int, seed: int, every: int = 29, **options: str) -> Iterator[State]:
    return along(load("rally", players, **options), seed, every)


def view_of(state: State, seat: int) -> RallyView:
    view = state.view(seat)
    assert isinstance(view, RallyView)
    return view


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("players", [2, 6])
def test_every_piece_is_plain_svg_with_ids_of_its_own(theme: str, players: int) -> None:
    for state in positions(players, players, every=61):
        view = view_of(state, 0)
        pieces = [
            rally.board(view, NAMES, theme=theme),
            rally.sky(view, theme=theme),
            *(rally.section(view, n, theme=theme) for n in range(len(view.course))),
        ]
        for svg in pieces:
            names = ids(check(svg))
            assert len(names) == len(set(names))


def test_a_drawing_is_the_same_in_all_positions_its_viewer_cannot_tell_apart() -> None:
    for number, state in enumerate(positions(4, 21)):
        for seat in viewers(state):
            seen = drawing.board(state.view(seat), NAMES)
            assert drawing.board(state.imagine(seat, Rng(number)).view(seat), NAMES) == seen


def test_every_car_of_a_race_is_drawn_once() -> None:
    """Each car is at the start, on the road, beside it or at the finish."""
    for state in positions(6, 22, every=13):
        view = view_of(state, 2)
        if len(view.course) < view.sections:
            continue
        svg = rally.board(view, NAMES)
        assert sorted(re.findall(r'id="car-(\d)"', svg)) == list("012345")


def test_a_move_is_marked_and_each_dangerous_space_ahead_shows_its_odds() -> None:
    flags = danger = 0
    for state in positions(3, 23, every=1):
        view = view_of(state, 0)
        if view.phase != "drive":
            continue
        car = view.cars[view.driver]
        last = car.space - view.driven + view.most
        drawn = "".join(rally.section(view, n) for n in range(len(view.course)))
        flags += "max" in drawn
        ahead = range(car.space, min(last, len(view.spaces)) + 1)
        spaces = [view.spaces[n - 1].factor - car.grip for n in ahead]
        spaces[0] += view.here
        above = sum(factor > view.safe for factor in spaces)
        above -= view.judged and spaces[0] > view.safe
        assert len(re.findall(r">\d/6<", drawn)) == above
        danger += above
    assert flags > 20
    assert danger > 20


def test_sheets_connect_in_any_order() -> None:
    """Every road enters and leaves its sheet at the same height."""
    faces = view_of(next(positions(2, 1)), 0).tables.faces
    assert len(faces) == 22
    shapes = set()
    for name, face in faces.items():
        line = points(shape_of(face, name))
        assert abs(line[0][1] - GATE) < 0.5
        assert abs(line[-1][1] - GATE) < 0.5
        shapes.add(rally.face(name, face))
    assert len(shapes) == 22


def test_the_sprite_has_every_face_and_die_once() -> None:
    faces = view_of(next(positions(2, 1)), 0).tables.faces
    names = ids(check(rally.sprite()))
    dice = [f"rally-die-{number}" for number in range(1, 7)]
    assert names == [*(f"rally-{name}" for name in faces), *dice, "rally-snow"]


def test_snow_is_drawn_below_every_number_and_car() -> None:
    snowed, flakes = 0, use("rally-snow")
    for state in positions(4, 22):
        view = view_of(state, 0)
        for n in range(len(view.course)):
            drawn = rally.section(view, n, shared=True)
            falls = view.round > 0 and view.weather == "snow"
            assert drawn.count(flakes) == falls
            if falls:
                snowed += 1
                assert "<text" not in drawn[: drawn.index(flakes)]
                assert 'id="car-' not in drawn[: drawn.index(flakes)]
    assert snowed


def test_six_throws_are_shown_by_their_results() -> None:
    from paddock.drawing.theme import palette
    from paddock.games.rally.drawing.ahead import RESULT_TINTS, throws

    assert len(RESULT_TINTS) == len(RESULTS)
    cells = throws(palette(LIGHT), 0, 0, (2, 2, 1, 1, 0, 0))
    drawn = re.findall(r'fill="(#\w+)"', cells)[1:]
    assert drawn == [RESULT_TINTS[n] for n in (0, 0, 1, 1, 2, 3)]


def test_a_board_can_be_drawn_as_png() -> None:
    state = list(positions(6, 25, every=4000))[-1]
    assert png(drawing.board(state.view(0), NAMES), 800).startswith(b"\x89PNG")
    assert png(rally.sheet(), 800).startswith(b"\x89PNG")


@pytest.mark.parametrize("count", [1, 2, 4])
def test_cars_do_not_cover_the_factor_of_their_space(count: int) -> None:
    """Cars are drawn on the upper half of the road, the factor on the lower half."""
    from paddock.drawing.svg import prefixed
    from paddock.drawing.theme import palette
    from paddock.games.rally.drawing.pieces import cars
    from paddock.games.rally.drawing.spot import Spot
    from paddock.games.rally.drawing.tile import number

    road = 90.0
    spot = Spot(3, cars=tuple(range(count)))
    doors = {seat: str(seat + 1) for seat in range(count)}
    drawn = cars(palette(LIGHT), 2, road, spot, prefixed(""), doors)
    wheels = [
        float(y) for y in re.findall(r'class="drives" transform="translate\(\S+ (\S+)\)', drawn)
    ]
    baseline, size = re.findall(
        r'y="(\S+)" font-size="(\S+)"', number(palette(LIGHT), 2, road, spot)
    )[0]
    top_of_the_digit = float(baseline) - 0.7 * float(size)
    assert len(wheels) == count
    assert max(wheels) <= top_of_the_digit + 2


def test_every_car_has_the_colour_the_shape_and_the_number_of_its_driver() -> None:
    from paddock.drawing.marks import SHAPES
    from paddock.drawing.theme import PLAYERS
    from paddock.games.rally.drawing.car import car

    for seat, player in enumerate(PLAYERS):
        drawn = car(seat, str(6 - seat))
        assert f'class="f-{player.role}' in drawn
        assert SHAPES[player.shape] in drawn
        assert f">{6 - seat}</text>" in drawn


CAR = re.compile(r'id="[^"]*car-(\d)" class="drives" transform="translate\(([\d.]+) ([\d.]+)\)')


def test_no_car_on_the_road_covers_one_beside_it() -> None:
    met = 0
    for seed in (1, 2, 3, 4):
        for state in positions(6, seed, every=7):
            view = view_of(state, 0)
            in_line = {car.seat for car in view.cars if view.round and (car.home or not car.space)}
            lying = {car.seat for car in view.cars if car.off or car.out}
            for n in range(len(view.course)):
                found = CAR.findall(rally.section(view, n))
                cars = {int(seat): (float(x), float(y)) for seat, x, y in found}
                for one in in_line & cars.keys():
                    for other in (lying - in_line) & cars.keys():
                        met += 1
                        apart = abs(cars[one][0] - cars[other][0])
                        assert apart > 22 or abs(cars[one][1] - cars[other][1]) > 20
    assert met > 10
