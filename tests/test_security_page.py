"""docs/security.md and docs/abuse.md name tests for each point and each row; these tests must
exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TESTS = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


@pytest.mark.parametrize("name", ["security.md", "abuse.md"])
def test_every_test_that_the_page_names_exists(name: str) -> None:
    page = (ROOT / "docs" / name).read_text("utf-8")
    named = TESTS.findall(page)
    assert len(named) > 40
    missing = [
        f"{file}::{test}"
        for file, test in named
        if not (ROOT / file).exists()
        or (test and f"def {test}(" not in (ROOT / file).read_text("utf-8"))
    ]
    assert not missing


def test_every_attack_has_its_own_number_and_names_its_tests() -> None:
    page = (ROOT / "docs" / "abuse.md").read_text("utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if re.match(r"\| \d", line)]
    assert [int(row[0].strip("| ")) for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        assert len(row) == 4
        assert all(test for _, test in TESTS.findall(row[-1])), row[0]
        assert TESTS.search(row[-1]), row[0]


def test_every_point_has_a_test_or_a_reason() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if re.match(r"\| \d", line)]
    assert len(rows) > 60
    for row in rows:
        proof = row[-1].rstrip(" |")
        assert TESTS.search(proof) or proof == "—", row
        if proof == "—":
            assert re.search(r"not applicable|gap|pip-audit|operator", row[2]), row
