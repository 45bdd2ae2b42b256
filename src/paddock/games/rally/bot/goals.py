"""What it is worth to come home in a round, against rivals who are still on the road."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.policy import chance
from paddock.core.seats import MOST_SEATS
from paddock.games.rally.bot.chances import TURNS
from paddock.games.rally.bot.rivals import Rivals
from paddock.games.rally.rules.scoring import OUT_EXTRA
from paddock.games.rally.rules.state import Rally

NORMAL: Final = 0.59  # a logistic curve with this scale is nearly that of a standard deviation of 1
STAGE: Final = 10.0  # variance of what two cars differ by after one more stage


@final
class Goals:
    """The worth of each round, from the points of the rally so far and what rivals can expect."""

    def __init__(self, rivals: Rivals) -> None:
        self.rivals = rivals
        self.all = 0.98  # how much of the worth is to beat all of them
        self.lost = 0.0  # what is left to a car that is out
        self.later = 0.0  # variance of what two cars will differ by after the stages to come
        self.worst = 0.0  # points of the last rival who comes home, as far as can be expected
        # By rival: the points by which it is behind before this stage, with those to be expected
        self.behind: vec[float] = vec[float]([0.0] * MOST_SEATS)
        # How likely all rivals are beaten but so many, who are level
        self.level: vec[float] = vec[float]([0.0] * (MOST_SEATS + 1))
        self.beaten = 0.0  # in `against`: how likely that rival is beaten
        self.equal = 0.0  # and how likely it is level

    def read(self, s: Rally, seat: i64, at_once: i64, to_come: list[float]) -> vec[float]:
        """By turn from now on; `at_once` are the points of coming home in this one.

        `rivals` have been read. `to_come` are the turns by which a car of each set-up will need
        more in later stages, if that matters.
        """
        self.later = STAGE * float(s.params.stages(int(s.entry)) - int(s.stage) - 1)
        self.worst = -100.0
        car = s.cars[seat]
        rival: i64 = 0
        while rival < len(s.cars):
            if rival != seat:
                other = s.cars[rival]
                self.behind[rival] = float(other.total - car.total)
                if to_come:
                    self.behind[rival] += to_come[self.rivals.setups[rival]]
                if not other.out:
                    self.worst = max(self.worst, self.rivals.mean(rival))
            rival += 1
        found: vec[float] = vec[float]([0.0] * TURNS)
        turn: i64 = 0
        while turn < TURNS:
            found[turn] = self.worth(s, seat, float(at_once + turn), True)
            turn += 1
        self.lost = self.worth(s, seat, self.worst + float(OUT_EXTRA), False)
        return found

    def worth(self, s: Rally, seat: i64, points: float, finished: bool) -> float:
        """Whom a car beats with so many points in this stage, few of which are good."""
        level = self.level
        n: i64 = 0
        while n <= MOST_SEATS:
            level[n] = 0.0
            n += 1
        level[0] = 1.0
        each = 0.0
        rivals: i64 = 0
        rival: i64 = 0
        while rival < len(s.cars):
            if rival != seat:
                self.against(rival, points, finished)
                each += self.beaten + 0.5 * self.equal
                rivals += 1
                n = rivals
                while n > 0:
                    level[n] = level[n] * self.beaten + level[n - 1] * self.equal
                    n -= 1
                level[0] *= self.beaten
            rival += 1
        every = 0.0
        n = 0
        while n <= rivals:
            every += level[n] / float(n + 1)  # a win is shared
            n += 1
        return self.all * every + (1.0 - self.all) * each / float(max(1, rivals))

    def against(self, rival: i64, points: float, finished: bool) -> None:
        """RY22, RY23: how likely one rival is beaten, over all rounds in which it may come home."""
        rivals = self.rivals
        behind = self.behind[rival]
        self.beaten = 0.0
        self.equal = 0.0
        out = 1.0
        turn: i64 = 0
        while turn < TURNS:
            likely = rivals.chances[rival * TURNS + turn]
            if likely > 0.0:
                out -= likely
                lead = float(rivals.first[rival] + turn) - points
                if not finished:
                    lead = min(lead, -float(OUT_EXTRA))  # whoever comes home has fewer
                self.count(lead + behind, likely)
            turn += 1
        if out > 0.0:
            lead = 0.0
            if finished:
                lead = max(0.0, self.worst - points) + float(OUT_EXTRA)
            self.count(lead + behind, out)

    def count(self, lead: float, likely: float) -> None:
        """A case of this chance, in which the rival ends so many points behind."""
        if self.later > 0.0:
            self.beaten += likely * beats(lead, self.later)
        elif lead > 0.25:
            self.beaten += likely
        elif lead > -0.25:
            self.equal += likely


def beats(behind: float, variance: float) -> float:
    """How likely a rival so far behind is beaten; a tie is one half."""
    if variance <= 0.01:
        return 1.0 if behind > 0.25 else 0.0 if behind < -0.25 else 0.5
    scale = NORMAL * sqrt(variance)
    return 0.5 * (chance(behind + 0.5, scale) + chance(behind - 0.5, scale))
