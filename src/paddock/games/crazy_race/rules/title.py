"""Crazy Race as a whole: its options and presets, its edition, its moves."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.encoding import Layout
from paddock.core.errors import NO_SUCH_CHOICE
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.options import Setup, number, switch
from paddock.core.phase import OVER
from paddock.core.title import Title
from paddock.games.crazy_race.rules import encoding, notation
from paddock.games.crazy_race.rules.cards import Box
from paddock.games.crazy_race.rules.events import EVENTS
from paddock.games.crazy_race.rules.parameters import Parameters
from paddock.games.crazy_race.rules.phases import PHASES
from paddock.games.crazy_race.rules.phases.beginning import begin_race
from paddock.games.crazy_race.rules.rules import REFUSALS
from paddock.games.crazy_race.rules.state import CrazyRace


class CrazyRaceGame(Game):
    """The rules at one table."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))
        self.params = Parameters(setup, Box(setup.edition), PHASES)
        self.declare(
            self.params.moves.kinds, PHASES.values(), [NO_SUCH_CHOICE, *REFUSALS.all], EVENTS
        )
        self.first = self.empty()  # the start of every match
        begin_race(self.first)

    def empty(self) -> CrazyRace:
        """A position before anything is dealt."""
        return CrazyRace(self, self.params, OVER, Ledger(self.sides))

    def start(self) -> CrazyRace:
        return self.first.clone()

    def position(self, text: str, rng: Rng | None = None) -> CrazyRace:
        state = self.empty()
        notation.read(text, state, rng)
        return state

    def layout(self) -> Layout:
        return encoding.layout(self, self.params)


class CrazyRaceTitle(Title):
    """The title: set-up and edition checks."""

    def check_edition(self, edition: Edition) -> None:
        Box(edition)

    def make(self, setup: Setup) -> Game:
        return CrazyRaceGame(setup)


TITLE: Final = CrazyRaceTitle(
    name="crazy_race",
    version=1,
    players=[3, 4],
    options=[
        switch("shuffled_points", "CZ23"),
        switch("stragglers", "CZ24"),
        switch("robbery", "CZ25"),
        switch("runner_up_wins", "CZ26"),
        number("fewer_points", "CZ27", 0, 0, 6),  # 0: all of them
    ],
    presets={
        "rulebook": {},
        "variants": {
            "shuffled_points": 1,
            "stragglers": 1,
            "robbery": 1,
            "runner_up_wins": 1,
            "fewer_points": 4,
        },
    },
    editions=["house"],
)
