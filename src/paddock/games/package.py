"""The registration of a game: what it provides to every layer.

A game is one folder. Its `__init__.py` says `GAME = GamePackage(…)`, and every layer reads its part
there. Only the rules are required; a layer without a part of its own uses a default. Parts are
given as functions, mostly by `lazy`, so that nothing is imported before it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from paddock.bots.bot import Bot
from paddock.core.title import Title
from paddock.games.reasons import Reasons

if TYPE_CHECKING:  # every layer imports this module
    from paddock.cli.terminal.screens import Screen
    from paddock.core.game import Game
    from paddock.core.options import Option, Setup
    from paddock.drawing import Artist
    from paddock.drawing.printing import Components
    from paddock.web.controls import Controls
    from paddock.web.guide import Guide

    class ScreenMaker(Protocol):
        """Creates the terminal screen of a game."""

        def __call__(
            self, language: str, game: Game, names: Sequence[str], width: int, plain: bool
        ) -> Screen: ...


@dataclass
class GamePackage:
    """One game, as all layers know it."""

    package: str  # the Python package: `__name__` of its `__init__.py`
    title: Title  # the rules
    order: int = 1000  # its position in lists; equal ones are sorted by name
    rule_prefix: str = ""  # `K` if its rules are numbered K1, K2, …
    reactions: bool = False  # players may react to the moves of others
    best_players: int = 0  # the best number of players; 0: the first of the title
    signs: tuple[tuple[str, str], ...] = ()  # the shapes and colours of players in a terminal
    poster_class: str = ""  # the CSS class of its poster on the home page
    idle_options: Callable[[Setup], Collection[str]] = lambda setup: ()  # options without effect

    # Events and their arguments
    headline_events: tuple[str, ...] = ()  # events that begin or end a part of the match
    # phase → the answer of a seat without a choice
    hidden_choices: Mapping[str, str] = field(default_factory=dict)
    pauses: Mapping[str, float] = field(default_factory=dict)  # event → seconds to look at it
    # event → its argument with the part's number
    part_ends: Mapping[str, str] = field(default_factory=dict)
    single_part: Mapping[str, int] = field(default_factory=dict)  # options of a match with one part
    stops: tuple[str, ...] = ()  # events after which a series stops; empty: those in `part_ends`
    argument_kinds: Mapping[str, str] = field(default_factory=dict)  # see i18n.telling.KINDS
    moves_told_later: tuple[str, ...] = ()  # kinds of move that a later event reports as one

    counted_moves: tuple[str, ...] = ()  # kinds of move whose first part the history counts

    # Pacing of live tables
    continued_phases: tuple[str, ...] = ()  # phases in which a seat continues what it has begun
    # pace → seconds, if different from the default
    bot_pauses: Mapping[str, float] = field(default_factory=dict)

    # Parts that replace a default
    bots: Callable[[], Mapping[str, Callable[[str], Bot]]] = dict  # by level, from weak to strong
    advice: Callable[[], Reasons] | None = None  # reasons for a move
    drawing: Callable[[], Artist] | None = None
    components: Callable[[], Components] | None = None  # its components, for printing
    page: Callable[[], Controls] | None = None
    terminal: Callable[[], ScreenMaker] | None = None
    guide: Callable[[], Guide] | None = None  # what it teaches a newcomer

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.title.name

    @property
    def folder(self) -> Path:
        """The folder with editions/, words/, law/ and page/. It is found through the package
        itself, which is never compiled; a compiled module is elsewhere.
        """
        spec = find_spec(self.package)
        assert spec is not None, self.package
        assert spec.origin is not None, self.package
        return Path(spec.origin).parent

    def options_in_force(self, setup: Setup) -> list[Option]:
        """The options that have an effect at a table; only these are shown there."""
        idle = self.idle_options(setup)
        return [option for option in setup.offered if option.name not in idle]

    def words(self, language: str) -> Path:
        """The file of its texts in one language; it may not exist."""
        return self.folder / "words" / f"{language}.ftl"

    def word_files(self, language: str) -> list[Path]:
        """The existing files of its texts in one language: of the match, and of the guide."""
        files = [self.words(language), self.folder / "guide" / f"{language}.ftl"]
        return [path for path in files if path.exists()]

    def law(self, language: str) -> Path:
        """The file of its rules text in one language; it may not exist."""
        return self.folder / "law" / f"{language}.md"

    def edition(self, name: str) -> Path:
        """The file of one edition."""
        return self.folder / "editions" / f"{name}.toml"


def lazy(package: str, place: str) -> Callable[[], Any]:
    """A part of a game, imported when a layer asks for it: its `place` is `module:name` in the
    game's package, as in an entry point.
    """
    module, _, name = place.partition(":")

    @cache
    def load() -> Any:
        return getattr(import_module(f"{package}.{module}"), name)

    return load
