"""What rivals can expect of a stage: how likely each of them comes home with so many points."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.seats import MOST_SEATS
from paddock.games.rally.bot.chances import TURNS
from paddock.games.rally.bot.player import RallyClub
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.rules.cards import LONGEST_LINE, NORMAL, SETUPS, TYRES
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.state import Rally
from paddock.games.rally.rules.view import RallyView


@final
class Rivals:
    """Each of them drives for the fewest turns, with mechanics where the road looks worst."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.club = RallyClub("")
        self.first: vec[i64] = vec[i64]([0] * MOST_SEATS)  # points of the first chance
        self.chances: vec[float] = vec[float]([0.0] * (MOST_SEATS * TURNS))
        self.setups: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def read(self, s: Rally, seat: i64) -> None:
        """In the turn of a seat."""
        rival: i64 = 0
        while rival < len(s.cars):
            car = s.cars[rival]
            if rival != seat:
                self._clear(rival, car.setup)
                if car.home:
                    self.first[rival] = car.home - car.start
                    self.chances[rival * TURNS] = 1.0
                elif not car.out:
                    self._on_the_road(s, rival, car)
            rival += 1

    def _on_the_road(self, s: Rally, rival: i64, car: Car) -> None:
        if car.space < 0:
            self._on_the_line(s, rival, car.setup, car.tyres)
            return
        arrivals = self.tables.arrivals(s, rival, car.setup, car.tyres)
        at = arrivals.at(s.field, car.space, 0 if car.off else car.gear)
        had_its_turn = car.start <= s.place
        self.first[rival] = s.round + car.missing - car.start + (1 if had_its_turn else 0)
        if had_its_turn or car.missing:
            self._copy(rival, arrivals.after, at, 1.0)
        else:
            self._copy(rival, arrivals.before, at, 1.0)

    def read_before_start(self, s: Rally, seat: i64) -> None:
        """While cars are prepared: in the first stage their set-ups are a secret, and tyres in
        every one, so each rival is taken to choose as the average turns say."""
        view = s.view(int(seat))
        rival: i64 = 0
        while rival < len(s.cars):
            if rival != seat:
                known = s.cars[rival].setup if s.stage > 0 else -1
                setup = int(known) if known >= 0 else self.likely_setup(view)
                self._clear(rival, setup)
                self._on_the_line(s, rival, setup, self.likely_tyres(view, setup))
            rival += 1

    def likely_setup(self, view: RallyView) -> int:
        turns = [int(self.club.pace(view, one, NORMAL, []).start) for one in range(len(SETUPS))]
        return turns.index(min(turns))

    def likely_tyres(self, view: RallyView, setup: int) -> int:
        turns = [int(self.club.pace(view, setup, one, []).start) for one in range(len(TYRES))]
        return turns.index(min(turns))

    def _on_the_line(self, s: Rally, rival: i64, setup: i64, tyres: i64) -> None:
        """RY9, RY10: it starts in a later round, in the weather of that one."""
        arrivals = self.tables.arrivals(s, rival, setup, tyres)
        shares = field_shares(s.field, arrivals.tempo.fields, s.cars[rival].start - max(1, s.round))
        self.first[rival] = 0
        field: i64 = 0
        while field < arrivals.tempo.fields:
            if shares[field] > 0.0:
                self._copy(rival, arrivals.before, arrivals.at(field, -1, 0), shares[field])
            field += 1

    def mean(self, rival: i64) -> float:
        """The points of a rival if it comes home."""
        total = 0.0
        weight = 0.0
        turn: i64 = 0
        while turn < TURNS:
            chance = self.chances[rival * TURNS + turn]
            total += chance * float(self.first[rival] + turn)
            weight += chance
            turn += 1
        return total / weight if weight > 0.0 else 0.0

    def _clear(self, rival: i64, setup: i64) -> None:
        self.setups[rival] = setup
        turn: i64 = 0
        while turn < TURNS:
            self.chances[rival * TURNS + turn] = 0.0
            turn += 1

    def _copy(self, rival: i64, source: vec[float], at: i64, share: float) -> None:
        turn: i64 = 0
        while turn < TURNS:
            self.chances[rival * TURNS + turn] += share * source[at + turn]
            turn += 1


def field_shares(field: i64, fields: i64, rounds: i64) -> vec[float]:
    """RY10: how likely the marker of the weather stands on each field after so many rounds."""
    now: vec[float] = vec[float]([0.0] * LONGEST_LINE)
    now[field] = 1.0
    done: i64 = 0
    while done < rounds:
        then: vec[float] = vec[float]([0.0] * LONGEST_LINE)
        n: i64 = 0
        while n < fields:
            then[min(fields - 1, n + 1)] += 0.5 * now[n]
            then[max(0, n - 1)] += 0.5 * now[n]
            n += 1
        now = then
        done += 1
    return now
