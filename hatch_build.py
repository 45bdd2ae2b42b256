"""Puts the compiled engine into the wheel, so that an installed Paddock is as fast as a checkout.

The wheel holds the sources and, beside them, one build of the engine (`paddock/compiled/<key>/`) as
`build.py` makes it. Without a C compiler, or with PADDOCK_PURE=1, the wheel is pure and says so.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = runpy.run_path(str(Path(__file__).parent / "src" / "paddock" / "build.py"))


class CompiledEngine(BuildHookInterface[Any]):
    """Compile on the way into a wheel; an editable install compiles on demand instead."""

    def dependencies(self) -> list[str]:
        """What compiling needs, for a build in an environment of its own."""
        return [f"mypy=={BUILD['MYPY']}", "setuptools", "librt", "mypy-extensions"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not BUILD["ensure"](quiet=False):
            print("this wheel is pure Python: the engine runs interpreted", file=sys.stderr)
            return
        key = BUILD["key_of"](BUILD["read_sources"]())
        build_data["force_include"][BUILD["find"](key)] = f"paddock/compiled/{key}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
