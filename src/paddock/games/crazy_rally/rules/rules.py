"""What the cards do to a car: tuning, driving, events, the track. Refusals stand beside effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import OK, Refusal
from paddock.games.crazy_rally.rules.cards import OPENING, PURPLE, TRACK
from paddock.games.crazy_rally.rules.parameters import (
    CRASHED,
    OVERSPEED_COST,
    THROUGH,
    TOO_FAST,
    TOO_SLOW,
    TURBO_COST,
)
from paddock.games.crazy_rally.rules.state import CrazyRally

NO_FLAG: Final = Refusal("no-flag", "CR5")
IN_THE_COURSE: Final = Refusal("in-the-course", "CR5")
OTHER_PILE: Final = Refusal("other-pile", "CR7")
NOT_DRAWN: Final = Refusal("not-drawn", "CR7")
OTHER_COLOUR: Final = Refusal("other-colour", "CR7")
NO_CARD_LEFT: Final = Refusal("no-card-left", "CR12")
NOT_IN_HAND: Final = Refusal("not-in-hand", "CR14")
NO_EVENT: Final = Refusal("no-event", "CR18")
CAR_OUT: Final = Refusal("car-out", "CR24")

REFUSALS: Final = [
    NO_FLAG,
    IN_THE_COURSE,
    OTHER_PILE,
    NOT_DRAWN,
    OTHER_COLOUR,
    NO_CARD_LEFT,
    NOT_IN_HAND,
    NO_EVENT,
    CAR_OUT,
]


# The course


def refuse_track(s: CrazyRally, card: i64) -> Refusal:
    if not s.unlaid & POWERS[card]:
        return IN_THE_COURSE
    opening = TRACK - s.owed < OPENING
    return NO_FLAG if opening and not s.params.flags & POWERS[card] else OK


# Tuning


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
    if s.news is not None:
        s.tell(
            "tuned",
            {
                "seat": int(seat),
                "card": s.params.names[kind],
                "top": int(s.top[seat]),
                "handling": int(s.handling[seat]),
                "body": int(s.body[seat]),
            },
        )


# Speed


def drive(s: CrazyRally, seat: i64, kind: i64, braking: bool) -> None:
    """CR15–CR17: the card changes the speed, and what that costs."""
    before = s.speed[seat]
    change = -s.params.down[kind] if braking else s.params.up[kind]
    wanted = before + change
    s.speed[seat] = min(max(wanted, 0), s.top[seat])
    if s.news is not None:
        s.tell(
            "braked" if braking else "accelerated",
            {
                "seat": int(seat),
                "card": s.params.names[kind],
                "points": int(s.params.down[kind] if braking else s.params.up[kind]),
                "before": int(before),
                "speed": int(s.speed[seat]),
                "floor": 1 if wanted < 0 else 0,
            },
        )
    if s.params.colour[kind] == PURPLE:
        turbo(s, seat)
    if wanted > s.top[seat]:
        overspeed(s, seat, wanted)


def turbo(s: CrazyRally, seat: i64) -> None:
    """CR16."""
    s.body[seat] -= TURBO_COST
    if s.news is not None:
        s.tell("turbo", {"seat": int(seat), "cost": TURBO_COST, "body": int(s.body[seat])})


def overspeed(s: CrazyRally, seat: i64, wanted: i64) -> None:
    """CR17: no car is faster than its top speed, and trying costs body."""
    s.speed[seat] = s.top[seat]
    s.body[seat] -= OVERSPEED_COST
    if s.news is not None:
        s.tell(
            "overspeed",
            {
                "seat": int(seat),
                "wanted": int(wanted),
                "top": int(s.top[seat]),
                "cost": OVERSPEED_COST,
                "body": int(s.body[seat]),
            },
        )


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
    if s.news is not None:
        s.tell(
            "too-slow" if red else "too-fast",
            {
                "seat": int(seat),
                "before": int(speed),
                "limit": int(limit),
                "difficulty": int(params.difficulty[card]),
                "off": int(off),
                "loss": int(loss),
                "handling": int(s.handling[seat]),
            },
        )
    if limit > s.top[seat]:
        overspeed(s, seat, limit)  # CR23: a jump can ask for more than the car has
    go_through(s, seat, TOO_SLOW if red else TOO_FAST)


def go_through(s: CrazyRally, seat: i64, verdict: i64) -> None:
    """CR20, CR21: the speed is added to the distance."""
    s.verdict[seat] = verdict
    s.distance[seat] += s.speed[seat]
    if s.news is not None:
        s.tell(
            "through",
            {
                "seat": int(seat),
                "speed": int(s.speed[seat]),
                "distance": int(s.distance[seat]),
            },
        )


def crash(s: CrazyRally, seat: i64, card: i64, loss: i64) -> None:
    """CR22."""
    handling = s.handling[seat] + loss
    s.verdict[seat] = CRASHED
    s.handling[seat] = s.handling_full[seat]
    s.speed[seat] = 0
    s.body[seat] -= s.params.damage[card]
    if s.news is not None:
        s.tell(
            "crashed",
            {
                "seat": int(seat),
                "before": int(s.came[seat]),
                "limit": int(s.params.limit[card]),
                "red": int(s.params.red[card]),
                "loss": int(loss),
                "handling": int(handling),
                "full": int(s.handling_full[seat]),
                "damage": int(s.params.damage[card]),
                "body": int(s.body[seat]),
            },
        )


def retire(s: CrazyRally, seat: i64) -> None:
    """CR24: without body the car is out, and its player's cards go to the discard pile."""
    s.out[seat] = 1
    s.speed[seat] = 0
    s.throw_hand_away(seat)
    if s.news is not None:
        s.tell("out", {"seat": int(seat), "distance": int(s.distance[seat])})
