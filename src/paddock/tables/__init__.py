"""Live play: tables, seats, bots and clocks. Start reading at `table.py`, the gate for everything
that comes from outside.
"""

from paddock.tables.house import House
from paddock.tables.lobby import Listed
from paddock.tables.plan import TablePlan, game_of, read_plan
from paddock.tables.player import Player, clean_name
from paddock.tables.presence import Watcher
from paddock.tables.record import TimedEvent
from paddock.tables.table import Table

__all__ = [
    "House",
    "Listed",
    "Player",
    "Table",
    "TablePlan",
    "TimedEvent",
    "Watcher",
    "clean_name",
    "game_of",
    "read_plan",
]
