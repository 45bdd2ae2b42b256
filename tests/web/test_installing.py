"""Paddock can be installed as an app, with an offline page."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import expect
from tests.web.fixtures import Server, Visit
from tests.web.test_abuse import Guest

from paddock.i18n import languages, say
from paddock.web.installing import ICONS, drawn_icon
from paddock.web.site import static_digest

# All addresses in the cache of the service worker.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const found = await Promise.all(caches_.map((one) => one.keys()));
  return found.flat().map((one) => new URL(one.url).pathname + new URL(one.url).search);
}"""
REGISTER = """async () => {
  await navigator.serviceWorker.register(document.body.dataset.worker);
  await navigator.serviceWorker.ready;
}"""


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_a_picture_of_its_size(name: str) -> None:
    picture = drawn_icon(name)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (ICONS[name][0],) * 2


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    guest = Guest(server)
    page = guest.http.get("/").text
    link = re.search(r'rel="manifest" href="([^"]+)"', page)
    assert link is not None
    found = guest.http.get(link[1])
    assert found.headers["content-type"] == "application/manifest+json"
    facts = found.json()
    assert facts["start_url"] == facts["scope"] == "/"
    for icon in facts["icons"]:
        answer = guest.http.get(icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert guest.http.get("/icons/3.png").status_code == 404


@pytest.mark.parametrize("language", languages())
def test_the_offline_page_is_in_the_readers_language_and_not_personal(
    server: Server, language: str
) -> None:
    answer = Guest(server).http.get(f"/offline?lang={language}")
    assert say(language, "web-no-line-help") in answer.text
    assert f'lang="{language}"' in answer.text
    assert "set-cookie" not in answer.headers


def test_the_service_worker_changes_with_the_files(server: Server) -> None:
    answer = Guest(server).http.get("/worker.js?lang=nl")
    assert answer.headers["cache-control"] == "no-cache"
    assert f'"paddock-{static_digest()}"' in answer.text
    assert '"/offline?lang=nl"' in answer.text
    assert "@" not in answer.text


def test_without_a_connection_a_table_says_so_and_no_view_was_kept(visit: Visit) -> None:
    page = visit(360, 740, locale="de", service_workers="allow")
    page.evaluate(REGISTER)
    page.locator("form[action='/race'] button.go").first.click()
    expect(page.locator("#plates")).to_be_visible()
    page.reload()  # now the files are loaded through the worker
    expect(page.locator("#plates")).to_be_visible()
    # A file is cached after the page has received it.
    page.wait_for_function(f"async () => (await ({KEPT})()).some((one) => /table.css$/.test(one))")
    kept: list[str] = page.evaluate(KEPT)
    assert all(one.startswith((f"/static/{static_digest()}/", "/offline?")) for one in kept), kept
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text(say("de", "web-no-line"))
    page.context.set_offline(False)
    page.locator("a.button").click()
    expect(page.locator("#plates")).to_be_visible()
