"""The standings: after each part of a series, and at the end of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from paddock.core.ledger import Line
from paddock.core.seats import NOBODY
from paddock.games import package_of
from paddock.games.ledgers import ledger_of
from paddock.i18n import has, say
from paddock.i18n.telling import side_name
from paddock.web.scene import Scene

if TYPE_CHECKING:
    from paddock.web.controls import Controls

MOST_PARTS: Final = 4  # columns; a longer series shows only its last part


@dataclass
class StandingsRow:
    """One side with the value of each column."""

    side: int
    place: int
    cells: list[str]
    total: str
    placed: bool = True  # False: listed without a place


@dataclass
class Standings:
    """A table of the standings, the first place first."""

    title: str  # the part that is over; empty at the end of the match
    heads: list[str]  # the headings between the name and the total
    rows: list[StandingsRow]
    total: str = ""  # the heading of the total; empty: the usual one
    next: str = ""  # what comes next
    note: str = ""  # how to read it


def places_of(totals: list[int], low_wins: bool = False) -> list[int]:
    """The place of each total; equals share the better one."""
    sign = -1 if low_wins else 1
    return [1 + sum(1 for other in totals if sign * other > sign * mine) for mine in totals]


def part_now(scene: Scene) -> int:
    """The number of the current part; 0: the game has no parts."""
    for argument in package_of(scene.game.name).part_ends.values():
        now = getattr(scene.view, argument, None)  # the fields of a FieldState are in the dict only
        found = scene.view.to_dict().get(argument, 0) if now is None else now
        return found if isinstance(found, int) else 0
    return 0


def part_ended(scene: Scene) -> int:
    """The number of the part that ended last, as its event told it; 0: none yet."""
    ends = package_of(scene.game.name).part_ends
    for told in reversed(scene.news):
        if told.event.code in ends:
            return int(told.event.args.get(ends[told.event.code], 0))
    return 0


def is_series(scene: Scene) -> bool:
    """Whether this match has more than one part."""
    single = package_of(scene.game.name).single_part
    options = scene.view.options
    return bool(single) and any(options[name] != value for name, value in single.items())


def part_name(scene: Scene, part: int) -> str:
    """The name of a part of a match in this game."""
    own = f"{scene.game.name}-score-part"
    if has(scene.language, own):
        return say(scene.language, own, race=part)
    return say(scene.language, "web-part", n=part)


def from_ledger(
    scene: Scene, own: Controls, places: list[int] | None = None, over: bool = False
) -> Standings:
    """The points of the parts so far and their sum. `places` are the places by the rules at the
    end.
    """
    lines = ledger_of(scene.view)
    parts = sorted({line.race for line in lines})
    ended = parts[-1] if parts else part_ended(scene)
    shown = parts if len(parts) <= MOST_PARTS else parts[-1:]
    if len(parts) < 2 and over:
        shown = []
    totals = list(scene.view.scores)
    order = places or places_of(totals)
    rows = [
        StandingsRow(
            side,
            order[side],
            [own.amount(scene, points(lines, part, side)) for part in shown],
            own.amount(scene, totals[side]),
        )
        for side in range(len(totals))
    ]
    between = ended > 0 and not over
    return Standings(
        own.part_name(scene, ended) if between else "",
        [own.part_name(scene, part) for part in shown],
        sorted(rows, key=lambda row: (row.place, row.side)),
        next=own.part_name(scene, ended + 1) if between else "",
    )


def points(lines: list[Line], part: int, side: int) -> int:
    """A side's points in one part."""
    return sum(line.points for line in lines if (line.race, line.side) == (part, side))


def side_label(scene: Scene, side: int) -> str:
    """The name of a side."""
    return side_name(scene.language, scene.game, side, scene.names)


def own_side(scene: Scene) -> int:
    """The viewer's side."""
    return int(scene.game.side_of[scene.seat]) if scene.seat >= 0 else NOBODY
