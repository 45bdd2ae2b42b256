"""The club player of Rally: it works out the turns left from each space and drives by the odds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.games.rally.bot.pace import FAR, ROOM, STATES, Pace
from paddock.games.rally.bot.road import TURN, Road, setup_number, tyres_number
from paddock.games.rally.rules.cards import FACE_NAMES, MOST_SPACES, REACH, TYRES, WEATHERS
from paddock.games.rally.rules.moves import (
    AHEAD,
    BRAKE,
    DONE,
    GEAR,
    KEEP,
    MECHANIC,
    OVER_REV,
    SETUP,
    STOP,
    TYRE,
)
from paddock.games.rally.rules.view import Dash, RallyView

OVER_REV_WORTH: Final = TURN // 3  # the card is kept for a better moment
REMEMBERED: Final = 48  # tables of pace that are kept


class RallyClub(Bot):
    """Answers with the move that leaves the fewest turns."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.known: dict[str, Pace] = {}  # tables made before; each depends on its road only

    def answer(self, question: Question, rng: Rng) -> Move:
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        view = question.view()
        assert isinstance(view, RallyView)
        phase = view.phase
        if phase == "course":
            return self.lay(view, legal, rng)
        if phase == "prepare":
            return self.prepare(view, legal)
        if phase == "gear":
            return self.shift(view, legal)
        if phase == "drive":
            return self.drive(view, legal)
        return self.at_the_mechanics(view, legal)

    # Before the start

    def lay(self, view: RallyView, legal: list[Move], rng: Rng) -> Move:
        """A hard road for a stable car, an easy one for a prototype; else any."""
        setup = view.cars[view.seat].setup
        if setup in ("", "fast"):
            return legal[rng.below(len(legal))]
        hard = setup == "stable"
        few = [legal[rng.below(len(legal))] for _ in range(3)]
        few.sort(key=lambda move: (roughness(view, int(move.a)), int(move.id)), reverse=hard)
        return few[0]

    def prepare(self, view: RallyView, legal: list[Move]) -> Move:
        car = view.cars[view.seat]
        if not car.setup:
            worth = [
                self.pace(view, int(move.a), 0, []).start if move.verb == SETUP else FAR
                for move in legal
            ]
            return legal[worth.index(min(worth))]
        setup = setup_number(car.setup)
        if not car.tyres:
            worth = [
                self.pace(view, setup, int(move.a), []).start if move.verb == TYRE else FAR
                for move in legal
            ]
            return legal[worth.index(min(worth))]
        if any(move.verb == MECHANIC for move in legal):
            space = worst_space(view, car.crew)
            return next(move for move in legal if move.verb == MECHANIC and move.a == space)
        return next(move for move in legal if move.verb == DONE)

    # In the race

    def shift(self, view: RallyView, legal: list[Move]) -> Move:
        car = view.cars[view.seat]
        pace = self.own_pace(view, car)
        weather = WEATHERS.index(view.weather)
        best = legal[0]
        least: i64 = FAR
        for move in legal:
            gear = int(move.a) if move.verb == GEAR else car.gear - 2
            value = pace.throw(gear, weather, view.weather_add, car.space - 1)
            if move.verb == OVER_REV:
                value += OVER_REV_WORTH
            if value < least:
                best, least = move, value
        return best

    def drive(self, view: RallyView, legal: list[Move]) -> Move:
        """Brake, go on or stop, whichever leaves the fewest turns."""
        car = view.cars[view.seat]
        if view.judged:
            return self.after_a_throw(view, car, legal)
        pace = self.own_pace(view, car)
        weather = WEATHERS.index(view.weather)
        behind = car.space - 1 - view.driven
        pace.move(behind, car.gear, weather, view.safe)
        best = legal[0]
        least: i64 = FAR
        for move in legal:
            if move.verb == TYRE:
                continue
            value = self.step(pace, view, car, weather, behind, move)
            if value < least:
                best, least = move, value
        return best

    def step(
        self, pace: Pace, view: RallyView, car: Dash, weather: int, behind: int, move: Move
    ) -> i64:
        safe, braked, here = view.safe, view.braked, view.here
        if move.verb == BRAKE:
            return pace.best(
                behind,
                car.gear,
                weather,
                safe,
                view.least,
                view.most,
                view.driven,
                braked + 1,
                here + 1,
            )
        if move.verb == STOP:
            return pace.stop(
                behind, car.gear, weather, safe, view.least, view.driven, braked, here, 0
            )
        return pace.ahead(
            behind, car.gear, weather, safe, view.least, view.most, view.driven, braked, here, 0
        )

    def after_a_throw(self, view: RallyView, car: Dash, legal: list[Move]) -> Move:
        """Nothing has happened: this space needs no further throw."""
        pace = self.own_pace(view, car)
        weather = WEATHERS.index(view.weather)
        pace.move(car.space - 1 - view.driven, car.gear, weather, view.safe)
        stop = pace.turns[(car.space - 1) * STATES + car.gear]
        go = pace.arrived[(view.driven + 1) * ROOM + min(view.braked, max(0, view.least - 1))]
        if car.space == len(view.spaces):
            go = 0
        verb = STOP if stop < go else AHEAD
        return next((move for move in legal if move.verb == verb), legal[0])

    def at_the_mechanics(self, view: RallyView, legal: list[Move]) -> Move:
        """The tyres for the present weather, if they cost no turn."""
        best = {"rain": "rain", "storm": "rain", "snow": "snow"}.get(view.weather, "normal")
        free = not view.mended and not view.tables.slow_tyres
        for move in legal:
            if free and move.verb == TYRE and TYRES[move.a] == best:
                return move
        return next(move for move in legal if move.verb == KEEP)

    # The tables

    def own_pace(self, view: RallyView, car: Dash) -> Pace:
        """The table of one's own car, with the other cars as they stand now."""
        crew = sorted(car.crew + car.shown)
        pace = self.pace(view, setup_number(car.setup), tyres_number(car.tyres), crew)
        for space in range(MOST_SPACES):
            pace.cars[space] = 0
        for other in view.cars:
            running = 1 <= other.space <= len(view.spaces) and not (other.off or other.out)
            if running and other.seat != view.seat and not other.home:
                pace.cars[other.space - 1] += 1
        return pace

    def pace(self, view: RallyView, setup: int, tyres: int, crew: list[int]) -> Pace:
        key = f"{view.zone} {view.special} {view.course} {setup} {tyres} {crew}"
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = Pace(Road(view, setup, tyres, crew))
            self.known[key] = found
        return found


def roughness(view: RallyView, face: int) -> int:
    """The sum of the factors of a face."""
    return sum(view.tables.faces[FACE_NAMES[face]].factors)


def worst_space(view: RallyView, crew: list[int]) -> int:
    """Where one more mechanic has the most difficult spaces within reach."""
    length = len(view.spaces)
    trouble = [max(0, space.printed - 1) ** 2 for space in view.spaces]
    for at in crew:
        for n in range(max(0, at - 1 - REACH), min(length, at + REACH)):
            trouble[n] //= 2
    cover = [sum(trouble[max(0, n - REACH) : n + REACH + 1]) for n in range(length)]
    best = max(cover)
    spots = [n for n in range(length) if cover[n] == best]
    return spots[len(spots) // 2]
