"""A live match with its players: the one gate for everything that comes from outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paddock.core.game import Event, Game
from paddock.core.log import Match
from paddock.tables.chairs import Chair
from paddock.tables.plan import Plan
from paddock.tables.player import Player


@dataclass
class Told:
    """An event of the match, with the number of the ply that caused it and its time."""

    ply: int
    at: float
    event: Event


@dataclass
class Invite:
    """A link by which somebody may sit down."""

    number: int
    token: str
    seat: int  # NOBODY: any free seat, for several people; else that seat, once
    used_by: str = ""  # the name of who used a seat's invite; empty: still good


class Watcher:
    """One open page. `async with table.watch(player_id) as watcher: await watcher.changed()`"""

    async def __aenter__(self) -> Watcher:
        """The player is here."""
        raise NotImplementedError

    async def __aexit__(self, *_: object) -> None:
        """This page is closed; if it was the player's last one, they are away."""
        raise NotImplementedError

    async def changed(self) -> int:
        """Wait until the table differs from what was last seen here; its version.

        Returns at once the first time. Whatever happened meanwhile is one change: newest wins.
        """
        raise NotImplementedError


class Table:
    """Lives in one event loop. Every method that changes something is durable when it returns,
    or raises a PaddockError and has changed nothing."""

    id: str
    plan: Plan
    game: Game
    match: Match | None  # None before the start
    chairs: list[Chair]
    host: str  # player id
    history: list[Told]
    version: int  # grows with every visible change
    over: bool
    rematch_id: str  # the table of the rematch, or empty
    created: float
    started: float  # 0.0 before the start

    # What is known

    @property
    def names(self) -> list[str]:
        """The names by seat: a human's, or a bot's level."""
        raise NotImplementedError

    def seat_of(self, player_id: str) -> int:
        """Where a player sits, or NOBODY."""
        raise NotImplementedError

    def may_watch(self, player_id: str, token: str = "") -> bool:
        """Whether this player may see the table at all: seated, invited, or looking on is allowed."""
        raise NotImplementedError

    def asked(self, seat: int) -> int:
        """The number of the question before this seat: how long the log was when it was put.

        It stays the same while others answer the same question.
        """
        raise NotImplementedError

    def held(self, seat: int) -> str:
        """The seat's own answer that waits for the end of the reaction window, or empty.

        To be shown to that seat only. It may still be changed by `submit` or `take_back`.
        """
        raise NotImplementedError

    def deadline(self, seat: int) -> float | None:
        """When somebody else answers for this seat (wall clock), as far as the seat may know.

        For a reaction it is the end of the window, for everybody at the table alike.
        """
        raise NotImplementedError

    def bothered(self, seat: int) -> bool:
        """Whether this seat should be shown a question now: it owes an answer, has a choice, has
        not given one and has no standing answer."""
        raise NotImplementedError

    def thinking(self, seat: int) -> float:
        """Seconds that a seat has used for its decisions, the open one included."""
        raise NotImplementedError

    def watch(self, player_id: str) -> Watcher:
        """A page of this player; a spectator's id may be empty."""
        raise NotImplementedError

    # The gate

    async def submit(self, player_id: str, text: str, asked: int, key: str | None = None) -> int:
        """Make a move; the number of its ply.

        Raises, in this order: NotYourSeat, NotStarted, StaleMove, NotYourTurn, UnknownMove,
        IllegalMove. With a `key`, the same call again answers as the first did.
        """
        raise NotImplementedError

    async def take_back(self, player_id: str, asked: int) -> int:
        """Take back one's own last move; NoTakeBack if that is not possible (any more)."""
        raise NotImplementedError

    # The seats

    async def start(self, player_id: str) -> None:
        """The host begins the match; bots take the seats that are still open."""
        raise NotImplementedError

    async def sit(self, player: Player, seat: int | None = None, token: str | None = None) -> int:
        """Take an open seat, or a bot's; the seat. With none named, the first open one.

        At a private table a token is needed. Somebody who sits already may change to another
        open seat before the start.
        """
        raise NotImplementedError

    async def leave(self, player_id: str) -> None:
        """Stand up: before the start the seat is open again, later a bot takes it."""
        raise NotImplementedError

    async def set_bot(self, player_id: str, seat: int, level: str) -> None:
        """The host puts a bot on a seat: an open one, a bot's, or that of somebody long away."""
        raise NotImplementedError

    async def open_seat(self, player_id: str, seat: int) -> None:
        """The host sends a bot or a player away before the start."""
        raise NotImplementedError

    async def swap(self, player_id: str, seat: int, other: int) -> None:
        """The host exchanges two seats before the start."""
        raise NotImplementedError

    async def change_plan(self, player_id: str, plan: Plan) -> None:
        """The host changes the plan before the start; the game and the seats stay."""
        raise NotImplementedError

    async def standing(self, player_id: str, answer: str) -> None:
        """What to do when a reaction is asked of this player: ask, always or never."""
        raise NotImplementedError

    async def rename(self, player_id: str, name: str) -> None:
        """The player is called otherwise from now on."""
        raise NotImplementedError

    # Links

    async def invite(self, player_id: str, seat: int | None = None) -> str:
        """A token for one seat, good once, or for any free seat; given anew if there is one."""
        raise NotImplementedError

    def invites(self, player_id: str) -> Sequence[Invite]:
        """Every invite that was not revoked; for the host only."""
        raise NotImplementedError

    async def revoke(self, player_id: str, token: str) -> None:
        """The host takes an invite back."""
        raise NotImplementedError

    # Afterwards

    async def rematch(self, player_id: str) -> Table:
        """A new table for the same people and bots, each one seat further; always the same one."""
        raise NotImplementedError
