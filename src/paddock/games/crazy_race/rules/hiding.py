"""Driver cards in a position's text: hand and pile as `1,2/3*2`, and `?` for what is hidden.

How many cards somebody holds is not told (CZ21), so one `?` stands for any number of cards from one
on; an empty hand and an empty pile are told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.errors import BadPosition
from paddock.core.luck import Rng
from paddock.core.notation import read_cards, write_bag

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace

HIDDEN: Final = "?"


def write_deck(s: CrazyRace, seat: int, seen: bool) -> str:
    parts = []
    for bag in (s.hands[seat], s.piles[seat]):
        if bag == 0:
            parts.append("-")
        else:
            parts.append(write_bag(s.params.packing, int(bag), s.params.names) if seen else HIDDEN)
    return "/".join(parts)


def read_deck(text: str, s: CrazyRace, seat: int, unknown: Hidden) -> None:
    """The inverse of `write_deck`; what is hidden is noted, to be dealt later."""
    key = f"deck.{seat + 1}"
    parts = text.split("/")
    if len(parts) != 2:
        raise BadPosition(f"{key} is not hand/pile")
    bags: list[i64] = []
    for place, part in enumerate(parts):
        if part == HIDDEN:
            unknown.places[seat].append(place)
            bags.append(0)
            continue
        counts, more = read_cards(key, "" if part == "-" else part, s.params.names, s.params.deck)
        if more:
            raise BadPosition(f"{key}: all of a hand or a pile is hidden, or none of it")
        bags.append(s.params.packing.pack(counts))
    s.hands[seat] = bags[0]
    s.piles[seat] = bags[1]


class Hidden:
    """The places marked `?`, and how to fill them with the cards that are missing."""

    def __init__(self, s: CrazyRace) -> None:
        self.s = s
        self.laid: list[int] = []  # cards on the table that are face down
        self.places: list[list[int]] = [[] for _ in range(s.game.players)]  # 0 hand, 1 pile

    def settle(self, rng: Rng | None) -> None:
        if not self.laid and not any(self.places):
            return
        if rng is None:
            raise BadPosition("hidden cards: this is one seat's position, not the whole one")
        for seat in range(self.s.game.players):
            self.deal(seat, rng)

    def deal(self, seat: int, rng: Rng) -> None:
        s = self.s
        packing = s.params.packing
        covered = [n for n in self.laid if s.laid_by(n) == seat]
        pool = s.params.full - s.hands[seat] - s.piles[seat] - s.laid_bag(seat)
        for n in covered:
            pool += packing.one[s.laid_kind(n)]  # it was read as any card
        size = int(packing.size(pool)) if pool >= 0 else -1
        places = self.places[seat]
        if not covered and not places:
            return
        if size < len(covered) + len(places) or (not places and size != len(covered)):
            raise BadPosition(f"deck.{seat + 1}: the cards do not add up")
        for n in covered:
            kind = packing.draw(pool, size, rng)
            pool -= packing.one[kind]
            size -= 1
            s.laid[n] = kind * 16 + (s.laid[n] & 15)
        if len(places) == 2:  # any number of them is in the hand
            for _ in range(1 + int(rng.below(size - 1))):
                kind = packing.draw(pool, size, rng)
                pool -= packing.one[kind]
                size -= 1
                s.hands[seat] += packing.one[kind]
            s.piles[seat] += pool
        elif places == [0]:
            s.hands[seat] += pool
        elif places == [1]:
            s.piles[seat] += pool
