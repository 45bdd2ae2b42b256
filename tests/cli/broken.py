"""Games with a missing or faulty part, which `paddock check` must detect.

Each is the example game Hairpin with one part exchanged. A test registers it for its own duration.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text
from tests.hairpin import SOURCE  # registers paddock_hairpin

from paddock.bots.bot import Bot, Question
from paddock.cli.terminal.facts import FactScreen
from paddock.core.errors import BadOption
from paddock.core.fields import FieldView
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.options import Setup
from paddock.core.phase import Phase
from paddock.core.view import View
from paddock.drawing import Artist
from paddock.drawing.plain import plain_artist
from paddock.drawing.theme import palette
from paddock.games.package import GamePackage
from paddock.web.controls import Controls
from paddock.web.scene import Scene
from paddock_hairpin.state import Hairpin
from paddock_hairpin.title import TITLE, HairpinGame, HairpinTitle


class RelocatedPackage(GamePackage):
    """A game whose files are in a folder of the test, where they can be damaged."""

    home = Path()

    @property
    def folder(self) -> Path:
        return self.home


def copied(folder: Path, **parts: Any) -> RelocatedPackage:
    """Hairpin with its files copied to `folder`."""
    for name in ("words", "law", "editions"):
        shutil.copytree(SOURCE / "paddock_hairpin" / name, folder / name)
    title = parts.pop("title", None) or title_with(Hairpin)
    package = RelocatedPackage("paddock_hairpin", title, rule_prefix="H", **parts)
    package.home = folder
    return package


def title_with(state: Callable[[HairpinGame, Phase[Any]], Hairpin], **more: Any) -> HairpinTitle:
    """The title of Hairpin, with positions of another class."""

    class OtherGame(HairpinGame):
        def start(self) -> Hairpin:
            begun = super().start()
            other = state(self, begun.phase)
            other.ask(begun.phase, begun.due)
            return other

    class OtherTitle(HairpinTitle):
        def make(self, setup: Setup) -> Game:
            return OtherGame(setup)

    about: dict[str, Any] = {
        "players": [2, 3],
        "options": TITLE.options,
        "presets": {"sprint": {}},
        "editions": ["standard"],
    }
    return OtherTitle(name="hairpin", version=1, **{**about, **more})


class FailsWithThree(Hairpin):
    """Fails with three players."""

    def __init__(self, game: HairpinGame, phase: Phase[Any]) -> None:
        if game.players == 3:
            raise BadOption("three are a crowd")
        super().__init__(game, phase)


class IllegalBot(Bot):
    """Answers with a move that was not offered."""

    def answer(self, question: Question, rng: Rng) -> Move:
        return question.imagine(rng).game.read("die 6")


class RawScreen(FactScreen):
    """Prints the repr of a dict."""

    def table(self, view: View) -> list[Text]:
        return [Text(str(view.to_dict()))]


class IncompleteControls(Controls):
    """Omits a value that its template needs."""

    def context(self, scene: Scene) -> dict[str, Any]:
        return {}


class OpenHand(Hairpin):
    """Shows every player's tyres to everybody."""

    def view(self, seat: int) -> FieldView:
        view = super().view(seat)
        view.facts["tyres"] = list(self.tyres)
        return view


class SharedList(Hairpin):
    """Shares a list with its clones."""

    def clone(self) -> Hairpin:
        other = super().clone()
        assert isinstance(other, SharedList)
        other.space = self.space
        return other


def scribbled() -> Artist:
    """Draws something that is not valid SVG."""

    def board(view: View, names: Sequence[str], words: Callable[[str], str], **more: Any) -> str:
        return "<svg><g></svg>"

    return plain_artist("hairpin")._replace(board=board)


def off_colour() -> Artist:
    """Draws with a colour that no palette has: a browser makes it black."""

    def board(view: View, names: Sequence[str], words: Callable[[str], str], **more: Any) -> str:
        return f"<svg><path {palette('light').paint('none')}/>{dot('#fff')}{dot('paper')}</svg>"

    def dot(colour: str) -> str:
        return f"<circle {palette('light').paint(colour, 'ink', 1)}/>"

    return plain_artist("hairpin")._replace(board=board)
