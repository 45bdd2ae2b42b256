"""Cards that are face down stay secret: no byte reveals a card before its side is scored (CZ8), nor
how many cards a player holds (CZ21).

At every ply of whole matches the past is exchanged: the other players have played other cards at
the same sides. The page with its log, the JSON view, the log for download and the position as text
must stay identical to the last byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.web.test_leaks import TIMES, NoBots, random_move, seated

from paddock.core.luck import Rng
from paddock.core.match import seen_by
from paddock.core.seats import NOBODY
from paddock.games.crazy_race.rules.moves import CHOSEN
from paddock.games.crazy_race.rules.state import CrazyRace
from paddock.store import Ply, Store, Stored
from paddock.tables import House, Player, Table
from paddock.tables.errors import OtherRules
from paddock.tables.record import Record, rebuild
from paddock.web.live import view_facts
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor


def sent(site: Site, table: Table, player: Player) -> str:
    """Everything that this player can get from the server."""
    assert table.match is not None
    site.boards.pop(table, None)  # forget log lines cached from the other past
    visitor = Visitor(player, "en", True)
    facts = table_context(site, table, visitor, invite="", origin="http://paddock.test")
    html = site.html("_table.html", visitor, **{**facts, "qr": ""})
    seat = table.record.seat_of(player.id)
    log = seen_by(table.match.log, table.game, seat).write()
    text = table.match.state.text(seat)
    return "\n".join((TIMES.sub("", html), json.dumps(view_facts(table, visitor)), log, text))


def position(table: Table) -> CrazyRace:
    assert table.match is not None
    state = table.match.state
    assert isinstance(state, CrazyRace)
    return state


def other_past(table: Table, stored: Stored, seat: int, rng: Rng) -> list[Ply]:
    """The same match, but the others' face-down cards and sealed answers are different."""
    real = position(table)
    other = real.imagine(seat, rng)
    plies = list(stored.plies)
    moves = [table.game.read(ply.text) for ply in plies]
    begun = max(n for n, move in enumerate(moves) if move.kind == "stage")
    lays = [n for n, move in enumerate(moves) if n > begun and move.kind == "lay"]
    if real.laid_count == len(lays):  # otherwise a card was taken back, and nothing is face down
        for k, n in enumerate(lays):
            card = real.params.names[other.laid_kind(k)]
            plies[n] = replace(plies[n], text=f"lay {card}>{moves[n].place}")
    if real.phase.sealed:
        for n in range(len(plies) - int(real.ply - real.question_ply), len(plies)):
            plies[n] = replace(plies[n], text=sealed(other, plies[n].seat))
    return plies


def possible(stored: Stored, plies: list[Ply]) -> Record | None:
    """The table with the other past, or None if that past is impossible: a card would be played
    before it was back in the hand."""
    try:
        return rebuild(replace(stored, plies=plies))
    except OtherRules:
        return None


def sealed(state: CrazyRace, seat: int) -> str:
    """A sealed answer as it is written in a log."""
    answer = int(state.answer_of(seat))
    if state.phase.name == "recovery":
        return "recover" if answer == CHOSEN else "wait"
    if state.phase.name == "stragglers":
        return f"discard {state.params.point_names[answer - CHOSEN]}"
    return f"take {state.params.names[answer - CHOSEN]}" if answer >= CHOSEN else "leave"


def other_sizes(state: CrazyRace, seat: int) -> Iterator[CrazyRace]:
    """Yields the same position with a card moved from another player's hand to the pile, and the
    reverse."""
    packing = state.params.packing
    for player in range(state.game.players):
        if player == seat:
            continue
        for sign, giver, taker in (
            (1, state.hands[player], state.piles[player]),
            (-1, state.piles[player], state.hands[player]),
        ):
            if packing.size(giver) < 2 or not taker:
                continue  # an empty hand is announced, and so is that there is a pile
            other = state.clone()
            card = packing.one[packing.first(giver)]
            other.hands[player] -= sign * card
            other.piles[player] += sign * card
            yield other


@pytest.mark.parametrize("count", [3, 4])
def test_no_byte_reveals_a_face_down_card_or_the_size_of_a_hand(count: int, tmp_path: Path) -> None:
    async def match() -> tuple[int, int]:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, "crazy_race", count)
        viewers = [*players, Player("nobody", "Watcher")]
        rng = Rng(11, count)
        pasts = sizes = 0
        while not table.over:
            stored = await store.load(table.id)
            assert stored is not None
            viewer = viewers[rng.below(count + 1)]
            real = sent(site, table, viewer)
            seat = table.record.seat_of(viewer.id)
            kept, state = table.record, position(table)
            assert kept.match is not None
            plies = other_past(table, stored, seat, rng)
            if plies != stored.plies and (past := possible(stored, plies)) is not None:
                table.journal.record = past
                assert position(table).text() != state.text()
                assert sent(site, table, viewer) == real
                table.journal.record = kept
                pasts += 1
            for other in list(other_sizes(state, seat))[:1]:
                kept.match.state = other
                assert sent(site, table, viewer) == real
                sizes += 1
            kept.match.state = state
            await random_move(table, players, rng)
        await house.close()
        store.close()
        return pasts, sizes

    pasts, sizes = asyncio.run(match())
    assert pasts > 20
    assert sizes > 20


def test_the_exchanged_past_is_shown_to_its_owner(tmp_path: Path) -> None:
    """If the page showed no past at all, the test above would pass too."""

    async def match() -> None:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, "crazy_race", 3)
        asked = table.record.question_id(0)
        await table.submit(players[0].id, "lay 6>left", asked)
        own, other = (sent(site, table, player) for player in players[:2])
        for told in ("You lay a 6 at the left side.", "1 lay 6>left", "laid=1:6>left"):
            assert told in own
            assert told not in other
        assert "1 lay ?>left" in other
        assert "laid=1:?>left" in other
        assert position(table).view(NOBODY).to_dict()["hand"] == []
        await house.close()
        store.close()

    asyncio.run(match())
