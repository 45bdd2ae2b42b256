"""What is on one space of the course besides the road, as it is to be drawn."""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """All of it, from what one viewer may know."""

    factor: int  # as it is now
    mark: str = ""
    cars: tuple[int, ...] = ()  # seats of cars on the road
    off: tuple[int, ...] = ()  # and beside it
    missing: tuple[int, ...] = ()  # the turns that those miss
    wrecks: tuple[int, ...] = ()  # and those that are out
    lit: int = -1  # the seat whose car is driving now
    crew: tuple[int, ...] = ()  # seats of the mechanics that stand here and are known
    reach: int = -1  # the seat whose mechanic can reach this space
    zone: str = ""  # safe or danger: within the move that is being driven
    odds: tuple[int, ...] = ()  # of six throws, how many give each of RESULTS; none: no throw
    flag: str = ""  # the least or the most of this move
