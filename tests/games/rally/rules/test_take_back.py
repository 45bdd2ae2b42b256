"""What can be taken back in Rally: a choice that is not finished, until somebody learns
something."""

from __future__ import annotations

from paddock import LUCK, Rng, load
from paddock.core.match import Match


def play(match: Match, *moves: str) -> None:
    for text in moves:
        seat, _, move = text.partition(" ")
        match.play(int(seat) - 1, match.game.read(move))


def at_the_preparation(seed: int = 1) -> Match:
    """Two drivers and a course that begins with two safe sections."""
    match = Match(load("rally", 2), ["Ann", "Bert"])
    rng = Rng(seed)
    while match.state.phase.name != "prepare":
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        match.play(seat, match.state.luck(rng) if seat == LUCK else legal[0])
    return match


def test_ready_is_taken_back_while_another_still_chooses_and_never_after() -> None:
    """RY5, RY7: nobody may see the set-up of the others and then change their own."""
    match = at_the_preparation()
    play(match, "1 setup fast", "1 tyres normal", "1 done", "2 setup stable", "2 tyres rain")
    assert match.taking_back(0) == len(match.plies) - 3
    match.take_back(0)
    assert match.state.waiting == [0, 1]
    play(match, "1 done", "2 done")
    assert match.state.phase.name == "gear"
    assert [match.taking_back(seat) for seat in (0, 1)] == [-1, -1]


def test_driving_is_taken_back_until_a_die_is_thrown() -> None:
    """RY13, RY15: braking and driving on over safe spaces can be taken back, the gear and a damage
    roll cannot."""
    match = at_the_preparation()
    play(match, "1 setup stable", "1 tyres normal", "1 done")
    play(match, "2 setup stable", "2 tyres normal", "2 done")
    driver = match.state.waiting[0]
    match.play(driver, match.game.read("gear 4"))
    assert match.taking_back(driver) == -1
    match.play(LUCK, match.game.read("die 1"))
    assert match.taking_back(driver) == -1
    before = match.state.text()
    match.play(driver, match.game.read("ahead"))
    match.play(driver, match.game.read("brake"))
    for _ in range(2):
        match.take_back(driver)
    assert match.state.text() == before
    match.play(driver, match.game.read("ahead"))
    match.play(driver, match.game.read("ahead"))
    match.play(driver, match.game.read("stop"))
    assert match.taking_back(driver) == -1
