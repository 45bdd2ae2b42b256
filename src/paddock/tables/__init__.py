"""Live play: tables, seats, bots and clocks. Start reading at `table.py`, the gate for everything
that comes from outside.

    table                                  the gate, and the parts it is made of
    journal, turn                          one change at a time: stored, applied, announced
    record, entities, notes                what is known of a table, folded from what is stored
      timeline, sitters, stop_book
    plan, player, permissions, outside     what was agreed, who asks, and who may do what
    seats, invites, knocks, newcomers,     who sits where
      chairs, shared_screen
    presence, pause, stops, undo           who is here; waiting for people; going back
    autoplay, pending_answers              answers for bots, clocks and absent players
    workers, search_speed, remote, relay   where bots think: in processes here, or over HTTP
    advice, hint, hint_giver               what a bot would do in a person's place
    house, openings, lobby, guests         all tables and players of a server
    match_replay                           a finished match as a table that is only looked at
    peers, node, following, spending       several servers on one database
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
