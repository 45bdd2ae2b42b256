"""The faces of Crazy Rally: workshop tickets, the event, and pages of the roadbook."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing import cards
from paddock.drawing.faces import CardFaces
from paddock.drawing.letters import fit
from paddock.drawing.svg import Ids, at, group, path, rect, text
from paddock.drawing.theme import BLACK, RED, WHITE, Palette, palette
from paddock.drawing.words import Words
from paddock.games.crazy_rally.drawing import symbols, tulips
from paddock.games.crazy_rally.rules.cards import COLOURS, EVENT, PURPLE, TrackCard, TuningCard

SHARED: Final = "cr-face-"  # the ids in the page's one sprite
INKS: Final = {"blue": "#1E5C93", "yellow": "#E0A326", "purple": "#8A5BA6"}
ON: Final = {"blue": WHITE, "yellow": BLACK, "purple": WHITE}  # the ink on it


@lru_cache(maxsize=512)
def ticket(card_name: str, colour: str, signs: str, up: int, down: int, theme: str) -> str:
    """A tuning card: a ticket with the value for accelerating upright, for braking upside down."""
    p = palette(theme)
    ink, on = INKS[colour], ON[colour]
    band = rect(0.3, 0.3, 62.4, 17.2, p.paint(ink), 3.7) + rect(0.3, 9, 62.4, 8.5, p.paint(ink))
    foot = group(band, at(63, 88, turn=180))
    places = {1: [31.5], 2: [18.5, 44.5], 3: [12.4, 31.5, 50.6]}[len(signs)]
    size = 1.2 if len(signs) < 3 else 0.9
    row = "".join(
        group(symbols.symbol(p, sign, "ink", "panel"), at(x, 44, size))
        for x, sign in zip(places, signs, strict=True)
    )
    cost = ""
    if colour == COLOURS[PURPLE]:  # CR16
        cost = group(symbols.nut(p, on, ink), at(48, 9, 0.42)) + text(
            53.6, 12.4, "−1", 9.5, p.paint(on)
        )
    return (
        rect(0.3, 0.3, 62.4, 87.4, p.paint("panel"), 3.7)
        + band
        + foot
        + notches(p)
        + points(p, up, True, on)
        + group(points(p, down, False, on), at(63, 88, turn=180))
        + cost
        + group(cost, at(63, 88, turn=180))
        + row
        + rect(0.3, 0.3, 62.4, 87.4, p.pen("line", 0.6, ""), 3.7)
    )


def points(p: Palette, count: int, up: bool, on: str) -> str:
    """The change of speed that a card makes, with an arrow up or down."""
    paint = p.paint(on)
    sign = "+" if up else "−"
    return group(symbols.arrow(p, True, on), at(9, 9, 0.9)) + text(
        17, 14, f"{sign}{count}", 15, paint
    )


def notches(p: Palette) -> str:
    """The line along which a ticket is torn."""
    return path("M3 22.5H60M3 65.5H60", p.pen("line", 1.2, "") + ' stroke-dasharray="2.4 2.6"')


@lru_cache(maxsize=32)
def event(name: str, theme: str) -> str:
    p = palette(theme)
    index = text(8, 15, "!", 16, p.paint("ink"))
    picture = rect(0.3, 18.5, 62.4, 51.5, p.paint("ground")) + group(
        symbols.exclamation(p), at(31.5, 44.2, 1.12)
    )
    return cards.face(index, picture, name, theme)


@lru_cache(maxsize=512)
def stretch(
    name: str,
    speed: int,
    red: bool,
    difficulty: int,
    damage: int,
    flag: bool,
    label: str,
    theme: str,
) -> str:
    """A track card: flag, difficulty, speed and damage, in the same corners as in print."""
    p = palette(theme)
    card = TrackCard(name, speed, red, difficulty, damage, flag)
    lines, size = fit(label.upper(), 6.2, 55) if label else ([], 0.0)
    words = "".join(
        text(31.5, 84.4 - (len(lines) - 1 - row) * size, one, size, p.paint("ink"), anchor="middle")
        for row, one in enumerate(lines)
    )
    lift = (len(lines) - 1) * size if lines else -9.0  # without a name the diagram has more room
    sign, spark = (at(14.4, 67.4 - lift), 0.82) if lines else (at(17.4, 71), 0.74)
    big = 1 if lines else 1.3  # without a name the card is shown small
    warnings = "".join(group(symbols.warning(p), at(55.6 - 9.6 * n, 8)) for n in range(difficulty))
    sparks = "".join(
        group(symbols.spark(p), at(56.4 - 10.2 * spark * n, 71 - lift, spark))
        for n in range(damage)
    )
    return (
        rect(0.3, 0.3, 62.4, 87.4, p.paint("panel"), 3.7)
        + rect(3, 15, 57, 47 - lift, p.paint("ground"), 2)
        + path("M3 15H60", p.pen("line", 0.8, ""))
        + group(tulips.tulip(p, card, "ink"), at(32.5, 38 - lift / 2, 0.88))
        + (group(symbols.flag(p), at(4.6, 2.4, 0.8)) if flag else "")
        + warnings
        + group(symbols.speed_sign(p, red, str(speed), big), sign)
        + sparks
        + words
        + rect(0.3, 0.3, 62.4, 87.4, p.pen(RED if red else "line", 1.2 if red else 0.6, ""), 3.7)
    )


def track_face(card: TrackCard, words: Words | None, theme: str) -> str:
    """A track card; without `words` if its name would be too small to read."""
    return stretch(
        card.name,
        card.speed,
        card.red,
        card.difficulty,
        card.damage,
        card.flag,
        words(card.name) if words is not None else "",
        theme,
    )


def tuning_face(card: TuningCard, theme: str) -> str:
    return ticket(card.name, COLOURS[card.colour], card.symbols, card.up, card.down, theme)


def faces_of(
    tuning: dict[str, TuningCard], ids: Ids, words: Words, theme: str, shared: bool
) -> CardFaces:
    """The faces of hands and piles in a drawing; `shared`: refer to the page's sprite."""

    def draw(kind: str) -> str:
        return event(words(EVENT), theme) if kind == EVENT else tuning_face(tuning[kind], theme)

    return CardFaces(draw, ids, words, theme, SHARED if shared else "")
