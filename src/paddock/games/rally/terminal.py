"""The terminal screen of Rally, drawn from a seat's view: the road section by section, the cars."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from paddock.cli.terminal.choices import Action, Item
from paddock.cli.terminal.console import MARKS, QUIET, mark
from paddock.cli.terminal.game_screen import GameScreen
from paddock.core.errors import OK
from paddock.core.moves import Move
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.rally.rules.cards import FEATURES, LONGEST, SPACES
from paddock.games.rally.rules.view import Dash, RallyView, Space
from paddock.i18n import colon, say
from paddock.i18n.telling import label, player_name, text

SIGNS: Final = {"ford": "≈", "hairpin": "⊃", "": " "}
STYLES: Final = ["green", "green", "yellow", "red", "bold red", "bold red"]  # by factor
CELL: Final = 8  # columns of a space
ROOMY: Final = 10 + SPACES * CELL


class RallyScreen(GameScreen):
    """Draws a view for its seat; with `plain` as lines of text."""

    # Events that the screen shows itself, or that are too many.
    quiet_events = ("mechanic-placed", "ready", "laid", "scored")

    # The table

    def table(self, view: View) -> list[Text]:
        assert isinstance(view, RallyView)
        lines = [self.heading(view)]
        if view.course:
            lines += self.road(view)
        for seat in view.order or range(len(view.cars)):
            lines.append(self.car(view, view.cars[seat]))
        if view.phase == "course":
            lines.append(Text(self.limits(view), QUIET))
        if view.phase == "prepare":
            lines.append(Text(self.say("table-type-mechanic"), QUIET))
        return lines

    def heading(self, view: RallyView) -> Text:
        entry = self.say(f"entry-{view.entry}")
        if view.special:
            parts = [self.say("table-special", entry=entry)]
        else:
            parts = [self.say("table-stage", entry=entry, stage=view.stage, stages=view.stages)]
        if view.round:
            parts.append(self.say("table-round", round=view.round))
            weather = self.say(f"weather-{view.weather}")
            parts.append(self.say("table-weather", weather=weather, add=view.weather_add))
        else:
            parts.append(self.say(f"zone-{view.zone}"))
        if view.safe:
            parts.append(self.say("table-safe", safe=view.safe))
        heading = Text(" · ".join(parts), style="bold")
        if not self.plain and len(heading) + 6 < self.width:
            heading = Text.assemble(("── ", QUIET), heading, " ")
            heading.append("─" * (self.width - len(heading)), QUIET)
        return heading

    # The road

    def road(self, view: RallyView) -> list[Text]:
        """A line for each section: its face, its first space, and the eight spaces."""
        lines = []
        for number, face in enumerate(view.course):
            first = number * SPACES
            line = Text.assemble((f"{face:>4}", "bold"), (f" {first + 1:>3} ", QUIET))
            for space in range(first, first + SPACES):
                line.append_text(self.space(view, space, view.spaces[space]))
            lines.append(line)
        return lines

    def space(self, view: RallyView, number: int, space: Space) -> Text:
        """Its factor, what is special about it, and who is there."""
        danger = self.danger(view, number, space)
        style = STYLES[min(space.factor, len(STYLES) - 1)]
        cell = Text.assemble((f"{space.factor}{SIGNS[space.mark].strip()}", style))
        cell.append("!" if danger else "", "bold red")
        own = view.cars[view.seat].crew + view.cars[view.seat].shown if view.seat >= 0 else []
        cell.append("M" * own.count(number + 1), "bold cyan")
        for car in view.cars:
            if car.space == number + 1 and not car.home and not car.out:
                sign, colour = MARKS[car.seat]
                cell.append(sign.lower() if not car.off else f"({sign})", colour)
        wide = 5 if self.width < ROOMY or self.plain else CELL
        cell.append(" " * max(1, wide - cell.cell_len))
        return cell

    def danger(self, view: RallyView, number: int, space: Space) -> bool:
        """Within this move, a space that it cannot drive safely."""
        if view.phase != "drive" or view.driver < 0:
            return False
        car = view.cars[view.driver]
        reach = car.space + view.most - view.driven
        return car.space <= number + 1 <= reach and space.factor - car.grip > view.safe

    # The cars

    def car(self, view: RallyView, car: Dash) -> Text:
        name = player_name(self.language, self.names, car.seat)
        line = Text.assemble(mark(car.seat), " ", (name, "bold"))
        if car.seat == view.seat:
            line.append(f" ({say(self.language, 'ui-you')})")
        line.append(colon(self.language) + " · ".join(self.details(view, car)))
        return line

    def details(self, view: RallyView, car: Dash) -> list[str]:
        parts = []
        if car.start:
            parts.append(self.say("table-start", number=car.start))
        if view.phase == "prepare" and car.seat != view.seat:
            return [*parts, self.say("table-ready" if car.ready else "table-preparing")]
        if view.round:
            parts += self.whereabouts(view, car)
        if car.setup:
            parts.append(self.say(f"setup-{car.setup}"))
        if car.tyres:
            parts.append(self.say(f"tyres-{car.tyres}"))
        if car.over_rev and view.round:
            parts.append(self.say("table-over-rev"))
        known = sorted(car.crew + car.shown)
        if known:
            spaces = ", ".join(str(space) for space in known)
            parts.append(self.say("table-crew", spaces=spaces))
        if car.hidden and car.seat != view.seat:
            parts.append(self.say("table-crew-hidden", count=car.hidden))
        if view.stages > 1 and view.results:
            parts.append(f"{self.say('table-total')} {car.total}")
        return parts

    def whereabouts(self, view: RallyView, car: Dash) -> list[str]:
        if car.out:
            return [self.say("table-out")]
        if car.home:
            return [self.say("table-home", round=car.home)]
        if not car.space:
            return [self.say("table-before-car")]
        parts = [self.say("table-space", space=car.space, length=len(view.spaces))]
        parts.append(self.say("table-off") if car.off else self.say("table-gear", gear=car.gear))
        if car.missing:
            parts.append(self.say("table-missing", count=car.missing))
        return parts

    def limits(self, view: RallyView) -> str:
        """What the calendar says about this stage, RY2."""
        parts = [self.say("table-course", laid=len(view.course), sections=view.sections)]
        for kind in FEATURES:
            if view.at_least[kind]:
                count = self.say(f"feature-{kind}", count=view.at_least[kind])
                parts.append(self.say("table-at-least", count=count))
            if view.at_most[kind] < LONGEST:
                count = self.say(f"feature-{kind}", count=view.at_most[kind])
                parts.append(self.say("table-at-most", count=count))
        return " · ".join(parts)

    # The choices

    def items(self, state: State, view: View) -> list[Item]:
        """Every legal move except the spaces for mechanics, which are typed."""
        assert isinstance(view, RallyView)
        items: list[Item] = []
        for move in state.legal(view.seat):
            if move.kind == "mechanic":
                continue
            name = label(self.language, self.game, move, self.names, view.seat)
            if move.kind == "lay":
                name += f"   {self.face(view, move)}"
            number = len(items) + 1
            items.append(Item(number, "", name, [Action(str(number), move, name, OK)]))
        return items

    def face(self, view: RallyView, move: Move) -> str:
        face = view.tables.faces[str(move.parts["face"])]
        kinds = [self.say(f"feature-{kind}", count=1) for kind in face.kinds()]
        factors = " ".join(str(factor) for factor in face.factors)
        return f"{factors}   {', '.join(kinds)}".rstrip()

    def say(self, key: str, /, **args: str | int) -> str:
        kind, _, name = key.partition("-")
        return text(self.language, self.game.name, kind, name, **args)
