"""Views as pictures: SVG made by plain functions; each game draws itself in its own folder.

`board` is all that a notebook or a PNG needs. A page uses the parts of a game's own drawing, with
`theme.css` and `fonts/fonts.css`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from paddock.core.view import View
from paddock.drawing.svg import prefixed
from paddock.drawing.theme import PLAYERS, PlayerStyle
from paddock.games import package_of


class Artist(NamedTuple):
    """The functions that draw a game."""

    board: Callable[..., str]  # board(view, names, words, theme=, ids=, title=, pixels=)
    sheet: Callable[..., str]  # sheet(words, theme=, title=)
    words: Callable[[str], Callable[[str], str]]  # by language: the words on the drawings
    poster: Callable[[], str]  # for the home page
    players: tuple[PlayerStyle, ...] = PLAYERS  # the signs of its players


def artist(game: str) -> Artist:
    """A game's own drawing functions, or the default ones."""
    own = package_of(game).drawing
    if own is not None:
        return own()
    from paddock.drawing.plain import plain_artist

    return plain_artist(game)


def board(
    view: View,
    names: Sequence[str] = (),
    language: str = "en",
    *,
    theme: str = "light",
    title: str = "",
    pixels: float = 0,
) -> str:
    """The whole table as one SVG, with what the view's seat may know."""
    one = artist(view.game)
    # unique ids, because a notebook shows many boards on one page
    ids = prefixed(f"{view.game}-{view.ply}-{view.seat + 3}-")
    return one.board(
        view, names, one.words(language), theme=theme, ids=ids, title=title, pixels=pixels
    )


def sheet(game: str, language: str = "en", *, theme: str = "light", title: str = "") -> str:
    """Every card of a game as one SVG."""
    one = artist(game)
    return one.sheet(one.words(language), theme=theme, title=title)


def poster(game: str) -> str:
    """The poster of a game, without words, for a page with `theme.css`."""
    return artist(game).poster()


def player_of(seat: int, game: str) -> PlayerStyle:
    """The sign of a player in a game."""
    players = artist(game).players
    return players[seat % len(players)]
