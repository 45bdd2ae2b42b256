"""Makes a build: copies the sources, compiles and tries them in a temporary folder, and moves the
result into the cache.

Every start of Paddock imports this module, so modules that only a compilation needs are imported
inside functions.
"""

import os
import sys
from typing import IO

from paddock.compiling.cache import UNFINISHED, cache, find, prune, touch
from paddock.compiling.reason import no, why_not, yes
from paddock.compiling.sources import HERE, key_of, parents_of, read_sources

SCRIPT = os.path.join(HERE, "build.py")  # runs the steps in their own process


def ensure(quiet: bool = True, root: str = HERE) -> bool:
    """Compile what is not compiled yet; False if the sources will run interpreted.

    The calling process is not changed: the build is used from the next start on.
    """
    if os.environ.get("PADDOCK_PURE"):
        return no("PADDOCK_PURE is set")
    try:
        done = _build(root, quiet)
    except OSError as error:
        done = no(f"the cache cannot be written: {error}")
    if not done and not quiet:
        print(f"paddock runs interpreted: {why_not()}", file=sys.stderr)
    return done


def ensure_later() -> None:
    """Compile in the background for the next start."""
    if os.environ.get("PADDOCK_PURE") or find(key_of(read_sources())):
        return
    import shutil
    import subprocess

    command = [sys.executable, "-P", SCRIPT]
    if nice := shutil.which("nice"):
        command = [nice, *command]
    nothing = subprocess.DEVNULL
    subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def _build(root: str, quiet: bool) -> bool:
    import shutil
    import tempfile

    sources = read_sources(root)
    if not sources:
        return no("there is nothing to compile")
    key = key_of(sources)
    if found := find(key, root):
        touch(found)
        return yes()

    build = os.path.join(cache(), key)
    os.makedirs(cache(), mode=0o700, exist_ok=True)
    turn = _wait_for_turn()
    if find(key, root):  # made by whoever had the turn before
        turn.close()
        return yes()
    work = tempfile.mkdtemp(prefix=UNFINISHED, dir=cache())
    try:
        # The hashed sources are compiled, even if an editor changes them meanwhile.
        package = os.path.join(work, "src", os.path.basename(root))
        for path, text in [*parents_of(sources), *sources]:
            copy = os.path.join(package, *path.split("/"))
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            with open(copy, "wb") as file:
                file.write(text)
        if not quiet:
            print("compiling the engine, once per change …", file=sys.stderr, flush=True)
        if reason := _run_apart("--compile", work) or _run_apart("--try", work):
            return no(reason)
        try:
            os.rename(os.path.join(work, "out"), build)
        except OSError:
            if not os.path.isdir(build):  # otherwise another process made the same build first
                raise
        touch(build)
    finally:
        shutil.rmtree(work, ignore_errors=True)
        turn.close()
    prune()
    return yes()


def _wait_for_turn() -> IO[str]:
    """A lock on the cache until it is closed: a compilation uses every core, so two at once would
    both take twice as long, and often make the same build. Where there is no such lock (Windows,
    some network drives) both compile, and the first to finish counts."""
    file = open(f"{cache()}.lock", "w", encoding="utf-8")  # noqa: SIM115 - open until the turn ends
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
    except (ImportError, OSError):
        pass
    return file


def _run_apart(step: str, work: str) -> str:
    """Run a step of the build in its own process; the error message, or empty."""
    import subprocess

    command = [sys.executable, "-P", SCRIPT, step, work]
    environment = {k: v for k, v in os.environ.items() if k != "MYPYPATH"}
    done = subprocess.run(
        command,
        cwd=os.path.join(work, "src"),
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines[-1:] or [f"the compiler ended with {done.returncode}"])[0]
