"""Measures the page along whole matches in a real browser.

    python -m tests.web.figures              every game
    python -m tests.web.figures rally --players 6

Board: the share of a window of 1920 × 1080 that the drawings of the board cover, at the questions
of a match (median, minimum). Shift: layout shifts without input, over the whole match (CLS as
browsers compute it, and the sum). Wait: from an input to the next frame, with a CPU that is four
times slower. The mouse is used like a hand: it moves over the element, and the change by that is
drawn; it goes down, and comes up. (A click of Playwright does all at once, and reads the page in
between.) First page: the bytes that a browser without cache receives for it.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.fixtures import FLAGS, PATIENCE, Server, chromium
from tests.web.layout.walk import DRAWN, MOST, OFFERED, PRESS, open_table
from tests.web.person import await_question, choose_move, press, question

from paddock import shelf

GAUGE = (Path(__file__).parent / "gauge.js").read_text()
WINDOW = (1920, 1080)
SLOWED = 4  # the CPU is this many times slower
CLICKS = 40  # questions that are answered with the mouse on the slow CPU


@dataclass
class Figures:
    """The measurements along one match."""

    shares: list[float] = field(default_factory=list)
    worst: float = 0.0
    total: float = 0.0
    shifts: list[Any] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    @property
    def slowest(self) -> float:
        """The 95th percentile of the waits, in milliseconds."""
        return quantiles(self.waits, n=20)[-1] if len(self.waits) > 1 else 0.0

    def line(self, game: str) -> str:
        middle, least = median(self.shares), min(self.shares)
        return (
            f"{game:12} board {middle:.0f} % (least {least:.0f} %)  CLS {self.worst:.4f} "
            f"(sum {self.total:.4f})  wait p95 {self.slowest:.0f} ms of {len(self.waits)}"
        )


def measured(page: Page, seed: int, slow: int = 0, most: int = MOST) -> Figures:
    """Play at random with the mouse, to the end or for `most` questions.

    `slow`: the CPU is this many times slower.
    """
    rng, number, found = random.Random(seed), "", Figures()
    if slow:
        page.evaluate(SENT)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    for _ in range(most):
        now = await_question(page, number)
        if now.over:
            break
        number = now.number
        page.evaluate(DRAWN)
        if not slow:
            found.shares.append(page.evaluate("boardShare()"))
        if now.offers and slow:
            answer_by_hand(page, rng.choice(now.offers), number)
        elif now.offers:
            choose_move(page, rng.choice(now.offers), number)
        else:  # a choice on the board
            page.evaluate(PRESS, [rng.choice(page.evaluate(OFFERED))[1], number])
    gauge = page.evaluate("gauge")
    found.worst, found.total, found.shifts = gauge["worst"], gauge["sum"], gauge["shifts"]
    found.waits = gauge["waits"]
    return found


# The middle of an element, if that is where a click would hit it.
MIDDLE = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
# Whether a press had its effect: a card is chosen, or an answer sent.
TAKEN = "one => one.control?.checked ?? document.body.dataset.sent === one.value"
SENT = """document.addEventListener('submit', ({ submitter }) => {
  document.body.dataset.sent = submitter?.value ?? '';
}, true)"""


def answer_by_hand(page: Page, offer: list[object], number: str) -> None:
    """Click on a card and then on its button, each after the hover effect has been drawn. An
    element that moves away from under the mouse is clicked on by Playwright."""
    card, move, _ = offer
    targets = [f"label:has(#{card})"] if card else []
    for target in [*targets, f"#question button[value='{move}']:visible"]:
        one = page.locator(target).first
        if one.count() == 0:  # the time for it is up
            return
        handle = one.element_handle()
        place = handle.evaluate(MIDDLE)
        if place is None:
            press(page, one, number=number)
            continue
        page.mouse.move(*place)
        page.evaluate(DRAWN)
        page.mouse.down()
        page.evaluate(DRAWN)
        page.mouse.up()
        page.evaluate(DRAWN)
        if not handle.evaluate(TAKEN) and question(page) == number:
            press(page, one, number=number)


def begin(browser: Browser, server: Server, game: str, players: int) -> Page:
    """A started match in a large window, with all animations."""
    context = browser.new_context(
        viewport={"width": WINDOW[0], "height": WINDOW[1]}, base_url=server.url
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(GAUGE)

    def visit(width: int = 0, height: int = 0) -> Page:
        page = context.new_page()
        page.goto("/")
        return page

    return open_table(visit, game, players)


def first_page(browser: Browser, server: Server) -> int:
    """The bytes that a browser receives for the home page and everything on it."""
    context = browser.new_context(base_url=server.url)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    sent: int = page.evaluate(
        """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
          .reduce((sum, one) => sum + one.transferSize, 0)"""
    )
    context.close()
    return sent


def measure(browser: Browser, server: Server, game: str, players: int) -> Figures:
    """Play one match for the share of the board and the shifts, and the beginning of another for
    the waits."""
    page = begin(browser, server, game, players)
    found = measured(page, seed=1)
    page.context.close()
    page = begin(browser, server, game, players)
    found.waits = measured(page, seed=2, slow=SLOWED, most=CLICKS).waits
    page.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[title.name for title in shelf.titles()])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--shifts", action="store_true", help="say what has moved")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "--no-limits")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            print(f"first page {first_page(browser, server) / 1000:.1f} kB")
            for game in args.games:
                found = measure(browser, server, game, args.players)
                print(found.line(game), flush=True)
                for value, what in found.shifts if args.shifts else []:
                    print(f"    {value} {what}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
