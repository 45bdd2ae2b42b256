"""What Crazy Race teaches: a race of three, notes for it, and five pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from paddock.cases import position_of
from paddock.drawing.svg import at as place
from paddock.drawing.svg import drawing as picture
from paddock.drawing.svg import group, prefixed
from paddock.games.crazy_race import drawing
from paddock.games.crazy_race.drawing.engines import MODELS, engine
from paddock.games.crazy_race.drawing.faces import point
from paddock.games.crazy_race.rules.view import CrazyRaceView
from paddock.web.guide import FirstRace, Guide, Note, Panel, at
from paddock.web.scene import Scene

STAGE: Final = ".cz .bids"
RAILS: Final = ".cz .rails"
LAID: Final = "card=3 start=3 rail.1=0,4,5 rail.2=0,0,4 rail.3=8,2,3"
BIDS: Final = "3 lay 1>right; 1 lay 4>bottom; 2 lay 3>top; 3 lay 1>bottom; 1 lay 1>top"


def view_of(scene: Scene) -> CrazyRaceView:
    return cast(CrazyRaceView, scene.view)


def asked(*phases: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(scene.legal) and scene.view.phase in phases


def few_cards(scene: Scene) -> bool:
    return asked("lay")(scene) and any(move.kind == "recover" for move in scene.legal)


def taboo(scene: Scene) -> bool:
    return asked("lay")(scene) and any(side.taboo for side in view_of(scene).sides)


def unknown(scene: Scene) -> bool:
    """A side whose distance is the number of cards laid there."""
    return asked("lay")(scene) and any(side.distance == "?" for side in view_of(scene).sides)


# fmt: off
NOTES: Final = (
    Note("stage",   asked("lay"), at(STAGE), "CZ8"),
    Note("rails",   asked("lay"), at(RAILS), "CZ15"),
    Note("hand",    asked("lay"), at("#hand"), "CZ6"),
    Note("reveal",  lambda scene: scene.pausing, at(STAGE), "CZ8"),
    Note("unknown", unknown, at(STAGE), "CZ11"),
    Note("taboo",   taboo, at(STAGE), "CZ7"),
    Note("pile",    few_cards, at("#question .buttons"), "CZ20"),
    Note("choice",  asked("choice", "split"), at(RAILS), "CZ10"),
    Note("taking",  asked("taking"), at("#question .buttons"), "CZ13"),
)
# fmt: on


def race(moves: str = "luck") -> CrazyRaceView:
    return cast(CrazyRaceView, position_of("crazy_race", "3", LAID, moves).view(0))


def stage(moves: str, name: str) -> Callable[[str], str]:
    """The stage card, with the cards laid at its sides."""
    return lambda language: drawing.stage(
        race(moves), drawing.in_language(language), ids=prefixed(f"intro-{name}-")
    )


def rails(language: str) -> str:
    words = drawing.in_language(language)
    return drawing.rails(race(), (), words, ids=prefixed("intro-rails-"))


def drivers(*values: str) -> Callable[[str], list[str]]:
    """Driver cards of the first player. Their faces have no words."""
    return lambda language: [drawing.card(one, 0) for one in values]


def engines(language: str) -> list[str]:
    bodies = [engine(model, drawing.CREW[0], "light") for model in MODELS]
    return [picture(40, 28, group(body, place(20, 27, 0.6))) for body in bodies]


def points(language: str) -> str:
    """The top cards of the two piles."""
    return "".join(
        picture(30, 40, point(value, pile, "light"))
        for value, pile in (("7", "turntable"), ("9", "yard"))
    )


PANELS: Final = (
    Panel("goal", rails),
    Panel("stage", stage("luck", "stage")),
    Panel("bid", lambda language: "".join(drivers("1", "3", "6")(language))),
    Panel("reveal", stage(BIDS, "bids")),
    Panel("points", points),
)

PICTURES: Final = {
    "CZ1": engines,
    "CZ5": lambda language: [stage("luck", "chapter")(language)],
    "CZ15": lambda language: [rails(language)],
    "CZ20": drivers("1", "2", "3", "4", "6"),
}

GUIDE: Final = Guide(NOTES, FirstRace(3), PANELS, PICTURES)
