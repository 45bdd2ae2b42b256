"""A position of Crazy Rally: the cars, the hands, the stock, and the course that lies covered."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bits import contains
from paddock.core.encoding import Row
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.crazy_rally.rules import encoding, imagining, notation, scoring
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.parameters import (
    CRASHED,
    FINISHED,
    NOT_FINISHED,
    NOTHING,
    RETIRED,
    TUNED,
    Parameters,
)
from paddock.games.crazy_rally.rules.view import CrazyRallyView


@final
class CrazyRally(State):
    """One position: the leg on the table, and the ledger of those before it.

    A car is a place in the lists `speed`, `top`, `body` and so on, by seat. Piles and hands are
    bags. The course is fixed before the test lap, because the lap shows it (CR9).
    """

    def __init__(self, game: Game, params: Parameters, phase: Phase[Any], ledger: Ledger) -> None:
        super().__init__(game, phase)
        self.params = params
        self.ledger = ledger
        # Written out each time: mypyc makes a vec of `[0] * n` at once, and of a list slowly.
        players = game.players
        # The cars
        self.speed: vec[i64] = vec[i64]([0] * players)
        self.top: vec[i64] = vec[i64]([0] * players)
        self.body: vec[i64] = vec[i64]([0] * players)
        self.handling: vec[i64] = vec[i64]([0] * players)
        self.body_full: vec[i64] = vec[i64]([0] * players)  # CR11: as tuned
        self.handling_full: vec[i64] = vec[i64]([0] * players)
        self.distance: vec[i64] = vec[i64]([0] * players)  # CR29: of all legs
        self.out: vec[i64] = vec[i64]([0] * players)  # CR24
        # What the table saw last of each car
        self.played: vec[i64] = vec[i64]([NOTHING] * players)  # by the number of the move
        self.came: vec[i64] = vec[i64]([0] * players)  # its speed when it reached the track card
        self.verdict: vec[i64] = vec[i64]([0] * players)
        # The cards
        self.hands: vec[i64] = vec[i64]([0] * players)
        self.hand_sizes: vec[i64] = vec[i64]([0] * players)
        self.laid: vec[i64] = vec[i64]([0] * players)  # CR7: until the race begins
        self.chosen: vec[i64] = vec[i64]([NOTHING] * players)  # sealed; likewise
        self.stock: i64 = 0
        self.stock_size: i64 = 0
        self.discard: i64 = 0  # a bag: what lies there was seen by all
        self.discard_size: i64 = 0
        # The course
        self.course: vec[i64] = vec[i64]([NOTHING] * TRACK)
        self.unlaid: i64 = 0  # the set of track cards that are not in the course yet
        self.shown: i64 = 0  # cards of the course that the test lap has shown
        self.round: i64 = 0  # cards of the course that have been driven
        # The order of play
        self.leg: i64 = 0
        self.starter: i64 = 0
        self.stage: i64 = 0  # the colour that is being tuned, or TUNED, or RACING
        self.turn_seat: i64 = 0  # who draws, or who may play an event
        self.owed: i64 = 0  # cards to be laid or drawn before the next decision

    # Cards

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.params.packing.has(self.hands[seat], kind)

    def can_drive(self, seat: i64) -> bool:
        """Somebody who has a tuning card and is still in the race."""
        return self.hands[seat] & self.params.any_tuning != 0

    def has_event(self, seat: i64) -> bool:
        return self.holds(seat, self.params.event)

    def draw(self, seat: i64, kind: i64) -> None:
        """A card goes from the stock to a hand."""
        one = self.params.packing.one[kind]
        self.stock -= one
        self.stock_size -= 1
        self.hands[seat] += one
        self.hand_sizes[seat] += 1

    def throw_away(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand to the discard pile."""
        one = self.params.packing.one[kind]
        self.hands[seat] -= one
        self.hand_sizes[seat] -= 1
        self.discard += one
        self.discard_size += 1

    def throw_hand_away(self, seat: i64) -> None:
        self.discard += self.hands[seat]
        self.discard_size += self.hand_sizes[seat]
        self.hands[seat] = 0
        self.hand_sizes[seat] = 0

    # The order around the table

    def from_start(self, seat: i64) -> i64:
        """How far from the start player somebody sits."""
        place = seat - self.starter
        return place if place >= 0 else place + self.params.players

    def after(self, seat: i64) -> i64:
        """The next car still in the race, or -1 when the start player has been reached again."""
        players = self.params.players
        while True:
            seat = seat + 1 if seat + 1 < players else 0
            if seat == self.starter:
                return NOTHING
            if not self.out[seat]:
                return seat

    def first(self) -> i64:
        """The first car still in the race, from the start player on; -1 if all are out."""
        return self.starter if not self.out[self.starter] else self.after(self.starter)

    def standing(self, seat: i64) -> i64:
        """CR28: cars are placed by this first."""
        if self.out[seat]:
            return RETIRED
        crashed_last = self.round == TRACK and self.verdict[seat] == CRASHED
        return NOT_FINISHED if crashed_last else FINISHED

    # The interface of State

    def clone(self) -> CrazyRally:
        other = CrazyRally(self.game, self.params, self.phase, self.ledger.clone())
        self.copy_to(other)
        other.speed = self.speed[:]
        other.top = self.top[:]
        other.body = self.body[:]
        other.handling = self.handling[:]
        other.body_full = self.body_full[:]
        other.handling_full = self.handling_full[:]
        other.distance = self.distance[:]
        other.out = self.out[:]
        other.played = self.played[:]
        other.came = self.came[:]
        other.verdict = self.verdict[:]
        other.hands = self.hands[:]
        other.hand_sizes = self.hand_sizes[:]
        other.laid = self.laid[:]
        other.chosen = self.chosen[:]
        other.stock = self.stock
        other.stock_size = self.stock_size
        other.discard = self.discard
        other.discard_size = self.discard_size
        other.course = self.course[:]
        other.unlaid = self.unlaid
        other.shown = self.shown
        other.round = self.round
        other.leg = self.leg
        other.starter = self.starter
        other.stage = self.stage
        other.turn_seat = self.turn_seat
        other.owed = self.owed
        return other

    def imagine(self, seat: int, rng: Rng) -> CrazyRally:
        """The cards, answers and stretches that `seat` cannot know are dealt anew."""
        other = self.clone()
        imagining.imagine_course(other, seat, rng)
        imagining.imagine_hands(other, seat, rng)
        imagining.imagine_answers(other, seat, rng)
        return other

    def view(self, seat: int) -> CrazyRallyView:
        return CrazyRallyView(self, seat)

    def encode(self, seat: i64, row: Row) -> None:
        encoding.encode(self, seat, row)

    def scores(self) -> list[int]:
        """The distances; `scoring` decides whether the longest one has won."""
        return [int(distance) for distance in self.distance]

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """A drawn card is known to the one who draws it; the course to nobody (CR10)."""
        if seat != LUCK or (not self.unlaid and viewer == self.drawer()):
            return move.text
        return f"{move.kind} ?"

    def drawer(self) -> int:
        """Who gets the next card."""
        if self.stage < TUNED:
            dealt = 2 * self.params.players - self.owed  # CR7: two each, one player after another
            return int((self.starter + dealt // 2) % self.params.players)
        return int(self.turn_seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def text(self, viewer: int = LUCK) -> str:
        return notation.write(self, viewer)

    def live_text(self, viewer: int) -> str:
        """CR10: players have to remember the course."""
        return notation.write(self, viewer, viewer == LUCK)

    def census(self) -> dict[str, int]:
        counts = dict.fromkeys([*self.params.names, *self.params.track_names], 0)
        for bag in [self.stock, self.discard, *self.hands, *self.laid]:
            for kind, count in enumerate(self.params.packing.counts(bag)):
                counts[self.params.names[kind]] += count
        for number, name in enumerate(self.params.track_names):
            counts[name] += 1 if contains(self.unlaid, number) else 0
        for card in self.course:
            if card != NOTHING:
                counts[self.params.track_names[card]] += 1
        return counts
