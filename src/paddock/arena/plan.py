"""What a series plays: plain values, so that a worker anywhere can set it up for itself."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from paddock.bots.bot import Bot
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.shelf import bot, load, title


@dataclass(frozen=True)
class Plan:
    """A game with everything chosen, and a bot for each of its seats."""

    game: str
    seats: tuple[str, ...]  # levels, by seat in the first match of a deal
    seed: int = 0
    preset: str | None = None
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    log_dir: str | None = None

    def table(self) -> tuple[Game, dict[str, Bot]]:
        """The game, and its bots by name; complains of what there is not."""
        return _table(self)

    def rotations(self) -> int:
        """How many seatings a deal is played in: as many as the moving round makes different."""
        count = len(self.seats)
        return next(n for n in range(1, count + 1) if self.seating(n) == self.seats)

    def seating(self, rotation: int) -> tuple[str, ...]:
        """Who sits where after everyone has moved up so many seats."""
        cut = len(self.seats) - rotation
        return self.seats[cut:] + self.seats[:cut]


@lru_cache(maxsize=8)
def _table(plan: Plan) -> tuple[Game, dict[str, Bot]]:
    players = title(plan.game).players
    if len(plan.seats) not in players:
        counts = ", ".join(str(n) for n in players)
        raise BadOption(f"{plan.game} has {counts} seats, not {len(plan.seats)}")
    entrants = {level: bot(level, plan.game) for level in plan.seats}
    game = load(plan.game, len(plan.seats), plan.preset, plan.edition, **dict(plan.options))
    return game, entrants
