"""Views: what one seat may know of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from paddock.core.points import WHOLE, count_points, say_points

if TYPE_CHECKING:
    from paddock.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are not compiled
class View:
    """What one seat may know of a position: the only thing that leaves the engine.

    A game's own view names each fact that is allowed; a view is never made by removing facts from a
    position.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.game = state.game.name
        self.options = state.game.setup.options  # the options of the table; never changed
        self.seat = seat
        self.ply = int(state.ply)
        self.question_ply = int(state.question_ply)
        self.phase = state.phase.name
        self.waiting = state.waiting
        self.scores = state.scores()
        self.parts = state.game.parts  # parts of a point, the unit of the scores

    def to_dict(self) -> dict[str, object]:
        """The same facts as nested dicts and lists, ready for JSON."""
        facts: dict[str, object] = {
            "game": self.game,
            "options": dict(self.options),
            "seat": self.seat,
            "ply": self.ply,
            "question_ply": self.question_ply,
            "phase": self.phase,
            "waiting": self.waiting,
            "scores": [count_points(score, self.parts) for score in self.scores],
        }
        if self.parts != WHOLE:
            facts["scores_shown"] = [str(shown) for shown in self.shown_scores()]
        return facts

    def shown_scores(self) -> list[int | str]:
        """The scores as people read them: 7, or 7½."""
        return [say_points(score, self.parts) for score in self.scores]

    def by_seat(self) -> list[str]:
        """The facts of `to_dict` that are lists with one entry for each seat: default pages and
        screens show these as a table.
        """
        return []

    def live(self) -> dict[str, object]:
        """The facts for the page of a live table. A game leaves out facts that were shown for a
        moment only, which players have to remember. Bots and learning environments may use
        `to_dict`.
        """
        return self.to_dict()

    def _repr_svg_(self) -> str | None:
        """The picture in a notebook, if there is a drawing of this game."""
        draw = GALLERY.draw
        return draw(self) if draw is not None else None


class Gallery:
    """A hook through which the drawing layer draws views; rules know nothing of it."""

    def __init__(self) -> None:
        self.draw: Callable[[View], str | None] | None = None


GALLERY: Final = Gallery()
