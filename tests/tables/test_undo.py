"""Undo against bots: back to an earlier decision, without any use of what was learnt since."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.tables.finished import GAMES, SHORT, play_on
from tests.tables.setting import LocalServer, local_server, random_move, second_server, state_of
from tests.tables.test_turn import compare

from paddock.core.log import kept, read_log
from paddock.core.match import replay, seen_by
from paddock.core.seats import NOBODY
from paddock.fair import ProofOutcome, verify
from paddock.i18n import languages, say
from paddock.shelf import game_of_log
from paddock.tables import Player, Table
from paddock.tables.errors import JustRefused, NoUndo, StaleMove
from paddock.tables.undo import open_wish, others_at, refused_by, undo_refusal
from paddock.web.fairness import sentences


async def start_match(server: LocalServer, game: str, moves: int) -> tuple[Table, Player]:
    """A match of one person and bots in which the person has made a few moves."""
    ann = await server.guest("Ann")
    players = 2 if game == "kilometers" else 3
    table = await server.start_table(ann, game=game, players=players, options=SHORT.get(game, {}))
    rng = random.Random(3)
    while len(table.record.decisions(0)) < moves and not table.over:
        await server.advance(20)
        await random_move(table, rng)
    await server.advance(20)
    assert not table.over
    return table, ann


async def back(table: Table, player: Player, ply: int) -> None:
    await table.undos.undo(player.id, ply, table.record.question_id(0))


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_play_another_line_to_the_end(game: str, tmp_path: Path) -> None:
    """Undo twice, the second time to before the first. A restarted server knows about it, and the
    luck can be verified."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann = await start_match(server, game, 6)
            for number in (4, 1):
                ply = table.record.decisions(0)[number]
                known = table.record.playing.position_at(ply).text(0)
                entries = [one.write() for one in table.record.playing.log.entries]
                await back(table, ann, ply)
                assert len(table.record.playing.plies) == ply
                assert state_of(table).text(0) == known
                assert 0 in state_of(table).waiting
                log = table.record.playing.log
                # both lines stay in the log
                assert [one.write() for one in log.entries[:-1]] == entries
                assert log.entries[-1].text.startswith(f"undo {ply} ")
                await compare(table)
                for _ in range(2):
                    await random_move(table, random.Random(number))
                    await server.advance(20)
                await server.settle()
                await compare(table)
            async with second_server(server, server.clock) as other:
                again = await other.house.table(table.id)
                assert state_of(again).text() == state_of(table).text()
                await play_on(other, again, random.Random(5))
                assert again.over
                await check_log(again)

    async def check_log(table: Table) -> None:
        log = read_log(table.record.playing.log.write())
        rules = game_of_log(log)
        assert log.casual == "undo"
        assert replay(rules, log).state.text() == state_of(table).text()
        verdict = verify(rules, log)
        assert (verdict.finding, verdict.undone) == (ProofOutcome.PROVEN, 2)
        part = read_log(log.write())
        part.entries = kept(log.entries)
        assert replay(rules, part).state.text() == state_of(table).text()
        for seat in (0, 1, NOBODY):
            shown = seen_by(log, rules, seat)
            assert len(shown.entries) == len(kept(log.entries))

    asyncio.run(play())


@pytest.mark.parametrize("game", ["kilometers", "crazy_rally", "grand_prix"])
def test_undo_deals_hidden_cards_again(game: str, tmp_path: Path) -> None:
    """A player who undoes learns nothing of use: in most cases the hidden cards are different."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann = await start_match(server, game, 2)
            ply = table.record.decisions(0)[0]
            real = table.record.playing.position_at(ply).text()
            found = set()
            for _ in range(5):
                await back(table, ann, ply)
                found.add(state_of(table).text())
                await random_move(table, random.Random(2))
                await server.advance(20)
            assert len(found) > 1
            assert found != {real}

    asyncio.run(play())


def test_the_undo_button_says_why_it_is_disabled(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, cid = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
            room = await server.create_table(ann)
            assert undo_refusal(room.record, 0) == "not-started"
            table = await server.start_table(ann)
            if not table.record.decisions(0):
                assert undo_refusal(table.record, 0) == "nothing"
            friends = await server.start_table(ann, bob)
            await server.advance(20)
            await random_move(friends, random.Random(1))
            assert undo_refusal(friends.record, 0) in ("people", "nothing")
            # Another player had this seat for a while and has seen a hand.
            left = await server.start_table(ann, cid)
            await left.seats.leave(cid.id)
            while not left.record.decisions(0):
                await server.advance(20)
                await random_move(left, random.Random(1))
            assert undo_refusal(left.record, 0) == "people"
            assert others_at(left.record, 0) == set()
            ply = left.record.decisions(0)[0]
            with pytest.raises(NoUndo):
                await left.undos.undo(ann.id, ply, left.record.question_id(0))
            table.record.commitment = ""
            assert undo_refusal(table.record, 0) == "old"

    asyncio.run(play())


def test_a_stale_page_or_a_stranger_cannot_undo(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann = await start_match(server, GAMES[0], 3)
            ply = table.record.decisions(0)[1]
            question = table.record.question_id(0)
            with pytest.raises(NoUndo):
                await table.undos.undo(ann.id, ply + 1, question)
            await back(table, ann, ply)
            with pytest.raises(StaleMove):
                await table.undos.undo(ann.id, ply, question)
            entries = table.record.entries
            with pytest.raises(StaleMove):
                await table.submit(ann.id, state_of(table).legal(0)[0].text, question)
            assert table.record.entries == entries

    asyncio.run(play())


def test_a_changed_deal_after_an_undo_is_detected(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann = await start_match(server, GAMES[0], 3)
            await back(table, ann, table.record.decisions(0)[1])
            await play_on(server, table, random.Random(5))
            log = read_log(table.record.playing.log.write())
            rules = game_of_log(log)
            n, undone = next(
                (n, one) for n, one in enumerate(log.entries) if one.text.startswith("undo ")
            )
            _, plies, position = undone.text.split(" ", 2)
            from paddock.core.luck import Rng

            other = rules.position(position).imagine(0, Rng(7)).text()
            assert other != position
            undone.text = f"undo {plies} {other}"
            verdict = verify(rules, log)
            assert (verdict.finding, verdict.ply) == (ProofOutcome.OTHER_LUCK, n + 1)
            for language in languages():
                (said,) = sentences(language, verdict, rules, log.names)
                assert said == say(language, "fair-other-deal", ply=n + 1)

    asyncio.run(play())


def test_people_can_undo_if_all_agree(tmp_path: Path) -> None:
    """Hands stay as they are. After a refusal the next request has to wait, longer each time. A
    move ends a request."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, cid = people = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
            table = await server.start_table(*people, game="kilometers", players=3)
            rng = random.Random(1)
            while len(table.record.decisions(0)) < 3:
                await server.advance(20)
                await random_move(table, rng)
            ply = table.record.decisions(0)[1]
            undos, record = table.undos, table.record
            await undos.undo(ann.id, ply, record.question_id(0))
            assert open_wish(record) is not None
            with pytest.raises(StaleMove):
                await undos.answer(ann.id, True, record.entries)
            await undos.answer(bob.id, False, record.entries)
            assert open_wish(record) is None
            assert refused_by(record, 0, server.clock.now()) == 1
            assert refused_by(record, 1, server.clock.now()) == NOBODY
            with pytest.raises(JustRefused):
                await undos.undo(ann.id, ply, record.question_id(0))
            server.clock.time += 16
            assert refused_by(record, 0, server.clock.now()) == 1  # nothing has happened since
            await undos.undo(ann.id, ply, record.question_id(0))
            await undos.answer(bob.id, True, record.entries)
            entries = record.entries
            assert open_wish(record) is not None
            await random_move(table, rng)
            assert open_wish(record) is None
            assert record.entries > entries
            assert refused_by(record, 0, server.clock.now()) == NOBODY
            position = record.playing.position_at(ply).text()
            await undos.undo(ann.id, ply, record.question_id(0))
            await undos.answer(cid.id, True, record.entries)
            await undos.answer(bob.id, True, record.entries)
            assert state_of(table).text() == position
            assert record.casual == "undo"
            await compare(table)
            await play_on(server, table, rng)
            log = read_log(record.playing.log.write())
            assert verify(game_of_log(log), log).undone == 1

    asyncio.run(play())
