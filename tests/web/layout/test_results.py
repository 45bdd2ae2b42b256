"""The result between two parts of a series, in every window. The end of a match is covered by
test_layout.py."""

from __future__ import annotations

import pytest
from tests.web.fixtures import Visit
from tests.web.layout.test_layout import sizes
from tests.web.layout.walk import MOST, PRESS, Walk, await_offers, open_table
from tests.web.person import await_question

from paddock.tables.stops import GO_ON


@pytest.mark.long
def test_the_result_of_a_part_is_visible(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 3, length="championship")
    walk = Walk(page, sizes(), seed=2)
    number = ""
    for _ in range(MOST):
        now, offers = await_offers(page, number)
        number = now.number
        assert not now.over
        if offers == [["", GO_ON]]:
            break
        page.evaluate(PRESS, [walk.rng.choice(offers)[1], number])
    walk.look([])
    assert not walk.faults, walk.report()
    page.evaluate(PRESS, [GO_ON, number])
    assert ["", GO_ON] not in await_question(page, number).offers  # the next rally has started
