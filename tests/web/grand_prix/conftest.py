"""A server whose bots think for a moment only: a whole match has hundreds of their answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.conftest import Server

QUICK = """
import sys
from paddock.cli import main
from paddock.tables.plan import PACES
PACES["fast"] = 0.02
sys.exit(main())
"""


class QuickServer(Server):
    program = ("-c", QUICK)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = QuickServer(tmp_path_factory.mktemp("grand_prix"), "--no-limits")
    one.start()
    yield one
    one.stop()
