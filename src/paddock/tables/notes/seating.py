"""Notes about seats, invitations and the plan, mostly from before the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddock.store import NoteRow
from paddock.tables.entities import ASK, BOT, HUMAN, OPEN, Chair, Invite, SharedScreen
from paddock.tables.notes.fact import Fact
from paddock.tables.plan import TablePlan, game_of

if TYPE_CHECKING:
    from paddock.tables.record import Record


@dataclass
class HostChosen(Fact):
    """The player who arranges the table."""

    kind = "host"
    player: str

    def apply(self, record: Record, at: float) -> None:
        record.host = self.player


@dataclass
class ScreenShared(Fact):
    """The people on these seats share the screen of the first one."""

    kind = "screen"
    seats: list[int]

    def apply(self, record: Record, at: float) -> None:
        record.screen = SharedScreen([record.chairs[seat].player for seat in self.seats])


@dataclass
class HandShown(Fact):
    """Somebody at the shared screen has confirmed who they are. Only that page shows it."""

    kind = "hand-shown"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.screen.shown = record.chairs[self.seat].player


@dataclass
class PlanChanged(Fact):
    """A changed plan. No longer written, but stored by older tables."""

    kind = "plan"
    plan: dict[str, Any]

    def apply(self, record: Record, at: float) -> None:
        record.plan = TablePlan(**self.plan)
        record.game = game_of(record.plan, record.game.version)
        record.resize(record.game.players)


@dataclass
class Sat(Fact):
    """A player sat down."""

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
    """The host put a bot on a seat."""

    kind = "bot"
    seat: int
    level: str
    name: str = ""  # empty: it is named after its seat

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
    """A seat is open again."""

    kind = "opened"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        used = record.chairs[self.seat].used
        record.chairs[self.seat] = Chair(self.seat, OPEN, used=used)


@dataclass
class SeatsSwapped(Fact):
    """Two players changed seats. No longer written, but stored by older tables."""

    kind = "swapped"
    seats: list[int]

    def apply(self, record: Record, at: float) -> None:
        chairs, (a, b) = record.chairs, self.seats
        chairs[a], chairs[b] = chairs[b], chairs[a]
        chairs[a].seat, chairs[b].seat = a, b


@dataclass
class ChairsDrawn(Fact):
    """Seats were drawn by lot: seat n goes to the player who sat on seat `order[n]`."""

    kind = "lot"
    order: list[int]

    def apply(self, record: Record, at: float) -> None:
        record.chairs = [record.chairs[come] for come in self.order]
        for seat, chair in enumerate(record.chairs):
            chair.seat = seat
        for invite in record.invites:
            if invite.seat >= 0:  # the invitation is meant for a person, so it moves with the seat
                invite.seat = self.order.index(invite.seat)


@dataclass
class Renamed(Fact):
    """A player has another name."""

    kind = "named"
    seat: int
    name: str

    def apply(self, record: Record, at: float) -> None:
        record.chairs[self.seat].name = self.name


@dataclass
class StandingChosen(Fact):
    """A player's standing answer to reactions."""

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
    """A player's own word that is mixed into the luck; empty: taken back."""

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
    """An invitation was created."""

    kind = "invited"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.invites.append(Invite(len(record.invites), self.seat))


@dataclass
class InviteUsed(Fact):
    """Somebody used an invitation."""

    kind = "used"
    invite: int
    player: str

    def apply(self, record: Record, at: float) -> None:
        record.invites[self.invite].used_by = self.player


@dataclass
class InviteRevoked(Fact):
    """An invitation was revoked."""

    kind = "revoked"
    invite: int

    def apply(self, record: Record, at: float) -> None:
        record.invites[self.invite].revoked = True
