"""The parameters of a table of Rally: the tables of its edition and its options.

A printed table is one flat row of numbers here, which compiled rules read fastest.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.edition import Edition
from paddock.core.options import Setup
from paddock.core.seats import NONE, just
from paddock.games.rally.rules.cards import (
    COLUMNS,
    DIE,
    ENTRIES,
    FACE_NAMES,
    FACES,
    FAIR,
    FORD,
    GEARS,
    LONGEST_LINE,
    NORMAL,
    OVERCAST,
    RAIN,
    RAIN_TYRES,
    RESULTS,
    SNOW,
    SNOW_TYRES,
    SPACES,
    STORM,
    TYRES,
    WEATHERS,
    ZONES,
)
from paddock.games.rally.rules.course import Layable, Limits, read_calendar, read_faces
from paddock.games.rally.rules.moves import Moves
from paddock.games.rally.rules.tables import (
    read_damage,
    read_fords,
    read_gears,
    read_points,
    read_risk,
    read_special,
    read_weather,
)

STAGE: Final = 0  # RY27, values of the option `length`
ONE_RALLY: Final = 1
CHAMPIONSHIP: Final = 2

ROAD: Final = FACES * SPACES  # every space there is: face, then place on it
ROW: Final = DIE + 1  # tables by die have an unused place 0


def grip_of(tyres: int, weather: int) -> int:
    """RY20: what tyres take off every factor."""
    if tyres == RAIN_TYRES:
        return int(weather in (RAIN, STORM))
    return int(tyres == SNOW_TYRES and weather == SNOW)


def drag_of(tyres: int, weather: int) -> int:
    """RY20: the spaces that tyres cost in fair or overcast weather."""
    if weather not in (FAIR, OVERCAST):
        return 0
    return {NORMAL: 0, RAIN_TYRES: 1, SNOW_TYRES: 2}[tyres]


class Printed:
    """The printed tables and sections as lists, for views: the same throughout a match."""

    def __init__(self, params: Parameters) -> None:
        gears = range(1, GEARS + 1)
        self.gears = [[int(params.least[gear]), int(params.most[gear])] for gear in gears]
        self.bonus = [int(params.bonus[gear]) for gear in gears]
        # By gear and then roll; by difference and then die
        self.risk = [
            [int(params.risk[gear * ROW + roll]) for roll in range(1, ROW)] for gear in gears
        ]
        self.damage = [
            [RESULTS[params.damage[column * ROW + die]] for die in range(1, ROW)]
            for column in range(1, COLUMNS + 1)
        ]
        self.fords = {WEATHERS[n]: factor for n, factor in enumerate(params.fords)}
        self.slow_tyres = params.slow_tyres
        self.faces = dict(zip(FACE_NAMES, params.faces, strict=True))
        self.points = params.points
        self._dict: dict[str, object] = {
            "gears": self.gears,
            "bonus": self.bonus,
            "risk": self.risk,
            "damage": self.damage,
            "fords": self.fords,
            "slow_tyres": self.slow_tyres,
            "faces": {name: face.to_dict() for name, face in self.faces.items()},
            "points": self.points,
        }

    def to_dict(self) -> dict[str, object]:
        return self._dict


@final
class Parameters:
    """What this table plays by; shared by all positions and never changed."""

    def __init__(self, setup: Setup) -> None:
        edition = setup.edition
        options = setup.options
        self.length = options["length"]
        self.slow_tyres = options["slow_tyres"] == 1
        self.split_ties = options["split_ties"] == 1
        self.special_stages = options["special_stages"] == 1
        self.moves = Moves(setup.players)
        self.everybody: i64 = NONE  # the set of all seats
        for seat in range(setup.players):
            self.everybody |= just(seat)
        self.points = read_points(edition)
        self._read_driving(edition)
        self._read_weather(edition)
        self._read_roads(edition)
        self.printed = Printed(self)
        one = [options["rally"]]
        self.rallies = list(range(len(ENTRIES))) if self.length == CHAMPIONSHIP else one

    def _read_driving(self, edition: Edition) -> None:
        gears = read_gears(edition)
        risk = read_risk(edition)
        damage = read_damage(edition)
        bonus = [0, *read_special(edition)]
        self.least: vec[i64] = vec[i64]([0] + [gear[0] for gear in gears])
        self.most: vec[i64] = vec[i64]([0] + [gear[1] for gear in gears])
        self.bonus: vec[i64] = vec[i64](bonus)
        # The safe factor by gear and roll; what happens by difference and die
        self.risk: vec[i64] = vec[i64]([0] * ((GEARS + 1) * ROW))
        self.damage: vec[i64] = vec[i64]([0] * ((COLUMNS + 1) * ROW))
        for die in range(DIE):
            for gear in range(GEARS):
                self.risk[(gear + 1) * ROW + die + 1] = risk[die][gear]
            for column in range(COLUMNS):
                self.damage[(column + 1) * ROW + die + 1] = damage[die][column]

    def _read_weather(self, edition: Edition) -> None:
        """The weather of each zone, and what tyres do in each weather."""
        lines = read_weather(edition)
        self.fields: vec[i64] = vec[i64]([len(line) for line in lines])
        self.sky: vec[i64] = vec[i64]([0] * (len(ZONES) * LONGEST_LINE))
        self.adds: vec[i64] = vec[i64]([0] * (len(ZONES) * LONGEST_LINE))
        for zone, line in enumerate(lines):
            for field, (weather, add) in enumerate(line):
                self.sky[zone * LONGEST_LINE + field] = weather
                self.adds[zone * LONGEST_LINE + field] = add
        kinds = range(len(WEATHERS))
        tyres = range(len(TYRES))
        self.grip: vec[i64] = vec[i64]([grip_of(n, weather) for n in tyres for weather in kinds])
        self.drag: vec[i64] = vec[i64]([drag_of(n, weather) for n in tyres for weather in kinds])

    def _read_roads(self, edition: Edition) -> None:
        faces = read_faces(edition)
        self.fords = read_fords(edition)
        self.faces = faces
        self.factor: vec[i64] = vec[i64]([f for face in faces for f in face.factors])
        self.mark: vec[i64] = vec[i64]([m for face in faces for m in face.marks])
        # Factors as they are in each weather (RY19)
        self.going: vec[i64] = vec[i64]([0] * (len(WEATHERS) * ROAD))
        for weather in range(len(WEATHERS)):
            for slot in range(ROAD):
                ford = self.mark[slot] == FORD
                self.going[weather * ROAD + slot] = (
                    self.fords[weather] if ford else self.factor[slot]
                )
        self.calendar = read_calendar(edition, faces)
        self.counts: vec[i64] = vec[i64]([count for face in faces for count in face.counts])
        # A plan is an entry of the calendar: its ordinary stages, then its special one.
        plans = [limits for row in self.calendar for limits in (row.limits, row.special_limits)]
        lengths = [n for row in self.calendar for n in (row.sections, row.special)]
        self.sections_of: vec[i64] = vec[i64](lengths)
        self.most_of: vec[i64] = vec[i64]([most for limits in plans for most in limits.most])
        self.layable = [Layable(faces, limits) for limits in plans]

    # The calendar

    def stages(self, entry: int) -> int:
        """How many stages are driven; RY26, RY27."""
        if self.length == STAGE:
            return 1
        row = self.calendar[entry]
        return row.stages + int(self.special_stages and row.special > 0)

    def is_special(self, entry: int, stage: int) -> bool:
        """RY26: the last stage; when only one is driven, that one."""
        row = self.calendar[entry]
        if not self.special_stages or not row.special:
            return False
        return self.length == STAGE or stage == row.stages

    def sections(self, entry: int, special: bool) -> int:
        row = self.calendar[entry]
        return row.special if special else row.sections

    def limits(self, entry: int, special: bool) -> Limits:
        row = self.calendar[entry]
        return row.special_limits if special else row.limits
