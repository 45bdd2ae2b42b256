"""Notes about seats that are taken, left or taken back after the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paddock.core.events import Event
from paddock.core.seats import EVERYONE
from paddock.tables.entities import ASK, BOT, HUMAN, Chair, Newcomer, Owner
from paddock.tables.notes.fact import Fact
from paddock.tables.player import isolated

if TYPE_CHECKING:
    from paddock.tables.record import Record

# Events of the table, the same for every game
TOOK_OVER, RETURNED, STANDS_IN = "took-over", "came-back", "stands-in"
LEFT, AWAITS = "left-table", "awaits-deal"


@dataclass
class LateFact(Fact):
    """A change of a seat after the start. It is announced to all, because it shows who has seen
    which hand.
    """

    seat: int
    player: str
    name: str
    ply: int  # the length of the log

    def tell(self, record: Record, at: float, code: str) -> None:
        """Add the event to the record."""
        args: dict[str, int | str] = {"player": isolated(self.name), "number": self.seat + 1}
        record.tell(self.ply, at, Event(code, args, EVERYONE))

    def sit(self, record: Record) -> None:
        """Give the chair to the player."""
        chair = record.chairs[self.seat]
        chair.kind, chair.player, chair.name = HUMAN, self.player, self.name
        chair.standing = ASK
        record.hands[self.player] = self.seat
        record.newcomers.pop(self.seat, None)

    def seat_bot(self, record: Record, level: str) -> None:
        """Put a bot of that level on the chair."""
        used = record.chairs[self.seat].used
        record.chairs[self.seat] = Chair(self.seat, BOT, level=level, used=used)


@dataclass
class TookOver(LateFact):
    """A newcomer takes a bot's seat. Its owner, if there is one, may still come back."""

    kind = "took-over"

    def apply(self, record: Record, at: float) -> None:
        self.sit(record)
        self.tell(record, at, TOOK_OVER)


@dataclass
class Returned(LateFact):
    """The owner of a seat takes it back from the substitute."""

    kind = "returned"

    def apply(self, record: Record, at: float) -> None:
        record.owners.pop(self.seat, None)
        self.sit(record)
        self.tell(record, at, RETURNED)


@dataclass
class BotStandsIn(LateFact):
    """The host puts a bot on an absent player's seat. The seat stays that player's."""

    kind = "stands-in"
    level: str

    def apply(self, record: Record, at: float) -> None:
        record.owners.setdefault(self.seat, Owner(self.player, self.name, at))
        self.seat_bot(record, self.level)
        self.tell(record, at, STANDS_IN)


@dataclass
class PlayerLeft(LateFact):
    """A player gives the seat up, and a bot takes it."""

    kind = "left"
    level: str

    def apply(self, record: Record, at: float) -> None:
        owner = record.owners.get(self.seat)
        if owner is not None and owner.player == self.player:
            del record.owners[self.seat]
        self.seat_bot(record, self.level)
        self.tell(record, at, LEFT)


@dataclass
class AwaitsDeal(LateFact):
    """A newcomer will get a bot's seat once it holds nothing hidden."""

    kind = "awaits"

    def apply(self, record: Record, at: float) -> None:
        record.newcomers[self.seat] = Newcomer(self.player, self.name)
        self.tell(record, at, AWAITS)


@dataclass
class AwaitsNoMore(Fact):
    """A newcomer no longer waits for a seat."""

    kind = "awaits-no-more"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.newcomers.pop(self.seat, None)
