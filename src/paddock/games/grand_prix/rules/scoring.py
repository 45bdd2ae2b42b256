"""The end of a race: prizes, the next dealer, and after the last race the winner."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.seats import LUCK, just
from paddock.games.grand_prix.rules.cars import CARS, NAMES, NO_CAR, WHITE
from paddock.games.grand_prix.rules.state import NO_CARD, NOBODY_YET, GrandPrix
from paddock.games.grand_prix.rules.track import NOWHERE


def end_race(s: GrandPrix) -> None:
    """GP20: prizes to the owners of the cars that are home; then on to the next race."""
    if s.news is not None:
        left = " ".join(NAMES[car] for car in range(CARS) if s.at[car] >= 0)
        s.tell("race-over", {"race": int(s.race), "left": CARS - int(s.homes), "cards": left})
    place: i64 = 0
    while place < s.homes:
        car = s.home[place]
        if s.owner[car] >= 0:
            s.pay(s.owner[car], s.params.prizes[place], "prize", "GP20")
            if s.news is not None:
                tell_prize(s, int(car), int(place))
        place += 1
    if s.homes and s.owner[s.home[0]] >= 0:
        s.dealer = s.owner[s.home[0]]  # GP4
    if s.race < s.params.races:
        begin_race(s)
    else:
        end_match(s)


def tell_prize(s: GrandPrix, car: int, place: int) -> None:
    prize = int(s.params.prizes[place]) * s.params.step
    facts: dict[str, int | str] = {"side": int(s.owner[car]), "car": NAMES[car]}
    s.tell("prize", {**facts, "place": place + 1, "price": prize})


def end_match(s: GrandPrix) -> None:
    """GP21: the most money wins; a tie is shared."""
    s.end()
    if s.news is not None:
        totals = s.scores()
        for side, total in enumerate(totals):
            if total == max(totals):
                s.tell("won-match", {"side": side, "price": total})


def begin_race(s: GrandPrix) -> None:
    """GP2, GP3: all cards come together; the tens wait for buyers."""
    params = s.params
    deck = params.deck
    s.race += 1
    for seat in range(s.game.players):
        s.hands[seat] = 0
    s.unseen = params.dealt
    s.owed = params.dealt_size
    white = POWERS[deck.ten_of[WHITE]]
    s.out = white & ~params.dealt  # GP2, GP27
    s.aside = deck.tens & ~params.dealt & ~white
    s.played = 0
    s.last = NO_CARD
    s.shown = 0
    s.coming = POWERS[CARS] - 1
    s.placed = 0
    s.homes = 0
    s.idle = 0
    for car in range(CARS):
        s.owner[car] = NOBODY_YET
        s.price[car] = 0
        s.grid[car] = NO_CAR
        s.home[car] = NO_CAR
        s.at[car] = NOWHERE
    while s.swapping:
        s.swapping -= 1
        s.swaps[s.swapping] = 0
    s.turn_seat = s.left[s.dealer]
    s.ask(params.first, just(LUCK))
