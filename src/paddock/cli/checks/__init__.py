"""What every game must have in every layer: each check tries its part."""

from __future__ import annotations

from typing import Final

from paddock.cli.checks.finding import Check, Finding, run
from paddock.cli.checks.page import check_leaks, check_page
from paddock.cli.checks.project import check_cases, check_golden, check_law, check_perft
from paddock.cli.checks.rules import (
    LANGUAGES,
    check_bots,
    check_editions,
    check_invariants,
    check_title,
)
from paddock.cli.checks.shown import check_drawing, check_terminal

__all__ = ["CHECKS", "Check", "Finding", "run"]

CHECKS: Final[dict[str, Check]] = {
    "title": check_title,
    "editions": check_editions,
    **LANGUAGES,
    "law": check_law,
    "cases": check_cases,
    "golden": check_golden,
    "perft": check_perft,
    "bots": check_bots,
    "drawing": check_drawing,
    "terminal": check_terminal,
    "page": check_page,
    "leaks": check_leaks,
    "invariants": check_invariants,
}
