"""The whole table of Crazy Race, and its pieces, each as a drawing of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing import cards, sheets
from paddock.drawing.svg import Ids, at, drawing, group, prefixed, symbol, use
from paddock.drawing.words import Words
from paddock.games.crazy_race.drawing import bids, stages, tracks
from paddock.games.crazy_race.drawing.crew import CREW
from paddock.games.crazy_race.drawing.engines import MODELS, engine
from paddock.games.crazy_race.drawing.faces import driver
from paddock.games.crazy_race.drawing.rolling import Body
from paddock.games.crazy_race.drawing.words import english
from paddock.games.crazy_race.rules.view import CrazyRaceView

IDS: Final = prefixed("cz-")
SHARED: Final = "cz-body-"
HAND: Final = 1.1  # the scale of the hand on the board


def card(value: str, seat: int, *, theme: str = "light") -> str:
    """One driver card of a hand, 63 × 88; all are drivers, so the name is left out."""
    return cards.card(driver(value, seat, "", theme))


def sprite(*, theme: str = "light") -> str:
    """The bodies of all locomotives as symbols, to be included once in a page."""
    symbols = "".join(
        symbol(f"{SHARED}{model}-{seat}", engine(model, player, theme))
        for model in MODELS
        for seat, player in enumerate(CREW)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="art" width="0" height="0" '
        f'aria-hidden="true"><defs>{symbols}</defs></svg>'
    )


class SpriteBody(Body):
    """Refers to the sprite of the page."""

    def __call__(self, engine: int, seat: int) -> str:
        return use(f"{SHARED}{MODELS[engine]}-{seat}")


def engine_sign(model: str, seat: int) -> str:
    """A small locomotive for a button; it refers to the sprite of the page."""
    return drawing(40, 28, group(use(f"{SHARED}{model}-{max(seat, 0)}"), at(20, 27, 0.6)))


def hand_content(view: CrazyRaceView, words: Words, theme: str, room: float) -> str:
    """The hand of the viewing seat."""
    faces = [(driver(value, view.seat, words("driver"), theme), "") for value in view.hand]
    return cards.in_a_row(faces, room)


def board(
    view: CrazyRaceView,
    names: Sequence[str] = (),
    words: Words = english,
    *,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    pixels: float = 0,
) -> str:
    """The whole table as the viewing seat may see it."""
    edge, gap = 22.0, 20.0
    tall = max(tracks.height(len(view.rails)), bids.HEIGHT)
    parts = [
        group(tracks.content(view, names, words, theme, ids), at(edge, edge)),
        group(
            stages.content(view, words, theme, ids, ()),
            at(edge + tracks.WIDTH + gap, edge + (tall - bids.HEIGHT) / 2),
        ),
    ]
    inner = tracks.WIDTH + gap + bids.WIDTH
    y = edge + tall + gap
    if view.hand:
        parts.append(group(hand_content(view, words, theme, inner / HAND), at(edge, y, HAND)))
        y += cards.HEIGHT * HAND + gap
    width, height = inner + edge * 2, y + edge - gap
    drawn = sheets.ground(width, height, theme) + "".join(parts)
    return drawing(width, height, drawn, title=title, pixels=pixels)
