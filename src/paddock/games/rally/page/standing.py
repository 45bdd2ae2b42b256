"""The live order of a stage. Cars start one round after the other, so their spaces do not show
who leads.

A stage is won by the car that needs the fewest rounds from its own start (RY22: rounds behind,
minus the start number). So the expected time of a car is its rounds so far, plus those that it
still needs at the average speed of all cars. Its gap is the difference to the best time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from paddock.games.rally.rules.view import Dash, RallyView

USUAL_SPEED: Final = 4.0  # spaces per round, before anybody has driven
FEW: Final = 3  # rounds after which the field's own speed is used


class Place(NamedTuple):
    """The place of a car among those that have started."""

    rank: int
    gap: float  # rounds behind the leader; 0.0: it leads


class Standing:
    """The live order of a stage."""

    def __init__(self, view: RallyView) -> None:
        self.view = view
        times = {
            car.seat: self.time_at_the_finish(car)
            for car in view.cars
            if car.space and not car.out and view.round
        }
        best = min(times.values(), default=0.0)
        ranks = sorted(round(time, 2) for time in times.values())
        self.places = {
            seat: Place(1 + ranks.index(round(time, 2)), time - best)
            for seat, time in times.items()
        }

    def rounds(self, car: Dash) -> float:
        """The rounds that a car has driven; the current one counts in part."""
        view = self.view
        if car.home:
            return car.home - car.start + 1
        before = view.round - car.start
        if car.seat == view.driver:
            return before + (view.driven / view.most if view.most else 0.0)
        driver = view.cars[view.driver].start if view.driver >= 0 else len(view.cars) + 1
        return before + (1 if car.start < driver else 0)

    def speed(self) -> float:
        """The average speed of all cars, in spaces per round."""
        started = [car for car in self.view.cars if car.space]
        rounds = sum(self.rounds(car) for car in started)
        spaces = sum(car.space for car in started)
        return (spaces + USUAL_SPEED * FEW) / (rounds + FEW)

    def time_at_the_finish(self, car: Dash) -> float:
        """The expected time of a car at the finish, in rounds from its own start."""
        if car.home:
            return self.rounds(car)
        left = len(self.view.spaces) + 1 - car.space
        return self.rounds(car) + car.missing + left / self.speed()
