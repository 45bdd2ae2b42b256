"""Crazy Rally as a whole: its options and presets, and how a match is set up."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.encoding import Layout
from paddock.core.errors import NO_SUCH_CHOICE
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.options import Setup, number
from paddock.core.title import Title
from paddock.games.crazy_rally.rules import encoding, notation
from paddock.games.crazy_rally.rules.cards import read_box
from paddock.games.crazy_rally.rules.events import EVENTS
from paddock.games.crazy_rally.rules.moves import Moves
from paddock.games.crazy_rally.rules.parameters import Parameters
from paddock.games.crazy_rally.rules.phases import PHASES
from paddock.games.crazy_rally.rules.phases.leg import begin_leg
from paddock.games.crazy_rally.rules.phases.preparation import COURSE
from paddock.games.crazy_rally.rules.rules import REFUSALS
from paddock.games.crazy_rally.rules.state import CrazyRally


class CrazyRallyGame(Game):
    """The rules with edition, options and seating chosen."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))
        box = read_box(setup.edition)
        moves = Moves(box, self.players)
        self.declare(moves.kinds, PHASES.values(), [NO_SUCH_CHOICE, *REFUSALS.all], EVENTS)
        self.params = Parameters(setup, box, moves)

    def empty(self) -> CrazyRally:
        """A position without any cards, to be filled."""
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

    def layout(self) -> Layout:
        return encoding.layout(self, self.params)


class CrazyRallyTitle(Title):
    """The title: set-up and edition checks."""

    def check_edition(self, edition: Edition) -> None:
        read_box(edition)

    def make(self, setup: Setup) -> Game:
        return CrazyRallyGame(setup)


TITLE: Final = CrazyRallyTitle(
    name="crazy_rally",
    version=2,  # CR24: no track card is turned for nobody; CR29: not two legs
    oldest=1,
    players=[3, 4, 5, 6],
    options=[
        number("legs", "CR29", 1, 1, 9, without=[2], since=2),
        number("peek_seconds", "CR10", 3, 0, 30),  # 0: no test lap
    ],
    presets={
        "stage": {},
        "rally": {"legs": 3},
        "blind": {"peek_seconds": 0},
    },
    editions=["house"],
)
