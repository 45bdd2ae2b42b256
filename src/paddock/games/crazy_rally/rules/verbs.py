"""What can be done in Crazy Rally: the verbs of its moves."""

from __future__ import annotations

from typing import Final

LAY: Final = 0  # a = kind
ACCELERATE: Final = 1  # a = kind
BRAKE: Final = 2  # a = kind
CARDS: Final = 3  # an event: draw two
FASTER: Final = 4  # an event: b = the car
SLOWER: Final = 5  # an event: b = the car
KEEP: Final = 6  # no event
READY: Final = 7
SEEN: Final = 8
DRAW: Final = 9  # a = kind; luck
LAY_TRACK: Final = 10  # a = track card; luck
