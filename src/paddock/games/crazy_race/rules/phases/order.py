"""A number for each phase, so that modules of phases can refer to each other without a circular
import.
"""

from __future__ import annotations

from typing import Final

RECOVERY: Final = 0
TURNING: Final = 1
LAYING: Final = 2
CHOICE: Final = 3
SPLIT: Final = 4
POINTS: Final = 5
ROBBERY: Final = 6
LOSING: Final = 7
TAKING: Final = 8
STRAGGLERS: Final = 9
