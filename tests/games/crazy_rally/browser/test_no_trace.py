"""Players have to remember the course: once a track card is covered, no byte reveals it (CR10).

At every ply of whole matches the stretches that are still to come are exchanged, including those
that the test lap has shown. Every byte that a viewer would be sent must stay the same. The viewers
are all players and a spectator in turn.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from tests.web.test_leaks import TIMES, NoBots, random_move, seated

from paddock.core.errors import NotYourTurn
from paddock.core.luck import Rng
from paddock.core.match import seen_by
from paddock.core.seats import NOBODY
from paddock.core.state import State
from paddock.games.crazy_rally.rules.imagining import imagine_course
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.store import Store
from paddock.tables import House, Player, Table, pending_answers, read_plan
from paddock.tables.errors import StaleMove
from paddock.web.live import view_facts
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor


def with_another_course(state: State, rng: Rng) -> CrazyRally:
    """The same position with another course, except for the cards that are face up now."""
    assert isinstance(state, CrazyRally)
    other = state.clone()
    imagine_course(other, NOBODY, rng)
    return other


def sent(site: Site, table: Table, player: Player) -> str:
    """The page, the JSON view, and the log as far as this viewer may read it."""
    assert table.match is not None
    visitor = Visitor(player, "en", True)
    facts = table_context(site, table, visitor, invite="", origin="http://paddock.test")
    html = site.html("_table.html", visitor, **{**facts, "qr": ""})
    seat = table.record.seat_of(player.id)
    log = seen_by(table.match.log, table.game, seat).write()
    return TIMES.sub("", html) + json.dumps(view_facts(table, visitor)) + log


@pytest.mark.parametrize(("count", "preset"), [(3, "stage"), (4, "blind")])
def test_no_byte_reveals_a_track_card_before_its_time(
    count: int, preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending_answers, "USUAL_WINDOW", 0)  # this test compares bytes, not times

    async def match() -> tuple[int, int]:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated_at(house, count, preset)
        viewers = [*players, Player("nobody", "Watcher")]  # one of them looks at each ply, in turn
        rng = Rng(5, count)
        compared = varied = 0
        looked_at = -1
        while not table.over:
            assert table.match is not None
            state = table.match.state
            if state.ply > looked_at:
                looked_at = int(state.ply)
                viewer = viewers[compared % len(viewers)]
                real = sent(site, table, viewer)
                table.match.state = with_another_course(state, rng)
                varied += table.match.state.text() != state.text()
                assert sent(site, table, viewer) == real
                table.match.state = state
                compared += 1
            await random_move(table, players, rng)
            await answer_without_waiting(table)
        await house.close()
        store.close()
        return compared, varied

    compared, varied = asyncio.run(match())
    assert compared > 30  # enough, even if cars are out early
    assert varied > 20


async def seated_at(house: House, count: int, preset: str) -> tuple[Table, list[Player]]:
    players = [await house.guests.add(f"Person {n + 1}") for n in range(count)]
    facts = {"game": "crazy_rally", "players": count, "preset": preset, "visibility": "open"}
    facts["reaction_seconds"] = 0
    if preset == "stage":
        # `answer_without_waiting` ends the lap sooner, however busy the machine is
        facts["options"] = {"peek_seconds": "30"}
    table = await house.create(players[0], read_plan(facts))
    for player in players[1:]:
        await table.seats.sit(player)
    await table.start(players[0].id)
    return table, players


async def answer_without_waiting(table: Table) -> None:
    """Do not wait: players without a choice answer at once, and end the pauses."""
    assert table.match is not None
    for seat in range(table.game.players):
        state = table.match.state
        legal = state.legal(seat)
        if len(legal) == 1:
            with suppress(StaleMove, NotYourTurn):  # the server was faster
                await table.submit(
                    table.record.chairs[seat].player, legal[0].text, table.record.question_id(seat)
                )


def test_a_bots_view_contains_what_it_may_remember(tmp_path: Path) -> None:
    """If the view had no memory at all, the test above would pass too."""

    async def match() -> None:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        table, players = await seated(house, "crazy_rally", 3)
        rng = Rng(3)
        while table.match is None or table.match.state.phase.name != "drive":
            await random_move(table, players, rng)
            await answer_without_waiting(table)
        facts = table.match.state.view(0).to_dict()
        names = facts["remembered"]
        assert isinstance(names, list)
        assert "" not in names
        visitor = Visitor(players[0], "en", True)
        assert "remembered" not in view_facts(table, visitor)
        await house.close()
        store.close()

    asyncio.run(match())
