"""The printed pieces are those of the edition, and card backs reveal nothing but what they must
show."""

from __future__ import annotations

from collections import Counter

from paddock.drawing.printing import Piece, components
from paddock.shelf import load


def pieces(players: int = 4, whole: bool = True, **options: object) -> list[Piece]:
    return list(components(load("crazy_race", players, None, None, **options), "en", whole))


def test_the_whole_box() -> None:
    kinds = Counter[str]()
    for piece in pieces():
        kinds[piece.code.partition("-")[0]] += piece.copies
    assert kinds == {
        "driver": 32,
        "stage": 8,
        "turntable": 8,
        "yard": 6,
        "start": 1,
        "engine": 12,
        "board": 1,
    }


def test_the_back_of_a_driver_shows_its_owner_and_nothing_else() -> None:
    backs: dict[str, set[str]] = {}
    for piece in pieces():
        if piece.code.startswith("driver-"):
            backs.setdefault(piece.code.rpartition("-")[2], set()).add(piece.back)
    assert len(backs) == 4
    assert all(len(found) == 1 for found in backs.values())
    assert len(set.union(*backs.values())) == 4


def test_all_stages_and_all_points_of_a_pile_share_a_back() -> None:
    for kind in ("stage", "turntable", "yard"):
        assert len({one.back for one in pieces() if one.code.startswith(f"{kind}-")}) == 1


def test_a_table_of_three_with_fewer_points_needs_less() -> None:
    needed = pieces(3, whole=False, fewer_points=4)
    assert sum(one.copies for one in needed if one.code.startswith("driver")) == 24
    points = [one for one in needed if one.code.startswith(("turntable", "yard"))]
    assert sum(one.copies for one in points) == 8
    assert "yard-3" not in [one.code for one in points]
