"""The contents of one space of the course, to be drawn."""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """The contents of a space that one viewer may know."""

    factor: int  # with the present weather
    mark: str = ""
    cars: tuple[int, ...] = ()  # seats of cars on the road
    off: tuple[int, ...] = ()  # seats of cars off the road
    missing: tuple[int, ...] = ()  # the turns that each of those misses
    wrecks: tuple[int, ...] = ()  # seats of cars that are out
    lit: int = -1  # the seat whose car is highlighted: it is driving
    crew: tuple[int, ...] = ()  # seats of the mechanics here that the viewer knows of
    reach: int = -1  # the seat whose mechanic can reach this space
    zone: str = ""  # safe or danger: within the move that is being driven
    odds: tuple[int, ...] = ()  # how many of six throws give each of RESULTS; empty: no throw
    flag: str = ""  # the word at the least or the most that this move may drive
