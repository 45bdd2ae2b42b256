"""The game Hairpin: its edition, its moves and its options."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.errors import NO_SUCH_CHOICE
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Kinds
from paddock.core.options import Setup, number
from paddock.core.seats import LUCK, just
from paddock.core.title import Title
from paddock_hairpin.rules import BEND, DEAL, DIE, DRAW, GEAR, GEARBOX, TOO_HIGH, TOO_LOW
from paddock_hairpin.state import GEARS, TYRES, Hairpin


class Road:
    """H2, H3: the road and the tyres that the edition defines."""

    def __init__(self, edition: Edition, laps: int) -> None:
        self.lap = edition.number("lap", 12, 99)
        self.goal = self.lap * laps
        self.bends = {
            int(space): edition.number(f"bends.{space}", 1, GEARS - 1)
            for space in edition.keys("bends")
        }
        self.tyres: list[int] = []  # one entry per set
        for kind in range(1, len(TYRES)):
            self.tyres += [kind] * edition.number(f"tyres.{TYRES[kind]}", 0, 20)

    def safe_gear(self, space: int) -> int:
        return self.bends.get(space % self.lap, GEARS)


class HairpinGame(Game):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, list(range(setup.players)))  # H1: each driver is a side
        self.road = Road(setup.edition, setup.options["laps"])
        kinds = Kinds()
        kinds.add(DRAW, "draw", base=1, card=TYRES[1:])
        kinds.add(GEAR, "gear", base=1, number=range(1, GEARS + 1))
        kinds.add(DIE, "die", base=1, number=range(1, 7))
        refusals = [NO_SUCH_CHOICE, TOO_HIGH, TOO_LOW]
        events = ["your-tyres", "drove", "held", "spun", "won"]
        self.declare(kinds, [DEAL, GEARBOX, BEND], refusals, events)

    def start(self) -> Hairpin:
        state = Hairpin(self, DEAL)
        state.ask(DEAL, just(LUCK))
        return state

    def position(self, text: str, rng: Rng | None = None) -> Hairpin:
        state = Hairpin(self, DEAL)
        state.read(text, [DEAL, GEARBOX, BEND], rng)
        return state


class HairpinTitle(Title):
    def check_edition(self, edition: Edition) -> None:
        edition.only("", ["name", "lap", "bends", "tyres"])
        edition.text("name")
        edition.only("tyres", TYRES[1:])
        for space in edition.keys("bends"):
            if not space.isdecimal() or not 0 < int(space) < edition.number("lap", 12, 99):
                raise edition.fault(f"bends.{space}", "is not a space of the lap")
        if len(Road(edition, 1).tyres) < max(self.players):
            raise edition.fault("tyres", f"are too few for {max(self.players)} drivers")

    def make(self, setup: Setup) -> Game:
        return HairpinGame(setup)


TITLE: Final = HairpinTitle(
    name="hairpin",
    version=1,
    players=[2, 3, 4, 5, 6],
    options=[number("laps", "H9", 1, 1, 5)],
    presets={"sprint": {}, "long": {"laps": 3}},
    editions=["standard"],
)
