"""Hints at a table: who gets them, what they use, and how they end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tables.setting import evening

from paddock.bots.bot import Question
from paddock.core.luck import Rng
from paddock.shelf import advising_level, bot, load, titles
from paddock.tables import Player, Table, TablePlan, read_plan
from paddock.tables.errors import NoHints, StaleMove, TooMany
from paddock.tables.hint import Considered, Hint, advise, read_hint
from paddock.tables.hint_giver import PIECES, HintGiver, may_ask
from paddock.tables.workers import BotRequest


class Told(HintGiver):
    """An advisor whose worker says what it was asked, and answers something."""

    requests: list[BotRequest]

    async def _perform(self, request: BotRequest, positions: int) -> str:
        self.requests.append(request)
        return Hint(request.level, 0.5, 4, [Considered("decline", 0.6, 10)]).to_json()


def told(table: Table) -> Told:
    advisor = Told(table.autoplay.thinker, table.journal.clock)
    advisor.requests = []
    return advisor


def question_of(table: Table, player: Player) -> int:
    return table.record.question_id(table.record.seat_of(player.id))


async def test_alone_among_bots_there_are_always_hints(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await house.begun(anna, chairs="kept")
        await house.settle()
        advisor = told(table)
        found = await advisor.advise(table, anna.id, question_of(table, anna))
        assert found is not None
        assert found.visits == 10 * PIECES
        assert len({request.key for request in advisor.requests}) == PIECES, "the same luck twice"
        state = table.record.playing.state
        for request in advisor.requests:
            assert request.position == state.live_text(request.seat), "it is told more, or less"
            assert request.level == advising_level("kilometers")
        stranger = await house.guest("Zoe")
        with pytest.raises(NoHints):
            await advisor.advise(table, stranger.id, question_of(table, anna))


@pytest.mark.parametrize(("hints", "allowed"), [("off", False), ("on", True)])
async def test_among_people_the_table_says(tmp_path: Path, hints: str, allowed: bool) -> None:
    async with evening(tmp_path) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.begun(anna, bruno, players=2, hints=hints)
        await house.settle()
        for player in (anna, bruno):
            assert may_ask(table.record, player.id) is allowed


def test_a_plan_from_before_hints_is_read_and_written_as_it_was() -> None:
    plan = read_plan({"game": "kilometers"})
    assert plan.hints == "off"
    assert "hints" not in plan.to_dict()
    assert read_plan({"game": "kilometers", "hints": "on"}).to_dict()["hints"] == "on"
    assert TablePlan(**plan.to_dict()).hints == "off"


async def test_a_hint_nobody_waits_for_ends(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await house.begun(anna, chairs="kept")
        await house.settle()
        advisor = told(table)

        async def wanted() -> bool:
            return len(advisor.requests) < 2

        assert await advisor.advise(table, anna.id, question_of(table, anna), wanted) is None
        assert len(advisor.requests) == 2


async def test_a_move_waits_for_no_hint_and_ends_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await house.begun(anna, chairs="kept")
        await house.settle()
        advisor = told(table)
        asked = question_of(table, anna)
        seat = table.record.seat_of(anna.id)

        async def wanted() -> bool:
            if len(advisor.requests) == 1:  # in the middle of the thought
                move = table.record.playing.state.legal(seat)[0]
                await table.submit(anna.id, move.text, asked)
            return True

        with pytest.raises(StaleMove):
            await advisor.advise(table, anna.id, asked, wanted)
        assert len(advisor.requests) == 1
        with pytest.raises(StaleMove):
            await advisor.advise(table, anna.id, asked)


async def test_nobody_asks_all_the_time(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await house.begun(anna, chairs="kept")
        await house.settle()
        advisor = told(table)
        for _ in range(20):
            await advisor.advise(table, anna.id, question_of(table, anna))
        with pytest.raises(TooMany):
            await advisor.advise(table, anna.id, question_of(table, anna))


def test_pieces_add_up() -> None:
    advice = Hint("ace")
    first = [Considered("a", 0.5, 10, 1), Considered("b", 0.9, 1)]
    advice.add(Hint("ace", 0.4, 10, first))
    advice.add(Hint("ace", 0.6, 30, [Considered("a", 0.7, 30, 1), Considered("b", 0.5, 10)]))
    assert advice.before == pytest.approx(0.55)
    assert advice.best == "a"
    assert [(one.move, one.visits) for one in advice.moves] == [("a", 40), ("b", 11)]
    assert advice.moves[0].worth == pytest.approx(0.65)
    assert read_hint(advice.to_json()) == advice


def test_where_a_rule_decides_nothing_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A road is laid by a rule. To play on from there takes the tables of a new road for each
    imagined position: seconds each, so that the hint came too late or never."""

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
def test_without_the_compiled_engine_the_club_player_does_what_takes_too_long(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pro of Rally works out the road, the car and the tyres, which took 20 s interpreted: a
    hint was given up, and a bot moved at random. What it searches has a budget."""
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
    """By the strongest bot, from the text of the position alone; equal keys, equal hints."""
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
