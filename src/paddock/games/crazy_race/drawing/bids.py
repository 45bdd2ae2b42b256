"""The driver cards at the sides of a stage card, grouped by player, with their sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from paddock.drawing.marks import roundel
from paddock.drawing.svg import Ids, at, escape, group, rect, text
from paddock.drawing.theme import BLACK, GOLD, WHITE, palette
from paddock.games.crazy_race.drawing.crew import CREW
from paddock.games.crazy_race.drawing.faces import SMALL, small_driver
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView

SIZE: Final = 240.0  # of the stage card
DEEP: Final = 58.0  # height of the fields above and below it
BROAD: Final = 114.0  # width of the fields beside it
GAP: Final = 6.0
EDGE: Final = 3.0
LEFT: Final = EDGE + BROAD + GAP
TOP: Final = EDGE + DEEP + GAP
WIDTH: Final = SIZE + 2 * LEFT
HEIGHT: Final = SIZE + 2 * TOP
FIELDS: Final = {
    "top": (EDGE, EDGE, WIDTH - 2 * EDGE, DEEP),
    "bottom": (EDGE, TOP + SIZE + GAP, WIDTH - 2 * EDGE, DEEP),
    "left": (EDGE, TOP, BROAD, SIZE),
    "right": (LEFT + SIZE + GAP, TOP, BROAD, SIZE),
}

SCALE: Final = 0.86  # of the cards
CARD: Final = (SMALL[0] * SCALE, SMALL[1] * SCALE)
CHIP: Final = (27.0, 40.0)  # a sum with the mark of its player
NUMBER: Final = 16.0  # kept free for the order of the sides
BETWEEN: Final = 8.0  # gap between the cards of two players


class BidRow(NamedTuple):
    """The cards of one player at one side; `cards` are indices in the order of laying."""

    owner: int
    cards: list[int]


class Places(NamedTuple):
    """Where each card lies, and the sum of each player."""

    cards: list[tuple[float, float]]
    sums: dict[int, tuple[float, float]]


def rows_of(owners: Sequence[int]) -> list[BidRow]:
    """The cards by player; whoever laid first comes first, as this breaks ties."""
    return [
        BidRow(owner, [k for k, one in enumerate(owners) if one == owner])
        for owner in dict.fromkeys(owners)
    ]


def places(owners: Sequence[int], place: str) -> Places:
    """The places of the cards and sums in the field of a side.

    They are the same before and after the cards are turned.
    """
    beside = place in ("left", "right")
    return column(rows_of(owners), place) if beside else line(rows_of(owners), place)


def line(rows: list[BidRow], place: str) -> Places:
    """The places above and below the stage card: everything in one row."""
    x, y, wide, tall = FIELDS[place]
    w, h = CARD
    room = wide - 2 * NUMBER
    fixed = len(rows) * (w + 2 + CHIP[0]) + (len(rows) - 1) * BETWEEN
    more = sum(len(row.cards) - 1 for row in rows)
    step = min(w + 2, (room - fixed) / more) if more else 0.0
    left = x + NUMBER + (room - fixed - more * step) / 2
    spots: dict[int, tuple[float, float]] = {}
    sums: dict[int, tuple[float, float]] = {}
    for row in rows:
        for n, k in enumerate(row.cards):
            spots[k] = (left + n * step, y + (tall - h) / 2)
        left += (len(row.cards) - 1) * step + w + 2
        sums[row.owner] = (left, y + (tall - CHIP[1]) / 2)
        left += CHIP[0] + BETWEEN
    return Places([spots[k] for k in sorted(spots)], sums)


def column(rows: list[BidRow], place: str) -> Places:
    """The places beside the stage card: a row for each player."""
    x, y, wide, tall = FIELDS[place]
    w, h = CARD
    down = min(h + 6, tall / max(1, len(rows)))
    top = y + (tall - down * len(rows)) / 2 + (down - h) / 2
    spots: dict[int, tuple[float, float]] = {}
    sums: dict[int, tuple[float, float]] = {}
    for n, row in enumerate(rows):
        more = len(row.cards) - 1
        step = min(w + 2, (wide - 4 - w - 2 - CHIP[0]) / more) if more else 0.0
        left = x + (wide - w - step * more - 2 - CHIP[0]) / 2
        for m, k in enumerate(row.cards):
            spots[k] = (left + m * step, top + n * down)
        sums[row.owner] = (left + more * step + w + 2, top + n * down + (h - CHIP[1]) / 2)
    return Places([spots[k] for k in sorted(spots)], sums)


def bids(view: CrazyRaceView, side: SideView, theme: str, ids: Ids, back: bool) -> str:
    """The cards at one side; the winner's stand out when it is scored.

    `back`: the viewer may take one of his own cards back.
    """
    p = palette(theme)
    parts = []
    w, h = SMALL
    lying = places([owner for owner, _ in side.cards], side.place)
    for k, ((owner, card), (x, y)) in enumerate(zip(side.cards, lying.cards, strict=True)):
        won = side.winner == owner
        halo = rect(-3, -3, w + 6, h + 6, p.paint(GOLD, BLACK, 0.8), 6) if won else ""
        mine = back and owner == view.seat
        if mine:
            halo = rect(-3, -3, w + 6, h + 6, p.paint("signal"), 6)
        drawn = group(halo, more=' class="halo"') if halo else ""
        drawn += small_driver(card, owner, theme)
        if side.scored:  # the page shows the back until it has animated the turn
            drawn += group(small_driver("", owner, theme), more=' class="back" opacity="0"')
        more = f' class="bid pick" data-move="take {escape(card)}"' if mine else ' class="bid"'
        parts.append(group(group(drawn, more=more), at(x, y, SCALE), ids(f"laid-{side.place}-{k}")))
    return "".join(parts)


def sums(side: SideView, theme: str) -> str:
    """The sum of each player at a side that is scored: beside the cards, never over them."""
    if side.winner < 0:
        return ""
    lying = places([owner for owner, _ in side.cards], side.place)
    chips = "".join(
        group(total(owner, side.sums[owner], owner == side.winner, theme), at(*spot))
        for owner, spot in lying.sums.items()
    )
    return group(chips, more=' class="verdict"')


def total(owner: int, points: int, won: bool, theme: str) -> str:
    """A sum with the mark of its player, 27 × 40; the winner's in gold."""
    p = palette(theme)
    wide, tall = CHIP
    ground = p.paint(GOLD if won else WHITE, BLACK, 1.8 if won else 0.8)
    return (
        rect(1, 0.5, wide - 2, tall - 1, ground, 5)
        + group(roundel(CREW[owner], 7.6, theme), at(wide / 2, 10.4))
        + text(wide / 2, 36, str(points), 21, p.paint(BLACK), anchor="middle")
    )
