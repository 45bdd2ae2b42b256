"""A bot's card is one move to those who watch: one pause and one view, however many lines."""

from __future__ import annotations

from pathlib import Path

from tests.tables.setting import evening, state_of


async def test_a_bots_card_is_one_view(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        ann = await house.guest("Ann")
        seats = [{"kind": "host"}, *[{"kind": "bot", "level": "random"}] * 2]
        table = await house.begun(ann, game="grand_prix", players=3, seats=seats)
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
                    await house.after(0.02)
                if playing and seat > 0:
                    assert state_of(table).phase.name not in ("choose", "drive") or state_of(
                        table
                    ).waiting != [seat]
                    views += 1
                    answers += table.record.entries - entries
            assert answers > 2 * views  # lines were answered, and nobody was told of half a card
