"""Every invariant is kept along every random match, at every table.

The invariants stand in moves.py, positions.py, knowledge.py and logs.py. A match is walked once
with all of them, see keep.py; how many matches there are, see tables.py.
"""

from __future__ import annotations

import pytest
from tests.every_game.keep import Tour
from tests.every_game.tables import NIGHTLY, TABLES, Part, name_of, parts

PARTS = [part for table in TABLES + NIGHTLY for part in parts(table)]


@pytest.mark.parametrize("part", PARTS, ids=name_of)
def test_every_invariant_holds(part: Part) -> None:
    Tour(part).go()
