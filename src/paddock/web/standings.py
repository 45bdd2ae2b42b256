"""Who stands where: after each part of a series, and at the end of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from paddock.core.ledger import Line
from paddock.core.seats import NOBODY
from paddock.games import package_of
from paddock.i18n import has, say
from paddock.i18n.telling import side_name
from paddock.web.scene import Scene

if TYPE_CHECKING:
    from paddock.web.controls import Controls

MOST_PARTS: Final = 4  # columns; of a longer series only the last part has one


@dataclass
class StandingsRow:
    """One side, with what each column says of it."""

    side: int
    place: int
    cells: list[str]
    total: str
    placed: bool = True  # or it only stands there, without a place


@dataclass
class Standings:
    """A table: the first place first."""

    title: str  # what is over, or empty at the end of the match
    heads: list[str]  # of the columns between the name and the total
    rows: list[StandingsRow]
    total: str = ""  # the heading of the last column; empty: the usual one
    next: str = ""  # what comes now
    note: str = ""  # how to read it


def places_of(totals: list[int], low_wins: bool = False) -> list[int]:
    """The place of each; equals share the better one."""
    sign = -1 if low_wins else 1
    return [1 + sum(1 for other in totals if sign * other > sign * mine) for mine in totals]


def ledger_of(scene: Scene) -> list[Line]:
    """The points so far, line by line; empty for a game that keeps none."""
    return list(getattr(scene.view, "ledger", []))


def part_now(scene: Scene) -> int:
    """The number of the part that is being played; 0: the game has no parts."""
    for argument in package_of(scene.game.name).part_ends.values():
        return int(getattr(scene.view, argument, 0))
    return 0


def is_series(scene: Scene) -> bool:
    """Whether this match has more than one part."""
    single = package_of(scene.game.name).single_part
    options = scene.view.options
    return bool(single) and any(options[name] != value for name, value in single.items())


def part_name(scene: Scene, part: int) -> str:
    """What the game calls a part of a match, in words."""
    own = f"{scene.game.name}-score-part"
    if has(scene.language, own):
        return say(scene.language, own, race=part)
    return say(scene.language, "web-part", n=part)


def from_ledger(
    scene: Scene, own: Controls, places: list[int] | None = None, over: bool = False
) -> Standings:
    """The points of the parts so far and their sum. `places` are those of the rules at the end."""
    lines = ledger_of(scene)
    parts = sorted({line.race for line in lines})
    ended = parts[-1] if parts else 0
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
    return Standings(
        "" if over else own.part_name(scene, ended),
        [own.part_name(scene, part) for part in shown],
        sorted(rows, key=lambda row: (row.place, row.side)),
        next="" if over else own.part_name(scene, ended + 1),
    )


def points(lines: list[Line], part: int, side: int) -> int:
    return sum(line.points for line in lines if (line.race, line.side) == (part, side))


def side_label(scene: Scene, side: int) -> str:
    return side_name(scene.language, scene.game, side, scene.names)


def own_side(scene: Scene) -> int:
    return int(scene.game.side_of[scene.seat]) if scene.seat >= 0 else NOBODY
