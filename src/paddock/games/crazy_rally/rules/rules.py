"""What the cards do to a car, in the order of the rulebook: refusals stand beside effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.bits import contains
from paddock.core.errors import OK, Refusal, Refusals
from paddock.games.crazy_rally.rules import events
from paddock.games.crazy_rally.rules.cards import PURPLE, TRACK
from paddock.games.crazy_rally.rules.course import candidates
from paddock.games.crazy_rally.rules.parameters import (
    CRASHED,
    EVENT_CARDS,
    OVERSPEED_COST,
    THROUGH,
    TOO_FAST,
    TOO_SLOW,
    TURBO_COST,
)
from paddock.games.crazy_rally.rules.state import CrazyRally

REFUSALS: Final = Refusals()
NO_FLAG: Final = REFUSALS.add("no-flag", "CR5")
IN_THE_COURSE: Final = REFUSALS.add("in-the-course", "CR5")
OTHER_PILE: Final = REFUSALS.add("other-pile", "CR7")
NOT_DRAWN: Final = REFUSALS.add("not-drawn", "CR7")
OTHER_COLOUR: Final = REFUSALS.add("other-colour", "CR7")
NO_CARD_LEFT: Final = REFUSALS.add("no-card-left", "CR12")
NOT_IN_HAND: Final = REFUSALS.add("not-in-hand", "CR14")
NO_EVENT: Final = REFUSALS.add("no-event", "CR18")
CAR_OUT: Final = REFUSALS.add("car-out", "CR24")


# The course


def refuse_track(s: CrazyRally, card: i64) -> Refusal:
    """CR5."""
    if contains(candidates(s, TRACK - s.owed), card):
        return OK
    return NO_FLAG if contains(s.unlaid, card) else IN_THE_COURSE


# Tuning


def refuse_tuning_draw(s: CrazyRally, kind: i64) -> Refusal:
    """CR7: what luck may not draw."""
    return refuse_draw(s, kind) if s.params.colour[kind] == s.stage else OTHER_PILE


def refuse_lay(s: CrazyRally, seat: i64, kind: i64) -> Refusal:
    if s.params.colour[kind] != s.stage:
        return OTHER_COLOUR
    return OK if s.holds(seat, kind) else NOT_DRAWN


def lay(s: CrazyRally, seat: i64, kind: i64) -> None:
    """CR7: the symbols of a card change the car at once."""
    one = s.params.packing.one[kind]
    s.hands[seat] -= one
    s.hand_sizes[seat] -= 1
    s.laid[seat] += one
    s.handling[seat] += s.params.wheels[kind]
    s.top[seat] += s.params.tyres[kind]
    s.body[seat] += s.params.nuts[kind]
    events.tuned(s, seat, kind)


# The stock


def refuse_draw(s: CrazyRally, kind: i64) -> Refusal:
    """What luck may not draw: a card that is no longer in the stock."""
    return OK if s.params.packing.has(s.stock, kind) else NO_CARD_LEFT


def refill(s: CrazyRally) -> None:
    """CR25: an empty stock is made anew from the discard pile."""
    if s.stock_size or not s.discard_size:
        return
    s.stock = s.discard
    s.stock_size = s.discard_size
    s.discard = 0
    s.discard_size = 0
    events.reshuffled(s)


def redeal(s: CrazyRally, player: i64) -> bool:
    """CR13: a hand without tuning cards is shown and replaced, if there is one to be had."""
    if not s.hand_sizes[player] or not s.params.tuning_in(s.stock | s.discard):
        return False
    s.owed = s.hand_sizes[player]
    events.redealt(s, player)
    s.throw_hand_away(player)
    refill(s)
    return True


# Speed


def refuse_drive(s: CrazyRally, seat: i64, kind: i64) -> Refusal:
    return OK if s.holds(seat, kind) else NOT_IN_HAND


def drive(s: CrazyRally, seat: i64, kind: i64, braking: bool) -> None:
    """CR15–CR17: the card changes the speed, and what that costs."""
    before = s.speed[seat]
    wanted = before - s.params.down[kind] if braking else before + s.params.up[kind]
    s.speed[seat] = min(max(wanted, 0), s.top[seat])
    events.drove(s, seat, kind, braking, before, wanted)
    if s.params.colour[kind] == PURPLE:
        turbo(s, seat)
    if wanted > s.top[seat]:
        overspeed(s, seat, wanted)


def turbo(s: CrazyRally, seat: i64) -> None:
    """CR16."""
    s.body[seat] -= TURBO_COST
    events.turbo(s, seat)


def overspeed(s: CrazyRally, seat: i64, wanted: i64) -> None:
    """CR17: no car is faster than its top speed, and trying costs body."""
    s.speed[seat] = s.top[seat]
    s.body[seat] -= OVERSPEED_COST
    events.overspeed(s, seat, wanted)


# Event cards


def refuse_event(s: CrazyRally, seat: i64) -> Refusal:
    return OK if s.has_event(seat) else NO_EVENT


def refuse_push(s: CrazyRally, seat: i64, victim: i64) -> Refusal:
    """CR19: an event may be aimed at any car that is still in the race."""
    if not s.has_event(seat):
        return NO_EVENT
    return CAR_OUT if s.out[victim] else OK


def take_cards(s: CrazyRally, seat: i64) -> None:
    """CR19: two cards are owed to the player."""
    s.throw_away(seat, s.params.event)
    s.owed = EVENT_CARDS
    events.event_cards(s, seat)
    refill(s)


def push(s: CrazyRally, seat: i64, victim: i64, change: i64) -> None:
    """CR19: any car's speed up or down by one; CR15 and CR17 hold for it."""
    s.throw_away(seat, s.params.event)
    before = s.speed[victim]
    wanted = before + change
    s.speed[victim] = min(max(wanted, 0), s.top[victim])
    events.pushed(s, seat, victim, before, wanted)
    if wanted > s.top[victim]:
        overspeed(s, victim, wanted)
    if s.body[victim] <= 0:
        retire(s, victim)


# The track


def meet_track(s: CrazyRally, seat: i64, card: i64) -> None:
    """CR20–CR23: one car on one track card."""
    params = s.params
    speed = s.speed[seat]
    limit = params.limit[card]
    red = params.red[card] != 0
    s.came[seat] = speed
    off = limit - speed if red else speed - limit  # the shortfall or the excess
    if off <= 0:
        go_through(s, seat, THROUGH)
        return
    loss = params.difficulty[card] + off
    s.handling[seat] -= loss
    if s.handling[seat] < 0:
        crash(s, seat, card, loss)
        return
    s.speed[seat] = limit
    events.off_limit(s, seat, card, off, loss)
    if limit > s.top[seat]:
        overspeed(s, seat, limit)  # CR23: a jump can ask for more than the car has
    go_through(s, seat, TOO_SLOW if red else TOO_FAST)


def go_through(s: CrazyRally, seat: i64, verdict: i64) -> None:
    """CR20, CR21: the speed is added to the distance."""
    s.verdict[seat] = verdict
    s.distance[seat] += s.speed[seat]
    events.through(s, seat)


def crash(s: CrazyRally, seat: i64, card: i64, loss: i64) -> None:
    """CR22."""
    handling = s.handling[seat] + loss  # as it was before this card
    s.verdict[seat] = CRASHED
    s.handling[seat] = s.handling_full[seat]
    s.speed[seat] = 0
    s.body[seat] -= s.params.damage[card]
    events.crashed(s, seat, card, loss, handling)


def retire(s: CrazyRally, seat: i64) -> None:
    """CR24: without body the car is out, and its player's cards go to the discard pile."""
    s.out[seat] = 1
    s.speed[seat] = 0
    s.throw_hand_away(seat)
    events.out(s, seat)
