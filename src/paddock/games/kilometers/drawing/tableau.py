"""One side's tableau: battle pile, speed pile, trumps, and the distances fanned by value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from paddock.drawing import cards
from paddock.drawing.faces import CardFaces
from paddock.drawing.letters import fit_line, width
from paddock.drawing.marks import player_of, roundel
from paddock.drawing.svg import at, group, path, rect, text
from paddock.drawing.theme import BLACK, GOLD, WHITE, palette
from paddock.games.kilometers.drawing.faces import DISTANCES, TRUMPS
from paddock.games.kilometers.drawing.pictograms import PICTOGRAMS
from paddock.games.kilometers.rules.view import KilometersView

WIDTH: Final = 340
HEIGHT: Final = 246
EDGE: Final = 12.0
FACTS: Final = 17.0  # the size of small text, readable with both tableaux of a match on a phone
BIG: Final = 0.75  # scale of the piles and distances
SMALL: Final = 0.55  # scale of the trumps
FIRST: Final = 54.0  # the y where the piles begin; the distances are below them
SECOND: Final = 128.0
COLUMN: Final = (WIDTH - 2 * EDGE - cards.WIDTH * BIG) / 4  # the distance between two values
FAN: Final = 13.2  # the visible part of a covered card
ROOM: Final = 44.0  # height for all cards of a fan but the first


def seats_of(view: KilometersView, side: int) -> list[int]:
    return [seat for seat, one in enumerate(view.side_of) if one == side]


def side_name(view: KilometersView, side: int, names: Sequence[str]) -> str:
    """The names of the players of a side."""
    return ", ".join(
        names[seat] if seat < len(names) and names[seat] else f"Nº {seat + 1}"
        for seat in seats_of(view, side)
    )


def busy(view: KilometersView, side: int) -> bool:
    """Whether a member of this side is asked now, or is about to be."""
    return view.phase != "over" and view.turn >= 0 and view.side_of[view.turn] == side


def content(view: KilometersView, side: int, names: Sequence[str], deck: CardFaces) -> str:
    """A tableau of 340 × 246 at the origin."""
    p = palette(deck.theme)
    edge = ("signal", 2.4) if busy(view, side) else ("line", 1.2)
    return (
        rect(1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, p.paint("panel", *edge), 8)
        + heading(view, side, names, deck)
        + piles(view, side, deck)
        + trumps(view, side, deck)
        + distances(view, side, deck)
    )


def heading(view: KilometersView, side: int, names: Sequence[str], deck: CardFaces) -> str:
    """Name, kilometres, whether the car is rolling, cards in hand, and points so far."""
    p = palette(deck.theme)
    table = view.tableaux[side]
    far = f"{table.km} {deck.words('km')}"
    left = WIDTH - EDGE - width(far, 28) - 22
    if table.rolling:
        state = path("M0 -6.5L11.5 0L0 6.5Z", p.paint("go", "go", 2, "join"))
    else:
        state = path("M0 -5.5H11V5.5H0Z", p.paint("signal", "signal", 2, "join"))
    facts = ""
    x = 44.0
    for seat in seats_of(view, side):
        size = str(view.hand_sizes[seat])
        facts += rect(x, 34, 7.2, 10.2, p.paint(BLACK, GOLD, 1), 1.4)
        facts += text(x + 11, 45.5, size, FACTS, p.paint("quiet"))
        x += 11 + width(size, FACTS) + 9
    flag = "M0 0H11V9H0ZM0 0V13"
    facts += group(
        path(flag, p.paint(WHITE, BLACK, 1))
        + path(
            "M0 0H3.7V3H0ZM7.4 0H11V3H7.4ZM3.7 3H7.4V6H3.7ZM0 6H3.7V9H0ZM7.4 6H11V9H7.4Z",
            p.paint(BLACK),
        ),
        at(x + 2, 33.6),
    )
    facts += text(x + 17, 45.5, str(view.scores[side]), FACTS, p.paint("quiet"))
    name, size_of_name = fit_line(side_name(view, side, names), 19, FACTS, left - 56)
    mark = group(roundel(player_of(side), 12, deck.theme), more=' class="mark"')
    who = text(44, 27, name, size_of_name, p.paint("ink"))
    return (
        group(mark, at(25, 27))
        + group(who, more=' class="who"')  # hidden on a small page, whose plates show it
        + group(facts, more=' class="facts"')
        + group(state, at(left, 26))
        + text(WIDTH - EDGE, 36, far, 28, p.paint("ink"), anchor="end")
    )


@cache
def ghost(kind: str, theme: str) -> str:
    """An empty place with a faint picture of the card that belongs there; it may be small, because
    it is only a reminder."""
    p = palette(theme)
    if kind in DISTANCES:
        mark = text(31.5, 54, kind, 26, p.paint("line"), anchor="middle")
    else:
        mark = group(PICTOGRAMS[kind](p, "line", "panel", "line"), at(31.5, 44, 1.05))
    return cards.slot(theme) + group(mark, more=' class="fine"')


def piles(view: KilometersView, side: int, deck: CardFaces) -> str:
    table = view.tableaux[side]
    speed = "limit" if table.limited else ""
    done = ""
    for name, kind, empty, place in (
        ("battle", table.battle, "green", 0),
        ("speed", speed, "endlimit", 1),
    ):
        x = EDGE + place * 55
        if kind:
            shown = group(deck.show(kind), f"scale({BIG})")
            done += group(shown, at(x, FIRST), deck.ids(f"t{side}-{name}"))
        else:
            done += group(ghost(empty, deck.theme), at(x, FIRST, BIG))
    return done


def trumps(view: KilometersView, side: int, deck: CardFaces) -> str:
    """K23: the trumps side by side; one played as a lightning reaction lies crosswise."""
    table = view.tableaux[side]
    middle = f"scale({SMALL}) translate(-31.5 -44)"
    done = ""
    for place, kind in enumerate(TRUMPS):
        spot = at(WIDTH - EDGE - 24.5 - 51.5 * (3 - place), FIRST + 33)
        if kind in table.trumps:
            turn = "rotate(90) " if kind in table.crosswise else ""
            lying = group(deck.show(kind), turn + middle)
            done += group(lying, spot, deck.ids(f"t{side}-{kind}"))
        else:
            done += group(ghost(kind, deck.theme), f"{spot} {middle}")
    return done


def distances(view: KilometersView, side: int, deck: CardFaces) -> str:
    """K8: the distance cards, open, in a fan for each value."""
    p = palette(deck.theme)
    table = view.tableaux[side]
    done = ""
    for column, kind in enumerate(DISTANCES):
        count = table.distances.get(kind, 0)
        x = EDGE + COLUMN * column
        if not count:
            done += group(ghost(kind, deck.theme), at(x, SECOND, BIG))
        step = min(FAN, ROOM / (count - 1)) if count > 1 else 0
        for one in range(count):
            shown = group(deck.show(kind), f"scale({BIG})")
            spot = at(x, SECOND + one * step)
            done += group(shown, spot, deck.ids(f"t{side}-d{kind}-{one + 1}"))
        if count > 1:
            y = SECOND + (count - 1) * step + 11
            times = text(x + 44, y, f"×{count}", 11, p.paint("quiet"), anchor="end")
            done += group(times, more=' class="fine"')  # may be small: the cards can be counted too
    return done
