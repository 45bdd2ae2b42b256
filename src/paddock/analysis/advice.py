"""What a strong bot would have played at the decisions that mattered."""

from __future__ import annotations

from paddock.analysis.account import Analysis
from paddock.bots.bot import Question
from paddock.core.game import Game
from paddock.core.log import Log
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.seats import LUCK
from paddock.shelf import advising_level, bot


def advise(game: Game, log: Log, analysis: Analysis) -> str:
    """Ask a strong bot at each swing that a seat decided; its level."""
    level = advising_level(game.name)
    wanted = {one.ply: one for one in analysis.swings if one.seat != LUCK}
    match = Match(game, log.names, game.position(log.start) if log.start else None)
    for n, entry in enumerate(log.entries):
        swing = wanted.get(n)
        if swing is not None:
            # It gets only what that seat knew.
            seen = game.position(match.state.text(swing.seat), Rng(n))
            answer = bot(level, game.name).answer(Question(seen, swing.seat), Rng(n, 1))
            swing.better = answer.text if answer.text != entry.text else ""
        match.follow(entry)
    return level
