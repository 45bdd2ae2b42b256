"""An edition given by a user is checked, and an error names its place."""

from __future__ import annotations

import pytest

from paddock.core.edition import Edition
from paddock.core.errors import BadEdition
from paddock.games import package_of
from paddock.games.crazy_race.rules.title import TITLE
from paddock.shelf import load, read_edition

HOUSE = package_of("crazy_race").edition("house").read_text("utf-8")

# What is changed in the house edition, and the expected error
FAULTS = [
    (">A2 B3 F3 C1", ">A2 B3 F3", "stages.1 has 3 sides, not 4"),
    (">A2 B3 F3 C1", "A2 B3 F3 C1", "stages.1 has 0 arrows, not one"),
    (">A2 B3 F3 C1", ">A2 B3 >F3 C1", "stages.1 has 2 arrows, not one"),
    (">A2 B3 F3 C1", ">A2 A3 F3 C1", "stages.1 does not have each of A, B, C and F once"),
    (">A2 B3 F3 C1", ">A2 B3 F3 F1", "stages.1 does not have each of A, B, C and F once"),
    (">A2 B3 F3 C1", ">A2 B5 F3 C1", "stages.1 has a side 'B5' without a distance from 1 to 4"),
    (">A2 B3 F3 C1", ">A2 B? F3 C1", "stages.1 has a side 'B?' without a distance from 1 to 4"),
    (">A2 B3 F3 C1", ">A2 B3 F0 C1", "stages.1 has a side 'F0' without a distance from 1 to 4 or"),
    (">A2 B3 F3 C1", ">D2 B3 F3 C1", "stages.1 has a side 'D2' that begins with neither A, B, C"),
    ('1 = ">A2 B3 F3 C1"', "", "stages.1 is missing"),
    ('1 = ">A2 B3 F3 C1"', "1 = 12", "stages.1 is 12, not a text"),
    ('1 = ">A2 B3 F3 C1"', '9 = ">A2 B3 F3 C1"', "stages.9 is unknown; known are cards, 1, 2"),
    ("[1, 1, 2, 2, 3, 3, 4, 6]", "[1, 1, 2, 2, 3, 3, 4]", "drivers.values has 7 cards, not 8"),
    ("[1, 1, 2, 2, 3, 3, 4, 6]", "[1, 2, 1, 2, 3, 3, 4, 6]", "drivers.values does not go up"),
    ("[1, 1, 2, 2, 3, 3, 4, 6]", "[0, 1, 2, 2, 3, 3, 4, 6]", "drivers.values has 0, not a number"),
    ("[1, 1, 2, 2, 3, 3, 4, 6]", "7", "drivers.values is 7, not a list"),
    ("cards = 8\nvalues", "cards = 9\nvalues", "drivers.cards is 9, but there are 8"),
    ("[6, 5, 5, 4, 4, 3]", "[6, 5, 5, 4, 3, 4]", "points.yard does not go down from the top"),
    ("[6, 5, 5, 4, 4, 3]", "[]", "points.yard has 0 cards, not 1 to 15"),
    ("[6, 5, 5, 4, 4, 3]", "[6, 5, 5, 4, 4]", "points.cards is 14, but there are 13"),
    ("[6, 5, 5, 4, 4, 3]", "[true, 1]", "points.yard has True, not a number from 1 to 9"),
    ("turntable =", "turning =", "points.turntable is missing"),
    ('name = "Crazy Race"', "", "name is missing"),
    ("[drivers]", 'by = "me"\n[drivers]', "by is unknown; known are name, drivers, points, stages"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), FAULTS)
def test_an_error_names_its_place(old: str, new: str, complaint: str) -> None:
    assert HOUSE.count(old) == 1
    with pytest.raises(BadEdition) as caught:
        TITLE.check_edition(Edition("mine", HOUSE.replace(old, new), "mine.toml"))
    assert str(caught.value).startswith("mine.toml")
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_arrow_may_be_before_any_side() -> None:
    """A card may be entered in any orientation; scoring starts at the arrow in any case."""
    turned = Edition("mine", HOUSE.replace(">A2 B3 F3 C1", "F3 C1 >A2 B3"), "mine.toml")
    game = TITLE.make(TITLE.setup(3, "rulebook", turned, {}))
    house = load("crazy_race", 3)
    for one in (game, house):
        state = one.start()
        state.play(-1, one.read("stage 1"))
        sides = state.view(0).to_dict()["sides"]
        assert [(side["engine"], side["distance"]) for side in sides] == [  # type: ignore[attr-defined]
            ("A", "2"),
            ("B", "3"),
            ("", "3"),
            ("C", "1"),
        ]


def test_an_edition_with_other_values_can_be_played() -> None:
    values = HOUSE.replace("[1, 1, 2, 2, 3, 3, 4, 6]", "[1, 2, 3, 4, 5, 6, 7, 8]")
    edition = Edition("mine", values, "mine.toml")
    game = TITLE.make(TITLE.setup(4, "rulebook", edition, {}))
    assert game.read("lay 8>left").text == "lay 8>left"
    assert read_edition(TITLE, "house").digest != edition.digest
