"""The levels of bots for 1000 Kilometers, with the budgets of those that search."""

from __future__ import annotations

from typing import Final

from paddock.bots.levels import ladder
from paddock.games.kilometers.bot.player import KilometersClub
from paddock.games.kilometers.bot.playout import KilometersPolicy

BOTS: Final = ladder(KilometersClub, KilometersPolicy, pro=80000, ace=800000)
