"""The printed cards are those of the edition."""

from __future__ import annotations

from collections import Counter

from paddock.drawing.printing import CARDS, components
from paddock.shelf import load


def test_all_64_cards_are_there() -> None:
    pieces = components(load("crazy_rally"), "en")
    kinds = Counter[str]()
    for piece in pieces:
        if piece.kind == CARDS:
            kinds[piece.code.partition("-")[0]] += piece.copies
            assert piece.back
    assert (kinds["blue"], kinds["yellow"], kinds["purple"], kinds["event"]) == (15, 15, 12, 8)
    assert kinds.total() == 64


def test_every_driver_has_a_log() -> None:
    for players, whole, logs in ((3, True, 6), (3, False, 3), (5, False, 5)):
        pieces = components(load("crazy_rally", players), "en", whole)
        assert [one.copies for one in pieces if one.code == "driver-log"] == [logs]
