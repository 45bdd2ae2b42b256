"""What one game brings to every layer: its registration.

A game is one folder. Its `__init__.py` says `GAME = GamePackage(…)`, and every layer asks that for
its part. Only the rules are needed; a layer that finds no part of its own uses a plain default.
Parts are given as functions, so that nothing is imported before it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from paddock.bots.bot import Bot
from paddock.core.title import Title
from paddock.games.reasons import Reasons

if TYPE_CHECKING:  # each layer imports this module
    from paddock.cli.terminal.screens import Screen
    from paddock.core.game import Game
    from paddock.core.options import Option, Setup
    from paddock.drawing import Artist
    from paddock.drawing.printing import Components
    from paddock.web.controls import Controls
    from paddock.web.guide import Guide

    class ScreenMaker(Protocol):
        def __call__(
            self, language: str, game: Game, names: Sequence[str], width: int, plain: bool
        ) -> Screen: ...


@dataclass
class GamePackage:
    """One game, as all layers know it."""

    package: str  # the Python package: `__name__` of its `__init__.py`
    title: Title  # the rules
    order: int = 1000  # its place among the games; equals go by name
    rule_prefix: str = ""  # `K` if its rules are numbered K1, K2, …
    reactions: bool = False  # somebody may react to a move of another
    best_players: int = 0  # the number at which the game is at its best; 0: its first
    signs: tuple[tuple[str, str], ...] = ()  # its players in a terminal: a shape and a colour
    poster_class: str = ""  # how the home page frames its poster
    idle_options: Callable[[Setup], Collection[str]] = lambda setup: ()  # that change nothing there

    # Events and their arguments
    headline_events: tuple[str, ...] = ()  # where a part of the match begins or ends
    hidden_choices: Mapping[str, str] = field(default_factory=dict)  # phase → answer without one
    pauses: Mapping[str, float] = field(default_factory=dict)  # event → seconds to look at it
    part_ends: Mapping[str, str] = field(default_factory=dict)  # event → argument with its number
    single_part: Mapping[str, int] = field(default_factory=dict)  # options of a match of one part
    stops: tuple[str, ...] = ()  # after these a series stops; empty: where a part ends
    argument_kinds: Mapping[str, str] = field(default_factory=dict)  # see i18n.telling.KINDS
    moves_told_later: tuple[str, ...] = ()  # kinds of move that a later event tells as one

    counted_moves: tuple[str, ...] = ()  # kinds of move of which a history counts the first part

    # Pacing of live tables
    continued_phases: tuple[str, ...] = ()  # a seat goes on there with what it has begun
    bot_pauses: Mapping[str, float] = field(default_factory=dict)  # pace → seconds, if of its own

    # Parts that replace a default
    bots: Callable[[], Mapping[str, Callable[[str], Bot]]] = dict  # by level, from weak to strong
    advice: Callable[[], Reasons] | None = None  # what speaks for a move
    drawing: Callable[[], Artist] | None = None
    components: Callable[[], Components] | None = None  # what is in the box, for printing
    page: Callable[[], Controls] | None = None
    terminal: Callable[[], ScreenMaker] | None = None
    guide: Callable[[], Guide] | None = None  # what it teaches a newcomer

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.title.name

    @property
    def folder(self) -> Path:
        """Where editions/, words/, law/ and page/ lie. A compiled module lies elsewhere, so the
        package itself is asked, which is never compiled."""
        spec = find_spec(self.package)
        assert spec is not None, self.package
        assert spec.origin is not None, self.package
        return Path(spec.origin).parent

    def options_in_force(self, setup: Setup) -> list[Option]:
        """The options that change something at a table: none is told of that does not."""
        idle = self.idle_options(setup)
        return [option for option in setup.offered if option.name not in idle]

    def words(self, language: str) -> Path:
        """Its texts in one language; the file may be missing."""
        return self.folder / "words" / f"{language}.ftl"

    def word_files(self, language: str) -> list[Path]:
        """All of its texts in one language, as far as there are any: those of the match, and those
        that teach it."""
        files = [self.words(language), self.folder / "guide" / f"{language}.ftl"]
        return [path for path in files if path.exists()]

    def law(self, language: str) -> Path:
        """Its rules in one language; the file may be missing."""
        return self.folder / "law" / f"{language}.md"

    def edition(self, name: str) -> Path:
        """The file of one edition."""
        return self.folder / "editions" / f"{name}.toml"
