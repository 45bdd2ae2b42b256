"""The Detroit–Cleveland Grand Prix as a whole: its options and presets, and how a match begins."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.encoding import Layout
from paddock.core.errors import NO_SUCH_CHOICE
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.options import Setup, choice, number, switch
from paddock.core.title import Title
from paddock.games.grand_prix.rules import encoding, notation
from paddock.games.grand_prix.rules.cards import Deck
from paddock.games.grand_prix.rules.checking import check_edition
from paddock.games.grand_prix.rules.events import EVENTS
from paddock.games.grand_prix.rules.parameters import Parameters
from paddock.games.grand_prix.rules.phases import PHASES
from paddock.games.grand_prix.rules.phases.deal import DEALING, begin_race
from paddock.games.grand_prix.rules.refusals import REFUSALS
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.track import TRACKS, read_track

MOST_RACES: Final = 9


class GrandPrixGame(Game):
    """The rules with edition, options and seating chosen; `params` are the table's parameters."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))
        deck = Deck(setup.edition)
        track = read_track(setup.edition, TRACKS[setup.options["track"]])
        self.params = Parameters(setup, deck, track)
        self.declare(
            self.params.moves.kinds, PHASES.values(), [NO_SUCH_CHOICE, *REFUSALS.all], EVENTS
        )

    def empty(self) -> GrandPrix:
        return GrandPrix(self, self.params, DEALING, Ledger(self.sides))

    def start(self) -> GrandPrix:
        state = self.empty()
        state.bank = self.params.money
        for seat in range(self.players):
            state.race = 1
            state.pay(seat, self.params.start, "start", "GP1")
        state.race = 0
        state.dealer = self.players - 1  # GP4: the last seat, so that the first card is seat 1's
        begin_race(state)
        return state

    def position(self, text: str, rng: Rng | None = None) -> GrandPrix:
        state = self.empty()
        notation.read(text, state, PHASES, rng)
        return state

    def layout(self) -> Layout:
        return encoding.layout(self, self.params)


class GrandPrixTitle(Title):
    """The title: set-up and edition checks."""

    def check_edition(self, edition: Edition) -> None:
        check_edition(edition)

    def make(self, setup: Setup) -> Game:
        return GrandPrixGame(setup)


TITLE: Final = GrandPrixTitle(
    name="grand_prix",
    version=1,
    players=[2, 3, 4, 5, 6],
    options=[
        choice("track", "GP1", TRACKS),
        number("races", "GP1", 3, 1, MOST_RACES),
        switch("tournament_seating", "GP22"),
        switch("no_car_limit", "GP23"),
        switch("cars_optional", "GP24"),
        switch("white_moves_own", "GP25"),
        switch("may_hold_when_home", "GP26"),
        switch("tens_in_deck", "GP27"),
        switch("two_players", "GP28", True),
    ],
    presets={
        "standard": {},
        "free": {
            "no_car_limit": 1,
            "cars_optional": 1,
            "white_moves_own": 1,
            "may_hold_when_home": 1,
            "tens_in_deck": 1,
        },
    },
    editions=["house"],
)
