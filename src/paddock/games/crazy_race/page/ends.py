"""Where locomotives would end, and what they would take: on the board and on the buttons."""

from __future__ import annotations

from collections.abc import Callable

from paddock.core.moves import Move
from paddock.games.crazy_race import drawing
from paddock.games.crazy_race.rules.cards import ENGINES
from paddock.games.crazy_race.rules.rail import HOME, SPACE, TURNTABLE, goal
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView
from paddock.i18n import say
from paddock.web.scene import Scene


def picks(scene: Scene) -> list[drawing.Pick]:
    """The locomotives that can be moved now."""
    return [drawing.Pick(int(move.a), move.text) for move in scene.legal if moves_an_engine(move)]


def moves_an_engine(move: Move) -> bool:
    """Whether a move chooses the locomotive that moves (CZ10, CZ11)."""
    return move.kind in ("run", "step")


def previews(scene: Scene, view: CrazyRaceView, laying: bool) -> list[drawing.Ghost]:
    """Where the viewer's own locomotives would end, and what they would take."""
    if laying:
        return [
            ghost(view, engine, spaces_of(side), side.place)._replace(sure=bool(side.engine))
            for side in view.sides
            if not side.taboo
            for engine in movable(view, side)
        ]
    spaces = steps(view)
    return [ghost(view, pick.engine, spaces, "") for pick in picks(scene)]


def movable(view: CrazyRaceView, side: SideView) -> list[int]:
    """The viewer's locomotives that a side could move."""
    own = view.rails[view.seat]
    engines = [ENGINES.index(side.engine)] if side.engine else range(len(own))
    return [engine for engine in engines if own[engine] < HOME]


def spaces_of(side: SideView) -> int:
    """How far a side would move a locomotive if one more card were laid there (CZ11)."""
    return len(side.cards) + 1 if side.distance == "?" else int(side.distance)


def steps(view: CrazyRaceView) -> int:
    """How far a locomotive moves that is chosen now; 0 if no side is being scored."""
    if view.phase == "split":
        return 1
    side = next((side for side in view.sides if side.place == view.place), None)
    return int(side.distance) if side and side.distance != "?" else 0


def ghost(view: CrazyRaceView, engine: int, spaces: int, group: str) -> drawing.Ghost:
    """Where one of the viewer's locomotives would end."""
    place = goal(view.rails[view.seat], engine, spaces)
    points = prize(view, engine, place)
    return drawing.Ghost(engine, place, f"+{points}" if points else "", group)


def prize(view: CrazyRaceView, engine: int, place: int) -> int:
    """The point cards that a locomotive would take on its way to a place."""
    begun = view.rails[view.seat][engine]
    points = 0
    if begun < TURNTABLE <= place:
        points += next(iter(view.piles["turntable"]), 0)
    if begun < HOME == place:
        points += next(iter(view.piles["yard"]), 0)
    return points


def where(scene: Scene, place: int) -> str:
    """A place of the rail as a short text."""
    if place == HOME:
        return say(scene.language, "crazy_race-table-home")
    if place == TURNTABLE:
        return say(scene.language, "crazy_race-table-turntable")
    return f"{SPACE[place]}\N{NO-BREAK SPACE}{'▶' if place < TURNTABLE else '◀'}"


def where_sign(scene: Scene, place: int) -> str:
    """The same without words: symbols for the turntable and the yard."""
    return {TURNTABLE: "◎", HOME: "⌂"}.get(place) or where(scene, place)


def button_label(
    scene: Scene, view: CrazyRaceView, move: Move, place: Callable[[Scene, int], str]
) -> str:
    """The label of a move's button; for a locomotive, with where it would end."""
    if not moves_an_engine(move):
        return scene.label(move)
    engine = int(move.a)
    found = ghost(view, engine, steps(view), "")
    end = f"{place(scene, found.place)} {found.points}".strip()
    return f"{scene.card(ENGINES[engine])} →\N{NO-BREAK SPACE}{end}"


def button_end(scene: Scene, found: drawing.Ghost) -> str:
    """Which locomotive would end where, and what it would take."""
    name = scene.card(ENGINES[found.engine])
    return f"{name} → {where(scene, found.place)} {found.points}".strip()


def short_ends(scene: Scene, found: list[drawing.Ghost]) -> list[tuple[str, str, str]]:
    """The ends of a side as short texts, each with its locomotive; or that none could move."""
    if not found:
        nowhere = f"→ {say(scene.language, 'crazy_race-table-no-move')}"
        return [("", nowhere, nowhere)]
    return [
        (
            drawing.engine_sign(ENGINES[one.engine], scene.seat),
            f"{where(scene, one.place)} {one.points}".strip(),
            f"{where_sign(scene, one.place)} {one.points}".strip(),
        )
        for one in found
    ]
