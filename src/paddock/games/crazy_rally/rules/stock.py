"""The stock: what comes off it, and how it is made anew (CR12, CR13, CR25)."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import EVERYONE, just
from paddock.games.crazy_rally.rules.rules import NO_CARD_LEFT
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.games.crazy_rally.rules.verbs import DRAW


class FromStock(Phase[CrazyRally]):
    """Luck says which card comes off the stock."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        stock = s.stock
        while stock:
            kind = s.params.packing.first(stock)
            stock = s.params.packing.without(stock, kind)
            choices.add(s.params.first_draw + kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb != DRAW:
            return NO_SUCH_CHOICE
        return OK if s.params.packing.has(s.stock, move.a) else NO_CARD_LEFT

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        return s.game.moves[s.params.first_draw + s.params.packing.draw(s.stock, s.stock_size, rng)]

    def take(self, s: CrazyRally, kind: i64) -> None:
        player = s.turn_seat
        s.draw(player, kind)
        if s.news is not None:
            s.tell("drew", {"seat": int(player)}, EVERYONE & ~int(just(player)))
            s.tell("you-drew", {"card": s.params.names[kind]}, int(just(player)))
        refill(s)
        s.owed -= 1


def refill(s: CrazyRally) -> None:
    """CR25: an empty stock is made anew from the discard pile."""
    if s.stock_size or not s.discard_size:
        return
    s.stock = s.discard
    s.stock_size = s.discard_size
    s.discard = 0
    s.discard_size = 0
    if s.news is not None:
        s.tell("reshuffled", {"count": int(s.stock_size)})


def redeal(s: CrazyRally, player: i64) -> bool:
    """CR13: a hand without tuning cards is shown and replaced, if there is one to be had."""
    if not s.hand_sizes[player] or not (s.stock | s.discard) & s.params.any_tuning:
        return False
    s.owed = s.hand_sizes[player]
    if s.news is not None:
        kept = s.params.packing.cards(s.hands[player])
        cards = " ".join(s.params.names[kind] for kind in kept)
        s.tell("redealt", {"seat": int(player), "cards": cards, "count": int(s.owed)})
    s.throw_hand_away(player)
    refill(s)
    return True
