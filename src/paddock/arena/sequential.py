"""A sequential test: play until it is clear whether one entrant is stronger than the others.

The generalised sequential probability ratio test on paired results, as chess engines are tested.
The sample is a deal: the share of wins of the first entrant minus that of the others, over all
seatings of the deal. Two hypotheses are compared: its mean is `low`, or it is `high`. The test
stops as soon as one is so much likelier that the error rates hold: `alpha`, of calling an entrant
better that is not, and `beta`, of missing one that is. Stopping when an interval happens to exclude
0 would not keep them.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import log

from paddock.arena.tally import Samples
from paddock.core.errors import BadOption

FEWEST = 30  # deals before the variance is estimated well enough


@dataclass(frozen=True)
class Verdict:
    """The state of a test, or its result."""

    entrant: str
    low: float
    high: float
    alpha: float
    beta: float
    deals: int
    ratio: float  # the logarithm of the likelihood ratio
    outcome: str  # "better", "not better" or "open"

    def to_dict(self) -> dict[str, object]:
        """The verdict, ready for JSON."""
        return {**asdict(self), "ratio": round(self.ratio, 4)}

    def sentence(self) -> str:
        """The verdict for people, with its error rates."""
        said = {
            "better": f"{self.entrant} is better: {100 * self.high:+.1f} % fits",
            "not better": f"{self.entrant} is not better: {100 * self.low:+.1f} % fits",
            "open": f"not decided whether {self.entrant} is better",
        }[self.outcome]
        return (
            f"{said}, after {self.deals} deals "
            f"(wins less those of the others: {100 * self.low:+.1f} % or {100 * self.high:+.1f} %; "
            f"wrong at most {100 * self.alpha:g} % and {100 * self.beta:g} % of the time)"
        )


@dataclass(frozen=True)
class SequentialTest:
    """Tests whether the first entrant's advantage is `low` or `high`."""

    entrant: str
    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -1 <= self.low < self.high <= 1:
            raise BadOption(f"--until {self.low:g} {self.high:g} is no range within -1 to 1")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOption("error rates lie between 0 and 0.5")

    def verdict(self, samples: Samples, deals: int) -> Verdict:
        """The state of the test after that many deals."""
        ratio = 0.0
        if deals >= FEWEST:
            # One deal won and one lost outright are added, so that a clean sweep has a variance
            # too.
            sure = Samples(samples.total, samples.squares, samples.scale)
            for outright in (samples.scale, -samples.scale):
                sure.count(outright, samples.scale)
            mean = sure.total / sure.scale / (deals + 2)
            ratio = deals * (self.high - self.low) * (2 * mean - self.low - self.high)
            ratio /= 2 * sure.variance(deals + 2)
        outcome = "open"
        if ratio >= log((1 - self.beta) / self.alpha):
            outcome = "better"
        elif ratio <= log(self.beta / (1 - self.alpha)):
            outcome = "not better"
        return Verdict(
            self.entrant, self.low, self.high, self.alpha, self.beta, deals, ratio, outcome
        )
