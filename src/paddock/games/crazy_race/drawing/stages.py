"""The stage card with its four sides, and the driver cards laid around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.letters import fit
from paddock.drawing.marks import roundel
from paddock.drawing.svg import Ids, at, circle, drawing, escape, group, n, path, rect, text
from paddock.drawing.theme import BLACK, BLUE, GOLD, RED, WHITE, Palette, palette
from paddock.games.crazy_race.drawing.crew import CREW
from paddock.games.crazy_race.drawing.engines import MODELS, engine
from paddock.games.crazy_race.drawing.faces import BEIGE, SMALL, small_driver
from paddock.games.crazy_race.drawing.words import Words
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView

WIDTH: Final = 452.0
HEIGHT: Final = 340.0
SIZE: Final = 188.0  # of the stage card
LEFT: Final = (WIDTH - SIZE) / 2
TOP: Final = (HEIGHT - SIZE) / 2
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)
ORDER: Final = {"top": 1, "right": 2, "bottom": 3, "left": 4}

# The quarter of the card that belongs to a side, around its middle; and the field outside it.
HALF: Final = SIZE / 2 - 7
HUB: Final = 21.0
QUARTERS: Final = {
    "top": f"M{-HALF} {-HALF}H{HALF}L{HUB} {-HUB}H{-HUB}Z",
    "right": f"M{HALF} {-HALF}V{HALF}L{HUB} {HUB}V{-HUB}Z",
    "bottom": f"M{HALF} {HALF}H{-HALF}L{-HUB} {HUB}H{HUB}Z",
    "left": f"M{-HALF} {HALF}V{-HALF}L{-HUB} {-HUB}V{HUB}Z",
}
FIELDS: Final = {
    "top": (4.0, 4.0, WIDTH - 8, TOP - 10),
    "bottom": (4.0, TOP + SIZE + 6, WIDTH - 8, TOP - 10),
    "left": (4.0, TOP, LEFT - 10, SIZE),
    "right": (LEFT + SIZE + 6, TOP, LEFT - 10, SIZE),
}
# Where locomotive and number stand on a side
SPOTS: Final = {
    "top": ((-22.0, -37.5), (36.0, -41.0)),
    "right": ((58.0, 1.0), (58.0, 42.0)),
    "bottom": ((-22.0, 75.0), (36.0, 74.5)),
    "left": ((-58.0, 1.0), (-58.0, 42.0)),
}


def card(view: CrazyRaceView, words: Words, theme: str) -> str:
    """The card alone, around its middle; while none is turned up, its red back."""
    p = palette(theme)
    half = SIZE / 2
    ground = rect(-half, -half, SIZE, SIZE, p.paint(WHITE, BLACK, 1.4), 10)
    if not view.sides:
        return (
            ground
            + rect(-half + 7, -half + 7, SIZE - 14, SIZE - 14, p.paint(RED), 5)
            + path("M-60 0H60M0 -60V60", p.pen(WHITE, 3, ""))
            + circle(0, 0, 30, p.paint(WHITE))
            + text(0, 13, "?", 38, p.paint(RED), anchor="middle")
        )
    parts = [ground]
    for side in view.sides:
        parts.append(quarter(side, view, words, theme))
    parts.append(circle(0, 0, HUB + 3, p.paint(WHITE, BLACK, 1.4)))
    parts.append(text(0, 6.4, f"{view.stage}", 25, p.paint(BLACK), anchor="middle"))
    size = 7.4
    parts.append(text(0, 15.5, words("stage").upper(), size, p.paint(BLACK), anchor="middle"))
    parts.append(path("M-7 -84.5H7L0 -92.5Z", p.paint(BEIGE, BLACK, 1.2, "join")))
    return "".join(parts)


def quarter(side: SideView, view: CrazyRaceView, words: Words, theme: str) -> str:
    """One side: an enamel field, its locomotive and its distance."""
    p = palette(theme)
    free = not side.engine
    place, number = SPOTS[side.place]
    fill = GOLD if free else BLUE
    now = side.place == view.place
    edge = p.paint(fill, RED if now else WHITE, 5 if now else 1.6, "join")
    parts = [path(QUARTERS[side.place], edge)]
    ink = BLACK if free else WHITE
    parts.append(text(number[0], number[1], side.distance, 42, p.paint(ink), anchor="middle"))
    if free:
        parts.append(any_engine(place, p, theme))
    else:
        scale = 0.86 if side.place in ("top", "bottom") else 0.72
        parts.append(group(engine(side.engine, None, theme), at(place[0], place[1], scale)))
    if side.taboo:
        parts.append(path(QUARTERS[side.place], p.paint(BLACK) + ' opacity="0.62"'))
        lines, size = fit(words("taboo").upper(), 17, 74, 1)
        x, y = (place[0] + number[0]) / 2, place[1] - 12
        wide = 84.0
        parts.append(rect(x - wide / 2, y - 15, wide, 22, p.paint(RED, WHITE, 1.6), 3))
        parts.append(text(x, y + 1.6, lines[0], size, p.paint(WHITE), anchor="middle"))
    return group("".join(parts))


def any_engine(place: tuple[float, float], p: Palette, theme: str) -> str:
    """Three small ones: the winner says which."""
    x, y = place
    return "".join(
        group(engine(model, None, theme), at(x + dx, y + dy, 0.42))
        for model, dx, dy in (("A", -16, -15), ("B", 15, -15), ("C", -1, 3))
    )


def places(count: int, place: str) -> list[tuple[float, float]]:
    """Where so many cards lie in the field of a side."""
    x, y, wide, tall = FIELDS[place]
    if place in ("top", "bottom"):  # the number of the side and its verdict stand at the ends
        x, wide = x + 58, wide - 116
    w, h = SMALL
    rows = 1 if place in ("top", "bottom") else min(3, max(1, -(-count // 2)))
    each = -(-count // rows) if count else 1
    step = min(w + 4, (wide - w) / max(1, each - 1)) if each > 1 else 0.0
    down = min(h + 4, (tall - h) / max(1, rows - 1)) if rows > 1 else 0.0
    found = []
    for k in range(count):
        row, column = divmod(k, each)
        here = min(each, count - row * each)
        left = x + (wide - w - step * (here - 1)) / 2 + step * column
        top = y + (tall - h - down * (rows - 1)) / 2 + down * row
        found.append((left, top))
    return found


def bids(view: CrazyRaceView, side: SideView, theme: str, ids: Ids, back: bool) -> str:
    """The cards at one side in the order of laying; the winner's stand out when it is scored.

    `back`: the viewer may take one of his own cards back.
    """
    p = palette(theme)
    parts = []
    w, h = SMALL
    for k, ((owner, card), (x, y)) in enumerate(
        zip(side.cards, places(len(side.cards), side.place), strict=True)
    ):
        won = side.winner == owner
        halo = rect(-3, -3, w + 6, h + 6, p.paint(GOLD, BLACK, 0.8), 6) if won else ""
        lost = side.winner >= 0 and not won
        mine = back and owner == view.seat
        if mine:
            halo = rect(-3, -3, w + 6, h + 6, p.paint("signal"), 6)
        drawn = halo + small_driver(card, owner, theme)
        more = ' class="bid" opacity="0.55"' if lost and not mine else ' class="bid"'
        if mine:
            more = f' class="bid pick" data-move="take {escape(card)}"'
        parts.append(group(group(drawn, more=more), at(x, y), ids(f"laid-{side.place}-{k}")))
    return "".join(parts)


def verdict(side: SideView, theme: str) -> str:
    """Who has won a side, with which sum, at the corner of its field."""
    if side.winner < 0:
        return ""
    p = palette(theme)
    x, y, wide, tall = FIELDS[side.place]
    total = str(side.sums[side.winner])
    plate = rect(-25, -12, 50, 24, p.paint(WHITE, BLACK, 1.2), 12)
    mark = group(roundel(CREW[side.winner], 8.4, theme), at(-13, 0))
    number = text(9, 7, total, 19, p.paint(BLACK), anchor="middle")
    spot = {
        "top": (x + wide - 30, y + tall / 2),
        "bottom": (x + wide - 30, y + tall / 2),
        "left": (x + wide / 2, y + tall - 8),
        "right": (x + wide / 2, y + tall - 8),
    }[side.place]
    return group(group(plate + mark + number, at(*spot)), more=' class="verdict"')


def score_facts(side: SideView, ids: Ids) -> str:
    """What a page needs to turn the cards of one side after the other, and then to move."""
    moves = ""
    if side.winner >= 0 and side.engine:
        moves = ids(f"engine-{side.winner}-{MODELS.index(side.engine)}")
    scored = "1" if side.scored else "0"
    return f' class="side" data-scored="{scored}" data-moves="{escape(moves)}"'


def field(side: SideView, view: CrazyRaceView, theme: str) -> str:
    """The ground on which the cards of a side lie, with the order in which sides are scored."""
    p = palette(theme)
    x, y, wide, tall = FIELDS[side.place]
    now = side.place == view.place
    dash = "" if now else ' stroke-dasharray="4 4"'
    pen = p.paint("panel", "signal" if now else "line", 2 if now else 1.4) + dash
    order = text(x + 9, y + 17, str(ORDER[side.place]), 15, p.paint("quiet"))
    return rect(x, y, wide, tall, pen, 8) + order


def content(
    view: CrazyRaceView,
    words: Words,
    theme: str,
    ids: Ids,
    picks: Sequence[str],
    back: bool = False,
) -> str:
    """Everything, in a field of 452 × 340. `picks`: the sides that can be chosen now."""
    parts = []
    for side in view.sides:
        inner = field(side, view, theme)
        if side.place in picks:
            inner += hot(side.place, theme)
        parts.append(inner)
    parts.append(group(card(view, words, theme), at(*MIDDLE)))
    for side in view.sides:
        inner = bids(view, side, theme, ids, back) + verdict(side, theme)
        parts.append(group(inner, more=score_facts(side, ids)))
    for side in view.sides:
        if side.place in picks:
            parts.append(target(side.place))
    return "".join(parts)


def hot(place: str, theme: str) -> str:
    p = palette(theme)
    x, y, wide, tall = FIELDS[place]
    return rect(x, y, wide, tall, p.pen("signal", 2, ""), 8)


def target(place: str) -> str:
    """What a finger or a mouse can hit: the field and the quarter of a side, both unseen."""
    x, y, wide, tall = FIELDS[place]
    cx, cy = MIDDLE
    return (
        f'<g class="pick" data-side="{escape(place)}">'
        + rect(x, y, wide, tall, 'fill="#FFFAF0" fill-opacity="0"', 8)
        + f'<g transform="translate({n(cx)} {n(cy)})">'
        + path(QUARTERS[place], 'fill="#FFFAF0" fill-opacity="0"')
        + "</g></g>"
    )


def stage(
    view: CrazyRaceView,
    words: Words,
    *,
    theme: str = "light",
    ids: Ids,
    picks: Sequence[str] = (),
    back: bool = False,
    title: str = "",
) -> str:
    """The stage card with everything around it as a drawing of its own."""
    return drawing(WIDTH, HEIGHT, content(view, words, theme, ids, picks, back), title=title)
