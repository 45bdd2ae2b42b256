"""Menus offer what exists and ask before final actions, and a hand does not flicker."""

from __future__ import annotations

import re

import pytest
from tests.web.fixtures import Server, Visit
from tests.web.layout.walk import PRESS, await_offers, open_table
from tests.web.test_abuse import Guest

from paddock.games import packages
from paddock.i18n import languages


def race(server: Server, game: str) -> str:
    """The page of a running table."""
    guest = Guest(server)
    count = str(packages()[game].best_players)
    table = guest.http.post("/race", data={"game": game, "count": count}).headers["location"]
    return guest.http.get(table).text


@pytest.mark.parametrize("game", packages())
def test_only_games_with_reactions_have_a_menu_for_reactions(server: Server, game: str) -> None:
    reacts = packages()[game].reactions
    assert ("/standing" in race(server, game)) == reacts
    home = Guest(server).http.get("/").text
    article = re.search(rf'<article[^>]* id="{game}">(.*?)</article>', home, re.DOTALL)
    assert article
    assert ('name="reaction_seconds"' in article[1]) == reacts


def test_leaving_needs_a_confirmation_and_the_language_can_be_changed(server: Server) -> None:
    page = race(server, "kilometers")
    asked = re.search(r'<dialog id="leave">(.*?)</dialog>', page, re.DOTALL)
    assert asked
    assert page.count('/leave"') == asked[1].count('/leave"') == 1  # there is no other way to leave
    assert 'data-open="#leave"' in page
    more = re.search(r'<dialog id="more">(.*?)</dialog>', page, re.DOTALL)
    assert more
    assert re.findall(r'<option value="(\w\w)" lang=', more[1]) == list(languages())


# Cards that lost their grey in a frame that was drawn during another player's move; and the number
# of frames.
WATCH = """() => {
  const all = (what) => [...document.querySelectorAll(what)].map((one) => one.id);
  let before = [];
  window.lost = [];
  window.frames = 0;
  const look = () => {
    if (document.querySelector('#table').dataset.mine === '1') before = all('#hand label.dim');
    else if (before.length) {
      const held = all('#hand label'), grey = all('#hand label.dim');
      window.frames += 1;
      window.lost.push(...before.filter((one) => held.includes(one) && !grey.includes(one)));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_hand_selects_no_text_explains_grey_cards_and_does_not_flicker(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 3)
    number = ""
    for _ in range(30):  # until something in the hand cannot be played
        now, offers = await_offers(page, number)
        number = now.number
        if page.locator("#hand label.dim").count():
            break
        page.evaluate(PRESS, [offers[-1][1], number])
    titles = page.locator("#hand label.dim").evaluate_all("all => all.map((one) => one.title)")
    assert titles
    assert all(titles)  # also on hover
    box = page.locator("#hand label").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] - 300, steps=5)
    page.mouse.up()
    assert page.evaluate("() => getSelection().toString()") == ""
    page.evaluate(WATCH)
    for _ in range(30):  # bots are quick: on a busy machine no frame may be drawn before the turn
        discards = [move for _, move in offers if move.startswith("discard")]
        page.evaluate(PRESS, [(discards or [offers[-1][1]])[0], number])
        now, offers = await_offers(page, number)
        assert not now.over
        number = now.number
        lost, frames = page.evaluate("() => [window.lost, window.frames]")
        if frames:
            break
    assert frames
    assert lost == []
