"""Sounds are off until switched on, the switch is remembered, and the bell differs from other
sounds.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.fixtures import Visit
from tests.web.person import play_on

from paddock.web.chat import NUDGE

# A page whose sounds are recorded instead of played.
DEAF = """() => {
  window.heard = [];
  const node = () => ({
    connect: (to) => to, start() {}, stop() {}, type: "", buffer: null,
    frequency: {
      setValueAtTime: (pitch) => window.heard.push(pitch), exponentialRampToValueAtTime() {},
    },
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    getChannelData: () => [],
  });
  window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 100; destination = node();
    createOscillator() { return node(); }
    createGain() { return node(); }
    createBufferSource() { window.heard.push("noise"); return node(); }
    createBuffer() { return node(); }
    createBiquadFilter() { return node(); }
  };
}"""


def test_sound_is_a_switch_that_stays(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(f"({DEAF})()")
    page.locator("form[action='/race'] button.go").first.click()
    expect(page.locator("#plates")).to_be_visible()
    play_on(page, 2)
    assert page.evaluate("heard") == []
    page.get_by_role("button", name="Table").click()
    switch = page.locator("[data-sound-switch]")
    expect(switch).to_have_text("Sound: off")
    with page.expect_response("**/settings"):
        switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    bell = page.evaluate("heard.splice(0)")
    assert bell[:2] == [1320, 1760]  # the sounds of a turn may follow
    page.locator("#more [data-close]").last.click()
    play_on(page, 2)
    # a turn, and cards; `eval` of an expression is allowed by the page only once
    page.wait_for_function("() => heard.includes(1320) && heard.includes('noise')")
    page.reload()
    expect(page.locator("[data-sound-switch]")).to_have_text("Sound: on")


@pytest.mark.long
def test_a_nudge_rings_for_whoever_is_asked(visit: Visit) -> None:
    host, friend = visit(), visit()
    plan: dict[str, Any] = {"game": "kilometers", "players": 2, "visibility": "open"}
    where = host.request.post("/tables", form=plan, max_redirects=0).headers["location"]
    friend.request.post(f"{where}/sit", max_redirects=0)
    host.request.post(f"{where}/start", max_redirects=0)
    for page in (host, friend):
        page.request.post("/settings", form={"sound": "on"}, max_redirects=0)
        page.context.add_init_script(f"({DEAF})()")
        page.goto(where)
        page.wait_for_selector("body[data-scripts=on]")
    asked = [page for page in (host, friend) if page.locator("#table[data-mine='1']").count()]
    assert len(asked) == 1
    (waiting,) = {host, friend} - set(asked)
    for page in (host, friend):
        page.evaluate("() => heard.splice(0)")
    waiting.request.post(f"{where}/chat", form={"phrase": NUDGE}, max_redirects=0)
    asked[0].wait_for_function("() => heard.includes(1320)")
    expect(waiting.locator("#heard")).to_contain_text("It is your turn!")
    assert waiting.evaluate("heard") == []
