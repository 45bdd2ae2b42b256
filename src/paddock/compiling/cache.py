"""The cache of builds: one folder each, named by the build's key, outside the source tree."""

import os
import sys
import time

from paddock.compiling.sources import HERE

KEEP = 4  # builds kept whatever their age
IDLE = 24 * 3600  # seconds; a younger build may still be in use by a process
UNFINISHED = "building-"


def find(key: str, root: str = HERE) -> str:
    """The build of that key: the one installed with the sources, or one in the cache; empty if
    there is none.
    """
    for folder in (os.path.join(root, "compiled"), cache()):
        build = os.path.join(folder, key)
        if os.path.isdir(build):
            return build
    return ""


def cache() -> str:
    """The folder of all builds."""
    return os.path.join(_cache_of_paddock(), "compiled")


def _cache_of_paddock() -> str:
    if chosen := os.environ.get("PADDOCK_CACHE"):
        return os.path.abspath(chosen)
    if sys.platform == "win32":
        shared = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~")
    else:
        shared = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(shared, "paddock")


def touch(build: str) -> None:
    """Record that a build is used now."""
    try:
        os.utime(build)  # `prune` goes by the time of last use
    except OSError:
        pass  # a read-only cache works too


def prune() -> None:
    """Remove builds that were not used lately, except the newest few, and leftovers of killed
    builds.
    """
    builds: list[tuple[float, str]] = []
    for name in _ours():
        path = os.path.join(cache(), name)
        try:
            used = os.stat(path).st_mtime
        except OSError:
            continue  # another process removed it first
        if not name.startswith(UNFINISHED):
            builds.append((used, path))
        elif time.time() - used > IDLE:
            remove(path)
    for used, path in sorted(builds, reverse=True)[KEEP:]:
        if time.time() - used > IDLE:
            remove(path)


def clean() -> None:
    """Remove every build."""
    for name in _ours():
        remove(os.path.join(cache(), name))


def _ours() -> list[str]:
    """Names in the cache that this module created; a folder set by hand may have others."""
    try:
        names = os.listdir(cache())
    except OSError:
        return []
    hexadecimal = set("0123456789abcdef")
    return [
        n for n in names if n.startswith(UNFINISHED) or (len(n) == 32 and set(n) <= hexadecimal)
    ]


def remove(build: str) -> None:
    """Remove one build."""
    import shutil  # imported here, because most starts do not need it

    shutil.rmtree(build, ignore_errors=True)
