"""Crazy Rally as a whole: its options and presets, its edition, its moves."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.errors import NO_SUCH_CHOICE, Refusal
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.options import Setup, number
from paddock.core.state import NOT_ASKED
from paddock.core.title import Title
from paddock.games.crazy_rally.rules import notation
from paddock.games.crazy_rally.rules.cards import read_box
from paddock.games.crazy_rally.rules.law import Law
from paddock.games.crazy_rally.rules.legs import begin_leg
from paddock.games.crazy_rally.rules.phases import PHASES
from paddock.games.crazy_rally.rules.preparation import COURSE
from paddock.games.crazy_rally.rules.rules import REFUSALS
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.games.crazy_rally.rules.verbs import (
    ACCELERATE,
    BRAKE,
    CARDS,
    DRAW,
    FASTER,
    KEEP,
    LAY,
    LAY_TRACK,
    READY,
    SEEN,
    SLOWER,
)

EVENTS: Final = [
    "leg-begins",
    "you-drew",
    "tuned",
    "lap",
    "lap-over",
    "race-begins",
    "round",
    "drew",
    "redealt",
    "reshuffled",
    "accelerated",
    "braked",
    "turbo",
    "overspeed",
    "out",
    "event-cards",
    "pushed",
    "held",
    "track",
    "track-red",
    "through",
    "too-fast",
    "too-slow",
    "crashed",
    "scored",
    "leg-over",
    "placed",
    "placed-crashed",
    "placed-out",
    "won-match",
    "nobody-won",
]


class CrazyRallyGame(Game):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))
        self.law = Law(setup, read_box(setup.edition), COURSE)
        law = self.law
        tuning = law.names[: int(law.tuning)]
        # The numbers of these moves stand in `Law`, in the same order.
        for verb, word in ((LAY, "lay"), (ACCELERATE, "accelerate"), (BRAKE, "brake")):
            for kind, name in enumerate(tuning):
                self.add_move(f"{word} {name}", verb, kind)
        self.add_move("event cards", CARDS)
        for verb, word in ((FASTER, "faster"), (SLOWER, "slower")):
            for car in range(self.players):
                self.add_move(f"event {word}>{car + 1}", verb, car)
        self.add_move("keep", KEEP)
        self.add_move("ready", READY)
        self.add_move("seen", SEEN)
        for kind, name in enumerate(law.names):
            self.add_move(f"draw {name}", DRAW, kind)
        for card, name in enumerate(law.track_names):
            self.add_move(f"track {name}", LAY_TRACK, card)
        self.close_moves()

    def empty(self) -> CrazyRally:
        return CrazyRally(self, self.law, COURSE, Ledger(self.sides))

    def start(self) -> CrazyRally:
        state = self.empty()
        state.starter = self.players - 1  # so that the first seat starts the first leg
        begin_leg(state)
        return state

    def position(self, text: str, rng: Rng | None = None) -> CrazyRally:
        state = self.empty()
        notation.read(text, state, PHASES, rng)
        return state

    def refusals(self) -> list[Refusal]:
        return [NOT_ASKED, NO_SUCH_CHOICE, *REFUSALS]

    def events(self) -> list[str]:
        return EVENTS


class CrazyRallyTitle(Title):
    def check_edition(self, edition: Edition) -> None:
        read_box(edition)

    def make(self, setup: Setup) -> Game:
        return CrazyRallyGame(setup)


TITLE: Final = CrazyRallyTitle(
    name="crazy_rally",
    version=1,
    players=[3, 4, 5, 6],
    options=[
        number("legs", "CR29", 1, 1, 9),
        number("peek_seconds", "CR10", 3, 0, 30),  # 0: no test lap
    ],
    presets={
        "stage": {},
        "rally": {"legs": 3},
        "blind": {"peek_seconds": 0},
    },
    editions=["house"],
)
