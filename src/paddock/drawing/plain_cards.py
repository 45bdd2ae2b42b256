"""The cards of any game: a face with the name of a card and what it does, and a sheet of them."""

from __future__ import annotations

from paddock.core.edition import Edition
from paddock.core.game import Game
from paddock.drawing import cards
from paddock.drawing.letters import PLAIN, fit, wrap
from paddock.drawing.plain import chequers
from paddock.drawing.sheets import sheet
from paddock.drawing.svg import WORDS
from paddock.drawing.svg import text as line_of
from paddock.drawing.theme import palette
from paddock.games import package_of
from paddock.i18n import readable, say_if_known
from paddock.i18n.telling import card_name


def card_sheet(name: str, language: str, theme: str, title: str) -> str:
    """Every card of a game side by side; empty for a game without cards."""
    codes = card_codes(usual_game(name))
    faces = [named_face(name, language, code, theme) for code in codes]
    return sheet(faces, theme=theme, title=title) if faces else ""


def usual_game(name: str) -> Game:
    """A game in its first edition, with the first of every choice."""
    package = package_of(name)
    title = package.title
    path = package.edition(title.editions[0])
    edition = Edition(title.editions[0], path.read_text("utf-8"), path.name)
    return title.make(title.setup(title.players[0], next(iter(title.presets)), edition, {}, 0))


def card_codes(game: Game) -> list[str]:
    """The cards that the moves of a game name, each once."""
    return list(dict.fromkeys(move.card for move in game.moves if move.card))


def named_face(game: str, language: str, code: str, theme: str = "light") -> str:
    """The face of a card of a game."""
    about = say_if_known(language, f"{game}-card-{code}.help")
    return face(readable(card_name(language, game, code)), about, theme)


def face(name: str, about: str, theme: str) -> str:
    """A card with its name in big letters, and below it what it does."""
    p = palette(theme)
    middle, room = cards.WIDTH / 2, cards.BOTTOM - cards.TOP - 10
    big = len(name) <= 2 and not about  # a number has the card for itself
    lines, size = fit(name.upper(), 30 if big else 11, 51, 3)
    small = 4.2
    while len(told := about_lines(about, small)) * small * 1.2 > room - len(lines) * size - 3:
        small *= 0.95
    tall = len(lines) * size + (3 + len(told) * small * 1.2 if told else 0)
    y = (cards.TOP + cards.BOTTOM - tall) / 2 + size * 0.78
    drawn = "".join(
        line_of(middle, y + k * size, one, size, p.paint("ink"), anchor="middle")
        for k, one in enumerate(lines)
    )
    y += len(lines) * size - size * 0.78 + 3 + small * 0.8
    drawn += "".join(
        line_of(
            middle,
            y + k * small * 1.2,
            one,
            small,
            p.paint("quiet"),
            anchor="middle",
            weight=600,
            font=WORDS,
        )
        for k, one in enumerate(told)
    )
    bands = chequers(p, 0.5, cards.TOP, 62, 2, 2) + chequers(p, 0.5, cards.BOTTOM - 4, 62, 2, 2)
    index = line_of(5, 13, name[:1].upper(), 11, p.paint("quiet"))
    return cards.face(index, bands + drawn, "", theme)


def about_lines(about: str, size: float) -> list[str]:
    """The lines of the text below the name."""
    return wrap(about, size, 53, PLAIN) if about else []
