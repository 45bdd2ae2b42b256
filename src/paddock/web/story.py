"""The story of a finished match: how each side stood over time, and its turning points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from paddock.core.match import Match
from paddock.core.seats import EVERYONE, LUCK, NOBODY
from paddock.drawing.chart import NARROW, chart, scale
from paddock.i18n import say
from paddock.i18n.telling import tell, text
from paddock.tables import Table, TimedEvent
from paddock.web.controls import Controls, controls_of
from paddock.web.notices import QUIET_EVENTS
from paddock.web.people import chart_sides
from paddock.web.scene import Scene

MOST_POINTS: Final = 160  # points of a chart; more cannot be distinguished
MOMENTS: Final = 3
# Events that the result shows anyway.
ENDINGS: Final = ("won-match", "shared-match", "standing", "placed")
APART: Final = 3  # steps between two moments, so that one turn is not shown twice


@dataclass
class Story:
    """The standing of each side after each step of the match."""

    plies: list[int]  # the lengths of the log
    sides: list[list[int]]  # the measure of each side at each of them

    def moments(
        self, told: Callable[[int], str], greatness: Callable[[int], int]
    ) -> list[tuple[int, str]]:
        """The steps with the greatest events, then those with the largest swings, each with its
        sentence; in the order of the match, without repeated sentences.
        """
        steps = range(1, len(self.plies))
        order = sorted(steps, key=lambda one: (greatness(one), self.swing(one)), reverse=True)
        found: dict[str, int] = {}
        for step in order:
            apart = all(abs(step - one) >= APART for one in found.values())
            if (greatness(step) or self.swing(step) > 0) and apart and (words := told(step)):
                found.setdefault(words, step)
            if len(found) == MOMENTS:
                break
        return sorted((step, words) for words, step in found.items())

    def under_way(self) -> list[list[int]]:
        """The sides from the step before the first change on. Steps before the start are left out:
        in some games they are as many as those of the race.
        """
        changes = (
            step
            for step in range(1, len(self.plies))
            if any(one[step] != one[0] for one in self.sides)
        )
        first = next(changes, 1)
        return [one[first - 1 :] for one in self.sides]

    def swing(self, step: int) -> float:
        """The largest gain or loss of a side against the others."""
        gains = [one[step] - one[step - 1] for one in self.sides]
        if len(gains) < 2:
            return 0.0
        return max(abs(one - (sum(gains) - one) / (len(gains) - 1)) for one in gains)

    def mover(self, step: int) -> int:
        """The side with the largest gain or loss."""
        gains = [one[step] - one[step - 1] for one in self.sides]
        mean = sum(gains) / len(gains)
        return max(range(len(gains)), key=lambda side: abs(gains[side] - mean))


def story_of(table: Table) -> Story:
    """Replay a match as a spectator and measure it."""
    assert table.match is not None
    own, log = controls_of(table.game.name), table.match.log
    match = Match(table.game, log.names)
    ends = [0, *(n for n in range(1, len(log.entries)) if log.entries[n].seat != LUCK)]
    ends = ends[:: 1 + len(ends) // MOST_POINTS]
    wanted = {*ends, len(log.entries)}
    story = Story([], [[] for _ in range(table.game.sides)])

    def measure(ply: int) -> None:
        scene = Scene("en", table.game, match.state.view(NOBODY), log.names, [], {})
        story.plies.append(ply)
        for side, value in enumerate(own.measure(scene)):
            story.sides[side].append(value)

    for ply, entry in enumerate(log.entries):
        if ply in wanted:
            measure(ply)
        match.follow(entry)
    measure(len(log.entries))
    return story


def story_context(table: Table, scene: Scene, story: Story) -> dict[str, Any]:
    """The context of the end of a match besides the result: the chart, and moments with links."""
    language, game = scene.language, table.game
    own = controls_of(game.name)
    measure = own.measure_name(scene) or text(language, game.name, "end", "measure")
    values = [value for one in story.sides for value in one]
    marks = scale(min(values), max(values)) if values else []
    drawn = chart(
        story.under_way(),
        chart_sides(table, scene.view),
        [own.measured(scene, value) for value in marks],
        marks,
        title=say(language, "end-chart.help", measure=measure),
        size=NARROW,
    )
    moments = [
        {"ply": story.plies[step], "said": words}
        for step, words in story.moments(
            lambda step: said(table, scene, story, step),
            lambda step: max(
                (greatness(own, told) for told in heard(table, story, step)), default=0
            ),
        )
    ]
    return {"chart": Markup(drawn), "measure": measure, "moments": moments}


def heard(table: Table, story: Story, step: int) -> list[TimedEvent]:
    """The public events between two steps."""
    first, last = story.plies[step - 1], story.plies[step]
    return [
        told
        for told in table.record.history
        if first <= told.ply < last
        and told.event.audience == EVERYONE
        and told.event.code not in QUIET_EVENTS
        and not told.event.code.startswith(ENDINGS)
    ]


def said(table: Table, scene: Scene, story: Story, step: int) -> str:
    """The sentence for what happened between two steps: the greatest event; of equal ones, the one
    that concerns the side with the largest swing most.
    """
    events = heard(table, story, step)
    if not events:
        return ""
    own, side = controls_of(table.game.name), story.mover(step)
    # Of equals the last one: it tells how a move ended.
    best = max(events[::-1], key=lambda told: (greatness(own, told), concerns(table, told, side)))
    return tell(scene.language, scene.game, best.event, scene.names, scene.seat)


def greatness(own: Controls, told: TimedEvent) -> int:
    """0 for an ordinary event; higher for one that the game lists earlier among its great ones."""
    known = own.great_events
    return len(known) - known.index(told.event.code) if told.event.code in known else 0


def concerns(table: Table, told: TimedEvent, side: int) -> int:
    """How much an event concerns a side: most if it has a number for it."""
    args = told.event.args
    seat = args.get("seat")
    its = args.get("side", args.get("winner"))
    mine = its == side or (
        isinstance(seat, int) and seat >= 0 and int(table.game.side_of[seat]) == side
    )
    return 2 * mine + ("points" in args or "spaces" in args or "amount" in args)
