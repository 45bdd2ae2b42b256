"""Nothing on a large screen jumps while a stage of Rally goes from one scene to the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.games.rally.browser.driver import COURSE, at_the_map, drive_home, lay, prepare
from tests.web.figures import GAUGE, WINDOW
from tests.web.fixtures import Visit
from tests.web.layout.walk import JUMP
from tests.web.test_figures import SHIFT

# Where the log and the map stand: a click of one's own excuses a shift, so CLS alone misses some.
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

    page = at_the_map(with_gauge, *WINDOW)
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
