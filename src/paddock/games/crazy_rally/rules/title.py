"""Crazy Rally as a whole: its options and presets, its edition, its moves."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.errors import NO_SUCH_CHOICE, Refusal
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Kinds
from paddock.core.options import Setup, number
from paddock.core.state import NOT_ASKED
from paddock.core.title import Title
from paddock.games.crazy_rally.rules import notation
from paddock.games.crazy_rally.rules.cards import read_box
from paddock.games.crazy_rally.rules.legs import begin_leg
from paddock.games.crazy_rally.rules.parameters import Parameters
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
        self.params = Parameters(setup, read_box(setup.edition), COURSE)
        params = self.params
        tuning = params.names[: int(params.tuning)]
        # The numbers of these moves stand in `Parameters`, in the same order.
        kinds = Kinds()
        kinds.add(LAY, "lay", card=tuning)
        kinds.add(ACCELERATE, "accelerate", card=tuning)
        kinds.add(BRAKE, "brake", card=tuning)
        kinds.add(CARDS, "cards", "event", card=["cards"])
        kinds.add(FASTER, "faster", "event", card=["faster"], victim=range(self.players))
        kinds.add(SLOWER, "slower", "event", card=["slower"], victim=range(self.players))
        kinds.add(KEEP, "keep")
        kinds.add(READY, "ready")
        kinds.add(SEEN, "seen")
        kinds.add(DRAW, "draw", card=params.names)
        kinds.add(LAY_TRACK, "track", card=params.track_names)
        self.declare(kinds)

    def empty(self) -> CrazyRally:
        return CrazyRally(self, self.params, COURSE, Ledger(self.sides))

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
