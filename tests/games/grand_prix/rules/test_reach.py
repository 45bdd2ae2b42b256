"""The engine finds on a graph where cars can go. Here that is compared with an enumeration of every
path."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paddock.core.bits import contains, members, minus
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games.grand_prix.rules.cards import CARS, WHITE
from paddock.games.grand_prix.rules.field import EMPTY, cell_of, moved
from paddock.games.grand_prix.rules.reach import ends, finds_car, obstacles
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.track import HOME, NOWHERE, TRACKS, end_of
from paddock.shelf import load


def positions(track: str, seed: int, count: int) -> Iterator[GrandPrix]:
    """Crowded positions of random races."""
    game = load("grand_prix", 4, track=track, races=1)
    rng = Rng(seed)
    found = 0
    while found < count:
        state = game.start()
        assert isinstance(state, GrandPrix)
        while not state.over() and found < count:
            if state.phase.name == "play" and rng.below(3) == 0:
                aside = state.clone()
                crowd(aside, rng)
                found += 1
                yield aside
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])


def crowd(state: GrandPrix, rng: Rng) -> None:
    """Sometimes move the cars together, so that they block each other."""
    track = state.params.track
    if rng.below(2):
        first = int(rng.below(track.cells - 40))
        cells: set[int] = set()
        while len(cells) < CARS:
            cells.add(first + int(rng.below(16)))
        places = sorted(cells)
        for car in range(CARS):
            if state.at(car) >= 0:
                state.put(car, places.pop(int(rng.below(len(places)))))


def ends_by_enumeration(state: GrandPrix, car: int, steps: int) -> set[int]:
    """All ends, found by trying every path space by space."""
    track = state.params.track
    others = [int(state.at(other)) for other in range(CARS) if other != car]
    standing = {cell for cell in others if cell >= 0}
    standing |= {int(track.twin[cell]) for cell in standing}
    found: dict[int, set[int]] = {}  # spaces driven → the cells that can be reached
    home = False

    def go(cell: int, driven: int) -> None:
        nonlocal home
        found.setdefault(driven, set()).add(cell)
        if driven == steps:
            return
        for one in track.next[cell]:
            if one == HOME:
                home = True
            elif one not in standing:
                go(one, driven + 1)

    go(int(state.at(car)), 0)
    full = found.get(steps, set()) | ({HOME} if home else set())
    return full or found[max(found)]


def as_cells(cell: int, distances: int) -> set[int]:
    return {int(end_of(cell, distance)) for distance in members(distances)}


def test_a_packed_field_stores_the_cell_of_each_car() -> None:
    cells = [NOWHERE, HOME, 0, 6, 170, 1006]  # an edition has 1006 cells at most
    field: int = EMPTY
    for car, cell in enumerate(cells):
        before = field
        field = int(moved(field, car, cell))
        assert int(cell_of(before, car)) == NOWHERE
    assert [int(cell_of(field, car)) for car in range(CARS)] == cells
    for car in range(CARS):
        field = int(moved(field, car, NOWHERE))
    assert field == EMPTY


@pytest.mark.parametrize("track", TRACKS)
def test_the_graph_finds_the_same_ends_as_enumeration(track: str) -> None:
    compared = 0
    for state in positions(track, 3, 60):
        for car in range(CARS):
            if state.at(car) < 0:
                continue
            for steps in (1, 2, 4, 5, 6):
                found = as_cells(
                    int(state.at(car)), int(ends(state.params.track, state.field, car, steps))
                )
                assert found == ends_by_enumeration(state, car, steps)
                compared += 1
    assert compared > 500


@pytest.mark.parametrize("track", TRACKS)
def test_a_way_leads_to_its_end(track: str) -> None:
    for state in positions(track, 5, 40):
        known = state.params.track
        for car in range(CARS):
            here = int(state.at(car))
            if here < 0:
                continue
            blocked = int(obstacles(known, state.field, car))
            for end in as_cells(here, int(known.full(here, 5, blocked))):
                way = known.way(here, end, 5, blocked)
                assert way[-1] == end
                assert len(way) == 5 or end == HOME
                for one, other in zip([here, *way], way, strict=False):
                    assert other in known.next[one]
                    assert other == HOME or not contains(blocked, other - here)


def goes_in_full(state: GrandPrix, car: int, steps: int) -> bool:
    """By enumeration: over the line, or on a space that is exactly so many spaces ahead."""
    track, here = state.params.track, int(state.at(car))
    blocked = int(obstacles(track, state.field, car))
    return any(
        end == HOME or len(track.way(here, end, steps, blocked)) == steps
        for end in ends_by_enumeration(state, car, steps)
    )


def white_by_enumeration(state: GrandPrix, card: int) -> bool:
    """Whether some way of driving the lines above leaves a car for the white line."""
    lines = state.params.deck.printed(card)
    colours = {int(state.mapped(car)) for car, _ in lines if car != WHITE}

    def go(line: int) -> bool:
        colour, steps = lines[line]
        if colour == WHITE:
            free = [car for car in range(CARS) if state.at(car) >= 0 and car not in colours]
            return any(goes_in_full(state, car, steps) for car in free)
        car = int(state.mapped(colour))
        here = int(state.at(car))
        if here < 0:
            return go(line + 1)
        for end in ends_by_enumeration(state, car, steps):
            state.put(car, end)
            good = go(line + 1)
            state.put(car, here)
            if good:
                return True
        return False

    return go(0)


@pytest.mark.parametrize("track", TRACKS)
def test_the_look_ahead_agrees_with_enumeration(track: str) -> None:
    answers = set()
    for state in positions(track, 7, 50):
        for card in members(minus(state.params.deck.white, state.out)):
            found = finds_car(state, state.field, 0, card, 0)
            assert found == white_by_enumeration(state, card)
            answers.add(found)
    assert True in answers
