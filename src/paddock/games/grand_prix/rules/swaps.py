"""Swaps in force: two colours mean each other until the end of a player's next turn (GP13).

A swap in force is one number, so that a position copies them all at once: the card, the seat that
played it, and whether the turn in which it was played is still going on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.games.grand_prix.rules import events

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

MOST_SWAPS: Final = 8  # in force at once: one of each player, and a second one during a turn


def pack(card: i64, seat: i64, new: i64) -> i64:
    return card << 4 | seat << 1 | new


def card_of(swap: i64) -> i64:
    return swap >> 4


def seat_of(swap: i64) -> i64:
    return (swap >> 1) & 7


def is_new(swap: i64) -> bool:
    """Whether the turn in which it was played is still going on."""
    return swap & 1 == 1


def add_swap(s: GrandPrix, seat: i64, card: i64) -> None:
    """GP13: in force until the end of this player's next turn."""
    s.swaps[s.swap_count] = pack(card, seat, 1)
    s.swap_count += 1
    events.swapped(s, seat, card)


def end_swaps(s: GrandPrix, seat: i64) -> bool:
    """The end of a player's turn: old swaps of that player end, a new one becomes an old one.

    Returns whether one has ended.
    """
    kept: i64 = 0
    n: i64 = 0
    while n < s.swap_count:
        swap = s.swaps[n]
        n += 1
        if seat_of(swap) == seat:
            if not is_new(swap):
                events.swap_over(s, card_of(swap))
                continue
            swap = pack(card_of(swap), seat, 0)
        s.swaps[kept] = swap
        kept += 1
    ended = kept < s.swap_count
    drop_swaps(s, kept)
    return ended


def drop_swaps(s: GrandPrix, kept: i64) -> None:
    """Only the oldest `kept` swaps stay in force."""
    while s.swap_count > kept:
        s.swap_count -= 1
        s.swaps[s.swap_count] = 0
