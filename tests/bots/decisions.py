"""Walks through a match and yields every question with a bot's answer."""

from __future__ import annotations

from collections.abc import Iterator

from paddock import LUCK, Rng, State
from paddock.bots.bot import Bot, Question
from paddock.core.moves import Move


def decisions(
    bot: Bot, state: State, seed: int, bot_plays: bool
) -> Iterator[tuple[Question, Move]]:
    """Every question of a match with the bot's answer. After that the match goes on with this
    answer or with a random move."""
    rng = Rng(seed)
    while not state.over():
        seat = int(state.turn())
        if seat == LUCK:
            state.play(LUCK, state.luck(rng))
            continue
        question = Question(state, seat)
        answer = bot.answer(question, Rng(seed, 1))
        yield question, answer
        others = question.legal
        state.play(seat, answer if bot_plays else others[rng.below(len(others))])


def check_blindfolded(bot: Bot, state: State, seed: int, every: int) -> int:
    """Play a whole match with the bot in all seats. Its answers must be legal, and the same in
    other positions that its seat cannot distinguish. One question in `every` is asked again;
    returns how many."""
    rng = Rng(seed, 2)
    asked_again = 0
    for question, answer in decisions(bot, state, seed, bot_plays=True):
        assert answer in question.legal
        if rng.below(every) == 0:
            other = Question(question.imagine(rng), question.seat)
            assert bot.answer(other, Rng(seed, 1)) is answer
            asked_again += 1
    return asked_again
