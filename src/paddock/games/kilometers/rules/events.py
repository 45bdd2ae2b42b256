"""The events of a rally: one function per event.

A function does nothing while nobody listens, so the rules call it unconditionally.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.result import tell_standing, tell_winners
from paddock.core.seats import EVERYONE, just, without
from paddock.games.kilometers.rules.cards import NAMES

if TYPE_CHECKING:
    from paddock.games.kilometers.rules.state import Kilometers

EVENTS: Final = [
    "dealt",
    "your-hand",
    "drew",
    "you-drew",
    "discarded",
    "attacked",
    "played",
    "reacted",
    "reached",
    "extended",
    "scored",
    "rally-over",
    "won-match",
    "shared-match",
    "standing",
]


def dealt(s: Kilometers) -> None:
    """The dealer, to all; and to each player the hand."""
    if s.news is not None:
        s.tell("dealt", {"rally": int(s.rally), "dealer": int(s.dealer)})
        for player in range(s.game.players):
            cards = s.params.packing.cards(s.hands[player])
            hand = " ".join(NAMES[kind] for kind in cards)
            s.tell("your-hand", {"cards": hand}, int(just(player)))


def drew(s: Kilometers, seat: i64, kind: i64) -> None:
    """To the player who drew: which card; to the others: that a card was drawn."""
    if s.news is not None:
        s.tell("drew", {"seat": int(seat)}, int(without(EVERYONE, seat)))
        s.tell("you-drew", {"card": NAMES[kind]}, int(just(seat)))


def discarded(s: Kilometers, seat: i64, kind: i64) -> None:
    if s.news is not None:
        s.tell("discarded", {"seat": int(seat), "card": NAMES[kind]})


def attacked(s: Kilometers, seat: i64, hazard: i64, victim: i64) -> None:
    if s.news is not None:
        s.tell("attacked", {"seat": int(seat), "card": NAMES[hazard], "victim": int(victim)})


def played(s: Kilometers, seat: i64, kind: i64) -> None:
    if s.news is not None:
        s.tell("played", {"seat": int(seat), "card": NAMES[kind]})


def reacted(s: Kilometers, seat: i64, trump: i64) -> None:
    if s.news is not None:
        s.tell("reacted", {"seat": int(seat), "card": NAMES[trump]})


def reached(s: Kilometers, seat: i64) -> None:
    if s.news is not None:
        s.tell("reached", {"seat": int(seat), "km": int(s.target)})


def extended(s: Kilometers, seat: i64) -> None:
    if s.news is not None:
        s.tell("extended", {"seat": int(seat)})


def scored(s: Kilometers, side: int, reason: str, rule: str, points: int) -> None:
    if s.news is not None:
        s.tell("scored", {"side": side, "reason": reason, "rule": rule, "points": points})


def rally_over(s: Kilometers, winner: i64) -> None:
    if s.news is not None:
        s.tell("rally-over", {"rally": int(s.rally), "winner": int(winner)})


def match_over(s: Kilometers) -> None:
    """K44: the winners, and the places of all."""
    tell_winners(s)
    tell_standing(s)
