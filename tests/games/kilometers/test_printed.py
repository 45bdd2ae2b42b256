"""The printed deck is the deck of the edition."""

from __future__ import annotations

import tomllib

from paddock.drawing.printing import CARDS, components
from paddock.games import package_of
from paddock.shelf import load

DECK = tomllib.loads(package_of("kilometers").edition("standard").read_text("utf-8"))["deck"]
COUNTS = {
    name: n for group in DECK.values() if isinstance(group, dict) for name, n in group.items()
}


def counts(players: int, whole: bool) -> dict[str, int]:
    pieces = components(load("kilometers", players), "en", whole)
    return {piece.code: piece.copies for piece in pieces if piece.kind == CARDS}


def test_the_whole_box_has_all_cards() -> None:
    assert counts(2, whole=True) == COUNTS
    assert sum(COUNTS.values()) == 106


def test_a_table_of_two_needs_one_of_each_attack_less() -> None:
    assert counts(4, whole=False) == COUNTS
    fewer = {name: n - (name in DECK["attack"]) for name, n in COUNTS.items()}
    assert counts(2, whole=False) == fewer


def test_the_score_sheet_has_a_row_for_all_that_is_scored() -> None:
    (sheet,) = (one for one in components(load("kilometers"), "en") if one.code == "score-sheet")
    for words in ("kilometres", "crown stroke", "opponents without distance", "Together"):
        assert f">{words}<" in sheet.front
