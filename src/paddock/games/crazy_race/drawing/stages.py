"""The stage card with its four sides, and the driver cards laid around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.letters import fit
from paddock.drawing.svg import Ids, at, circle, drawing, escape, group, n, path, rect, text
from paddock.drawing.theme import BLACK, BLUE, GOLD, RED, WHITE, Palette, palette
from paddock.drawing.words import Words
from paddock.games.crazy_race.drawing.bids import FIELDS, HEIGHT, SIZE, WIDTH, bids, sums
from paddock.games.crazy_race.drawing.engines import MODELS, engine
from paddock.games.crazy_race.drawing.faces import BEIGE, fine
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView

MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)
ORDER: Final = {"top": 1, "right": 2, "bottom": 3, "left": 4}

# The card is drawn in units of its own, and then enlarged.
DRAWN: Final = 188.0

# The quarter of the card that belongs to a side; the origin is the middle of the card.
HALF: Final = DRAWN / 2 - 7
HUB: Final = 21.0
QUARTERS: Final = {
    "top": f"M{-HALF} {-HALF}H{HALF}L{HUB} {-HUB}H{-HUB}Z",
    "right": f"M{HALF} {-HALF}V{HALF}L{HUB} {HUB}V{-HUB}Z",
    "bottom": f"M{HALF} {HALF}H{-HALF}L{-HUB} {HUB}H{HUB}Z",
    "left": f"M{-HALF} {HALF}V{-HALF}L{-HUB} {-HUB}V{HUB}Z",
}
# The places of locomotive and number on a side: a quarter gets narrow towards the middle
SPOTS: Final = {
    "top": ((-20.0, -47.5), (36.0, -51.0)),
    "right": ((56.0, 1.0), (58.0, 42.0)),
    "bottom": ((-20.0, 77.0), (36.0, 80.0)),
    "left": ((-56.0, 1.0), (-58.0, 42.0)),
}
NUMBER: Final = 42.0  # the size of a distance


def card(view: CrazyRaceView, words: Words, theme: str, now: str) -> str:
    """The card alone, centred at the origin; its red back while no card is open."""
    if not view.sides:
        return back(theme)
    p = palette(theme)
    parts = [plate(p)]
    for side in view.sides:
        parts.append(quarter(side, side.place == now, words, theme))
    parts.append(circle(0, 0, HUB + 3, p.paint(WHITE, BLACK, 1.4)))
    parts.append(text(0, 6.4, f"{view.stage}", 25, p.paint(BLACK), anchor="middle"))
    size = 7.4
    said = text(0, 15.5, words("stage").upper(), size, p.paint(BLACK), anchor="middle")
    parts.append(fine(said))  # may be small: the log and the question say it too
    parts.append(path("M-6.5 -86.5H6.5L0 -93Z", p.paint(BEIGE, BLACK, 1.2, "join")))
    return "".join(parts)


def plate(p: Palette) -> str:
    """The background of both faces of a card."""
    return rect(-DRAWN / 2, -DRAWN / 2, DRAWN, DRAWN, p.paint(WHITE, BLACK, 1.4), 10)


def back(theme: str) -> str:
    """The red back that all stage cards share, centred at the origin."""
    p = palette(theme)
    inner = DRAWN - 14
    return (
        plate(p)
        + rect(-inner / 2, -inner / 2, inner, inner, p.paint(RED), 5)
        + path("M-60 0H60M0 -60V60", p.pen(WHITE, 3, ""))
        + circle(0, 0, 30, p.paint(WHITE))
        + text(0, 13, "?", 38, p.paint(RED), anchor="middle")
    )


def quarter(side: SideView, now: bool, words: Words, theme: str) -> str:
    """One side: an enamel field, its locomotive and its distance. `now`: it is being scored."""
    p = palette(theme)
    free = not side.engine
    place, number = SPOTS[side.place]
    fill = GOLD if free else BLUE
    edge = p.paint(fill, RED if now else WHITE, 5 if now else 1.6, "join")
    parts = [path(QUARTERS[side.place], edge)]
    ink = BLACK if free else WHITE
    parts.append(text(number[0], number[1], side.distance, NUMBER, p.paint(ink), anchor="middle"))
    if free:
        parts.append(any_engine(side.place, theme))
    else:
        parts.append(group(engine(side.engine, None, theme), at(place[0], place[1], 0.72)))
    if side.taboo:
        parts.append(path(QUARTERS[side.place], p.paint(BLACK) + ' opacity="0.62"'))
        lines, size = fit(words("taboo").upper(), 17, 74, 1)
        x, y = (place[0] + number[0]) / 2, place[1] - 12
        wide = 84.0
        parts.append(rect(x - wide / 2, y - 15, wide, 22, p.paint(RED, WHITE, 1.6), 3))
        parts.append(text(x, y + 1.6, lines[0], size, p.paint(WHITE), anchor="middle"))
    return group("".join(parts))


def any_engine(place: str, theme: str) -> str:
    """The sign of a side whose winner chooses the locomotive: three small ones."""
    x, y = SPOTS[place][0]
    two, one = (3, -13) if place == "bottom" else (-15, 3)
    return "".join(
        group(engine(model, None, theme), at(x + dx, y + dy, 0.42))
        for model, dx, dy in (("A", -16, two), ("B", 15, two), ("C", -1, one))
    )


def score_facts(side: SideView, ids: Ids) -> str:
    """The attributes by which the page animates the scoring of one side after the other."""
    moves = ""
    if side.winner >= 0 and side.engine:
        moves = ids(f"engine-{side.winner}-{MODELS.index(side.engine)}")
    scored = "1" if side.scored else "0"
    return f' class="side" data-scored="{scored}" data-moves="{escape(moves)}"'


def field(side: SideView, now: bool, theme: str) -> str:
    """The field for the cards of a side, with its number in the order of scoring."""
    p = palette(theme)
    x, y, wide, tall = FIELDS[side.place]
    dash = "" if now else ' stroke-dasharray="4 4"'
    pen = p.paint("panel", "signal" if now else "line", 2 if now else 1.4) + dash
    order = text(x + 7, y + 20, str(ORDER[side.place]), 21.5, p.paint("quiet"))
    return rect(x, y, wide, tall, pen, 8) + order


def content(
    view: CrazyRaceView,
    words: Words,
    theme: str,
    ids: Ids,
    picks: Sequence[str],
    back: bool = False,
    asked: bool = True,
) -> str:
    """Everything, in a field of 486 × 374. `picks`: the sides that can be chosen now; `asked`: the
    side that is being scored stands out."""
    parts = []
    now = view.place if asked else ""
    for side in view.sides:
        inner = field(side, side.place == now, theme)
        if side.place in picks:
            inner += hot(side.place, theme)
        parts.append(inner)
    parts.append(group(card(view, words, theme, now), at(*MIDDLE, SIZE / DRAWN)))
    for side in view.sides:
        inner = bids(view, side, theme, ids, back) + sums(side, theme)
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
    """The clickable area of a side: its field and its quarter, both transparent."""
    x, y, wide, tall = FIELDS[place]
    cx, cy = MIDDLE
    return (
        f'<g class="pick" data-side="{escape(place)}">'
        + rect(x, y, wide, tall, 'fill="#FFFAF0" fill-opacity="0"', 8)
        + f'<g transform="translate({n(cx)} {n(cy)}) scale({n(SIZE / DRAWN)})">'
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
    asked: bool = True,
    title: str = "",
) -> str:
    """The stage card with everything around it as a drawing of its own."""
    drawn = content(view, words, theme, ids, picks, back, asked)
    return drawing(WIDTH, HEIGHT, drawn, title=title)
