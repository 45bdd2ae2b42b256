"""Presence: the pages that are open on a table, and who is present, absent or watching."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from types import TracebackType

from paddock.core.seats import NOBODY
from paddock.store import OpenPages
from paddock.tables.journal import Change, Journal
from paddock.tables.peers import Peers

PATIENCE = 30.0  # seconds before a bot answers for an absent player
SUBSTITUTES = "substitutes"  # the kind of a message between servers
REST_AFTER = 60.0  # seconds without anybody before a table rests; a reload takes less


class Watcher:
    """One open page. `async with table.presence.watch(player_id) as watcher: await
    watcher.changed()`
    """

    def __init__(self, presence: Presence, player_id: str) -> None:
        self.presence = presence
        self.player_id = player_id
        self.seen = -1
        self._waiting: asyncio.Future[None] | None = None

    async def __aenter__(self) -> Watcher:
        """The page is open: its player is present."""
        self.presence.watchers.add(self)
        self.presence.pages_changed()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """The page is closed. If it was the player's last one, the player is absent."""
        self.presence.watchers.discard(self)
        self.presence.pages_changed()

    async def changed(self) -> int:
        """Wait until the table differs from what this page has seen; its version.

        Returns at once the first time. Several changes count as one.
        """
        journal = self.presence.journal
        while self.seen == journal.version:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self.seen = journal.version
        return self.seen

    def wake(self) -> None:
        """Let `changed` return."""
        self.seen = -1
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Audience:
    """The people who could notice how long a pause is."""

    def __init__(self, humans: list[int], spectators: int) -> None:
        self.humans = humans  # their seats, present or absent
        self.spectators = spectators

    def empty(self) -> bool:
        """Whether nobody could notice."""
        return not self.humans and not self.spectators

    def is_only(self, seats: list[int]) -> bool:
        """Whether it is a single human, on one of these seats."""
        return not self.spectators and len(self.humans) == 1 and self.humans[0] in seats


class Presence:
    """Counts open pages. Nothing is stored: after a restart everybody is absent at first."""

    def __init__(self, journal: Journal, on_audience: Callable[[], None], peers: Peers) -> None:
        """`on_audience` is called when pages have changed and players see no difference."""
        self.journal = journal
        self.peers = peers  # pages may be open on other servers
        self.on_audience = on_audience
        self.watchers: set[Watcher] = set()
        self.audience = Audience([], 0)
        self._pages: dict[str, int] = {}  # open pages, by seated player
        self._away: dict[str, float] = {}  # since when a seated player has no page
        self._visited = journal.clock.now()  # when somebody last asked for the table, or left it
        self._replaced: set[str] = set()  # absent players for whom a bot has answered
        self.recount()

    def watch(self, player_id: str) -> Watcher:
        """A page of this player; a spectator's id may be empty."""
        return Watcher(self, player_id)

    # Reading

    def anybody_looks(self) -> bool:
        """Whether a page is open, on any server."""
        return bool(self.watchers) or bool(self.peers.pages(self.journal.record.id))

    def viewers(self) -> set[str]:
        """The ids of everybody with an open page, seated or not."""
        here = {watcher.player_id for watcher in self.watchers}
        elsewhere = self.peers.pages(self.journal.record.id)
        return here.union(*(pages.players for pages in elsewhere)) - {""}

    def pages(self, player_id: str) -> int:
        """The number of open pages of a seated player."""
        return self._pages.get(player_id, 0)

    def anybody(self) -> bool:
        """Whether a seated player has a page open."""
        return bool(self._pages)

    def is_here(self, player_id: str) -> bool:
        """Whether this player has a page open."""
        return player_id in self._pages

    def away_since(self, player_id: str) -> float | None:
        """When a seated player went away; None: present, or not seated."""
        return self._away.get(player_id)

    def is_long_away(self, player_id: str) -> bool:
        """Whether a player has been absent long enough for a bot to answer."""
        since = self.away_since(player_id)
        return since is not None and self.journal.clock.now() - since >= PATIENCE

    def bot_substitutes(self, player_id: str) -> bool:
        """Whether a bot answers for this player until they are back."""
        return player_id in self._replaced

    def rest_begins(self) -> float:
        """When the table begins to rest, since nobody is present; later while a page is open."""
        return math.inf if self.anybody_looks() else self._visited + REST_AFTER

    # Changing

    def visited(self, now: float) -> None:
        """Somebody has asked for the table."""
        self._visited = now

    def substitute(self, player_id: str) -> None:
        """A bot answers for this absent player from now on."""
        self._replaced.add(player_id)
        message = {"do": SUBSTITUTES, "player": player_id}
        self.peers.tell(self.journal.record.id, message)

    def substituted(self, player_id: str) -> None:
        """The same, at another server."""
        if player_id in self._away and player_id not in self._replaced:
            self._replaced.add(player_id)
            self.journal.announce(Change())

    def pages_changed(self) -> None:
        """A page was opened or closed here: announce it if players can see a difference."""
        ids = [watcher.player_id for watcher in self.watchers]
        self.peers.publish(self.journal.record.id, OpenPages(frozenset(ids) - {""}, ids.count("")))
        self.audience_changed()

    def audience_changed(self) -> None:
        """A page was opened or closed, here or elsewhere."""
        self.visited(self.journal.clock.now())
        if self.recount():
            self.journal.announce(Change())
        else:
            self.on_audience()

    def recount(self) -> bool:
        """Count the pages. True if players can see a difference; a spectator makes none."""
        record, now = self.journal.record, self.journal.clock.now()
        before = (self._pages, self._replaced)
        humans = {chair.player: chair.seat for chair in record.chairs if chair.human}
        pages: dict[str, int] = {}
        spectators = 0
        for watcher in self.watchers:
            if record.seat_of(watcher.player_id) == NOBODY:
                spectators += 1
            else:
                pages[watcher.player_id] = pages.get(watcher.player_id, 0) + 1
        for elsewhere in self.peers.pages(record.id):
            spectators += elsewhere.spectators
            for player in elsewhere.players:
                if record.seat_of(player) == NOBODY:
                    spectators += 1
                else:
                    pages[player] = pages.get(player, 0) + 1
        absent = [player for player in humans if player not in pages]
        self._pages = pages
        self._away = {player: self._away.get(player, now) for player in absent}
        self._replaced = self._replaced.intersection(absent)
        self.audience = Audience(list(humans.values()), spectators)
        return before != (self._pages, self._replaced)

    def wake(self, only: str = "") -> None:
        """Wake the pages of one player, or all pages."""
        for watcher in self.watchers:
            # Waking a page without need would show that somebody has answered in secret.
            if not only or watcher.player_id == only:
                watcher.wake()
