"""The printable components of Crazy Race: three sorts of cards, the board, the locomotives."""

from __future__ import annotations

from collections import Counter
from typing import Final

from paddock.core.game import Game
from paddock.drawing import cards
from paddock.drawing.printing import BOARDS, Piece, counter
from paddock.drawing.svg import at, group, rect
from paddock.drawing.theme import WHITE, palette
from paddock.drawing.words import Words
from paddock.games.crazy_race.drawing import stages
from paddock.games.crazy_race.drawing.crew import CREW
from paddock.games.crazy_race.drawing.engines import MODELS, shown
from paddock.games.crazy_race.drawing.faces import SMALL, driver, point, small_driver
from paddock.games.crazy_race.drawing.sheet import POINT, stage_views
from paddock.games.crazy_race.drawing.tracks import ROW, WIDTH, rail, start_sign
from paddock.games.crazy_race.drawing.words import in_language
from paddock.games.crazy_race.rules.cards import PILES
from paddock.games.crazy_race.rules.title import CrazyRaceGame
from paddock.i18n.telling import player_name

STAGE: Final = (88.0, 88.0)  # mm
POINTS: Final = (42.0, 56.0)
ENGINE: Final = (26.0, 21.0)  # as long as a space of the board
BOARD: Final = 255.0  # width: fits one sheet in landscape
GAP: Final = 4.0  # between two rails, in units of the drawing


def components(game: Game, language: str, whole: bool) -> list[Piece]:
    assert isinstance(game, CrazyRaceGame)
    words = in_language(language)
    seats = range(len(CREW) if whole else game.players)
    found = [piece for seat in seats for piece in drivers(game, seat, words, language)]
    found += stage_cards(game, words)
    params = game.params
    found += points(params.box.piles if whole else params.piles, words)
    found.append(start_card(words))
    found += [engine(model, seat, words, language) for seat in seats for model in MODELS]
    return [*found, board(list(seats), language)]


def drivers(game: CrazyRaceGame, seat: int, words: Words, language: str) -> list[Piece]:
    """CZ1: the driver cards of one player; their backs show the player's sign."""
    scale = cards.WIDTH / SMALL[0]
    back = group(small_driver("", seat, "light"), at(0, 0, scale))
    return [
        Piece(
            f"driver-{value}-{CREW[seat].name}",
            f"{words('driver')} {value} · {player_name(language, [], seat)}",
            driver(str(value), seat, words("driver"), "light"),
            back,
            count,
        )
        for value, count in Counter(game.params.box.drivers).items()
    ]


def stage_cards(game: CrazyRaceGame, words: Words) -> list[Piece]:
    """CZ2: square cards, all with the same red back."""
    found = []
    drawn, middle = (stages.DRAWN + 2,) * 2, at(stages.DRAWN / 2 + 1, stages.DRAWN / 2 + 1)
    for view in stage_views(game):
        front = group(stages.card(view, words, "light", ""), middle)
        back = group(stages.back("light"), middle)
        name = f"{words('stage')} {view.stage}"
        piece = Piece(f"stage-{view.stage}", name, front, back, size=STAGE, drawn=drawn)
        found.append(piece._replace(rims=(WHITE, WHITE)))
    return found


def points(piles: list[list[int]], words: Words) -> list[Piece]:
    """CZ3: the two piles have backs of their own."""
    return [
        Piece(
            f"{pile}-{value}",
            f"{words(pile)} {value}",
            point(str(value), pile, "light"),
            point("", pile, "light"),
            count,
            size=POINTS,
            drawn=POINT,
            rims=(WHITE, WHITE),
        )
        for pile, values in zip(PILES, piles, strict=True)
        for value, count in Counter(values).items()
    ]


def start_card(words: Words) -> Piece:
    """The card of the player who lays first."""
    clock = group(start_sign(palette("light")), at(cards.WIDTH / 2, 44, 2.4))
    front = cards.face("", clock, words("start"), "light")
    return Piece("start", words("start"), front, cards.back("light"))


def engine(model: str, seat: int, words: Words, language: str) -> Piece:
    """A locomotive to lay on the rails; behind the turntable it is turned over."""
    there, home = (
        group(shown(model, seat, "light", left), at(0, 12.4, 0.52)) for left in (False, True)
    )
    code = f"engine-{model.lower()}-{CREW[seat].name}"
    name = f"{words(model)} · {player_name(language, [], seat)}"
    return counter(code, name, there, home, ENGINE)


def board(seats: list[int], language: str) -> Piece:
    """The rails of all players."""
    tall = len(seats) * (ROW + GAP) + GAP
    drawn = rect(0, 0, WIDTH, tall, palette("light").paint("ground"))
    drawn += "".join(
        group(rail(seat, "light"), at(0, GAP + row * (ROW + GAP))) for row, seat in enumerate(seats)
    )
    size = (BOARD, BOARD * tall / WIDTH)
    name = in_language(language)("board")
    return Piece("board", name, drawn, kind=BOARDS, size=size, drawn=(WIDTH, tall))
