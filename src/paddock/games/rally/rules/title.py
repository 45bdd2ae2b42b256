"""The title Rally: players, options and presets; and the game that a table plays."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.encoding import Layout
from paddock.core.errors import NO_SUCH_CHOICE
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.options import Setup, choice, switch
from paddock.core.points import SHARED
from paddock.core.title import Title
from paddock.games.rally.rules import encoding, notation
from paddock.games.rally.rules.cards import ENTRIES
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.checking import check_edition
from paddock.games.rally.rules.events import EVENTS
from paddock.games.rally.rules.parameters import Parameters
from paddock.games.rally.rules.phases import PHASES, stages
from paddock.games.rally.rules.rules import REFUSALS
from paddock.games.rally.rules.state import Rally


class RallyGame(Game):
    """The rules with edition, options and seating chosen."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))
        self.params = Parameters(setup)
        self.declare(
            self.params.moves.kinds, PHASES.values(), [NO_SUCH_CHOICE, *REFUSALS.all], EVENTS
        )
        if self.params.split_ties and setup.version > 1:
            self.parts = SHARED  # RY25

    def empty(self) -> Rally:
        """A position in which nothing has happened, not even a first question."""
        cars = [Car() for _ in range(self.players)]
        return Rally(self, self.params, stages.ORDER, cars, Ledger(self.players, self.parts))

    def start(self) -> Rally:
        state = self.empty()
        stages.begin_rally(state)
        return state

    def position(self, text: str, rng: Rng | None = None) -> Rally:
        state = self.empty()
        notation.read(text, state, PHASES, rng)
        return state

    def layout(self) -> Layout:
        return encoding.layout(self, self.params)


class RallyTitle(Title):
    """The title: set-up and edition checks."""

    def check_edition(self, edition: Edition) -> None:
        check_edition(edition)

    def make(self, setup: Setup) -> Game:
        return RallyGame(setup)


TITLE: Final = RallyTitle(
    name="rally",
    version=2,  # RY25: points are shared out exactly
    oldest=1,
    players=[2, 3, 4, 5, 6],
    options=[
        choice("length", "RY27", ["stage", "rally", "championship"]),
        choice("rally", "RY27", ENTRIES),
        switch("special_stages", "RY26"),
        switch("slow_tyres", "RY18"),
        switch("split_ties", "RY25"),
    ],
    presets={
        "stage": {},
        "rally": {"length": 1},
        "championship": {"length": 2, "special_stages": 1},
    },
    editions=["house", "proposed"],
)
