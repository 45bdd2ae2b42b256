"""The club player of Crazy Rally: it plays legally, uses no hidden information, forgets to a set
degree, and plays sensibly."""

from collections.abc import Iterator

import pytest
from tests.bots.decisions import decisions

from paddock import Rng, load, shelf
from paddock.arena import Plan, series
from paddock.bots.bot import Bot, Question
from paddock.bots.play import play_match
from paddock.core.moves import Move
from paddock.games.crazy_rally.bot.memory import left_over, recall
from paddock.games.crazy_rally.bot.player import CrazyRallyClub
from paddock.games.crazy_rally.cases.words import position
from paddock.games.crazy_rally.rules.view import CrazyRallyView

CLUB = shelf.bot("club", "crazy_rally")
TABLES = [(players, preset) for players in (3, 6) for preset in ("stage", "rally", "blind")]


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_it_answers_legally_in_random_matches(players: int, preset: str) -> None:
    game = load("crazy_rally", players, preset)
    for seed in range(2):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=seed % 2 == 0):
            assert answer in question.legal


def test_it_uses_only_its_view() -> None:
    game = load("crazy_rally", 4)
    rng = Rng(5)
    asked = 0
    for seed in range(2):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=seed > 0):
            if len(question.legal) > 1:
                other = Question(question.imagine(rng), question.seat)
                again = CLUB.answer(other, Rng(seed, 1))
                assert again is other.legal[question.legal.index(answer)]
                asked += 1
    assert asked > 50


def views(seed: int) -> Iterator[CrazyRallyView]:
    """The views of seat 1 at each of its decisions to drive."""
    state = load("crazy_rally", 3).start()
    for question, _ in decisions(CLUB, state, seed, bot_plays=True):
        view = question.view()
        assert isinstance(view, CrazyRallyView)
        if view.phase == "drive" and view.seat == 0:
            yield view


def test_a_forgotten_stretch_stays_forgotten_for_the_whole_race() -> None:
    for seed in range(6):
        first: list[str] = []
        for view in views(seed):
            course = recall(view, 40)
            first = first or course
            assert course[view.round :] == first[view.round :]
            assert course[: view.round] == view.driven
            hidden = [name for name in course if not name]
            assert len(left_over(view, course)) == len(hidden)


def test_a_better_memory_keeps_more_stretches() -> None:
    kept = dict.fromkeys((0, 40, 75, 100), 0)
    seen = 0
    for seed in range(60):
        view = next(views(seed))
        seen += 14
        last: set[str] = set()
        for percent in kept:
            course = recall(view, percent)
            known = {name for name in course if name}
            assert last <= known
            last = known
            kept[percent] += len(known)
    assert kept[0] == 0
    assert kept[100] == seen
    assert 0.34 * seen < kept[40] < 0.46 * seen
    assert 0.69 * seen < kept[75] < 0.81 * seen


def answer_to(**given: str) -> Move:
    """The answer of a driver with a perfect memory, in a position of the rule cases."""
    words = {key.replace("_", ".", 1): value for key, value in given.items()}
    state = position(load("crazy_rally", 3), words)
    bot = CrazyRallyClub("club", 100)
    return bot.answer(Question(state, state.waiting[0]), Rng(1))


def test_it_brakes_for_the_hairpin_it_remembers_and_speeds_up_where_it_may() -> None:
    hand = "yellow-ww,blue-tt"
    slow = answer_to(next="cliff-hairpin", only_1=hand, speed_1="4", handling_1="3")
    assert slow.text == "brake yellow-ww"
    fast = answer_to(next="long-straight", only_1=hand, speed_1="4", top_1="12")
    assert fast.kind == "accelerate"


def test_it_pushes_a_leader_who_is_at_the_limit_and_saves_itself_from_a_crash() -> None:
    event = {"phase": "event", "turn": "1", "only_1": "event", "next": "tight-bend"}
    pushed = answer_to(**event, speed_1="3", speed_2="5", handling_2="2", distance_2="20")
    assert pushed.text == "event faster>2"
    assert answer_to(**event, speed_1="6", handling_1="2").text == "event slower>1"


def test_it_draws_two_cards_while_they_can_be_used() -> None:
    """Nobody can be pushed usefully here. With a choice of speeds the bot takes two cards while at
    least five stretches are to come, and a little longer with no cards in hand; after that the
    bonus of the card itself is worth more."""
    event = {"phase": "event", "turn": "1", "next": "bend"}
    event |= {"speed_1": "3", "speed_2": "2", "speed_3": "2"}

    def draws_until(hand: str) -> int:
        """In how many of the rounds, counted from the first, the bot draws; afterwards it keeps the
        card."""
        found = [answer_to(**event, only_1=hand, round=str(n)).text for n in range(14)]
        draws = found.count("event cards")
        assert found == ["event cards"] * draws + ["keep"] * (14 - draws)
        return draws

    assert draws_until("event,blue-tt,yellow-ww") == 9
    assert draws_until("event,blue-tt,purple-www") == 11


def mean_distance(memory: int, matches: int) -> float:
    """The mean distance of four drivers with that memory."""
    game = load("crazy_rally", 4)
    club: Bot = CrazyRallyClub("club", memory)
    total = 0
    for match in range(matches):
        state = game.start()
        play_match(state, [club] * 4, Rng(9, match), [Rng(9, match, seat) for seat in range(4)])
        total += sum(state.scores())
    return total / (4 * matches)


def test_a_better_memory_gives_more_distance() -> None:
    """120 races each with the same luck; `python -m tests.bots.memory` measures more of them."""
    none, some, all_of_it = (mean_distance(percent, 120) for percent in (0, 40, 100))
    assert none + 1 < some
    assert some + 1 < all_of_it


def test_it_beats_three_random_players() -> None:
    plan = Plan(game="crazy_rally", seats=("club", "random", "random", "random"), seed=4)
    tally = series(plan, 200, processes=1)
    assert not tally.failed
    assert tally.entrants["club"].total.rate().value >= 0.8
