"""What it is worth to come home in a round, against rivals who are still on the road."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.policy import chance
from paddock.core.seats import MOST_SEATS
from paddock.games.rally.bot.chances import TURNS
from paddock.games.rally.rules.scoring import OUT_EXTRA
from paddock.games.rally.rules.state import Rally

NORMAL: Final = 0.59  # a logistic curve with this scale is nearly that of a standard deviation of 1
STAGE: Final = 5.0  # variance of what two cars differ by after one more stage


@final
class Goals:
    """The worth of each round, from the points of the rally so far and what rivals can expect."""

    def __init__(self) -> None:
        self.spread = 0.3  # variance of a rival's turn, in turns
        self.slower = 0.95  # turns that a rival takes for one of a table, which has no mechanics
        self.all = 0.95  # how much of the worth is to beat all of them
        self.lost = 0.0
        self.means: vec[float] = vec[float](
            [0.0] * MOST_SEATS
        )  # by rival: points that can be expected
        self.errors: vec[float] = vec[float]([0.0] * MOST_SEATS)  # and their variance

    def read(
        self, s: Rally, seat: i64, at_once: i64, arrivals: vec[float], left: vec[float]
    ) -> vec[float]:
        """By turn from now on; `at_once` are the points of coming home in this one.

        `arrivals` are the rounds of the others, less their start numbers, and `left` the turns that
        they need for it. `lost` is what is left to a car that is out.
        """
        later = STAGE * float(s.params.stages(int(s.entry)) - int(s.stage) - 1)
        worst = -100.0
        rival: i64 = 0
        while rival < len(s.cars):
            if rival != seat and not s.cars[rival].out:
                extra = (self.slower - 1.0) * left[rival]
                self.means[rival] = arrivals[rival] + extra
                self.errors[rival] = self.spread * left[rival]
                worst = max(worst, self.means[rival])
            rival += 1
        found: vec[float] = vec[float]([0.0] * TURNS)
        turn: i64 = 0
        while turn < TURNS:
            points = float(at_once + turn)
            found[turn] = self.worth(s, seat, points, max(worst, points), later, True)
            turn += 1
        self.lost = self.worth(s, seat, worst + float(OUT_EXTRA), worst, later, False)
        return found

    def worth(
        self, s: Rally, seat: i64, points: float, worst: float, later: float, finished: bool
    ) -> float:
        """Whom a car beats with so many points in this stage, few of which are good."""
        every = 1.0
        each = 0.0
        total = float(s.cars[seat].total)
        rival: i64 = 0
        while rival < len(s.cars):
            if rival != seat:
                other = s.cars[rival]
                behind = float(other.total) - total - points
                if other.out:
                    behind += worst + float(OUT_EXTRA)
                    error = later
                else:
                    behind += self.means[rival]
                    error = later + self.errors[rival]
                one = beats(behind, error)
                if not finished and later == 0.0:
                    one = 0.5 if other.out else 0.0
                every *= one
                each += one
            rival += 1
        return self.all * every + (1.0 - self.all) * each / float(max(1, len(s.cars) - 1))


def beats(behind: float, variance: float) -> float:
    """How likely a rival so far behind is beaten; a tie is one half."""
    if variance <= 0.01:
        return 1.0 if behind > 0.25 else 0.0 if behind < -0.25 else 0.5
    scale = NORMAL * sqrt(variance)
    return 0.5 * (chance(behind + 0.5, scale) + chance(behind - 0.5, scale))
