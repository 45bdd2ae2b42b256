"""One side's tableau: battle pile, speed pile, trumps, and the distances fanned by value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing import cards
from paddock.drawing.kilometers.faces import DISTANCES, TRUMPS, Deck
from paddock.drawing.letters import shorten
from paddock.drawing.marks import player_of, roundel
from paddock.drawing.svg import at, group, n, path, rect, text
from paddock.drawing.theme import palette
from paddock.games.kilometers.view import KilometersView

WIDTH: Final = 340
HEIGHT: Final = 236
BIG: Final = 0.75  # of the piles and distances
SMALL: Final = 0.55  # of the trumps
FAN: Final = 13.0  # what is seen of a card that lies under another
ROOM: Final = 42.0  # for all cards of a fan but the first


def side_name(view: KilometersView, side: int, names: Sequence[str]) -> str:
    """The names of those who drive for a side."""
    seats = [seat for seat, one in enumerate(view.side_of) if one == side]
    return ", ".join(names[seat] if seat < len(names) else str(seat + 1) for seat in seats)


def content(view: KilometersView, side: int, names: Sequence[str], deck: Deck) -> str:
    """A tableau of 340 × 236 at the origin."""
    p = palette(deck.theme)
    return (
        rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, p.paint("panel", "line", 1), 8)
        + heading(view, side, names, deck)
        + piles(view, side, deck)
        + trumps(view, side, deck)
        + distances(view, side, deck)
    )


def heading(view: KilometersView, side: int, names: Sequence[str], deck: Deck) -> str:
    p = palette(deck.theme)
    table = view.tableaux[side]
    go = "M0 -7L12 0L0 7Z" if table.rolling else "M0 -6H12V6H0Z"
    return (
        group(roundel(player_of(side), 11, deck.theme), at(22, 21))
        + text(42, 27, shorten(side_name(view, side, names), 18, 170), 18, p.paint("ink"))
        + group(path(go, p.paint("go" if table.rolling else "signal")), at(232, 21))
        + text(330, 29, f"{table.km} {deck.words('km')}", 25, p.paint("ink"), anchor="end")
    )


def piles(view: KilometersView, side: int, deck: Deck) -> str:
    table = view.tableaux[side]
    slot = cards.slot(deck.theme)
    speed = "limit" if table.limited else ""
    done = ""
    for name, kind, x in (("battle", table.battle, 10), ("speed", speed, 64)):
        done += group(slot, at(x, 44, BIG))
        if kind:
            shown = group(deck.show(kind), f"scale({BIG})")
            done += group(shown, at(x, 44), deck.ids(f"t{side}-{name}"))
    return done


def trumps(view: KilometersView, side: int, deck: Deck) -> str:
    """K23: side by side; one played as a lightning reaction lies crosswise."""
    table = view.tableaux[side]
    done = ""
    for place, kind in enumerate(TRUMPS):
        x, y = 126 + 51 * place + 25.5, 44 + 33
        turn = 90 if kind in table.crosswise else 0
        middle = f"scale({SMALL}) translate(-31.5 -44)"
        if kind in table.trumps:
            turned = group(deck.show(kind), f"rotate({turn}) {middle}" if turn else middle)
            done += group(turned, at(x, y), deck.ids(f"t{side}-{kind}"))
        else:
            done += group(cards.slot(deck.theme), f"translate({n(x)} {n(y)}) {middle}")
    return done


def distances(view: KilometersView, side: int, deck: Deck) -> str:
    table = view.tableaux[side]
    done = ""
    for column, kind in enumerate(DISTANCES):
        count = table.distances.get(kind, 0)
        x, y = 10 + 68 * column, 120.0
        if not count:
            done += group(cards.slot(deck.theme), at(x, y, BIG))
        step = min(FAN, ROOM / (count - 1)) if count > 1 else 0
        for one in range(count):
            shown = group(deck.show(kind), f"scale({BIG})")
            done += group(shown, at(x, y + one * step), deck.ids(f"t{side}-d{kind}-{one + 1}"))
    return done
