"""How many positions a bot may search on this machine: maps its time to a budget once.

An answer at a table comes within a time that people wait for, on any machine. The speed is measured
when a worker is first asked for a bot that searches.
"""

from __future__ import annotations

from functools import lru_cache
from time import process_time

from paddock import shelf
from paddock.bots.bot import Question
from paddock.bots.levels import ACE
from paddock.bots.search import SearchBot
from paddock.core.luck import Rng
from paddock.core.playout import samples

ACE_SECONDS = 1.2  # at most two seconds on a machine that does other work too
OTHERS_SECONDS = 0.6
MEASURED = 0.05  # seconds of search to measure
POSITIONS = 12  # positions to measure with
FEWEST = 60  # the smallest budget, however slow the machine


def budget_here(bot: SearchBot, level: str, game: str) -> int:
    """The budget of one answer: for an ace all that fits its time, for other levels at most their
    own.
    """
    speed = positions_per_second(game)
    if level == ACE:
        return max(FEWEST, int(speed * ACE_SECONDS))
    return max(FEWEST, min(bot.budget, int(speed * OTHERS_SECONDS)))


def searches(bot: SearchBot, question: Question) -> bool:
    """Whether the bot searches this question. Others it works out, which no budget shortens."""
    return bot.policy.searches(question.imagine(Rng(0)))


@lru_cache(maxsize=64)
def positions_per_second(game: str) -> float:
    """The speed of this process at the positions of a game."""
    bot = shelf.bot(ACE, game) if ACE in shelf.levels(game) else SearchBot(game)
    assert isinstance(bot, SearchBot)
    bot.budget = FEWEST
    states = samples(shelf.load(game), Rng(1), POSITIONS)
    questions = [Question(state, int(state.turn())) for state in states]
    questions = [one for one in questions if len(one.legal) > 1 and searches(bot, one)]
    if not questions:
        return float(FEWEST)
    bot.study(questions[0], Rng(1))  # one-time work is not measured
    searched = 0
    start = process_time()
    taken = 0.0
    while taken < MEASURED:
        bot.budget *= 2
        for question in questions:
            searched += bot.study(question, Rng(1)).positions
        taken = process_time() - start
        if not searched:
            return float(FEWEST)
    return searched / taken
