"""The preview of a card before it is played: which cars it moves, how far, and where each may end.

It uses only what the viewer knows: the track, the cars, the swaps in force and the viewer's hand.
The rules say where a car can end; this searches all ways to drive the lines above it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from paddock.core import bits
from paddock.core.bits import members
from paddock.core.errors import OK
from paddock.games.grand_prix.rules.cards import CARS, NAMES, WHITE
from paddock.games.grand_prix.rules.field import EMPTY, cell_of, moved
from paddock.games.grand_prix.rules.reach import driven, ends, obstacles, refuse_far
from paddock.games.grand_prix.rules.track import FARTHEST, HOME, NOWHERE, PACES, Track, end_of
from paddock.games.grand_prix.rules.view import GrandPrixView

# positions kept after a line; if there are more, some ways are not explored
MOST_POSITIONS: Final = 400

Lines = list[tuple[int, int]]  # a car or WHITE, and its spaces


class Ahead(NamedTuple):
    """One line of a card that has not been played yet."""

    colour: str  # the car that it moves now, or white
    steps: int
    home: bool  # the car is home, and the line is skipped
    least: int  # the spaces that the car drives in the worst case
    most: int  # and in the best case; crossing the finish line counts as the full number
    ends: dict[str, list[str]]  # where the car may end, with a way there
    cars: list[str]  # the cars that a white line may move


class Step(NamedTuple):
    """One way to drive one line."""

    before: int  # the positions of all cars
    after: int
    car: int
    made: int
    end: str
    way: list[str]


def look_ahead(view: GrandPrixView, card: int, white_moves_own: bool = False) -> list[Ahead]:
    """The preview of each line of a movement card, from top to bottom; empty for a swap."""
    lines = [(mapped(view, colour), steps) for colour, steps in view.faces[card]]
    own = {n for n, car in enumerate(view.cars) if car.owner == view.seat and white_moves_own}
    fields = {field_of(view)}
    layers: list[list[Step]] = []
    for n, (car, steps) in enumerate(lines):
        needed = cells_that_matter(view.circuit, field_of(view), lines[n + 1 :], lines)
        layer = []
        for field in sorted(fields)[:MOST_POSITIONS]:
            cars = free_for_white(view.circuit, field, lines, own) if car == WHITE else [car]
            for one in cars:
                layer += ways_of(view.circuit, field, one, steps, needed)
        layers.append(layer)
        fields = {step.after for step in layer}
    keep_possible(layers, fields)
    return [summed_up(*line, layer) for line, layer in zip(lines, layers, strict=True)]


def mapped(view: GrandPrixView, colour: str) -> int:
    """The car that a colour stands for under the swaps in force (GP13), or WHITE."""
    return NAMES.index(view.means.get(colour, colour))


def field_of(view: GrandPrixView) -> int:
    """The positions of all cars, in the encoding of the rules."""
    field: int = EMPTY
    for n, car in enumerate(view.cars):
        cell = HOME if car.place else view.circuit.numbers[car.cell] if car.cell else NOWHERE
        field = int(moved(field, n, cell))
    return field


def free_for_white(track: Track, field: int, lines: Lines, own: set[int]) -> list[int]:
    """GP12: the cars that are not on the card and can drive the white line."""
    on_card = {car for car, _ in lines}
    steps = dict(lines)[WHITE]
    return [
        car
        for car in range(CARS)
        if car not in on_card and refuse_far(track, field, car, steps, car in own) is OK
    ]


def ways_of(track: Track, field: int, car: int, steps: int, needed: set[int]) -> list[Step]:
    """Every end of a car, with a way there; a car that is home stays there."""
    here = int(cell_of(field, car))
    if here < 0:
        return [Step(field, field, car, -1, "", [])]
    blocked = int(obstacles(track, field, car))
    full = bool(track.full(here, steps, blocked))
    found = []
    for distance in members(ends(track, field, car, steps)):
        end = int(end_of(here, distance))
        way = track.names_of(track.longest_way(here, end, steps, blocked))
        after = int(driven(field, car, distance))
        if end not in needed:
            after = int(moved(after, car, HOME))  # out of the way: all these ends are equal
        made, last = (steps if full else len(way)), (way[-1] if way else track.names[here])
        found.append(Step(field, after, car, made, last, way))
    return found


def cells_that_matter(track: Track, field: int, below: Lines, lines: Lines) -> set[int]:
    """The cells that a car of the lines below may pass, where other cars would block it."""
    on_card = {car for car, _ in lines}
    others = [car for car in range(CARS) if car not in on_card]
    found: set[int] = set()
    for car, steps in below:
        for one in others if car == WHITE else [car]:
            here = int(cell_of(field, one))
            if here >= 0:
                cone = int(track.cone[here * PACES + steps])
                found |= {here + far for far in range(1, FARTHEST + 1) if bits.contains(cone, far)}
    return found | {int(track.twin[cell]) for cell in found if track.twin[cell] >= 0}


def keep_possible(layers: list[list[Step]], fields: set[int]) -> None:
    """GP15: keep only ways after which every white line below still finds a car."""
    alive = fields
    for layer in reversed(layers):
        layer[:] = [step for step in layer if step.after in alive]
        alive = {step.before for step in layer}


def summed_up(car: int, steps: int, layer: list[Step]) -> Ahead:
    made = [step.made for step in layer]
    home = not layer or max(made) < 0
    white = car == WHITE
    return Ahead(
        NAMES[car],
        steps,
        home and not white,
        min(made, default=0),
        max(made, default=0),
        {} if white or home else {step.end: step.way for step in layer},
        [NAMES[one] for one in sorted({step.car for step in layer})] if white else [],
    )
