"""Compiles the engine with mypyc on demand, and makes Python import the result.

A build is in a cache outside the source tree, under a hash of everything it was made from; an
installed Paddock contains one (`compiled/`, see hatch_build.py). An edit changes the hash, so an
old build is never found again; without a build, or without a compiler, the same sources run
interpreted. Only `ensure` needs mypy; `activate` needs the standard library.

`compiling/` does the work. This module is its interface, and a command: `python -P
src/paddock/build.py [clean]`.
"""

import os
import sys
from types import ModuleType

if not __package__ and "paddock" not in sys.modules:
    # Run by its path, perhaps before Paddock's dependencies are installed: an empty package
    # replaces Paddock, so that `compiling` can be imported without the rest.
    stand_in = ModuleType("paddock")
    stand_in.__path__ = [os.path.dirname(os.path.abspath(__file__))]
    sys.modules["paddock"] = stand_in

from paddock.compiling.cache import clean, find
from paddock.compiling.loading import activate
from paddock.compiling.making import ensure, ensure_later
from paddock.compiling.reason import why_not
from paddock.compiling.sources import MYPY, key_of, read_sources

__all__ = [
    "MYPY",
    "activate",
    "clean",
    "ensure",
    "ensure_later",
    "find",
    "key_of",
    "read_sources",
    "why_not",
]


def main(arguments: list[str]) -> int:
    """`build.py [clean]`: make the build of these sources, or remove all builds."""
    match arguments:
        case ["--compile" | "--try" as step, work]:  # of `ensure`, in a process of its own
            from paddock.compiling.compiler import compile_sources, try_build

            (compile_sources if step == "--compile" else try_build)(work)
        case ["clean"]:
            clean()
        case [] | ["ensure"]:
            return 0 if ensure(quiet=False) else 1
        case _:
            print(main.__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
