"""The printed sections and tables are those of the edition."""

from __future__ import annotations

import re
import tomllib

import pytest

from paddock.drawing.printing import Piece, components
from paddock.games import package_of
from paddock.shelf import load


def pieces(edition: str = "house", players: int = 6, whole: bool = True) -> dict[str, Piece]:
    game = load("rally", players, edition=edition)
    return {piece.code: piece for piece in components(game, "en", whole)}


def said(drawn: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", drawn)


def test_eleven_sections_have_two_faces_with_their_running_numbers() -> None:
    found = pieces()
    file = tomllib.loads(package_of("rally").edition("house").read_text("utf-8"))
    sections = [one for one in found.values() if one.kind == "sections"]
    assert len(sections) == 11
    for number, piece in enumerate(sections, 1):
        for side, drawn in (("A", piece.front), ("B", piece.back)):
            face = file["faces"][f"{number}{side}"]
            factors = [word[0] for word in face["spaces"].split()]
            numbers = [str(face["first"] + n) for n in range(8)]
            assert sorted(said(drawn)) == sorted([f"{number}{side}", *factors, *numbers])


@pytest.mark.parametrize("edition", ["house", "proposed"])
def test_the_tables_are_those_of_the_edition(edition: str) -> None:
    file = tomllib.loads(package_of("rally").edition(edition).read_text("utf-8"))
    words = said(pieces(edition)["tables"].front)
    risk = [[die, *map(str, file["risk"][die])] for die in "123456"]
    damage = [[die, *file["damage"][die]] for die in "123456"]
    for row in (*risk, *damage):
        assert any(words[k : k + 6] == row for k in range(len(words))), row
    assert "8–12" in words  # fifth gear of a Prototype


def test_every_driver_has_a_car_and_three_mechanics() -> None:
    for players, whole, most in ((2, True, 6), (2, False, 2)):
        found = pieces(players=players, whole=whole)
        cars = [one for one in found.values() if one.code.startswith("car-")]
        crew = [one for one in found.values() if one.code.startswith("mechanic-")]
        assert sum(one.copies for one in cars) == most
        assert sum(one.copies for one in crew) == 3 * most
        assert found["notes"].copies == most


def test_the_calendar_says_every_limit() -> None:
    words = " ".join(said(pieces()["calendar"].front))
    for limit in ("Safari", "at least 3 fords", "at most 1 hairpin", "any sections"):
        assert limit in words
