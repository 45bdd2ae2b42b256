"""The id of a table as an operator gives it: alone, as a path or as a whole address."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, Final

PATH: Final = "/t/"
DASHED: Final = re.compile(r"-[\w-]{11}")  # an id may begin with a dash like an option


def table_id(text: str) -> str:
    """The id in `abc`, `/t/abc` or `https://paddock.example/t/abc?invite=…`."""
    found = re.search(rf"{PATH}([\w-]+)", text)
    return found[1] if found else text


class ActionParser(argparse.ArgumentParser):
    """A parser that accepts an id that begins with a dash."""

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> Any:
        """Parse the arguments."""
        known = self._option_string_actions
        words = [
            f"{PATH}{word}" if DASHED.fullmatch(word) and word not in known else word
            for word in args or ()
        ]
        return super().parse_known_args(words, namespace)
