"""What the others have done since the viewer's own move is shown above the board, and can be
replayed."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.tables.setting import local_server, random_move, state_of
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question, choose_move, first_play

from paddock.tables import Player, Table, house
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor

# the most interesting kinds last
KINDS = ("discard", "decline", "extend", "finish", "react", "play", "attack")
MOVES = ("played", "attacked", "discarded", "reacted")
# The events in the line: the code, the arguments, and whether they have a text.
NOTES = """() => [...document.querySelectorAll('#told li')].map(
  (one) => [one.dataset.code, one.dataset.args, !one.hidden])"""

# What the log marks as new, without the buttons in it.
NEW_LINES = """() => [...document.querySelectorAll('#lines li.new')].map((one) => {
  const copy = one.cloneNode(true);
  copy.querySelectorAll('button').forEach((button) => button.remove());
  return copy.textContent.trim();
})"""


def notes(page: Page) -> list[tuple[str, dict[str, object], bool]]:
    return [(code, json.loads(args), told) for code, args, told in page.evaluate(NOTES)]


def my_turn(page: Page, moves: int) -> None:
    """Play until I have made that many moves and then each other player has moved once: my card,
    seat 1, seat 2. A reaction to an attack is a move too and changes whose turn it is; then wait
    one more round."""
    number, made, card = "", 0, True
    for _ in range(40):
        now = await_question(page, number)
        assert not now.over
        if made >= moves and card and "reacted" not in {code for code, *_ in notes(page)}:
            return
        offer = first_play(now.offers)
        number, card = now.number, bool(offer[0])
        made += choose_move(page, offer, number) != ""
    raise AssertionError("no whole round in forty moves")


def test_every_move_of_others_since_my_own_is_shown(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 3)
    my_turn(page, 3)
    told = [(code, args["seat"]) for code, args, shown in notes(page) if shown]
    # Both opponents in the order of play, once each; the viewer's own move is not listed.
    assert [seat for code, seat in told if code in ("played", "attacked", "discarded")] == [1, 2]
    assert {seat for _, seat in told} == {1, 2}
    shown = page.locator("#told li:visible")
    expect(page.locator("[data-replay] b")).to_have_text(str(shown.count()))
    expect(shown.first.locator("svg")).to_have_count(2)  # the player, and the card
    for seat in (1, 2):
        expect(page.locator(f"#plate-{seat} .last svg")).to_be_visible()
    # The log marks the same lines, and none from before the viewer's move.
    words = [one.inner_text() for one in page.locator("#told li:visible span").all()]
    new = page.evaluate(NEW_LINES)
    assert [one for one in new if one in words] == words
    assert len(new) < page.locator("#lines li").count()


# For each long note: whether it is at most as wide as the strip, and shows all of its text.
WHOLE = """() => [...document.querySelectorAll('#told li.long:not([hidden])')].map((one) => {
  const words = one.querySelector('span');
  return one.offsetWidth <= document.querySelector('#told').clientWidth
    && words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight + 1;
})"""

# How much of the newest note is outside the strip.
OUTSIDE = """() => {
  const strip = document.querySelector('#told').getBoundingClientRect();
  const notes = document.querySelectorAll('#told li:not([hidden])');
  const newest = [...notes].at(-1).getBoundingClientRect();
  return Math.max(0, strip.left - newest.left, newest.right - strip.right);
}"""


def test_a_long_sentence_is_fully_visible_on_a_phone(visit: Visit) -> None:
    """Its end was beyond the edge of the page, and the numbers are at the end."""
    page = open_table(visit, "crazy_rally", 4)
    now = await_question(page)
    choose_move(page, first_play(now.offers), now.number)
    expect(page.locator("#told li.long:not([hidden])").first).to_be_attached()
    for wide, high in [(360, 740), (740, 360)]:
        page.set_viewport_size({"width": wide, "height": high})
        whole = page.evaluate(WHOLE)
        assert whole
        assert all(whole)
        page.wait_for_function(f"() => ({OUTSIDE})() <= 1")


def test_the_events_can_be_replayed_one_by_one(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 3)
    my_turn(page, 2)
    page.evaluate(
        """() => { window.seen = []; new MutationObserver(() => {
          const on = document.querySelector('#told li.on');
          const plate = document.querySelector('.plate.told');
          if (on && window.seen.at(-1)?.[0] !== on.id) window.seen.push([on.id, plate?.id ?? '']);
        }).observe(document.querySelector('#table'), {subtree: true, attributes: true}); }"""
    )
    wanted = [one.get_attribute("id") for one in page.locator("#told li:visible").all()]
    page.locator("[data-replay]").click()
    page.wait_for_function("n => window.seen.length === n", arg=len(wanted))
    seen = page.evaluate("seen")
    assert [note for note, _ in seen] == wanted
    plates = [f"plate-{args['seat']}" for _, args, shown in notes(page) if shown]
    assert [plate for _, plate in seen] == plates
    assert {"plate-1", "plate-2"} == set(plates)
    expect(page.locator("#told li.on")).to_have_count(0)
    assert await_question(page).offers  # the question has stayed open the whole time


# How far the newest note extends beyond the scrolling strip: to the left, and to the right.
CUT = """() => {
  const strip = document.querySelector('#told');
  const note = [...strip.querySelectorAll('li:not([hidden])')].at(-1);
  const [room, own] = [strip, note].map((one) => one.getBoundingClientRect());
  return [room.left - own.left, own.width > room.width ? 0 : own.right - room.right, own.width,
    strip.scrollWidth > strip.clientWidth];
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360)], ids=str)
def test_the_newest_note_is_fully_visible(visit: Visit, size: tuple[int, int]) -> None:
    page = open_table(visit, "grand_prix", 4)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    number, crowded = "", 0
    for _ in range(40):
        now = await_question(page, number)
        number = now.number
        if page.locator("#told li:visible").count():
            left, right, _, scrolls = page.evaluate(CUT)
            assert max(left, right) <= 1, page.locator("#told").inner_text()
            crowded += scrolls
            if crowded >= 3:
                return
        assert choose_move(page, first_play(now.offers), number)
    raise AssertionError("never more notes than there is room for")


def test_an_attack_i_could_not_answer_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server passes an attack for a player without a trump. That is not a move of the player,
    so the line keeps all events since the player's own last move."""
    monkeypatch.setattr(house, "new_seed", lambda: 1)

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob, chairs="kept")
            site, record = Site(server.house), table.record
            own, passed = 0, 0  # Ann's last move, and how often the server has answered for her
            async with table.presence.watch(ann.id), table.presence.watch(bob.id):
                for _ in range(60):
                    await server.advance(30)  # no window stays open that long
                    if table.over:
                        break
                    seat = 0 if state_of(table).legal(0) else 1
                    if seat == 0:
                        later = record.playing.log.entries[own + 1 :]
                        passed += own > 0 and any(one.seat == 0 for one in later)
                        assert told(site, table, ann) == done(table, own)
                        own = record.entries
                    best = max(state_of(table).legal(seat), key=lambda one: KINDS.index(one.kind))
                    player = (ann, bob)[seat]
                    await table.submit(player.id, best.text, record.question_id(seat))
            assert passed, "nobody attacked Ann while she had no trump"

    def told(site: Site, table: Table, ann: Player) -> list[object]:
        facts = table_context(site, table, Visitor(ann, "en", True))
        return [
            json.loads(one["args"])
            for one in facts["told"]
            if one["code"] in MOVES and not one["quiet"]
        ]

    def done(table: Table, own: int) -> list[object]:
        timed = [one for one in table.record.history if one.ply > own]
        return [
            one.event.args
            for one in timed
            if one.event.code in MOVES and one.event.args["seat"] != 0
        ]

    asyncio.run(play())


def test_a_hidden_card_of_others_is_shown_and_private_events_are_not(
    tmp_path: Path,
) -> None:
    """All other players are told only that a card was played; the player who plays it is told which
    one."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, game="crazy_race", players=3, pace="instant")
            site, rng = Site(server.house), random.Random(1)
            told: set[str] = set()
            async with table.presence.watch(ann.id):
                for _ in range(12):
                    await server.advance(5)
                    await random_move(table, rng)
                    await server.advance(5)
                    facts = table_context(site, table, Visitor(ann, "en", True))
                    told |= {one["code"] for one in facts["told"] if not one["quiet"]}
            assert "laid" in told
            assert "you-laid" not in told

    asyncio.run(play())
