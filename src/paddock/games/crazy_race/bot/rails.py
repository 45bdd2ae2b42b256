"""The worth of the rails of Crazy Race: of each side to each seat, and of what lies ahead.

Rails and point cards do not change during a round of laying, so results are kept until they do.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.crazy_race.bot.beliefs import Beliefs
from paddock.games.crazy_race.rules.cards import FREE, NO_CARD, SIDES, STAGES, UNKNOWN
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL, TURNTABLE, one_further
from paddock.games.crazy_race.rules.scoring import cards_at
from paddock.games.crazy_race.rules.state import CrazyRace

SEATS: Final = 4
PLACES: Final = HOME + 1


@final
class Rails:
    """Computed again when a locomotive has moved, a card was laid, or the point or stage card is
    another one.
    """

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        self.places_key: i64 = -1
        self.tops_key: i64 = -1
        self.hope: list[float] = [0.0] * PLACES  # what is ahead of a locomotive at each place
        self.gains: list[float] = [0.0] * (SEATS * SIDES)  # what each side brings to each seat
        self.tops: list[float] = [0.0, 0.0]
        self.rail: vec[i64] = vec[i64]([0] * PER_RAIL)

    def read(self, s: CrazyRace) -> None:
        key: i64 = 0
        n: i64 = 0
        while n < len(s.engines):
            key = key * 13 + s.engines[n]
            n += 1
        n = 0
        while n < s.laid_count:  # a "?" is worth as much as lies there
            key = key * 5 + s.laid_side(n) + 1
            n += 1
        tops = (s.tops[0] + 1) * 16 + s.tops[1] + 1 + 256 * (s.card + 1) + 4096 * s.stage
        if key == self.places_key and tops == self.tops_key:
            return
        self.places_key = key
        self.tops_key = tops
        value = s.params.point_value
        table = float(value[s.tops[0]]) if s.tops[0] != NO_CARD else 0.0
        yard = float(value[s.tops[1]]) if s.tops[1] != NO_CARD else 0.0
        self.tops[0] = table
        self.tops[1] = yard
        reach = self.beliefs.pace * (float(STAGES - s.stage) + 0.3)
        trust = self.beliefs.trust
        place: i64 = 0
        while place < HOME:
            hope = yard * reach / (reach + float(HOME - place))
            if place < TURNTABLE:
                hope += table * reach / (reach + float(TURNTABLE - place))
            self.hope[place] = trust * hope
            place += 1
        self.hope[HOME] = 0.0
        if s.card == NO_CARD:
            return
        player: i64 = 0
        while player < s.params.players:
            side: i64 = 0
            while side < SIDES:
                self.gains[player * SIDES + side] = self.side_gain(s, player, side)
                side += 1
            player += 1

    def side_gain(self, s: CrazyRace, seat: i64, side: i64) -> float:
        """The worth of a side to a seat; a "?" counts as many spaces as cards lie there."""
        engine = s.params.engine[s.card * SIDES + side]
        spaces = s.params.distance[s.card * SIDES + side]
        if engine != FREE:
            return self.run_worth(s, seat, engine, spaces)
        if spaces == UNKNOWN:
            spaces = max(2, cards_at(s, side) + 1)
        most = 0.0
        engine = 0
        while engine < PER_RAIL:
            most = max(most, self.run_worth(s, seat, engine, spaces))
            engine += 1
        return most

    def run_worth(self, s: CrazyRace, seat: i64, engine: i64, spaces: i64) -> float:
        """What it brings to move one locomotive: cards it takes, and being nearer to others."""
        first = seat * PER_RAIL
        begun = s.engines[first + engine]
        if begun == HOME:
            return 0.0
        n: i64 = 0
        while n < PER_RAIL:
            self.rail[n] = s.engines[first + n]
            n += 1
        while spaces and self.rail[engine] < HOME:
            self.rail[engine] = one_further(self.rail, 0, engine)
            spaces -= 1
        place = self.rail[engine]
        worth = self.hope[place] - self.hope[begun]
        if begun < TURNTABLE <= place:
            worth += self.tops[0]
        if place == HOME:
            worth += self.tops[1]
        return worth
