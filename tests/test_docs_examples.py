"""The Python code in the docs runs as written, page by page from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python(?: run)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
# The number of code blocks, so that none is lost by a change of markup. The other blocks show parts
# of files.
PAGES = {"README.md": 1, "docs/tutorial.md": 8, "docs/learning.md": 5, "docs/adding-a-bot.md": 1}


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs(page: str) -> None:
    blocks = BLOCK.findall((ROOT / page).read_text("utf-8"))
    assert len(blocks) == PAGES[page]
    scope: dict[str, object] = {"__name__": page}
    pictures = 0
    for block in blocks:
        exec(compile(block, page, "exec"), scope)  # our own page
        pictures += str(scope.pop("picture", "")).startswith("<svg")
    if page == "docs/tutorial.md":
        assert pictures == 3
        assert scope["club"]
