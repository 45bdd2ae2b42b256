"""`paddock new`: writes a small complete game as a package of its own, as a starting point."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path
from typing import Any, Final

from paddock.core.errors import BadOption
from paddock.games import packages
from paddock.i18n import readable

SKELETON: Final = Path(__file__).parent / "skeleton"
ENDING: Final = ".txt"  # so that no tool takes the files for ours


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("new", help="begin a game of your own")
    parser.add_argument("name", help="its name: small letters, digits and _")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where (default: ./NAME)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the project."""
    name = check_name(args.name)
    folder: Path = args.folder if args.folder is not None else Path(name)
    for path in write(name, folder):
        print(path)
    print(
        f"\n{readable(name)} can be played as it is. Next:\n"
        f"  cd {folder}\n"
        "  pip install -e .              Paddock finds the game by itself\n"
        f"  paddock check --game {name}\n"
        f"  paddock play {name}\n"
        "  paddock serve                 and it stands on the home page\n"
        "  pytest                        every invariant over random matches\n"
        f"Then change src/{package_of(name)}/rules.py; docs/adding-a-game.md is the walk through."
    )
    return 0


def check_name(name: str) -> str:
    """Raise an error for an unusable name."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", name) or keyword.iskeyword(name):
        raise BadOption(f"a game's name is small letters, digits and _, not {name[:40]!r}")
    if name in packages():
        raise BadOption(f"there is a game {name} already")
    return name


def package_of(name: str) -> str:
    """The Python package of a game's name."""
    return f"paddock_{name}"


def write(name: str, folder: Path) -> list[Path]:
    """Create the files in an empty or new folder; the files that were written."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(f"{folder} is not an empty folder")
    words = {
        "@name@": name,
        "@package@": package_of(name),
        "@Title@": readable(name),
        "@Class@": "".join(part.capitalize() for part in name.split("_")) + "Game",
        "@P@": name[0].upper(),
    }
    written = []
    for source in sorted(SKELETON.rglob(f"*{ENDING}")):
        text = source.read_text("utf-8")
        for word, meant in words.items():
            text = text.replace(word, meant)
        target = folder / target_of(source, name)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        except OSError as error:
            raise BadOption(f"{target}: {error.strerror}") from None
        written.append(target)
    return written


def target_of(source: Path, name: str) -> Path:
    """The place of a skeleton file in the new project."""
    path = source.relative_to(SKELETON).as_posix().removesuffix(ENDING)
    path = re.sub("^package/", f"src/{package_of(name)}/", path)
    return Path(path.replace("test_game", f"test_{name}"))
