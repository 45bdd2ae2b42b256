"""The controls of a game: its board, its hand and its buttons on the page.

A game without controls of its own gets a table of its facts and a button for every legal move.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.game import Game
from paddock.core.view import View
from paddock.drawing import player_of
from paddock.drawing.marks import roundel
from paddock.drawing.svg import at, drawing, group
from paddock.games import package_of
from paddock.i18n import points as i18n_points
from paddock.web import default_page, standings
from paddock.web.scene import Scene
from paddock.web.standings import Standings


class Controls:
    """What a page asks of a game. A game overrides what it does in a way of its own.

    `context` is made for three macros, `board`, `controls` and `hand`, in the game's template
    `page/page.html`.
    """

    template = "default_page.html"
    quiet_events: tuple[str, ...] = ()  # what the page shows by itself: needs no line of text
    great_events: tuple[str, ...] = ()  # what is worth another look after a match, the best first
    card_events: tuple[str, ...] = ()  # a seat has played a card, which lies open: `seat`, `card`

    def context(self, scene: Scene) -> dict[str, Any]:
        """What the macros of the template show."""
        return default_page.context(scene)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        """The moves whose refusal is worth explaining before they are tried."""
        return default_page.moves_to_explain(scene)

    def sprite(self, language: str) -> str:
        """Pictures that stand in the page once and are pointed at by every view."""
        return ""

    def scenery(self, game: Game) -> str:
        """Likewise, but of this very edition and these options."""
        return ""

    def help(self, language: str) -> Markup:
        """What the help tells of this game besides its keys."""
        return Markup("")

    def face(self, scene: Scene, card: str) -> str:
        """The picture of a card that an event names; empty: it has none."""
        return ""

    def sentence(self, scene: Scene) -> str:
        """The question bar of a viewer who is not asked; empty: the usual sentence."""
        return ""

    def question(self, scene: Scene) -> str:
        """The question bar of a viewer who is asked; empty: the game's usual question."""
        return ""

    def number(self, view: View | None, seat: int) -> str:
        """The number on a player's mark. Before the start there is no view."""
        return str(seat + 1)

    def mark(self, game: Game, seat: int, view: View | None = None) -> str:
        """What a player is known by, the same everywhere on a page: shape, colour and number."""
        player = player_of(int(game.side_of[seat]), game.name)
        return drawing(
            32, 32, group(roundel(player, 11, number=self.number(view, seat)), at(16, 16))
        )

    def plate(self, scene: Scene, seat: int) -> dict[str, Any]:
        """What differs on a player's plate."""
        return {}

    def part_name(self, scene: Scene, part: int) -> str:
        """What a part of a match is called: `Rally 2`."""
        return standings.part_name(scene, part)

    def now(self, scene: Scene) -> str:
        """Which part of a series is being played; empty for a single race."""
        series = standings.is_series(scene)
        return self.part_name(scene, standings.part_now(scene)) if series else ""

    def amount(self, scene: Scene, points: int) -> str:
        """So many points, in the game's own unit."""
        return self.score(scene.language, points, scene.view.parts)

    def score(self, language: str, points: int, parts: int) -> str:
        """The same where there is no table to look at, as in the history of a player."""
        return i18n_points(language, points, parts)

    def lead(self, scene: Scene) -> list[int]:
        """How far ahead each side is, while the match goes on: more is better."""
        return list(scene.view.scores)

    def measure(self, scene: Scene) -> list[int]:
        """How far each side has come, for a chart of the whole match: usually its points."""
        return list(scene.view.scores)

    def measure_name(self, scene: Scene) -> str:
        """What is measured in this match, in a word; empty: what the game always measures."""
        return ""

    def measured(self, scene: Scene, value: int) -> str:
        """Such a value on the scale of the chart."""
        return self.amount(scene, value)

    def part_standings(self, scene: Scene) -> Standings:
        """Who stands where when a part of the match is over, and what comes next."""
        return standings.from_ledger(scene, self)

    def final_standings(self, scene: Scene, places: list[int]) -> Standings:
        """Who stands where at the end. `places` are those of the rules, by side."""
        return standings.from_ledger(scene, self, places, over=True)


def controls_of(game: str) -> Controls:
    """A game's own controls, or those that serve any game."""
    own = package_of(game).page
    return own() if own is not None else Controls()


def sprite_of(game: Game, language: str) -> str:
    """The pictures of a game, and those of this very board."""
    own = controls_of(game.name)
    return own.sprite(language) + own.scenery(game)
