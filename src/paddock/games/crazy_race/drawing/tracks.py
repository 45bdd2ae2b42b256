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
    path,
    rect,
    text,
)
from paddock.drawing.theme import BLACK, STONE, WHITE, Palette, palette
from paddock.drawing.words import Words
from paddock.games.crazy_race.drawing.crew import CREW
from paddock.games.crazy_race.drawing.faces import chip
from paddock.games.crazy_race.drawing.ground import PIT, plate, shed, sleepers, turntable
from paddock.games.crazy_race.drawing.points import chip_places, pile
from paddock.games.crazy_race.drawing.rolling import (
    FIRST,
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
from paddock.games.crazy_race.rules.rail import TURNTABLE
from paddock.games.crazy_race.rules.view import CrazyRaceView

WIDTH: Final = 742.0  # fits a phone 350 pixels wide without being illegible
HEAD: Final = 58.0  # height of the piles above the rails
PILE: Final = (WIDTH / 2 - 9, HEAD - 8)
ROW: Final = 95.0
GAP: Final = {3: 22.0, 4: 4.5}  # by the number of players: three rows leave room
CHIPS: Final = 692.0  # the x where a player's won points begin


def top(seat: int, players: int) -> float:
    """The y where the row of a player begins."""
    return HEAD + seat * (ROW + GAP[players])


def height(players: int) -> float:
    return top(players - 1, players) + ROW + 2


# One row


def row(
    view: CrazyRaceView, seat: int, name: str, words: Words, theme: str, asked: bool = True
) -> str:
    """A player's rail without locomotives. `asked`: highlight it if the player is asked."""
    p = palette(theme)
    points = view.points[seat]
    parts = [rail(seat, theme, asked and seat in view.waiting)]
    parts.append(signs(view, seat, words, p))
    called = shorten(name, 13.5, 3 * STALL, PLAIN)
    parts.append(text(YARD, 86, called, 13.5, p.paint("quiet"), weight=600, font=WORDS))
    for value, (x, y, size) in zip(points, chip_places(len(points)), strict=True):
        spot = at(CHIPS + x, 6 + y, size)
        parts.append(group(group(chip(str(value), theme), spot), more=' class="won"'))
    return "".join(parts)


def rail(seat: int, theme: str, busy: bool = False) -> str:
    """The empty rail of a player, as it is printed on the board."""
    p = palette(theme)
    player = CREW[seat]
    edge = p.paint("panel", "signal" if busy else "line", 2.4 if busy else 1.2)
    parts = [rect(1.4, 1.4, WIDTH - 2.8, ROW - 2.8, edge, 8)]
    parts.append(rect(1.4, 1.4, 9, ROW - 2.8, p.paint(player.role), 4))
    parts.append(shed(p, player.role))
    parts.append(sleepers(YARD + 2, TABLE - PIT, p))
    parts.append(turntable(p))
    for space in range(1, TURNTABLE):
        parts.append(plate(FIRST + (space - 1) * STEP, str(space), p))
    parts.append(group(roundel(player, 12.5, theme), at(27, 26)))
    return "".join(parts)


def named(words: str) -> str:
    """The meaning of a symbol as its title, for hovering and screen readers."""
    return f"<title>{escape(words)}</title>"


def signs(view: CrazyRaceView, seat: int, words: Words, p: Palette) -> str:
    """The symbols below the roundel: lays first, hand empty, pile taken back."""
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
    """The symbol of the start player card: a clock."""
    return (
        circle(0, 0, 9.4, p.paint(WHITE, BLACK, 1.2))
        + circle(0, 0, 6.4, p.pen("go", 2.6, ""))
        + path("M0 -4V0H3", p.pen(BLACK, 1.3))
    )


def empty_sign(p: Palette) -> str:
    """The symbol of an empty hand: a crossed-out card."""
    card = rect(-5, -6.5, 10, 13, p.paint(STONE, BLACK, 1), 1.5)
    return card + path("M-7 8L7 -8", p.pen("signal", 2.2))


def once_sign(p: Palette) -> str:
    """The symbol of a pile that was taken back: an arrow that turns back."""
    arrow = path("M5 -1A5.4 5.4 0 1 0 4.2 3.4M5.6 -6L5 -0.8L0 -1.6", p.pen("quiet", 1.8))
    return rect(-8, -8, 16, 16, p.paint("panel")) + arrow


SIGNS: Final[dict[str, Callable[[Palette], str]]] = {
    "start": start_sign,
    "no-hand": empty_sign,
    "once": once_sign,
}


def sign(key: str, theme: str = "light") -> str:
    """A symbol of the rails alone, for a legend, 20 × 20."""
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
    heads = pile(view, "yard", words, theme, PILE), pile(view, "turntable", words, theme, PILE)
    parts = [group(heads[0], at(2, 2)), group(heads[1], at(WIDTH / 2 + 7, 2))]
    for seat in range(len(view.rails)):
        name = names[seat] if seat < len(names) else ""
        inner = row(view, seat, name, words, theme, asked)
        inner += rolling(view, seat, theme, ids, picks, previews, body)
        parts.append(group(inner, at(0, top(seat, len(view.rails)))))
    return "".join(parts)


def rolling(
    view: CrazyRaceView,
    seat: int,
    theme: str,
    ids: Ids,
    picks: Sequence[Pick],
    previews: Sequence[Ghost],
    body: Body | None,
) -> str:
    """The locomotives on one rail; picks and previews are only on the viewing seat's own."""
    own = seat == view.seat
    ends = ghosts(view, seat, theme, previews) if own else ""
    return ends + locomotives(view, seat, theme, ids, picks if own else (), body or Body())


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
    """The rails as a drawing of its own. `asked`: highlight the players who are asked."""
    drawn = content(
        view, names, words, theme, ids, picks=picks, previews=previews, body=body, asked=asked
    )
    return drawing(WIDTH, height(len(view.rails)), drawn, title=title)


def pieces(
    view: CrazyRaceView,
    words: Words,
    *,
    theme: str = "light",
    ids: Ids,
    picks: Sequence[Pick] = (),
    previews: Sequence[Ghost] = (),
    body: Body | None = None,
    asked: bool = True,
) -> tuple[list[str], list[str]]:
    """The two piles and the rail of each player as separate drawings, for a page."""
    piles = [
        drawing(WIDTH / 2, HEAD, group(pile(view, name, words, theme, PILE), at(x, 2)))
        for name, x in (("yard", 2.0), ("turntable", 7.0))
    ]
    rows = [
        drawing(
            WIDTH,
            ROW + 2,
            row(view, seat, "", words, theme, asked)
            + rolling(view, seat, theme, ids, picks, previews, body),
        )
        for seat in range(len(view.rails))
    ]
    return piles, rows
