"""The car before the start, by the chance to win with each choice; tyres at the mechanics.

The car with the fewest turns on average is not the one that wins most often: against steady cars,
one whose turns spread widely is the better choice.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.moves import Move
from paddock.games.rally.bot.crew import Crew
from paddock.games.rally.bot.later import later_turns
from paddock.games.rally.bot.outlook import UNIT
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.winning import Winning
from paddock.games.rally.rules.cards import NORMAL
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.moves import MECHANIC, SETUP, TYRE
from paddock.games.rally.rules.phases.accidents import PIT
from paddock.games.rally.rules.state import Rally

REMEMBERED: Final = 48  # crews that are kept
# Set-up, tyres, mechanics, done: in this order, whatever the prices within each of them
NOW: Final = 1.0
LATER: Final = 0.0
DONE_LAST: Final = -1.0


@final
class Preparation:
    """Prices of the moves of a player who may take time."""

    def __init__(self, tables: Tables, winning: Winning) -> None:
        self.tables = tables
        self.winning = winning
        self.crews: dict[str, Crew] = {}
        self.asked_at: Rally | None = None
        self.later: list[float] = []  # by set-up: turns of the later stages of this rally

    def price(self, s: Rally, seat: i64, move: Move) -> float:
        if s.phase is PIT:
            return self.at_the_mechanics(s, seat, move)
        car = s.cars[seat]
        if move.verb in (SETUP, TYRE) and self.asked_at is not s:
            self.asked_at = s
            self.later = later_turns(s, seat)
            self.winning.rivals.read_before_start(s, seat)
        if move.verb == SETUP:
            return NOW + self.chance(s, seat, move.a, NORMAL)
        if car.setup < 0:
            return LATER
        if move.verb == TYRE:
            return NOW + self.chance(s, seat, car.setup, move.a)
        if car.tyres < 0:
            return LATER
        if move.verb == MECHANIC:
            missing = self.crew(s, seat, car.setup).missing(placed_by(car))
            return NOW if int(move.a) + 1 == missing[0] else LATER
        return DONE_LAST

    def chance(self, s: Rally, seat: i64, setup: i64, tyres: i64) -> float:
        """With this car and mechanics where they help most."""
        tempo = self.crew(s, seat, setup).tempo(int(tyres))
        to_come = [turns - self.later[setup] for turns in self.later]
        return self.winning.from_line(s, seat, tempo, to_come)

    def crew(self, s: Rally, seat: i64, setup: i64) -> Crew:
        """Where the mechanics of this car should stand; planned once for each road and car."""
        placed = placed_by(s.cars[seat])
        key = f"{int(self.tables.road_key(s))} {int(setup)}"
        found = self.crews.get(key)
        if found is None or (placed and not found.missing(placed)):
            if len(self.crews) >= REMEMBERED:
                self.crews.clear()
            found = self.crews[key] = Crew(s.view(int(seat)), int(setup), placed)
        return found

    def at_the_mechanics(self, s: Rally, seat: i64, move: Move) -> float:
        """RY18: the turns that are left on these tyres, from first gear beside the road."""
        car = s.cars[seat]
        tyres = move.a if move.verb == TYRE else car.tyres
        tempo = self.tables.of(s, seat, car.setup, tyres, True)
        turns = float(tempo.after_turn(s.field, car.space, 0)) / UNIT
        costs = move.verb == TYRE and (s.mended or s.params.slow_tyres)
        return -turns - (1.0 if costs else 0.0)


def placed_by(car: Car) -> list[int]:
    """The spaces of the mechanics who stand already, counted from 1."""
    return [int(at) + 1 for at in car.crew if at >= 0]
