"""On a large screen nothing jumps when a stage of Rally goes from one scene to the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.games.rally.browser.driver import (
    COURSE,
    drive_home,
    lay,
    page_of_course_builder,
    prepare,
)
from tests.web.figures import GAUGE, WINDOW
from tests.web.fixtures import Visit
from tests.web.layout.walk import JUMP
from tests.web.test_figures import SHIFT

# The position of log and map. CLS excludes shifts after the user's own click, so CLS alone misses
# some jumps.
PLACES = """() => ['#notices', '#course', '#question'].flatMap((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [Math.round(box.left), Math.round(box.top)];
})"""


@pytest.mark.long
def test_nothing_jumps_from_the_course_to_the_end(visit: Visit) -> None:
    def with_gauge(width: int, height: int, **more: object) -> Page:
        page = visit(width, height, **more)
        page.context.add_init_script(GAUGE)
        return page

    page = page_of_course_builder(with_gauge, *WINDOW)
    places = {"course": page.evaluate(PLACES)}
    for name in COURSE:
        lay(page, name)
    places["prepare"] = page.evaluate(PLACES)
    prepare(page, "stable", "normal", 12)
    drive_home(page, until=1)
    places["race"] = page.evaluate(PLACES)
    drive_home(page)
    places["end"] = page.evaluate(PLACES)
    for scene, found in places.items():
        apart = max(abs(a - b) for a, b in zip(found, places["race"], strict=True))
        assert apart <= JUMP, (scene, places)
    gauge = page.evaluate("gauge")
    assert gauge["worst"] <= SHIFT, sorted(gauge["shifts"], reverse=True)[:5]
