"""The order of play: the deal, the auction, the race, and on to the next one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import just
from paddock.games.grand_prix.rules.auction import BIDDING, TURNING, begin_auction
from paddock.games.grand_prix.rules.cards import lowest, members, nth
from paddock.games.grand_prix.rules.driving import CHOOSING, DRIVING, PLAYING
from paddock.games.grand_prix.rules.rules import NOT_IN_DECK
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.verbs import DEAL


@final
class Deal(Phase[GrandPrix]):
    """GP3: all movement and swap cards, one at a time, from the dealer's left."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        left = s.unseen
        while left:
            choices.add(s.params.numbers.deal + lowest(left))
            left &= left - 1

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb != DEAL:
            return NO_SUCH_CHOICE
        return OK if s.unseen & POWERS[move.a] else NOT_IN_DECK

    def luck(self, s: GrandPrix, rng: Rng) -> Move:
        return s.game.moves[s.params.numbers.deal + nth(s.unseen, rng.below(s.owed))]

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        card = POWERS[move.a]
        s.unseen ^= card
        s.owed -= 1
        s.hands[s.turn_seat] |= card
        s.turn_seat = s.left[s.turn_seat]
        if s.owed:
            return
        if s.news is not None:
            s.tell("dealt", {"race": int(s.race), "dealer": int(s.dealer)})
            for player in range(s.game.players):
                cards = " ".join(str(one) for one in members(s.hands[player]))
                s.tell("your-hand", {"cards": cards}, int(just(player)))
        begin_auction(s)


DEALING: Final = Deal("deal")
PHASES: Final[dict[str, Phase[GrandPrix]]] = {
    "deal": DEALING,
    "turn": TURNING,
    "auction": BIDDING,
    "play": PLAYING,
    "choose": CHOOSING,
    "drive": DRIVING,
}
