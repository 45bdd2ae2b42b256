"""Imports the engine from its build."""

import importlib
import importlib.machinery
import importlib.util
import os
import sys

from paddock.compiling.cache import cache, find, remove, touch
from paddock.compiling.reason import no, yes
from paddock.compiling.sources import (
    HERE,
    PACKAGES,
    SUFFIX,
    Sources,
    key_of,
    module_of,
    read_sources,
)

PACKAGE = os.path.basename(HERE)


def activate() -> bool:
    """Import the engine from its build, if there is one; whether it was.

    The package calls this before it imports any of its own modules.
    """
    if os.environ.get("PADDOCK_PURE"):
        return no("PADDOCK_PURE is set")
    try:
        sources = read_sources()
        build = find(key_of(sources))
        if not build:
            return no("not compiled yet")
    except OSError as error:
        return no(f"the sources cannot be read: {error}")
    try:
        _import_from(build, sources)
    except Exception as error:
        _forget()
        if os.path.dirname(build) == cache():
            remove(build)  # other processes could not use it either; `ensure` builds it again
        return no(f"the build does not load: {error}")
    touch(build)
    return yes()


class Finder:
    """An import finder for the compiled modules."""

    def __init__(self, build: str, package: str, sources: Sources) -> None:
        self.build = build
        self.packages = {module_of(package, p) for p, _ in sources if p.endswith("/__init__.py")}
        self.modules = {module_of(package, p) for p, _ in sources}

    def find_spec(
        self, name: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The spec of a compiled module."""
        if name not in self.modules:
            return None
        folder = os.path.join(self.build, *name.split("."))
        if name not in self.packages:
            return importlib.util.spec_from_file_location(name, folder + SUFFIX)
        file = os.path.join(folder, "__init__" + SUFFIX)
        inside = [folder]  # makes it a package
        return importlib.util.spec_from_file_location(name, file, submodule_search_locations=inside)


def _import_from(build: str, sources: Sources) -> None:
    sys.meta_path.insert(0, Finder(build, PACKAGE, sources))
    for name in _libraries(build):
        spec = importlib.util.spec_from_file_location(name, os.path.join(build, name + SUFFIX))
        assert spec
        assert spec.loader
        library = importlib.util.module_from_spec(spec)
        sys.modules[name] = library
        spec.loader.exec_module(library)
    core = importlib.import_module(f"{PACKAGE}.{PACKAGES[0]}")
    if not (core.__file__ or "").startswith(build + os.sep):
        raise ImportError(f"{core.__name__} came from {core.__file__}")


def _forget() -> None:
    """Undo `_import_from`."""
    finders = [finder for finder in sys.meta_path if isinstance(finder, Finder)]
    for finder in finders:
        sys.meta_path.remove(finder)
        for name in list(sys.modules):
            ours = name in finder.modules
            if ours or (name.startswith(PACKAGE) and name.endswith("__mypyc")):
                del sys.modules[name]
    importlib.invalidate_caches()


def _libraries(build: str) -> list[str]:
    names = sorted(os.listdir(build))
    return [name.removesuffix(SUFFIX) for name in names if name.endswith("__mypyc" + SUFFIX)]
