"""The moves: what can be done at this table, each kind declared once."""

from __future__ import annotations

from typing import Final, final

from paddock.core.moves import Kinds
from paddock.games.grand_prix.rules.cards import CARS, NAMES, Deck
from paddock.games.grand_prix.rules.track import HOME, Track

# Verbs: the numbers by which rules know a kind. `a` is the number of its part.
BID: Final = 0  # a = steps of money
PASS: Final = 1
PLAY: Final = 2  # a = card
HOLD: Final = 3
CHOOSE: Final = 4  # a = car
TO: Final = 5  # a = cell, or HOME over the finish line
DEAL: Final = 6  # a = card; luck's
TURN: Final = 7  # a = car; luck's


@final
class Moves:
    """The kinds of move. The order of the declarations fixes the number of each move."""

    def __init__(self, deck: Deck, track: Track, step: int, highest_bid: int) -> None:
        cars = NAMES[:CARS]
        cards = [str(card) for card in range(1, deck.size + 1)]
        kinds = Kinds()
        self.kinds = kinds
        self.pass_ = kinds.add(PASS, "pass")  # GP5
        self.hold = kinds.add(HOLD, "hold")  # GP26
        self.finish = kinds.add(TO, "finish", base=HOME)  # GP18
        self.choose = kinds.add(CHOOSE, "car", car=cars)  # GP12
        self.turn = kinds.add(TURN, "turn", car=cars)  # GP5
        self.play = kinds.add(PLAY, "play", base=1, card=cards)  # GP15
        self.deal = kinds.add(DEAL, "deal", base=1, card=cards)  # GP3
        self.to = kinds.add(TO, "to", space=track.names)  # GP16
        self.bid = kinds.add(  # GP5: in steps of money
            BID, "bid", base=1, number=range(step, highest_bid * step + 1, step)
        )
