"""Measures how much of a stage is spent waiting for bots, for a person who never thinks, in a real
browser.

    python -m tests.games.rally.browser.waiting --players 6

Prints for each number of players: how long the stage took, for how much of that time the person was
not asked, the longest single wait, and how often the person was asked.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.games.rally.browser.driver import answer
from tests.web.fixtures import CHROMIUM, FLAGS, Server
from tests.web.person import MOST, await_question

# Adds up the time with and without an open question, from the first view to the end of the match.
WATCH = """() => {
  const sums = window.sums = {asked: 0, waiting: 0, longest: 0, questions: 0, over: false};
  let since = performance.now(), mine = null, question = '', from = since;
  const look = () => {
    const table = document.querySelector('#table');
    if (!table || sums.over) return;
    const now = performance.now(), asks = table.dataset.mine === '1';
    const number = document.querySelector('#play input[name=question]')?.value;
    if (mine !== null) sums[mine ? 'asked' : 'waiting'] += now - since;
    if (asks !== mine) {
      if (mine === false) sums.longest = Math.max(sums.longest, now - from);
      from = now;
    }
    if (asks && (number !== question || !mine)) sums.questions += 1;
    since = now; mine = asks; question = number;
    sums.over = table.dataset.over === '1';
  };
  const all = {subtree: true, attributes: true, childList: true};
  new MutationObserver(look).observe(document.body, all);
  look();
}"""


def drive(page: Page, players: int, pace: str) -> dict[str, Any]:
    """Play one stage, started by `Race now`, at the usual pace; returns the sums of `WATCH`."""
    page.goto("/")
    form = page.locator("#rally form[action='/race']")
    form.evaluate(
        """(form, count) => {
          form.querySelector('[name=count], [name=players]')?.remove();
          form.insertAdjacentHTML('beforeend', `<input type=hidden name=count value=${count}>`);
          form.requestSubmit();
        }""",
        players,
    )
    page.wait_for_selector("#plates")
    if pace:
        page.evaluate(
            "pace => fetch(location.pathname + '/pace', {method: 'POST',"
            " body: new URLSearchParams({pace})})",
            pace,
        )
    page.evaluate(WATCH)
    number = ""
    for turn in range(MOST):
        now = await_question(page, number)
        if now.over:
            break
        number = now.number
        answer(page, now, turn)
    return dict(page.evaluate("window.sums"))


def measure(browser: Browser, url: str, players: int, pace: str) -> str:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=url)
    sums = drive(context.new_page(), players, pace)
    context.close()
    whole = sums["asked"] + sums["waiting"]
    return (
        f"{players} players: {whole / 1000:.0f} s, of which waiting {sums['waiting'] / 1000:.0f} s "
        f"({100 * sums['waiting'] / whole:.0f} %), longest {sums['longest'] / 1000:.1f} s; "
        f"asked {sums['questions']} times"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--pace", default="", help="slow, normal, fast or instant")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--no-limits")
        server.start()
        path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=os.environ.get("PADDOCK_CHROMIUM", path), args=FLAGS
                )
                for players in args.players:
                    print(measure(browser, server.url, players, args.pace), flush=True)
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
