"""A pressed button looks pressed at once, however much is on the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

import paddock

SHEETS = sorted(Path(paddock.__file__).parent.rglob("*.css"))

# Whether an arriving view has to wait, with and without a press before it; and whether the page was
# drawn again when the wait is over.
COMES = """async (press) => {
  let drawn = false, waits = null;
  await new Promise((done) => setTimeout(done, 150));
  if (press) {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    requestAnimationFrame(() => { drawn = true; });
  }
  const detail = { waitUntil: (what) => { waits = what; } };
  document.dispatchEvent(new CustomEvent('htmx:ws:before:message:incoming', { detail }));
  await waits;
  return [waits !== null, drawn];
}"""


def name_of(sheet: Path) -> str:
    return f"{sheet.parent.parent.name}-{sheet.name}"


@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_no_style_sheet_uses_has_on_the_whole_table(sheet: Path) -> None:
    """`#table:has(…)` makes the browser compute all styles again with each change: a click waited
    60 ms for that on a slow machine. Instead the table has attributes for the rules that depend on
    its state."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    assert re.findall(r"(?:#table|#board|\bbody)[^\s,{>+~]*:has\([^)]*\)", text) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_no_animation_repaints_the_board(sheet: Path) -> None:
    """Rain with an animated background made the browser paint the whole map of Rally in each frame,
    and a click waited 200 ms. Cells of Grand Prix that pulsed for ever did so at every question.
    Transforms and opacity can be animated without painting, and no animation runs for ever."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    assert "infinite" not in text
    moving = re.findall(r"@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}", text)
    changed = {name for body in moving for name in re.findall(r"([a-z-]+)\s*:", body)}
    assert changed <= {"transform", "opacity", "outline-offset"}


def test_a_view_waits_until_a_press_is_drawn(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    await_question(page)  # from now on nobody moves
    assert page.evaluate(COMES, False) == [False, False]
    assert page.evaluate(COMES, True) == [True, True]
