"""`paddock draw`: a position as a picture, SVG or PNG; or all cards of a game on one sheet."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paddock import drawing
from paddock.cli.terminal import seating
from paddock.cli.terminal.journal import read_file
from paddock.core.errors import BadLog, BadOption
from paddock.core.game import Game
from paddock.core.log import kept, read_log
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.core.view import View
from paddock.drawing.png import png
from paddock.i18n import languages
from paddock.i18n.telling import player_name, title
from paddock.shelf import load, load_log

WIDEST = 8000  # pixels
LONGEST = 100_000  # plies of a random match
GUESSES = 4  # samples of a position; a view that all of them share is known


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("draw", help="draw a position, or the cards, as SVG or PNG")
    parser.add_argument("game", help="which game; `paddock games` lists them")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--position", metavar="TEXT", help="a position; `?` for a hidden card")
    what.add_argument("--log", type=Path, metavar="FILE", help="the match to draw from")
    what.add_argument("--cards", action="store_true", help="every card on one sheet")
    parser.add_argument("--ply", type=int, metavar="N", help="how far into the match (default end)")
    parser.add_argument("--seat", type=int, metavar="N", help="whose eyes; 0: a spectator's")
    parser.add_argument("--players", type=int, metavar="N", help="how many sit there")
    parser.add_argument("--seed", type=int, metavar="S", help="the same made-up match every time")
    parser.add_argument("--dark", action="store_true", help="the night colours")
    parser.add_argument("--lang", metavar="XX", help=f"one of {', '.join(languages())}")
    file = parser.add_mutually_exclusive_group(required=True)
    file.add_argument("--svg", type=Path, metavar="FILE", help="write SVG; - is the output")
    file.add_argument("--png", type=Path, metavar="FILE", help="write PNG; - is the output")
    parser.add_argument("--width", type=int, default=1400, metavar="PX", help="of the PNG")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw."""
    if not 1 <= args.width <= WIDEST:
        raise BadOption(f"a PNG is 1 to {WIDEST} pixels wide, not {args.width}")
    args.lang = seating.choose_language(args.lang)
    svg = draw_cards(args) if args.cards else draw_board(args)
    write(args.svg or args.png, png(svg, args.width) if args.png else svg.encode())
    return 0


def draw_cards(args: argparse.Namespace) -> str:
    """Draw all cards of a game."""
    load(args.game)  # raises an error for an unknown game
    return drawing.sheet(args.game, args.lang, theme=theme(args), title=title(args.lang, args.game))


def draw_board(args: argparse.Namespace) -> str:
    """Draw a position."""
    if args.log:
        states, names = from_log(args)
    elif args.position:
        game = load(args.game, args.players)
        states = [game.position(args.position, Rng(guess)) for guess in range(GUESSES)]
        names = []
    else:
        game = load(args.game, args.players)
        states, names = [somewhere(game, args.seed, args.ply)], []
    view = seen(states, args.seat)
    players = states[0].game.players
    names = [player_name(args.lang, names, seat) for seat in range(players)]
    heading = title(args.lang, view.game)
    return drawing.board(view, names, args.lang, theme=theme(args), title=heading)


def seen(states: Sequence[State], number: int | None) -> View:
    """What the chosen seat sees. An imagined card is never drawn as if it were known."""
    players = states[0].game.players
    wanted = 1 if number is None else number
    if not 0 <= wanted <= players:
        raise BadOption(f"there are seats 1 to {players}, and 0 for a spectator, not {wanted}")
    seat = wanted - 1 if wanted else NOBODY
    views = [state.view(seat) for state in states]
    if all(view.to_dict() == views[0].to_dict() for view in views):
        return views[0]
    if number is None:
        return states[0].view(NOBODY)
    raise BadOption(f"the position does not tell what seat {wanted} sees; take another, or 0")


def from_log(args: argparse.Namespace) -> tuple[list[State], list[str]]:
    """A position of a log."""
    source = str(args.log)
    log = read_log(read_file(args.log), source)
    if log.game != args.game:
        raise BadLog(f"{source}: a match of {log.game}, not of {args.game}")
    if args.ply is not None:
        plies = kept(log.entries)
        if not 0 <= args.ply <= len(plies):
            raise BadOption(f"--ply is 0 to {len(plies)} for this log, not {args.ply}")
        log.entries = plies[: args.ply]
    match = load_log(log, source=source)
    return [match.state], match.log.names


def somewhere(game: Game, seed: int | None, ply: int | None) -> State:
    """A position in the middle of a random match, or at that ply of it."""
    rng = Rng(secrets.randbits(32) if seed is None else seed)
    state = game.start()
    moves: list[tuple[int, Move]] = []
    while not state.over() and len(moves) < LONGEST:
        seat = state.waiting[0]
        move = state.luck(rng) if seat == LUCK else choose(state, seat, rng)
        state.play(seat, move)
        moves.append((seat, move))
    if ply is None:
        ply = len(moves) * (40 + int(rng.below(45))) // 100
    if not 0 <= ply <= len(moves):
        raise BadOption(f"this match has plies 0 to {len(moves)}, not {ply}")
    state = game.start()
    for seat, move in moves[:ply]:
        state.play(seat, move)
    return state


def choose(state: State, seat: int, rng: Rng) -> Move:
    """A random move that changes something visible."""
    legal = state.legal(seat)
    moves = [move for move in legal if move.kind != "discard"] or legal
    return moves[rng.below(len(moves))]


def theme(args: argparse.Namespace) -> str:
    """The theme of the arguments."""
    return "dark" if args.dark else "light"


def write(path: Path, data: bytes) -> None:
    """Write a file, or to standard output."""
    if str(path) == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from None
