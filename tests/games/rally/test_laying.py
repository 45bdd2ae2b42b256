"""The prepared courses of the pro of Rally."""

from __future__ import annotations

import pytest
from tests.games.rally.prepare_courses import Judge

from paddock.bots.play import ask
from paddock.core.errors import OK
from paddock.core.luck import Rng
from paddock.games.rally.bot.courses import COURSES, WINDING
from paddock.games.rally.bot.laying import Laying
from paddock.games.rally.bot.playout import RallyPolicy
from paddock.games.rally.rules.cards import PROTOTYPE, STABLE
from paddock.games.rally.rules.phases.course import COURSE
from paddock.games.rally.rules.rules import refuse_face
from paddock.games.rally.rules.state import Rally
from paddock.shelf import bot


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge()


def test_every_prepared_course_is_legal(judge: Judge) -> None:
    courses = COURSES + WINDING
    assert all(judge.may_lie(course) and len(course) == 6 for course in courses)
    assert len({tuple(course) for course in courses}) == len(courses) >= 20


@pytest.mark.parametrize("number", [0, 7, 14, 21])
def test_on_a_prepared_course_the_obvious_car_is_the_wrong_one(judge: Judge, number: int) -> None:
    course = COURSES[number]
    assert judge.likely_setup(course) == PROTOTYPE
    assert judge.best(course) > max(0.6, judge.chance(course, PROTOTYPE))


def test_rain_tyres_are_taken_into_account(judge: Judge) -> None:
    """On some of them a stable car is best with tyres that make it slower in dry weather."""
    better = [one for one in COURSES[::6] if judge.best(one) > judge.chance(one, STABLE)]
    assert len(better) == 2


@pytest.mark.parametrize("rally", ["morocco", "austrian-alps", "alpine-cup", "great-britain"])
def test_a_prepared_course_keeps_the_limits_of_its_rally(rally: str) -> None:
    """RY2: the Alpine Cup needs at least two hairpins, which most prepared courses do not have."""
    state = Judge(rally=rally).state
    laying = Laying(RallyPolicy().winning)
    while state.phase is COURSE:
        seat = int(state.turn())
        face = laying.next_face(state, seat)
        assert face >= 0
        assert refuse_face(state, face) is OK
        state.play(seat, state.game.moves[state.params.moves.lay.id(face)])
    course = [int(state.course[n]) for n in range(state.laid)]
    assert course in (WINDING if rally == "alpine-cup" else COURSES)


def test_the_pro_lays_one_of_them(judge: Judge) -> None:
    state, pro = judge.laid([]), bot("pro", "rally")
    while state.phase is COURSE:
        seat = int(state.turn())
        state.play(seat, ask(state, seat, pro, Rng(1)))
    assert [int(state.course[n]) for n in range(state.laid)] in COURSES


def test_the_pro_continues_a_fitting_course_or_drops_its_plan(judge: Judge) -> None:
    laying = Laying(RallyPolicy().winning)
    course = COURSES[6]  # another course starts in the same way and ends differently
    assert laying.next_face(judge.laid(course[:4]), 0) == course[4]
    assert laying.next_face(judge.laid([course[1], course[0]]), 0) == -1


def test_a_later_stage_uses_no_prepared_course(judge: Judge) -> None:
    state = judge.laid([])
    state.stage = 1
    assert Laying(RallyPolicy().winning).next_face(state, 0) == -1


def test_the_prepared_course_is_chosen_at_random(judge: Judge) -> None:
    laying = Laying(RallyPolicy().winning)
    drawn = set()
    for order in ([0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]):
        for layer in range(3):
            state = judge.laid([])
            assert isinstance(state, Rally)
            state.layer = layer
            for number, seat in enumerate(order):
                state.order[number] = seat
            drawn.add(int(laying.draw(state, len(COURSES))))
    assert len(drawn) > 8
