"""Ways to a table: Race now, the lobby, a knock, and a link that others can open."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.tables.setting import local_server
from tests.web.fixtures import Server
from tests.web.test_abuse import Guest
from tests.web.test_company import company, seen

from paddock.core.errors import PaddockError
from paddock.games import packages
from paddock.i18n import bundle, languages
from paddock.tables.errors import NotTheHost, TooMany
from paddock.tables.knocks import MOST_KNOCKS
from paddock.tables.plan import KEPT, LOT
from paddock.web import network
from paddock.web.render import help_keys, help_touch


def selected(page: str, game: str, field: str) -> str:
    form = re.search(rf'action="/race".{{0,80}}name="game" value="{game}">(.*?)</form>', page, re.S)
    assert form
    choice = re.search(rf'<select name="{field}">(.*?)</select>', form[1], re.S)
    assert choice
    found = re.search(r'value="(\w+)" selected', choice[1])
    assert found, choice[1]
    return found[1]


def test_race_now_uses_the_best_number_of_players_and_remembers_choices(server: Server) -> None:
    guest = Guest(server)
    home = guest.http.get("/").text
    for name, package in packages().items():
        assert selected(home, name, "count") == str(package.best_players)
        assert package.best_players in package.title.players
    assert selected(home, "grand_prix", "count") == "4"
    chosen = {"game": "kilometers", "count": "3", "level": "random", "pace": "fast"}
    table = guest.http.post("/race", data=chosen).headers["location"]
    assert guest.http.get(table).text.count('class="plate') == 3
    home = guest.http.get("/").text
    assert selected(home, "kilometers", "count") == "3"
    assert selected(home, "kilometers", "level") == "random"
    assert selected(home, "kilometers", "pace") == "fast"
    assert selected(home, "rally", "pace") == "fast"  # a habit, in every game
    assert selected(home, "rally", "count") == str(packages()["rally"].best_players)


def test_a_pace_chosen_at_a_table_is_remembered_too(server: Server) -> None:
    """It is the default for the next race, and for the next table with friends."""
    guest = Guest(server)
    table = guest.http.post("/race", data={"game": "kilometers", "count": "2"}).headers["location"]
    for pace in ("instant", "nonsense"):
        guest.http.post(f"{table}/pace", data={"pace": pace})
    home = guest.http.get("/").text
    assert selected(home, "rally", "pace") == "instant"
    paces = re.findall(r'<select name="pace">.*?</select>', home, re.S)
    assert len(paces) == 2 * len(packages())  # race now, and with friends
    assert all('value="instant" selected' in one for one in paces)


def test_a_visitor_without_an_invitation_knocks_and_the_host_lets_them_in(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.friends()
    page = friend.http.get(table).text
    assert "Ask for a seat" in page
    assert "Sit down" not in page
    assert friend.http.post(f"{table}/knock").status_code == 303
    assert "You have asked for a seat" in friend.http.get(table).text
    asked = host.http.get(table).text
    number = re.search(r'name="knock" value="(\w+)"', asked)
    assert number
    assert "asks for a seat" in asked
    stolen = friend.http.post(f"{table}/answer", data={"knock": number[1], "welcome": "1"})
    assert stolen.status_code == 409  # only the host answers
    let_in = host.http.post(f"{table}/answer", data={"knock": number[1], "welcome": "1"})
    assert let_in.status_code == 303
    assert "(you)" in friend.http.get(table).text
    assert "asks for a seat" not in host.http.get(table).text


@pytest.mark.parametrize("way", ["link", "knock"])
def test_a_friend_is_asked_for_a_name_before_they_sit(server: Server, way: str) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.friends()
    link = re.search(r'id="invite-link"[^>]* value="([^"]+)"', host.http.get(table).text)
    assert link
    token = link[1].partition("invite=")[2]
    page = friend.http.get(f"{table}?invite={token}" if way == "link" else table).text
    field = re.search(r'<input type="text"[^>]* name="name" value="(Guest[^"]*)"', page)
    assert field
    if way == "link":
        data = {"sit": "1", "invite": token, "name": "Zoë"}
        assert friend.http.post(f"{table}/sit", data=data).status_code == 303
    else:
        assert friend.http.post(f"{table}/knock", data={"name": "Zoë"}).status_code == 303
    assert "Zoë" in host.http.get(table).text
    assert 'name="name" value="Zoë"' in friend.http.get("/settings").text  # the name is stored
    assert 'name="name" value="Guest' in host.http.get(table).text  # the host may set one, too


async def test_only_the_host_can_see_and_refuse_a_knock(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await server.house.create(
            ann, (await server.create_table(ann, await server.guest("C"))).plan
        )
        await table.knocks.knock(bob)
        await table.knocks.knock(bob)
        (one,) = table.knocks.listed(ann.id)
        assert bob.id not in one.number
        with pytest.raises(NotTheHost):
            table.knocks.listed(bob.id)
        await table.knocks.answer(ann.id, one.number, welcome=False)
        assert table.knocks.listed(ann.id) == []
        assert table.record.seat_of(bob.id) < 0
        with pytest.raises(PaddockError):
            await table.knocks.answer(ann.id, one.number, welcome=True)


async def test_the_number_of_open_knocks_is_limited(tmp_path: Path) -> None:
    """For any number of cookies."""
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await server.house.create(
            ann, (await server.create_table(ann, await server.guest("C"))).plan
        )
        for n in range(MOST_KNOCKS):
            await table.knocks.knock(await server.guest(f"Puppet {n}"))
        bob = await server.guest("Bob")
        with pytest.raises(TooMany):
            await table.knocks.knock(bob)
        listed = table.knocks.listed(ann.id)
        assert len(listed) == MOST_KNOCKS
        await table.knocks.answer(ann.id, listed[0].number, welcome=False)
        await table.knocks.knock(bob)


async def test_the_lobby_gives_a_seat_at_once_and_hides_abandoned_tables(
    tmp_path: Path,
) -> None:
    async with company(tmp_path) as people:
        host, friend = await people.visitor(), await people.visitor()
        plan = {"game": "kilometers", "players": "2", "visibility": "open", "chairs": "kept"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        chairs = people.table(where).record.chairs
        assert where not in await seen(friend, "/lobby")  # no page is open there
        async with people.table(where).presence.watch(chairs[0].player):
            listed = await seen(friend, "/lobby")
            # the button takes a seat and is not just a link
            assert f'action="{where}/sit"' in listed
            own = await seen(host, "/lobby")
            assert f'action="{where}/sit"' not in own  # a player with a seat just continues
            assert f'class="button go" href="{where}"' in own
            await friend.post(f"{where}/sit", data={})
            assert [chair.human for chair in chairs] == [True, True]


async def test_the_page_draws_chairs_by_lot_unless_the_host_wants_otherwise(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host = await people.visitor()
        assert '<select name="chairs"><option value="lot">' in await seen(host, "/")
        plan = {"game": "crazy_race", "players": "3"}
        for path, more, chairs in (
            ("/race", {"count": "3"}, LOT),
            ("/tables", {}, LOT),
            ("/tables", {"chairs": "kept"}, KEPT),
        ):
            where = (await host.post(path, data={**plan, **more})).headers["location"]
            assert people.table(where).plan.chairs == chairs


def test_a_link_that_works_only_on_this_machine_is_marked(server: Server) -> None:
    host = Guest(server)
    where = host.friends()
    host.http.post(f"{where}/screen")  # the codes for phones are such links too
    for page in (host.http.get(where).text, host.http.get(f"{where}/screen").text):
        assert 'id="here-only"' in page
        assert "dev.py play --host" in page


def test_links_carry_the_address_that_others_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "network_address", lambda: "192.168.7.20")
    origin = network.link_origin
    assert origin("http://localhost:8000", "127.0.0.1", 8000) == ""
    assert origin("http://127.0.0.1:8000", "0.0.0.0", 8000) == "http://192.168.7.20:8000"
    assert origin("https://races.example", "127.0.0.1", 8000) == "https://races.example"
    assert origin("http://192.168.7.20:8000", "0.0.0.0", 8000) == "http://192.168.7.20:8000"
    assert origin("http://[::1]:8000", "", 0) == ""


class Terminal:
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("said", "opened"), [("y", True), ("", False), ("no", False)])
def test_serve_asks_before_it_listens_on_the_network(
    said: str, opened: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(network, "network_address", lambda: "192.168.7.20")
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("builtins.input", lambda _: said)
    # nobody else can connect, so there is no question
    assert network.may_listen("127.0.0.1", 8000, sure=False)
    assert capsys.readouterr().out == ""
    assert network.may_listen("0.0.0.0", 8000, sure=False) is opened
    out = capsys.readouterr().out
    assert "http://192.168.7.20:8000/" in out
    assert ("\N{FULL BLOCK}" in out) is opened  # a code for phones


def test_settings_say_that_they_were_saved(server: Server) -> None:
    guest = Guest(server)
    assert "Saved" not in guest.http.get("/settings").text
    answer = guest.http.post("/settings", data={"theme": "dark"}, follow_redirects=True)
    assert '<b class="saved" role="status">Saved</b>' in answer.text


@pytest.mark.parametrize("language", languages())
def test_the_help_is_in_the_chosen_language(language: str) -> None:
    for name, package in packages().items():
        if package.page is not None:
            for key in ("web-help-keys", "web-help-touch"):
                assert bundle(language).has_message(f"{name}-{key}"), name
                assert not bundle(language).has_message(key)
            assert help_keys(language, name) != f"{name}-web-help-keys"
    for help_of in (help_keys, help_touch):
        texts = [help_of(language, name) for name in packages()]
        assert len(set(texts)) == len(texts)
