"""Plays a whole match on one page and checks the layout in windows of several sizes at each
question.

The moves are sent with the page's own form, by script, so that no click depends on the layout under
test. Between two questions the parts of the page must not move.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page
from tests.web.fixtures import Visit
from tests.web.person import NUMBER, Question, await_question, with_bots

AUDIT = (Path(__file__).parent / "audit.js").read_text()

# Choose a card like a tap, without scrolling to it.
CHOOSE = """card => { const one = document.getElementById(card); if (one && !one.checked) {
  one.checked = true; one.dispatchEvent(new Event('input', {bubbles: true}));
  one.dispatchEvent(new Event('change', {bubbles: true})); } }"""

# Press the button of a move, wherever it is, if its question is still open.
PRESS = f"""([move, number]) => {{
  if ({NUMBER} !== number) return;
  const all = [...document.querySelectorAll('#table button[name=move]')];
  all.find((one) => one.value === move).click();
}}"""

OFFERED = """() => [...new Set([...document.querySelectorAll(
  '#table button[name=move]:not([disabled]):not([value=back])')].map((one) => {
    const panel = one.closest('.actions[id^=for-]');
    return JSON.stringify([panel ? panel.id.replace('for-', 'card-') : '', one.value]);
  }))].map((one) => JSON.parse(one))"""

# Continue whenever the page only shows something: otherwise a match with all its pauses takes long.
PRESS_ON = """() => {
  const press = () => document.querySelector('#table button[value=enough]')?.click();
  new MutationObserver(press).observe(document.body, {subtree: true, childList: true});
  press();
}"""

# The positions of the parts of the page that should not move. A page with another scene (an
# auction, then a race) has another `data-scene`. A board that is larger than its frame follows the
# driving car, so its parts are measured relative to the board.
PARTS = """() => {
  const board = document.querySelector('#board');
  const parts = document.querySelectorAll('#plates, .plate, #board, #board > :not(.sr), #notices');
  return [document.querySelector('#board [data-scene]')?.dataset.scene ?? '',
    Object.fromEntries([...parts].map((one, n) => {
      const rect = one.getBoundingClientRect(), inside = one.parentElement === board;
      const left = rect.left + (inside ? board.scrollLeft : 0);
      const top = rect.top + (inside ? board.scrollTop : 0);
      return [one.id || `${one.className}-${n}`, [left, top, rect.width, rect.height]];
    }))];
}"""
# Resolves when the browser has drawn the changes.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
# All in one call: wait until it is drawn, then the faults, and the positions of the parts.
SURVEY = f"() => ({DRAWN})().then(() => [{AUDIT.strip().removesuffix(';')}, ({PARTS})()])"
JUMP = 2  # pixels
MOST = 3000  # questions


class Size(NamedTuple):
    wide: int
    high: int

    def __str__(self) -> str:
        return f"{self.wide}x{self.high}"


SIZES = (Size(360, 740), Size(740, 360), Size(1280, 800), Size(1920, 1080))


def open_table(
    visit: Visit, game: str, players: int, pace: str = "fast", looks: bool = False, **options: str
) -> Page:
    """A started match against bots that answer at once; with `looks`, pauses are not ended by
    script."""
    page = visit(1280, 800)
    form = {"game": game, "players": str(players), "pace": pace, "visibility": "private"}
    form["stops"] = "wait"  # the value that the page's own form sends
    form |= {f"option-{name}": value for name, value in options.items()}
    page.evaluate(
        """form => {
          const one = document.createElement('form');
          one.method = 'post';
          one.action = '/tables';
          for (const [name, value] of Object.entries(form)) {
            const field = document.createElement('input');
            field.name = name;
            field.value = value;
            one.append(field);
          }
          document.body.append(one);
          one.submit();
        }""",
        form,
    )
    page.wait_for_url("**/t/*")
    with_bots(page)
    if not looks:
        page.evaluate(PRESS_ON)
    return page


def await_offers(page: Page, answered: str = "") -> tuple[Question, list[list[str]]]:
    """The next question with everything that can be pressed, on the board too. A window that closes
    between two reads makes it another question."""
    while True:
        now = await_question(page, answered)
        number, offers = page.evaluate(f"() => [{NUMBER}, ({OFFERED})()]")
        if now.over or (number == now.number and offers):
            return now, offers


class Walk:
    """Plays a match at random and collects faults, each kind once per size."""

    def __init__(self, page: Page, sizes: tuple[Size, ...], seed: int) -> None:
        self.page = page
        self.sizes = sizes
        self.rng = random.Random(seed)
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, str] = {}  # the first fault of each kind
        self.places: dict[tuple[Size, str], dict[str, list[float]]] = {}
        self.questions = 0

    def look(self, offers: list[list[str]]) -> None:
        """Audit the page in every size, with a card chosen if there are cards."""
        card = next((one[0] for one in offers if one[0]), "")
        for size in self.sizes:
            self.page.set_viewport_size({"width": size.wide, "height": size.high})
            self.audit(size)
            if card:
                self.page.evaluate(CHOOSE, card)
                self.audit(size)

    def audit(self, size: Size) -> None:
        faults, (scene, places) = self.page.evaluate(SURVEY)
        self.note(size, faults)
        self.compare(size, scene, places)

    def note(self, size: Size, faults: list[str]) -> None:
        for fault in faults:
            self.add(f"{size}: {fault}")

    def add(self, fault: str) -> None:
        """Count a fault; faults that differ only in numbers are of one kind."""
        kind = re.sub(r"[-+]?\d+(\.\d+)?", "N", fault.partition(": ")[2].partition(', "')[0])
        kind = f"{fault.partition(': ')[0]}: {kind}"
        self.faults[kind] += 1
        self.examples.setdefault(kind, fault)

    def compare(self, size: Size, scene: str, now: dict[str, list[float]]) -> None:
        """Report what has moved since the last question in this size."""
        before = self.places.get((size, scene), {})
        for part, rect in now.items():
            was = before.get(part)
            if was is not None and any(abs(a - b) > JUMP for a, b in zip(was, rect, strict=True)):
                moved = ", ".join(f"{b - a:+.0f}" for a, b in zip(was, rect, strict=True))
                self.add(f"{size}: {part} jumps (left, top, width, height: {moved})")
        self.places[size, scene] = now

    def report(self) -> str:
        """Each kind of fault: how often it occurred, and the first example."""
        return "\n".join(
            f"{n:4} × {self.examples[kind]}" for kind, n in sorted(self.faults.items())
        )

    def play(self, look_at: int = MOST, most: int = MOST) -> Counter[str]:
        """Check `look_at` questions of each kind: among the first `most`, or up to the end."""
        number = ""
        seen: Counter[str] = Counter()
        for _ in range(MOST):
            now, offers = await_offers(self.page, number)
            if now.over:
                self.look([])
                return self.faults
            if self.questions == most:
                return self.faults
            number = now.number
            self.questions += 1
            kind = self.kind(offers)
            seen[kind] += 1
            if seen[kind] <= look_at:
                self.look(offers)  # the table may go on in the meantime
            self.page.evaluate(PRESS, [self.rng.choice(offers)[1], number])
        raise AssertionError("the match does not end")

    def kind(self, offers: list[list[str]]) -> str:
        """Identifies questions that look alike: the first words of what is offered, and the number
        of offers."""
        words = sorted({move.partition(" ")[0] for _, move in offers})
        return f"{' '.join(words)} {min(len(offers), 12)}"
