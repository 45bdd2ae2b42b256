"""Tables that were made before: one for each road and car."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.seats import MOST_SEATS
from paddock.games.rally.bot.arrivals import Arrivals
from paddock.games.rally.bot.crew import at_sight
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import CREW
from paddock.games.rally.rules.state import Rally

REMEMBERED: Final = 64  # tables that are kept
EXPECTED: Final = 12  # and of chances, which are large


@final
class Tables:
    """The last table of each seat is found without a search among all of them."""

    def __init__(self) -> None:
        self.known: dict[str, Tempo] = {}
        self.expected: dict[str, Arrivals] = {}
        self.last: list[Tempo | None] = [None] * (2 * MOST_SEATS)
        self.last_road: vec[i64] = vec[i64]([-1] * (2 * MOST_SEATS))
        self.last_car: vec[i64] = vec[i64]([-1] * (2 * MOST_SEATS))

    def road_key(self, s: Rally) -> i64:
        key = s.zone * 2 + (1 if s.special else 0) + 1
        n: i64 = 0
        while n < s.laid:
            key = key * 23 + s.course[n]
            n += 1
        return key

    def of(self, s: Rally, seat: i64, setup: i64, tyres: i64, crewed: bool) -> Tempo:
        """The table of a car; without its mechanics, as others see it who do not know them."""
        slot = seat + MOST_SEATS if crewed else seat
        road = self.road_key(s)
        car = setup * 3 + tyres
        crew = s.cars[seat].crew
        if crewed:
            n: i64 = 0
            while n < CREW:
                car = car * 80 + crew[n] + 1
                n += 1
        found = self.last[slot]
        if found is not None and road == self.last_road[slot] and car == self.last_car[slot]:
            return found
        key = f"{int(road)} {int(car)} {crewed}"
        table = self.known.get(key)
        if table is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            view = s.view(int(seat))
            spaces = [int(at) + 1 for at in crew if at >= 0] if crewed else []
            table = Tempo(view, int(setup), int(tyres), spaces)
            self.known[key] = table
        self.last[slot] = table
        self.last_road[slot] = road
        self.last_car[slot] = car
        return table

    def arrivals(self, s: Rally, seat: i64, setup: i64, tyres: i64) -> Arrivals:
        """The chances of somebody else's car, with mechanics where they would stand at sight."""
        key = f"{int(self.road_key(s))} {int(setup)} {int(tyres)}"
        found = self.expected.get(key)
        if found is None:
            if len(self.expected) >= EXPECTED:
                self.expected.clear()
            view = s.view(int(seat))
            found = Arrivals(Tempo(view, int(setup), int(tyres), sorted(at_sight(view, []))))
            self.expected[key] = found
        return found
