"""Luck in these tests is the same each time."""

from tests.web.luck import same_luck  # noqa: F401 - applies to every test of this folder
