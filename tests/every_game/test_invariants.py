"""Every invariant holds along every random match, at every table.

The invariants are defined in paddock/invariants. A match is played once while all of them are
checked (see keep.py there). tables.py here sets how many matches are played.
"""

from __future__ import annotations

import pytest
from tests.every_game.tables import NIGHTLY, TABLES, Part, name_of, parts

from paddock.invariants import keep

PARTS = [part for table in TABLES + NIGHTLY for part in parts(table)]


@pytest.mark.parametrize("part", PARTS, ids=name_of)
def test_every_invariant_holds(part: Part) -> None:
    keep(part.table, part.numbers)
