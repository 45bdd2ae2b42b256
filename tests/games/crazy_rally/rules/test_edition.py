"""An edition of Crazy Rally is complete, or the error names the line of the fault."""

from __future__ import annotations

import pytest

from paddock.core.edition import Edition
from paddock.core.errors import BadEdition
from paddock.games import package_of
from paddock.games.crazy_rally.rules.cards import read_box
from paddock.shelf import load, title

HOUSE = package_of("crazy_rally").edition("house").read_text("utf-8")

FAULTS = [
    ("WT = 3", "WT = 2", ":10: blue.cards is 15, but the cards add up to 14"),
    ("cards = 15\n", "cards = 14\n", ":10: blue.cards is 14, but the cards add up to 15"),
    ("wheels = 10", "wheels = 11", ":13: blue.wheels is 11, but the cards add up to 10"),
    ("nuts = 12", "nuts = 13", ":47: purple.nuts is 13, but the cards add up to 12"),
    ("accelerate = 3", "accelerate = 2", ":43: purple.accelerate is 2, not 3 to 3"),
    ("brake = 2", "brake = 4", ":28: yellow.brake is 4, not 1 to 3"),
    ("WWW = 1", "WWWW = 1", ":50: purple.symbols.WWWW is not one to three of W, T and N"),
    ("WWW = 1", '"WWW+2-1" = 1', ":50: purple.symbols.WWW+2-1 is purple, so it accelerates"),
    ("TTW = 1", "WTT = 1\nTTW = 1", "is the same card as another one of this table"),
    ("cards = 8", "cards = 7", ":62: events.cards is 7, not 8 to 8"),
    ("colours = 4", "colours = 5", ":63: events.colours is 5, not 4 to 4"),
    ("flags = 7", "flags = 8", ":68: track.flags is 8, but the cards add up to 7"),
    ("damage = 2 }\ntight", "damage = 2, flag = true }\ntight", ":68: track.flags is 7, but the"),
    ("red = 2\n", "red = 3\n", ":69: track.red is 3, but the cards add up to 2"),
    (", red = true", "", ":69: track.red is 2, but the cards add up to 1"),
    (", red = true", ", red = 1", ":84: track.card.jump.red is 1, not true or false"),
    ("speed = 13", "speed = 14", ":72: track.card.long-straight.speed is 14, not 2 to 13"),
    ("difficulty = 4", "difficulty = 5", "track.card.cliff-hairpin.difficulty is 5, not 1 to 4"),
    ("damage = 1, flag", "damage = 0, flag", "track.card.long-straight.damage is 0, not 1 to 4"),
    ("s-bend = ", "S-bend = ", "track.card.S-bend is not a name of small letters"),
    ("s-bend = { speed = 6, ", "s-bend = { spead = 6, ", "track.card.s-bend.spead is unknown"),
    ("[events]", "[event]", "event is unknown; known are name, blue, yellow, purple, events"),
    ('name = "Crazy Rally"', "", "name is missing"),
]


def check(text: str) -> None:
    title("crazy_rally").check_edition(Edition("mine", text, "mine.toml"))


def test_the_house_edition_is_complete() -> None:
    check(HOUSE)
    box = read_box(Edition("house", HOUSE, "house.toml"))
    assert sum(card.copies for card in box.tuning) == 42
    assert sorted(card.speed for card in box.track if not card.red) == list(range(2, 14))


@pytest.mark.parametrize(("old", "new", "complaint"), FAULTS)
def test_an_error_names_the_line(old: str, new: str, complaint: str) -> None:
    assert old in HOUSE
    with pytest.raises(BadEdition) as caught:
        check(HOUSE.replace(old, new, 1))
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("mine.toml")


def test_a_card_may_accelerate_and_brake_by_different_amounts() -> None:
    """The printed cards may differ from the house edition; an edition can state that."""
    text = HOUSE.replace("WT = 3", 'WT = 2\n"WT+2-1" = 1', 1)
    box = read_box(Edition("mine", text, "mine.toml"))
    odd = next(card for card in box.tuning if card.name == "blue-wt+2-1")
    assert (odd.up, odd.down, odd.copies) == (2, 1, 1)


def test_another_edition_has_another_digest() -> None:
    game = load("crazy_rally", 3)
    other = Edition("mine", HOUSE.replace("damage = 1, flag", "damage = 2, flag", 1), "mine.toml")
    assert other.digest != game.edition.digest
