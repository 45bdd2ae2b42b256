"""Notes about seats, invitations and the plan, mostly from before the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddock.store import NoteRow
from paddock.tables.entities import ASK, BOT, HUMAN, OPEN, Chair, Invite
from paddock.tables.notes.fact import Fact
from paddock.tables.plan import TablePlan, game_of

if TYPE_CHECKING:
    from paddock.tables.record import Record


@dataclass
class HostChosen(Fact):
    kind = "host"
    player: str

    def apply(self, record: Record, at: float) -> None:
        record.host = self.player


@dataclass
class PlanChanged(Fact):
    """No longer written; older tables have it."""

    kind = "plan"
    plan: dict[str, Any]

    def apply(self, record: Record, at: float) -> None:
        record.plan = TablePlan(**self.plan)
        record.game = game_of(record.plan, record.game.version)
        record.resize(record.game.players)


@dataclass
class Sat(Fact):
    kind = "sat"
    seat: int
    player: str
    name: str

    def apply(self, record: Record, at: float) -> None:
        chair = record.chairs[self.seat]
        chair.kind, chair.player, chair.name = HUMAN, self.player, self.name
        chair.standing, chair.word = ASK, ""
        if record.started:
            record.hands[self.player] = self.seat


@dataclass
class BotSeated(Fact):
    kind = "bot"
    seat: int
    level: str
    name: str = ""  # empty: the one of its seat

    def to_note(self, n: int, at: float) -> NoteRow:
        data: dict[str, Any] = {"seat": self.seat, "level": self.level}
        return NoteRow(n, self.kind, {**data, "name": self.name} if self.name else data, at)

    def apply(self, record: Record, at: float) -> None:
        used = record.chairs[self.seat].used
        record.chairs[self.seat] = Chair(
            self.seat, BOT, name=self.name, level=self.level, used=used
        )


@dataclass
class SeatOpened(Fact):
    kind = "opened"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        used = record.chairs[self.seat].used
        record.chairs[self.seat] = Chair(self.seat, OPEN, used=used)


@dataclass
class SeatsSwapped(Fact):
    """No longer written; older tables have it."""

    kind = "swapped"
    seats: list[int]

    def apply(self, record: Record, at: float) -> None:
        chairs, (a, b) = record.chairs, self.seats
        chairs[a], chairs[b] = chairs[b], chairs[a]
        chairs[a].seat, chairs[b].seat = a, b


@dataclass
class ChairsDrawn(Fact):
    """Everybody sits where the lot says: on seat n, who sat on seat `order[n]` before."""

    kind = "lot"
    order: list[int]

    def apply(self, record: Record, at: float) -> None:
        record.chairs = [record.chairs[come] for come in self.order]
        for seat, chair in enumerate(record.chairs):
            chair.seat = seat
        for invite in record.invites:
            if invite.seat >= 0:  # it is for a person, wherever that one sits
                invite.seat = self.order.index(invite.seat)


@dataclass
class Renamed(Fact):
    kind = "named"
    seat: int
    name: str

    def apply(self, record: Record, at: float) -> None:
        record.chairs[self.seat].name = self.name


@dataclass
class StandingChosen(Fact):
    kind = "standing"
    seat: int
    answer: str

    def apply(self, record: Record, at: float) -> None:
        record.chairs[self.seat].standing = self.answer


@dataclass
class LuckCommitted(Fact):
    """The commitment to the secret of the table's luck; older tables have none."""

    kind = "promised"
    commitment: str

    def apply(self, record: Record, at: float) -> None:
        record.commitment = self.commitment


@dataclass
class WordAdded(Fact):
    """A player's own word, mixed into the luck; empty: taken back."""

    kind = "word"
    seat: int
    word: str

    def apply(self, record: Record, at: float) -> None:
        record.chairs[self.seat].word = self.word


@dataclass
class PaceChosen(Fact):
    """How fast bots answer from now on."""

    kind = "pace"
    pace: str

    def apply(self, record: Record, at: float) -> None:
        record.plan.pace = self.pace


@dataclass
class Invited(Fact):
    kind = "invited"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.invites.append(Invite(len(record.invites), self.seat))


@dataclass
class InviteUsed(Fact):
    kind = "used"
    invite: int
    player: str

    def apply(self, record: Record, at: float) -> None:
        record.invites[self.invite].used_by = self.player


@dataclass
class InviteRevoked(Fact):
    kind = "revoked"
    invite: int

    def apply(self, record: Record, at: float) -> None:
        record.invites[self.invite].revoked = True
