"""One course for one car, as tables: factors by weather, spaces by gear, the cost of damage."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.rally.rules.cards import (
    COLUMNS,
    CREW,
    DIE,
    GEARS,
    MOST_SPACES,
    REACH,
    RESULTS,
    SETUPS,
    SPIN,
    TYRES,
    WEATHERS,
    WRECK,
)
from paddock.games.rally.rules.odds import gear_range
from paddock.games.rally.rules.parameters import ROW, drag_of, grip_of
from paddock.games.rally.rules.view import RallyView

TURN: Final = 10_000  # a turn, in the unit in which all values are counted
OUT_TURNS: Final = 14  # the estimated cost of being out of the stage
ROUNDS: Final = 16  # over which the weather of a stage is averaged
HELP: Final = CREW + 1  # 0 to 3 mechanics within reach
WAITS: Final = 4  # 0 to 3 turns are missed
LEVELS: Final = 10  # safe factors are 0 to 9


@final
class Road:
    """One course for a car with this set-up, these tyres and these mechanics."""

    def __init__(self, view: RallyView, setup: int, tyres: int, crew: list[int]) -> None:
        kinds = len(WEATHERS)
        self.setup = setup
        self.length: i64 = len(view.spaces)
        self.factors: vec[i64] = vec[i64]([0] * (kinds * MOST_SPACES))
        for weather in range(kinds):
            ford = view.tables.fords[WEATHERS[weather]]
            for n, space in enumerate(view.spaces):
                factor = ford if space.mark == "ford" else space.printed
                self.factors[weather * MOST_SPACES + n] = factor - grip_of(tyres, weather)
        self.helpers: vec[i64] = vec[i64]([0] * MOST_SPACES)
        for at in crew:
            for n in range(max(0, at - 1 - REACH), min(MOST_SPACES, at + REACH)):
                self.helpers[n] += 1
        self._read_gears(view, tyres)
        self._read_damage(view)
        self._read_weather(view)

    def _read_gears(self, view: RallyView, tyres: int) -> None:
        kinds = len(WEATHERS)
        self.least: vec[i64] = vec[i64]([1] * (kinds * (GEARS + 1)))
        self.most: vec[i64] = vec[i64]([1] * (kinds * (GEARS + 1)))
        self.safe: vec[i64] = vec[i64]([0] * ((GEARS + 1) * ROW))
        for gear in range(1, GEARS + 1):
            for roll in range(1, DIE + 1):
                self.safe[gear * ROW + roll] = view.tables.risk[gear - 1][roll - 1]
            for weather in range(kinds):
                least, most = gear_range(view, self.setup, drag_of(tyres, weather), gear)
                self.least[weather * (GEARS + 1) + gear] = least
                self.most[weather * (GEARS + 1) + gear] = most

    def _read_damage(self, view: RallyView) -> None:
        """Of six throws: how many do nothing, put the car off the road, or end its stage; and the
        sum of the turns that they cost."""
        self.fine: vec[i64] = vec[i64]([DIE] * (COLUMNS + 1))
        self.off: vec[i64] = vec[i64]([0] * (COLUMNS + 1))
        self.out: vec[i64] = vec[i64]([0] * (COLUMNS + 1))
        self.missed: vec[i64] = vec[i64]([0] * ((COLUMNS + 1) * HELP))
        # How many throws put the car off the road and make it miss so many turns
        self.waits: vec[i64] = vec[i64]([0] * ((COLUMNS + 1) * HELP * WAITS))
        for column in range(1, COLUMNS + 1):
            results = [RESULTS.index(cell) for cell in view.tables.damage[column - 1]]
            self.fine[column] = sum(1 for result in results if result < SPIN)
            self.out[column] = sum(1 for result in results if result == WRECK)
            self.off[column] = DIE - self.fine[column] - self.out[column]
            for helpers in range(HELP):
                degrees = [result - SPIN for result in results if SPIN < result < WRECK]
                turns = sum(max(0, degree - helpers) for degree in degrees)
                self.missed[column * HELP + helpers] = turns
                for result in results:
                    if SPIN <= result < WRECK:
                        wait = max(0, result - SPIN - helpers)
                        self.waits[(column * HELP + helpers) * WAITS + wait] += 1

    def _read_weather(self, view: RallyView) -> None:
        """How often, over a stage, a gear meets each weather with each safe factor."""
        share = weather_shares(len(view.sky))
        self.mix: vec[i64] = vec[i64]([0] * (len(WEATHERS) * (GEARS + 1) * LEVELS))
        for field, (name, add) in enumerate(view.sky):
            weather = WEATHERS.index(name)
            for gear in range(1, GEARS + 1):
                for die in range(1, DIE + 1):
                    safe = self.safe[gear * ROW + min(DIE, die + self.setup + add)]
                    at = (weather * (GEARS + 1) + gear) * LEVELS + safe
                    self.mix[at] += share[field]


def weather_shares(fields: int) -> list[int]:
    """How often the marker stands on each field, in rounds out of a thousand."""
    now = [1.0] + [0.0] * (fields - 1)
    total = [0.0] * fields
    for _ in range(ROUNDS):
        for field in range(fields):
            total[field] += now[field] / ROUNDS
        after = [0.0] * fields
        for field in range(fields):
            after[min(fields - 1, field + 1)] += now[field] / 2
            after[max(0, field - 1)] += now[field] / 2
        now = after
    return [round(1000 * part) for part in total]


def setup_number(name: str) -> int:
    return SETUPS.index(name) if name else 0


def tyres_number(name: str) -> int:
    return TYRES.index(name) if name else 0
