"""The levels of bots: one list that every place uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from paddock.bots.bot import Bot
from paddock.bots.policy import Policy
from paddock.bots.rookie import SLIPS, RookieBot
from paddock.bots.search import SearchBot

RANDOM: Final = "random"  # available for every game
ROOKIE: Final = "rookie"
CLUB: Final = "club"  # the default opponent; for a game without its own bot, it searches
PRO: Final = "pro"
ACE: Final = "ace"

BotMaker = Callable[[str], Bot]


def ladder(
    club: BotMaker,
    policy: Callable[[], Policy[Any]],
    pro: int,
    ace: int,
    slips: float = SLIPS,
    tuning: Mapping[str, float] | None = None,
) -> Mapping[str, BotMaker]:
    """The levels of a game with a club player and a policy, from weak to strong.

    `pro` and `ace` are budgets: the positions that one answer may use. `tuning` are parameters of
    the policy found by playing many matches.
    """

    def tuned() -> Policy[Any]:
        made = policy()
        for name, value in (tuning or {}).items():
            setattr(made, name, type(getattr(made, name))(value))
        return made

    return {
        ROOKIE: lambda name: RookieBot(name, policy(), slips),
        CLUB: club,
        PRO: lambda name: SearchBot(name, tuned(), pro),
        ACE: lambda name: SearchBot(name, tuned(), ace),
    }
