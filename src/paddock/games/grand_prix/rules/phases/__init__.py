"""The order of play.

A race, from top to bottom; a phase, in capitals, asks for a decision:

    deal.py
      begin_race       GP2, GP3   all cards are dealt                              DEALING
    bidding.py
      begin_auction    GP5        car by car, as long as there is one:
      next_lot         GP10       the next bid card is turned up,                  TURNING
      open_lot         GP5, GP9   and one player after the other bids or passes    BIDDING
    race.py
      begin_driving    GP14       the first player,
      begin_turn       GP15       then clockwise: a card, or none (GP26),          PLAYING
      drive_on         GP11       whose lines are driven from top to bottom:
                       GP12       the car of a white line is chosen,               CHOOSING
                       GP17       and where the car of each line ends              DRIVING
      end_race         GP20       prizes; then begin_race again, or the end of the match

What a decision does to the position is in auction.py, rules.py, swaps.py and scoring.py.
"""

from __future__ import annotations

from typing import Final

from paddock.core.phase import Phase
from paddock.games.grand_prix.rules.phases.bidding import BIDDING, TURNING
from paddock.games.grand_prix.rules.phases.deal import DEALING
from paddock.games.grand_prix.rules.phases.race import CHOOSING, DRIVING, PLAYING
from paddock.games.grand_prix.rules.state import GrandPrix

PHASES: Final[dict[str, Phase[GrandPrix]]] = {
    "deal": DEALING,
    "turn": TURNING,
    "auction": BIDDING,
    "play": PLAYING,
    "choose": CHOOSING,
    "drive": DRIVING,
}
