"""How likely a car comes home in each of its next turns, if it is driven for the fewest turns.

`tempo` knows the average. Who wants to beat others asks for more: of two cars with the same
average, the one whose turns spread more widely beats several steady rivals more often.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.games.rally.bot.chances import TURNS
from paddock.games.rally.bot.pace import ROOM, STATES, TABLE
from paddock.games.rally.bot.road import HELP, WAITS
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import COLUMNS, DIE, GEARS, MOST_SPACES
from paddock.games.rally.rules.parameters import ROW

RARE: Final = 1e-9  # what is less likely is left out


@final
class Arrivals:
    """The chances of one car on one course, by field of weather, space and gear.

    A row has `TURNS` chances: home in the next turn, the one after it, and so on. What is missing
    to 1 is the chance to be out. `tempo` must not know of other cars (`Pace.cars`).
    """

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        size = int(tempo.fields) * TABLE * TURNS
        self.before: vec[float] = vec[float]([0.0] * size)  # a turn begins
        self.after: vec[float] = vec[float]([0.0] * size)  # a turn has ended
        self.tried: vec[float] = vec[float]([0.0] * (STATES * TURNS))  # by gear
        self.row: i64 = 0  # where in `tried` the gear stands that is being driven
        space = tempo.length - 1
        while space >= 0:
            self._fill(space)
            self._end_turn(space)
            space -= 1
        self._fill(-1)

    def at(self, field: i64, space: i64, gear: i64) -> i64:
        """Where a row begins; gear 0: beside the road, or before the start on space -1."""
        return (self.tempo.at(field, space) + gear) * TURNS

    def _fill(self, space: i64) -> None:
        """The turn that begins on a space: those further on are known already."""
        field: i64 = 0
        while field < self.tempo.fields:
            driven: i64 = 0  # the set of gears whose rows are there
            state: i64 = 0
            while state < (STATES if space >= 0 else 1):
                gear = self._gear(field, space, state)
                if not bits.contains(driven, gear):
                    driven = bits.with_(driven, gear)
                    self._drive(field, space, gear)
                at = self.at(field, space, state)
                turn: i64 = 0
                while turn < TURNS:
                    self.before[at + turn] = self.tried[gear * TURNS + turn]
                    turn += 1
                state += 1
            field += 1

    def _gear(self, field: i64, space: i64, state: i64) -> i64:
        """RY11: the gear with the fewest turns; any of them on the line, first beside the road."""
        if state == 0 and space >= 0:
            return 1
        tries = self.tempo.tries
        at = self.tempo.at(field, space)
        lowest: i64 = 1 if space < 0 else max(1, state - 1)
        highest: i64 = GEARS if space < 0 else min(GEARS, state + 1)
        best = lowest
        gear = lowest + 1
        while gear <= highest:
            if tries[at + gear] < tries[at + best]:
                best = gear
            gear += 1
        return best

    def _end_turn(self, space: i64) -> None:
        """RY10: the marker of the weather goes on or back."""
        fields = self.tempo.fields
        field: i64 = 0
        while field < fields:
            at = self.at(field, space, 0)
            later = self.at(min(fields - 1, field + 1), space, 0)
            earlier = self.at(max(0, field - 1), space, 0)
            n: i64 = 0
            while n < STATES * TURNS:
                self.after[at + n] = 0.5 * (self.before[later + n] + self.before[earlier + n])
                n += 1
            field += 1

    # One turn

    def _drive(self, field: i64, space: i64, gear: i64) -> None:
        """A turn in this gear: its row of `tried`, over all throws of the risk die."""
        tempo = self.tempo
        pace = tempo.pace
        road = pace.road
        self.row = gear * TURNS
        turn: i64 = 0
        while turn < TURNS:
            self.tried[self.row + turn] = 0.0
            turn += 1
        throws: i64 = 0  # that allow the same factor
        die: i64 = 1
        while die <= DIE:
            throws += 1
            safe = road.safe[gear * ROW + min(DIE, die + road.setup + tempo.adds[field])]
            following = min(DIE, die + 1 + road.setup + tempo.adds[field])
            if die == DIE or road.safe[gear * ROW + following] != safe:
                pace.base = field * TABLE
                pace.move(space, gear, tempo.weather[field], safe)
                self._follow(field, space, gear, safe, float(throws) / float(DIE))
                throws = 0
            die += 1

    def _follow(self, field: i64, space: i64, gear: i64, safe: i64, chance: float) -> None:
        """RY13 to RY16: the move as its driver makes it, with all that may happen on the way."""
        pace = self.tempo.pace
        road = pace.road
        weather = self.tempo.weather[field]
        least = road.least[weather * STATES + gear]
        most = road.most[weather * STATES + gear]
        driven: i64 = 1
        braked: i64 = 0
        here: i64 = 0
        while chance > RARE:
            at = space + driven
            if at >= road.length:
                self.tried[self.row] += chance
                return
            go = pace.ahead(space, gear, weather, safe, least, most, driven, braked, here, 0)
            stop = pace.stop(space, gear, weather, safe, least, driven, braked, here, 0)
            if least - braked > driven:
                brake = pace.best(
                    space, gear, weather, safe, least, most, driven, braked + 1, here + 1
                )
                if brake < min(go, stop):
                    braked += 1
                    here += 1
                    continue
            goes = go <= stop
            excess = road.factors[weather * MOST_SPACES + at] + here - safe
            if excess > 0:
                column = min(COLUMNS, excess)
                self._harm(field, at, column, chance)
                chance *= float(road.fine[column]) / float(DIE)
                if goes and least - braked <= driven and at + 1 < road.length:  # one may still stop
                    further = (driven + 1) * ROOM + min(braked, max(0, least - 1))
                    goes = pace.arrived[further] <= pace.turns[pace.base + at * STATES + gear]
            if not goes:
                self._add(field, at, gear, 1, chance)
                return
            driven += 1
            here = 0

    def _harm(self, field: i64, at: i64, column: i64, chance: float) -> None:
        """The throws of the damage die that put the car beside the road."""
        road = self.tempo.pace.road
        row = (column * HELP + road.helpers[at]) * WAITS
        missed: i64 = 0
        while missed < WAITS:
            count = road.waits[row + missed]
            if count:
                self._add(field, at, 0, 1 + missed, chance * float(count) / float(DIE))
            missed += 1

    def _add(self, field: i64, at: i64, gear: i64, turns: i64, chance: float) -> None:
        """So many turns are over when the car goes on from a space."""
        first = self.at(field, at, gear)
        turn: i64 = turns
        while turn < TURNS:
            self.tried[self.row + turn] += chance * self.after[first + turn - turns]
            turn += 1
