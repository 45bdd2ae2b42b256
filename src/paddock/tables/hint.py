"""Hint: what a strong bot would do in somebody's place, from what that seat may know."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple

from paddock.bots.bot import Question
from paddock.bots.playout import play_out
from paddock.bots.search import SearchBot
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.tables.plan import TablePlan, game_of
from paddock.tables.workers import BotRequest, bot_of

LONGEST_PIECE = 3.0  # seconds after which a search ends with what it has
SHARE = 100  # positions searched for each imagined one that the outlook before is judged by


@dataclass
class Considered:
    """A move that the bot has looked at."""

    move: str
    worth: float = 0.0  # the outlook after it, from 0 (lost) to 1 (won)
    visits: int = 0  # imagined positions in which it was tried
    votes: int = 0  # of pieces of a search, in how many it was the best


@dataclass
class Hint:
    """The best move first; without `visits` the bot has a rule for it and no estimate."""

    level: str
    before: float = 0.0  # the outlook before the move
    worlds: int = 0  # imagined positions by which that was judged
    moves: list[Considered] = field(default_factory=list)

    @property
    def best(self) -> str:
        return self.moves[0].move

    @property
    def visits(self) -> int:
        return sum(one.visits for one in self.moves)

    def add(self, other: Hint) -> None:
        """Take in what was found in further imagined positions. In front is the move that the bot
        has chosen most often; the others follow by their outlook."""
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
        # A move that was dropped early has few visits, and its mean says little.
        most = max((one.visits for one in known.values()), default=0)
        self.moves = sorted(
            known.values(), key=lambda one: (-one.votes, 2 * one.visits < most, -one.worth)
        )

    def to_json(self) -> str:
        moves = [[one.move, one.worth, one.visits, one.votes] for one in self.moves]
        return json.dumps([self.level, self.before, self.worlds, moves])


def read_hint(text: str) -> Hint:
    """The inverse of `Hint.to_json`."""
    level, before, worlds, moves = json.loads(text)
    return Hint(level, before, worlds, [Considered(*one) for one in moves])


class HintRequest(NamedTuple):
    """A bot's question, put in the place of a person: the same text, with `?` for the rest."""

    bot: BotRequest
    positions: int  # to be searched

    def perform(self) -> str:
        """In a worker: an `Hint` as JSON."""
        bot = self.bot
        plan = TablePlan(bot.game, bot.players, bot.preset, bot.edition, bot.options)
        game = game_of(plan, bot.version)
        rng = Rng(bot.key)
        return advise(game, bot.position, bot.seat, bot.level, self.positions, rng).to_json()


def advise(game: Game, position: str, seat: int, level: str, positions: int, rng: Rng) -> Hint:
    """What a bot of that level would do, if it searched so many positions.

    `position` is what the seat knows, as text: `State.live_text`.
    """
    question = Question(game.position(position, rng), seat)
    bot = bot_of(level, game.name)
    if not isinstance(bot, SearchBot) or len(question.legal) == 1:
        return Hint(level, moves=[Considered(bot.answer(question, rng).text, votes=1)])
    searching = bot_of(f"{level}@{positions}+balanced", game.name)
    assert isinstance(searching, SearchBot)
    end = perf_counter() + LONGEST_PIECE
    study = searching.study(question, rng, lambda: perf_counter() > end)
    moves = [Considered(one.move.text, one.mean(), one.visits) for one in study.estimates]
    moves[0].votes = 1
    if not study.worlds:  # a rule of the game decides: there is no outlook to compare with
        return Hint(level, moves=moves)
    worlds = 1 if study.stopped else max(4, positions // SHARE)
    return Hint(level, outlook(searching, question, rng, worlds), worlds, moves)


def outlook(bot: SearchBot, question: Question, rng: Rng, worlds: int) -> float:
    """What the position is worth before the move, if all play on as the bot imagines them."""
    total = 0.0
    for _ in range(worlds):
        world = question.imagine(rng)
        side = int(world.game.side_of[question.seat])
        part = bot.policy.part(world)
        limit = bot.policy.horizon(world)
        play_out(world, bot.policy, part, rng.word(), world.game.choices(), limit)
        total += bot.policy.worth(world, side, part)
    return total / worlds
