"""What a seat may know: all of the race but the others' hidden mechanics and sealed choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.ledger import Line
from paddock.core.view import View
from paddock.games.rally.rules.cards import (
    ENTRIES,
    FACE_NAMES,
    FEATURES,
    LONGEST_LINE,
    MARK_NAMES,
    SETUPS,
    SPACES,
    TYRES,
    WEATHERS,
    ZONES,
)
from paddock.games.rally.rules.parameters import ROAD

if TYPE_CHECKING:
    from paddock.games.rally.rules.cars import Car
    from paddock.games.rally.rules.state import Rally


class Space:
    """One space of the course as it is now."""

    def __init__(self, state: Rally, space: int) -> None:
        params = state.params
        slot = int(state.slot(space))
        self.face = FACE_NAMES[slot // SPACES]
        self.number = params.faces[slot // SPACES].first + slot % SPACES  # as printed, RY1
        self.printed = int(params.factor[slot])
        self.factor = int(params.going[state.weather() * ROAD + slot])  # in this weather, RY19
        self.mark = MARK_NAMES[params.mark[slot]]

    def to_dict(self) -> dict[str, object]:
        return {
            "face": self.face,
            "number": self.number,
            "printed": self.printed,
            "factor": self.factor,
            "mark": self.mark,
        }


class Dash:
    """One car, its dash and those of its mechanics whom the viewer knows."""

    def __init__(self, state: Rally, seat: int, car: Car, viewer: int) -> None:
        own = viewer == seat
        sealed = state.phase.sealed and not own
        self.seat = seat
        self.start = int(car.start)  # start number; 0: not drawn yet
        self.space = int(car.space) + 1  # 0: before the start
        self.gear = int(car.gear)  # 0: has not driven
        self.off = car.off
        self.out = car.out
        self.home = int(car.home)  # round; 0: still on the road
        self.missing = int(car.missing)
        self.over_rev = car.over_rev
        unknown = car.setup < 0 or (sealed and state.stage == 0)
        self.setup = "" if unknown else SETUPS[car.setup]
        self.setup_before = SETUPS[car.setup_before] if car.setup_before >= 0 else ""
        self.tyres = "" if car.tyres < 0 or sealed else TYRES[car.tyres]
        known = car.tyres >= 0 and not sealed
        self.grip = int(state.grip(car)) if known else 0  # taken off every factor now, RY20
        self.drag = int(state.drag(car)) if known else 0  # taken off the spaces of every gear
        self.ready = state.phase.sealed and seat not in state.waiting
        self.shown = [space + 1 for space in car.shown_crew()]  # mechanics who have acted
        self.hidden = 0 if sealed else int(car.hidden())  # how many have not
        # The spaces of these: in their driver's own view only
        self.crew = [space + 1 for space in car.hidden_crew()] if own else []
        self.running = car.space >= 0 and not car.off and car.racing()  # in the way, RY14
        self.points = int(car.points)  # of the last stage
        self.total = int(car.total)  # of this rally so far

    def to_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "start": self.start,
            "space": self.space,
            "gear": self.gear,
            "off": self.off,
            "out": self.out,
            "home": self.home,
            "missing": self.missing,
            "over_rev": self.over_rev,
            "setup": self.setup,
            "setup_before": self.setup_before,
            "tyres": self.tyres,
            "grip": self.grip,
            "drag": self.drag,
            "ready": self.ready,
            "shown": self.shown,
            "hidden": self.hidden,
            "crew": self.crew,
            "running": self.running,
            "points": self.points,
            "total": self.total,
        }


class Result:
    """The points of one stage that is over."""

    def __init__(self, row: str) -> None:
        head, _, tail = row.partition(":")
        rally, _, stage = head.partition(".")
        self.rally = int(rally)
        self.stage = int(stage)
        self.points = [int(cell) for cell in tail.split("/")]

    def to_dict(self) -> dict[str, object]:
        return {"rally": self.rally, "stage": self.stage, "points": self.points}


class RallyView(View):
    """What one seat may know of a position."""

    def __init__(self, state: Rally, seat: int) -> None:
        super().__init__(state, seat)
        params = state.params
        self.rally = int(state.rally) + 1
        self.rallies = len(params.rallies)
        self.entry = ENTRIES[state.entry]
        self.calendar = [ENTRIES[n] for n in params.rallies]
        self.stage = int(state.stage) + 1
        self.stages = params.stages(int(state.entry))
        self.special = state.special
        self.zone = ZONES[state.zone]
        self.sections = params.sections(int(state.entry), state.special)
        limits = params.limits(int(state.entry), state.special)
        self.at_least = dict(zip(FEATURES, limits.least, strict=True))
        self.at_most = dict(zip(FEATURES, limits.most, strict=True))
        self.layer = int(state.layer)
        self.order = [int(state.order[n]) for n in range(state.drawn)]
        self.course = [FACE_NAMES[state.course[n]] for n in range(state.laid)]
        self.spaces = [Space(state, n) for n in range(int(state.length()))]
        self.round = int(state.round)
        line = int(state.zone) * LONGEST_LINE
        fields = range(line, line + int(params.fields[state.zone]))
        self.sky = [(WEATHERS[params.sky[n]], int(params.adds[n])) for n in fields]
        self.field = int(state.field)
        self.weather = WEATHERS[state.weather()]
        self.weather_add = int(state.weather_add())
        self.cars = [Dash(state, n, car, seat) for n, car in enumerate(state.cars)]
        self.driver = int(state.driver)
        self.turn = self.driver
        self.thrown = int(state.thrown)  # the last die; 0: none yet in this stage
        # The move that is being driven
        self.die = int(state.die)
        self.safe = int(state.safe)
        self.least = int(state.least)
        self.most = int(state.most)
        self.driven = int(state.driven)
        self.braked = int(state.braked)
        self.here = int(state.here)
        self.judged = state.judged
        self.excess = int(state.excess)
        self.going_on = state.going_on
        self.change = TYRES[state.change] if state.change >= 0 else ""
        self.mended = state.mended
        self.tables = params.printed
        self.results = [Result(row) for row in state.results]
        self.ledger: list[Line] = state.ledger.lines[:]

    def to_dict(self) -> dict[str, object]:
        fields = super().to_dict()
        fields.update(
            rally=self.rally,
            rallies=self.rallies,
            entry=self.entry,
            calendar=self.calendar,
            stage=self.stage,
            stages=self.stages,
            special=self.special,
            zone=self.zone,
            sections=self.sections,
            at_least=self.at_least,
            at_most=self.at_most,
            layer=self.layer,
            order=self.order,
            course=self.course,
            spaces=[space.to_dict() for space in self.spaces],
            round=self.round,
            sky=[list(field) for field in self.sky],
            field=self.field,
            weather=self.weather,
            weather_add=self.weather_add,
            cars=[car.to_dict() for car in self.cars],
            driver=self.driver,
            turn=self.turn,
            thrown=self.thrown,
            die=self.die,
            safe=self.safe,
            least=self.least,
            most=self.most,
            driven=self.driven,
            braked=self.braked,
            here=self.here,
            judged=self.judged,
            excess=self.excess,
            going_on=self.going_on,
            change=self.change,
            mended=self.mended,
            tables=self.tables.to_dict(),
            results=[result.to_dict() for result in self.results],
            ledger=[line.to_dict() for line in self.ledger],
        )
        return fields
