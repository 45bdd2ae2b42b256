"""The events of a leg: one function per event.

A function does nothing while nobody listens, so the rules call it unconditionally.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.result import tell_winners
from paddock.core.seats import EVERYONE, just, without
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.parameters import (
    EVENT_CARDS,
    OVERSPEED_COST,
    START_SPEED,
    TURBO_COST,
)

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally

EVENTS: Final = [
    "leg-begins",
    "you-drew",
    "tuned",
    "lap",
    "lap-over",
    "race-begins",
    "round",
    "drew",
    "redealt",
    "reshuffled",
    "accelerated",
    "braked",
    "turbo",
    "overspeed",
    "out",
    "event-cards",
    "pushed",
    "held",
    "track",
    "track-red",
    "through",
    "too-fast",
    "too-slow",
    "crashed",
    "scored",
    "leg-over",
    "placed",
    "placed-crashed",
    "placed-out",
    "won-match",
    "shared-match",
    "nobody-won",
]


# Preparation


def leg_begins(s: CrazyRally) -> None:
    if s.news is not None:
        s.tell("leg-begins", {"leg": int(s.leg), "seat": int(s.starter)})


def drew_for_tuning(s: CrazyRally, seat: i64, kind: i64) -> None:
    """CR8: only the one who drew hears of it."""
    if s.news is not None:
        s.tell("you-drew", {"card": s.params.names[kind]}, int(just(seat)))


def tuned(s: CrazyRally, seat: i64, kind: i64) -> None:
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


def lap(s: CrazyRally) -> None:
    """That a card is shown, never which one (CR10)."""
    if s.news is not None:
        s.tell("lap", {"number": int(s.shown), "all": TRACK})


def lap_over(s: CrazyRally) -> None:
    if s.news is not None:
        s.tell("lap-over", {})


# A round


def race_begins(s: CrazyRally) -> None:
    if s.news is not None:
        s.tell("race-begins", {"stock": int(s.stock_size), "speed": START_SPEED})


def round_begins(s: CrazyRally) -> None:
    if s.news is not None:
        s.tell("round", {"round": int(s.round) + 1, "all": TRACK})


def drew(s: CrazyRally, seat: i64, kind: i64) -> None:
    """To the player who drew: which card; to the others: that a card was drawn."""
    if s.news is not None:
        s.tell("drew", {"seat": int(seat)}, int(without(EVERYONE, seat)))
        s.tell("you-drew", {"card": s.params.names[kind]}, int(just(seat)))


def redealt(s: CrazyRally, seat: i64) -> None:
    """CR13: the whole hand is shown to all."""
    if s.news is not None:
        cards = " ".join(s.params.names[kind] for kind in s.params.packing.cards(s.hands[seat]))
        count = int(s.hand_sizes[seat])
        s.tell("redealt", {"seat": int(seat), "cards": cards, "count": count})


def reshuffled(s: CrazyRally) -> None:
    if s.news is not None:
        s.tell("reshuffled", {"count": int(s.stock_size)})


def drove(s: CrazyRally, seat: i64, kind: i64, braking: bool, before: i64, wanted: i64) -> None:
    if s.news is not None:
        s.tell(
            "braked" if braking else "accelerated",
            {
                "seat": int(seat),
                "card": s.params.names[kind],
                "points": int(s.params.down[kind] if braking else s.params.up[kind]),
                "before": int(before),
                "wanted": int(wanted),
                "speed": int(s.speed[seat]),
                "floor": 1 if wanted < 0 else 0,
            },
        )


def turbo(s: CrazyRally, seat: i64) -> None:
    if s.news is not None:
        s.tell("turbo", {"seat": int(seat), "cost": TURBO_COST, "body": int(s.body[seat])})


def overspeed(s: CrazyRally, seat: i64, wanted: i64) -> None:
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


def out(s: CrazyRally, seat: i64) -> None:
    if s.news is not None:
        s.tell("out", {"seat": int(seat), "distance": int(s.distance[seat])})


# Event cards


def event_cards(s: CrazyRally, seat: i64) -> None:
    if s.news is not None:
        s.tell("event-cards", {"seat": int(seat), "count": EVENT_CARDS})


def pushed(s: CrazyRally, seat: i64, victim: i64, before: i64, wanted: i64) -> None:
    """CR19: a car was made faster, or was held back."""
    if s.news is not None:
        s.tell(
            "pushed" if wanted > before else "held",
            {
                "seat": int(seat),
                "victim": int(victim),
                "own": 1 if victim == seat else 0,
                "before": int(before),
                "speed": int(s.speed[victim]),
                "floor": 1 if wanted < 0 else 0,
                "over": 1 if wanted > s.top[victim] else 0,  # CR17: told by itself
            },
        )


# The track


def track(s: CrazyRally, card: i64) -> None:
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


def through(s: CrazyRally, seat: i64) -> None:
    if s.news is not None:
        s.tell(
            "through",
            {
                "seat": int(seat),
                "speed": int(s.speed[seat]),
                "distance": int(s.distance[seat]),
            },
        )


def off_limit(s: CrazyRally, seat: i64, card: i64, off: i64, loss: i64) -> None:
    """CR21, CR23: too fast, or on a red card too slow, and still on the road."""
    if s.news is not None:
        s.tell(
            "too-slow" if s.params.red[card] else "too-fast",
            {
                "seat": int(seat),
                "before": int(s.came[seat]),
                "limit": int(s.params.limit[card]),
                "difficulty": int(s.params.difficulty[card]),
                "off": int(off),
                "loss": int(loss),
                "handling": int(s.handling[seat]),
            },
        )


def crashed(s: CrazyRally, seat: i64, card: i64, loss: i64, handling: i64) -> None:
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


# The end


def scored(s: CrazyRally, side: int, reason: str, rule: str, points: int) -> None:
    if s.news is not None:
        s.tell("scored", {"side": side, "reason": reason, "rule": rule, "points": points})


def leg_over(s: CrazyRally) -> None:
    """The end of a leg, and a line for each car, the first place first."""
    if s.news is not None:
        s.tell("leg-over", {"leg": int(s.leg)})
        for place, seat in sorted((place, seat) for seat, place in enumerate(s.places())):
            how = ["placed", "placed-crashed", "placed-out"][s.standing(seat)]
            distance = int(s.distance[seat])
            s.tell(how, {"seat": seat, "rank": place, "distance": distance})


def match_over(s: CrazyRally) -> None:
    """Who has won, if anybody has (CR28)."""
    if s.news is not None:
        tell_winners(s)
        if not s.winners():
            s.tell("nobody-won", {})
