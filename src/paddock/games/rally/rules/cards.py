"""What is in the box of Rally, as names and numbers: sections, set-ups, tyres, weather, tables."""

from __future__ import annotations

from typing import Final

NOT_CHOSEN: Final = -1

# Set-ups, slow and safe first: the number is what it adds to speed and to the risk die (RY6)
STABLE: Final = 0
FAST: Final = 1
PROTOTYPE: Final = 2
SETUPS: Final = ["stable", "fast", "prototype"]

# Tyres (RY7)
NORMAL: Final = 0
RAIN_TYRES: Final = 1
SNOW_TYRES: Final = 2
TYRES: Final = ["normal", "rain", "snow"]

# Weather (RY10, RY19)
FAIR: Final = 0
OVERCAST: Final = 1
RAIN: Final = 2
STORM: Final = 3
SNOW: Final = 4
WEATHERS: Final = ["fair", "overcast", "rain", "storm", "snow"]

# What the damage table says (RY16); a degree is the number less SPIN
NOTHING: Final = 0
SPIN: Final = 1
FIRST_DEGREE: Final = 2
THIRD_DEGREE: Final = 4
WRECK: Final = 5
RESULTS: Final = ["-", "tc", "1", "2", "3", "e"]

# What a space is marked with, and what a section counts as (RY2)
PLAIN: Final = 0
FORD: Final = 1
HAIRPIN: Final = 2
MARKS: Final = {"": PLAIN, "f": FORD, "h": HAIRPIN}
MARK_NAMES: Final = ["", "ford", "hairpin"]
FAST_ROAD: Final = 0
HAIRPINS: Final = 1
FORDS: Final = 2
FEATURES: Final = ["fast", "hairpin", "ford"]
KINDS: Final = 3

GEARS: Final = 5
DIE: Final = 6
COLUMNS: Final = 5  # of the damage table; the last is for a difference of 5 and more (RY15)
PLACES: Final = 6  # that bring points (RY25)
LONGEST_LINE: Final = 8  # fields in the weather of a zone, at most (RY10)
SECTIONS: Final = 11  # RY1
FACES: Final = 2 * SECTIONS
LONGEST: Final = 8  # sections in the longest stage
SPACES: Final = 8  # on a section
MOST_SPACES: Final = LONGEST * SPACES
CREW: Final = 3  # RY7
REACH: Final = 4  # RY17

BEFORE_START: Final = -1  # the space of a car that has not started

ZONES: Final = ["central", "north", "africa"]
ENTRIES: Final = [
    "monte-carlo",
    "sweden",
    "italy",
    "safari",
    "morocco",
    "austrian-alps",
    "alpine-cup",
    "great-britain",
]

FACE_NAMES: Final = [f"{n // 2 + 1}{'AB'[n % 2]}" for n in range(FACES)]
