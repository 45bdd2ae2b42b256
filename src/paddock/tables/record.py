"""What a table is: its plan, its notes and its plies, folded into the present.

A live table and one read from the store go through the same two methods, so they cannot differ.
No clock, no luck and no store in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from paddock.core.errors import PaddockError
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.log import BACK, Match
from paddock.core.seats import EVERYONE, LUCK, NOBODY
from paddock.store import Note, Ply, Stored, TableRow
from paddock.tables.chairs import ASK, BOT, HUMAN, OPEN, Chair
from paddock.tables.errors import OtherRules
from paddock.tables.plan import Plan, game_of

TAKEN_BACK = "taken-back"  # an event of the table, the same in every game


@dataclass
class Told:
    """An event of the match, with the number of the ply that caused it and its time."""

    ply: int
    at: float
    event: Event


@dataclass
class Held:
    """An answer that is given but not played yet; an empty text: taken back."""

    asked: int
    text: str
    key: str | None


@dataclass
class Link:
    """An invite as it is kept: its token is made from its number and is written nowhere."""

    number: int
    seat: int  # NOBODY: any free seat
    used_by: str = ""  # a player's id
    revoked: bool = False


class Record:
    def __init__(self, row: TableRow) -> None:
        """The table as it was laid. Raises OtherRules if its rules are not those of this code."""
        self.id = row.id
        self.created = row.created
        self.seed = int(row.seed)
        self.plan = Plan(**row.plan)
        self.game: Game = game_of(self.plan)
        if self.game.version != row.rules_version:
            raise OtherRules(
                f"table {row.id} plays {row.game} by rules {row.rules_version}; "
                f"here are {self.game.version}"
            )
        self.chairs = [Chair(seat) for seat in range(self.game.players)]
        self._seats: dict[str, int] = {}  # of the humans, by player
        self.host = ""
        self.started = 0.0
        self.over = False
        self.rematch_id = ""
        self.notes = 0  # how many were folded in
        self.links: list[Link] = []
        self.hands: dict[str, int] = {}  # the seat whose hand a player has seen
        self.match: Match | None = None
        self.history: list[Told] = []
        self.keys: dict[str, int] = {}  # the ply that was accepted under a key
        self.luck = 0  # plies of luck so far
        self._ats: list[float] = []  # by log entry
        self._numbers: list[int] = []  # the log entry of each ply that still counts
        self._own: list[int] = [0] * self.game.players  # log length after a seat's last ply
        self._held: dict[int, Held] = {}
        self._news: list[Event] = []

    # Notes

    def fold_note(self, note: Note) -> None:
        self.notes += 1
        getattr(self, f"_on_{note.kind}")(note.data, note.at)
        self._seats = {chair.player: chair.seat for chair in self.chairs if chair.human}
        if self.match is not None:
            self.match.log.names = self.names

    def _on_host(self, data: dict[str, Any], at: float) -> None:
        self.host = data["player"]

    def _on_plan(self, data: dict[str, Any], at: float) -> None:
        self.plan = Plan(**data["plan"])
        self.game = game_of(self.plan)
        self._own = [0] * self.game.players
        del self.chairs[self.game.players :]
        self.chairs += [Chair(seat) for seat in range(len(self.chairs), self.game.players)]

    def _on_sat(self, data: dict[str, Any], at: float) -> None:
        chair = self.chairs[data["seat"]]
        chair.kind, chair.player, chair.name = HUMAN, data["player"], data["name"]
        chair.standing, chair.warm, chair.away_since = ASK, False, at
        if self.started:
            self.hands[chair.player] = chair.seat

    def _on_bot(self, data: dict[str, Any], at: float) -> None:
        self._empty(data["seat"])
        chair = self.chairs[data["seat"]]
        chair.kind, chair.level = BOT, data["level"]

    def _on_opened(self, data: dict[str, Any], at: float) -> None:
        self._empty(data["seat"])

    def _empty(self, seat: int) -> None:
        self.chairs[seat] = Chair(seat, OPEN, used=self.chairs[seat].used)

    def _on_swapped(self, data: dict[str, Any], at: float) -> None:
        a, b = data["seats"]
        self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]
        self.chairs[a].seat, self.chairs[b].seat = a, b

    def _on_named(self, data: dict[str, Any], at: float) -> None:
        self.chairs[data["seat"]].name = data["name"]

    def _on_standing(self, data: dict[str, Any], at: float) -> None:
        self.chairs[data["seat"]].standing = data["answer"]

    def _on_invited(self, data: dict[str, Any], at: float) -> None:
        self.links.append(Link(len(self.links), data["seat"]))

    def _on_used(self, data: dict[str, Any], at: float) -> None:
        self.links[data["invite"]].used_by = data["player"]

    def _on_revoked(self, data: dict[str, Any], at: float) -> None:
        self.links[data["invite"]].revoked = True

    def _on_started(self, data: dict[str, Any], at: float) -> None:
        if data["mark"] != self.game.edition.digest:
            raise OtherRules(f"table {self.id}: its edition has changed since")
        self.started = at
        self.match = Match(self.game, self.names)
        self.match.state.news = self._news
        self.hands = {chair.player: chair.seat for chair in self.chairs if chair.human}

    def _on_held(self, data: dict[str, Any], at: float) -> None:
        self._held[data["seat"]] = Held(data["asked"], data["text"], data["key"])
        if data["key"]:
            self.keys[data["key"]] = data["ply"]

    def _on_over(self, data: dict[str, Any], at: float) -> None:
        self.over = True

    def _on_rematch(self, data: dict[str, Any], at: float) -> None:
        self.rematch_id = data["table"]

    # Plies

    def fold_ply(self, ply: Ply) -> None:
        match = self.playing
        if ply.seat == LUCK:
            self.luck += 1
        else:
            self.chairs[ply.seat].used += max(0.0, ply.at - self.asked_at(ply.seat))
        if ply.text == BACK:
            gone = self._numbers.pop(match.taking_back(ply.seat))
            match.take_back(ply.seat)
            self.history = [told for told in self.history if told.ply != gone]
            # What it was is gone from the log; that something was, everybody may know.
            self._news.append(Event(TAKEN_BACK, {"seat": ply.seat}, EVERYONE))
        else:
            match.play(ply.seat, match.game.read(ply.text))
            self._numbers.append(ply.ply)
        self._ats.append(ply.at)
        if ply.seat != LUCK:
            self._own[ply.seat] = self.entries
        if ply.key is not None:
            self.keys.setdefault(ply.key, ply.ply)  # a held answer was acknowledged before
        self.history += [Told(ply.ply, ply.at, event) for event in self._news]
        self._news.clear()

    # What is known

    @property
    def playing(self) -> Match:
        assert self.match is not None, "the match has not begun"
        return self.match

    @property
    def entries(self) -> int:
        """How long the log is; also the number of the next ply."""
        return len(self.playing.log.entries)

    @property
    def names(self) -> list[str]:
        return [chair.level if chair.kind == BOT else chair.name for chair in self.chairs]

    def seat_of(self, player_id: str) -> int:
        return self._seats.get(player_id, NOBODY)

    def question(self) -> int:
        """How long the log was when the present question was put."""
        ply = int(self.playing.state.question_ply)  # no match of the house starts from a position
        return self._numbers[ply - 1] + 1 if ply > 0 else 0

    def asked(self, seat: int) -> int:
        # A seat's own answer makes its own older pages stale, and nobody else's.
        return max(self.question(), self._own[seat])

    def asked_at(self, seat: int) -> float:
        """When the seat's question was put."""
        return self._at(self.asked(seat))

    def question_at(self) -> float:
        return self._at(self.question())

    def _at(self, entry: int) -> float:
        return self._ats[entry - 1] if entry else self.started

    def answers(self) -> list[str]:
        """What was answered to the present question so far."""
        state = self.playing.state
        given = int(state.ply - state.question_ply)
        return [entry.text for entry in self.playing.plies[len(self.playing.plies) - given :]]

    def held(self, seat: int) -> Held | None:
        """The seat's answer to the present question that waits to be played."""
        held = self._held.get(seat)
        if held is None or not held.text or self.match is None or held.asked != self.asked(seat):
            return None
        return held


def rebuilt(stored: Stored) -> Record:
    """A table as it was when its last line was written."""
    record = Record(stored.row)
    for note in stored.notes:
        record.fold_note(note)
    for ply in stored.plies:
        try:
            record.fold_ply(ply)
        except PaddockError as error:  # the rules here refuse what was allowed then
            raise OtherRules(f"table {record.id} cannot go on at ply {ply.ply}: {error}") from None
    return record
