"""The content of Rally's page, tested without a browser: tables, limits, odds, plates."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from paddock import LUCK, Rng, load, shelf
from paddock.bots.play import play_match
from paddock.core.state import State
from paddock.games.rally.page.cars import Cars
from paddock.games.rally.page.controls import RallyControls
from paddock.games.rally.page.course import CoursePanel
from paddock.games.rally.page.dash import Dashboard
from paddock.games.rally.page.news import News
from paddock.games.rally.page.page import Page
from paddock.games.rally.page.standing import Standing
from paddock.games.rally.rules.view import RallyView
from paddock.i18n import LANGUAGES
from paddock.tables import TimedEvent
from paddock.web.scene import Scene

NAMES = ["Ann", "Bert", "Cleo", "Dora", "Emil", "Fay"]


def scene(state: State, seat: int = 0, language: str = "en") -> Scene:
    legal = state.legal(seat) if seat in state.waiting else []
    return Scene(language, state.game, state.view(seat), NAMES[: state.game.players], legal, {})


def number(cell: str) -> int:
    return int(cell.replace("−", "-"))


def test_the_tables_of_a_championship_add_up() -> None:
    state = load("rally", 3, "championship").start()
    chance = [shelf.bot("random", "rally")] * 3
    play_match(state, chance, Rng(7), [Rng(7, seat) for seat in range(3)])
    cars = Cars(Page(scene(state)))
    table = cars.championship()
    assert table is not None
    assert len(table["rows"]) == 8
    assert table["totals"] == sorted(state.scores(), reverse=True)
    for column, total in enumerate(table["totals"]):
        assert sum(int(row["cells"][column]) for row in table["rows"]) == total
    stages = cars.stages()
    assert stages is not None
    assert len(stages["heads"]) == 3  # Great Britain has three stages
    for row in stages["rows"]:
        assert sum(number(cell) for cell in row["cells"]) == number(row["total"])
    totals = [number(row["total"]) for row in stages["rows"]]
    assert totals == sorted(totals)


def played(players: int, seed: int, preset: str = "stage", **options: str) -> Iterator[State]:
    """Every position of a random match, before each answer."""
    state, rng = load("rally", players, preset, **options).start(), Rng(seed)
    while not state.over():
        yield state
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    yield state


def test_the_live_order_agrees_with_the_points_at_the_end() -> None:
    """RY22: the lead belongs to the car with the fewest rounds since its own start, whenever it
    started."""
    state = list(played(6, 4))[-1]
    view = state.view(0)
    assert isinstance(view, RallyView)
    places = Standing(view).places
    home = [car for car in view.cars if car.home]
    best = min(car.points for car in home)
    assert len(home) > 2
    for car in home:
        assert places[car.seat].gap == car.points - best


def test_a_car_that_started_later_may_lead_from_behind() -> None:
    leads = 0
    for state in played(3, 5):
        view = state.view(0)
        assert isinstance(view, RallyView)
        places = Standing(view).places
        if not view.round or len(places) < 2:
            continue
        assert min(place.gap for place in places.values()) == 0
        first = next(seat for seat, place in places.items() if place.rank == 1)
        leads += any(view.cars[first].space < view.cars[seat].space for seat in places)
    assert leads > 5


def test_plates_show_the_rally_before_a_stage_and_the_order_in_it() -> None:
    before = racing = 0
    for state in played(2, 6, "rally"):
        cars = Cars(Page(scene(state)))
        view = cars.view
        if view.phase == "course" and view.stage > 1:
            shown = [cars.plate(car)["points"] for car in view.cars]
            assert [number(points) for points in shown] == [car.total for car in view.cars]
            assert cars.plate(view.cars[0])["unit"] == "stage points"
            before += 1
        if view.phase == "gear" and all(car.space for car in view.cars):
            plates = [str(cars.plate(car)["points"]) for car in view.cars]
            assert any('class="position">1<' in plate for plate in plates)
            racing += 1
        numbers = [RallyControls().number(view, car.seat) for car in view.cars]
        if all(car.start for car in view.cars):  # the start numbers are drawn
            assert numbers == [str(car.start) for car in view.cars]
    assert before > 2
    assert racing > 10


def test_where_only_stopping_is_left_the_question_says_so() -> None:
    told = usual = 0
    for state in played(3, 9):
        if state.phase.name != "drive":
            continue
        asked = scene(state, state.waiting[0])
        kinds = {move.kind for move in asked.legal}
        words = RallyControls().question(asked)
        if kinds <= {"stop", "tyres"}:
            assert words.startswith("This gear goes no further")
            assert ("tyres" in words) == ("tyres" in kinds)
            told += 1
        else:
            assert words == ""
            usual += 1
    assert told > 3
    assert usual > 20


def test_dice_have_names_and_mishaps_are_shown_on_the_board() -> None:
    names: set[str] = set()
    mishaps: list[str] = []
    tyres: list[str] = []
    told: list[TimedEvent] = []
    for ply, state in enumerate(played(4, 12)):
        heard, state.news = state.news or [], []
        told += [TimedEvent(ply, 0.0, event) for event in heard]
        shown = scene(state)
        shown.news = told[-60:]
        news = News(Page(shown))
        if (die := news.die()) is not None:
            names.add(die["name"])
            assert 1 <= die["number"] <= 6
            assert die["means"]
        for one in news.accidents():
            (mishaps if one["mishap"] else tyres).append(one["words"])
    assert names == {"Weather", "Risk die", "Damage die"}
    assert any("off the road" in words for words in mishaps)
    assert tyres
    assert all("tyres" in words for words in tyres)  # a driver who changes them has had no mishap
    assert not any("tyres" in words for words in mishaps)


def laying(rally: str, *faces: str) -> State:
    """A position in which a player lays the first course of a rally, with these faces so far."""
    state, rng = load("rally", 2, rally=rally).start(), Rng(3)
    while state.waiting == [LUCK]:
        state.play(LUCK, state.luck(rng))
    for face in faces:
        state.play(state.waiting[0], state.game.read(f"lay {face}"))
    return state


def test_the_course_builder_shows_which_limit_is_not_met_yet() -> None:
    def open_limits(state: State) -> list[str]:
        rows = CoursePanel(Page(scene(state, state.waiting[0]))).limits()
        return [str(row["text"]) for row in rows if not row["ok"]]

    assert open_limits(laying("safari")) == ["0 of 8 sections laid", "at least 3 fords: 0"]
    two = laying("safari", "1B", "2B", "5A")
    assert open_limits(two) == ["3 of 8 sections laid", "at least 3 fords: 2"]
    three = laying("safari", "1B", "2B", "5A", "6A")
    assert open_limits(three) == ["4 of 8 sections laid"]
    alps = laying("alpine-cup", "1B")
    assert open_limits(alps) == ["1 of 6 sections laid", "at least 2 hairpins: 1"]


def test_odds_and_ways_to_drive_on_are_shown_where_they_matter() -> None:
    state, rng = load("rally", 3).start(), Rng(9)
    told = ways = plates = 0
    while not state.over():
        seat = state.waiting[0]
        if state.phase.name == "drive":
            page = Page(scene(state, seat))
            course = CoursePanel(page)
            view = page.view
            here = view.cars[seat].space
            for space in range(here, min(len(view.spaces), here + 3) + 1):
                spot = course.spot(space)
                told += bool(re.search(r"\d/6 ", str(spot["label"])))
                ways += bool(spot["to"])
            steps = {step["move"]: step for step in Dashboard(page).steps()}
            for odds in (step["odds"] for step in steps.values()):
                assert sum(int(odd["count"][0]) for odd in odds) in (0, 6)
        if state.phase.name == "gear":
            cars = Cars(Page(scene(state, seat)))
            shown = [cars.plate(car) for car in cars.view.cars]
            plates += all("unit" in plate for plate in shown)
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    assert told > 20
    assert ways > 20
    assert plates > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_shown_in_every_language(language: str) -> None:
    state, rng = load("rally", 2, "rally", rally="italy", special_stages="on").start(), Rng(2)
    seen: set[str] = set()
    while not state.over():
        for seat in state.waiting:
            if seat != LUCK and state.phase.name not in seen:
                shown = RallyControls().context(scene(state, seat, language))
                assert "rally-" not in re.sub(r"<svg.*?</svg>", "", str(shown), flags=re.DOTALL)
                seen.add(state.phase.name)
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    assert {"course", "prepare", "gear", "drive"} <= seen
    assert isinstance(state.view(0), RallyView)
