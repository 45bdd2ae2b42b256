"""A hint: the move a strong bot would make, computed from what the seat may know."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple

from paddock import shelf
from paddock.bots.bot import Question
from paddock.bots.playout import play_out
from paddock.bots.search import SearchBot
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.tables.workers import BotRequest, bot_of, in_time

LONGEST_PIECE = 3.0  # seconds after which a search stops
SHARE = 100  # one imagined position judges the outlook before the move for that many searched ones


@dataclass
class Considered:
    """A move that the bot has examined."""

    move: str
    worth: float = 0.0  # the outlook after it, from 0 (lost) to 1 (won)
    visits: int = 0  # imagined positions in which it was tried
    votes: int = 0  # the number of search pieces in which it was best


@dataclass
class Hint:
    """The considered moves, best first; without `visits` a rule of the bot decided, and there is no
    estimate.
    """

    level: str  # the bot whose move it is
    before: float = 0.0  # the outlook before the move
    worlds: int = 0  # the imagined positions that it was judged by
    moves: list[Considered] = field(default_factory=list)

    @property
    def best(self) -> str:
        """The move that the bot would make."""
        return self.moves[0].move

    @property
    def visits(self) -> int:
        """The imagined positions in which the moves were tried."""
        return sum(one.visits for one in self.moves)

    def by_stand_in(self, game: str) -> bool:
        """Whether a weaker bot made a choice in place of the one that gives hints (`in_time`)."""
        adviser = shelf.strength(shelf.advising_level(game), game)
        return not self.visits and shelf.strength(self.level, game) < adviser

    def add(self, other: Hint) -> None:
        """Merge in the result of a further piece of search. The move chosen by most pieces comes
        first; the others follow by their outlook.
        """
        total = self.worlds + other.worlds
        if total:
            worth = self.before * self.worlds + other.before * other.worlds
            self.before, self.worlds = worth / total, total
        known = {one.move: one for one in self.moves}
        for one in other.moves:
            mine = known.setdefault(one.move, Considered(one.move))
            visits = mine.visits + one.visits
            if visits:
                mine.worth = (mine.worth * mine.visits + one.worth * one.visits) / visits
                mine.visits = visits
            mine.votes += one.votes
        # A move that was dropped early has few visits, so its mean is unreliable.
        most = max((one.visits for one in known.values()), default=0)
        self.moves = sorted(
            known.values(), key=lambda one: (-one.votes, 2 * one.visits < most, -one.worth)
        )

    def to_json(self) -> str:
        """The hint as JSON text."""
        moves = [[one.move, one.worth, one.visits, one.votes] for one in self.moves]
        return json.dumps([self.level, self.before, self.worlds, moves])


def read_hint(text: str) -> Hint:
    """The inverse of `Hint.to_json`."""
    level, before, worlds, moves = json.loads(text)
    return Hint(level, before, worlds, [Considered(*one) for one in moves])


class HintRequest(NamedTuple):
    """A request to a worker: the position as the seat knows it, with `?` for the rest."""

    bot: BotRequest
    positions: int  # how many to search

    def perform(self) -> str:
        """Runs in a worker: a `Hint` as JSON."""
        bot = self.bot
        rng = Rng(bot.key)
        return advise(bot.rules(), bot.position, bot.seat, bot.level, self.positions, rng).to_json()


def advise(game: Game, position: str, seat: int, level: str, positions: int, rng: Rng) -> Hint:
    """The hint of a bot of that level after searching that many positions.

    `position` is what the seat knows, as text: `State.live_text`.
    """
    question = Question(game.position(position, rng), seat)
    bot = in_time(level, game.name, question)
    if not isinstance(bot, SearchBot) or len(question.legal) == 1:
        return Hint(bot.name, moves=[Considered(bot.answer(question, rng).text, votes=1)])
    searching = bot_of(f"{level}@{positions}+balanced", game.name)
    assert isinstance(searching, SearchBot)
    end = perf_counter() + LONGEST_PIECE
    study = searching.study(question, rng, lambda: perf_counter() > end)
    moves = [Considered(one.move.text, one.mean(), one.visits) for one in study.estimates]
    moves[0].votes = 1
    if not study.worlds:  # a rule of the bot decides, so there is no estimate to compare
        return Hint(level, moves=moves)
    worlds = 1 if study.stopped else max(4, positions // SHARE)
    return Hint(level, outlook(searching, question, rng, worlds), worlds, moves)


def outlook(bot: SearchBot, question: Question, rng: Rng, worlds: int) -> float:
    """The value of the position before the move, if everybody plays on as the bot imagines."""
    total = 0.0
    for _ in range(worlds):
        world = question.imagine(rng)
        side = int(world.game.side_of[question.seat])
        part = bot.policy.part(world)
        limit = bot.policy.horizon(world)
        play_out(world, bot.policy, part, rng.word(), world.game.choices(), limit)
        total += bot.policy.worth(world, side, part)
    return total / worlds
