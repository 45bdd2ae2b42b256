"""Chat, names, and the television screen."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.tables.setting import ManualClock
from tests.web.teaching.reading import Page
from tests.web.test_routes import OURS

from paddock.core.match import seen_by
from paddock.core.seats import NOBODY
from paddock.tables import Table, presence
from paddock.web.app import Application, create_app
from paddock.web.chat import LONGEST, NUDGE, PHRASES, ChatLine, Talk, clean

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{ 777*777 }} {% raw %}",
    "</ol></aside><h1>Hello",
    "\u202eevil\u2066 \u200bhidden\x07",
    "a" * 5000,
]


class Company:
    """A server in this process, with any number of visitors."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.clients: list[httpx.AsyncClient] = []

    async def visitor(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app)
        client = httpx.AsyncClient(transport=transport, base_url=OURS)
        await client.get("/")  # gets a cookie
        self.clients.append(client)
        return client

    def table(self, where: str) -> Table:
        return self.app.state.site.house.tables[where.split("/")[2]]  # type: ignore[no-any-return]

    async def shared(self) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
        """A table for two with both people seated, not yet started."""
        host, friend = await self.visitor(), await self.visitor()
        plan = {"game": "kilometers", "players": "2", "visibility": "open", "chairs": "kept"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        await friend.post(f"{where}/sit", data={})
        assert all(chair.human for chair in self.table(where).record.chairs)
        return host, friend, where


@asynccontextmanager
async def company(where: Path, generous: bool = True) -> AsyncIterator[Company]:
    app = create_app(str(where), generous=generous, workers=1)
    async with app.router.lifespan_context(app):
        people = Company(app)
        yield people
        for client in people.clients:
            await client.aclose()


async def seen(client: httpx.AsyncClient, where: str) -> str:
    return (await client.get(where)).text


def talk(html: str) -> str:
    """The part of a page that shows the chat; empty if there are no messages."""
    _, found, rest = html.partition('<ol id="said"')
    return rest.partition("</ol>")[0] if found else ""


async def test_hostile_text_is_escaped(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, friend, where = await people.shared()
        for words in HOSTILE:
            await host.post(f"{where}/chat", data={"text": words[:3000]})
        page = await seen(friend, where)
        said = talk(page)
        assert "&lt;script&gt;alert(1)&lt;/script&gt;" in said
        assert "{{ 777*777 }}" in said
        assert "603729" not in said  # longer than the number of a guest
        tags = {tag for tag, _ in Page(said).elements}
        assert tags <= {"li", "b", "bdi"}
        assert not set(said) & set("\u202e\u2066\u200b\x07")
        assert "a" * LONGEST in said
        assert "a" * (LONGEST + 1) not in said


def test_a_cleaned_message_is_one_visible_line() -> None:
    assert clean(" a\n\tb\u200d \u202e ") == "a b"
    assert clean("\x00\u2028") == ""
    assert clean("z" + "\u0336\u0489\u033f" * 50) == "z\u0336"  # it would cover the lines around it
    assert clean("\u3164\u2800\uffa0") == ""  # invisible letters
    assert len(clean("a" * 3000)) == LONGEST


async def test_right_to_left_text_does_not_reorder_the_page(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, friend, where = await people.shared()
        await host.post("/settings", data={"name": "\u05d0\u05e0\u05d4"})
        await host.post(f"{where}/chat", data={"text": "\u05e9\u05dc\u05d5\u05dd (1)"})
        said = talk(await seen(friend, where))
        assert "<b>\u2068\u05d0\u05e0\u05d4\u2069</b>" in said
        assert "\u2068\u05e9\u05dc\u05d5\u05dd (1)\u2069" in said


async def test_a_phrase_is_read_in_the_readers_language(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, friend, where = await people.shared()
        await friend.post("/settings", data={"language": "de"})
        for phrase in PHRASES:
            await host.post(f"{where}/chat", data={"phrase": phrase})
        assert "Viel Glück!" in talk(await seen(friend, where))
        assert "Good luck!" in talk(await seen(host, where))
        assert (await host.post(f"{where}/chat", data={"phrase": "web-save"})).status_code == 303
        assert talk(await seen(host, where)).count("<li") == len(PHRASES)


async def test_the_player_who_is_asked_can_be_nudged(tmp_path: Path) -> None:
    """The bell rings again on the pages of other players who are asked, but not on the page of the
    player who nudges."""
    async with company(tmp_path) as people:
        host, friend, where = await people.shared()
        await host.post(f"{where}/start", data={})
        await host.post(f"{where}/chat", data={"phrase": "thanks"})
        assert "data-nudge" not in await seen(friend, where)
        await host.post(f"{where}/chat", data={"phrase": NUDGE})
        assert talk(await seen(friend, where)).count('data-nudge="1"') == 1
        assert "data-nudge" not in talk(await seen(host, where))
        await friend.post(f"{where}/mute", data={"whom": "0"})
        assert "data-nudge" not in await seen(friend, where)


async def test_players_see_messages_of_spectators_only_after_the_match(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, friend, where = await people.shared()
        stranger = await people.visitor()
        await host.post(f"{where}/start", data={})
        await stranger.post(f"{where}/chat", data={"text": "he holds the ace"})
        await host.post(f"{where}/chat", data={"text": "hello all"})
        assert "he holds the ace" not in await seen(friend, where)
        assert "he holds the ace" in talk(await seen(stranger, where))
        assert "hello all" in talk(await seen(stranger, where))
        people.table(where).record.over = True
        assert "he holds the ace" in talk(await seen(friend, where))


async def test_a_muted_player_is_hidden_only_from_the_one_who_muted_them(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, friend, where = await people.shared()
        stranger = await people.visitor()
        await host.post(f"{where}/chat", data={"text": "again and again"})
        await friend.post(f"{where}/mute", data={"whom": "0"})
        assert "again and again" not in await seen(friend, where)
        assert "again and again" in await seen(host, where)
        assert "again and again" in await seen(stranger, where)
        await friend.post(f"{where}/mute", data={"whom": "0"})
        assert "again and again" in await seen(friend, where)
        for nonsense in ("9", "-1", "x", ""):
            assert (await friend.post(f"{where}/mute", data={"whom": nonsense})).status_code == 303


async def test_chat_messages_are_rate_limited(tmp_path: Path) -> None:
    """Five messages at once, then one every four seconds, on a clock that the test moves."""
    async with company(tmp_path, generous=False) as people:
        host, friend, where = await people.shared()
        clock = people.app.state.site.budgets.of_player["chat"].clock = ManualClock()

        async def said(times: int) -> list[int]:
            post = f"{where}/chat"
            return [(await host.post(post, data={"text": "x"})).status_code for _ in range(times)]

        assert await said(7) == [303] * 5 + [429] * 2
        clock.time += 4
        assert await said(2) == [303, 429]
        assert talk(await seen(friend, where)).count("<li") == 6


async def test_strangers_cannot_write_to_the_chat_of_a_private_table(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, stranger = await people.visitor(), await people.visitor()
        plan = {"game": "kilometers", "players": "2"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        people.table(where).plan.spectators = False
        assert (await stranger.post(f"{where}/chat", data={"text": "hi"})).status_code == 404
        assert (await stranger.get(f"{where}/screen")).status_code == 403


async def test_a_public_screen_shows_no_hand_and_codes_for_the_free_seats(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host = await people.visitor()
        plan = {"game": "kilometers", "players": "3", "visibility": "private"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        shown = await host.post(f"{where}/screen", data={})
        assert shown.headers["location"] == f"{where}/screen"
        page = await seen(host, f"{where}/screen")
        assert page.count("<figcaption>Seat") == 2
        await host.post(f"{where}/start", data={})
        page = await seen(host, f"{where}/screen")
        assert 'id="board"' in page
        assert 'id="hand"' not in page
        assert "&screen=1" in page.replace("&amp;", "&")
        assert "You are dealt" not in page
        assert "You are dealt" in await seen(host, where)


@pytest.mark.parametrize("visibility", ["private", "open"])
async def test_a_public_screen_offers_no_seat(tmp_path: Path, visibility: str) -> None:
    """The page for a television offered a field for a name, to be let in or to sit down."""
    async with company(tmp_path) as people:
        host = await people.visitor()
        plan = {"game": "kilometers", "players": "3", "visibility": visibility, "chairs": "kept"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        await host.post(f"{where}/chair", data={"seat": "1", "kind": "random"})
        await host.post(f"{where}/screen", data={})
        page = await seen(host, f"{where}/screen")
        assert "<figcaption>Seat 3" in page
        assert not re.findall(r'name="(?:name|sit)"|/knock"', page)
        await host.post(f"{where}/chair", data={"seat": "2", "kind": "random"})
        await host.post(f"{where}/start", data={})
        page = await seen(host, f"{where}/screen")
        assert 'id="board"' in page
        assert 'name="sit"' not in page


async def test_a_waiting_player_sees_that_a_bot_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(tmp_path) as people:
        host, friend, where = await people.shared()
        await host.post(f"{where}/start", data={})
        table = people.table(where)
        asked = table.record.playing.state.waiting[0]
        waiting = friend if asked == 0 else host
        page = await seen(waiting, where)
        assert "A bot stands in:" in page
        left = float(page.partition('stand-in">')[2].partition('data-left="')[2].partition('"')[0])
        assert 0 < left <= presence.PATIENCE
        other = host if asked == 0 else friend
        assert "A bot stands in:" not in await seen(other, where)


async def test_several_people_at_one_screen_never_see_the_hand_of_another(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host = await people.visitor()
        await host.post("/settings", data={"name": "Ann"})
        plan = {"game": "kilometers", "players": "2", "beside": "Bea", "chairs": "kept"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        table = people.table(where)
        assert [chair.name for chair in table.record.chairs] == ["Ann", "Bea"]
        await host.post(f"{where}/start", data={})
        state = table.record.playing.state
        seat = state.waiting[0]
        name = table.record.chairs[seat].name
        page = await seen(host, where)
        assert f"Hand the screen to {name}." in page
        assert f"{name} to move" in page
        assert "You are watching" not in page
        assert 'id="hand"' not in page
        assert "You are dealt" not in page
        text = state.legal(seat)[0].text
        question = str(table.record.question_id(seat))
        answer = await host.post(f"{where}/move", data={"move": text, "question": question})
        assert answer.status_code != 303  # covered: this page cannot answer
        other = 1 - seat
        await host.post(f"{where}/uncover", data={"seat": str(other)})  # this player is not asked
        assert 'id="hand"' not in await seen(host, where)
        await host.post(f"{where}/uncover", data={"seat": str(seat)})
        page = await seen(host, where)
        assert 'id="hand"' in page
        assert "Hand the screen" not in page
        hands = [state.view(one).hand for one in (seat, other)]  # type: ignore[attr-defined]
        cards = Page(page).by_id("hand")["data-cards"]
        assert cards == " ".join(hands[0]) != " ".join(hands[1])
        discard = next(move.text for move in state.legal(seat) if move.kind == "discard")
        await host.post(f"{where}/move", data={"move": discard, "question": question})
        assert table.record.playing.state.waiting == [other]
        page = await seen(host, where)
        assert f"Hand the screen to {table.record.chairs[other].name}." in page
        assert 'id="hand"' not in page


async def test_nobody_else_can_uncover_a_shared_screen(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, stranger = await people.visitor(), await people.visitor()
        plan = {"game": "kilometers", "players": "2", "beside": "Bea", "chairs": "kept"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        await host.post(f"{where}/start", data={})
        seat = people.table(where).record.playing.state.waiting[0]
        await stranger.post(f"{where}/uncover", data={"seat": str(seat)})
        assert 'id="hand"' not in await seen(stranger, where)
        assert 'id="hand"' not in await seen(host, where)


async def test_a_covered_screen_shows_a_hand_at_no_address(tmp_path: Path) -> None:
    """Another person at the screen may press any link on it, and type any address."""
    async with company(tmp_path) as people:
        host = await people.visitor()
        plan = {"game": "kilometers", "players": "2", "beside": "Bea", "chairs": "kept"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        await host.post(f"{where}/start", data={})
        table = people.table(where)
        first = table.record.playing.state.waiting[0]
        for seat in (first, 1 - first):
            for looker in (NOBODY, seat):
                if looker == seat:
                    await host.post(f"{where}/uncover", data={"seat": str(seat)})
                assert table.match is not None
                view = (await host.get(f"{where}/view.json")).json()
                assert view["hand"] == table.match.state.view(looker).to_dict()["hand"]
                log = (await host.get(f"{where}/log")).text
                assert log == seen_by(table.match.log, table.game, looker).write()
            discard = next(one for one in view["legal"] if one.startswith("discard"))
            answer = {"move": discard, "question": str(view["question"])}
            assert (await host.post(f"{where}/move", data=answer)).status_code == 303


async def test_players_at_one_screen_can_undo_together(tmp_path: Path) -> None:
    """The players sit side by side: the player who is asked can undo, and nobody has to agree."""
    async with company(tmp_path) as people:
        host = await people.visitor()
        plan = {"game": "kilometers", "players": "2", "beside": "Bea", "chairs": "kept"}
        where = (await host.post("/tables", data=plan)).headers["location"]
        await host.post(f"{where}/start", data={})
        table = people.table(where)

        async def discard() -> int:
            seat = table.record.playing.state.waiting[0]
            await host.post(f"{where}/uncover", data={"seat": str(seat)})
            view = (await host.get(f"{where}/view.json")).json()
            text = next(one for one in view["legal"] if one.startswith("discard"))
            await host.post(f"{where}/move", data={"move": text, "question": view["question"]})
            return seat

        await discard()
        second = await discard()
        await discard()
        assert table.record.playing.state.waiting == [second]
        await host.post(f"{where}/uncover", data={"seat": str(second)})
        ply = table.record.decisions(second)[0]
        wish = {"undo": str(ply), "question": str(table.record.question_id(second))}
        assert (await host.post(f"{where}/undo", data=wish)).status_code == 303
        assert table.record.decisions(second) == []
        assert len(table.record.playing.plies) == ply


async def test_before_the_start_no_reason_is_offered(tmp_path: Path) -> None:
    async with company(tmp_path) as people:
        host, _, where = await people.shared()
        for address in ("why", "hint"):
            answer = await host.post(f"{where}/{address}", data={"number": "0", "question": "0"})
            assert answer.status_code == 404


def test_chat_lines_of_another_server_keep_their_order_and_number() -> None:
    """The newest lines may arrive one by one before those that were sent earlier."""
    said = [ChatLine(n, f"key {n}", "player", 0, "Ann", "", f"line {n}") for n in range(50)]
    talk = Talk()
    for line in said[40:]:
        talk.append(line)
    assert [line.number for line in talk.lines] == list(range(40, 50))
    talk.append(ChatLine(0, "own", "other", 1, "Bob", "", "said here"))
    assert talk.prepend(said[30:])
    assert [line.text for line in talk.lines] == [line.text for line in said[30:]] + ["said here"]
    assert [line.number for line in talk.lines] == list(range(30, 51))
    assert not talk.prepend(said[35:])
    assert len(talk.lines) == 21
