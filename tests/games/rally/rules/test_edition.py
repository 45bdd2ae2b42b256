"""An error in an edition is reported with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock import shelf
from paddock.core.edition import Edition
from paddock.core.errors import BadEdition
from paddock.games.rally.rules.title import TITLE

HOUSE = Path(shelf.__file__).parent / "games" / "rally" / "editions" / "house.toml"
TEXT = HOUSE.read_text("utf-8")


def complaint(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        TITLE.check_edition(Edition("own", text, "own.toml"))
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('name = "Rally"', "", "own.toml: name is missing"),
        ("[ford]", "[fort]", "fort is unknown"),
        ("1 = [1, 1]", "1 = [1, 2]", "gears.1 is not [1, 1]: first gear is always exactly 1"),
        ("2 = [1, 3]", "2 = [4, 3]", "gears.2 has a minimum above its maximum"),
        ("4 = [3, 6]", "4 = [1, 6]", "gears.4 is slower than the gear below it"),
        ("5 = [6, 10]", "5 = [6]", "gears.5 has 1 numbers, not 2"),
        ("4 = 4\n5 = 6", "4 = 1\n5 = 6", "special.4 is less than for the gear below it"),
        ("1 = [5, 5, 4, 4, 3]", "1 = [5, 5, 4, 5, 3]", "risk.1 rises from gear 3 to 4"),
        ("6 = [3, 2, 1, 1, 1]", "6 = [3, 3, 1, 1, 1]", "risk.6 is above row 5 in gear 2"),
        ("2 = [5, 5, 4, 4, 3]", "2 = [5, 5, 4, 4, 'x']", "risk.2 has 'x', not a number"),
        ('2 = ["-", "tc"', '2 = ["-", "ct"', "damage.2 has 'ct', not one of -, tc, 1, 2, 3, e"),
        ('5 = ["1", "1", "2"', '5 = ["1", "tc", "2"', "damage.5 gets milder"),
        ('3 = ["tc", "tc", "1"', '3 = ["-", "-", "1"', "damage.3 is milder than the row before"),
        ('central = ["fair"', 'central = ["rain 1"', "weather.central does not begin fair"),
        ('"rain 1", "storm 2", "snow 2"', '"rain 2"', "weather.central has 'rain 2': rain adds 1"),
        ("storm 3", "tornado 3", "weather.africa has 'tornado 3', not a weather"),
        ("rain = 5", "rain = 3", "ford.rain or ford.storm is easier than a dry ford"),
        ("0 2 3h 2 1 1 0 0", "0 2 3h 2 1 1 0 0 0", "faces.7B has 9 spaces, not 8"),
        ("0 2 3h 2 1 1 0 0", "0 2 3h 2 1 1 0 5", "faces.7B has '5', not a factor 0 to 4"),
        ("0 2 3h 2 1 1 0 0", "0 2 3h 2 1 1 0 0x", "faces.7B has '0x'"),
        ("0 1 1 4f 2 1 0 0", "0 1 1 3f 2 1 0 0", "faces.2B has a ford of factor 3"),
        ("first = 9 }", "first = 8 }", "faces.1B has number 8, which 1A has too"),
        ('"0 0 0 1 0 0 1 0", first = 1,', '"0 0 0 1 0 0 1h 0", first = 1,', "is a fast road with"),
        ("11B = {", "12B = {", "faces.12B is unknown"),
        ('zone = "north"', "zone = 'x'", "calendar.sweden.zone is 'x', not one of central"),
        ("[calendar.italy]", "[calendar.spain]", "calendar.spain is unknown"),
        ('"at least 3 ford"', '"at least 7 ford"', "limits cannot be kept by any course of 8"),
        ('"at least 3 ford"', '"no less than 3 fords"', "not like 'at most 1 hairpin'"),
        ("[9, 6, 4, 3, 2, 1]", "[9, 6, 4, 3, 2]", "points.places has 5 numbers, not 6"),
        ("[9, 6, 4, 3, 2, 1]", "[9, 6, 4, 5, 2, 1]", "give place 4 more than place 3"),
    ],
)
def test_an_error_names_its_place(old: str, new: str, words: str) -> None:
    assert old in TEXT
    assert words in complaint(TEXT.replace(old, new, 1))


def test_an_edition_without_a_safe_first_space_is_refused() -> None:
    """RY3: every face would begin with a factor above 0."""
    text = "\n".join(
        line.replace('spaces = "0', 'spaces = "1') if "spaces =" in line else line
        for line in TEXT.splitlines()
    )
    assert "cannot be kept by any course" in complaint(text)


def test_an_error_names_its_line() -> None:
    line = next(n for n, row in enumerate(TEXT.splitlines(), 1) if row.startswith("7B"))
    said = complaint(TEXT.replace("0 2 3h 2 1 1 0 0", "0 2 3h 2 1 1 0", 1))
    assert said.startswith(f"own.toml:{line}: faces.7B")


def test_the_house_edition_is_complete() -> None:
    TITLE.check_edition(Edition("house", TEXT, "house.toml"))
