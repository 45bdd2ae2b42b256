"""Compiles the engine with mypyc on demand, and makes Python import what was compiled.

A build lies in a cache outside the source tree, under a hash of everything it was made from; an
installed Paddock brings one along (`compiled/`, see hatch_build.py). An edit changes the hash, so
an old build is never found again; without a build, or without a compiler, the same sources run
interpreted. Only `ensure` needs mypy; `activate` needs the standard library.
"""

import hashlib
import importlib
import importlib.machinery
import importlib.util
import os
import sys
import time

# The pure packages are compiled; the rest of Paddock stays interpreted.
PACKAGES = ("core", "bots", "games/*/rules", "games/*/bot")
MYPY = "2.4.1"  # part of the key, so that looking a build up does not need mypy
STRICT = ("--strict", "--no-color-output", "--no-error-summary")
C_FLAGS = (
    "-fwrapv",  # i64 arithmetic wraps, as the generators of luck expect
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # Rules are made of many small functions with names: let the compiler inline more of them.
    "--param=inline-unit-growth=120",
    "--param=max-inline-insns-auto=50",
    "-Wno-all",  # Python asks for -Wall, which took four of the five minutes on so long a file
    "-w",  # and a warning of a newer compiler is no reason to run slowly
)
# The C of all modules is one file. Its functions are shared out among the processors when they are
# linked, which takes a fifth of the time and inlines as much.
LINK_FLAGS = ("-flto=auto", "-fno-fat-lto-objects")
KEEP = 4  # builds kept whatever their age
IDLE = 24 * 3600  # seconds; a younger build may be in use by a process that still imports from it

HERE = os.path.dirname(os.path.abspath(__file__))
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]  # names the Python version, ABI and platform
UNFINISHED = "building-"

Sources = list[tuple[str, bytes]]

_why = "not asked for"


def why_not() -> str:
    """Why the last `activate` or `ensure` ended interpreted; empty when it did not."""
    return _why


def _no(reason: str) -> bool:
    global _why
    _why = reason
    return False


def _yes() -> bool:
    return not _no("")


# --- what a build is made from -------------------------------------------------------------------


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
    """The name of the build these sources make here."""
    # The suffix names the Python version as far as the ABI depends on it, and the platform.
    made_with = (SUFFIX, MYPY, *STRICT, *C_FLAGS, *LINK_FLAGS)
    digest = hashlib.blake2b(digest_size=16)
    for part in made_with:
        digest.update(part.encode() + b"\0")
    for path, text in sources:
        digest.update(f"{path}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def find(key: str, root: str = HERE) -> str:
    """The build of that name: the one that was installed with the sources, else one in the cache;
    empty if there is neither."""
    for folder in (os.path.join(root, "compiled"), cache()):
        build = os.path.join(folder, key)
        if os.path.isdir(build):
            return build
    return ""


def cache() -> str:
    """The folder that holds the builds, one folder each."""
    return os.path.join(_cache_of_paddock(), "compiled")


def _cache_of_paddock() -> str:
    if chosen := os.environ.get("PADDOCK_CACHE"):
        return os.path.abspath(chosen)
    if sys.platform == "win32":
        shared = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~")
    else:
        shared = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(shared, "paddock")


# --- using a build -------------------------------------------------------------------------------


def activate() -> bool:
    """Import the engine from its build, if there is one; true when it really was.

    To be called by the package before it imports anything of its own.
    """
    if os.environ.get("PADDOCK_PURE"):
        return _no("PADDOCK_PURE is set")
    try:
        sources = read_sources()
        build = find(key_of(sources))
        if not build:
            return _no("not compiled yet")
    except OSError as error:
        return _no(f"the sources cannot be read: {error}")
    try:
        _import_from(build, sources)
    except Exception as error:
        _forget()
        if os.path.dirname(build) == cache():
            _remove(build)  # it is of no use to the next process either; `ensure` makes it anew
        return _no(f"the build does not load: {error}")
    _touch(build)
    return _yes()


class Finder:
    """Finds the compiled modules in their build, wherever their packages lie."""

    def __init__(self, build: str, package: str, sources: Sources) -> None:
        self.build = build
        self.packages = {module_of(package, p) for p, _ in sources if p.endswith("/__init__.py")}
        self.modules = {module_of(package, p) for p, _ in sources}

    def find_spec(
        self, name: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name not in self.modules:
            return None
        folder = os.path.join(self.build, *name.split("."))
        if name not in self.packages:
            return importlib.util.spec_from_file_location(name, folder + SUFFIX)
        file = os.path.join(folder, "__init__" + SUFFIX)
        inside = [folder]  # makes it a package
        return importlib.util.spec_from_file_location(name, file, submodule_search_locations=inside)


def _import_from(build: str, sources: Sources) -> None:
    assert __package__
    sys.meta_path.insert(0, Finder(build, __package__, sources))
    for name in _libraries(build):
        spec = importlib.util.spec_from_file_location(name, os.path.join(build, name + SUFFIX))
        assert spec
        assert spec.loader
        library = importlib.util.module_from_spec(spec)
        sys.modules[name] = library
        spec.loader.exec_module(library)
    core = importlib.import_module(f"{__package__}.{PACKAGES[0]}")
    if not (core.__file__ or "").startswith(build + os.sep):
        raise ImportError(f"{core.__name__} came from {core.__file__}")


def _forget() -> None:
    """Undo `_import_from`."""
    assert __package__
    finders = [finder for finder in sys.meta_path if isinstance(finder, Finder)]
    for finder in finders:
        sys.meta_path.remove(finder)
        for name in list(sys.modules):
            ours = name in finder.modules
            if ours or (name.startswith(__package__) and name.endswith("__mypyc")):
                del sys.modules[name]
    importlib.invalidate_caches()


def _libraries(build: str) -> list[str]:
    names = sorted(os.listdir(build))
    return [name.removesuffix(SUFFIX) for name in names if name.endswith("__mypyc" + SUFFIX)]


def _touch(build: str) -> None:
    try:
        os.utime(build)  # `prune` goes by the time of last use
    except OSError:
        pass  # a cache that is only readable serves as well


# --- making a build ------------------------------------------------------------------------------


def ensure(quiet: bool = True, root: str = HERE) -> bool:
    """Compile what is not compiled yet; false when the sources will have to run interpreted.

    The calling process is left as it was: what is built is used from the next start on.
    """
    if os.environ.get("PADDOCK_PURE"):
        return _no("PADDOCK_PURE is set")
    try:
        done = _build(root, quiet)
    except OSError as error:
        done = _no(f"the cache cannot be written: {error}")
    if not done and not quiet:
        print(f"paddock runs interpreted: {why_not()}", file=sys.stderr)
    return done


def ensure_later() -> None:
    """Compile in the background what is not compiled yet: the next start finds it."""
    import shutil
    import subprocess

    if os.environ.get("PADDOCK_PURE") or find(key_of(read_sources())):
        return
    command = [sys.executable, "-P", os.path.abspath(__file__)]
    if nice := shutil.which("nice"):
        command = [nice, *command]
    nothing = subprocess.DEVNULL
    subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def _build(root: str, quiet: bool) -> bool:
    import shutil
    import tempfile

    sources = read_sources(root)
    if not sources:
        return _no("there is nothing to compile")
    key = key_of(sources)
    if found := find(key, root):
        _touch(found)
        return _yes()

    build = os.path.join(cache(), key)
    os.makedirs(cache(), mode=0o700, exist_ok=True)
    work = tempfile.mkdtemp(prefix=UNFINISHED, dir=cache())
    try:
        # What is compiled is what was hashed, whatever an editor does meanwhile.
        package = os.path.join(work, "src", os.path.basename(root))
        for path, text in [*_parents(sources), *sources]:
            copy = os.path.join(package, *path.split("/"))
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            with open(copy, "wb") as file:
                file.write(text)
        if not quiet:
            print("compiling the engine, once per change …", file=sys.stderr, flush=True)
        if reason := _run_apart("--compile", work) or _run_apart("--try", work):
            return _no(reason)
        try:
            os.rename(os.path.join(work, "out"), build)
        except OSError:
            if not os.path.isdir(build):  # else another process was first, with an equal build
                raise
        _touch(build)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    prune()
    return _yes()


def _parents(sources: Sources) -> Sources:
    """The packages above those that are compiled, empty: they are not compiled themselves."""
    known = {path for path, _ in sources}
    folders = {""}
    for path in known:
        parts = path.split("/")[:-1]
        folders |= {"/".join(parts[:n]) + "/" for n in range(1, len(parts))}
    return [(f"{f}__init__.py", b"") for f in sorted(folders) if f"{f}__init__.py" not in known]


def _run_apart(step: str, work: str) -> str:
    """Run a step of the build in a process of its own; what went wrong, or nothing."""
    import subprocess

    command = [sys.executable, "-P", os.path.abspath(__file__), step, work]
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


def prune() -> None:
    """Remove builds nobody used lately, but the newest few, and what killed builds left."""
    builds: list[tuple[float, str]] = []
    for name in _ours():
        path = os.path.join(cache(), name)
        try:
            used = os.stat(path).st_mtime
        except OSError:
            continue  # another process was faster
        if not name.startswith(UNFINISHED):
            builds.append((used, path))
        elif time.time() - used > IDLE:
            _remove(path)
    for used, path in sorted(builds, reverse=True)[KEEP:]:
        if time.time() - used > IDLE:
            _remove(path)


def clean() -> None:
    """Remove every build."""
    for name in _ours():
        _remove(os.path.join(cache(), name))


def _ours() -> list[str]:
    """Names in the cache that this module gave; a cache set by hand may hold other things."""
    try:
        names = os.listdir(cache())
    except OSError:
        return []
    hexadecimal = set("0123456789abcdef")
    return [
        n for n in names if n.startswith(UNFINISHED) or (len(n) == 32 and set(n) <= hexadecimal)
    ]


def _remove(build: str) -> None:
    import shutil

    shutil.rmtree(build, ignore_errors=True)


# --- the steps that run apart --------------------------------------------------------------------


def _compile(work: str) -> None:
    """Compile `work/src`, the current folder, into `work/out`."""
    try:
        from mypy.version import __version__ as mypy
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
    except ImportError as error:
        sys.exit(f"mypy or setuptools is not installed (extra paddock[compile]): {error}")
    if mypy.split("+")[0] != MYPY:
        sys.exit(f"mypy {MYPY} is wanted, {mypy} is installed")

    flags, linking = _flags_taken(os.path.join(work, "probe"))
    package = _package_in(work)
    files = [f"{package}/{path}" for path, _ in read_sources(package)]
    extensions = mypycify(
        [*STRICT, "--cache-dir", os.path.join(work, "mypy"), *files],
        opt_level="3",
        debug_level="0",
        target_dir=os.path.join(work, "c"),
        group_name=package,
    )
    library, *_ = extensions  # the others only lead to it, a module each
    library.extra_compile_args = [*library.extra_compile_args, *flags, *linking]
    library.extra_link_args = ["-O3", *flags, *linking] if linking else []
    command = build_ext(Distribution({"name": package, "ext_modules": extensions}))
    command.build_lib = os.path.join(work, "out")
    command.build_temp = os.path.join(work, "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def _package_in(work: str) -> str:
    (package,) = os.listdir(os.path.join(work, "src"))
    return package


def _flags_taken(folder: str) -> tuple[list[str], list[str]]:
    """Those of our flags that the compiler here takes, and those that its linker takes too."""
    from setuptools._distutils import ccompiler, sysconfig

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    os.makedirs(folder)
    probe = os.path.join(folder, "probe.c")
    with open(probe, "w") as file:
        file.write("#include <Python.h>\nint probe;\n")

    def takes(flags: list[str], link: bool = False) -> bool:
        include = [sysconfig.get_python_inc()]
        try:
            made = compiler.compile([probe], "/", include_dirs=include, extra_postargs=flags)
            if link:
                compiler.link_shared_object(made, probe + SUFFIX, extra_postargs=flags)
        except Exception:  # setuptools keeps two copies of its errors
            return False
        return True

    if not takes([]):
        sys.exit("no C compiler that finds the headers of this Python")
    if compiler.compiler_type != "unix":
        return [], []
    taken = [flag for flag in C_FLAGS if takes(["-Werror", flag])]
    return taken, list(LINK_FLAGS) if takes(["-Werror", *LINK_FLAGS], link=True) else []


def _try(work: str) -> None:
    """Import every compiled module once: a build that does not load is worse than none."""
    from types import ModuleType

    out = os.path.join(work, "out")
    package = _package_in(work)
    sources = read_sources(package)
    for path, _ in [*_parents(sources)]:
        name = module_of(package, path) if "/" in path else package
        stand_in = ModuleType(name)
        stand_in.__path__ = []
        sys.modules[name] = stand_in
    sys.meta_path.insert(0, Finder(out, package, sources))
    sys.path.insert(0, out)
    for path, _ in sources:
        name = module_of(package, path)
        module = importlib.import_module(name)
        if not (module.__file__ or "").endswith(SUFFIX):
            sys.exit(f"error: {name} was not compiled, but came from {module.__file__}")


def main(arguments: list[str]) -> int:
    """`build.py [clean]`: make the build of these sources, or remove all builds."""
    match arguments:
        case ["--compile", work]:
            _compile(work)
        case ["--try", work]:
            _try(work)
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
