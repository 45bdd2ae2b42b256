"""What may come of a space, in throws out of six: from what a seat may know."""

from __future__ import annotations

from paddock.games.rally.rules.cards import CREW, REACH, RESULTS, SPIN, WRECK
from paddock.games.rally.rules.view import RallyView


def helpers(view: RallyView, seat: int, space: int) -> int:
    """How many mechanics of a car reach a space, as far as the viewer knows them."""
    car = view.cars[seat]
    return sum(1 for at in car.crew + car.shown if abs(at - space) <= REACH)


def excess(view: RallyView, space: int, passing: bool) -> int:
    """How far a space is above the safe factor of the move that is being driven; RY13 to RY15."""
    car = view.cars[view.driver]
    factor = view.spaces[space - 1].factor - car.grip
    if space == car.space:
        factor += view.here
    if passing:
        factor += sum(
            1
            for other in view.cars
            if other.running and other.space == space and other.seat != view.driver
        )
    return max(0, factor - view.safe)


def odds(view: RallyView, above: int, helping: int) -> dict[str, int]:
    """Of six throws, how many give each result, after `helping` mechanics have done their work."""
    found = dict.fromkeys(RESULTS, 0)
    if above <= 0:
        found[RESULTS[0]] = 6
        return found
    for name in view.tables.damage[min(above, len(view.tables.damage)) - 1]:
        result = RESULTS.index(name)
        if SPIN < result < WRECK:
            result = max(SPIN, result - min(CREW, helping))
        found[RESULTS[result]] += 1
    return found
