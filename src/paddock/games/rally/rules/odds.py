"""What a driver can reckon from the view: the spaces of a gear, its safe factors, the odds."""

from __future__ import annotations

from paddock.games.rally.rules.cards import CREW, DIE, REACH, RESULTS, SPIN, WRECK
from paddock.games.rally.rules.view import RallyView


def gear_range(view: RallyView, setup: int, drag: int, gear: int) -> tuple[int, int]:
    """RY6, RY20, RY26: the fewest and the most spaces of a gear; `drag` is what the tyres cost."""
    least, most = view.tables.gears[gear - 1]
    if gear == 1:
        return least, most
    change = setup - drag
    extra = view.tables.bonus[gear - 1] if view.special else 0
    return max(1, least + change), max(1, most + change + extra)


def safe_factors(view: RallyView, setup: int, gear: int) -> tuple[int, ...]:
    """RY12: the highest factor driven safely in this weather, for each number of the risk die."""
    rolls = [min(DIE, die + setup + view.weather_add) for die in range(1, DIE + 1)]
    return tuple([view.tables.risk[gear - 1][roll - 1] for roll in rolls])


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
        found[RESULTS[0]] = DIE
        return found
    for name in view.tables.damage[min(above, len(view.tables.damage)) - 1]:
        result = RESULTS.index(name)
        if SPIN < result < WRECK:
            result = max(SPIN, result - min(CREW, helping))
        found[RESULTS[result]] += 1
    return found
