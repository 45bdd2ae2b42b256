"""Takes the pictures of the README: `python -m tests.web.pictures [NAME …]`.

Matches are played with the page's own form and the same luck each time, and stop in the middle.
Each picture shows one question of a match, in a window of its own size.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.fixtures import CHROMIUM, FLAGS, PATIENCE, ROOT, Server
from tests.web.layout.walk import CHOOSE, DRAWN, OFFERED, PRESS, await_offers, open_table
from tests.web.person import await_question

PICTURES = ROOT / "docs" / "pictures"


class Picture(NamedTuple):
    """A page to show. Without a game: the home page."""

    name: str
    game: str = ""
    players: int = 0
    questions: int = 0  # that are answered before the picture
    wide: int = 1280
    high: int = 800
    dark: bool = False
    scale: int = 1
    chosen: bool = False  # with a card chosen


SHOWN = (
    Picture("table-desktop", "kilometers", 3, 16),
    Picture("table-dark", "kilometers", 3, 16, dark=True),
    Picture("table-phone", "kilometers", 3, 16, 360, 740, scale=2),
    Picture("home-phone", wide=360, high=740, scale=2),
    Picture("home-desktop"),
    Picture("home-dark", dark=True),
    Picture("crazy-rally", "crazy_rally", 4, 14, chosen=True),
    Picture("crazy-race", "crazy_race", 4, 6),
    Picture("rally", "rally", 4, 40),
    Picture("grand-prix", "grand_prix", 4, 45, chosen=True),
)


def play(page: Page, picture: Picture) -> None:
    """Answer questions at random, but never discard a card that can be played."""
    rng = random.Random(1)
    number = ""
    for _ in range(picture.questions):
        now, offers = await_offers(page, number)
        assert not now.over, picture.name
        number = now.number
        useful = [move for _, move in offers if not move.startswith(("discard", "pass"))]
        page.evaluate(PRESS, [rng.choice(useful or [move for _, move in offers]), number])
    await_question(page, number)
    cards = [card for card, _ in page.evaluate(OFFERED) if card]
    if picture.chosen and cards:
        page.evaluate(CHOOSE, cards[0])


def take(browser: Browser, server: Server, picture: Picture) -> None:
    """Take one picture, and store it in the folder of the docs."""

    def visit(*_: object) -> Page:
        context = browser.new_context(
            viewport={"width": picture.wide, "height": picture.high},
            base_url=server.url,
            reduced_motion="reduce",
            color_scheme="dark" if picture.dark else "light",
            device_scale_factor=picture.scale,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        return page

    page = open_table(visit, picture.game, picture.players) if picture.game else visit()
    if picture.game:
        play(page, picture)
    page.evaluate(DRAWN)
    page.evaluate("() => document.querySelector('#message')?.replaceChildren()")
    page.screenshot(path=PICTURES / f"{picture.name}.png")
    page.context.close()
    print(picture.name)


def main(names: list[str]) -> None:
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "--no-limits")
        server.start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("PADDOCK_CHROMIUM", path), args=FLAGS
        )
        try:
            for picture in SHOWN:
                if not names or picture.name in names:
                    take(browser, server, picture)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
