"""The guide of Rally: a stage with one rival, notes for it, and five pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from paddock.cases import position_of
from paddock.drawing.svg import drawing as picture
from paddock.games.rally import drawing
from paddock.games.rally.drawing.dash import die_face
from paddock.games.rally.rules.view import RallyView
from paddock.web.guide import FirstRace, Guide, Note, Panel, at
from paddock.web.scene import Scene

SECTIONS: Final = ("1A", "4B", "10B")


def view_of(scene: Scene) -> RallyView:
    return cast(RallyView, scene.view)


def asked(phase: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(scene.legal) and scene.view.phase == phase


def braking(scene: Scene) -> bool:
    return asked("drive")(scene) and any(move.kind == "brake" for move in scene.legal)


def off_the_road(scene: Scene) -> bool:
    return asked("gear")(scene) and view_of(scene).cars[scene.seat].off


def wet(scene: Scene) -> bool:
    return asked("gear")(scene) and view_of(scene).weather not in ("fair", "overcast")


# fmt: off
NOTES: Final = (
    Note("course",   asked("course"), at("#question .palette"), "RY3"),
    Note("setup",    asked("prepare"), at(".prepare fieldset:nth-of-type(1)"), "RY6"),
    Note("tyres",    asked("prepare"), at(".prepare fieldset:nth-of-type(2)"), "RY20"),
    Note("crew",     asked("prepare"), at(".prepare .crew"), "RY17"),
    Note("gear",     asked("gear"), at("#question .gears"), "RY11"),
    Note("factor",   asked("gear"), at("#course"), "RY12"),
    Note("drive",    asked("drive"), at("#question .steps"), "RY13"),
    Note("brake",    braking, at("#question .step-brake"), "RY13"),
    Note("off",      off_the_road, at("#question .gears"), "RY16"),
    Note("weather",  wet, at(".sky"), "RY19"),
    Note("pit",      asked("pit"), at("#question .buttons"), "RY18"),
)
# fmt: on


def stage(given: str = "") -> RallyView:
    return cast(RallyView, position_of("rally", "2", given or "gear.1=3").view(0))


def sections(*names: str) -> Callable[[str], list[str]]:
    def draw(language: str) -> list[str]:
        faces = stage().tables.faces
        return [drawing.face(name, faces[name]) for name in names]

    return draw


def together(draw: Callable[[str], list[str]]) -> Callable[[str], str]:
    return lambda language: "".join(draw(language))


def sticks(*gears: int) -> Callable[[str], str]:
    return lambda language: "".join(drawing.gear_stick(gear) for gear in gears)


def dice(*numbers: int) -> Callable[[str], list[str]]:
    return lambda language: [picture(36, 36, die_face(number)) for number in numbers]


def sky(language: str) -> str:
    return drawing.sky(stage(), words=drawing.in_language(language))


PANELS: Final = (
    Panel("course", together(sections("1A", "10B")), stacked=True),
    Panel("gear", sticks(2, 4)),
    Panel("risk", together(dice(2, 5))),
    Panel("crew", together(sections("4B"))),
    Panel("weather", sky),
)

PICTURES: Final = {
    "RY1": sections(*SECTIONS),
    "RY9": lambda language: [sky(language), *dice(1, 6)(language)],
}

GUIDE: Final = Guide(NOTES, FirstRace(2), PANELS, PICTURES)
