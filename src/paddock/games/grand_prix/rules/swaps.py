"""Swaps in force: two colours mean each other until the end of a player's next turn (GP13)."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.games.grand_prix.rules.cars import NAMES
from paddock.games.grand_prix.rules.state import GrandPrix


def add_swap(s: GrandPrix, seat: i64, card: i64) -> None:
    """GP13: in force until the end of this player's next turn."""
    s.swaps[s.swapping] = card << 4 | seat << 1 | 1
    s.swapping += 1
    if s.news is not None:
        deck = s.params.deck
        facts: dict[str, int | str] = {"seat": int(seat), "card": str(card)}
        facts["car"] = NAMES[deck.swap_a[card]]
        facts["other"] = NAMES[deck.swap_b[card]]
        s.tell("swapped", facts)


def end_swaps(s: GrandPrix, seat: i64) -> bool:
    """Those of a player whose turn ends: the new ones grow old, the old ones go."""
    kept: i64 = 0
    n: i64 = 0
    while n < s.swapping:
        swap = s.swaps[n]
        if (swap >> 1) & 7 != seat:
            s.swaps[kept] = swap
            kept += 1
        elif swap & 1:
            s.swaps[kept] = swap ^ 1
            kept += 1
        elif s.news is not None:
            deck, card = s.params.deck, swap >> 4
            s.tell(
                "swap-over",
                {
                    "card": str(card),
                    "car": NAMES[deck.swap_a[card]],
                    "other": NAMES[deck.swap_b[card]],
                },
            )
        n += 1
    ended = kept < s.swapping
    while s.swapping > kept:
        s.swapping -= 1
        s.swaps[s.swapping] = 0
    return ended
