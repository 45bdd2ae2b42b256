"""No byte reveals a driver's secrets: mechanics before they act, and choices before all have
chosen.

Over a whole stage the real position is exchanged for one that the viewer cannot distinguish from
it: other set-ups and tyres while they are sealed, other places of mechanics while they are hidden.
Everything that the viewer would be sent must stay the same.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from tests.web.test_leaks import TIMES, NoBots, random_move, seated

from paddock.core.luck import Rng
from paddock.core.match import seen_by
from paddock.games.rally.rules.state import Rally
from paddock.store import Store
from paddock.tables import House, Player, Table
from paddock.web.live import view_facts
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor

T = TypeVar("T")
SECRET = re.compile(r"(mechanic|setup|tyres) (?!\?)")


def run_in_thread(match: Coroutine[Any, Any, T]) -> T:
    """Run it in a separate thread, because the browser of other tests may have an event loop in
    this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, match).result()


def sent(site: Site, table: Table, player: Player) -> str:
    """The page as the server pushes it, and the JSON view."""
    visitor = Visitor(player, "en", True)
    facts = table_context(site, table, visitor, invite="", origin="http://paddock.test")
    html = site.html("_table.html", visitor, **{**facts, "qr": ""})
    return TIMES.sub("", html) + json.dumps(view_facts(table, visitor))


def test_no_byte_reveals_a_secret_before_its_time(tmp_path: Path) -> None:
    count = 3

    async def match() -> tuple[int, int, int]:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, "rally", count)
        watcher = Player("nobody", "Watcher")
        rng = Rng(5, count)
        ply = sealed = hidden = varied = 0
        while not table.over:
            assert table.match is not None
            state = table.match.state
            assert isinstance(state, Rally)
            if state.phase.sealed or (ply % 7 == 0 and state.round):
                both = (players[rng.below(count)], watcher)
                for viewer in both if state.phase.sealed else both[ply % 2 :][:1]:
                    seat = table.record.seat_of(viewer.id)
                    real = sent(site, table, viewer)
                    other = state.imagine(seat, rng)
                    table.match.state = other
                    assert sent(site, table, viewer) == real
                    table.match.state = state
                    changed = other.text() != state.text()
                    sealed += changed and state.phase.sealed
                    hidden += changed and not state.phase.sealed
                    varied += changed
                    check_log(table, seat)
            await random_move(table, players, rng)
            ply += 1
        await house.close()
        store.close()
        return sealed, hidden, varied

    sealed, hidden, varied = run_in_thread(match())
    assert sealed > 5
    assert hidden > 10
    assert varied == sealed + hidden


def check_log(table: Table, seat: int) -> None:
    """RY5, RY7: check the log of a live match as this viewer may read it."""
    assert table.match is not None
    shown = seen_by(table.match.log, table.game, seat).entries
    state = table.match.state
    first = len(shown) - int(state.ply - state.question_ply) if state.phase.sealed else len(shown)
    for ply, entry in enumerate(shown):
        if entry.seat == seat:
            continue
        assert not re.match(r"mechanic (?!\?)", entry.text), entry.text
        if ply >= first:
            assert not SECRET.match(entry.text), entry.text


def test_finished_choices_and_acting_mechanics_are_shown(tmp_path: Path) -> None:
    """Otherwise the tests above would pass with a page that shows nothing."""

    async def match() -> tuple[str, str, bool]:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, "rally", 2)
        rng = Rng(11)
        before = after = ""
        acted = False
        while not table.over and not (after and acted):
            assert table.match is not None
            state = table.match.state
            assert isinstance(state, Rally)
            if state.phase.sealed:
                before = sent(site, table, players[0])
            elif state.round:
                after = after or sent(site, table, players[0])
                acted = acted or any(car.shown for car in state.cars[1:])
            await random_move(table, players, rng)
        assert table.match is not None
        last = sent(site, table, players[0])
        await house.close()
        store.close()
        return before, after, not acted or "repair the damage" in last or "changes to" in last

    before, after, told = run_in_thread(match())
    assert "Person 2 drives" not in before
    assert "Person 2 drives" in after
    assert told
