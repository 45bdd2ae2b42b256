"""What a build is made from: sources, mypy and compiler flags. Their hash is the build's key."""

import hashlib
import importlib.machinery
import os

# The pure packages are compiled; the rest of Paddock stays interpreted.
PACKAGES = ("core", "bots", "games/*/rules", "games/*/bot")
MYPY = "2.4.1"  # part of the key, so that finding a build does not need mypy
STRICT = ("--strict", "--no-color-output", "--no-error-summary")
C_FLAGS = (
    "-fwrapv",  # i64 arithmetic wraps, as the random number generators expect
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # Rules consist of many small functions: let the compiler inline more of them.
    "--param=inline-unit-growth=120",
    "--param=max-inline-insns-auto=50",
    "-Wno-all",  # Python adds -Wall, which took four of five minutes on such a long file
    "-w",  # a warning of a newer compiler must not prevent the build
)
# The C code of all modules is one file. The linker compiles its functions in parallel, which takes
# a fifth of the time and inlines as much.
LINK_FLAGS = ("-flto=auto", "-fno-fat-lto-objects")

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # the package `paddock`
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]  # names the Python version, ABI and platform

Sources = list[tuple[str, bytes]]


def read_sources(root: str = HERE) -> Sources:
    """Every module to compile: its path below `root` and its text, in a fixed order."""
    found: Sources = []
    folders = _folders(root)
    while folders:
        folder = folders.pop()
        with os.scandir(os.path.join(root, folder)) as entries:
            for entry in entries:
                path = f"{folder}/{entry.name}"
                if entry.name.endswith(".py"):
                    with open(entry.path, "rb") as file:
                        found.append((path, file.read()))
                elif entry.name != "__pycache__" and entry.is_dir():
                    folders.append(path)
    found.sort()
    return found


def _folders(root: str) -> list[str]:
    """The packages to compile, as paths below `root`."""
    found = []
    for pattern in PACKAGES:
        before, star, after = pattern.partition("/*/")
        names = [pattern]
        if star:
            top = os.path.join(root, before)
            games = sorted(os.listdir(top)) if os.path.isdir(top) else []
            names = [f"{before}/{game}/{after}" for game in games]
        found += [name for name in names if os.path.isdir(os.path.join(root, *name.split("/")))]
    return found


def module_of(package: str, path: str) -> str:
    """The name of the module in a file below the package's folder."""
    return f"{package}/{path}".removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def key_of(sources: Sources) -> str:
    """The key of the build that these sources make on this machine."""
    # The suffix names the Python version as far as the ABI depends on it, and the platform.
    made_with = (SUFFIX, MYPY, *STRICT, *C_FLAGS, *LINK_FLAGS)
    digest = hashlib.blake2b(digest_size=16)
    for part in made_with:
        digest.update(part.encode() + b"\0")
    for path, text in sources:
        digest.update(f"{path}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def parents_of(sources: Sources) -> Sources:
    """The packages above the compiled ones, as empty files: they are not compiled themselves."""
    known = {path for path, _ in sources}
    folders = {""}
    for path in known:
        parts = path.split("/")[:-1]
        folders |= {"/".join(parts[:n]) + "/" for n in range(1, len(parts))}
    return [(f"{f}__init__.py", b"") for f in sorted(folders) if f"{f}__init__.py" not in known]
