"""What Crazy Rally teaches: one stage with three cars, notes for it, and five pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from paddock.cases import position_of
from paddock.drawing.svg import prefixed
from paddock.games.crazy_rally import drawing
from paddock.games.crazy_rally.rules.cards import EVENT
from paddock.games.crazy_rally.rules.view import Car, CrazyRallyView
from paddock.web.guide import FirstRace, Guide, Note, Panel, at
from paddock.web.scene import Scene

TUNING: Final = ("blue-wt", "yellow-ww", "yellow-tn", "purple-wtn")
TRACKS: Final = ("wide-bend", "jump", "long-straight", "narrow-hairpin")


def view_of(scene: Scene) -> CrazyRallyView:
    return cast(CrazyRallyView, scene.view)


def own(scene: Scene) -> Car:
    return view_of(scene).cars[scene.seat]


def asked(phase: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(scene.legal) and scene.view.phase == phase


def own_sheet(scene: Scene) -> str:
    return f"#sheet-{scene.seat}"


def met(*verdicts: str) -> Callable[[Scene], bool]:
    """How the viewer's car came through the last stretch."""
    return lambda scene: (
        bool(scene.legal) and own(scene).verdict in verdicts and bool(view_of(scene).driven)
    )


def flat_out(scene: Scene) -> bool:
    return asked("drive")(scene) and own(scene).speed >= own(scene).top - 1


def hurt(scene: Scene) -> bool:
    return bool(scene.legal) and scene.view.phase == "drive" and own(scene).body <= 2


def looking(scene: Scene) -> bool:
    return scene.view.phase == "lap" and not scene.done


# fmt: off
NOTES: Final = (
    Note("tune",  asked("tune"), at("#hand"), "CR7"),
    Note("sheet", asked("tune"), own_sheet, "CR4"),
    Note("ready", asked("ready"), at("#question"), "CR9"),
    Note("lap",   looking, at(".cr-course"), "CR9"),
    Note("drive", asked("drive"), at("#hand"), "CR14"),
    Note("event", lambda scene: asked("event")(scene) and EVENT in view_of(scene).hand,
         at(".cr-table .cars"), "CR19"),
    Note("crash", met("crash"), own_sheet, "CR22"),
    Note("slid",  met("fast", "slow"), own_sheet, "CR21"),
    Note("top",   flat_out, own_sheet, "CR17"),
    Note("body",  hurt, own_sheet, "CR24"),
)
# fmt: on


def racing(given: str = "") -> CrazyRallyView:
    return cast(CrazyRallyView, position_of("crazy_rally", "3", f"phase=drive {given}").view(0))


def cards_of(*names: str) -> Callable[[str], list[str]]:
    """Tuning cards, or the event."""

    def draw(language: str) -> list[str]:
        words = drawing.in_language(language)
        return [drawing.card(racing(), name, words=words, title=name) for name in names]

    return draw


def tracks_of(*names: str) -> Callable[[str], list[str]]:
    def draw(language: str) -> list[str]:
        words, view = drawing.in_language(language), racing()
        return [drawing.track_card(view, one, words=words, title=words(one)) for one in names]

    return draw


def together(draw: Callable[[str], list[str]]) -> Callable[[str], str]:
    return lambda language: "".join(draw(language))


def car(language: str) -> str:
    words = drawing.in_language(language)
    return drawing.car_sheet(racing(), 0, ("", "", ""), words=words, ids=prefixed("intro-car-"))


PANELS: Final = (
    Panel("goal", together(tracks_of(*TRACKS[:2]))),
    Panel("car", car),
    Panel("tune", together(cards_of(*TUNING[:2]))),
    Panel("drive", together(cards_of(*TUNING[2:]))),
    Panel("event", together(cards_of(EVENT))),
)

PICTURES: Final = {
    "CR1": cards_of(*TUNING, EVENT),
    "CR9": tracks_of(*TRACKS),
}

GUIDE: Final = Guide(NOTES, FirstRace(3), PANELS, PICTURES)
