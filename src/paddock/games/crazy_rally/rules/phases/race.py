"""The race: fourteen rounds of drawing, driving, events and the next stretch (CR11 to CR24)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Kind, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just, without
from paddock.games.crazy_rally.rules import events, rules
from paddock.games.crazy_rally.rules.cards import COLOURS, TRACK
from paddock.games.crazy_rally.rules.moves import (
    ACCELERATE,
    BRAKE,
    CARDS,
    DRAW,
    FASTER,
    KEEP,
    SLOWER,
)
from paddock.games.crazy_rally.rules.parameters import NOTHING, RACING, START_SPEED
from paddock.games.crazy_rally.rules.state import CrazyRally


def begin_race(s: CrazyRally) -> None:
    """CR11: all cards that are in no hand make one stock."""
    s.stage = RACING
    for seat in range(s.params.players):
        s.speed[seat] = START_SPEED
        s.stock += s.laid[seat]
        s.stock_size += len(COLOURS)
        s.laid[seat] = 0
    events.race_begins(s)
    begin_round(s)


# Everybody draws a card


def begin_round(s: CrazyRally) -> None:
    """CR12."""
    events.round_begins(s)
    s.turn_seat = s.first()
    s.owed = 1
    rules.refill(s)
    draw_on(s)


def draw_on(s: CrazyRally) -> None:
    """CR12, CR13: one player after another draws until they have a tuning card."""
    while True:
        if s.owed and s.stock_size:
            s.ask(DRAWING, just(LUCK))
            return
        s.owed = 0
        player = s.turn_seat
        if not s.can_drive(player) and rules.redeal(s, player):
            continue
        player = s.after(player)
        if player == NOTHING:
            break
        s.turn_seat = player
        s.owed = 1
    ask_to_drive(s)


class FromStock(Phase[CrazyRally]):
    """Luck says which card comes off the stock."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        for kind in range(s.params.kinds):
            if rules.refuse_draw(s, kind) is OK:
                choices.add(s.params.moves.draw.id(kind))

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return rules.refuse_draw(s, move.a) if move.verb == DRAW else NO_SUCH_CHOICE

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        kind = s.params.packing.draw(s.stock, s.stock_size, rng)
        return s.game.moves[s.params.moves.draw.id(kind)]

    def take(self, s: CrazyRally, kind: i64) -> None:
        s.draw(s.turn_seat, kind)
        events.drew(s, s.turn_seat, kind)
        rules.refill(s)
        s.owed -= 1


@final
class Draw(FromStock):
    """CR12, CR13: every player draws a card."""

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        self.take(s, move.a)
        draw_on(s)


# Everybody accelerates or brakes


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


@final
class Drive(Phase[CrazyRally]):
    """CR14: each chooses a tuning card in secret, to accelerate or to brake."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        packing = s.params.packing
        # The numbers of the moves of a kind follow the cards.
        accelerate, brake = s.params.moves.accelerate.first, s.params.moves.brake.first
        cards = s.params.tuning_in(s.hands[seat])  # all that `refuse_drive` allows
        while cards:
            kind = packing.first(cards)
            cards = packing.without(cards, kind)
            choices.add(accelerate + kind)
            choices.add(brake + kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb != ACCELERATE and move.verb != BRAKE:
            return NO_SUCH_CHOICE
        return rules.refuse_drive(s, seat, move.a)

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.chosen[seat] = move.id
        s.due = without(s.due, seat)
        if not s.due:
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
            move = s.game.moves[chosen]
            s.throw_away(seat, move.a)
            rules.drive(s, seat, move.a, move.verb == BRAKE)
            if s.body[seat] <= 0:
                rules.retire(s, seat)
        seat = s.after(seat)
    s.turn_seat = NOTHING
    next_event(s)


# Event cards


def next_event(s: CrazyRally) -> None:
    """CR18: the next player may play an event; after the last one the track card is turned."""
    seat = next_in_line(s)
    if seat == NOTHING:
        if s.first() == NOTHING and not s.params.turns_for_nobody:
            finish_leg(s)  # CR24: no card is turned for nobody
        else:
            turn_track(s)
        return
    s.turn_seat = seat
    s.ask(EVENT, just(seat))


def next_in_line(s: CrazyRally) -> i64:
    """CR18: the next player by distance, then by seat; -1 after the last one.

    Whoever holds a card is asked, so that the question does not tell who has an event.
    """
    last: i64 = NOTHING if s.turn_seat == NOTHING else event_order(s, s.turn_seat)
    best: i64 = -1
    found: i64 = NOTHING
    seat: i64 = 0
    while seat < s.params.players:
        if not s.out[seat] and s.hand_sizes[seat]:
            order = event_order(s, seat)
            if order > last and (found == NOTHING or order < best):
                best = order
                found = seat
        seat += 1
    return found


def event_order(s: CrazyRally, seat: i64) -> i64:
    """CR18: distances come first; at equal distance, places from the start player, below 8."""
    return s.distance[seat] * 8 + s.from_start(seat)


@final
class PlayEvent(Phase[CrazyRally]):
    """CR18, CR19: one player after another, the shortest distance first, may play an event card."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        moves = s.params.moves
        if s.has_event(seat):
            choices.add(moves.cards.first)
            self.offer_pushes(s, moves.faster, choices)
            self.offer_pushes(s, moves.slower, choices)
        choices.add(moves.keep.first)

    def offer_pushes(self, s: CrazyRally, push: Kind, choices: Choices) -> None:
        """As `refuse_push`, which would look for the event card again for each car."""
        car: i64 = 0
        while car < s.params.players:
            if not s.out[car]:
                choices.add(push.pair(0, car))
            car += 1

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb == KEEP:
            return OK
        if move.verb == CARDS:
            return rules.refuse_event(s, seat)
        if move.verb == FASTER or move.verb == SLOWER:
            return rules.refuse_push(s, seat, move.b)
        return NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        if move.verb == CARDS:
            rules.take_cards(s, seat)
        elif move.verb != KEEP:
            rules.push(s, seat, move.b, 1 if move.verb == FASTER else -1)
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


# The track card


def turn_track(s: CrazyRally) -> None:
    """CR20–CR24: the next card of the course is turned and every car meets it."""
    card = s.course[s.round]
    s.learnt = s.ply
    events.track(s, card)
    s.round += 1
    seat = s.first()
    while seat != NOTHING:
        rules.meet_track(s, seat, card)
        if s.body[seat] <= 0:
            rules.retire(s, seat)
        seat = s.after(seat)
    if s.round < TRACK and s.first() != NOTHING:
        begin_round(s)
        return
    finish_leg(s)


def finish_leg(s: CrazyRally) -> None:
    # Imported here because the circle closes: a leg leads to a race, and a race to the next leg.
    from paddock.games.crazy_rally.rules.phases.leg import end_leg

    end_leg(s)


DRAWING: Final = Draw("draw")
DRIVE: Final = Drive("drive", sealed=True)
EVENT: Final = PlayEvent("event")
EVENT_DRAW: Final = EventDraw("event-draw")
