"""The score of a rally, line by line: K33 to K43."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.games.kilometers.rules.cards import D200
from paddock.games.kilometers.rules.state import (
    ALL_TRUMPS_POINTS,
    LIGHTNING_POINTS,
    TRUMP_POINTS,
    Kilometers,
)

WIN_POINTS: Final = 400  # K37
CROWN_POINTS: Final = 300  # K38
NO_200_POINTS: Final = 300  # K39
EXTENSION_POINTS: Final = 200  # K40, K41
SHUT_OUT_POINTS: Final = 500  # K42


def bits(mask: i64) -> int:
    return sum(1 for n in range(4) if mask & POWERS[n])


def score_rally(s: Kilometers, winner: i64) -> None:
    """Enter the rally into the ledger. `winner` is a side, or -1 (K32)."""
    for number in range(len(s.sides)):
        side = s.sides[number]
        enter(s, number, "kilometres", "K33", int(side.km))
        enter(s, number, "trumps", "K34", TRUMP_POINTS * bits(side.trumps))
        enter(s, number, "all-trumps", "K35", ALL_TRUMPS_POINTS if side.trumps == 15 else 0)
        enter(s, number, "lightning", "K36", LIGHTNING_POINTS * bits(side.crosswise))
    if winner >= 0:
        score_winner(s, int(winner))
    score_extension(s, winner)
    score_shut_out(s)
    if s.news is not None:
        s.tell("rally-over", {"rally": int(s.rally), "winner": int(winner)})


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
    s.ledger.add(int(s.rally), side, reason, rule, points)
    if points and s.news is not None:
        s.tell("scored", {"side": side, "reason": reason, "rule": rule, "points": points})
