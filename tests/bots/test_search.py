"""The search bot plays any game legally, uses only what its seat may know, and beats random
play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.hairpin import GAME, registered

from paddock import shelf
from paddock.bots.bot import Bot, Question
from paddock.bots.play import play_match
from paddock.bots.random import RandomBot
from paddock.bots.search import SearchBot
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.invariants import Walk, WalkedTable
from paddock.shelf import load, titles

GAMES = ["hairpin", *(title.name for title in titles())]
QUICK = 300  # positions


@pytest.fixture(autouse=True)
def hairpin() -> Iterator[None]:
    with registered():
        yield


def questions(game: str, wanted: int) -> Iterator[tuple[State, int]]:
    """Positions of a random match, each with the seat that is asked."""
    title = shelf.title(game)
    table = WalkedTable(title, title.editions[0], next(iter(title.presets)), title.players[0], {})
    for at in Walk(table, 0):
        if at.move is not None and at.seat != LUCK and not at.aside.below(6):
            yield at.state.clone(), at.seat
            wanted -= 1
            if not wanted:
                return


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_legally_and_uses_only_what_its_seat_may_know(game: str) -> None:
    bot = SearchBot("club", budget=QUICK)
    for number, (state, seat) in enumerate(questions(game, 3)):
        answer = bot.answer(Question(state, seat), Rng(number))
        assert answer in state.legal(seat)
        other = state.imagine(seat, Rng(99))
        assert bot.answer(Question(other, seat), Rng(number)) is answer
        assert bot.answer(Question(state, seat), Rng(number)) is answer


def test_it_beats_a_random_bot_at_a_game_of_secret_choices_and_luck() -> None:
    game = load("hairpin")
    bots: list[Bot] = [SearchBot("club", budget=1500), RandomBot("random")]
    won = 0
    for number in range(20):
        state = game.start()
        seated = bots if number % 2 else bots[::-1]
        play_match(state, seated, Rng(number), [Rng(number, 1), Rng(number, 2)])
        won += seated.index(bots[0]) in state.winners()
    assert won >= 15


def test_it_is_the_club_bot_of_a_game_without_its_own() -> None:
    assert shelf.levels("hairpin") == ["random", "club"]
    assert isinstance(shelf.bot("club", "hairpin"), SearchBot)
    assert not isinstance(shelf.bot("club", "kilometers"), SearchBot)
    assert GAME.bots() == {}
