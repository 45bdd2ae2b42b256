"""The race: a card a turn, driven line by line until all cars are home or all cards played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import just
from paddock.games.grand_prix.rules.cards import LINES, SWAP, lowest, members
from paddock.games.grand_prix.rules.cars import CARS, NAMES, NO_CAR, WHITE
from paddock.games.grand_prix.rules.rules import (
    allowed_ends,
    can_play,
    end_of,
    refuse_card,
    refuse_end,
    refuse_hold,
    refuse_white,
    taken,
)
from paddock.games.grand_prix.rules.scoring import end_race
from paddock.games.grand_prix.rules.state import NO_CARD, GrandPrix
from paddock.games.grand_prix.rules.swaps import add_swap, end_swaps
from paddock.games.grand_prix.rules.track import HOME, OVER_THE_LINE
from paddock.games.grand_prix.rules.verbs import (
    CHOOSE,
    FINISH_ID,
    FIRST_CHOOSE,
    HOLD,
    HOLD_ID,
    PLAY,
    TO,
)


@final
class Play(Phase[GrandPrix]):
    """GP15: one card a turn; GP26: or none, with all one's cars home."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        hand = s.hands[seat]
        first = s.params.numbers.play
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if refuse_card(s, seat, card) is OK:
                choices.add(first + card)
        if s.params.may_hold and s.all_home(seat):
            choices.add(HOLD_ID)

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb == PLAY:
            return refuse_card(s, seat, move.a)
        if move.verb == HOLD and s.params.may_hold:
            return refuse_hold(s, seat)
        return NO_SUCH_CHOICE

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        if move.verb == HOLD:
            if s.news is not None:
                s.tell("held", {"seat": int(seat)})
            end_turn(s, False)
            return
        card = move.a
        deck = s.params.deck
        s.hands[seat] ^= POWERS[card]
        s.shown &= ~POWERS[card]
        s.played |= POWERS[card]
        s.last = card
        if deck.kind[card] == SWAP:
            add_swap(s, seat, card)
            end_turn(s, True)
            return
        if s.news is not None:
            s.tell("played", {"seat": int(seat), "card": str(card), "lines": now_on(s, card)})
        s.card = card
        s.line = 0
        drive_on(s)


@final
class Choose(Phase[GrandPrix]):
    """GP12: which car the white line moves."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        car: i64 = 0
        while car < CARS:
            if refuse_white(s, seat, s.card, car) is OK:
                choices.add(FIRST_CHOOSE + car)
            car += 1

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb != CHOOSE:
            return NO_SUCH_CHOICE
        return refuse_white(s, seat, s.card, move.a)

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        choose(s, move.a)
        drive_on(s)


@final
class Drive(Phase[GrandPrix]):
    """GP16, GP17: where the car of the present line ends; how it gets there changes nothing."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        here = s.at[s.line_car()]
        left = allowed_ends(s, seat)
        if left & OVER_THE_LINE:
            choices.add(FINISH_ID)
            left ^= OVER_THE_LINE
        first = s.params.numbers.to + here
        while left:
            choices.add(first + lowest(left))
            left &= left - 1

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        return refuse_end(s, seat, move.a) if move.verb == TO else NO_SUCH_CHOICE

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        drive(s, s.line_car(), move.a)
        drive_on(s)


PLAYING: Final = Play("play")
CHOOSING: Final = Choose("choose")
DRIVING: Final = Drive("drive")


# A card


def drive_on(s: GrandPrix) -> None:
    """GP11: line by line; what leaves no choice is done at once."""
    deck = s.params.deck
    seat = s.turn_seat
    while s.line < deck.lines[s.card] and s.homes < CARS:
        if deck.car[s.card * LINES + s.line] == WHITE and s.chosen == NO_CAR:
            only = only_car(s, seat)
            if only == NO_CAR:
                s.ask(CHOOSING, just(seat))
                return
            choose(s, only)
        car = s.line_car()
        if s.at[car] < 0:  # GP15: the line of a car that is home is skipped
            if s.news is not None:
                s.tell("skipped", {"car": NAMES[car]})
            end_line(s)
            continue
        ways = allowed_ends(s, seat)
        if ways & (ways - 1):
            s.ask(DRIVING, just(seat))
            return
        drive(s, car, end_of(s.at[car], ways))
    s.card = NO_CARD
    s.line = 0
    end_turn(s, True)


def only_car(s: GrandPrix, seat: i64) -> i64:
    """The one car that the white line can move, or NO_CAR if there are several."""
    only: i64 = NO_CAR
    car: i64 = 0
    while car < CARS:
        if refuse_white(s, seat, s.card, car) is OK:
            if only != NO_CAR:
                return NO_CAR
            only = car
        car += 1
    return only


def choose(s: GrandPrix, car: i64) -> None:
    s.chosen = car
    if s.news is not None:
        s.tell("chose", {"seat": int(s.turn_seat), "car": NAMES[car]})


def end_line(s: GrandPrix) -> None:
    s.line += 1
    s.chosen = NO_CAR


def drive(s: GrandPrix, car: i64, end: i64) -> None:
    """GP16–GP18: the car of the present line goes to its end, or over the line."""
    if s.news is not None:
        tell_drive(s, int(car), int(end))
    s.at[car] = end
    if end == HOME:
        s.home[s.homes] = car
        s.homes += 1
        if s.news is not None:
            place, owner = int(s.homes), int(s.owner[car])
            s.tell("home", {"car": NAMES[car], "place": place, "side": owner})
    end_line(s)


def tell_drive(s: GrandPrix, car: int, end: int) -> None:
    track = s.params.track
    here, wanted = int(s.at[car]), int(s.line_steps())
    blocked = taken(s, car)
    way: list[int] = []
    spaces = 0
    for spaces in range(wanted, 0, -1):
        way = track.way(here, end, spaces, int(blocked))
        if way:
            break
    names = " ".join(track.names[cell] if cell != HOME else "finish" for cell in way)
    facts: dict[str, int | str] = {"car": NAMES[car], "wanted": wanted, "from": track.names[here]}
    if not way:
        s.tell("stuck", facts)
        return
    facts.update({"spaces": spaces, "to": names.split()[-1], "way": names})
    s.tell("drove" if spaces == wanted or end == HOME else "drove-short", facts)


def now_on(s: GrandPrix, card: i64) -> str:
    """The lines of a card as the swaps in force make them: `blue:6 green:4 white:2 red:1`."""
    return " ".join(
        f"{NAMES[car if car == WHITE else s.mapped(car)]}:{steps}"
        for car, steps in s.params.deck.printed(int(card))
    )


# Turns


def begin_driving(s: GrandPrix) -> None:
    """GP14: whoever owns the car on pole begins, or the dealer."""
    if s.params.tournament:
        take_seats(s)
    first = s.owner[s.grid[0]]
    if first < 0:
        first = s.dealer
    if s.news is not None:
        s.tell("race-begins", {"race": int(s.race), "seat": int(first)})
    s.idle = 0
    begin_turn(s, first)


def take_seats(s: GrandPrix) -> None:
    """GP22: in the order of the best start position; those without a car follow as they sat."""
    order: list[int] = []
    for position in range(CARS):
        owner = int(s.owner[s.grid[position]])
        if owner >= 0 and owner not in order:
            order.append(owner)
    seat = int(s.dealer)
    for _ in range(s.game.players):
        if seat not in order:
            order.append(seat)
        seat = int(s.left[seat])
    for n, here in enumerate(order):
        s.left[here] = order[(n + 1) % len(order)]
    if s.news is not None:
        s.tell("seated", {"seats": " ".join(str(here) for here in order)})


def begin_turn(s: GrandPrix, seat: i64) -> None:
    """GP14, GP15: the next one who has a card and can play it; else the race is over."""
    while s.homes < CARS and s.idle < s.game.players:
        s.turn_seat = seat
        hand = s.hands[seat]
        if hand:
            if can_play(s, seat) or (s.params.may_hold and s.all_home(seat)):
                s.ask(PLAYING, just(seat))
                return
            s.shown |= hand  # GP15: to prove it
            if s.news is not None:
                cards = " ".join(str(card) for card in members(hand))
                s.tell("shows", {"seat": int(seat), "cards": cards})
        count_turn(s, seat, False)
        seat = s.left[seat]
    end_race(s)


def end_turn(s: GrandPrix, played: bool) -> None:
    seat = s.turn_seat
    count_turn(s, seat, played)
    begin_turn(s, s.left[seat])


def count_turn(s: GrandPrix, seat: i64, played: bool) -> None:
    """A round without a card ends the race, unless a swap that ends makes cards playable again."""
    s.idle = 0 if end_swaps(s, seat) or played else s.idle + 1
