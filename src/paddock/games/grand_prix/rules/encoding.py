"""The view as numbers: what `view.py` names, from the viewer's own seat on. Money is in steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bits import count
from paddock.core.encoding import Layout, Row, around, begin_layout, own_of
from paddock.core.game import Game
from paddock.core.seats import includes
from paddock.games.grand_prix.rules.cards import CARS, LINES, NAMES
from paddock.games.grand_prix.rules.parameters import Parameters
from paddock.games.grand_prix.rules.swaps import MOST_SWAPS, card_of, is_new, seat_of
from paddock.games.grand_prix.rules.track import HOME, LANES, NOWHERE

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

MOST_MONEY: Final = 100_000  # in steps


def layout(game: Game, params: Parameters) -> Layout:
    """What the numbers of a row mean."""
    seats = game.players
    cars = ", ".join(NAMES[:CARS])
    cards = params.deck.size
    cells = params.track.cells
    out = begin_layout(seats, game.phase_names)
    out.add("race", 1, "the number of the race, from 1 on", 99)
    out.add("dealer", seats, "who deals")
    out.add("turn", seats, "who gets the next card, bids or plays")
    for seat in range(seats):
        out.add(f"left of {seat}", seats, "who sits at that seat's left (GP22)")
    out.add("money", seats, "everybody's money; less than 0 is owed", MOST_MONEY, -MOST_MONEY)
    out.add("bank", 1, "the money of the bank", MOST_MONEY, -MOST_MONEY)
    for car in NAMES[:CARS]:
        out.add(f"{car} owner", seats, "whose car it is")
        out.add(f"{car} price", 1, "what was paid for it", MOST_MONEY)
        out.add(f"{car} position", 1, "its start position; 0: none yet", CARS)
        out.add(f"{car} cell", 1, "1 and more: the number of its cell; 0: home or not yet", cells)
        out.add(f"{car} column", 1, "the column of that cell, from the back of the grid on", 999)
        out.add(f"{car} lane", 1, "its lane, from the inside on", LANES)
        out.add(f"{car} place", 1, "the place in which it came home; 0: not yet", CARS)
    out.add("hand", cards, "the cards in hand, by number")
    out.add("hand_sizes", seats, "how many cards each seat holds", cards)
    for seat in range(seats):
        out.add(f"shown {seat}", cards, "cards in that hand that everybody has seen (GP15)")
    out.add("deck", 1, "cards that are still to be dealt", cards)
    out.add("played", cards, "cards that were played")
    out.add("last", cards, "the card on top of the pile")
    out.add("out", cards, "tens that are out of this race")
    out.add("aside", cards, "tens that wait for a buyer (GP6)")
    out.add("unseen", cards, "cards that the viewer has not located")
    out.add("car", CARS, f"the car on offer, or the one that is being driven: {cars}")
    out.add("again", CARS, f"how soon each comes up again (GP10): {cars}", CARS)
    out.add("coming", CARS, "the cars whose bid card is still face down")
    out.add("second", 1, "the car on offer comes up for the second time")
    out.add("opener", seats, "who opens the bidding")
    out.add("bid", 1, "the highest bid", MOST_MONEY)
    out.add("bidder", seats, "whose it is")
    out.add("passed", seats, "who has passed")
    out.add("card", cards, "the card that is being driven")
    out.add("line", 1, "the line of it, from 0 on", LINES)
    for n in range(MOST_SWAPS):
        out.add(f"swap {n + 1} card", cards, "a swap in force, the oldest first: its card")
        out.add(f"swap {n + 1} seat", seats, "who has played it")
        out.add(f"swap {n + 1} new", 1, "in the turn that is still going on")
    return out


def encode(s: GrandPrix, seat: i64, row: Row) -> None:
    """The features of `layout`, one after the other."""
    seats: i64 = s.game.players
    own = own_of(seat)
    row.table(s, seat)
    row.number(s.race)
    row.person(s.dealer, own, seats)
    row.person(s.turn_seat, own, seats)
    n: i64 = 0
    while n < seats:
        row.person(s.left[around(own, n, seats)], own, seats)
        n += 1
    n = 0
    while n < seats:
        row.number(s.money[around(own, n, seats)])
        n += 1
    row.number(s.bank)
    n = 0
    while n < CARS:
        encode_car(s, n, own, row)
        n += 1
    encode_cards(s, seat, row)
    encode_auction(s, own, row)
    encode_turn(s, own, row)


def encode_car(s: GrandPrix, car: i64, own: i64, row: Row) -> None:
    """Whose a car is, and where it stands."""
    track = s.params.track
    at = s.at(car)
    row.person(s.owner[car], own, s.game.players)
    row.number(s.price[car])
    row.number(place_in(s.grid, car))
    if at in (HOME, NOWHERE):
        row.blank(3)
    else:
        row.number(at + 1)
        row.number(track.column[at] + 2)
        row.number(track.lane[at])
    row.number(place_in(s.home, car) if at == HOME else 0)


def place_in(cars: vec[i64], car: i64) -> i64:
    """Where a car stands in a row of cars, from 1 on; 0: nowhere."""
    n: i64 = 0
    while n < CARS:
        if cars[n] == car:
            return n + 1
        n += 1
    return 0


def encode_cards(s: GrandPrix, seat: i64, row: Row) -> None:
    """Cards are numbered from 1 on, so a set of them is one bit too wide."""
    cards: i64 = s.params.deck.size
    seats: i64 = s.game.players
    own = own_of(seat)
    row.members(s.hands[seat] >> 1 if seat >= 0 else 0, cards)
    n: i64 = 0
    while n < seats:
        row.number(count(s.hands[around(own, n, seats)]))
        n += 1
    n = 0
    while n < seats:
        row.members((s.hands[around(own, n, seats)] & s.shown) >> 1, cards)
        n += 1
    row.number(s.undealt_size)
    row.members(s.played >> 1, cards)
    row.choice(s.last - 1, cards)
    row.members(s.out >> 1, cards)
    row.members(s.aside >> 1, cards)
    row.members(s.hidden_from(int(seat)) >> 1, cards)


def encode_auction(s: GrandPrix, own: i64, row: Row) -> None:
    """The car on offer, and who bids; while cars drive, the car of the line."""
    seats: i64 = s.game.players
    row.choice(s.line_car() if s.phase.name == "drive" else s.lot, CARS)
    start = row.at
    row.blank(CARS)
    n: i64 = 0
    while n < s.again_count:
        row.at = start + s.again[n]
        row.number(n + 1)
        n += 1
    row.at = start + CARS
    row.members(s.coming, CARS)
    row.flag(s.second)
    row.person(s.opener, own, seats)
    row.number(s.bid)
    row.person(s.bidder, own, seats)
    bidding = s.phase.name == "auction"
    n = 0
    while n < seats:
        row.flag(bidding and includes(s.passed, around(own, n, seats)))
        n += 1


def encode_turn(s: GrandPrix, own: i64, row: Row) -> None:
    """The card that is being driven, and the swaps in force."""
    cards: i64 = s.params.deck.size
    seats: i64 = s.game.players
    row.choice(s.card - 1, cards)
    row.number(s.line)
    n: i64 = 0
    while n < MOST_SWAPS:
        if n < s.swap_count:
            row.choice(card_of(s.swaps[n]) - 1, cards)
            row.person(seat_of(s.swaps[n]), own, seats)
            row.flag(is_new(s.swaps[n]))
        else:
            row.blank(cards + seats + 1)
        n += 1
