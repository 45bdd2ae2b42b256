"""A bot's card looks like one move to viewers: one pause and one view, however many lines it
has."""

from __future__ import annotations

from pathlib import Path

from tests.tables.setting import local_server, state_of


async def test_a_bots_card_is_one_view(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        seats = [{"kind": "host"}, *[{"kind": "bot", "level": "random"}] * 2]
        table = await server.start_table(ann, game="grand_prix", players=3, seats=seats)
        async with table.presence.watch(ann.id):
            answers, views = 0, 0
            while views < 6:
                state = state_of(table)
                if 0 in state.waiting:
                    move = state.legal(0)[0].text
                    await table.submit(ann.id, move, table.record.question_id(0))
                    continue
                version, entries = table.journal.version, table.record.entries
                playing, seat = state.phase.name == "play", state.waiting[0]
                while table.journal.version == version:
                    await server.advance(0.02)
                if playing and seat > 0:
                    assert state_of(table).phase.name not in ("choose", "drive") or state_of(
                        table
                    ).waiting != [seat]
                    views += 1
                    answers += table.record.entries - entries
            assert answers > 2 * views  # the lines were answered without a view in between
