"""The view as numbers: what `view.py` names, from the viewer's own side on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.encoding import Layout, Row, around, begin_layout, held_by, own_of
from paddock.core.game import Game
from paddock.games.kilometers.rules.cards import (
    ACCIDENT,
    ATTACKS,
    D200,
    END_LIMIT,
    KINDS,
    NAMES,
    TRUMPS,
)
from paddock.games.kilometers.rules.parameters import HAND

if TYPE_CHECKING:
    from paddock.games.kilometers.rules.state import Kilometers, Side

PILE: Final = NAMES[ACCIDENT : END_LIMIT + 1]  # what can lie on top of a battle pile
MOST_POINTS: Final = 30_000
MOST_RALLIES: Final = 1_000
MOST_CARDS: Final = 200  # in a deck of any edition


def layout(game: Game) -> Layout:
    """What the numbers of a row mean."""
    seats, sides = game.players, game.sides
    cards = ", ".join(NAMES)
    out = begin_layout(seats, game.phase_names)
    out.add("totals", sides, "points of the rallies before this one", MOST_POINTS)
    out.add("rally", 1, "the number of the rally, from 1 on", MOST_RALLIES)
    out.add("dealer", seats, "who has dealt")
    out.add("turn", seats, "whose turn it is")
    out.add("target", 1, "the kilometres to be driven", 1_000)
    out.add("extender", sides, "who has extended the rally (K31)")
    out.add("stock", 1, "cards in the stock", MOST_CARDS)
    out.add("hand", KINDS, f"how many of each card the viewer holds: {cards}", HAND + 1)
    out.add("hand_sizes", seats, "how many cards each seat holds", HAND + 1)
    for side in range(sides):
        name = f"side {side}"
        out.add(f"{name} km", 1, "kilometres driven", 1_000)
        out.add(f"{name} distances", D200 + 1, f"cards laid: {', '.join(NAMES[:5])}", MOST_CARDS)
        out.add(f"{name} battle", len(PILE), f"the top of the battle pile: {', '.join(PILE)}")
        out.add(f"{name} limited", 1, "under a speed limit")
        out.add(f"{name} trumps", len(TRUMPS), f"trumps on the table: {', '.join(TRUMPS)}")
        out.add(f"{name} crosswise", len(TRUMPS), "those played as a lightning reaction (K23)")
    out.add("discard_top", KINDS, "the top of the discard pile")
    out.add("discarded", KINDS, "how many of each card lie there", MOST_CARDS)
    out.add("unseen", KINDS, "how many of each card the viewer has not located", MOST_CARDS)
    out.add("victim", sides, "who is under attack while reactions are asked (K24)")
    out.add("hazard", len(ATTACKS), f"by what: {', '.join(ATTACKS)}")
    return out


def encode(s: Kilometers, seat: i64, row: Row) -> None:
    """The features of `layout`, one after the other."""
    packing = s.params.packing
    seats: i64 = s.game.players
    sides: i64 = s.game.sides
    own = own_of(seat)
    own_side = s.game.side_of[own]
    row.table(s, seat)
    n: i64 = 0
    while n < sides:
        row.number(s.ledger.totals[around(own_side, n, sides)])
        n += 1
    row.number(s.rally)
    row.person(s.dealer, own, seats)
    row.person(s.turn_seat, own, seats)
    row.number(s.target)
    row.person(s.extender, own_side, sides)
    row.number(s.stock_size)
    hand = held_by(seat, s.hands)
    row.bag(packing, hand)
    row.each(s.hand_sizes, own, seats)
    unseen = s.params.full - s.discard - hand
    n = 0
    while n < sides:
        side = s.sides[around(own_side, n, sides)]
        encode_side(s, side, row)
        unseen -= side.cards
        n += 1
    row.choice(s.discard_top, KINDS)
    row.bag(packing, s.discard)
    row.bag(packing, unseen)
    row.person(s.victim, own_side, sides)
    row.choice(s.hazard - ACCIDENT, len(ATTACKS))


def encode_side(s: Kilometers, side: Side, row: Row) -> None:
    """One tableau."""
    row.number(side.km)
    row.kinds(s.params.packing, side.cards, D200 + 1)
    row.choice(side.top - ACCIDENT, len(PILE))
    row.flag(side.limited)
    row.members(side.trumps, len(TRUMPS))
    row.members(side.crosswise, len(TRUMPS))
