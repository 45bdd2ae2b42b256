"""A title: a game before anything is chosen: its players, options, presets and editions."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from paddock.core.edition import Edition
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.options import Option, Setup


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are not compiled
class Title:
    """A game before anything is chosen: its players, options, presets and editions."""

    def __init__(
        self,
        name: str,
        version: int,
        players: list[int],
        options: list[Option],
        presets: dict[str, dict[str, int]],
        editions: list[str],
        oldest: int = 0,
    ) -> None:
        self.name = name
        self.version = version  # of the rules; a log names the one it was played under
        self.oldest = oldest or version  # matches from this version on can be continued
        self.players = players
        self.options = options
        self.presets = presets  # the first one is the default
        self.editions = editions  # the first one is the default

    def setup(
        self,
        players: int,
        preset: str,
        edition: Edition,
        chosen: dict[str, object],
        version: int = 0,
    ) -> Setup:
        """Check every choice and fill in the defaults. `version` 0 is the present one."""
        version = version or self.version
        if not self.oldest <= version <= self.version:
            here = ", ".join(str(n) for n in range(self.oldest, self.version + 1))
            raise BadOption(f"rules {version} of {self.name} are not here; here are {here}")
        if players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            raise BadOption(f"{self.name} is for {counts} players, not {players}")
        if preset not in self.presets:
            raise BadOption(
                f"{self.name} has no preset {preset[:30]!r}; it has {', '.join(self.presets)}"
            )
        known = [option.name for option in self.options]
        for name in chosen:
            if name not in known:
                raise BadOption(
                    f"{self.name} has no option {name[:30]!r}; it has {', '.join(known)}"
                )
        changes = self.presets[preset]
        options = {
            option.name: option.read(chosen[option.name], version)
            if option.name in chosen
            else changes.get(option.name, option.default)
            for option in self.options
        }
        self.check_edition(edition)
        return Setup(
            self.name,
            version,
            players,
            preset,
            edition,
            options,
            self.options,
            changes,
            self.oldest,
        )

    def check_edition(self, edition: Edition) -> None:
        """Raise BadEdition unless every component is present and valid."""

    def make(self, setup: Setup) -> Game:
        """The rules with everything chosen."""
        raise NotImplementedError
