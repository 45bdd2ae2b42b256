"""The levels of bots for Crazy Race, with the budgets of those that search."""

from __future__ import annotations

from typing import Final

from paddock.bots.levels import ladder
from paddock.games.crazy_race.bot.player import CrazyRaceClub
from paddock.games.crazy_race.bot.playout import CrazyRacePolicy

BOTS: Final = ladder(CrazyRaceClub, CrazyRacePolicy, pro=1500, ace=40000, slips=1.5)
