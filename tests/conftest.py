"""Lets tests import their helpers by name: `from tests.every_game.walk import walks`."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)
