"""1000 Kilometers as a whole: its options and presets, and how a match is set up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.edition import Edition
from paddock.core.encoding import Layout
from paddock.core.errors import NO_SUCH_CHOICE
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.options import Setup, choice, number, switch
from paddock.core.title import Title
from paddock.games.kilometers.rules import checking, encoding, notation
from paddock.games.kilometers.rules.cards import deck_of
from paddock.games.kilometers.rules.events import EVENTS
from paddock.games.kilometers.rules.moves import Moves
from paddock.games.kilometers.rules.parameters import Parameters
from paddock.games.kilometers.rules.phases import DEALING, PHASES, begin_rally
from paddock.games.kilometers.rules.rules import REFUSALS
from paddock.games.kilometers.rules.state import Kilometers, Side


class KilometersGame(Game):
    """The rules with edition, options and seating chosen."""

    def __init__(self, setup: Setup) -> None:
        solo = setup.players <= 3
        # K1: partners sit alternately
        super().__init__(setup, [seat if solo else seat % 2 for seat in range(setup.players)])
        moves = Moves(self.sides)
        self.declare(moves.kinds, PHASES.values(), [NO_SUCH_CHOICE, *REFUSALS.all], EVENTS)
        self.params = Parameters(setup, deck_of(setup.edition, solo), moves)

    def empty(self) -> Kilometers:
        """A position without any cards, to be filled."""
        sides = [Side() for _ in range(self.sides)]
        state = Kilometers(self, self.params, DEALING, sides, Ledger(self.sides))
        state.hands = vec[i64]([0] * self.players)
        state.hand_sizes = vec[i64]([0] * self.players)
        return state

    def start(self) -> Kilometers:
        state = self.empty()
        state.dealer = self.players - 2  # the last seat deals first, so the first seat begins
        begin_rally(state)
        return state

    def position(self, text: str, rng: Rng | None = None) -> Kilometers:
        state = self.empty()
        notation.read(text, state, PHASES, rng)
        return state

    def layout(self) -> Layout:
        return encoding.layout(self)


class KilometersTitle(Title):
    """The title: set-up and edition checks."""

    def check_edition(self, edition: Edition) -> None:
        checking.check_edition(edition)

    def make(self, setup: Setup) -> Game:
        return KilometersGame(setup)


TITLE: Final = KilometersTitle(
    name="kilometers",
    version=2,  # K31: no extension without a card to play
    oldest=1,
    players=[2, 3, 4, 6],
    options=[
        choice("length", "K44", ["rally", "championship"]),
        switch("extension", "K31", True),
        number("max_200", "K12", 0, 0, 40),  # 0: no limit
        switch("limit_needs_green", "K14"),
        switch("green_after_trump", "K21"),
        switch("play_out_hands", "K30"),
    ],
    presets={
        "dutch": {},
        "classic": {"max_200": 2, "green_after_trump": 1, "play_out_hands": 1},
    },
    editions=["standard"],
)
