"""The house: all tables, all players, and the store behind them."""

from __future__ import annotations

from dataclasses import dataclass

from paddock.store import Store
from paddock.tables.plan import Plan
from paddock.tables.player import Player
from paddock.tables.table import Table


@dataclass
class Listed:
    """A table as the lobby shows it."""

    id: str
    game: str
    name: str
    preset: str
    players: int
    names: list[str]  # of those seated, by seat; empty: the seat is free
    free: int  # seats that somebody could take: open ones, and after the start the bots'
    started: bool
    spectators: bool
    created: float


class House:
    """Lives in one event loop: `house = await House.open(store)` … `await house.close()`."""

    store: Store

    @classmethod
    async def open(cls, store: Store, workers: int | None = None) -> House:
        """Ready to answer; matches that were under way go on by themselves."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what is being written, and stop. The store stays open."""
        raise NotImplementedError

    async def create(self, player: Player, plan: Plan) -> Table:
        """A new table with this host. The plan comes from `read_plan`."""
        raise NotImplementedError

    async def table(self, id: str) -> Table:
        """The table of that id, rebuilt from the store if need be; NoSuchTable, OtherRules."""
        raise NotImplementedError

    def lobby(self) -> list[Listed]:
        """Open tables that wait for players, then those under way that one may look at."""
        raise NotImplementedError

    def stats(self) -> dict[str, float]:
        """Numbers for the metrics page; none of them tells anything about a match."""
        raise NotImplementedError

    # Players

    async def guest(self, name: str = "", settings: dict[str, object] | None = None) -> Player:
        """A new player; without a name, a guest's."""
        raise NotImplementedError

    async def player(self, id: str) -> Player | None:
        raise NotImplementedError

    async def save(self, player: Player) -> Player:
        """Keep a player's name (cleaned) and settings."""
        raise NotImplementedError

    async def tables_of(self, player_id: str) -> list[Listed]:
        """The unfinished tables at which a player sits, newest first."""
        raise NotImplementedError

    def secret(self, name: str) -> str:
        """A secret of the server, made once and kept: the key that cookies are signed with."""
        raise NotImplementedError
