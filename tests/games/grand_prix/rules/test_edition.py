"""An edition of Grand Prix is complete, or the error names the place of the fault."""

from __future__ import annotations

import pytest

from paddock.core.edition import Edition
from paddock.core.errors import BadEdition
from paddock.games import package_of
from paddock.games.grand_prix.rules.cards import CARS, Deck
from paddock.shelf import load, title

HOUSE = package_of("grand_prix").edition("house").read_text("utf-8")

# What is changed in the house edition, and the expected error
FAULTS = [
    ('1 = "G6 O4 B2 R1"', '1 = "G6 O4 B2 B1"', "movement.1 has B twice"),
    ('1 = "G6 O4 B2 R1"', '1 = "G6 O4 B2 R3"', "movement.1 has R3 below 2: not high to low"),
    ('1 = "G6 O4 B2 R1"', '1 = "G6 O4 B2 P1"', "movement.1 has 'P', not one of Y B G K R O W"),
    ('1 = "G6 O4 B2 R1"', '1 = "G6 O4 B2 R"', "movement.1 has 'R', not a colour and its spaces"),
    ('1 = "G6 O4 B2 R1"', '1 = "O6 G4 B2 R1"', "deck.colour is 74, but G has 72 spaces"),
    ('7 = "G6 Y4 K2"', '7 = "G6 Y4"', "deck.families has no 6-4, but 1 are listed"),
    ("6-4-2-1 = 6", "6-4-2-1 = 7", "deck.families.6-4-2-1 is 7, but 6 are listed"),
    ("white = 27", "white = 28", "deck.white is 28, but W has 27 spaces"),
    ("movement = 39", "movement = 40", "deck.movement is 40, but 39 are listed"),
    ('47 = "K/Y"', '47 = "K/K"', "swap.47 is 'K/K', not two different colours as R/B"),
    ('40 = "R"', '40 = "O"', "ten has no card of R"),
    ('50 = "Y"', '50 = "B"', "bid.51 is a second bid card of the blue car"),
    ('39 = "K5"', '40 = "K5"', "ten.40 is given twice: card 40 is also a movement card"),
    ('39 = "K5"', '56 = "K5"', "movement.56 is not a card from 1 to 55"),
    ("cards = 55", "cards = 56", "deck.cards is 56, but card 56 is nowhere"),
    ("start = 200_000", "start = 205_000", "money.start is not in whole steps of 10000"),
    ("150_000, 100_000", "100_000, 150_000", "money.prizes has 150000, not 0 to 100000"),
    ("30_000, 10_000]", "30_000]", "money.prizes has 5 places, not 6"),
    ("length = 62", "length = 61", "track.cleveland.length is 61, but the columns make 62"),
    ("cells = 159", "cells = 160", "track.cleveland.cells is 160, but the columns make 159"),
    ("shortest = 60", "shortest = 61", "track.cleveland.shortest is 61, but the columns make 60"),
    ('"123*10", # the', '"132*10", # the', "track.cleveland.columns has '132*10', not lanes"),
    ('"12", "1*3", "12", # the hair', '"1*4", "12", # the hair', "columns has a dead end in 30.3"),
    ('"12", "1*2", "12",\n', '"12", "1*2", "1",\n', "columns has no way to 53.3"),
    ('"123*2", # the grid', '"12*2"', "columns has no grid: the last two columns are 123"),
    ('"32*5",\n', '"32*4",\n', "track.cleveland.bends has 61 columns, but there are 62"),
    ('"32*5",\n', '"92*5",\n', "track.cleveland.bends has '92*5', not at most 60 degrees"),
    ("[track.detroit]", "[track.monza]", "track.monza is unknown; known are cleveland, detroit"),
]


def check(text: str) -> None:
    title("grand_prix").check_edition(Edition("mine", text, "mine.toml"))


@pytest.mark.parametrize(("old", "new", "complaint"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_an_error_names_its_place(old: str, new: str, complaint: str) -> None:
    assert HOUSE.count(old) >= 1
    with pytest.raises(BadEdition) as caught:
        check(HOUSE.replace(old, new, 1))
    said = str(caught.value)
    assert said.startswith("mine.toml:")
    assert complaint in said


def test_the_third_track_may_be_missing() -> None:
    check(HOUSE[: HOUSE.index("[track.top_race]")])
    with pytest.raises(BadEdition):
        check(HOUSE[: HOUSE.index("[track.detroit]")])


def test_every_colour_is_once_in_each_place_of_each_family() -> None:
    """The house deck is fair: no car has better cards than another one."""
    game = load("grand_prix", 3)
    deck: Deck = game.params.deck  # type: ignore[attr-defined]
    seen: dict[tuple[str, int], list[int]] = {}
    for card in range(1, deck.size + 1):
        for place, (car, _) in enumerate(deck.printed(card)):
            if deck.kind[card] == 0 and car < CARS:
                seen.setdefault((deck.family(card), place), []).append(car)
    for (family, place), cars in seen.items():
        counts = {cars.count(car) for car in range(CARS)}
        assert len(counts) == 1, (family, place)
