"""The club player of 1000 Kilometers: it plays legally, uses no hidden information, and plays
sensibly."""

import pytest
from tests.bots.decisions import decisions

from paddock import Rng, load, shelf
from paddock.arena import Plan, series
from paddock.bots.bot import Question
from paddock.games.kilometers.rules.cards import TRUMPS

CLUB = shelf.bot("club", "kilometers")

TABLES = [
    (players, preset, length)
    for players in (2, 3, 4, 6)
    for preset in ("dutch", "classic")
    for length in ("rally", "championship")
]


@pytest.mark.parametrize(("players", "preset", "length"), TABLES)
def test_it_answers_legally_in_random_matches(players: int, preset: str, length: str) -> None:
    game = load("kilometers", players, preset, length=length)
    for seed in range(3 if length == "rally" else 1):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=False):
            assert answer in question.legal


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_it_uses_only_its_view(players: int) -> None:
    game = load("kilometers", players)
    rng = Rng(5)
    asked = 0
    for seed in range(3):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=seed > 0):
            other = Question(question.imagine(rng), question.seat)
            assert CLUB.answer(other, Rng(0)) is other.legal[question.legal.index(answer)]
            asked += 1
    assert asked > 100


def test_it_reacts_whenever_it_can_and_never_discards_a_trump() -> None:
    game = load("kilometers", 2)
    reacted = 0
    for seed in range(40):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=False):
            if any(move.kind == "react" for move in question.legal):
                assert answer.kind == "react"
                reacted += 1
            assert not (answer.kind == "discard" and answer.card in TRUMPS)
    assert reacted


def test_it_plays_its_trumps_before_it_ends_a_rally() -> None:
    game = load("kilometers", 2, extension="off")
    ended = 0
    for seed in range(40):
        state = game.start()
        for question, answer in decisions(CLUB, state, seed, bot_plays=True):
            after = state.clone()
            after.play(question.seat, answer)
            if after.over():
                ended += 1
                played = [move.card for move in question.legal if move.kind == "play"]
                assert not {*TRUMPS} & {*played}
    assert ended == 40


@pytest.mark.parametrize("seats", ["club random", "club random random", "club random club random"])
def test_it_beats_chance(seats: str) -> None:
    plan = Plan("kilometers", tuple(seats.split()), seed=1)
    tally = series(plan, 60, processes=1)
    assert not tally.failed
    assert tally.entrants["club"].total.rate().value >= 0.9
