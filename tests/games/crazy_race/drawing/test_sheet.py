"""`paddock draw crazy_race --cards`: every card of the box is on the sheet."""

from __future__ import annotations

from paddock.games.crazy_race.drawing.sheet import sheet, stage_face, stage_views, values_of
from paddock.games.crazy_race.drawing.words import english


def test_every_stage_card_and_every_point_card_is_there() -> None:
    views = stage_views()
    assert [view.stage for view in views] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len({str([side.to_dict() for side in view.sides]) for view in views}) == 8
    drawn = sheet()
    for view in views:
        assert stage_face(view, english, "light") in drawn
    assert values_of(views[0], "turntable") == [5, 4]
    assert values_of(views[0], "yard") == [6, 5, 4, 3]


def test_a_sheet_has_as_many_cards_as_it_says() -> None:
    drawn = sheet(title="Crazy Race")
    assert drawn.count(">STAGE<") == 8
    assert drawn.startswith("<svg")
