"""The levels of bots for the Grand Prix, with the budgets of those that search."""

from __future__ import annotations

from typing import Final

from paddock.bots.levels import ladder
from paddock.games.grand_prix.bot.player import GrandPrixClub
from paddock.games.grand_prix.bot.playout import GrandPrixPolicy

BOTS: Final = ladder(GrandPrixClub, GrandPrixPolicy, pro=3000, ace=60000)
