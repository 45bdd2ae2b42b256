"""Event cards: who may play one, and what it does (CR18, CR19)."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.games.crazy_rally.rules.parameters import EVENT_CARDS, NOTHING
from paddock.games.crazy_rally.rules.rules import CAR_OUT, NO_EVENT, overspeed, retire
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.games.crazy_rally.rules.stock import refill
from paddock.games.crazy_rally.rules.verbs import CARDS, FASTER, KEEP, SLOWER


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
    return s.distance[seat] * 8 + s.from_start(seat)


def refuse_event(s: CrazyRally, seat: i64) -> Refusal:
    return OK if s.holds(seat, s.params.event) else NO_EVENT


def refuse_push(s: CrazyRally, seat: i64, victim: i64) -> Refusal:
    if not s.holds(seat, s.params.event):
        return NO_EVENT
    return CAR_OUT if s.out[victim] else OK


class MayPlayEvent(Phase[CrazyRally]):
    """CR18, CR19: what somebody may do with an event card."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        if s.holds(seat, s.params.event):
            choices.add(s.params.cards_id)
            car: i64 = 0
            while car < s.params.players:
                if not s.out[car]:
                    choices.add(s.params.first_faster + car)
                car += 1
            car = 0
            while car < s.params.players:
                if not s.out[car]:
                    choices.add(s.params.first_slower + car)
                car += 1
        choices.add(s.params.keep_id)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb == KEEP:
            return OK
        if move.verb == CARDS:
            return refuse_event(s, seat)
        if move.verb == FASTER or move.verb == SLOWER:
            return refuse_push(s, seat, move.b)
        return NO_SUCH_CHOICE


def play_event(s: CrazyRally, seat: i64, move: Move) -> None:
    """CR19: two cards are owed to the player, or a car's speed changes."""
    s.throw_away(seat, s.params.event)
    if move.verb == CARDS:
        s.owed = EVENT_CARDS
        if s.news is not None:
            s.tell("event-cards", {"seat": int(seat), "count": EVENT_CARDS})
        refill(s)
        return
    push(s, seat, move.b, 1 if move.verb == FASTER else -1)
    if s.body[move.b] <= 0:
        retire(s, move.b)


def push(s: CrazyRally, seat: i64, victim: i64, change: i64) -> None:
    """CR19: any car's speed up or down by one; CR17 holds for it."""
    before = s.speed[victim]
    wanted = before + change
    s.speed[victim] = min(max(wanted, 0), s.top[victim])
    if s.news is not None:
        s.tell(
            "pushed" if change > 0 else "held",
            {
                "seat": int(seat),
                "victim": int(victim),
                "own": 1 if victim == seat else 0,
                "before": int(before),
                "speed": int(s.speed[victim]),
                "floor": 1 if wanted < 0 else 0,
            },
        )
    if wanted > s.top[victim]:
        overspeed(s, victim, wanted)
