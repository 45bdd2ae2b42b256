"""The printed tables of Rally, read from an edition. A fault is reported with its place."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.games.rally.rules.cards import (
    COLUMNS,
    DIE,
    FORD,
    GEARS,
    LONGEST_LINE,
    OVERCAST,
    PLACES,
    RESULTS,
    WEATHERS,
    ZONES,
)

# RY19: what each weather may add to the risk die
ADDS: Final = {"fair": (0, 0), "overcast": (0, 0), "rain": (1, 1), "storm": (2, 3), "snow": (2, 3)}


def numbers(edition: Edition, path: str, count: int, least: int, most: int) -> list[int]:
    """A row of whole numbers."""
    row = edition.rows(path)
    if len(row) != count:
        raise edition.fault(path, f"has {len(row)} numbers, not {count}")
    found: list[int] = []
    for value in row:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise edition.fault(path, f"has {value!r}, not a number from {least} to {most}")
        found.append(value)
    return found


def keys(count: int) -> list[str]:
    return [str(n) for n in range(1, count + 1)]


def read_gears(edition: Edition) -> list[list[int]]:
    """Fewest and most spaces of each gear."""
    edition.only("gears", keys(GEARS))
    gears = [numbers(edition, f"gears.{gear}", 2, 1, 20) for gear in keys(GEARS)]
    if gears[0] != [1, 1]:
        raise edition.fault("gears.1", "is not [1, 1]: first gear is always exactly 1")
    for gear in range(GEARS):
        path = f"gears.{gear + 1}"
        if gears[gear][0] > gears[gear][1]:
            raise edition.fault(path, "has a minimum above its maximum")
        if gear and (gears[gear][0] < gears[gear - 1][0] or gears[gear][1] < gears[gear - 1][1]):
            raise edition.fault(path, "is slower than the gear below it")
    return gears


def read_special(edition: Edition) -> list[int]:
    """What a special stage adds to the most of each gear, RY26."""
    edition.only("special", ["3", "4", "5"])
    extra = [0, 0] + [edition.number(f"special.{gear}", 0, 20) for gear in (3, 4, 5)]
    for gear in (4, 5):
        if extra[gear - 1] < extra[gear - 2]:
            raise edition.fault(f"special.{gear}", "is less than for the gear below it")
    return extra


def read_risk(edition: Edition) -> list[list[int]]:
    """Rows by die, columns by gear: the safe factor never rises with either."""
    edition.only("risk", keys(DIE))
    rows = [numbers(edition, f"risk.{die}", GEARS, 0, 9) for die in keys(DIE)]
    for die, row in enumerate(rows):
        for gear in range(GEARS):
            if gear and row[gear] > row[gear - 1]:
                raise edition.fault(f"risk.{die + 1}", f"rises from gear {gear} to {gear + 1}")
            if die and row[gear] > rows[die - 1][gear]:
                raise edition.fault(f"risk.{die + 1}", f"is above row {die} in gear {gear + 1}")
    return rows


def read_damage(edition: Edition) -> list[list[int]]:
    """Rows by die, columns by difference: damage never gets milder with either."""
    edition.only("damage", keys(DIE))
    rows: list[list[int]] = []
    for die in keys(DIE):
        path = f"damage.{die}"
        cells = edition.rows(path)
        if len(cells) != COLUMNS:
            raise edition.fault(path, f"has {len(cells)} results, not {COLUMNS}")
        row: list[int] = []
        for cell in cells:
            if not isinstance(cell, str) or cell not in RESULTS:
                raise edition.fault(path, f"has {cell!r}, not one of {', '.join(RESULTS)}")
            row.append(RESULTS.index(cell))
        rows.append(row)
        for column in range(COLUMNS):
            if column and row[column] < row[column - 1]:
                raise edition.fault(path, f"gets milder from difference {column} to {column + 1}")
            if len(rows) > 1 and row[column] < rows[-2][column]:
                raise edition.fault(path, f"is milder than the row before at {column + 1}")
    return rows


def read_weather(edition: Edition) -> list[list[tuple[int, int]]]:
    """For each zone its fields: the weather, and what it adds to the risk die."""
    edition.only("weather", ZONES)
    return [read_line(edition, f"weather.{zone}") for zone in ZONES]


def read_line(edition: Edition, path: str) -> list[tuple[int, int]]:
    rows = edition.rows(path)
    if not 2 <= len(rows) <= LONGEST_LINE:
        raise edition.fault(path, f"has {len(rows)} fields, not 2 to {LONGEST_LINE}")
    line: list[tuple[int, int]] = []
    for row in rows:
        words = row.split() if isinstance(row, str) else []
        if not 1 <= len(words) <= 2 or words[0] not in WEATHERS:
            raise edition.fault(path, f"has {row!r}, not a weather of {', '.join(WEATHERS)}")
        add = words[1] if len(words) == 2 else "0"
        least, most = ADDS[words[0]]
        if not add.isdecimal() or not least <= int(add) <= most:
            raise edition.fault(path, f"has {row!r}: {words[0]} adds {least} to {most}")
        line.append((WEATHERS.index(words[0]), int(add)))
    if line[0][0] != WEATHERS.index("fair"):
        raise edition.fault(path, "does not begin fair")
    return line


def read_fords(edition: Edition) -> list[int]:
    """The factor of a ford by weather."""
    edition.only("ford", ["dry", "rain", "storm", "snow"])
    dry = edition.number("ford.dry", 0, 9)
    wet = [edition.number(f"ford.{weather}", 0, 9) for weather in WEATHERS[OVERCAST + 1 :]]
    if wet[0] < dry or wet[1] < dry:
        raise edition.fault("ford.rain", "or ford.storm is easier than a dry ford")
    return [dry, dry, *wet]


def read_points(edition: Edition) -> list[int]:
    edition.only("points", ["places"])
    points = numbers(edition, "points.places", PLACES, 0, 99)
    for place in range(1, PLACES):
        if points[place] > points[place - 1]:
            raise edition.fault("points.places", f"give place {place + 1} more than place {place}")
    return points


def check_fords(edition: Edition, marks: list[int], factors: list[int], path: str) -> None:
    """A ford is printed with its dry factor."""
    dry = edition.number("ford.dry", 0, 9)
    for mark, factor in zip(marks, factors, strict=True):
        if mark == FORD and factor != dry:
            raise edition.fault(path, f"has a ford of factor {factor}; a dry ford is {dry}")
