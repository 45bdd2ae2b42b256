"""The score of a rally, line by line: K33 to K43."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.bits import contains
from paddock.games.kilometers.rules import events
from paddock.games.kilometers.rules.cards import D200

if TYPE_CHECKING:
    from paddock.games.kilometers.rules.state import Kilometers, Side

TRUMP_POINTS: Final = 100  # K34
ALL_TRUMPS_POINTS: Final = 300  # K35: on top of the four hundreds
LIGHTNING_POINTS: Final = 300  # K36
WIN_POINTS: Final = 400  # K37
CROWN_POINTS: Final = 300  # K38
NO_200_POINTS: Final = 300  # K39
EXTENSION_POINTS: Final = 200  # K40, K41
SHUT_OUT_POINTS: Final = 500  # K42


def score_rally(s: Kilometers, winner: i64) -> None:
    """Enter the rally into the ledger. `winner` is a side, or -1 (K32)."""
    for number in range(len(s.sides)):
        side = s.sides[number]
        enter(s, number, "kilometres", "K33", int(side.km))
        enter(s, number, "trumps", "K34", int(trump_points(side)))
        enter(s, number, "all-trumps", "K35", int(all_trumps_points(side)))
        enter(s, number, "lightning", "K36", int(lightning_points(side)))
    if winner >= 0:
        score_winner(s, int(winner))
    score_extension(s, winner)
    score_shut_out(s)
    events.rally_over(s, winner)


def points_on(side: Side) -> i64:
    """K33–K36: what a tableau is worth, whoever wins."""
    return side.km + trump_points(side) + all_trumps_points(side) + lightning_points(side)


def trump_points(side: Side) -> i64:
    return TRUMP_POINTS * count_trumps(side.trumps)


def all_trumps_points(side: Side) -> i64:
    return ALL_TRUMPS_POINTS if count_trumps(side.trumps) == 4 else 0


def lightning_points(side: Side) -> i64:
    return LIGHTNING_POINTS * count_trumps(side.crosswise)


def count_trumps(trumps: i64) -> i64:
    found: i64 = 0
    trump: i64 = 0
    while trump < 4:
        if contains(trumps, trump):
            found += 1
        trump += 1
    return found


def score_winner(s: Kilometers, winner: int) -> None:
    enter(s, winner, "target", "K37", WIN_POINTS)
    crown = s.stock_size == 0 and (s.drew_last or s.params.play_out_hands)
    if crown:
        enter(s, winner, "crown", "K38", CROWN_POINTS)
    if s.params.packing.count(s.sides[winner].cards, D200) == 0:
        enter(s, winner, "no-200", "K39", NO_200_POINTS)


def score_extension(s: Kilometers, winner: i64) -> None:
    """K40, K41: to whoever won the extension; if nobody did, to each opponent of the extender."""
    if s.extender < 0:
        return
    if winner == s.extender:
        enter(s, int(winner), "extension", "K40", EXTENSION_POINTS)
        return
    for number in range(len(s.sides)):
        if number != s.extender and (winner < 0 or winner == number):
            enter(s, number, "extension-failed", "K41", EXTENSION_POINTS)


def score_shut_out(s: Kilometers) -> None:
    """K42: each side without distance gives 500 to every side with some."""
    unplaced = sum(1 for side in s.sides if not side.placed())
    for number in range(len(s.sides)):
        if s.sides[number].placed():
            enter(s, number, "shut-out", "K42", SHUT_OUT_POINTS * unplaced)


def enter(s: Kilometers, side: int, reason: str, rule: str, points: int) -> None:
    """A line in the ledger; nothing if it is worth nothing."""
    s.ledger.add(int(s.rally), side, reason, rule, points)
    if points:
        events.scored(s, side, reason, rule, points)
