"""`paddock print`: the components of a game as a PDF, true to scale, with aligned backs."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from paddock.cli.terminal import seating
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.drawing.printing import (
    BACKS,
    BLEED,
    CARDS,
    DUPLEX,
    PAPERS,
    Piece,
    PrintedPage,
    Style,
    choose,
    components,
    lay_out,
)
from paddock.drawing.printing.pdf import check_installed, missing_letters, pdf
from paddock.i18n import chain, languages, say
from paddock.i18n.telling import title
from paddock.shelf import load

MOST_PAGES = 400


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("print", help="print cards, boards and sheets as a PDF")
    parser.add_argument("game", help="which game; `paddock games` lists them")
    parser.add_argument("file", nargs="?", type=Path, help="the PDF to write; - is the output")
    parser.add_argument("--list", action="store_true", help="list the pieces instead")
    parser.add_argument(
        "--only",
        nargs="+",
        action="extend",
        metavar="PIECE[=COUNT]",
        help="just these, by code, name or kind; `--list` lists them",
    )
    parser.add_argument("--edition", metavar="E", help="a built-in edition, or a TOML file")
    parser.add_argument("--paper", choices=PAPERS, default="a4", help="(default a4)")
    parser.add_argument(
        "--backs",
        choices=BACKS,
        default=DUPLEX,
        help="duplex: behind the fronts, for paper turned on its long edge (default); or none",
    )
    parser.add_argument("--marks", action="store_true", help="crop marks around the pieces")
    parser.add_argument(
        "--bleed", action="store_true", help=f"{BLEED:g} mm of colour around each piece"
    )
    parser.add_argument("--players", type=int, metavar="N", help="only what N players need")
    parser.add_argument("--preset", metavar="P", help="only what this set of options needs")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="likewise, one option"
    )
    parser.add_argument("--lang", metavar="XX", help=f"one of {', '.join(languages())}")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print components."""
    language = chain(seating.choose_language(args.lang))[0]
    game = load(
        args.game, args.players, args.preset, args.edition, **seating.read_options(args.option)
    )
    whole = args.players is None and args.preset is None and not args.option
    pieces = list(components(game, language, whole))
    if args.only:
        pieces = choose(pieces, args.only)
    if args.list:
        print(listed(pieces))
        return 0
    if args.file is None:
        raise BadOption("print to which file? Say it before --only; `--list` lists the pieces")
    check_installed()
    pages = lay_out(pieces, style_of(args, game, language))
    if len(pages) > MOST_PAGES:
        raise BadOption(f"that is {len(pages)} pages; at most {MOST_PAGES} are printed at once")
    write(args.file, pdf(pages, title(language, game.name), language))
    tell(args, pieces, pages)
    return 0


def style_of(args: argparse.Namespace, game: Game, language: str) -> Style:
    """The layout of the arguments."""
    edition = game.edition
    return Style(
        PAPERS[args.paper],
        duplex=args.backs == DUPLEX,
        bleed=BLEED if args.bleed else 0.0,
        marks=args.marks,
        back=say(language, "print-back"),
        footer=f"{title(language, game.name)} · {edition.name} {edition.digest}",
    )


def listed(pieces: list[Piece]) -> str:
    """One line for each piece: code, count, size, name."""
    wide = max(len(piece.code) for piece in pieces)
    lines = []
    for piece in pieces:
        size = f"{piece.size[0]:.0f} × {piece.size[1]:.0f} mm"
        lines.append(
            f"{piece.code:<{wide}} {piece.copies:>4}  {piece.kind:<8} {size:>14}  {piece.name}"
        )
    return "\n".join(lines)


def tell(args: argparse.Namespace, pieces: list[Piece], pages: list[PrintedPage]) -> None:
    """Report what was printed, and the printer settings."""
    count = sum(piece.copies for piece in pieces)
    cards = sum(piece.copies for piece in pieces if piece.kind == CARDS)
    sides = "on both sides, turned on the long edge" if two_sided(args, pieces) else "on one side"
    print(
        f"{args.file}: {len(pages)} pages, {count} pieces, {cards} of them cards. "
        f"Print it at 100 % (“actual size”), {sides}.",
        file=sys.stderr,
    )
    if letters := missing_letters(pages):
        print(f"paddock: the fonts of a print have no {' '.join(letters)}", file=sys.stderr)


def two_sided(args: argparse.Namespace, pieces: list[Piece]) -> bool:
    """Whether to print backs."""
    return args.backs == DUPLEX and any(piece.back for piece in pieces)


def write(path: Path, data: bytes) -> None:
    """Write the whole file or nothing: to a temporary file that is then renamed."""
    if str(path) == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            part.write_bytes(data)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from None
