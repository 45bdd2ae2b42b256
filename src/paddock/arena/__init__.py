"""The arena: bots against bots, many times, with intervals that say how much it proves."""

from paddock.arena.plan import Plan
from paddock.arena.series import series
from paddock.arena.tally import Interval, Tally

__all__ = ["Interval", "Plan", "Tally", "series"]
