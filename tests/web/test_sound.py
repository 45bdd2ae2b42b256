"""Sounds are off until switched on, the switch is remembered, and the bell differs from other
sounds.
"""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.fixtures import Visit
from tests.web.person import play_on

# A page whose sounds are written down instead of being heard.
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
    # a turn, and cards; an expression would be read by the page, which allows that once only
    page.wait_for_function("() => heard.includes(1320) && heard.includes('noise')")
    page.reload()
    expect(page.locator("[data-sound-switch]")).to_have_text("Sound: on")
