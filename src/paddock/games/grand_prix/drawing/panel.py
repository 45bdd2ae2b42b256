"""The panel beside the track: the auction on a blackboard, or the order of the race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.letters import PLAIN, shorten, width
from paddock.drawing.svg import WORDS, at, group, line, path, rect, text
from paddock.drawing.theme import WHITE, Palette, palette
from paddock.drawing.words import Words
from paddock.games.grand_prix.drawing.cars import car, tag
from paddock.games.grand_prix.drawing.faces import Cards
from paddock.games.grand_prix.rules.view import Car, GrandPrixView

WIDTH: Final = 340.0
BOARD: Final = "#24453B"  # a blackboard: the same in the light and the dark theme
WOOD: Final = "#8A6236"
CHALK: Final = "#F3EBD7"
DUST: Final = "#A9BDB3"
ROW: Final = 34.0
BIDDER: Final = 36.0  # the height of a bidder's row


def player(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) and names[seat] else f"{seat + 1}"


def height(view: GrandPrixView) -> float:
    if in_auction(view):
        return 222 + BIDDER * len(view.money)
    return 52 + ROW * 6 + 128 if view.waiting else 20 + ROW * 6


def in_auction(view: GrandPrixView) -> bool:
    return view.phase in ("auction", "turn", "deal")


def content(
    view: GrandPrixView, names: Sequence[str], words: Words, theme: str, cards: Cards
) -> str:
    if in_auction(view):
        return auction(view, names, words, theme)
    return standings(view, names, words, theme, cards)


# The auction room


def auction(view: GrandPrixView, names: Sequence[str], words: Words, theme: str) -> str:
    p = palette(theme)
    tall = height(view)
    drawn = rect(0, 0, WIDTH, tall, p.paint(WOOD), 8) + rect(
        7, 7, WIDTH - 14, tall - 14, p.paint(BOARD), 4
    )
    title = shorten(words("auction").upper(), 20, 130)
    drawn += text(22, 36, title, 20, p.paint(DUST), weight=600)
    drawn += text(
        WIDTH - 22,
        36,
        words(f"race:{view.race}/{view.races}"),
        17,
        p.paint(DUST),
        anchor="end",
        weight=600,
    )
    drawn += line(22, 46, WIDTH - 22, 46, p.pen(DUST, 1))
    drawn += offer(view, names, words, theme, p)
    y = 150.0
    for seat in range(len(view.money)):
        drawn += bidder(view, names, words, p, seat, y)
        y += BIDDER
    if view.coming or view.again:
        drawn += to_come(view, words, theme, p, y + 8)
    return drawn


def offer(view: GrandPrixView, names: Sequence[str], words: Words, theme: str, p: Palette) -> str:
    """The car that is being auctioned, and the highest bid."""
    if not view.car:
        return text(WIDTH / 2, 116, "…", 40, p.paint(CHALK), anchor="middle")
    drawn = rect(22, 60, 104, 76, p.paint(WHITE), 6)
    drawn += group(car(view.car, theme), at(74, 92, 1.9))
    name = shorten(words(view.car).upper(), 15, 96)
    drawn += text(74, 130, name, 15, p.paint("#1D2A35"), anchor="middle")
    label = shorten(words("highest"), 15, 170, PLAIN)
    drawn += text(144, 76, label, 15, p.paint(DUST), weight=400, font=WORDS)
    if view.bidder < 0:
        return drawn + text(144, 108, words("nobody"), 24, p.paint(CHALK), weight=600)
    drawn += text(144, 114, words(f"money:{view.bid}"), 40, p.paint(CHALK))
    who = shorten(player(names, view.bidder), 18, 170, PLAIN)
    return drawn + text(144, 137, who, 18, p.paint(CHALK), weight=600, font=WORDS)


def bidder(
    view: GrandPrixView, names: Sequence[str], words: Words, p: Palette, seat: int, y: float
) -> str:
    """A player's money, cars, and whether they may still bid."""
    asked = seat in view.waiting
    why = view.why_no_bid[seat]
    ink = DUST if why not in ("", "highest") else CHALK
    drawn = path(f"M14 {y + 8:g}l8 6l-8 6Z", p.paint(CHALK)) if asked else ""
    owned = [one for one in view.cars if one.owner == seat]
    name = shorten(f"{seat + 1}  {player(names, seat)}", 17, 190, PLAIN)
    base = y + (15 if why or owned else 21)
    drawn += text(28, base, name, 17, p.paint(ink), weight=600, font=WORDS)
    money = words(f"money:{view.money[seat]}")
    drawn += text(WIDTH - 22, base, money, 19, p.paint(ink), anchor="end")
    return drawn + reason(words, p, why, y, ink) + bought(p, owned, y)


def reason(words: Words, p: Palette, why: str, y: float, ink: str) -> str:
    """The reason why a player does not bid."""
    if not why:
        return ""
    said = shorten(words(f"why-{why}").partition(" (")[0], 14, 212, PLAIN)
    return text(28, y + 29, said, 14, p.paint(ink), weight=400, font=WORDS)


def bought(p: Palette, owned: Sequence[Car], y: float) -> str:
    """The cars of a player with their prices; without prices if there are many."""
    drawn = ""
    x = WIDTH - 22
    for one in owned:
        if len(owned) <= 2:
            price = short_money(one.price)
            drawn += text(x, y + 31, price, 14, p.paint(CHALK), anchor="end", weight=600)
            x -= width(price, 14) + 4
        drawn += group(tag(one.colour, p.name, 7), at(x - 7, y + 26))
        x -= 20
    return drawn


def short_money(amount: int) -> str:
    """An amount in short form: 200000 as 200K."""
    return f"${amount // 1000}K" if amount % 1000 == 0 else f"${amount}"


def to_come(view: GrandPrixView, words: Words, theme: str, p: Palette, y: float) -> str:
    """Bid cards that are still face down, and those under the deck."""
    drawn = line(22, y, WIDTH - 22, y, p.pen(DUST, 1))
    x = 22.0
    for code, colours in (("coming", view.coming), ("again", view.again)):
        if colours:
            drawn += text(
                x,
                y + 17,
                shorten(words(code), 14, 160, PLAIN),
                14,
                p.paint(DUST),
                weight=400,
                font=WORDS,
            )
            for n, colour in enumerate(colours):
                drawn += group(tag(colour, theme, 8), at(x + 9 + 23 * n, y + 32))
            x = 196
    return drawn


# The race


def order(view: GrandPrixView) -> list[Car]:
    """The order of the cars: those that are home first, then by the way that is left."""
    track = view.circuit

    def key(one: Car) -> tuple[int, int, int]:
        if one.place:
            return (0, one.place, 0)
        return (1, int(track.to_go[track.numbers[one.cell]]) if one.cell else 999, one.position)

    return sorted(view.cars, key=key)


def standings(
    view: GrandPrixView, names: Sequence[str], words: Words, theme: str, cards: Cards
) -> str:
    p = palette(theme)
    drawn = rect(0.5, 0.5, WIDTH - 1, height(view) - 1, p.paint("panel", "line", 1), 8)
    y = 12.0
    for place, one in enumerate(order(view), 1):
        drawn += standing(view, names, words, theme, p, one, place, y)
        y += ROW
    if not view.waiting:
        return drawn  # the match is over: no card matters any more
    drawn += line(16, y + 6, WIDTH - 16, y + 6, p.pen("line", 1.5))
    drawn += text(16, y + 28, words("last"), 14, p.paint("quiet"), weight=400, font=WORDS)
    if view.last:
        drawn += group(cards.show(view.last), at(16, y + 36, 1.2))
    return drawn + swaps(view, names, words, theme, p, y)


def standing(
    view: GrandPrixView,
    names: Sequence[str],
    words: Words,
    theme: str,
    p: Palette,
    one: Car,
    place: int,
    y: float,
) -> str:
    mine = one.owner == view.seat and view.seat >= 0
    drawn = rect(8, y, WIDTH - 16, ROW - 3, p.paint("ground"), 5) if mine else ""
    drawn += text(26, y + 22, str(place), 20, p.paint("quiet"), anchor="middle")
    drawn += group(car(one.colour, theme), at(62, y + 15.5, 0.95))
    owner = player(names, one.owner) if one.owner >= 0 else words("no-owner")
    ink = p.paint("ink" if one.owner >= 0 else "quiet")
    shown = shorten(owner, 17, 126, PLAIN)
    drawn += text(92, y + 21, shown, 17, ink, weight=600 if mine else 400, font=WORDS)
    if one.place:
        prize = words(f"money:{view.prizes[one.place - 1]}")
        return drawn + text(WIDTH - 18, y + 22, prize, 20, p.paint("go"), anchor="end")
    if one.cell:
        steps = int(view.circuit.to_go[view.circuit.numbers[one.cell]])
        said = words(f"to-go:{steps}")
        drawn += text(WIDTH - 18, y + 22, said, 18, p.paint("ink"), anchor="end", weight=600)
    return drawn


def swaps(
    view: GrandPrixView, names: Sequence[str], words: Words, theme: str, p: Palette, y: float
) -> str:
    """The swaps in force: which colours are exchanged, and until whose next turn (GP13)."""
    if not view.swaps:
        return ""
    drawn = text(116, y + 28, words("swaps"), 14, p.paint("quiet"), weight=400, font=WORDS)
    for n, swap in enumerate(view.swaps):
        row = y + 52 + n * 30
        drawn += group(tag(swap.cars[0], theme, 11), at(130, row))
        drawn += path(f"M148 {row - 3:g}h14l-4 -4M164 {row + 4:g}h-14l4 4", p.pen("signal", 2.4))
        drawn += group(tag(swap.cars[1], theme, 11), at(182, row))
        name = shorten(f"– {player(names, swap.seat)}", 15, 130, PLAIN)
        drawn += text(202, row + 5, name, 15, p.paint("quiet"), weight=400, font=WORDS)
    return drawn
