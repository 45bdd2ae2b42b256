"""Finished matches that somebody looks at. They are kept, since the next look is one step on."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from paddock.core.seats import NOBODY
from paddock.tables import House
from paddock.tables.still import Reel

MOST: Final = 24  # reels in memory
ALL_OPEN: Final = "all"  # the eyes of one who sees every hand


class Reels:
    """The reels looked at last, by table and eyes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: OrderedDict[tuple[str, str], Reel] = OrderedDict()

    async def find(self, id: str, eyes: str) -> Reel:
        """The match through these eyes; NoSuchTable, NotOver, OtherRules."""
        key = (id, eyes)
        if key not in self.known:
            self.known[key] = await self.house.reel(id, seat_of(eyes))
            while len(self.known) > MOST:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return self.known[key]


def seat_of(eyes: str) -> int:
    """The seat of `1`, `2`, …; else a spectator's."""
    return int(eyes) - 1 if eyes.isdecimal() and len(eyes) == 1 else NOBODY


def read_eyes(text: str, players: int) -> str:
    """Whose eyes are asked for; everything open if that is nobody who sits there."""
    return text if 0 <= seat_of(text) < players or text == "0" else ALL_OPEN


def read_number(text: str, otherwise: int, most: int) -> int:
    """A ply from an address."""
    return min(most, int(text)) if text.isdecimal() and len(text) < 8 else otherwise
