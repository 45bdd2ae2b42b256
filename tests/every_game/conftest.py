"""Lets a failed invariant show what was compared."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.every_game.{name}" for name in ("keep", "knowledge", "logs", "moves", "positions")),
    "tests.every_game.live.life",
)
