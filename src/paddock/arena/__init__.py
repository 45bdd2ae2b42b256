"""The arena: many matches between bots, with confidence intervals."""

from paddock.arena.plan import Plan
from paddock.arena.series import series
from paddock.arena.tally import Interval, Tally

__all__ = ["Interval", "Plan", "Tally", "series"]
