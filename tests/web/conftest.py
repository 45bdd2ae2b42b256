"""Makes the luck in these tests the same in every run."""

from tests.web.luck import same_luck  # noqa: F401 - applies to every test of this folder
