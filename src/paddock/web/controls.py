"""The controls of a game: its board, hand and buttons on the page.

A game without its own controls gets a table of its view and a button for every legal move.
"""

from __future__ import annotations

from typing import Any, TypedDict

from markupsafe import Markup

from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.view import View
from paddock.drawing import player_of
from paddock.drawing.marks import roundel
from paddock.drawing.svg import at, drawing, group
from paddock.games import package_of
from paddock.i18n import points as i18n_points
from paddock.web import default_page, standings
from paddock.web.scene import Scene
from paddock.web.standings import Standings


class PlateFigures(TypedDict, total=False):
    """The figures on a player's plate."""

    points: str | Markup
    unit: str
    extra: str | Markup


class Controls:
    """What a page asks of a game. A game overrides what it does differently.

    `context` feeds three macros, `board`, `controls` and `hand`, in the game's template
    `page/page.html`.
    """

    template = "default_page.html"
    # events that the page shows by itself and that need no line of text
    quiet_events: tuple[str, ...] = ()
    # events by which a seat played an open card; they have `seat` and `card`
    card_events: tuple[str, ...] = ()
    # whether question and hand stand beside the board in a wide window that is low
    hand_beside = False
    # events that are worth another look after a match, the best first
    great_events: tuple[str, ...] = ()

    def context(self, scene: Scene) -> dict[str, Any]:
        """The context of the template's macros."""
        marks = [self.mark(scene.game, seat, scene.view) for seat in range(scene.game.players)]
        return default_page.context(scene, marks)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        """Illegal moves whose refusal the page shows before they are tried."""
        return default_page.moves_to_explain(scene)

    def sprite(self, language: str) -> str:
        """SVG symbols that are sent once with the page; every view refers to them."""
        return ""

    def scenery(self, game: Game) -> str:
        """The same for symbols that depend on the edition and options."""
        return ""

    def help(self, language: str) -> Markup:
        """What the help says about this game besides its keys."""
        return Markup("")

    def face(self, scene: Scene, card: str) -> str:
        """The picture of a card named in an event; empty if it has none."""
        return ""

    def sentence(self, scene: Scene) -> str:
        """The question bar for a viewer who is not asked; empty: the default sentence."""
        return ""

    def question(self, scene: Scene) -> str:
        """The question bar for a viewer who is asked; empty: the game's usual question."""
        return ""

    def move_name(self, scene: Scene, move: Move) -> str:
        """A move as the page names it: for a hint that recommends it, or a rule to try."""
        return scene.label(move)

    def number(self, view: View | None, seat: int) -> str:
        """The number on a player's mark. Before the start there is no view."""
        return str(seat + 1)

    def mark(self, game: Game, seat: int, view: View | None = None) -> str:
        """The picture by which a player is known everywhere: shape, colour and number."""
        return drawing(32, 32, group(self.sign(game, seat, view, 11), at(16, 16)))

    def sign(self, game: Game, seat: int, view: View | None, r: float) -> str:
        """The same around the origin, as a part of another drawing."""
        player = player_of(int(game.side_of[seat]), game.name)
        return roundel(player, r, number=self.number(view, seat))

    def plate(self, scene: Scene, seat: int) -> PlateFigures:
        """The figures on a player's plate that differ from the default."""
        return {}

    def part_name(self, scene: Scene, part: int) -> str:
        """The name of a part of a match: `Rally 2`."""
        return standings.part_name(scene, part)

    def now(self, scene: Scene) -> str:
        """How far the match has come, in a few words: the part of a series that is being played;
        empty for a single race."""
        series = standings.is_series(scene)
        return self.part_name(scene, standings.part_now(scene)) if series else ""

    def amount(self, scene: Scene, points: int) -> str:
        """Points in the game's own unit."""
        return self.score(scene.language, points, scene.view.parts)

    def score(self, language: str, points: int, parts: int) -> str:
        """Points where there is no table, as in a player's history."""
        return i18n_points(language, points, parts)

    def lead(self, scene: Scene) -> list[int]:
        """How far ahead each side is while the match runs: more is better."""
        return list(scene.view.scores)

    def measure(self, scene: Scene) -> list[int]:
        """The progress of each side for a chart of the whole match; by default its points."""
        return list(scene.view.scores)

    def measure_name(self, scene: Scene) -> str:
        """The name of that measure in this match; empty: the game's usual one."""
        return ""

    def measured(self, scene: Scene, value: int) -> str:
        """A value of the measure, for the scale of the chart."""
        return self.amount(scene, value)

    def part_standings(self, scene: Scene) -> Standings:
        """The standings after a part of the match, and what comes next."""
        return standings.from_ledger(scene, self)

    def final_standings(self, scene: Scene, places: list[int]) -> Standings:
        """The final standings. `places` are the places by the rules, by side."""
        return standings.from_ledger(scene, self, places, over=True)


def controls_of(game: str) -> Controls:
    """A game's own controls, or the default ones."""
    own = package_of(game).page
    return own() if own is not None else Controls()


def sprite_of(game: Game, language: str) -> str:
    """The SVG symbols of a game and of this board."""
    own = controls_of(game.name)
    return own.sprite(language) + own.scenery(game)
