"""Measures how much better a bot's moves are than the club player's: `python -m tests.bots.gain
GAME BOT [--deals N]`.

The bot plays each seat of a deal in turn, against club players. Whenever its move differs from the
club's, club players continue from both positions, many times with the same luck. The sum of the
differences is how much more often the bot wins than a club player in its seat. This is as precise
as counting the winners of about ten times as many matches. The seeds differ from those of `judge`.
"""

from __future__ import annotations

import argparse
from time import process_time

from tests.bots.judge import PRESETS

from paddock.arena.ladder import interval
from paddock.bots.bot import Bot, Question
from paddock.bots.play import play_match
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games import package_of
from paddock.shelf import bot, load


class Series:
    """A series of one bot against club players."""

    def __init__(self, game: Game, level: str, playouts: int) -> None:
        self.game = game
        self.bot = bot(level, game.name)
        self.club = bot("club", game.name)
        self.playouts = playouts
        self.asked = 0
        self.left = 0  # how often the bot's move differed from the club's

    def deal(self, number: int) -> float:
        """What the bot gains in one deal, averaged over the seats."""
        players = self.game.players
        return sum(self.seated(number, seat) for seat in range(players)) / players

    def seated(self, number: int, own: int) -> float:
        state, luck, gain = self.game.start(), Rng(number, 0), 0.0
        rngs = [Rng(number, 1 + seat) for seat in range(self.game.players)]
        while not state.over():
            seat = int(state.turn())
            if seat == LUCK:
                state.play(LUCK, state.luck(luck))
                continue
            question = Question(state, seat)
            usual = self.club.answer(question, rngs[seat])
            move = self.bot.answer(question, rngs[seat]) if seat == own else usual
            self.asked += seat == own and len(question.legal) > 1
            if move is not usual:
                self.left += 1
                gain += self.difference(state, seat, (move, usual))
            state.play(seat, move)
        return gain

    def difference(self, state: State, seat: int, moves: tuple[Move, Move]) -> float:
        """How much more often club players win after the first of two moves than after the
        second."""
        found = [0.0, 0.0]
        clubs: list[Bot] = [self.club] * self.game.players
        side = int(self.game.side_of[seat])
        for n in range(self.playouts):
            for which, move in enumerate(moves):
                after = state.clone()
                after.play(seat, move)
                rngs = [Rng(n, 2, other) for other in range(self.game.players)]
                play_match(after, clubs, Rng(n, 1, int(state.ply)), rngs)
                winners = after.winners()
                found[which] += 1 / len(winners) if side in winners else 0.0
        return (found[0] - found[1]) / self.playouts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=30_000)
    parser.add_argument("--playouts", type=int, default=300)
    args = parser.parse_args()
    players = package_of(args.game).best_players
    series = Series(load(args.game, players, PRESETS.get(args.game)), args.bot, args.playouts)
    start = process_time()
    gains = [series.deal(args.seed + number) for number in range(args.deals)]
    found = interval(gains)
    fair = 100 / players
    print(
        f"{args.game} {args.bot}: {fair + 100 * found.value:.1f} % "
        f"({fair + 100 * found.low:.1f} to {fair + 100 * found.high:.1f}) of {args.deals} deals; "
        f"left the club's move {series.left} times of {series.asked}; "
        f"{process_time() - start:.0f} s of a processor"
    )


if __name__ == "__main__":
    main()
