"""Prizes and who deals next, at the end of a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.games.grand_prix.rules import events

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix


def pay_prizes(s: GrandPrix) -> None:
    """GP20: to the owners of the cars that are home; those of cars without an owner stay."""
    place: i64 = 0
    while place < s.home_count:
        car = s.home[place]
        if s.owner[car] >= 0:
            s.pay(s.owner[car], s.params.prizes[place], "prize", "GP20")
            events.prize(s, car, place)
        place += 1


def name_dealer(s: GrandPrix) -> None:
    """GP4: the owner of the car that came first deals next; without one the dealer stays."""
    if s.home_count and s.owner[s.home[0]] >= 0:
        s.dealer = s.owner[s.home[0]]
