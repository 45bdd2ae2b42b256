"""The events of a match: one function per event, which does nothing while nobody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.result import tell_standing, tell_winners
from paddock.core.seats import just
from paddock.games.grand_prix.rules.cards import CARS, NAMES, WHITE
from paddock.games.grand_prix.rules.reach import obstacles
from paddock.games.grand_prix.rules.track import HOME

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

EVENTS: Final = [
    "dealt",
    "your-hand",
    "lot",
    "bid",
    "passed",
    "cannot-bid",
    "bought",
    "had-to-buy",
    "lent",
    "no-bid",
    "no-owner",
    "seated",
    "race-begins",
    "played",
    "swapped",
    "swap-over",
    "chose",
    "drove",
    "drove-short",
    "stuck",
    "skipped",
    "home",
    "shows",
    "held",
    "race-over",
    "prize",
    "won-match",
    "shared-match",
    "standing",
]

Args = dict[str, int | str]


# The deal


def dealt(s: GrandPrix) -> None:
    """All cards are dealt; each player hears of their own hand."""
    if s.news is None:
        return
    s.tell("dealt", {"race": int(s.race), "dealer": int(s.dealer)})
    for seat in range(s.game.players):
        s.tell("your-hand", {"cards": numbers(s.hands[seat])}, int(just(seat)))


def numbers(cards: i64) -> str:
    return " ".join(str(card) for card in bits.members(cards))


# The auction


def lot(s: GrandPrix) -> None:
    if s.news is not None:
        again = "yes" if s.second else "no"
        s.tell("lot", {"car": NAMES[s.lot], "opener": int(s.opener), "again": again})


def bid(s: GrandPrix, seat: i64) -> None:
    if s.news is not None:
        s.tell("bid", {"seat": int(seat), "car": NAMES[s.lot], "price": s.dollars(s.bid)})


def passed(s: GrandPrix, seat: i64) -> None:
    if s.news is not None:
        s.tell("passed", {"seat": int(seat), "car": NAMES[s.lot]})


def cannot_bid(s: GrandPrix, seat: i64, why: str) -> None:
    """Somebody is passed over: they are full, leave the car to others, or are short of money."""
    if s.news is not None:
        s.tell("cannot-bid", {"seat": int(seat), "car": NAMES[s.lot], "why": why})


def bought(s: GrandPrix, seat: i64, car: i64, forced: bool, lent: bool) -> None:
    """`forced`: the last car, which its buyer had to take; `lent`: with the bank's money."""
    if s.news is None:
        return
    price = s.dollars(s.price[car])
    args: Args = {"seat": int(seat), "car": NAMES[car], "price": price}
    s.tell("had-to-buy" if forced else "bought", {**args, "position": int(s.grid_count)})
    if lent:
        s.tell("lent", {"seat": int(seat), "price": price})


def no_bid(s: GrandPrix, car: i64) -> None:
    if s.news is not None:
        s.tell("no-bid", {"car": NAMES[car]})


def no_owner(s: GrandPrix, car: i64) -> None:
    if s.news is not None:
        s.tell("no-owner", {"car": NAMES[car], "position": int(s.grid_count)})


# The race


def seated(s: GrandPrix, order: list[int]) -> None:
    if s.news is not None:
        s.tell("seated", {"seats": " ".join(str(seat) for seat in order)})


def race_begins(s: GrandPrix, seat: i64) -> None:
    if s.news is not None:
        s.tell("race-begins", {"race": int(s.race), "seat": int(seat)})


def played(s: GrandPrix, seat: i64, card: i64) -> None:
    """With the lines of the card as the swaps in force make them: `blue:6 white:2 red:1`."""
    if s.news is None:
        return
    lines = " ".join(
        f"{NAMES[car if car == WHITE else s.mapped(car)]}:{steps}"
        for car, steps in s.params.deck.printed(int(card))
    )
    s.tell("played", {"seat": int(seat), "card": str(card), "lines": lines})


def swapped(s: GrandPrix, seat: i64, card: i64) -> None:
    if s.news is not None:
        s.tell("swapped", {"seat": int(seat), **swap_card(s, card)})


def swap_over(s: GrandPrix, card: i64) -> None:
    if s.news is not None:
        s.tell("swap-over", swap_card(s, card))


def swap_card(s: GrandPrix, card: i64) -> Args:
    deck = s.params.deck
    one, other = NAMES[deck.swap_a[card]], NAMES[deck.swap_b[card]]
    return {"card": str(card), "car": one, "other": other}


def chose(s: GrandPrix, car: i64) -> None:
    if s.news is not None:
        s.tell("chose", {"seat": int(s.turn_seat), "car": NAMES[car]})


def drove(s: GrandPrix, car: i64, end: i64) -> None:
    """The car of the present line goes to `end`, by the smoothest way of the most spaces."""
    if s.news is None:
        return
    track = s.params.track
    here, wanted = s.at(car), int(s.line_steps())
    way = track.longest_way(int(here), int(end), wanted, int(obstacles(track, s.field, car)))
    args: Args = {"car": NAMES[car], "wanted": wanted, "from": track.names[here]}
    if not way:
        s.tell("stuck", args)
        return
    names = track.names_of(way)
    # GP12: a car over the line has made the full number, however few spaces it took
    full = len(way) == wanted or end == HOME
    spaces = wanted if end == HOME else len(way)
    args.update({"spaces": spaces, "to": names[-1], "way": " ".join(names)})
    s.tell("drove" if full else "drove-short", args)


def skipped(s: GrandPrix, car: i64) -> None:
    if s.news is not None:
        s.tell("skipped", {"car": NAMES[car]})


def home(s: GrandPrix, car: i64) -> None:
    if s.news is not None:
        args: Args = {"car": NAMES[car], "place": int(s.home_count), "side": int(s.owner[car])}
        s.tell("home", args)


def shows(s: GrandPrix, seat: i64) -> None:
    if s.news is not None:
        s.tell("shows", {"seat": int(seat), "cards": numbers(s.hands[seat])})


def held(s: GrandPrix, seat: i64) -> None:
    if s.news is not None:
        s.tell("held", {"seat": int(seat)})


# Prizes and end


def race_over(s: GrandPrix) -> None:
    if s.news is not None:
        left = " ".join(NAMES[car] for car in range(CARS) if s.at(car) >= 0)
        s.tell("race-over", {"race": int(s.race), "left": CARS - int(s.home_count), "cards": left})


def prize(s: GrandPrix, car: i64, place: i64) -> None:
    if s.news is None:
        return
    price = s.dollars(s.params.prizes[place])
    args: Args = {"side": int(s.owner[car]), "car": NAMES[car]}
    s.tell("prize", {**args, "place": int(place) + 1, "price": price})


def match_over(s: GrandPrix) -> None:
    """GP21: the most money; a tie is shared."""
    tell_winners(s, "price")
    tell_standing(s, "price")
