"""The printable components of the Grand Prix: cards, money, the cars, a board for each track."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Game
from paddock.drawing import cards
from paddock.drawing.letters import width
from paddock.drawing.printing import BOARDS, MONEY, Piece, counter
from paddock.drawing.svg import at, group, rect, text
from paddock.drawing.theme import GOLD, WHITE, palette
from paddock.drawing.words import Words
from paddock.games.grand_prix.drawing.cars import car
from paddock.games.grand_prix.drawing.circuit import circuit_of
from paddock.games.grand_prix.drawing.course import course
from paddock.games.grand_prix.drawing.faces import bid, face_of, lines_of
from paddock.games.grand_prix.drawing.track import infield, winners
from paddock.games.grand_prix.drawing.words import in_language
from paddock.games.grand_prix.rules.cards import BID, CARS, NAMES, SWAP
from paddock.games.grand_prix.rules.cards import WHITE as WHITE_LINE
from paddock.games.grand_prix.rules.title import TITLE, GrandPrixGame
from paddock.games.grand_prix.rules.track import TRACKS, Track, read_track

BOARD: Final = (500.0, 362.0)  # mm, at most: four sheets of A4 or letter
CAR: Final = (18.0, 12.0)
NOTE: Final = (88.0, 42.0)
SMALL_NOTES: Final = 5  # notes of one step and of five steps for each player
MIDDLE_NOTES: Final = 2


def components(game: Game, language: str, whole: bool) -> list[Piece]:
    assert isinstance(game, GrandPrixGame)
    words = in_language(language)
    found = deck(game, words, whole) + money(game, words, whole)
    found += [counter(f"car-{one}", words(one), drawn_car(one), size=CAR) for one in NAMES[:CARS]]
    return found + [board(game, track, words) for track in tracks(game, whole)]


def deck(game: GrandPrixGame, words: Words, whole: bool) -> list[Piece]:
    """Every card by its number. GP27: the white ten is only used if tens are dealt."""
    box, params = game.params.deck, game.params
    numbers = [card for card in range(1, box.size + 1) if box.kind[card] >= 0]
    if not (whole or params.tens_in_deck):
        numbers.remove(int(box.ten_of[WHITE_LINE]))
    found = []
    for card in numbers:
        kind = int(box.kind[card])
        if kind == BID:
            colour = NAMES[list(box.bid_of).index(card)]
            front = bid(card, colour, words("auction"))
            says = f"{words('auction')} {words(colour)}"
        else:
            front = face_of(box, card)
            lines = lines_of(box, card)
            glue = " ⇄ " if kind == SWAP else ", "
            says = glue.join(f"{words(one)} {steps or ''}".strip() for one, steps in lines)
        name = f"{card} · {says}"
        found.append(Piece(str(card), name, front, cards.back("light")))
    return found


def drawn_car(colour: str) -> str:
    return group(car(colour), at(0, 0, 1.2))


# Money


def money(game: GrandPrixGame, words: Words, whole: bool) -> list[Piece]:
    """GP1, GP20: notes of one, five and ten steps, as many as a match can need."""
    params = game.params
    players = max(TITLE.players) if whole else game.players
    spare = players * int(params.start) - game.players * int(params.start)
    total = int(params.money) + max(spare, 0)
    counts = {1: SMALL_NOTES * players, 5: MIDDLE_NOTES * players}
    counts[10] = max(1, -(-(total - sum(worth * n for worth, n in counts.items())) // 10))
    return [
        Piece(
            f"note-{worth * params.step}",
            words(f"money:{worth * params.step}"),
            note(words(f"money:{worth * params.step}"), worth),
            note(words(f"money:{worth * params.step}"), worth),
            count,
            kind=MONEY,
            size=NOTE,
        )
        for worth, count in counts.items()
    ]


def note(amount: str, worth: int) -> str:
    """A bank note; higher values are darker."""
    p = palette("light")
    wide, tall = NOTE
    ground = {1: "meadow", 5: "field", 10: "haze"}[worth]
    size = min(20.0, (wide - 46) / width(amount, 1))
    corner = text(5.5, 9.6, amount, 5.4, p.paint("ink"))
    return (
        rect(0.3, 0.3, wide - 0.6, tall - 0.6, p.paint(WHITE, "line", 0.6), 2)
        + rect(2.6, 2.6, wide - 5.2, tall - 5.2, p.paint(ground), 1.4)
        + rect(3.8, 3.8, wide - 7.6, tall - 7.6, p.pen(WHITE, 0.7, ""), 1)
        + group(cards.wheel(p), at(13.5, tall - 13, 0.42))
        + group(cards.wheel(p), at(wide - 13.5, 13, 0.42))
        + text(wide / 2, tall / 2 + size * 0.35, amount, size, p.paint("ink"), anchor="middle")
        + corner
        + group(corner, at(wide, tall, turn=180))
        + rect(2.6, 2.6, wide - 5.2, tall - 5.2, p.pen(GOLD, 0.5, ""), 1.4)
    )


# Boards


def tracks(game: GrandPrixGame, whole: bool) -> list[Track]:
    """All tracks of the edition, or only the chosen one."""
    if not whole:
        return [game.params.track]
    there = game.edition.keys("track")
    return [read_track(game.edition, name) for name in TRACKS if name in there]


def board(game: GrandPrixGame, track: Track, words: Words) -> Piece:
    """A track with the winners' circle inside it."""
    circuit, params = circuit_of(track), game.params
    wide, tall = circuit.width, circuit.height
    prizes = [int(prize) * params.step for prize in params.prizes]
    x, y, scale = infield(circuit)
    drawn = (
        rect(0, 0, wide, tall, palette("light").paint("ground"))
        + course(circuit)
        + group(winners(words(track.name), prizes, [], "light"), at(x, y, scale))
    )
    fits = min(BOARD[0] / wide, BOARD[1] / tall)
    size = (wide * fits, tall * fits)
    return Piece(
        f"track-{track.name}", words(track.name), drawn, kind=BOARDS, size=size, drawn=(wide, tall)
    )
