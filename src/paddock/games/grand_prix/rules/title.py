"""Detroit-Cleveland Grand Prix as a whole: its options and presets, its edition, its moves."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.errors import NO_SUCH_CHOICE, Refusal
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Kinds
from paddock.core.options import Setup, choice, number, switch
from paddock.core.state import NOT_ASKED
from paddock.core.title import Title
from paddock.games.grand_prix.rules import notation
from paddock.games.grand_prix.rules.cards import KINDS, Deck, check_deck
from paddock.games.grand_prix.rules.cars import CARS, NAMES
from paddock.games.grand_prix.rules.phases import DEALING, PHASES
from paddock.games.grand_prix.rules.rules import REFUSALS
from paddock.games.grand_prix.rules.scoring import begin_race
from paddock.games.grand_prix.rules.state import GrandPrix, Parameters
from paddock.games.grand_prix.rules.track import HOME, Track, check_track, read_bends, read_columns
from paddock.games.grand_prix.rules.verbs import (
    BID,
    CHOOSE,
    DEAL,
    HOLD,
    PASS,
    PLAY,
    TO,
    TURN,
)

TRACKS: Final = ["cleveland", "detroit", "top_race"]
MOST_RACES: Final = 9
MOST_STEPS: Final = 1000  # of money that an edition may hand out at once

EVENTS: Final = [
    "dealt",
    "your-hand",
    "lot",
    "bid",
    "passed",
    "bought",
    "had-to-buy",
    "lent",
    "no-bid",
    "no-owner",
    "seated",
    "race-begins",
    "played",
    "swapped",
    "swap-over",
    "chose",
    "drove",
    "drove-short",
    "stuck",
    "skipped",
    "home",
    "shows",
    "held",
    "race-over",
    "prize",
    "won-match",
]


class GrandPrixGame(Game):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))
        name = TRACKS[setup.options["track"]]
        columns = read_columns(setup.edition, f"track.{name}.columns")
        bends = read_bends(setup.edition, f"track.{name}.bends")
        self.params = Parameters(setup, Deck(setup.edition), Track(name, columns, bends), DEALING)
        cards = [str(card) for card in range(1, self.params.deck.size + 1)]
        step = int(self.params.step)
        kinds = Kinds()
        kinds.add(PASS, "pass")
        kinds.add(HOLD, "hold")
        kinds.add(TO, "finish", base=HOME)
        kinds.add(CHOOSE, "car", card=NAMES[:CARS])
        kinds.add(TURN, "turn", card=NAMES[:CARS])
        kinds.add(PLAY, "play", base=1, card=cards)
        kinds.add(DEAL, "deal", base=1, card=cards)
        kinds.add(TO, "to", card=self.params.track.names)
        kinds.add(
            BID, "bid", base=1, number=[n * step for n in range(1, int(self.params.most) + 1)]
        )
        self.declare(kinds)

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

    def refusals(self) -> list[Refusal]:
        return [NOT_ASKED, NO_SUCH_CHOICE, *REFUSALS]

    def events(self) -> list[str]:
        return EVENTS


class GrandPrixTitle(Title):
    def check_edition(self, edition: Edition) -> None:
        edition.only("", ["name", "money", "deck", *KINDS, "track"])
        edition.text("name")
        check_deck(edition)
        check_money(edition)
        edition.only("track", TRACKS)
        for name in edition.keys("track"):
            check_track(edition, name)
        for name in TRACKS[:2]:
            edition.get(f"track.{name}")

    def make(self, setup: Setup) -> Game:
        return GrandPrixGame(setup)


def check_money(edition: Edition) -> None:
    """Prizes fall from place to place, and all money comes in whole steps."""
    edition.only("money", ["start", "step", "prizes"])
    step = edition.number("money.step", 1, 10**6)
    start = edition.number("money.start", step, MOST_STEPS * step)
    prizes = edition.rows("money.prizes")
    if len(prizes) != CARS:
        raise edition.fault("money.prizes", f"has {len(prizes)} places, not {CARS}")
    last = MOST_STEPS * step
    for prize in prizes:
        if isinstance(prize, bool) or not isinstance(prize, int) or not 0 <= prize <= last:
            raise edition.fault("money.prizes", f"has {prize!r}, not 0 to {last}")
        last = prize
    for key, sums in (("start", [start]), ("prizes", [p for p in prizes if isinstance(p, int)])):
        if any(one % step for one in sums):
            raise edition.fault(f"money.{key}", f"is not in whole steps of {step}")


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
