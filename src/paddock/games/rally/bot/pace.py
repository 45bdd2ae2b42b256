"""How many turns a car still needs from each space, driven as well as the odds allow.

The table is worked out from the finish back to the start: what a move is worth depends only on the
spaces ahead of it. Other cars are left out, and weather is taken as it is on average.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.rally.bot.road import HELP, LEVELS, OUT_TURNS, TURN, Road
from paddock.games.rally.rules.cards import COLUMNS, DIE, GEARS, MOST_SPACES, WEATHERS
from paddock.games.rally.rules.parameters import ROW

STATES: Final = GEARS + 1  # the gear of the move before; 0: starts in first gear
FAR: Final = 1_000_000_000
MOST_BRAKES: Final = 3  # on one space
TABLE: Final = (MOST_SPACES + 1) * STATES
ROOM: Final = 24  # spaces of the longest move, and brakes in it


@final
class Pace:
    """The turns that one car still needs on one course, by space and gear.

    With `tables`, there are so many tables of turns, which somebody else fills; `base` says where
    the one begins that is read.
    """

    def __init__(self, road: Road, tables: int = 0) -> None:
        self.road = road
        self.turns: vec[i64] = vec[i64]([0] * (max(1, tables) * TABLE))
        self.base: i64 = 0
        self.arrived: vec[i64] = vec[i64]([0] * ((ROOM + 1) * ROOM))
        self.cars: vec[i64] = vec[i64]([0] * MOST_SPACES)  # running cars, when they are known
        self.start: i64 = FAR  # turns from the line, with a flying start
        if tables == 0:
            self._average_all()

    def _average_all(self) -> None:
        """One table, in which weather is taken as it is on average."""
        space: i64 = self.road.length - 1
        while space >= 0:
            self._fill(space)
            space -= 1
        gear: i64 = 1
        while gear <= GEARS:
            self.start = min(self.start, TURN + self._average(-1, gear))
            gear += 1

    def _fill(self, space: i64) -> None:
        moves: vec[i64] = vec[i64]([FAR] * (GEARS + 2))
        gear: i64 = 1
        while gear <= GEARS:
            moves[gear] = TURN + self._average(space, gear)
            gear += 1
        at = space * STATES
        self.turns[at] = moves[1]
        gear = 1
        while gear <= GEARS:
            best = min(moves[gear], moves[gear + 1])
            if gear > 1:
                best = min(best, moves[gear - 1])
            self.turns[at + gear] = best
            gear += 1

    def _average(self, space: i64, gear: i64) -> i64:
        """The turns left after a move in this gear, averaged over all weathers and dice."""
        mix = self.road.mix
        total: i64 = 0
        weight: i64 = 0
        weather: i64 = 0
        while weather < len(WEATHERS):
            level: i64 = 0
            while level < LEVELS:
                share = mix[(weather * (GEARS + 1) + gear) * LEVELS + level]
                if share:
                    total += share * self.move(space, gear, weather, level)
                    weight += share
                level += 1
            weather += 1
        return total // weight

    def throw(self, gear: i64, weather: i64, add: i64, space: i64) -> i64:
        """The turns left before a move in this weather, averaged over the risk die."""
        total: i64 = 0
        die: i64 = 1
        last: i64 = -1
        value: i64 = 0
        while die <= DIE:
            roll = min(DIE, die + self.road.setup + add)
            safe = self.road.safe[gear * ROW + roll]
            if safe != last:  # several rolls of a die allow the same
                last = safe
                value = self.move(space, gear, weather, safe)
            total += value
            die += 1
        return TURN + total // DIE

    def judged(self, space: i64, excess: i64, fine: i64) -> i64:
        """The turns left on a space so far above the safe factor; `fine` if nothing happens."""
        if excess <= 0:
            return fine
        road = self.road
        column = min(COLUMNS, excess)
        missed = road.missed[column * HELP + road.helpers[space]]
        total = road.fine[column] * fine + road.off[column] * self.turns[self.base + space * STATES]
        return (total + missed * TURN + road.out[column] * OUT_TURNS * TURN) // DIE

    def move(self, space: i64, gear: i64, weather: i64, safe: i64) -> i64:
        """The turns left after a move from `space`, driven well; also fills `arrived` for it."""
        road = self.road
        least = road.least[weather * STATES + gear]
        most = road.most[weather * STATES + gear]
        driven = min(most, road.length - space)
        while driven >= 1:
            braked: i64 = 0
            while braked < max(1, least):
                at = driven * ROOM + braked
                if space + driven >= road.length:
                    self.arrived[at] = 0
                else:
                    self.arrived[at] = self.best(
                        space, gear, weather, safe, least, most, driven, braked, 0
                    )
                braked += 1
            driven -= 1
        return self.arrived[ROOM]

    def best(
        self,
        space: i64,
        gear: i64,
        weather: i64,
        safe: i64,
        least: i64,
        most: i64,
        driven: i64,
        braked: i64,
        here: i64,
    ) -> i64:
        """The fewest turns left on a space not judged yet, over brakings, stop and going on."""
        value: i64 = FAR
        brakes: i64 = 0
        enough = min(MOST_BRAKES, max(0, least - braked - driven))
        while brakes <= enough:
            stop = self.stop(space, gear, weather, safe, least, driven, braked, here, brakes)
            go = self.ahead(space, gear, weather, safe, least, most, driven, braked, here, brakes)
            value = min(value, min(stop, go))  # of two at a time: `min` of three is not compiled
            brakes += 1
        return value

    def stop(
        self,
        space: i64,
        gear: i64,
        weather: i64,
        safe: i64,
        least: i64,
        driven: i64,
        braked: i64,
        here: i64,
        brakes: i64,
    ) -> i64:
        if least - braked - brakes > driven:
            return FAR
        at = space + driven
        factor = self.road.factors[weather * MOST_SPACES + at] + here + brakes
        return self.judged(at, factor - safe, self.turns[self.base + at * STATES + gear])

    def ahead(
        self,
        space: i64,
        gear: i64,
        weather: i64,
        safe: i64,
        least: i64,
        most: i64,
        driven: i64,
        braked: i64,
        here: i64,
        brakes: i64,
    ) -> i64:
        if driven >= most:
            return FAR
        at = space + driven
        factor = self.road.factors[weather * MOST_SPACES + at] + here + brakes + self.cars[at]
        fine: i64 = 0
        if at + 1 < self.road.length:
            fine = self.arrived[(driven + 1) * ROOM + min(braked + brakes, max(0, least - 1))]
        if factor > safe and least - braked - brakes <= driven:
            fine = min(fine, self.turns[self.base + at * STATES + gear])  # RY13: one may still stop
        return self.judged(at, factor - safe, fine)
