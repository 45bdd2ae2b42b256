"""The drawings of Crazy Rally: portable, without hidden information, and with the correct road."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.drawing.matches import NAMES, along, viewers
from tests.drawing.test_portable import check, ids

from paddock import Rng, State, drawing, load
from paddock.core.seats import NOBODY
from paddock.drawing.png import png
from paddock.drawing.svg import at, group, path, rect
from paddock.drawing.svg import drawing as svg
from paddock.drawing.theme import DARK, LIGHT
from paddock.drawing.words import Words
from paddock.games.crazy_rally import drawing as crazy_rally
from paddock.games.crazy_rally.drawing.faces import SHARED, track_face
from paddock.games.crazy_rally.drawing.table import house
from paddock.games.crazy_rally.drawing.tulips import LINES, line_of
from paddock.games.crazy_rally.rules.cards import TrackCard
from paddock.games.crazy_rally.rules.imagining import imagine_course
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.games.crazy_rally.rules.view import CrazyRallyView


def positions(players: int, seed: int, every: int = 11, preset: str = "stage") -> Iterator[State]:
    return along(load("crazy_rally", players, preset), seed, every)


def view_of(state: State, seat: int) -> CrazyRallyView:
    view = state.view(seat)
    assert isinstance(view, CrazyRallyView)
    return view


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_piece_is_plain_svg_with_ids_of_its_own(theme: str, players: int) -> None:
    for state in positions(players, players, every=37):
        for seat in viewers(state)[:2]:
            view = view_of(state, seat)
            pieces = [
                crazy_rally.strip(view, NAMES, theme=theme),
                crazy_rally.roadbook(view, theme=theme),
                crazy_rally.roadbook_near(view, theme=theme),
                crazy_rally.stock(view, theme=theme),
                crazy_rally.board(view, NAMES, theme=theme),
                *(crazy_rally.car_sheet(view, n, NAMES, theme=theme) for n in range(players)),
            ]
            for piece in pieces:
                names = ids(check(piece))
                assert len(names) == len(set(names))


def test_a_drawing_is_the_same_in_all_positions_its_viewer_cannot_tell_apart() -> None:
    for number, state in enumerate(positions(4, 21)):
        for seat in viewers(state):
            seen = drawing.board(state.view(seat), NAMES)
            assert drawing.board(state.imagine(seat, Rng(number)).view(seat), NAMES) == seen


def test_remembered_stretches_are_not_drawn() -> None:
    """Not even players who saw the test lap get a drawing of the stretches to come (CR10)."""
    changed = 0
    for number, state in enumerate(positions(3, 22)):
        assert isinstance(state, CrazyRally)
        other = state.clone()
        imagine_course(other, NOBODY, Rng(number))
        changed += other.text() != state.text()
        for seat in viewers(state):
            seen = drawing.board(state.view(seat), NAMES)
            assert drawing.board(other.view(seat), NAMES) == seen
    assert changed > 5


def test_the_sprite_has_every_face_of_a_hand_and_no_track_card() -> None:
    names = [card.name for card in house().tuning]
    sprite = crazy_rally.sprite()
    assert ids(check(sprite)) == [SHARED + name for name in (*names, "event", "back")]
    assert not any(crazy_rally.english(card.name).upper() in sprite for card in house().track)


def test_every_stretch_has_its_own_line() -> None:
    faces = {track_face(card, crazy_rally.english, LIGHT) for card in house().track}
    assert len(faces) == 14
    assert {card.name for card in house().track} == set(LINES)
    for speed in range(2, 14):
        assert line_of(TrackCard("tunnel", speed, False, 1, 1, False)) in LINES
        assert "jump" in line_of(TrackCard("ford", speed, True, 1, 1, False))


@pytest.mark.parametrize("words", [crazy_rally.english, None], ids=["named", "small"])
def test_nothing_on_a_track_card_is_outside_its_edge(words: Words | None) -> None:
    """A frame around the card, drawn over the picture, hides nothing of it."""
    frame = path("M0 0H83V108H0ZM9 9V99H74V9Z", 'fill="#FFFFFF"')
    for card in house().track:
        lying = rect(0, 0, 83, 108, 'fill="#FFFFFF"')
        lying += group(track_face(card, words, LIGHT), at(10, 10))
        assert png(svg(83, 108, lying)) == png(svg(83, 108, lying + frame)), card.name


def test_a_card_has_the_orientation_in_which_it_was_played() -> None:
    turned = upright = 0
    for state in positions(3, 23, every=1):
        view = view_of(state, 0)
        car = view.cars[1]
        if view.phase == "event" and car.played and not car.out:
            svg = crazy_rally.car_sheet(view, 1, shared=True)
            assert f"#{SHARED}{car.played}" in svg
            assert ("rotate(180)" in svg) == car.braked
            turned += car.braked
            upright += not car.braked
    assert turned
    assert upright


def test_sealed_cards_of_others_are_face_down() -> None:
    seen = 0
    for state in positions(3, 24, every=1):
        view = view_of(state, 0)
        if view.phase == "drive" and view.answered[1]:
            svg = crazy_rally.car_sheet(view, 1, shared=True)
            assert f"#{SHARED}back" in svg
            assert svg.count(SHARED) == 1
            seen += 1
    assert seen


def test_a_sheet_is_highlighted_while_the_others_wait_for_its_driver() -> None:
    """In the test lap all players watch, and nobody waits for anybody (CR9)."""
    phases = set()
    for state in positions(3, 26, every=1):
        view = view_of(state, 0)
        for seat in range(3):
            frame = crazy_rally.car_sheet(view, seat, shared=True).partition("/>")[0]
            waited_for = seat in view.waiting and view.phase != "lap"
            assert ("s-signal" in frame) == waited_for
        phases.add(view.phase)
    assert {"tune", "ready", "lap", "drive"} <= phases


def test_a_board_can_be_drawn_as_png() -> None:
    state = list(positions(6, 25, every=400))[-1]
    assert png(drawing.board(state.view(0), NAMES), 800).startswith(b"\x89PNG")
    assert png(crazy_rally.sheet(), 800).startswith(b"\x89PNG")
