"""Refuses an edition that is not complete, and a position that could not be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.edition import Edition
from paddock.core.errors import BadPosition
from paddock.core.phase import OVER
from paddock.core.seats import LUCK, NONE, includes, just
from paddock.games.grand_prix.rules.auction import why_no_bid
from paddock.games.grand_prix.rules.cards import (
    CARS,
    KINDS,
    LETTERS,
    MOST_CARDS,
    MOST_STEPS,
    MOVEMENT,
    NO_CAR,
    WHITE,
    Deck,
)
from paddock.games.grand_prix.rules.reach import finds_car
from paddock.games.grand_prix.rules.track import (
    FARTHEST,
    GRID,
    HOME,
    LANES,
    OPTIONAL_TRACKS,
    TRACKS,
    Track,
    read_bends,
    read_columns,
)

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

MOST_MONEY: Final = 1000  # steps that an edition may hand out at once


# An edition


def check_edition(edition: Edition) -> None:
    """Raise BadEdition unless the edition has everything that a table may play with."""
    edition.only("", ["name", "money", "deck", *KINDS, "track"])
    edition.text("name")
    check_deck(edition)
    check_money(edition)
    edition.only("track", TRACKS)
    for name in edition.keys("track"):
        check_track(edition, name)
    for name in TRACKS:
        if name not in OPTIONAL_TRACKS:
            edition.get(f"track.{name}")


def check_deck(edition: Edition) -> None:
    """Raise BadEdition unless the box is complete: numbers, kinds, families and balance."""
    edition.only("deck", ["cards", *KINDS, "colour", "white", "families"])
    deck = Deck(edition)
    for card in range(1, deck.size + 1):
        if deck.kind[card] < 0:
            raise edition.fault("deck.cards", f"is {deck.size}, but card {card} is nowhere")
    for group in KINDS:
        said = edition.number(f"deck.{group}", 1, MOST_CARDS)
        found = len(edition.keys(group))
        if said != found:
            raise edition.fault(f"deck.{group}", f"is {said}, but {found} are listed")
    for car in range(CARS + 1):
        if not deck.ten_of[car]:
            raise edition.fault("ten", f"has no card of {LETTERS[car]}")
        if car < CARS and not deck.bid_of[car]:
            raise edition.fault("bid", f"has no card of {LETTERS[car]}")
    if len(edition.keys("ten")) != CARS + 1:
        raise edition.fault("ten", "has two cards of one colour")
    check_families(edition, deck)
    check_balance(edition, deck)


def check_families(edition: Edition, deck: Deck) -> None:
    families: dict[str, int] = {}
    for card in range(1, deck.size + 1):
        if deck.kind[card] == MOVEMENT:
            make = deck.family(card)
            families[make] = families.get(make, 0) + 1
    for make in families:
        if make not in edition.keys("deck.families"):
            raise edition.fault("deck.families", f"has no {make}, but {families[make]} are listed")
    for make in edition.keys("deck.families"):
        said = edition.number(f"deck.families.{make}", 1, MOST_CARDS)
        found = families.get(make, 0)
        if said != found:
            raise edition.fault(f"deck.families.{make}", f"is {said}, but {found} are listed")


def check_balance(edition: Edition, deck: Deck) -> None:
    """Every colour has the same number of spaces, so that no car is the better one."""
    spaces = [0] * (CARS + 1)
    for card in range(1, deck.size + 1):
        if deck.kind[card] == MOVEMENT:
            for car, steps in deck.printed(card):
                spaces[car] += steps
    for car in range(CARS + 1):
        key = "deck.colour" if car < CARS else "deck.white"
        said = edition.number(key, 0, 1000)
        if said != spaces[car]:
            raise edition.fault(key, f"is {said}, but {LETTERS[car]} has {spaces[car]} spaces")


def check_money(edition: Edition) -> None:
    """Prizes fall from place to place, and all money comes in whole steps."""
    edition.only("money", ["start", "step", "prizes"])
    step = edition.number("money.step", 1, 10**6)
    start = edition.number("money.start", step, MOST_MONEY * step)
    prizes = edition.rows("money.prizes")
    if len(prizes) != CARS:
        raise edition.fault("money.prizes", f"has {len(prizes)} places, not {CARS}")
    last = MOST_MONEY * step
    for prize in prizes:
        if isinstance(prize, bool) or not isinstance(prize, int) or not 0 <= prize <= last:
            raise edition.fault("money.prizes", f"has {prize!r}, not 0 to {last}")
        last = prize
    for key, sums in (("start", [start]), ("prizes", [p for p in prizes if isinstance(p, int)])):
        if any(one % step for one in sums):
            raise edition.fault(f"money.{key}", f"is not in whole steps of {step}")


def check_track(edition: Edition, name: str) -> None:
    """Raise BadEdition unless the track can be driven from every cell to the line."""
    path = f"track.{name}"
    edition.only(path, ["length", "cells", "shortest", "columns", "bends"])
    columns = read_columns(edition, f"{path}.columns")
    bends = read_bends(edition, f"{path}.bends")
    if len(bends) != len(columns):
        complaint = f"has {len(bends)} columns, but there are {len(columns)}"
        raise edition.fault(f"{path}.bends", complaint)
    if len(columns) < 12 or columns[-2:] != ["123", "123"]:
        raise edition.fault(f"{path}.columns", "has no grid: the last two columns are 123")
    track = Track(name, columns, bends)
    reached = {one for cell in range(track.cells) for one in track.next[cell]}
    for cell in range(track.cells):
        if not track.next[cell]:
            raise edition.fault(f"{path}.columns", f"has a dead end in {track.names[cell]}")
        if cell >= LANES and cell not in reached:
            raise edition.fault(f"{path}.columns", f"has no way to {track.names[cell]}")
        if spread(track, cell) >= FARTHEST:
            raise edition.fault(f"{path}.columns", f"is too wide behind {track.names[cell]}")
    for key, found in (
        ("length", track.length),
        ("cells", track.cells - GRID),
        ("shortest", int(track.to_go[LANES])),  # from pole position
    ):
        said = edition.number(f"{path}.{key}", 1, 1000)
        if said != found:
            raise edition.fault(f"{path}.{key}", f"is {said}, but the columns make {found}")


def spread(track: Track, cell: int) -> int:
    """How far ahead in the list of cells the longest card can look."""
    layer = {cell}
    far = 0
    for _ in range(MOST_STEPS):
        layer = {one for here in layer for one in track.next[here] if one != HOME}
        far = max([far, *(one - cell for one in layer)])
    return far


# A position


def check_position(s: GrandPrix) -> None:
    """Raise BadPosition unless the match could go on from here."""
    for name, count in s.census().items():
        if name != "money" and count != 1:
            raise BadPosition(f"card {name} is there {count} times")
    if s.bank + sum(s.money) != s.params.money:
        total, right = s.dollars(s.bank + sum(s.money)), s.dollars(s.params.money)
        raise BadPosition(f"bank: there is {total} in all, not {right}")
    in_hands: i64 = 0
    for hand in s.hands:
        in_hands |= hand
    if bits.minus(s.shown, in_hands):
        raise BadPosition("shown: a card that is in no hand")
    if bits.minus(s.undealt, s.params.dealt):
        raise BadPosition("deck: a ten is not dealt at this table")
    check_due(s)
    check_auction(s)
    check_race(s)


def check_due(s: GrandPrix) -> None:
    name = s.phase.name
    expected = just(s.turn_seat)
    if name in ("deal", "turn"):
        expected = just(LUCK)
    elif s.phase is OVER:
        expected = NONE
    if s.due != expected:
        raise BadPosition(f"due does not fit phase {name}")
    if (name == "deal") != (s.undealt_size > 0):
        raise BadPosition("deck: there are cards left exactly while they are dealt")


def check_auction(s: GrandPrix) -> None:
    name = s.phase.name
    if (name == "auction") != (s.lot >= 0):
        raise BadPosition("lot: a car is on offer exactly in an auction")
    if name in ("turn", "deal") and not s.coming:
        raise BadPosition("coming: no bid card is left to be turned")
    if name == "deal" and (s.grid_count or s.again_count):
        raise BadPosition("grid: it is empty while cards are dealt")
    if name in ("play", "choose", "drive", "over") and s.grid_count != CARS:
        raise BadPosition("grid: the race begins with all six cars")
    if (s.bid > 0) != (s.bidder >= 0) or (s.lot < 0 and (s.bid or s.passed or s.second)):
        raise BadPosition("bid, bidder, passed and second do not fit together")
    if s.lot >= 0:
        if s.second and s.coming:
            raise BadPosition("second: no car comes up again while bid cards are face down")
        if why_no_bid(s, s.turn_seat):
            raise BadPosition(f"turn: seat {int(s.turn_seat) + 1} cannot bid")
        if s.bidder >= 0 and includes(s.passed, s.bidder):
            raise BadPosition("passed: the highest bidder has not passed")


def check_race(s: GrandPrix) -> None:
    name = s.phase.name
    places = [int(s.at(car)) for car in range(CARS)]
    cells = [cell for cell in places if cell >= 0]
    twins = [int(s.params.track.twin[cell]) for cell in cells]
    if len(set(cells)) < len(cells) or set(cells) & set(twins):
        raise BadPosition("grid: two cars stand on one cell")
    if places.count(HOME) != s.home_count:
        raise BadPosition("home: not every car at the finish has a place")
    if (name in ("choose", "drive")) != (s.card > 0):
        raise BadPosition("card: one is driven exactly while its player is asked about it")
    if s.card:
        deck = s.params.deck
        if s.line >= deck.lines[s.card] or s.home_count == CARS:
            raise BadPosition("line: there is nothing left to drive")
        white = deck.car_on(s.card, s.line) == WHITE
        if (name == "choose") != (white and s.chosen == NO_CAR):
            raise BadPosition("chosen: a white line asks for a car first")
        if name == "drive" and s.at(s.line_car()) < 0:
            raise BadPosition("line: its car is not on the track")
        below = s.line < deck.white_at[s.card]
        if below and not finds_car(s, s.field, s.turn_seat, s.card, s.line):
            raise BadPosition("card: its white line would find no car")
    elif s.line or s.chosen >= 0:
        raise BadPosition("line: no card is being driven")
    if s.waiting and s.waiting != [LUCK] and not s.legal(s.waiting[0]):
        raise BadPosition(f"due: seat {s.waiting[0] + 1} could do nothing")
