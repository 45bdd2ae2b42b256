"""The race (GP14–GP21): a card a turn, driven line by line, until it ends with the prizes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import just
from paddock.games.grand_prix.rules import events, rules, scoring
from paddock.games.grand_prix.rules.cards import CARS, NO_CAR, NO_CARD, SWAP, WHITE
from paddock.games.grand_prix.rules.moves import CHOOSE, HOLD, PLAY, TO
from paddock.games.grand_prix.rules.reach import allowed_ends, cars_for_white, refuse_white
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.swaps import add_swap, end_swaps
from paddock.games.grand_prix.rules.track import FINISH, HOME, OVER_THE_LINE, end_of

# Turns


def begin_driving(s: GrandPrix) -> None:
    """GP14: the owner of the car on position 1 begins, or the dealer."""
    if s.params.tournament:
        rules.take_seats(s)
    first = s.owner[s.grid[0]]
    if first < 0:
        first = s.dealer
    events.race_begins(s, first)
    s.idle = 0
    begin_turn(s, first)


def begin_turn(s: GrandPrix, seat: i64) -> None:
    """GP14, GP15: the next player, clockwise from `seat`, who can answer; or the race is over."""
    while s.home_count < CARS and s.idle < s.game.players:
        s.turn_seat = seat
        if s.hands[seat]:
            if rules.has_answer(s, seat):
                s.ask(PLAYING, just(seat))
                return
            s.shown |= s.hands[seat]  # GP15: who cannot play shows the hand
            events.shows(s, seat)
        count_turn(s, seat, False)
        seat = s.left[seat]
    end_race(s)


@final
class Play(Phase[GrandPrix]):
    """GP15: one card a turn. GP26: or none, without a car on the track."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        play = s.params.moves.play
        left = s.hands[seat]
        while left:
            card = bits.first(left)
            left = bits.rest(left)
            if rules.refuse_driving(s, seat, card) is OK:
                choices.add(play.id(card))
        if rules.refuse_hold(s, seat) is OK:
            choices.add(s.params.moves.hold.first)

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb == PLAY:
            return rules.refuse_card(s, seat, move.a)
        return rules.refuse_hold(s, seat) if move.verb == HOLD else NO_SUCH_CHOICE

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        if move.verb == HOLD:
            events.held(s, seat)
            end_turn(s, False)
            return
        card = move.a
        rules.put_card_down(s, seat, card)
        if s.params.deck.kind[card] == SWAP:
            add_swap(s, seat, card)
            end_turn(s, True)
            return
        events.played(s, seat, card)
        s.card = card
        s.line = 0
        drive_on(s)


PLAYING: Final = Play("play")


def end_turn(s: GrandPrix, played: bool) -> None:
    """GP14: the turn goes to the player at the left."""
    seat = s.turn_seat
    count_turn(s, seat, played)
    begin_turn(s, s.left[seat])


def count_turn(s: GrandPrix, seat: i64, played: bool) -> None:
    """GP15: a round without a card ends the race, unless a swap that ends makes cards playable."""
    s.idle = 0 if end_swaps(s, seat) or played else s.idle + 1


# The lines of a card


def drive_on(s: GrandPrix) -> None:
    """GP11: the lines of the card from top to bottom; what leaves no choice is done at once."""
    deck = s.params.deck
    seat = s.turn_seat
    while s.line < deck.lines[s.card] and s.home_count < CARS:
        if deck.car_on(s.card, s.line) == WHITE and s.chosen == NO_CAR:
            cars = cars_for_white(s, seat, s.card)
            if bits.count(cars) != 1:
                s.ask(CHOOSING, just(seat))
                return
            rules.choose(s, bits.first(cars))
        car = s.line_car()
        if s.at(car) == HOME:
            rules.skip(s, car)
            continue
        ends = allowed_ends(s, seat)
        if bits.several(ends):
            s.ask(DRIVING, just(seat))
            return
        rules.drive(s, car, end_of(s.at(car), bits.first(ends)))
    s.card = NO_CARD
    s.line = 0
    end_turn(s, True)


@final
class Choose(Phase[GrandPrix]):
    """GP12: which car the white line moves."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        choose = s.params.moves.choose
        left = cars_for_white(s, seat, s.card)
        while left:
            choices.add(choose.id(bits.first(left)))
            left = bits.rest(left)

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb != CHOOSE:
            return NO_SUCH_CHOICE
        return refuse_white(s, s.field, seat, s.card, move.a)

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        rules.choose(s, move.a)
        drive_on(s)


CHOOSING: Final = Choose("choose")


@final
class Drive(Phase[GrandPrix]):
    """GP16, GP17: where the car of the present line ends; how it gets there changes nothing."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        to = s.params.moves.to
        here = s.at(s.line_car())
        left = allowed_ends(s, seat)
        if left & OVER_THE_LINE:
            choices.add(s.params.moves.finish.id(HOME))
            left = bits.without(left, FINISH)
        while left:
            choices.add(to.id(here + bits.first(left)))
            left = bits.rest(left)

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        return rules.refuse_end(s, seat, move.a) if move.verb == TO else NO_SUCH_CHOICE

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        rules.drive(s, s.line_car(), move.a)
        drive_on(s)


DRIVING: Final = Drive("drive")


# The end of the race


def end_race(s: GrandPrix) -> None:
    """GP20, GP21: prizes; the winner deals the next race, or the match is over."""
    events.race_over(s)
    scoring.pay_prizes(s)
    scoring.name_dealer(s)
    if s.race < s.params.races:
        # imported here, because the modules refer to each other
        from paddock.games.grand_prix.rules.phases.deal import begin_race

        begin_race(s)
        return
    s.end()
    events.match_over(s)
