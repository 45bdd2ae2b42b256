"""The order of play: the course, tuning, the test lap, and fourteen rounds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.game import EVERYONE, LUCK, OVER, Choices, Move, Phase, just
from paddock.core.luck import Rng
from paddock.games.crazy_rally.cards import COLOURS, TRACK
from paddock.games.crazy_rally.knowledge import bit_of, choices_at, lay_course
from paddock.games.crazy_rally.law import (
    EVENT_CARDS,
    NOT_YET,
    NOTHING,
    RACING,
    START_SPEED,
    START_VALUE,
    TUNED,
)
from paddock.games.crazy_rally.rules import (
    NO_CARD_LEFT,
    NOT_IN_HAND,
    OTHER_PILE,
    drive,
    lay,
    meet_track,
    push,
    refuse_event,
    refuse_lay,
    refuse_push,
    refuse_track,
    retire,
)
from paddock.games.crazy_rally.scoring import score_leg
from paddock.games.crazy_rally.state import CrazyRally

# Verbs
LAY: Final = 0  # a = kind
ACCELERATE: Final = 1  # a = kind
BRAKE: Final = 2  # a = kind
CARDS: Final = 3  # an event: draw two
FASTER: Final = 4  # an event: a = the car
SLOWER: Final = 5  # an event: a = the car
KEEP: Final = 6  # no event
READY: Final = 7
SEEN: Final = 8
DRAW: Final = 9  # a = kind; luck
LAY_TRACK: Final = 10  # a = track card; luck


# Preparation


@final
class Course(Phase[CrazyRally]):
    """CR5: luck lays the course, two cards with a flag first. Nobody sees it yet."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        cards = choices_at(s, TRACK - s.owed, s.unlaid)
        for card in range(TRACK):
            if cards & POWERS[card]:
                choices.add(s.law.first_track + card)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return refuse_track(s, move.a) if move.verb == LAY_TRACK else NO_SUCH_CHOICE

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        cards = choices_at(s, TRACK - s.owed, s.unlaid)
        return s.game.moves[s.law.first_track + bit_of(cards, rng)]

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        lay_course(s, TRACK - s.owed, move.a)
        s.owed -= 1
        if s.owed == 0:
            draw_for_tuning(s)


# Tuning


@final
class TuningDraw(Phase[CrazyRally]):
    """CR7: two cards of the colour that is being tuned for each player."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        pile = s.stock & s.law.pile[s.stage]
        while pile:
            kind = s.law.packing.first(pile)
            pile = s.law.packing.without(pile, kind)
            choices.add(s.law.first_draw + kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb != DRAW:
            return NO_SUCH_CHOICE
        if s.law.colour[move.a] != s.stage:
            return OTHER_PILE
        return OK if s.law.packing.has(s.stock, move.a) else NO_CARD_LEFT

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        pile = s.stock & s.law.pile[s.stage]
        kind = s.law.packing.draw(pile, s.law.packing.size(pile), rng)
        return s.game.moves[s.law.first_draw + kind]

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        player = s.drawer()
        s.draw(player, move.a)
        if s.news is not None:
            s.tell("you-drew", {"card": s.law.names[move.a]}, int(just(player)))
        s.owed -= 1
        if s.owed == 0:
            s.ask(TUNE, everybody(s))


@final
class Tune(Phase[CrazyRally]):
    """CR7, CR8: all lay one of the two cards at the same time; then they are shown."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        cards = s.hands[seat] & s.law.pile[s.stage]
        while cards:
            kind = s.law.packing.first(cards)
            cards = s.law.packing.without(cards, kind)
            choices.add(kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return refuse_lay(s, seat, move.a) if move.verb == LAY else NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.chosen[seat] = move.a
        s.due &= ~just(seat)
        if s.due:
            return
        s.learnt = s.ply
        for player in range(s.law.players):
            lay(s, player, s.chosen[player])
            s.chosen[player] = NOTHING
        s.stage += 1
        if s.stage < TUNED:
            draw_for_tuning(s)
        else:
            end_tuning(s)


# The test lap


@final
class Ready(Phase[CrazyRally]):
    """CR9: the lap waits until everybody is ready to look."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        choices.add(s.law.ready_id)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == READY else NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.due &= ~just(seat)
        if not s.due:
            show_next(s)

    def pause(self, s: CrazyRally) -> i64:
        return -1


@final
class Lap(Phase[CrazyRally]):
    """CR9, CR10: one track card lies open for all, and then no longer."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        choices.add(s.law.seen_id)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == SEEN else NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.due &= ~just(seat)
        if s.due:
            return
        if s.shown < TRACK:
            show_next(s)
            return
        if s.news is not None:
            s.tell("lap-over", {})
        begin_race(s)

    def pause(self, s: CrazyRally) -> i64:
        return s.law.peek * 1000


# The race


class FromStock(Phase[CrazyRally]):
    """Luck says which card comes off the stock."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        stock = s.stock
        while stock:
            kind = s.law.packing.first(stock)
            stock = s.law.packing.without(stock, kind)
            choices.add(s.law.first_draw + kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb != DRAW:
            return NO_SUCH_CHOICE
        return OK if s.law.packing.has(s.stock, move.a) else NO_CARD_LEFT

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        return s.game.moves[s.law.first_draw + s.law.packing.draw(s.stock, s.stock_size, rng)]

    def take(self, s: CrazyRally, kind: i64) -> None:
        player = s.turn_seat
        s.draw(player, kind)
        if s.news is not None:
            s.tell("drew", {"seat": int(player)}, EVERYONE & ~int(just(player)))
            s.tell("you-drew", {"card": s.law.names[kind]}, int(just(player)))
        refill(s)
        s.owed -= 1


@final
class Draw(FromStock):
    """CR12, CR13: every player draws a card."""

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        self.take(s, move.a)
        draw_on(s)


@final
class EventDraw(FromStock):
    """CR19: two cards for an event."""

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        self.take(s, move.a)
        if s.owed == 0 or s.stock_size == 0:
            s.owed = 0
            next_event(s)


@final
class Drive(Phase[CrazyRally]):
    """CR14: each chooses a tuning card in secret, to accelerate or to brake."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        cards = s.hands[seat] & s.law.any_tuning
        while cards:
            kind = s.law.packing.first(cards)
            cards = s.law.packing.without(cards, kind)
            choices.add(s.law.first_up + kind)
            choices.add(s.law.first_down + kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb != ACCELERATE and move.verb != BRAKE:
            return NO_SUCH_CHOICE
        return OK if s.holds(seat, move.a) else NOT_IN_HAND

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.chosen[seat] = 2 * move.a + (1 if move.verb == BRAKE else 0)
        s.due &= ~just(seat)
        if not s.due:
            reveal(s)


@final
class PlayEvent(Phase[CrazyRally]):
    """CR18: one player after another, the shortest distance first, may play an event card.

    Whoever holds a card is asked, so that the question does not tell who has an event.
    """

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        if s.holds(seat, s.law.event):
            choices.add(s.law.cards_id)
            car: i64 = 0
            while car < s.law.players:
                if not s.out[car]:
                    choices.add(s.law.first_faster + car)
                car += 1
            car = 0
            while car < s.law.players:
                if not s.out[car]:
                    choices.add(s.law.first_slower + car)
                car += 1
        choices.add(s.law.keep_id)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb == KEEP:
            return OK
        if move.verb == CARDS:
            return refuse_event(s, seat)
        if move.verb == FASTER or move.verb == SLOWER:
            return refuse_push(s, seat, move.a)
        return NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        if move.verb == KEEP:
            next_event(s)
            return
        s.throw_away(seat, s.law.event)
        if move.verb == CARDS:
            if s.news is not None:
                s.tell("event-cards", {"seat": int(seat), "count": EVENT_CARDS})
            refill(s)
            s.owed = EVENT_CARDS
            s.ask(EVENT_DRAW, just(LUCK))
            return
        push(s, seat, move.a, 1 if move.verb == FASTER else -1)
        if s.body[move.a] <= 0:
            retire(s, move.a)
        next_event(s)


COURSE: Final = Course("course")
TUNING_DRAW: Final = TuningDraw("tuning-draw")
TUNE: Final = Tune("tune", sealed=True)
READY_PHASE: Final = Ready("ready", sealed=True)
LAP: Final = Lap("lap", sealed=True)
DRAWING: Final = Draw("draw")
DRIVE: Final = Drive("drive", sealed=True)
EVENT_PHASE: Final = PlayEvent("event")
EVENT_DRAW: Final = EventDraw("event-draw")
PHASES: Final[dict[str, Phase[CrazyRally]]] = {
    "course": COURSE,
    "tuning-draw": TUNING_DRAW,
    "tune": TUNE,
    "ready": READY_PHASE,
    "lap": LAP,
    "draw": DRAWING,
    "drive": DRIVE,
    "event": EVENT_PHASE,
    "event-draw": EVENT_DRAW,
}


def everybody(s: CrazyRally) -> i64:
    """The set of all seats."""
    return (POWERS[s.law.players] - 1) * 2


def begin_leg(s: CrazyRally) -> None:
    """CR4–CR6, CR29: all cards back, new cars; the distances stay."""
    s.leg += 1
    s.starter = (s.starter + 1) % s.law.players
    s.stock = s.law.full
    s.stock_size = s.law.size
    s.discard = 0
    s.discard_size = 0
    event = s.law.packing.one[s.law.event]
    for seat in range(s.law.players):
        s.speed[seat] = 0
        s.top[seat] = START_VALUE
        s.body[seat] = START_VALUE
        s.handling[seat] = START_VALUE
        s.body_full[seat] = START_VALUE
        s.handling_full[seat] = START_VALUE
        s.out[seat] = 0
        s.played[seat] = NOTHING
        s.came[seat] = 0
        s.verdict[seat] = NOT_YET
        s.laid[seat] = 0
        s.chosen[seat] = NOTHING
        s.hands[seat] = event  # CR6: all event cards are alike, so it takes no luck
        s.hand_sizes[seat] = 1
        s.stock -= event
        s.stock_size -= 1
    for place in range(TRACK):
        s.course[place] = NOTHING
    s.unlaid = s.law.whole_track
    s.shown = 0
    s.round = 0
    s.stage = 0
    s.turn_seat = s.starter
    s.owed = TRACK
    if s.news is not None:
        s.tell("leg-begins", {"leg": int(s.leg), "seat": int(s.starter)})
    s.ask(COURSE, just(LUCK))


def draw_for_tuning(s: CrazyRally) -> None:
    """CR7."""
    s.owed = 2 * s.law.players
    s.ask(TUNING_DRAW, just(LUCK))


def end_tuning(s: CrazyRally) -> None:
    """CR9–CR11: note the originals, then the test lap if there is one."""
    for seat in range(s.law.players):
        s.body_full[seat] = s.body[seat]
        s.handling_full[seat] = s.handling[seat]
    if s.law.peek:
        s.ask(READY_PHASE, everybody(s))
    else:
        begin_race(s)


def show_next(s: CrazyRally) -> None:
    """CR9. The log says that a card is shown, never which one (CR10)."""
    s.shown += 1
    if s.news is not None:
        s.tell("lap", {"number": int(s.shown), "all": TRACK})
    s.ask(LAP, everybody(s))


def begin_race(s: CrazyRally) -> None:
    """CR11: all cards that are in no hand make one stock."""
    s.stage = RACING
    for seat in range(s.law.players):
        s.speed[seat] = START_SPEED
        s.stock += s.laid[seat]
        s.stock_size += len(COLOURS)
        s.laid[seat] = 0
    if s.news is not None:
        s.tell("race-begins", {"stock": int(s.stock_size), "speed": START_SPEED})
    begin_round(s)


def begin_round(s: CrazyRally) -> None:
    """CR12."""
    if s.news is not None:
        s.tell("round", {"round": int(s.round) + 1, "all": TRACK})
    s.turn_seat = s.first()
    s.owed = 1
    refill(s)
    draw_on(s)


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


def draw_on(s: CrazyRally) -> None:
    """CR12, CR13: one player after another draws until they have a tuning card."""
    while True:
        if s.owed and s.stock_size:
            s.ask(DRAWING, just(LUCK))
            return
        s.owed = 0
        player = s.turn_seat
        if not s.can_drive(player) and redeal(s, player):
            continue
        player = s.after(player)
        if player == NOTHING:
            break
        s.turn_seat = player
        s.owed = 1
    ask_to_drive(s)


def redeal(s: CrazyRally, player: i64) -> bool:
    """CR13: a hand without tuning cards is shown and replaced, if there is one to be had."""
    if not s.hand_sizes[player] or not (s.stock | s.discard) & s.law.any_tuning:
        return False
    s.owed = s.hand_sizes[player]
    if s.news is not None:
        kept = s.law.packing.cards(s.hands[player])
        cards = " ".join(s.law.names[kind] for kind in kept)
        s.tell("redealt", {"seat": int(player), "cards": cards, "count": int(s.owed)})
    s.throw_hand_away(player)
    refill(s)
    return True


def ask_to_drive(s: CrazyRally) -> None:
    """CR14."""
    drivers: i64 = 0
    for seat in range(s.law.players):
        if s.can_drive(seat):
            drivers |= just(seat)
    if drivers:
        s.ask(DRIVE, drivers)
    else:
        reveal(s)


def reveal(s: CrazyRally) -> None:
    """CR14–CR17: all cards are turned over, and all speeds change."""
    s.learnt = s.ply
    seat = s.first()
    while seat != NOTHING:
        chosen = s.chosen[seat]
        s.played[seat] = chosen
        if chosen != NOTHING:
            s.chosen[seat] = NOTHING
            s.throw_away(seat, chosen >> 1)
            drive(s, seat, chosen >> 1, chosen & 1 == 1)
            if s.body[seat] <= 0:
                retire(s, seat)
        seat = s.after(seat)
    s.turn_seat = NOTHING
    next_event(s)


def next_event(s: CrazyRally) -> None:
    """CR18: the next player by distance, then by seat, who has a card in hand."""
    last: i64 = NOTHING if s.turn_seat == NOTHING else event_order(s, s.turn_seat)
    best: i64 = -1
    found: i64 = NOTHING
    seat: i64 = 0
    while seat < s.law.players:
        if not s.out[seat] and s.hand_sizes[seat]:
            order = event_order(s, seat)
            if order > last and (found == NOTHING or order < best):
                best = order
                found = seat
        seat += 1
    if found == NOTHING:
        turn_track(s)
        return
    s.turn_seat = found
    s.ask(EVENT_PHASE, just(found))


def event_order(s: CrazyRally, seat: i64) -> i64:
    return s.distance[seat] * 8 + s.from_start(seat)


def turn_track(s: CrazyRally) -> None:
    """CR20–CR24: the next card of the course is turned and every car meets it."""
    card = s.course[s.round]
    s.learnt = s.ply
    if s.news is not None:
        s.tell(
            "track-red" if s.law.red[card] else "track",
            {
                "card": s.law.track_names[card],
                "limit": int(s.law.limit[card]),
                "difficulty": int(s.law.difficulty[card]),
                "damage": int(s.law.damage[card]),
            },
        )
    s.round += 1
    seat = s.first()
    while seat != NOTHING:
        meet_track(s, seat, card)
        if s.body[seat] <= 0:
            retire(s, seat)
        seat = s.after(seat)
    if s.round == TRACK or s.first() == NOTHING:
        end_leg(s)
    else:
        begin_round(s)


def end_leg(s: CrazyRally) -> None:
    """CR26–CR29: score it, and on to the next one."""
    score_leg(s)
    if s.leg < s.law.legs:
        begin_leg(s)
        return
    s.phase = OVER
    s.due = 0
    s.asked = s.ply
    if s.news is not None:
        winners = s.winners()
        for side in winners:
            s.tell("won-match", {"side": side, "points": int(s.distance[side])})
        if not winners:
            s.tell("nobody-won", {})
