"""What can be done in Crazy Rally: every kind of move, declared once."""

from __future__ import annotations

from typing import Final, final

from paddock.core.moves import Kinds
from paddock.games.crazy_rally.rules.cards import EVENT, Box

# The verb of a move says which kind it is; its numbers `a` and `b` are the kind's parts.
LAY: Final = 0
ACCELERATE: Final = 1
BRAKE: Final = 2
CARDS: Final = 3
FASTER: Final = 4
SLOWER: Final = 5
KEEP: Final = 6
READY: Final = 7
SEEN: Final = 8
DRAW: Final = 9
LAY_TRACK: Final = 10


@final
class Moves:
    """The kinds of move at a table with this box. Their order fixes the numbers of moves."""

    def __init__(self, box: Box, players: int) -> None:
        tuning = [card.name for card in box.tuning]
        cars = range(players)
        kinds = Kinds()
        self.kinds = kinds
        # Tuning and driving
        self.lay = kinds.add(LAY, "lay", card=tuning)
        self.accelerate = kinds.add(ACCELERATE, "accelerate", card=tuning)
        self.brake = kinds.add(BRAKE, "brake", card=tuning)
        # CR19: the three effects of an event card, or none
        self.cards = kinds.add(CARDS, "cards", "event", effect=["cards"])
        self.faster = kinds.add(FASTER, "faster", "event", effect=["faster"], victim=cars)
        self.slower = kinds.add(SLOWER, "slower", "event", effect=["slower"], victim=cars)
        self.keep = kinds.add(KEEP, "keep")
        # The test lap
        self.ready = kinds.add(READY, "ready")
        self.seen = kinds.add(SEEN, "seen")
        # Of luck
        self.draw = kinds.add(DRAW, "draw", card=[*tuning, EVENT])
        self.lay_track = kinds.add(LAY_TRACK, "track", card=[card.name for card in box.track])
