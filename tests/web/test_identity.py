"""Device links, which player a device becomes, and signing
out everywhere else (abuse 36 and 37).
"""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.web.test_door import client, house

from paddock.i18n import languages
from paddock.tables import Player
from paddock.web.app import Application
from paddock.web.site import Site
from paddock.web.visitor import LINK_SECONDS, Doorman, SignIn


async def named(app: Application, name: str) -> httpx.AsyncClient:
    """A visitor with a cookie and a name."""
    guest = client(app)
    await guest.get("/")
    answer = await guest.post("/settings", data={"name": name})
    assert answer.status_code == 303
    return guest


async def link_of(guest: httpx.AsyncClient) -> str:
    page = (await guest.post("/settings/link")).text
    found = re.search(r'value="https?://[^/]+(/claim/[^"]+)"', page)
    assert found
    return found[1]


async def name_of(guest: httpx.AsyncClient) -> str:
    found = re.search(r"<bdi>(.*?)</bdi>", (await guest.get("/")).text)
    assert found
    return found[1]


async def race(guest: httpx.AsyncClient) -> str:
    answer = await guest.post("/race", data={"game": "kilometers", "count": "2"})
    assert answer.status_code == 303
    return str(answer.headers["location"])


async def hand(guest: httpx.AsyncClient, table: str) -> object:
    return (await guest.get(f"{table}/view.json")).json().get("hand")


async def test_a_link_works_once_also_after_a_restart_and_on_another_server(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as (app, site):
        anna = await named(app, "Anna")
        link, spare = await link_of(anna), await link_of(anna)
        twin = Doorman(site.house)  # as on a second server with the same store
        phone = client(app)
        assert (await phone.get(link)).status_code == 200  # a link preview does not use it up
        assert (await phone.get(link)).status_code == 200
        assert (await phone.post(link)).status_code == 303
        assert await name_of(phone) == "Anna"
        for _ in range(2):
            thief = client(app)
            assert (await thief.get(link)).status_code == 404
            assert (await thief.post(link)).status_code == 404
        assert await twin.claim(link.removeprefix("/claim/")) is None
    async with house(tmp_path) as (app, _):
        thief = client(app)
        assert (await thief.post(link)).status_code == 404
        assert (await thief.post(spare)).status_code == 303  # an unused link survives the restart


async def test_a_link_expires_by_the_clock_of_the_server(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, site):
        link = (await link_of(await named(app, "Anna"))).removeprefix("/claim/")
        clock = site.house.clock
        start = clock._start
        clock._start = start + LINK_SECONDS - 30
        assert await site.doorman.linked(link) is not None
        clock._start = start + LINK_SECONDS + 1
        assert await site.doorman.linked(link) is None
        clock._start = start - 3600  # more than an hour of validity would be left
        assert await site.doorman.linked(link) is None


async def test_expired_used_links_are_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, site):
        store = site.house.store
        assert await store.use_link("a", 100.0, 50.0)
        assert not await store.use_link("a", 100.0, 60.0)
        assert await store.use_link("b", 200.0, 101.0)
        assert not await store.is_used("a")
        assert await store.is_used("b")


@pytest.mark.parametrize("language", languages())
async def test_the_page_names_the_new_identity_and_what_is_lost(
    tmp_path: Path, language: str
) -> None:
    async with house(tmp_path) as (app, _):
        eve, victim = await named(app, "Eve <x>"), await named(app, "Vic")
        await race(victim)
        link = await link_of(eve)
        victim.headers["accept-language"] = language
        page = await victim.get(link)
        assert "Eve &lt;x&gt;" in page.text
        assert "Vic" in page.text
        assert re.search(r"\b1 (table|tafel|tavolo|Tisch)", page.text)
        assert "already" not in page.text
        own = (await eve.get(link)).text
        assert "<button" not in own.partition("<main")[2].partition("</main>")[0]
        assert await name_of(victim) == "Vic"  # nothing has happened yet


async def test_signing_out_everywhere_leaves_only_this_device(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, site):
        anna = await named(app, "Anna")
        table = await race(anna)
        phone = client(app)
        await phone.post(await link_of(anna))
        assert await hand(phone, table)
        left = await link_of(anna)
        assert (await anna.post("/settings/sign-out")).status_code == 200
        assert await hand(anna, table)
        assert await name_of(anna) == "Anna"
        old = phone.cookies["paddock"]
        view = (await anna.get(f"{table}/view.json")).json()
        move = {"move": "discard 25", "question": str(view["question"] or 0)}
        refused = await phone.post(f"{table}/move", data=move, headers={"x-paddock": "move"})
        assert "That is not your seat" in refused.text
        assert not await hand(phone, table)
        assert phone.cookies["paddock"] != old or await name_of(phone) != "Anna"
        assert (await client(app).post(left)).status_code == 404  # links made before are invalid
        again = await link_of(anna)
        assert (await client(app).post(again)).status_code == 303
        assert site.house.guests is not None
    async with house(tmp_path) as (app, _):  # it is the same after a restart
        phone = client(app)
        phone.cookies.set("paddock", old)
        assert await name_of(phone) != "Anna"


async def test_an_open_page_on_another_device_is_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, site):
        anna = await named(app, "Anna")
        table = await site.house.table((await race(anna)).removeprefix("/t/"))
        player = Player(table.record.chairs[0].player, "Anna")
        assert await site.doorman.is_signed_in(player)
        async with table.presence.watch(player.id) as page:
            await page.changed()
            await anna.post("/settings/sign-out")
            assert page.seen == -1  # the page was woken, to notice the change
        assert not await site.doorman.is_signed_in(player)


async def test_an_open_page_notices_a_sign_out_at_its_next_view(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, site):
        guests = site.house.guests
        player = await guests.add("Anna")
        page = SignIn(site.doorman, player)
        now = site.house.clock.now()
        assert not page.is_known(now)
        assert await page.holds()
        assert page.is_known(now)
        # the message about a sign-out at another server may have been lost
        assert not page.is_known(guests.known_until(player.id))
        guests.forget(player.id)  # another server has said that they signed out there
        assert not page.is_known(now)
        assert await page.holds()
        assert page.is_known(now)
        await guests.sign_out(await found(site, player.id))
        assert not page.is_known(now)
        assert not await page.holds()
        assert not page.is_known(now)


async def found(site: Site, id: str) -> Player:
    player = await site.house.guests.find(id)
    assert player is not None
    return player


async def test_cookies_of_earlier_versions_are_still_valid(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, site):
        player = await site.house.guests.add("Old Anna")
        guest = client(app)
        value = site.doorman.signer.dumps([player.id, player.name])
        guest.cookies.set("paddock", value if isinstance(value, str) else value.decode())
        assert await name_of(guest) == "Old Anna"
