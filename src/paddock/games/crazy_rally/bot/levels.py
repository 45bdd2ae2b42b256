"""The levels of bots for Crazy Rally, with the budgets of those that search."""

from __future__ import annotations

from typing import Final

from paddock.bots.levels import ladder
from paddock.games.crazy_rally.bot.player import CrazyRallyClub
from paddock.games.crazy_rally.bot.playout import CrazyRallyPolicy

BOTS: Final = ladder(CrazyRallyClub, CrazyRallyPolicy, pro=2000, ace=60000, slips=3.0)
