"""Lets a failed invariant show what was compared."""

import pytest

pytest.register_assert_rewrite("paddock.invariants", "tests.every_game.live.life")
