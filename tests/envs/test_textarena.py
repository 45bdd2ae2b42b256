"""TextArena: what language models read, what they may answer, and how errors are reported."""

from __future__ import annotations

import re

import pytest
import textarena
from tests.envs.tables import GAMES

from paddock.core.luck import Rng
from paddock.envs.textarena import ERRORS, PaddockText, register
from paddock.shelf import title

MOVES = re.compile(r"^\[(.+?)\] ", re.MULTILINE)


def read(env: PaddockText) -> tuple[int, str]:
    """The text for the player who is asked."""
    seat, messages = env.get_observation()
    return seat, "\n".join(text for _, text, _ in messages)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_played_from_the_text_alone(game: str) -> None:
    env, rng = PaddockText(game), Rng(1)
    env.reset(num_players=title(game).players[0], seed=1)
    seat, text = read(env)
    assert "These are its rules" in text
    for n in range(3000):
        moves = MOVES.findall(text)
        assert moves, text
        done, _ = env.step(f"I think. [{moves[rng.below(len(moves))]}]")
        if done:
            break
        seat, text = read(env)
        assert n > 50 or f"seat: {seat}" in text
    assert done
    rewards, info = env.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert "Won by" in info[0]["reason"]


def test_a_refusal_names_its_rule() -> None:
    env = PaddockText("kilometers")
    env.reset(num_players=2, seed=1)
    seat, _ = read(env)
    done, _ = env.step("[play 200]")
    again, text = read(env)
    assert (done, again) == (False, seat)
    assert re.search(r"Reason: .+ \(K\d+\)", text)


def test_a_player_who_answers_nonsense_loses() -> None:
    env = PaddockText("kilometers")
    env.reset(num_players=2, seed=1)
    seat, _ = read(env)
    ends = [env.step("What a lovely car.")[0] for _ in range(ERRORS + 1)]
    assert ends == [False] * ERRORS + [True]
    assert env.close()[0] == {seat: -1.0, 1 - seat: 0.0}


def test_nobody_reads_the_hand_of_another() -> None:
    env = PaddockText("kilometers")
    env.reset(num_players=2, seed=1)
    seat, text = read(env)
    other = env.match.view(1 - seat).to_dict()["hand"]
    assert str(other) not in text


def test_every_game_can_be_made_by_name() -> None:
    names = register()
    assert len(names) == len(GAMES)
    env = textarena.make(names[0])
    env.reset(num_players=2, seed=1)
