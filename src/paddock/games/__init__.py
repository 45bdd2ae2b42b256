"""The registry of games: the folders of this package, and installed packages of others.

Another package registers through the entry-point group `paddock.games`, whose value is its
`GamePackage`: see docs/adding-a-game.md.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from paddock.core.errors import UnknownGame
from paddock.games.package import GamePackage

__all__ = ["GROUP", "GamePackage", "package_of", "packages"]

GROUP = "paddock.games"
LOG = logging.getLogger(__name__)


@cache
def packages() -> dict[str, GamePackage]:
    """Every game by name, in the order in which they are shown."""
    found = [
        import_module(f"{__name__}.{one.name}").GAME for one in iter_modules(__path__) if one.ispkg
    ]
    own = {one.name for one in found}
    for point in entry_points(group=GROUP):
        try:
            game = point.load()
        except Exception:  # an error in a third-party game must not disable ours
            LOG.exception("the game %s cannot be loaded from %s", point.name, point.value)
            continue
        if not isinstance(game, GamePackage) or game.name in own:
            LOG.error("%s is no new game: it is left out", point.value)
            continue
        own.add(game.name)
        found.append(game)
    return {one.name: one for one in sorted(found, key=lambda one: (one.order, one.name))}


def package_of(name: str) -> GamePackage:
    """The registration of a game, by name."""
    known = packages()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(known)}")
    return known[name]
