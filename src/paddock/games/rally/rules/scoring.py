"""Results: the points of a stage, the order of a rally, the championship. RY22 to RY25."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.seats import NONE, in_order, just
from paddock.games.rally.rules import events
from paddock.games.rally.rules.state import Rally

OUT_EXTRA: Final = 2  # RY23


def score_stage(s: Rally) -> None:
    """RY22, RY23: rounds behind the first home, less the start number."""
    home = [int(car.home) for car in s.cars if car.home]
    first = min(home) if home else 0
    worst = max([int(car.home - first - car.start) for car in s.cars if car.home], default=0)
    for seat, car in enumerate(s.cars):
        if car.home:
            car.points = car.home - first - car.start
            events.stage_points(s, seat, int(car.home) - first)
        else:
            car.points = worst + OUT_EXTRA if home else 0  # RY23: if nobody finishes, all share
            events.out_points(s, seat, worst, not home)
        car.total += car.points
    row = "/".join(str(int(car.points)) for car in s.cars)
    s.results = [*s.results, f"{int(s.rally) + 1}.{int(s.stage) + 1}:{row}"]


def first_of(s: Rally, seats: i64) -> i64:
    """Of a set of seats, those with the fewest points in the last stage."""
    return having(s, seats, min([int(s.cars[seat].points) for seat in in_order(seats)]))


def last_of(s: Rally, seats: i64) -> i64:
    """Of a set of seats, those with the most points in the last stage."""
    return having(s, seats, max([int(s.cars[seat].points) for seat in in_order(seats)]))


def having(s: Rally, seats: i64, points: int) -> i64:
    """Of a set of seats, those with so many points in the last stage."""
    found: i64 = NONE
    for seat in in_order(seats):
        if s.cars[seat].points == points:
            found |= just(seat)
    return found


def places(totals: list[int]) -> list[int]:
    """The place of each, from 1; equals share the better one."""
    return [1 + sum(1 for other in totals if other < total) for total in totals]


def place_points(table: list[int], totals: list[int], split: bool, parts: int) -> list[int]:
    """RY25: equals get the better place's points, or share out those of their places.

    In parts of a point: with 60 of them every share is exact. Rules 1 had one part, and dropped
    what was left over.
    """
    won: list[int] = []
    for total, place in zip(totals, places(totals), strict=True):
        equals = totals.count(total)
        pot = sum(table[place - 1 : place - 1 + equals]) * parts
        won.append(pot // equals if split else table[place - 1] * parts)
    return won


def score_rally(s: Rally) -> None:
    """RY25: the lowest sum of stage points wins."""
    totals = [int(car.total) for car in s.cars]
    race = int(s.rally) + 1
    won = place_points(s.params.points, totals, s.params.split_ties, s.game.parts)
    for side, place in enumerate(places(totals)):
        reason = f"place-{place}"
        s.ledger.add(race, side, reason, "RY25", won[side])
        events.scored(s, side, reason, "RY25", won[side], totals[side])
