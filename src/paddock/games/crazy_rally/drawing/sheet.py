"""A player's car sheet: speedometer, handling and body, distance, and the last card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from paddock.drawing import cards
from paddock.drawing.faces import BACK, CardFaces
from paddock.drawing.letters import shorten, width
from paddock.drawing.marks import player_of, roundel
from paddock.drawing.svg import at, group, n, path, rect, text
from paddock.drawing.theme import Palette, palette
from paddock.games.crazy_rally.drawing import symbols
from paddock.games.crazy_rally.rules.view import Car, CrazyRallyView

WIDTH: Final = 268
HEIGHT: Final = 168
DIAL: Final = 39.0  # radius
SWEEP: Final = 240.0  # degrees, from the lower left to the lower right
SMALL: Final = 0.64  # scale of the card beside the dial


def name_of(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) and names[seat] else f"Nº {seat + 1}"


def owes(view: CrazyRallyView, seat: int) -> bool:
    """Whether the others wait for this seat; in the test lap all only look (CR9)."""
    return seat in view.waiting and view.phase != "lap"


def content(view: CrazyRallyView, seat: int, names: Sequence[str], deck: CardFaces) -> str:
    """A sheet of 268 × 168 at the origin."""
    p = palette(deck.theme)
    car = view.cars[seat]
    edge = ("signal", 2.4) if owes(view, seat) else ("line", 1.2)
    body = rect(1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, p.paint("panel", *edge), 8)
    body += heading(view, seat, names, deck)
    if car.out:
        return body + group(stamp(p, "signal", deck.words("out").upper()), at(134, 104, 2, -8))
    body += group(dial(view, car, deck.theme), at(52, 92))
    body += group(condition(p, "W", car.handling, car.handling_full), at(108, 52))
    body += group(condition(p, "N", car.body, car.body_full), at(108, 88))
    body += card_beside(view, seat, deck)
    body += verdict(view, car, deck)
    return body


def heading(view: CrazyRallyView, seat: int, names: Sequence[str], deck: CardFaces) -> str:
    """The player, the place, and the distance in large figures."""
    p = palette(deck.theme)
    car = view.cars[seat]
    far = str(car.distance)
    room = WIDTH - 46 - 14 - width(far, 30) - 8
    place = f"{car.place}." if view.driven and not car.out else ""  # CR24: out without a place
    starter = group(symbols.flag(p), at(0, 0, 0.72)) if seat == view.starter else ""
    return (
        group(roundel(player_of(seat), 11.5, deck.theme), at(23, 23))
        + text(42, 29, shorten(name_of(seat, names), 20, room - 20), 20, p.paint("ink"))
        + group(starter, at(WIDTH - 30 - width(far, 30), 12))
        + text(WIDTH - 12, 32, far, 30, p.paint("ink"), anchor="end")
        + text(WIDTH - 12, 46, place, 13, p.paint("quiet"), anchor="end")
    )


def angle(value: float, top: int) -> float:
    """The angle of a speed on the dial, in radians."""
    share = min(1.0, value / max(top, 1))
    return (-90 - SWEEP / 2 + SWEEP * share) * pi / 180


@lru_cache(maxsize=256)
def scale(top: int, theme: str) -> str:
    """The dial of a car with this top speed."""
    p = palette(theme)
    a, b = angle(0, top), angle(top, top)
    arc = (
        f"M{n(DIAL * cos(a))} {n(DIAL * sin(a))}"
        f"A{n(DIAL)} {n(DIAL)} 0 1 1 {n(DIAL * cos(b))} {n(DIAL * sin(b))}"
    )
    ticks = "".join(
        f"M{n((DIAL - 6) * cos(angle(v, top)))} {n((DIAL - 6) * sin(angle(v, top)))}"
        f"L{n((DIAL + 2) * cos(angle(v, top)))} {n((DIAL + 2) * sin(angle(v, top)))}"
        for v in range(top + 1)
    )
    red = angle(max(0, top - 1), top)
    warn = (
        f"M{n(DIAL * cos(red))} {n(DIAL * sin(red))}"
        f"A{n(DIAL)} {n(DIAL)} 0 0 1 {n(DIAL * cos(b))} {n(DIAL * sin(b))}"
    )
    return (
        path(arc, p.pen("line", 5, ""))
        + path(warn, p.pen("signal", 5, ""))
        + path(ticks, p.pen("quiet", 1.6, ""))
        + text(
            DIAL * cos(b) - 2, DIAL * sin(b) + 13, str(top), 13, p.paint("quiet"), anchor="middle"
        )
    )


def dial(view: CrazyRallyView, car: Car, theme: str) -> str:
    """The speed against the top speed: a needle, and the number."""
    p = palette(theme)
    racing = view.stage == "racing"
    shown = car.speed if racing else car.top
    done = scale(car.top, theme)
    if racing:
        a = angle(car.speed, car.top)
        tip = f"{n((DIAL - 3) * cos(a))} {n((DIAL - 3) * sin(a))}"
        root = f"{n(15 * cos(a))} {n(15 * sin(a))}"
        done += path(f"M{root}L{tip}", p.pen("signal", 3.4))
    figure = text(0, 11, str(shown), 34, p.paint("ink"), anchor="middle")
    below = "" if racing else group(symbols.tyre(p, "quiet", "panel"), at(0, 26, 0.6))
    return done + figure + below


def condition(p: Palette, letter: str, now: int, full: int) -> str:
    """The points that are left, with hollow ones up to the original value; at most nine a row."""
    most = max(full, now)
    step = 12.0 if most <= 8 else 96 / most
    left = max(0, now)
    pips = "".join(
        group(symbols.pip(p, letter, point < left), at(30 + point * step, 8, min(1.2, step / 9.6)))
        for point in range(most)
    )
    ink = "signal" if now <= 2 else "ink"
    return (
        group(symbols.symbol(p, letter, "quiet", "panel"), at(6, 8, 0.78))
        + text(28, 30, f"{now}", 18, p.paint(ink), anchor="start")
        + text(30 + width(str(now), 18), 30, f"/{full}", 13, p.paint("quiet"))
        + pips
    )


def card_shown(view: CrazyRallyView, seat: int) -> tuple[str, bool]:
    """The last card and whether it brakes; its back while it is sealed, or nothing."""
    car = view.cars[seat]
    if view.phase in ("tune", "drive"):
        if car.out or seat in view.waiting:
            return "", False
        if seat == view.seat and view.chosen:
            return view.chosen, view.braking
        return BACK, False
    if view.stage == "racing" and car.played:
        return car.played, car.braked
    return (car.laid[-1], False) if car.laid else ("", False)


def card_beside(view: CrazyRallyView, seat: int, deck: CardFaces) -> str:
    """The last card, upright or turned as it was played; face down while it is sealed."""
    kind, turned = card_shown(view, seat)
    if not kind:
        return ""
    lying = group(deck.show(kind), f"scale({SMALL})")
    if turned:
        lying = group(lying, at(cards.WIDTH * SMALL, cards.HEIGHT * SMALL, turn=180))
    return group(lying, at(WIDTH - 48, 106), deck.ids(f"played-{seat}"))


def verdict(view: CrazyRallyView, car: Car, deck: CardFaces) -> str:
    """How the car came through the last track card, and what it cost."""
    if not car.verdict or not view.driven or car.out:
        return ""
    p = palette(deck.theme)
    card = view.track[view.driven[-1]]
    if car.verdict == "through":
        tick = path("M0 -4L3.6 0L10 -9", p.pen("go", 2.6))
        return group(group(tick, at(6, 0)) + frame(p, "go", 22, str(car.came)), at(14, 156))
    sign = "<" if card.red else ">"
    came = f"{car.came} {sign} {card.speed}"
    if car.verdict == "crash":
        cost, letter, role = f"−{card.damage}", "N", "signal"
        came = f"{deck.words('crash').upper()}  {came}"
    else:
        loss = card.difficulty + abs(car.came - card.speed)
        cost, letter, role = f"−{loss}", "W", "ink"
    x = width(came, 13) + 16
    mark = group(symbols.symbol(p, letter, role, "panel"), at(x, -3.4, 0.5))
    return group(
        frame(p, "signal" if role == "signal" else "caution", 6, came, 16 + width(cost, 13), role)
        + mark
        + text(x + 7, 1.4, cost, 13, p.paint(role)),
        at(14, 156),
    )


def frame(
    p: Palette, edge: str, start: float, words: str, more: float = 0, ink: str = "ink"
) -> str:
    """Words in a frame, like a rubber stamp, beginning at the origin."""
    long = start + width(words, 13) + 6 + more
    return rect(0, -12, long, 17, p.pen(edge, 1.8, ""), 3) + text(
        start, 1.4, words, 13, p.paint(ink)
    )


def stamp(p: Palette, role: str, words: str) -> str:
    """A word stamped across a sheet, around the origin."""
    half = width(words, 16) / 2 + 8
    return rect(-half, -12, 2 * half, 24, p.paint("panel", role, 2.4), 3) + text(
        0, 5.6, words, 16, p.paint(role), anchor="middle"
    )
