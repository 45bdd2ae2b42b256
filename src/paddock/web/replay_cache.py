"""A cache of replays, because the next request of a viewer is mostly the next step."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from paddock.core.seats import NOBODY
from paddock.tables import House
from paddock.tables.match_replay import MatchReplay

MOST_REPLAYS: Final = 24  # replays in memory
ALL_OPEN: Final = "all"  # the viewpoint that sees every hand


class ReplayCache:
    """The replays used last, by table and viewpoint."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: OrderedDict[tuple[str, str], MatchReplay] = OrderedDict()

    async def find(self, id: str, eyes: str) -> MatchReplay:
        """The replay from this viewpoint; NoSuchTable, NotOver, OtherRules."""
        key = (id, eyes)
        if key not in self.known:
            self.known[key] = await self.house.replay(id, seat_of(eyes))
            while len(self.known) > MOST_REPLAYS:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return self.known[key]


def seat_of(eyes: str) -> int:
    """The seat of the viewpoint `1`, `2`, …; for any other, NOBODY."""
    return int(eyes) - 1 if eyes.isdecimal() and len(eyes) == 1 else NOBODY


def read_eyes(text: str, players: int) -> str:
    """The viewpoint in an address; all open if it names no seat."""
    return text if 0 <= seat_of(text) < players or text == "0" else ALL_OPEN
