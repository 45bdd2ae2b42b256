"""A match between bots: shared by the arena, tests and searches."""

from __future__ import annotations

from paddock.bots.bot import Bot, Question
from paddock.core.errors import PaddockError
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State


class BotFailed(PaddockError):
    """A bot raised an error, or answered a move that was not offered."""

    def __init__(self, seat: int, bot: str, ply: int, reason: str) -> None:
        super().__init__(f"{bot} in seat {seat + 1}, ply {ply}: {reason}")
        self.seat = seat
        self.bot = bot
        self.ply = ply
        self.reason = reason


def play_match(
    state: State, bots: list[Bot], luck: Rng, rngs: list[Rng], log: Match | None = None
) -> int:
    """Play `state` to its end with one bot and one random source per seat; how many decisions it
    took.

    Luck has its own source, so the bots' use of theirs never changes a deal. With a `log` (of the
    same position) every move is checked and recorded.
    """
    decisions = 0
    while not state.over():
        seat = int(state.turn())
        if seat == LUCK:
            move = state.luck(luck)
        else:
            move = ask(state, seat, bots[seat], rngs[seat])
            decisions += 1
        if log is not None:
            log.play(seat, move)
        else:
            state.play(seat, move)
    return decisions


def ask(state: State, seat: int, bot: Bot, rng: Rng) -> Move:
    """The bot's answer, checked to be one of the legal moves."""
    question = Question(state, seat)
    try:
        move = bot.answer(question, rng)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BotFailed(seat, bot.name, int(state.ply), reason) from error
    for choice in question.legal:
        if choice is move:
            return move
    raise BotFailed(seat, bot.name, int(state.ply), f"answered {move.text!r}, which is not legal")
