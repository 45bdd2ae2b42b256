"""Standings between the parts of a series, of a game that keeps no ledger."""

from __future__ import annotations

from tests.hairpin import registered
from tests.relay import GAME

from paddock.core.luck import Rng
from paddock.core.playout import play_random
from paddock.shelf import load
from paddock.tables.record import TimedEvent
from paddock.web.controls import Controls
from paddock.web.scene import Scene


def scene_after(answers: int) -> Scene:
    game = load("relay", 4, "two")
    state = game.start()
    state.news = []
    play_random(state, Rng(1), game.choices(), answers)
    news = [TimedEvent(n, 0.0, event) for n, event in enumerate(state.news)]
    return Scene("en", game, state.view(0), ["Ann", "Bob", "Cid", "Dot"], [], {}, news=news)


def test_a_series_names_the_part_that_ended_and_the_next_one() -> None:
    with registered(GAME):
        scene, own = scene_after(8), Controls()
        shown = own.part_standings(scene)
        assert (shown.title, shown.next) == ("Part 1", "Part 2")
        assert [row.total for row in shown.rows] == [
            str(points) for points in sorted(scene.view.scores, reverse=True)
        ]
        assert own.now(scene) == "Part 2"


def test_the_end_of_a_series_names_no_part() -> None:
    with registered(GAME):
        scene = scene_after(16)
        shown = Controls().final_standings(scene, [1, 2])
        assert (shown.title, shown.next) == ("", "")
