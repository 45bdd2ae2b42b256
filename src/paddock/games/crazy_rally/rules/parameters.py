"""The parameters of a table of Crazy Rally: the cards as flat tables for the rules, and the
options.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.bits import with_
from paddock.core.options import Setup
from paddock.core.seats import just
from paddock.games.crazy_rally.rules.cards import COLOURS, EVENT, NO_COLOUR, PURPLE, Box
from paddock.games.crazy_rally.rules.moves import Moves

START_VALUE: Final = 7  # CR4: top speed, body and handling
START_SPEED: Final = 5  # CR11
TURBO_COST: Final = 1  # CR16
OVERSPEED_COST: Final = 1  # CR17
EVENT_CARDS: Final = 2  # CR19
EVENT_BONUS: Final = 2  # CR26

NOTHING: Final = -1  # no card chosen, played or laid there

# Stages of a leg: 0 to 2 are the colours as they are tuned (CR7)
TUNED: Final = 3  # the cars stand ready for the test lap
RACING: Final = 4
STAGES: Final = [*COLOURS, "tuned", "racing"]

# How a car came through the last track card
NOT_YET: Final = 0
THROUGH: Final = 1  # CR20
TOO_FAST: Final = 2  # CR21
TOO_SLOW: Final = 3  # CR23
CRASHED: Final = 4  # CR22
VERDICTS: Final = ["", "through", "fast", "slow", "crash"]

# CR28: how a car stands at the end
FINISHED: Final = 0  # or it still may
NOT_FINISHED: Final = 1  # it crashed on the last track card
RETIRED: Final = 2


@final
class Parameters:
    """Kinds are numbered as the edition lists them; the event card is the last kind."""

    def __init__(self, setup: Setup, box: Box, moves: Moves) -> None:
        self.box = box
        self.moves = moves
        self.legs: i64 = setup.options["legs"]
        self.peek: i64 = setup.options["peek_seconds"]
        # CR24: rules 1 turned a track card even when every car was out
        self.turns_for_nobody = setup.version == 1
        self.players: i64 = setup.players
        self.everybody: i64 = 0  # the set of all seats
        for seat in range(setup.players):
            self.everybody |= just(seat)
        tuning = box.tuning
        # The cards of hands, stock and discard pile
        self.tuning: i64 = len(tuning)  # how many kinds of tuning cards
        self.event: i64 = len(tuning)  # the kind of all event cards
        self.kinds: i64 = len(tuning) + 1
        self.names: list[str] = [card.name for card in tuning] + [EVENT]
        self.deck: list[int] = [card.copies for card in tuning] + [box.events]
        self.size: i64 = sum(self.deck)
        self.packing = Packing(self.deck)
        self.full: i64 = self.packing.pack(self.deck)
        self.colour: vec[i64] = vec[i64]([card.colour for card in tuning] + [NO_COLOUR])
        self.wheels: vec[i64] = vec[i64]([card.count("W") for card in tuning])
        self.tyres: vec[i64] = vec[i64]([card.count("T") for card in tuning])
        self.nuts: vec[i64] = vec[i64]([card.count("N") for card in tuning])
        self.up: vec[i64] = vec[i64]([card.up for card in tuning])
        self.down: vec[i64] = vec[i64]([card.down for card in tuning])
        self.pile: vec[i64] = vec[i64]([0] * (len(COLOURS) + 1))  # the bits of each colour
        for kind in range(len(self.names)):
            bits = self.packing.field[kind] * self.packing.one[kind]
            self.pile[self.colour[kind]] |= bits
        self.any_tuning: i64 = self.pile[0] | self.pile[1] | self.pile[PURPLE]
        # The course
        track = box.track
        self.track_names: list[str] = [card.name for card in track]
        self.limit: vec[i64] = vec[i64]([card.speed for card in track])
        self.red: vec[i64] = vec[i64]([int(card.red) for card in track])
        self.difficulty: vec[i64] = vec[i64]([card.difficulty for card in track])
        self.damage: vec[i64] = vec[i64]([card.damage for card in track])
        self.whole_track: i64 = 0  # the set of all track cards
        self.flags: i64 = 0  # and of those with a flag
        for number, card in enumerate(track):
            self.whole_track = with_(self.whole_track, number)
            if card.flag:
                self.flags = with_(self.flags, number)

    def of_colour(self, bag: i64, colour: i64) -> i64:
        """The cards of one colour in a bag."""
        return bag & self.pile[colour]

    def tuning_in(self, bag: i64) -> i64:
        """The tuning cards in a bag."""
        return bag & self.any_tuning
