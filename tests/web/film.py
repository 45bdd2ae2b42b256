"""Takes a picture every 200 ms after a certain event of a match, to examine its animation.

    python -m tests.web.film rally damage off-road --folder /somewhere
    python -m tests.web.film crazy_race side-won --players 3
    python -m tests.web.film crazy_race took-points --slower 5  one picture per 200 ms, slowed

Random play against random bots until the page gets one of the events. The frames from then on are
stored as pictures, and all together on one sheet.
"""

from __future__ import annotations

import argparse
import base64
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.fixtures import FLAGS, PATIENCE, Server, chromium
from tests.web.layout.walk import MOST, OFFERED, PRESS, open_table
from tests.web.person import glance

EVERY = 0.2  # seconds
LENGTH = 3.4
# The page calls this when it gets one of the events; `paused`: revealed cards are shown to
# everybody.
WATCH = """codes => {
  window.filmed = 0;
  const seen = new Set([...document.querySelectorAll('#told li')].map((one) => one.id));
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('#told li')) {
      if (!seen.has(one.id) && codes.includes(one.dataset.code)) window.filmed = 1;
      seen.add(one.id);
    }
    const paused = document.querySelector('#table').dataset.pause !== undefined;
    if (paused && codes.includes('pause')) window.filmed = 1;
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


class Film:
    """The frames of the browser, with their times."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self.keep)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 70})

    def keep(self, frame: dict[str, Any]) -> None:
        stamp = float(frame["metadata"]["timestamp"])
        self.frames.append((stamp, base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        """Stop recording, also while the browser is being closed."""
        self.session.remove_listener("Page.screencastFrame", self.keep)
        self.session.send("Page.stopScreencast")

    def strip(self, begin: float, slower: float) -> list[bytes]:
        """The picture at every 200 ms. The browser sends a frame only when something has
        changed."""
        times = [begin + (n - 1) * EVERY * slower for n in range(int(LENGTH / EVERY) + 1)]
        found = []
        for moment in times:
            before = [data for stamp, data in self.frames if stamp <= moment]
            if before:
                found.append(before[-1])
        return found


def shoot(browser: Browser, server: Server, args: argparse.Namespace) -> list[bytes]:
    wide, high = (int(part) for part in args.size.split("x"))
    context = browser.new_context(viewport={"width": wide, "height": high}, base_url=server.url)
    context.set_default_timeout(PATIENCE)

    def visit(width: int = 0, height: int = 0) -> Page:
        page = context.new_page()
        page.goto("/")
        return page

    page = open_table(visit, args.game, args.players, pace=args.pace, looks=True)
    if args.slower > 1:  # a busy machine draws too few frames of an animation at normal speed
        session = context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 1 / args.slower})
    film, rng, number = Film(page), random.Random(args.seed), ""
    page.evaluate(WATCH, args.events)
    for _ in range(MOST):
        if page.evaluate("filmed"):
            begin = time.time()
            page.wait_for_timeout(LENGTH * 1000 * args.slower)
            film.stop()
            return film.strip(begin, args.slower)
        del film.frames[:-40]
        now = glance(page, number, 500)
        if now is None:
            continue
        assert not now.over, "the match ended without it"
        number = now.number
        page.evaluate(PRESS, [rng.choice(page.evaluate(OFFERED))[1], number])
        page.wait_for_timeout(100)
    raise AssertionError("the match does not end")


def sheet(browser: Browser, pictures: list[bytes], where: Path) -> None:
    """All pictures on one sheet."""
    shown = "".join(
        f'<img src="data:image/jpeg;base64,{base64.b64encode(one).decode()}" width="630">'
        for one in pictures
    )
    page = browser.new_page(viewport={"width": 1900, "height": 900})
    page.set_content(f"<body style='margin:0;display:flex;flex-wrap:wrap;gap:4px'>{shown}")
    page.screenshot(path=where, full_page=True)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("events", nargs="+")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--pace", default="normal")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slower", type=float, default=1, help="how many times")
    parser.add_argument("--folder", type=Path, default=Path("."))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "--no-limits")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            pictures = shoot(browser, server, args)
            name = f"{args.game}-{args.events[0]}"
            for n, one in enumerate(pictures):
                (args.folder / f"{name}-{n:02}.jpg").write_bytes(one)
            sheet(browser, pictures, args.folder / f"{name}.png")
            print(f"{len(pictures)} pictures: {args.folder / name}.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
