"""The page content in the position of a case."""

from __future__ import annotations

from typing import Any

from paddock.cases import Case, Trial
from paddock.core.errors import OK
from paddock.core.state import State
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


def scene_of(state: State, seat: int | None = None, language: str = "en") -> Scene:
    """The scene of the seat that is asked, or of another given seat."""
    viewer = state.waiting[0] if seat is None else seat
    names = [f"Person {n + 1}" for n in range(state.game.players)]
    legal = state.legal(viewer) if viewer in state.waiting else []
    scene = Scene(language, state.game, state.view(viewer), names, legal, {})
    for text in controls_of("grand_prix").moves_to_explain(scene) if legal else []:
        refusal = state.refusal(viewer, state.game.read(text))
        if refusal is not OK:
            scene.reasons[text] = refusal
    return scene


def position(line: str) -> State:
    """The position of a case, written `table | given | moves`."""
    trial = Trial(Case("grand_prix", "here", f"GP1 | {line} | ok"))
    for move in trial.case.moves:
        trial.move(move)
    return trial.state


def page(line: str, language: str = "en") -> dict[str, Any]:
    """The page content for the seat that is asked, in the position of a case."""
    return controls_of("grand_prix").context(scene_of(position(line), language=language))
