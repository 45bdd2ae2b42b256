"""How many turns a car still needs in the weather as it is now, and as it may become.

As `pace`, but with a table for each field of the zone's line of weather: after each round the
marker goes one field on or back.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.rally.bot.pace import FAR, STATES, TABLE, Pace
from paddock.games.rally.bot.road import Road
from paddock.games.rally.rules.cards import GEARS, WEATHERS
from paddock.games.rally.rules.view import RallyView


@final
class Tempo:
    """The turns of one car on one course, by field of weather, space and gear.

    With `fields`, the marker stays on so many fields: a rougher table in less time.
    """

    def __init__(
        self, view: RallyView, setup: int, tyres: int, crew: list[int], fields: int = 0
    ) -> None:
        sky = view.sky[:fields] if fields else view.sky
        self.fields: i64 = len(sky)
        self.weather: vec[i64] = vec[i64]([WEATHERS.index(name) for name, _ in sky])
        self.adds: vec[i64] = vec[i64]([add for _, add in sky])
        # Of a turn before its gear is chosen, by field and gear; the line stands behind the spaces
        self.tries: vec[i64] = vec[i64]([FAR] * (len(sky) * TABLE))
        self.pace = Pace(Road(view, setup, tyres, crew), len(sky))
        self.length: i64 = self.pace.road.length
        space = self.length - 1
        while space >= 0:
            self._fill(space)
            space -= 1
        self._fill(-1)

    def at(self, field: i64, space: i64) -> i64:
        """Where a space stands in the tables; a car before the start is on space -1."""
        if space < 0:
            space = self.length
        return field * TABLE + space * STATES

    def _fill(self, space: i64) -> None:
        """Reckon the turns from one space: those further on are known already."""
        pace = self.pace
        now: vec[i64] = vec[i64]([FAR] * (int(self.fields) * STATES))
        field: i64 = 0
        while field < self.fields:
            pace.base = field * TABLE
            at = self.at(field, space)
            gear: i64 = 1
            while gear <= GEARS:
                self.tries[at + gear] = pace.throw(
                    gear, self.weather[field], self.adds[field], space
                )
                gear += 1
            self._choose(field, at, now)
            field += 1
        # What is left when a turn has ended there: the marker goes on or back
        field = 0
        while field < self.fields:
            after = min(self.fields - 1, field + 1) * STATES
            before = max(0, field - 1) * STATES
            at = self.at(field, space)
            gear = 0
            while gear < STATES:
                pace.turns[at + gear] = (now[after + gear] + now[before + gear]) // 2
                gear += 1
            field += 1

    def _choose(self, field: i64, at: i64, now: vec[i64]) -> None:
        """The best gear in this weather, for each gear of the move before; 0: first gear only."""
        row = field * STATES
        now[row] = self.tries[at + 1]
        gear: i64 = 1
        while gear <= GEARS:
            best = self.tries[at + gear]
            if gear > 1:
                best = min(best, self.tries[at + gear - 1])
            if gear < GEARS:
                best = min(best, self.tries[at + gear + 1])
            now[row + gear] = best
            gear += 1

    def best_start(self, field: i64) -> i64:
        """The turns from the line in this weather, with a flying start."""
        at = self.at(field, -1)
        best: i64 = FAR
        gear: i64 = 1
        while gear <= GEARS:
            best = min(best, self.tries[at + gear])
            gear += 1
        return best

    def after_turn(self, field: i64, space: i64, gear: i64) -> i64:
        """The turns left when a turn has ended on a space; gear 0: beside the road."""
        return self.pace.turns[self.at(field, space) + gear]
