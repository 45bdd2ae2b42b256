"""Live play: tables, players, clocks, and who is to be told."""

from paddock.tables.house import House, Listed
from paddock.tables.plan import Plan, game_of, read_plan
from paddock.tables.player import Player, clean_name
from paddock.tables.table import Invite, Table, Told, Watcher

__all__ = [
    "House",
    "Invite",
    "Listed",
    "Plan",
    "Player",
    "Table",
    "Told",
    "Watcher",
    "clean_name",
    "game_of",
    "read_plan",
]
