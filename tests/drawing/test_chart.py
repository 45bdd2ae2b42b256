"""The chart of a match: whose line is whose."""

from __future__ import annotations

import re

from paddock.drawing.chart import chart

LINE = re.compile(r'<path[^>]* d="M[^"]*?([\d.]+) ([\d.]+)"')
MARK = re.compile(r"translate\(([\d.]+)[ ,]([\d.]+)\)")


def test_a_line_leads_to_its_mark() -> None:
    """Where several end alike the marks are moved apart, and marks of some games have no colour."""
    drawn = chart([[0, 9], [3, 9], [5, 9]], [("red", "<b/>")] * 3, ["0", "9"], [0, 9])
    ends = [(float(x), float(y)) for x, y in LINE.findall(drawn)][2:]  # after the scale
    marks = [(float(x), float(y)) for x, y in MARK.findall(drawn)]
    assert len(marks) == 3
    assert len({y for _, y in marks}) == 3
    assert [y for _, y in ends[::2]] == [y for _, y in marks]  # the line, and paper around it
    assert all(0 < mark - end <= 12 for (end, _), (mark, _) in zip(ends[::2], marks, strict=True))
