"""The players: guests with a cookie, without any sign-up."""

from __future__ import annotations

from paddock.store import Conflict, Store, StoredPlayer
from paddock.tables.clock import Clock
from paddock.tables.expiring_cache import ExpiringCache
from paddock.tables.outside import is_id
from paddock.tables.peers import Peers
from paddock.tables.player import Player, clean_name, guest_name, new_id

FRESH = 30.0  # seconds for which a generation is cached: another server may change it
MOST_CACHED = 10_000  # players whose generation is cached


class Guests:
    """Finds, creates and saves players, and caches the generation of their cookies."""

    def __init__(self, store: Store, clock: Clock, peers: Peers) -> None:
        self.store = store
        self.peers = peers
        self.clock = clock
        self.changes = 0  # grows whenever a generation may have changed
        # by player id: the generation, and until when it need not be read again
        self._generations = ExpiringCache[str, tuple[int, float]](clock.now, FRESH, MOST_CACHED)

    async def add(self, name: str = "", settings: dict[str, object] | None = None) -> Player:
        """A new player; without a name, one with a guest's name."""
        return await self.save(Player(new_id(), name, settings or {}))

    async def claim(self, player: Player) -> bool:
        """Store a player whose id was chosen by the caller. False: the id is taken, on whichever
        server.
        """
        chosen = StoredPlayer(player.id, player.name, self.clock.now(), player.settings)
        try:
            await self.store.add_player(chosen)
        except Conflict:
            return False
        return True

    async def find(self, id: str) -> Player | None:
        """The player of that id, or None."""
        if not is_id(id):
            return None
        kept = await self.store.player(id)
        self._remember(id, kept.generation if kept is not None else 0)
        if kept is None:
            return None
        return Player(kept.id, kept.name, kept.settings, kept.generation)

    async def generation(self, id: str) -> int:
        """The generation of this player's valid cookies; 0 for a player who is not stored."""
        known = self.known_generation(id)
        if known is not None:
            return known
        found = await self.find(id)
        return found.generation if found is not None else 0

    def known_generation(self, id: str) -> int | None:
        """The same without waiting for the store; None: it has to be read."""
        known = self._generations.peek(id)
        return known[0] if known is not None and self.clock.now() < known[1] else None

    def known_until(self, id: str) -> float:
        """When the known generation has to be read again; 0.0: it is not known."""
        known = self._generations.peek(id)
        return known[1] if known is not None else 0.0

    async def sign_out(self, player: Player) -> None:
        """Invalidate all cookies and device links of a player that were made before."""
        await self.save(player)
        player.generation = await self.store.next_generation(player.id)
        self._remember(player.id, player.generation)
        self.changes += 1
        self.peers.forget_player(player.id)

    def forget(self, id: str) -> None:
        """Drop what is cached of this player."""
        self.changes += 1
        self._generations.forget(id)

    def _remember(self, id: str, generation: int) -> None:
        known = self._generations.peek(id)
        if known is not None and known[0] != generation:
            self.changes += 1
        self._generations.put(id, (generation, self.clock.now() + FRESH))

    async def save(self, player: Player) -> Player:
        """Store a player's name (cleaned) and settings."""
        player.name = clean_name(player.name) or guest_name()
        await self.store.save_player(
            StoredPlayer(player.id, player.name, self.clock.now(), player.settings)
        )
        return player
