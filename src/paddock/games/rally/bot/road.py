"""The road as a driver reads it: factors by weather, ranges of gears, what damage costs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.rally.rules.cards import (
    CREW,
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
from paddock.games.rally.rules.view import RallyView

TURN: Final = 10_000  # a turn, in the small coin that all values are counted in
OUT_TURNS: Final = 14  # what being out of the stage is reckoned to cost
ROUNDS: Final = 16  # over which the weather of a stage is averaged
COLUMNS: Final = 5
HELP: Final = CREW + 1
LEVELS: Final = 10  # safe factors are below it


@final
class Road:
    """One course with one car on it; weather is looked up by its number."""

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
        self.safe: vec[i64] = vec[i64]([0] * ((GEARS + 1) * 7))
        for gear in range(1, GEARS + 1):
            for roll in range(6):
                self.safe[gear * 7 + roll + 1] = view.tables.risk[gear - 1][roll]
            for weather in range(kinds):
                if gear == 1:
                    continue
                change = self.setup - drag_of(tyres, weather)
                least, most = view.tables.gears[gear - 1]
                extra = view.tables.bonus[gear - 1] if view.special else 0
                self.least[weather * 6 + gear] = max(1, least + change)
                self.most[weather * 6 + gear] = max(1, most + change + extra)

    def _read_damage(self, view: RallyView) -> None:
        """Of six throws: how many do nothing, leave the road, end it; and turns missed in all."""
        self.fine: vec[i64] = vec[i64]([6] * (COLUMNS + 1))
        self.off: vec[i64] = vec[i64]([0] * (COLUMNS + 1))
        self.out: vec[i64] = vec[i64]([0] * (COLUMNS + 1))
        self.missed: vec[i64] = vec[i64]([0] * ((COLUMNS + 1) * HELP))
        for column in range(1, COLUMNS + 1):
            results = [RESULTS.index(cell) for cell in view.tables.damage[column - 1]]
            self.fine[column] = sum(1 for result in results if result < SPIN)
            self.out[column] = sum(1 for result in results if result == WRECK)
            self.off[column] = 6 - self.fine[column] - self.out[column]
            for helpers in range(HELP):
                degrees = [result - SPIN for result in results if SPIN < result < WRECK]
                turns = sum(max(0, degree - helpers) for degree in degrees)
                self.missed[column * HELP + helpers] = turns

    def _read_weather(self, view: RallyView) -> None:
        """How often each weather is met with each safe factor, over a stage, by gear."""
        share = weather_shares(len(view.sky))
        self.mix: vec[i64] = vec[i64]([0] * (len(WEATHERS) * (GEARS + 1) * LEVELS))
        for field, (name, add) in enumerate(view.sky):
            weather = WEATHERS.index(name)
            for gear in range(1, GEARS + 1):
                for die in range(1, 7):
                    safe = self.safe[gear * 7 + min(6, die + self.setup + add)]
                    at = (weather * (GEARS + 1) + gear) * LEVELS + safe
                    self.mix[at] += share[field]


def grip_of(tyres: int, weather: int) -> int:
    """RY20: what tyres take off every factor."""
    name = WEATHERS[weather]
    return int((TYRES[tyres], name) in (("rain", "rain"), ("rain", "storm"), ("snow", "snow")))


def drag_of(tyres: int, weather: int) -> int:
    """RY20: the spaces that tyres cost."""
    return tyres if WEATHERS[weather] in ("fair", "overcast") else 0


def weather_shares(fields: int) -> list[int]:
    """In what part of the rounds of a stage the marker stands on each field, in a thousand."""
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
