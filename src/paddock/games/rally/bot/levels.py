"""The levels of bots for Rally, with the budgets of those that search."""

from __future__ import annotations

from typing import Final

from paddock.bots.levels import ladder
from paddock.games.rally.bot.player import RallyClub
from paddock.games.rally.bot.playout import RallyPolicy

BOTS: Final = ladder(RallyClub, RallyPolicy, pro=300, ace=3000, slips=2.0)
