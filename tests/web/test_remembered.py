"""After a match of every game, on a phone with a keyboard, in every language: the end, sharing, the
replay, the proof of luck, playing on, undo, the history, and a match that is entered by hand."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from itsdangerous import URLSafeSerializer
from playwright.sync_api import Browser, Page, expect
from tests.tables.finished import GAMES, finished
from tests.tables.setting import local_server
from tests.web.fixtures import PATIENCE, Server
from tests.web.person import await_question, choose_move, first_play, wait_until_answered
from tests.web.test_replay_browser import shown

from paddock.i18n import languages, say
from paddock.store import keys
from paddock.tables.player import Player
from paddock.web.visitor import COOKIE

WIDTH = 360
# Two games in two languages in the usual run; all games in all languages in the long run.
BY_DAY = tuple(zip(GAMES, languages(), strict=True))[:1]
PAIRS = [
    pytest.param(game, lang, marks=() if (game, lang) in BY_DAY else (pytest.mark.long,))
    for game in GAMES
    for lang in languages()
]
# Sharing writes into a variable.
SHARE = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"


class Remembered:
    """A server with a finished match of Ann in each game."""

    def __init__(self, server: Server, ids: dict[str, str], cookie: str) -> None:
        self.server, self.ids, self.cookie = server, ids, cookie


@pytest.fixture(scope="module")
def remembered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remembered]:
    where = tmp_path_factory.mktemp("remembered")

    async def play() -> tuple[dict[str, str], str]:
        async with local_server(where) as local:
            ann: Player = await local.guest("Ann")
            ids = {game: (await finished(local, ann, game)).id for game in GAMES}
            ring = local.house.keys[keys.COOKIE]
            signer = URLSafeSerializer(list(ring.accepted(local.clock.now())), salt="visitor")
            return ids, str(signer.dumps([ann.id, ann.name, 0]))

    # In a separate thread, because the browser of this session has an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        ids, cookie = thread.submit(lambda: asyncio.run(play())).result()
    server = Server(where, "--no-limits")
    server.start()
    yield Remembered(server, ids, cookie)
    server.stop()


def fits(page: Page) -> None:
    """No horizontal scrolling is needed."""
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH, page.url


def enter(page: Page, button: str) -> None:
    """Press a button or follow a link with the keyboard."""
    found = page.locator(button).first
    found.focus()
    expect(found).to_be_focused()
    page.keyboard.press("Enter")


def loaded(page: Page) -> None:
    page.wait_for_selector("body[data-scripts=on]")


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_what_comes_after_a_match(
    game: str, language: str, remembered: Remembered, browser: Browser
) -> None:
    id = remembered.ids[game]
    context = browser.new_context(
        viewport={"width": WIDTH, "height": 740},
        base_url=remembered.server.url,
        reduced_motion="reduce",
        locale=language,
    )
    context.add_cookies(
        [{"name": COOKIE, "value": remembered.cookie, "url": remembered.server.url}]
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SHARE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    look_at_the_end(page, id, language)
    step_through_replay(page)
    play_on_and_undo(page, language)
    look_at_history(page, id, game, language)
    enter_match(page, game, language)
    assert complaints == []
    context.close()


def look_at_the_end(page: Page, id: str, language: str) -> None:
    """The podium, the chart, moments to look at again, and a button to share."""
    page.goto(f"/t/{id}")
    loaded(page)
    assert page.get_attribute("html", "lang") == language
    places = page.locator("#score .standings td.place").all_inner_texts()
    assert len(places) >= 2
    on_podium = [place for place in places if place in ("1", "2", "3")]  # "–": a car that is out
    assert page.locator(".podium .step").count() == len(on_podium)
    expect(page.locator(".story .race svg")).to_have_count(1)
    moments = page.locator(".moments a")
    assert 1 <= moments.count() <= 3
    assert not [words for words in moments.all_inner_texts() if words.strip().isdecimal()]
    fits(page)
    enter(page, "[data-share]")
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared.url").endswith(f"/t/{id}/replay")
    enter(page, ".moments a")
    page.wait_for_url(re.compile(r"/replay\?ply=\d+"))


def step_through_replay(page: Page) -> None:
    """Step through the replay with keys; a key press stops the automatic replay. The proof is one
    key away."""
    loaded(page)
    last = int(page.get_attribute("#reel", "data-last") or 0)
    fits(page)
    page.keyboard.press("End")
    shown(page, "all", last)
    page.keyboard.press("Home")
    shown(page, "all", 0)
    page.keyboard.press("Shift+ArrowRight")
    shown(page, "all", 1)
    page.keyboard.press("Space")
    expect(page.locator("[data-go=play]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Home")
    expect(page.locator("[data-go=play]")).to_have_attribute("aria-pressed", "false")
    shown(page, "all", 0)
    enter(page, "[data-open='#fair']")
    expect(page.locator("#fair .verdict")).to_have_class("verdict proven")
    page.keyboard.press("Escape")
    expect(page.locator("#fair")).to_be_hidden()


def play_on_and_undo(page: Page, language: str) -> None:
    """Play on from the start of the match: at first nothing can be undone, after a move something
    can."""
    enter(page, "[data-open='#from']")
    page.locator("#from select[name=level]").select_option("random")
    enter(page, "#from button.go")
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    loaded(page)
    number = ""
    why_not = page.locator("#undo p", has_text=say(language, "undo-why-nothing"))
    expect(why_not).to_have_count(1)
    while why_not.count():
        asked = await_question(page, number)
        number = asked.number
        choose_move(page, first_play(asked.offers), number)
        wait_until_answered(page, number)
        page.wait_for_function("document.querySelector('#undo select, #undo p')")
    await_question(page, number)
    enter(page, "button[data-notices]")
    page.locator("#undo summary").focus()
    page.keyboard.press("Enter")
    enter(page, "#undo button.go")
    expect(page.locator("#lines")).to_contain_text(undone(language))


def undone(language: str) -> str:
    return say(language, "event-undone", seat="", seat_is="you").strip()


def look_at_history(page: Page, id: str, game: str, language: str) -> None:
    """The match is in the history, and is found by its game."""
    page.goto("/history")
    fits(page)
    expect(page.locator(".matches li")).to_have_count(len(GAMES))
    page.locator("select[name=game]").select_option(game)
    page.wait_for_url(re.compile(rf"game={game}"))
    expect(page.locator(f".matches a[href='/t/{id}/replay']")).to_have_count(1)
    expect(page.locator(".games .figures")).to_have_count(1)
    expect(page.locator(".games")).to_contain_text(say(language, "history-liked"))
    page.locator("input[name=q]").fill("nobody at all")
    page.keyboard.press("Enter")
    expect(page.locator(".matches li")).to_have_count(0)


def enter_match(page: Page, game: str, language: str) -> None:
    """A match of the printed game: create it, enter a move, take it back."""
    page.goto("/typed")
    fits(page)
    enter(page, f".which a[href$='game={game}']")
    players = page.locator("textarea[name=names]")
    players.fill("\n".join(f"Person {n}" for n in range(1, 4)))
    fits(page)
    enter(page, "form.options button.go")
    page.wait_for_url(re.compile(r"/t/[^/]+/typed$"))
    for count in (1, 2):
        expect(page.locator("#reel output")).to_have_text(
            say(language, "typed-count", count=count - 1)
        )
        page.locator("#reel select[name=move]").first.focus()
        enter(page, "#reel button.go")
    expect(page.locator("#reel output")).to_have_text(say(language, "typed-count", count=2))
    fits(page)
    enter(page, "#reel button[value=erase]")
    expect(page.locator("#reel output")).to_have_text(say(language, "typed-count", count=1))
