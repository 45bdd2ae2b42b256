"""The players that the house knows, without any sign-up."""

from __future__ import annotations

from paddock.store import Store, StoredPlayer
from paddock.tables.clock import Clock
from paddock.tables.outside import is_id
from paddock.tables.player import Player, clean_name, guest_name, new_id


class Guests:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def add(self, name: str = "", settings: dict[str, object] | None = None) -> Player:
        """A new player; without a name, a guest's."""
        return await self.save(Player(new_id(), name, settings or {}))

    async def find(self, id: str) -> Player | None:
        if not is_id(id):
            return None
        kept = await self.store.player(id)
        return Player(kept.id, kept.name, kept.settings) if kept is not None else None

    async def save(self, player: Player) -> Player:
        """Keep a player's name (cleaned) and settings."""
        player.name = clean_name(player.name) or guest_name()
        await self.store.save_player(
            StoredPlayer(player.id, player.name, self.clock.now(), player.settings)
        )
        return player
