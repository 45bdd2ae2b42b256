"""The rails: yard, five spaces and a turntable for each player, and the two piles of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paddock.drawing.letters import PLAIN, shorten
from paddock.drawing.marks import roundel
from paddock.drawing.svg import (
    WORDS,
    Ids,
    at,
    circle,
    drawing,
    escape,
    group,
    n,
    path,
    rect,
    text,
)
from paddock.drawing.theme import BLACK, STONE, WHITE, Palette, palette
from paddock.games.crazy_race.drawing.crew import CREW
from paddock.games.crazy_race.drawing.faces import chip
from paddock.games.crazy_race.drawing.points import chip_places, pile
from paddock.games.crazy_race.drawing.rolling import (
    FIRST,
    RAIL,
    STALL,
    STEP,
    TABLE,
    YARD,
    Body,
    Ghost,
    Pick,
    ghosts,
    locomotives,
)
from paddock.games.crazy_race.drawing.words import Words
from paddock.games.crazy_race.rules.rail import TURNTABLE
from paddock.games.crazy_race.rules.view import CrazyRaceView

WIDTH: Final = 742.0  # all of it is on a phone 350 pixels wide: no unit to spare
HEAD: Final = 58.0  # for the piles
PILE: Final = (WIDTH / 2 - 9, HEAD - 8)
ROW: Final = 95.0
GAP: Final = {3: 22.0, 4: 4.5}  # by the number of players: three rows leave room
PIT: Final = 39.0
HUB: Final = 46.0  # the height of its middle
PLATE: Final = (32.0, 24.0)
CHIPS: Final = 692.0  # where the points begin that a player has won


def top(seat: int, players: int) -> float:
    """Where the row of a player begins."""
    return HEAD + seat * (ROW + GAP[players])


def height(players: int) -> float:
    return top(players - 1, players) + ROW + 2


# The ground


def sleepers(left: float, right: float, p: Palette) -> str:
    ties = "".join(f"M{n(x)} {RAIL - 1}v9" for x in steps(left + 6, right, 12))
    return path(ties, p.pen("#8A6B4A", 5, "")) + path(
        f"M{n(left)} {RAIL + 0.6}H{n(right)}M{n(left)} {RAIL + 5.4}H{n(right)}",
        p.pen("quiet", 2, ""),
    )


def steps(start: float, end: float, step: float) -> list[float]:
    return [start + k * step for k in range(int((end - start) / step) + 1)]


def turntable(p: Palette) -> str:
    """A real one: a pit with a ring rail, and a bridge with its cabin."""
    cy = HUB
    ring = circle(TABLE, cy, PIT, p.paint("line", BLACK, 2))
    rail = circle(TABLE, cy, PIT - 5, p.pen("quiet", 1.6, ""))
    rays = "".join(
        f"M{n(TABLE + dx * (PIT - 1))} {n(cy + dy * (PIT - 1))}l{n(dx * -7)} {n(dy * -7)}"
        for dx, dy in ((0.71, 0.71), (0.71, -0.71), (-0.71, -0.71), (0, -1), (1, 0), (0, 1))
    )
    bridge = rect(TABLE - PIT + 3, RAIL - 2, 2 * PIT - 6, 10, p.paint("#8A6B4A", BLACK, 1.4), 2)
    top = path(
        f"M{n(TABLE - PIT + 5)} {RAIL + 0.6}h{n(2 * PIT - 10)}"
        f"M{n(TABLE - PIT + 5)} {RAIL + 5.4}h{n(2 * PIT - 10)}",
        p.pen(STONE, 1.8, ""),
    )
    arrow = path(
        f"M{n(TABLE + 17)} {n(cy - 23)}a28 28 0 0 0 -34 0m0 0l1 -7m-1 7l7 0.4", p.pen("quiet", 2)
    )
    return ring + rail + path(rays, p.pen("quiet", 2)) + arrow + bridge + top


def shed(p: Palette, colour: str) -> str:
    """The yard: a roof over three stalls."""
    left, right = YARD - 1, YARD + 3 * STALL + 4
    teeth = "".join(
        f"L{n(left + k * STALL + STALL * 0.78)} 12L{n(left + (k + 1) * STALL)} 18.5"
        for k in range(3)
    )
    walls = "".join(f"M{n(left + k * STALL)} 19V{RAIL + 6}" for k in range(1, 3))
    return (
        rect(left, 19, right - left - 4, RAIL - 12, p.paint("line"), 1)
        + path(f"M{n(left - 3)} 18.5{teeth}V22H{n(left - 3)}Z", p.paint(colour, BLACK, 1.2, "join"))
        + path(walls, p.pen("panel", 2, ""))
    )


def plate(x: float, number: str, p: Palette) -> str:
    """The number of a space on an enamel plate under the rail, to be read on a phone too."""
    wide, tall = PLATE
    plain = rect(x - wide / 2, RAIL + 7.4, wide, tall, p.paint(WHITE, BLACK, 1.1), 3)
    said = text(x, RAIL + 28.2, number, 25.5, p.paint(BLACK), anchor="middle")
    return group(plain + said, more=' class="space"')


# One row


def row(
    view: CrazyRaceView, seat: int, name: str, words: Words, theme: str, asked: bool = True
) -> str:
    """A player's rail without locomotives; `asked`: it stands out if the player is."""
    p = palette(theme)
    player = CREW[seat]
    points = view.points[seat]
    busy = asked and seat in view.waiting
    edge = p.paint("panel", "signal" if busy else "line", 2.4 if busy else 1.2)
    parts = [rect(1.4, 1.4, WIDTH - 2.8, ROW - 2.8, edge, 8)]
    parts.append(rect(1.4, 1.4, 9, ROW - 2.8, p.paint(player.role), 4))
    parts.append(shed(p, player.role))
    parts.append(sleepers(YARD + 2, TABLE - PIT, p))
    parts.append(turntable(p))
    for space in range(1, TURNTABLE):
        parts.append(plate(FIRST + (space - 1) * STEP, str(space), p))
    parts.append(group(roundel(player, 12.5, theme), at(27, 26)))
    parts.append(signs(view, seat, words, p))
    called = shorten(name, 13.5, 3 * STALL, PLAIN)
    parts.append(text(YARD, 86, called, 13.5, p.paint("quiet"), weight=600, font=WORDS))
    for value, (x, y, size) in zip(points, chip_places(len(points)), strict=True):
        spot = at(CHIPS + x, 6 + y, size)
        parts.append(group(group(chip(str(value), theme), spot), more=' class="won"'))
    return "".join(parts)


def named(words: str) -> str:
    """What a sign means, for those who point at it or have it read out."""
    return f"<title>{escape(words)}</title>"


def signs(view: CrazyRaceView, seat: int, words: Words, p: Palette) -> str:
    """Under the roundel: who lays first, whose hand is empty, whose pile has been taken back."""
    parts = []
    x = 19.0
    if seat == view.start:
        parts.append(group(named(words("start")) + SIGNS["start"](p), at(27, 55)))
    for key, seen in (("no-hand", view.empty[seat]), ("once", view.recovered[seat])):
        if seen:
            parts.append(group(named(words(key)) + SIGNS[key](p), at(x, 75)))
            x += 17
    return "".join(parts)


def start_sign(p: Palette) -> str:
    """The start player card: a clock."""
    return (
        circle(0, 0, 9.4, p.paint(WHITE, BLACK, 1.2))
        + circle(0, 0, 6.4, p.pen("go", 2.6, ""))
        + path("M0 -4V0H3", p.pen(BLACK, 1.3))
    )


def empty_sign(p: Palette) -> str:
    """A card that is crossed out: no cards in hand."""
    card = rect(-5, -6.5, 10, 13, p.paint(STONE, BLACK, 1), 1.5)
    return card + path("M-7 8L7 -8", p.pen("signal", 2.2))


def once_sign(p: Palette) -> str:
    """An arrow that comes back: the pile has been taken back."""
    arrow = path("M5 -1A5.4 5.4 0 1 0 4.2 3.4M5.6 -6L5 -0.8L0 -1.6", p.pen("quiet", 1.8))
    return rect(-8, -8, 16, 16, p.paint("panel")) + arrow


SIGNS: Final[dict[str, Callable[[Palette], str]]] = {
    "start": start_sign,
    "no-hand": empty_sign,
    "once": once_sign,
}


def sign(key: str, theme: str = "light") -> str:
    """A sign of the rails alone, for a legend, 20 × 20."""
    return drawing(20, 20, group(SIGNS[key](palette(theme)), at(10, 10)))


def content(
    view: CrazyRaceView,
    names: Sequence[str],
    words: Words,
    theme: str,
    ids: Ids,
    *,
    picks: Sequence[Pick] = (),
    previews: Sequence[Ghost] = (),
    body: Body | None = None,
    asked: bool = True,
) -> str:
    """All rails; picks and previews are for the viewing seat's own."""
    parts = [
        group(pile(view, "yard", words, theme, PILE), at(2, 2)),
        group(pile(view, "turntable", words, theme, PILE), at(WIDTH / 2 + 7, 2)),
    ]
    for seat in range(len(view.rails)):
        own = seat == view.seat
        name = names[seat] if seat < len(names) else ""
        inner = row(view, seat, name, words, theme, asked)
        if own:
            inner += ghosts(view, seat, theme, previews)
        inner += locomotives(view, seat, theme, ids, picks if own else (), body or Body())
        parts.append(group(inner, at(0, top(seat, len(view.rails)))))
    return "".join(parts)


def rails(
    view: CrazyRaceView,
    names: Sequence[str],
    words: Words,
    *,
    theme: str = "light",
    ids: Ids,
    picks: Sequence[Pick] = (),
    previews: Sequence[Ghost] = (),
    body: Body | None = None,
    asked: bool = True,
    title: str = "",
) -> str:
    """The rails as a drawing of its own. `asked`: whose turn it is stands out."""
    drawn = content(
        view, names, words, theme, ids, picks=picks, previews=previews, body=body, asked=asked
    )
    return drawing(WIDTH, height(len(view.rails)), drawn, title=title)
