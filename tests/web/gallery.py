"""Takes pictures of every game for inspection: `python -m tests.web.gallery [GAME …] --folder
/somewhere`.

A match of each game against random bots: at its start, in the middle and at its end, each in four
windows, in the light and in the dark theme. The small windows of a moment are on one sheet, the
large ones of each theme on two others.
"""

from __future__ import annotations

import argparse
import base64
import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.fixtures import FLAGS, PATIENCE, Server, chromium
from tests.web.layout.walk import CHOOSE, DRAWN, MOST, PRESS, SIZES, Size, await_offers, open_table

from paddock import shelf
from paddock.games import package_of

# The number of answered questions before the picture of the middle.
THICK = {"kilometers": 10, "crazy_rally": 16, "crazy_race": 7, "rally": 40, "grand_prix": 45}
USUAL = 20
MOST_WIDE = 1060  # the width of a picture on its sheet


def shoot(page: Page, size: Size, dark: bool) -> bytes:
    """The page in a window of this size."""
    page.set_viewport_size({"width": size.wide, "height": size.high})
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)
    return page.screenshot()


def sheet(browser: Browser, pictures: list[tuple[Size, bytes]], where: Path) -> None:
    """The pictures side by side, wrapped into rows."""
    shown = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(data).decode()}"'
        f' width="{min(size.wide, MOST_WIDE)}">'
        for size, data in pictures
    )
    page = browser.new_page(viewport={"width": 1120, "height": 600})
    style = "margin:0;display:flex;flex-wrap:wrap;gap:6px;background:#777;align-items:start"
    page.set_content(f"<body style='{style}'>{shown}")
    page.screenshot(path=where, full_page=True)
    page.close()


def match(browser: Browser, page: Page, name: str, thick: int, folder: Path) -> None:
    """Play to the end and take pictures at three moments."""
    rng, number = random.Random(1), ""

    def keep(moment: str) -> None:
        day, night = ([(size, shoot(page, size, dark)) for size in SIZES] for dark in (False, True))
        sheets = {"small": [*day[:2], *night[:2]], "day": day[2:], "night": night[2:]}
        for kind, pictures in sheets.items():
            sheet(browser, pictures, folder / f"{name}-{moment}-{kind}.png")
        print(f"{name} {moment}", flush=True)

    for answered in range(MOST):
        now, offers = await_offers(page, number)
        if now.over:
            keep("end")
            return
        number = now.number
        if answered in (0, thick):
            cards = [card for card, _ in offers if card]
            if answered and cards:
                page.evaluate(CHOOSE, cards[0])
            keep("thick" if answered else "start")
        useful = [move for _, move in offers if not move.startswith(("discard", "pass"))]
        page.evaluate(PRESS, [rng.choice(useful or [move for _, move in offers]), number])
    raise AssertionError("the match does not end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[title.name for title in shelf.titles()])
    parser.add_argument("--players", type=int, default=0, help="as many as are best, if not said")
    parser.add_argument("--folder", type=Path, default=Path("."))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "--no-limits")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)

        def visit(wide: int, high: int) -> Page:
            context = browser.new_context(
                viewport={"width": wide, "height": high},
                base_url=server.url,
                reduced_motion="reduce",
            )
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.goto("/")
            return page

        try:
            for game in args.games:
                players = args.players or package_of(game).best_players
                page = open_table(visit, game, players)
                thick = THICK.get(game, USUAL)
                match(browser, page, f"{game}-{players}", thick, args.folder)
                page.context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
