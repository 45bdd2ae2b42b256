"""What a move is worth if the round counts in which a car comes home: a table for one turn.

`pace` and `tempo` reckon the turns that a car needs on average. Who wants to win asks for something
else: who is behind must take risks, and who leads need not. So this table goes by the number of the
turn as well, with a worth for coming home in each of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.rally.bot.pace import MOST_BRAKES, ROOM, STATES, TABLE
from paddock.games.rally.bot.road import HELP, WAITS
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import COLUMNS, DIE, GEARS, LONGEST_LINE, MOST_SPACES
from paddock.games.rally.rules.parameters import ROW

TURNS: Final = 32  # that are looked ahead; who needs more has as good as lost
ENOUGH: Final = 0.002  # a turn whose goal is worth less more than being out is not reckoned
DAMAGE: Final = COLUMNS + 1


@final
class Chances:
    """The worth of one car's moves, from 0 to 1, from the space on which its turn begins."""

    def __init__(self) -> None:
        self.tempo: Tempo | None = None
        self.space: i64 = -1
        self.goals: vec[float] = vec[float]([0.0] * TURNS)  # home in this turn, the next one, …
        self.lost = 0.0  # out of the stage
        self.horizon: i64 = 0  # turns that are reckoned
        self.layers: i64 = 1  # 2 if the over-rev card is there: without it, and with it (RY8)
        self.layer: i64 = 0  # where in the table for one turn the layer begins that is read
        self.rows: i64 = 0  # of the table for one turn
        # When a turn has ended, by turn, layer, field, space and gear (0: beside the road)
        self.after: vec[float] = vec[float]([])
        self.bad: vec[float] = vec[float]([0.0] * (MOST_SPACES * DAMAGE))  # if damage is done
        self.arrived: vec[float] = vec[float]([0.0] * ((ROOM + 1) * ROOM))
        self.cars: vec[i64] = vec[i64]([0] * MOST_SPACES)  # running cars, in this turn
        self.tries: vec[float] = vec[float]([0.0] * STATES)  # of one space, by gear
        # Of a turn, by field, space and gear: if the over-rev card is used for it
        self.without: vec[float] = vec[float]([0.0] * (LONGEST_LINE * TABLE))

    def reckon(
        self, tempo: Tempo, space: i64, goals: vec[float], lost: float, over_rev: bool = False
    ) -> None:
        """Fill the table for a turn that begins on a space, unless that has been done."""
        layers: i64 = 2 if over_rev else 1
        if layers == self.layers and self.known(tempo, space, goals, lost):
            return
        self.layers = layers
        self.tempo = tempo
        self.space = space
        self.goals = goals
        self.lost = lost
        self.horizon = 1
        while self.horizon < TURNS and goals[self.horizon] > lost + ENOUGH:
            self.horizon += 1
        self.rows = layers * tempo.fields * TABLE
        size: i64 = self.horizon * self.rows
        if len(self.after) < size:
            self.after = vec[float]([0.0] * int(size))
        now: vec[float] = vec[float]([lost] * int(self.rows))  # before a turn; first the one beyond
        farthest = self.farthest(tempo)
        turn = self.horizon - 1
        while turn >= 0:
            self.end_turn(tempo, turn, now)
            if turn > 0:
                first = max(space + 1, tempo.length - farthest * (self.horizon - turn))
                last = min(tempo.length - 1, space + farthest * turn)
                self.fill(tempo, turn, first, last, now)
            turn -= 1

    def begin(self, field: i64, over_rev: bool = False) -> None:
        """Make ready for a turn in the weather of this field; `throw` and `move` may follow."""
        tempo = self.tempo
        assert tempo is not None
        self.hold(over_rev)
        self.harm(tempo, 0, field)

    def hold(self, over_rev: bool) -> None:
        """From now on, worths are those of a car with the over-rev card, or of one without."""
        self.layer = self.rows // 2 if over_rev and self.layers == 2 else 0

    def known(self, tempo: Tempo, space: i64, goals: vec[float], lost: float) -> bool:
        if self.tempo is not tempo or self.space != space or self.lost != lost:
            return False
        turn: i64 = 0
        while turn < TURNS:
            if self.goals[turn] != goals[turn]:
                return False
            turn += 1
        return True

    def farthest(self, tempo: Tempo) -> i64:
        """The most spaces of any gear in any weather."""
        most: i64 = 1
        n: i64 = 0
        while n < len(tempo.pace.road.most):
            most = max(most, tempo.pace.road.most[n])
            n += 1
        return most

    def end_turn(self, tempo: Tempo, turn: i64, now: vec[float]) -> None:
        """From what is worth before the next turn: the marker of the weather goes on or back."""
        line: i64 = 0  # a field of a layer
        while line < self.layers * tempo.fields:
            field = line % tempo.fields
            later = (line - field + min(tempo.fields - 1, field + 1)) * TABLE
            earlier = (line - field + max(0, field - 1)) * TABLE
            at = turn * self.rows + line * TABLE
            n: i64 = max(0, self.space) * STATES
            while n < tempo.length * STATES:
                self.after[at + n] = 0.5 * (now[later + n] + now[earlier + n])
                n += 1
            line += 1

    def fill(self, tempo: Tempo, turn: i64, first: i64, last: i64, now: vec[float]) -> None:
        """The worth before a turn, of each space that can have been reached by then and from which
        the finish can still be reached in time."""
        layer: i64 = 0
        while layer < self.layers:
            self.hold(layer == 1)
            field: i64 = 0
            while field < tempo.fields:
                self.harm(tempo, turn, field)
                space = first
                while space <= last:
                    self.choose(turn, field, space, field * TABLE + space * STATES, now)
                    space += 1
                field += 1
            layer += 1

    def choose(self, turn: i64, field: i64, space: i64, at: i64, now: vec[float]) -> None:
        """The best gear, for each gear of the move before; 0: first gear only (RY8, RY11)."""
        tries = self.tries
        gear: i64 = 1
        while gear <= GEARS:
            tries[gear] = self.throw(turn, field, space, gear)
            gear += 1
        now[self.layer + at] = tries[1]
        gear = 1
        while gear <= GEARS:
            best = tries[gear]
            if gear > 1:
                best = max(best, tries[gear - 1])
            if gear < GEARS:
                best = max(best, tries[gear + 1])
            if self.layer > 0 and gear > 2:
                best = max(best, self.without[at + gear - 2])
            now[self.layer + at + gear] = best
            if self.layer == 0:
                self.without[at + gear] = tries[gear]
            gear += 1

    def harm(self, tempo: Tempo, turn: i64, field: i64) -> None:
        """For each space and column of the damage table, what the throws that do harm are worth."""
        road = tempo.pace.road
        space = max(0, self.space)
        while space < tempo.length:
            column: i64 = 1
            while column < DAMAGE:
                worth = float(road.out[column]) * self.lost
                row = (column * HELP + road.helpers[space]) * WAITS
                missed: i64 = 0
                while missed < WAITS:
                    count = road.waits[row + missed]
                    if count:
                        then = turn + missed
                        if then >= self.horizon:
                            worth += float(count) * self.lost
                        else:
                            at = then * self.rows + self.layer + field * TABLE + space * STATES
                            worth += float(count) * self.after[at]
                    missed += 1
                self.bad[space * DAMAGE + column] = worth / float(DIE)
                column += 1
            space += 1

    # One turn

    def throw(self, turn: i64, field: i64, space: i64, gear: i64) -> float:
        """A turn in this gear, averaged over the risk die."""
        tempo = self.tempo
        assert tempo is not None
        road = tempo.pace.road
        total = 0.0
        value = 0.0
        last: i64 = -1
        die: i64 = 1
        while die <= DIE:
            roll = min(DIE, die + road.setup + tempo.adds[field])
            safe = road.safe[gear * ROW + roll]
            if safe != last:  # several rolls of a die allow the same
                last = safe
                value = self.move(turn, field, space, gear, safe)
            total += value
            die += 1
        return total / float(DIE)

    def move(self, turn: i64, field: i64, space: i64, gear: i64, safe: i64) -> float:
        """A move from a space, driven well; also fills `arrived` for it, by the spaces driven and
        those that are missing to the gear's least."""
        tempo = self.tempo
        assert tempo is not None
        road = tempo.pace.road
        weather = tempo.weather[field]
        least = road.least[weather * STATES + gear]
        most = road.most[weather * STATES + gear]
        home = self.goals[turn]
        driven = min(most, road.length - space)
        while driven >= 1:
            at = space + driven
            need = max(0, least - driven)
            while need >= 0:
                worth = home
                if at < road.length:
                    worth = self.best(turn, field, at, gear, safe, driven, most, need, 0)
                self.arrived[driven * ROOM + need] = worth
                need -= 1
            driven -= 1
        return self.arrived[ROOM + max(0, least - 1)]

    def best(
        self, turn: i64, field: i64, at: i64, gear: i64, safe: i64, driven: i64, most: i64,
        need: i64, here: i64,
    ) -> float:  # fmt: skip
        """On a space that is not judged yet: over brakings, stop and going on."""
        worth = -1.0
        brakes: i64 = 0
        while brakes <= min(MOST_BRAKES, need):
            if brakes == need:
                worth = max(worth, self.stop(turn, field, at, gear, safe, here + brakes))
            if driven < most:
                go = self.ahead(turn, field, at, gear, safe, driven, need - brakes, here + brakes)
                worth = max(worth, go)
            brakes += 1
        return max(worth, 0.0)

    def stop(self, turn: i64, field: i64, at: i64, gear: i64, safe: i64, here: i64) -> float:
        """Stop on a space, if the least is driven."""
        tempo = self.tempo
        assert tempo is not None
        factor = tempo.pace.road.factors[tempo.weather[field] * MOST_SPACES + at] + here
        return self.judged(tempo, at, factor - safe, self.stopped(turn, field, at, gear))

    def stopped(self, turn: i64, field: i64, at: i64, gear: i64) -> float:
        return self.after[turn * self.rows + self.layer + field * TABLE + at * STATES + gear]

    def ahead(
        self, turn: i64, field: i64, at: i64, gear: i64, safe: i64, driven: i64, need: i64,
        here: i64,
    ) -> float:  # fmt: skip
        """Go on from a space."""
        tempo = self.tempo
        assert tempo is not None
        factor = tempo.pace.road.factors[tempo.weather[field] * MOST_SPACES + at] + here
        if turn == 0:
            factor += self.cars[at]
        fine = self.arrived[(driven + 1) * ROOM + max(0, need - 1)]
        if factor > safe and need <= 0:
            fine = max(fine, self.stopped(turn, field, at, gear))  # RY13: one may still stop
        return self.judged(tempo, at, factor - safe, fine)

    def judged(self, tempo: Tempo, at: i64, excess: i64, fine: float) -> float:
        """On a space so far above the safe factor; `fine` if nothing happens."""
        if excess <= 0:
            return fine
        column = min(COLUMNS, excess)
        share = float(tempo.pace.road.fine[column]) / float(DIE)
        return share * fine + self.bad[at * DAMAGE + column]
