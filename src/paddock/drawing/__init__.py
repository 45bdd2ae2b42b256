"""Every view as a picture: SVG made by plain functions, one package for each game.

`board` is all that a notebook or a PNG needs. A page takes the pieces from a game's own package
(`drawing.kilometers.tableau` and the like), with `theme.css` and `fonts/fonts.css` beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from paddock.core.errors import UnknownGame
from paddock.core.game import View
from paddock.drawing import crazy_race, crazy_rally, grand_prix, kilometers, rally
from paddock.drawing.svg import prefixed


class Artist(NamedTuple):
    """Who draws a game: a row to fill in for each."""

    board: Callable[..., str]  # board(view, names, words, theme=, ids=, title=, pixels=)
    sheet: Callable[..., str]  # sheet(words, theme=, title=)
    words: Callable[[str], Callable[[str], str]]  # language → the words on the drawings
    poster: Callable[[], str]  # for the home page


BOARDS: Final[dict[str, Artist]] = {
    "grand_prix": Artist(
        grand_prix.board, grand_prix.sheet, grand_prix.in_language, grand_prix.poster
    ),
    "kilometers": Artist(
        kilometers.board, kilometers.sheet, kilometers.in_language, kilometers.poster
    ),
    "rally": Artist(rally.board, rally.sheet, rally.in_language, rally.poster),
    "crazy_rally": Artist(
        crazy_rally.board, crazy_rally.sheet, crazy_rally.in_language, crazy_rally.poster
    ),
    "crazy_race": Artist(
        crazy_race.board, crazy_race.sheet, crazy_race.in_language, crazy_race.poster
    ),
}


def artist(game: str) -> Artist:
    if game not in BOARDS:
        raise UnknownGame(f"there is no drawing of {game!r}; there are {', '.join(BOARDS)}")
    return BOARDS[game]


def board(
    view: View,
    names: Sequence[str] = (),
    language: str = "en",
    *,
    theme: str = "light",
    title: str = "",
    pixels: float = 0,
) -> str:
    """The whole table as one SVG, as the seat that the view was made for may see it."""
    one = artist(view.game)
    # A notebook shows many boards on one page.
    ids = prefixed(f"{view.game}-{view.ply}-{view.seat + 3}-")
    return one.board(
        view, names, one.words(language), theme=theme, ids=ids, title=title, pixels=pixels
    )


def sheet(game: str, language: str = "en", *, theme: str = "light", title: str = "") -> str:
    """Every card of a game as one SVG."""
    one = artist(game)
    return one.sheet(one.words(language), theme=theme, title=title)


def poster(game: str) -> str:
    """What a page with `theme.css` shows of a game before it is played: without words."""
    return artist(game).poster()
