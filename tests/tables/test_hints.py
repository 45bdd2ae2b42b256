"""Hints at a table: who gets them, what they are based on, and how they end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tables.setting import local_server

from paddock.bots.bot import Question
from paddock.core.luck import Rng
from paddock.shelf import advising_level, bot, load, titles
from paddock.tables import Player, Table, TablePlan, read_plan
from paddock.tables.errors import NoHints, StaleMove, TooMany
from paddock.tables.hint import Considered, Hint, advise, read_hint
from paddock.tables.hint_giver import PIECES, HintGiver, may_ask
from paddock.tables.workers import BotRequest


class RecordingHintGiver(HintGiver):
    """A fake hint giver: records what it was asked, and answers something."""

    requests: list[BotRequest]

    async def _perform(self, request: BotRequest, positions: int) -> str:
        self.requests.append(request)
        return Hint(request.level, 0.5, 4, [Considered("decline", 0.6, 10)]).to_json()


def told(table: Table) -> RecordingHintGiver:
    advisor = RecordingHintGiver(table.autoplay.thinker, table.journal.clock)
    advisor.requests = []
    return advisor


def question_of(table: Table, player: Player) -> int:
    return table.record.question_id(table.record.seat_of(player.id))


async def test_a_person_alone_with_bots_always_gets_hints(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await server.start_table(anna, chairs="kept")
        await server.settle()
        advisor = told(table)
        found = await advisor.advise(table, anna.id, question_of(table, anna))
        assert found is not None
        assert found.visits == 10 * PIECES
        assert len({request.key for request in advisor.requests}) == PIECES, "the same luck twice"
        state = table.record.playing.state
        for request in advisor.requests:
            assert request.position == state.live_text(request.seat), "it is told more, or less"
            assert request.level == advising_level("kilometers")
        stranger = await server.guest("Zoe")
        with pytest.raises(NoHints):
            await advisor.advise(table, stranger.id, question_of(table, anna))


@pytest.mark.parametrize(("hints", "allowed"), [("off", False), ("on", True)])
async def test_between_people_the_plan_decides_about_hints(
    tmp_path: Path, hints: str, allowed: bool
) -> None:
    async with local_server(tmp_path) as server:
        anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
        table = await server.start_table(anna, bruno, players=2, hints=hints)
        await server.settle()
        for player in (anna, bruno):
            assert may_ask(table.record, player.id) is allowed


def test_a_plan_from_before_hints_is_read_and_written_as_it_was() -> None:
    plan = read_plan({"game": "kilometers"})
    assert plan.hints == "off"
    assert "hints" not in plan.to_dict()
    assert read_plan({"game": "kilometers", "hints": "on"}).to_dict()["hints"] == "on"
    assert TablePlan(**plan.to_dict()).hints == "off"


async def test_a_hint_that_nobody_waits_for_is_cancelled(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await server.start_table(anna, chairs="kept")
        await server.settle()
        advisor = told(table)

        async def wanted() -> bool:
            return len(advisor.requests) < 2

        assert await advisor.advise(table, anna.id, question_of(table, anna), wanted) is None
        assert len(advisor.requests) == 2


async def test_a_worker_that_started_slowly_gets_a_second_request(tmp_path: Path) -> None:
    """The first request of three seconds tried only ten positions, and the best bar was not that of
    the recommended move."""
    async with local_server(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await server.start_table(anna, chairs="kept")
        await server.settle()

        class SlowStart(RecordingHintGiver):
            async def _perform(self, request: BotRequest, positions: int) -> str:
                cold = not self.requests
                self.requests.append(request)
                server.clock.time += 3.0 if cold else 0.4
                seen = [Considered("decline", 0.6, 10 if cold else positions, 1)]
                return Hint(request.level, 0.5, 4, seen).to_json()

        advisor = SlowStart(table.autoplay.thinker, table.journal.clock)
        advisor.requests = []
        hint = await advisor.advise(table, anna.id, question_of(table, anna))
        assert hint is not None
        assert hint.visits >= 100
        assert len(advisor.requests) == 2  # and not more than that


async def test_a_move_does_not_wait_for_a_hint_and_cancels_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await server.start_table(anna, chairs="kept")
        await server.settle()
        advisor = told(table)
        asked = question_of(table, anna)
        seat = table.record.seat_of(anna.id)

        async def wanted() -> bool:
            if len(advisor.requests) == 1:  # in the middle of thinking
                move = table.record.playing.state.legal(seat)[0]
                await table.submit(anna.id, move.text, asked)
            return True

        with pytest.raises(StaleMove):
            await advisor.advise(table, anna.id, asked, wanted)
        assert len(advisor.requests) == 1
        with pytest.raises(StaleMove):
            await advisor.advise(table, anna.id, asked)


async def test_hints_have_a_rate_limit(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await server.start_table(anna, chairs="kept")
        await server.settle()
        advisor = told(table)
        for _ in range(20):
            await advisor.advise(table, anna.id, question_of(table, anna))
        with pytest.raises(TooMany):
            await advisor.advise(table, anna.id, question_of(table, anna))


def test_the_results_of_several_requests_are_added() -> None:
    advice = Hint("ace")
    first = [Considered("a", 0.5, 10, 1), Considered("b", 0.9, 1)]
    advice.add(Hint("ace", 0.4, 10, first))
    advice.add(Hint("ace", 0.6, 30, [Considered("a", 0.7, 30, 1), Considered("b", 0.5, 10)]))
    assert advice.before == pytest.approx(0.55)
    assert advice.best == "a"
    assert [(one.move, one.visits) for one in advice.moves] == [("a", 40), ("b", 11)]
    assert advice.moves[0].worth == pytest.approx(0.65)
    assert read_hint(advice.to_json()) == advice


def test_a_move_decided_by_a_rule_needs_no_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rally's course is laid by a rule. Playing on from there would compute the tables of a new
    course for each imagined position. That takes seconds each, so the hint came too late or never.
    """

    def too_slow(*_: object) -> float:
        raise AssertionError("the outlook before a move is not shown without one after it")

    monkeypatch.setattr("paddock.tables.hint.outlook", too_slow)
    game = load("rally", 3)
    state = game.start()
    while (seat := state.waiting[0]) < 0:
        state.play(seat, state.luck(Rng(1)))
    found = advise(game, state.live_text(seat), seat, advising_level("rally"), 20_000, Rng(2))
    assert found.visits == 0
    assert found.best in [move.text for move in state.legal(seat)]


@pytest.mark.parametrize("compiled", [True, False])
def test_in_the_interpreted_build_the_club_player_replaces_slow_computations(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pro of Rally computes course, car and tyres, which took 20 s in the interpreted build:
    hints timed out, and a bot moved at random. Its search has a budget."""
    monkeypatch.setattr("paddock.compiled", compiled)
    game, level = load("rally", 3), advising_level("rally")
    club = bot("club", "rally")
    state, wanted = game.start(), {"course"} if compiled else {"course", "gear"}
    while wanted:
        seat = state.waiting[0]
        if seat < 0:
            state.play(seat, state.luck(Rng(1)))
            continue
        phase, legal = state.phase.name, state.legal(seat)
        usual = club.answer(Question(state, seat), Rng(3))
        if len(legal) > 1 and phase in wanted:
            wanted.remove(phase)
            worked_out = phase == "course"
            found = advise(game, state.live_text(seat), seat, level, 60, Rng(2))
            assert found.level == ("club" if worked_out and not compiled else level)
            assert found.by_stand_in("rally") is (worked_out and not compiled)
            assert bool(found.visits) is not worked_out
            if found.by_stand_in("rally"):
                plan = read_plan({"game": "rally", "players": 3})
                table = (plan.game, plan.players, plan.preset, plan.edition, plan.options)
                request = BotRequest(*table, state.live_text(seat), seat, level, 2)
                assert request.perform() == found.best
                assert found.best == club.answer(Question(state, seat), Rng(2)).text
        state.play(seat, usual)


@pytest.mark.parametrize("name", [title.name for title in titles()])
def test_a_real_hint_is_one_of_the_moves(name: str) -> None:
    """The hint is by the strongest bot, from the text of the position alone; equal keys give equal
    hints."""
    game = load(name)
    state, rng = game.start(), Rng(5)
    asked = 0
    while asked < 3:
        seat = state.waiting[0]
        if seat < 0:
            state.play(seat, state.luck(rng))
            continue
        legal = state.legal(seat)
        if len(legal) > 1:
            asked += 1
            level = advising_level(name)
            text = state.live_text(seat)
            found = [advise(game, text, seat, level, 60, Rng(asked)) for _ in range(2)]
            assert found[0] == found[1]
            assert {one.move for one in found[0].moves} <= {move.text for move in legal}
            for one in found[0].moves:
                assert 0 <= one.worth <= 1
        state.play(seat, legal[rng.below(len(legal))])
