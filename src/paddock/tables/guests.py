"""The players that the house knows, without any sign-up."""

from __future__ import annotations

from paddock.store import Conflict, Store, StoredPlayer
from paddock.tables.clock import Clock
from paddock.tables.outside import is_id
from paddock.tables.peers import Alone
from paddock.tables.player import Player, clean_name, guest_name, new_id
from paddock.tables.recent import Recent

FRESH = 30.0  # seconds for which a generation is not read again: another server may change it
MOST = 10_000  # players whose generation is remembered


class Guests:
    def __init__(self, store: Store, clock: Clock, peers: Alone) -> None:
        self.store = store
        self.peers = peers
        self.clock = clock
        # With the time until which it is good; nothing is lost by forgetting it after that.
        self._generations = Recent[str, tuple[int, float]](clock.now, FRESH, MOST)

    async def add(self, name: str = "", settings: dict[str, object] | None = None) -> Player:
        """A new player; without a name, a guest's."""
        return await self.save(Player(new_id(), name, settings or {}))

    async def claim(self, player: Player) -> bool:
        """Keep a player whose id somebody has chosen. False: somebody else was first, on whichever
        server."""
        chosen = StoredPlayer(player.id, player.name, self.clock.now(), player.settings)
        try:
            await self.store.add_player(chosen)
        except Conflict:
            return False
        return True

    async def find(self, id: str) -> Player | None:
        if not is_id(id):
            return None
        kept = await self.store.player(id)
        self._remember(id, kept.generation if kept is not None else 0)
        if kept is None:
            return None
        return Player(kept.id, kept.name, kept.settings, kept.generation)

    async def generation(self, id: str) -> int:
        """The generation of this player's valid cookies; 0 for somebody the store does not know."""
        generation, until = self._generations.get(id) or (0, 0.0)
        if until <= self.clock.now():
            found = await self.find(id)
            generation = found.generation if found is not None else 0
        return generation

    async def sign_out(self, player: Player) -> None:
        """Make all cookies and device links of a player void, except for the next one."""
        await self.save(player)
        player.generation = await self.store.next_generation(player.id)
        self._remember(player.id, player.generation)
        self.peers.forget_player(player.id)

    def forget(self, id: str) -> None:
        """What is remembered of this player is no longer true."""
        self._generations.forget(id)

    def _remember(self, id: str, generation: int) -> None:
        self._generations.put(id, (generation, self.clock.now() + FRESH))

    async def save(self, player: Player) -> Player:
        """Keep a player's name (cleaned) and settings."""
        player.name = clean_name(player.name) or guest_name()
        await self.store.save_player(
            StoredPlayer(player.id, player.name, self.clock.now(), player.settings)
        )
        return player
