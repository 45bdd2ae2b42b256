"""Every level of every game: legal moves, within its budget, reproducible, and without hidden
information."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.tiers import size

from paddock import shelf
from paddock.arena import Plan, series
from paddock.bots.bot import Question
from paddock.bots.play import ask
from paddock.bots.search import SearchBot
from paddock.bots.study import Estimate
from paddock.core.errors import UnknownGame
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games import package_of
from paddock.shelf import load, titles

GAMES = [title.name for title in titles()]
LADDER = ["random", "rookie", "club", "pro", "ace"]
QUICK = 200  # positions per search: the tests do not depend on how many
DECISIONS = size("DECISIONS", 30, 10_000)


def searcher(level: str, game: str, budget: int = QUICK) -> SearchBot:
    bot = shelf.bot(f"{level}@{budget}", game)
    assert isinstance(bot, SearchBot)
    return bot


def questions(game: str, wanted: int) -> Iterator[Question]:
    """Questions with a choice, from matches of rookies at the usual number of seats."""
    players = package_of(game).best_players
    rookie = shelf.bot("rookie", game)
    match = asked = 0
    while True:
        state, luck, match = load(game, players).start(), Rng(7, match), match + 1
        while not state.over():
            seat = int(state.turn())
            if seat == LUCK:
                state.play(LUCK, state.luck(luck))
                continue
            question = Question(state.clone(), seat)
            if len(question.legal) > 1:
                yield question
                asked += 1
                if asked == wanted:
                    return
            state.play(seat, ask(state, seat, rookie, luck))


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_of_a_game_are_listed_once_from_weak_to_strong(game: str) -> None:
    assert shelf.levels(game) == LADDER
    pro, ace = shelf.bot("pro", game), shelf.bot("ace", game)
    assert isinstance(pro, SearchBot)
    assert isinstance(ace, SearchBot)
    assert pro.budget < ace.budget


@pytest.mark.parametrize("game", GAMES)
def test_searched_decisions_are_legal_repeatable_and_within_the_budget(game: str) -> None:
    """`PADDOCK_DECISIONS=10000 pytest tests/bots/test_levels.py -k searched` checks more
    decisions."""
    bot = searcher("pro", game)
    for number, question in enumerate(questions(game, DECISIONS)):
        study = bot.study(question, Rng(number))
        assert study.best in question.legal
        assert 0 < study.positions <= bot.budget or not study.worlds
        assert {one.move for one in study.estimates} == set(question.legal)
        assert all(0.0 <= one.mean() <= 1.0 for one in study.estimates)
        if number % 5 == 0:
            again = bot.study(question, Rng(number))
            assert again.to_dict() == study.to_dict()
            hidden = Question(question.imagine(Rng(99, number)), question.seat)
            assert bot.study(hidden, Rng(number)).to_dict() == study.to_dict()


def test_the_value_of_a_certain_win_is_exactly_one() -> None:
    """Question 403 of the test above: the first one at which a sum of probabilities was rounded up
    to more than one."""
    *_, question = questions("rally", 404)
    study = searcher("pro", "rally").study(question, Rng(403))
    assert 0.999 < max(one.mean() for one in study.estimates) <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_a_rookie_plays_legally_and_uses_no_hidden_information(game: str) -> None:
    rookie = shelf.bot("rookie", game)
    for number, question in enumerate(questions(game, DECISIONS)):
        answer = rookie.answer(question, Rng(number))
        assert answer in question.legal
        hidden = Question(question.imagine(Rng(99, number)), question.seat)
        assert rookie.answer(hidden, Rng(number)) is answer


def test_a_search_can_be_stopped_and_still_answers() -> None:
    question = next(questions("kilometers", 1))
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) == 3

    study = searcher("pro", "kilometers", 50_000).study(question, Rng(1), enough)
    assert study.stopped
    assert study.worlds == 3
    assert study.positions < 5_000
    assert study.best in question.legal


def test_a_larger_budget_searches_more_positions() -> None:
    question = next(questions("kilometers", 1))
    few, many = (
        searcher("pro", "kilometers", budget).study(question, Rng(1)) for budget in (500, 5000)
    )
    assert 400 < few.positions <= 500
    assert 4500 < many.positions <= 5000
    assert many.estimates[0].visits > few.estimates[0].visits
    assert many.estimates[0].error() < 0.2


def test_the_clubs_move_is_kept_unless_another_is_clearly_better() -> None:
    """1000 Kilometers uses a threshold: the club's move is played unless another move is clearly
    better."""
    bot, club = shelf.bot("pro@4000+balanced", "kilometers"), shelf.bot("club", "kilometers")
    assert isinstance(bot, SearchBot)
    assert bot.policy.gate > 0
    kept = changed = 0
    for number, question in enumerate(questions("kilometers", 40)):
        best = bot.study(question, Rng(number)).estimates[0]
        if best.move is club.answer(question, Rng(0)):
            kept += 1
        else:
            assert best.gap() > bot.policy.gate * best.gap_error() > 0
            changed += 1
    assert kept > changed > 0


def test_two_moves_are_compared_in_the_same_sampled_worlds() -> None:
    """Both moves vary by 0.5, and one is better by 0.1 in each sampled world. 100 worlds prove
    that."""
    one = Estimate(load("kilometers").moves[0], 0.0, 0.0)
    for world in range(100):
        one.add(0.1 + world % 2, world % 2)
    assert one.gap() == pytest.approx(0.1)
    assert one.gap_error() < 0.02 < 0.04 < one.error()
    few = Estimate(one.move, 0.0, 0.0)
    few.add(0.1, 0.0)
    few.add(0.1, 0.0)
    assert few.gap_error() > 3 * few.gap()  # two worlds that agree prove nothing


def test_a_bots_name_may_contain_a_budget_and_a_style() -> None:
    bot = shelf.bot("pro@700+blocker", "kilometers")
    assert isinstance(bot, SearchBot)
    assert bot.budget == 700
    assert bot.style is not None
    assert bot.style.name == "blocker"
    for wrong in ("pro+lazy", "pro@0", "pro@many", "club@500", "club+blocker"):
        with pytest.raises(UnknownGame):
            shelf.bot(wrong, "kilometers")


def test_three_pros_at_one_table_have_different_styles() -> None:
    """A bot without a fixed style gets a different one in each seat."""
    differ = 0
    styles = [f"pro@{QUICK}+{name}" for name in ("attacker", "cautious", "blocker")]
    bots = [shelf.bot(style, "crazy_rally") for style in styles]
    for number, question in enumerate(questions("crazy_rally", 60)):
        answers = {bot.answer(question, Rng(number)).text for bot in bots}
        differ += len(answers) > 1
    assert differ > 0


def test_a_pro_beats_clubs() -> None:
    """A short series with fixed luck; docs/bots.md has the long ones."""
    tally = series(Plan("crazy_rally", ("pro", "club", "club", "club"), 5), 96, processes=1)
    assert not tally.failed
    assert tally.win_rate("pro").value > 0.35
