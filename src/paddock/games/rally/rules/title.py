"""Rally as a whole: its options and presets, its edition, its moves."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.errors import NO_SUCH_CHOICE, Refusal
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.options import Setup, choice, switch
from paddock.core.state import NOT_ASKED
from paddock.core.title import Title
from paddock.games.rally.rules import notation
from paddock.games.rally.rules.cards import ENTRIES
from paddock.games.rally.rules.course import read_calendar, read_faces
from paddock.games.rally.rules.moves import all_moves
from paddock.games.rally.rules.parameters import Parameters
from paddock.games.rally.rules.phases.driving import PHASES
from paddock.games.rally.rules.phases.preparing import ORDER, begin_rally
from paddock.games.rally.rules.rules import REFUSALS
from paddock.games.rally.rules.state import Car, Rally
from paddock.games.rally.rules.tables import (
    read_damage,
    read_fords,
    read_gears,
    read_points,
    read_risk,
    read_special,
    read_weather,
)

EVENTS: Final = [
    "rally-begins",
    "stage-begins",
    "special-begins",
    "start-number",
    "layer",
    "laid",
    "mechanic-placed",
    "ready",
    "revealed",
    "race-begins",
    "weather",
    "shifted",
    "over-revved",
    "restarted",
    "risk",
    "braked",
    "danger",
    "damage",
    "mended",
    "off-road",
    "wrecked",
    "stopped",
    "changed-tyres",
    "missed",
    "home",
    "stage-points",
    "out-points",
    "scored",
    "rally-over",
    "won-match",
]


class RallyGame(Game):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))
        self.params = Parameters(setup)
        self.declare(all_moves(setup.players))

    def empty(self) -> Rally:
        cars = [Car() for _ in range(self.players)]
        return Rally(self, self.params, ORDER, cars, Ledger(self.players))

    def start(self) -> Rally:
        state = self.empty()
        begin_rally(state)
        return state

    def position(self, text: str, rng: Rng | None = None) -> Rally:
        state = self.empty()
        notation.read(text, state, PHASES, rng)
        return state

    def refusals(self) -> list[Refusal]:
        return [NOT_ASKED, NO_SUCH_CHOICE, *REFUSALS]

    def events(self) -> list[str]:
        return EVENTS


class RallyTitle(Title):
    def check_edition(self, edition: Edition) -> None:
        tables = ["gears", "special", "risk", "damage", "weather", "ford", "faces"]
        edition.only("", ["name", *tables, "calendar", "points"])
        edition.text("name")
        read_gears(edition)
        read_special(edition)
        read_risk(edition)
        read_damage(edition)
        read_weather(edition)
        read_fords(edition)
        read_points(edition)
        read_calendar(edition, read_faces(edition))

    def make(self, setup: Setup) -> Game:
        return RallyGame(setup)


TITLE: Final = RallyTitle(
    name="rally",
    version=1,
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
    editions=["house"],
)
