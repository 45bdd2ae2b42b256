"""The steps of a build that run in their own process: compile with mypyc, then try the result.

Only `compile_sources` needs mypy and setuptools. Both steps end the process with a message if they
fail.
"""

import importlib
import os
import sys
from types import ModuleType

from paddock.compiling.loading import Finder
from paddock.compiling.sources import (
    C_FLAGS,
    LINK_FLAGS,
    MYPY,
    STRICT,
    SUFFIX,
    module_of,
    parents_of,
    read_sources,
)


def compile_sources(work: str) -> None:
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
    """Which of our flags the compiler and the linker here accept."""
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
        except Exception:  # setuptools has two copies of its exceptions
            return False
        return True

    if not takes([]):
        sys.exit("no C compiler that finds the headers of this Python")
    if compiler.compiler_type != "unix":
        return [], []
    taken = [flag for flag in C_FLAGS if takes(["-Werror", flag])]
    return taken, list(LINK_FLAGS) if takes(["-Werror", *LINK_FLAGS], link=True) else []


def try_build(work: str) -> None:
    """Import every compiled module once, because a build that does not load is worse than none."""
    out = os.path.join(work, "out")
    package = _package_in(work)
    sources = read_sources(package)
    for path, _ in parents_of(sources):
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
