"""Which positions could be played on: what a text must not say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import BadPosition
from paddock.core.phase import OVER
from paddock.core.seats import LUCK, just
from paddock.games.grand_prix.rules.cars import CARS, NO_CAR, WHITE
from paddock.games.grand_prix.rules.rules import why_no_bid
from paddock.games.grand_prix.rules.track import HOME

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix


def check(s: GrandPrix) -> None:
    """Refuse what could not be played on."""
    for name, count in s.census().items():
        if name != "money" and count != 1:
            raise BadPosition(f"card {name} is there {count} times")
    if s.bank + sum(s.money) != s.params.money:
        total = int(s.bank + sum(s.money)) * s.params.step
        raise BadPosition(
            f"bank: there is {total} in all, not {int(s.params.money) * s.params.step}"
        )
    in_hands: i64 = 0
    for hand in s.hands:
        in_hands |= hand
    if s.shown & ~in_hands:
        raise BadPosition("shown: a card that is in no hand")
    if s.unseen & ~s.params.dealt:
        raise BadPosition("deck: a ten is not dealt at this table")
    check_due(s)
    check_auction(s)
    check_race(s)


def check_due(s: GrandPrix) -> None:
    name = s.phase.name
    wanted: i64 = just(s.turn_seat)
    if name in ("deal", "turn"):
        wanted = just(LUCK)
    elif s.phase is OVER:
        wanted = 0
    if s.due != wanted:
        raise BadPosition(f"due does not fit phase {name}")
    if (name == "deal") != (s.owed > 0):
        raise BadPosition("deck: there are cards left exactly while they are dealt")


def check_auction(s: GrandPrix) -> None:
    name = s.phase.name
    if (name == "auction") != (s.lot >= 0):
        raise BadPosition("lot: a car is on offer exactly in an auction")
    if name in ("turn", "deal") and not s.coming:
        raise BadPosition("coming: no bid card is left to be turned")
    if name == "deal" and (s.placed or s.agains):
        raise BadPosition("grid: it is empty while cards are dealt")
    if name in ("play", "choose", "drive", "over") and s.placed != CARS:
        raise BadPosition("grid: the race begins with all six cars")
    if (s.bid > 0) != (s.bidder >= 0) or (s.lot < 0 and (s.bid or s.passed or s.second)):
        raise BadPosition("bid, bidder, passed and second do not fit together")
    if s.lot >= 0:
        if s.second and s.coming:
            raise BadPosition("second: no car comes up again while bid cards are face down")
        if why_no_bid(s, s.turn_seat):
            raise BadPosition(f"turn: seat {int(s.turn_seat) + 1} cannot bid")
        if s.bidder >= 0 and s.passed & POWERS[s.bidder]:
            raise BadPosition("passed: the highest bidder has not passed")


def check_race(s: GrandPrix) -> None:
    name = s.phase.name
    cells = [int(cell) for cell in s.at if cell >= 0]
    twins = [int(s.params.track.twin[cell]) for cell in cells]
    if len(set(cells)) < len(cells) or set(cells) & set(twins):
        raise BadPosition("grid: two cars stand on one cell")
    if sum(1 for cell in s.at if cell == HOME) != s.homes:
        raise BadPosition("home: not every car at the finish has a place")
    if (name in ("choose", "drive")) != (s.card > 0):
        raise BadPosition("card: one is driven exactly while its player is asked about it")
    if s.card:
        deck = s.params.deck
        if s.line >= deck.lines[s.card] or s.homes == CARS:
            raise BadPosition("line: there is nothing left to drive")
        white = deck.car[s.card * 6 + s.line] == WHITE
        if (name == "choose") != (white and s.chosen == NO_CAR):
            raise BadPosition("chosen: a white line asks for a car first")
        if name == "drive" and s.at[s.line_car()] < 0:
            raise BadPosition("line: its car is not on the track")
    elif s.line or s.chosen >= 0:
        raise BadPosition("line: no card is being driven")
    if s.waiting and s.waiting != [LUCK] and not s.legal(s.waiting[0]):
        raise BadPosition(f"due: seat {s.waiting[0] + 1} could do nothing")
