"""The deal (GP2, GP3): a race begins, and luck deals every card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.grand_prix.rules import events
from paddock.games.grand_prix.rules.moves import DEAL
from paddock.games.grand_prix.rules.phases.bidding import begin_auction
from paddock.games.grand_prix.rules.refusals import NOT_IN_DECK
from paddock.games.grand_prix.rules.rules import prepare_race
from paddock.games.grand_prix.rules.state import GrandPrix


def begin_race(s: GrandPrix) -> None:
    """GP3: all movement and swap cards are dealt, one at a time from the dealer's left."""
    prepare_race(s)
    s.turn_seat = s.left[s.dealer]
    s.ask(DEALING, just(LUCK))


@final
class Deal(Phase[GrandPrix]):
    """GP3: luck says which card comes next; the player whose turn it is gets it."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        deal = s.params.moves.deal
        left = s.undealt
        while left:
            choices.add(deal.id(bits.first(left)))
            left = bits.rest(left)

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb != DEAL:
            return NO_SUCH_CHOICE
        return OK if bits.contains(s.undealt, move.a) else NOT_IN_DECK

    def luck(self, s: GrandPrix, rng: Rng) -> Move:
        return s.game.moves[s.params.moves.deal.id(bits.nth(s.undealt, rng.below(s.undealt_size)))]

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        player = s.turn_seat
        s.undealt = bits.without(s.undealt, move.a)
        s.undealt_size -= 1
        s.hands[player] = bits.with_(s.hands[player], move.a)
        s.turn_seat = s.left[player]
        if s.undealt_size == 0:
            events.dealt(s)
            begin_auction(s)


DEALING: Final = Deal("deal")
