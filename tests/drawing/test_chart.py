"""The chart of a match: each line is connected to its player's mark."""

from __future__ import annotations

import re

from paddock.drawing.chart import chart

ENDS = re.compile(r'd="M[^"]*?([\d.]+) ([\d.]+)"[^>]*/><g transform="translate\(([\d.]+) ([\d.]+)')


def test_a_line_leads_to_its_mark() -> None:
    """If several lines end at the same height, their marks are moved apart. The marks of some games
    have no colour."""
    drawn = chart([[0, 9], [3, 9], [5, 9]], [("red", "<b/>")] * 3, ["0", "9"], [0, 9])
    found = [[float(one) for one in ends] for ends in ENDS.findall(drawn)]
    assert len(found) == len({mark_y for _, _, _, mark_y in found}) == 3
    for x, y, mark_x, mark_y in found:
        assert y == mark_y
        assert 0 < mark_x - x <= 12
