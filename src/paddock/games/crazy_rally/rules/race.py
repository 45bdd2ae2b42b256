"""The race: fourteen rounds of drawing, driving, events and the next stretch (CR11 to CR24)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.crazy_rally.rules.cards import COLOURS, TRACK
from paddock.games.crazy_rally.rules.events import MayPlayEvent, next_in_line, play_event
from paddock.games.crazy_rally.rules.legs import end_leg
from paddock.games.crazy_rally.rules.parameters import NOTHING, RACING, START_SPEED
from paddock.games.crazy_rally.rules.rules import NOT_IN_HAND, drive, meet_track, retire
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.games.crazy_rally.rules.stock import FromStock, redeal, refill
from paddock.games.crazy_rally.rules.verbs import ACCELERATE, BRAKE, KEEP


@final
class Draw(FromStock):
    """CR12, CR13: every player draws a card."""

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        self.take(s, move.a)
        draw_on(s)


@final
class Drive(Phase[CrazyRally]):
    """CR14: each chooses a tuning card in secret, to accelerate or to brake."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        cards = s.hands[seat] & s.params.any_tuning
        while cards:
            kind = s.params.packing.first(cards)
            cards = s.params.packing.without(cards, kind)
            choices.add(s.params.first_up + kind)
            choices.add(s.params.first_down + kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb != ACCELERATE and move.verb != BRAKE:
            return NO_SUCH_CHOICE
        return OK if s.holds(seat, move.a) else NOT_IN_HAND

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.chosen[seat] = 2 * move.a + (1 if move.verb == BRAKE else 0)
        s.due &= ~just(seat)
        if not s.due:
            reveal(s)


@final
class PlayEvent(MayPlayEvent):
    """CR18: one player after another, the shortest distance first, may play an event card."""

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        if move.verb != KEEP:
            play_event(s, seat, move)
        if s.owed:
            s.ask(EVENT_DRAW, just(LUCK))
        else:
            next_event(s)


@final
class EventDraw(FromStock):
    """CR19: two cards for an event."""

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        self.take(s, move.a)
        if s.owed == 0 or s.stock_size == 0:
            s.owed = 0
            next_event(s)


DRAWING: Final = Draw("draw")
DRIVE: Final = Drive("drive", sealed=True)
EVENT: Final = PlayEvent("event")
EVENT_DRAW: Final = EventDraw("event-draw")


def begin_race(s: CrazyRally) -> None:
    """CR11: all cards that are in no hand make one stock."""
    s.stage = RACING
    for seat in range(s.params.players):
        s.speed[seat] = START_SPEED
        s.stock += s.laid[seat]
        s.stock_size += len(COLOURS)
        s.laid[seat] = 0
    if s.news is not None:
        s.tell("race-begins", {"stock": int(s.stock_size), "speed": START_SPEED})
    begin_round(s)


def begin_round(s: CrazyRally) -> None:
    """CR12."""
    if s.news is not None:
        s.tell("round", {"round": int(s.round) + 1, "all": TRACK})
    s.turn_seat = s.first()
    s.owed = 1
    refill(s)
    draw_on(s)


def draw_on(s: CrazyRally) -> None:
    """CR12, CR13: one player after another draws until they have a tuning card."""
    while True:
        if s.owed and s.stock_size:
            s.ask(DRAWING, just(LUCK))
            return
        s.owed = 0
        player = s.turn_seat
        if not s.can_drive(player) and redeal(s, player):
            continue
        player = s.after(player)
        if player == NOTHING:
            break
        s.turn_seat = player
        s.owed = 1
    ask_to_drive(s)


def ask_to_drive(s: CrazyRally) -> None:
    """CR14."""
    drivers: i64 = 0
    for seat in range(s.params.players):
        if s.can_drive(seat):
            drivers |= just(seat)
    if drivers:
        s.ask(DRIVE, drivers)
    else:
        reveal(s)


def reveal(s: CrazyRally) -> None:
    """CR14–CR17: all cards are turned over, and all speeds change."""
    s.learnt = s.ply
    seat = s.first()
    while seat != NOTHING:
        chosen = s.chosen[seat]
        s.played[seat] = chosen
        if chosen != NOTHING:
            s.chosen[seat] = NOTHING
            s.throw_away(seat, chosen >> 1)
            drive(s, seat, chosen >> 1, chosen & 1 == 1)
            if s.body[seat] <= 0:
                retire(s, seat)
        seat = s.after(seat)
    s.turn_seat = NOTHING
    next_event(s)


def next_event(s: CrazyRally) -> None:
    """CR18: the next player may play an event; after the last one the track card is turned."""
    seat = next_in_line(s)
    if seat == NOTHING:
        turn_track(s)
        return
    s.turn_seat = seat
    s.ask(EVENT, just(seat))


def turn_track(s: CrazyRally) -> None:
    """CR20–CR24: the next card of the course is turned and every car meets it."""
    card = s.course[s.round]
    s.learnt = s.ply
    if s.news is not None:
        s.tell(
            "track-red" if s.params.red[card] else "track",
            {
                "card": s.params.track_names[card],
                "limit": int(s.params.limit[card]),
                "difficulty": int(s.params.difficulty[card]),
                "damage": int(s.params.damage[card]),
            },
        )
    s.round += 1
    seat = s.first()
    while seat != NOTHING:
        meet_track(s, seat, card)
        if s.body[seat] <= 0:
            retire(s, seat)
        seat = s.after(seat)
    if s.round == TRACK or s.first() == NOTHING:
        end_leg(s)
    else:
        begin_round(s)
