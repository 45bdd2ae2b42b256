"""The hand on the page: what the macro `hand_cards` reads of each card, and buttons beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NotRequired, TypedDict

from markupsafe import Markup

from paddock.core.errors import Refusal
from paddock.core.moves import Move
from paddock.web.scene import Scene


class ShownRefusal(TypedDict):
    """Why something is refused, and the rule that a link leads to."""

    text: str
    rule: str


class MoveButton(TypedDict):
    """A button that makes a move; games add to it what their templates show."""

    move: str
    label: str


class HandCard(TypedDict):
    """A card in hand."""

    n: int  # its place, which is also its key
    id: str  # the same as long as it is held, so that the page can move it
    label: str
    svg: Markup
    dim: NotRequired[bool]
    actions: Sequence[MoveButton]  # its uses
    reasons: list[ShownRefusal]  # if there are none
    help: NotRequired[str]


def numbered(cards: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """The place, the card and the id of each card in a hand: equal cards are told apart."""
    seen: dict[str, int] = {}
    for n, card in enumerate(cards, 1):
        seen[card] = seen.get(card, 0) + 1
        yield n, card, f"{card}-{seen[card]}"


def move_button(scene: Scene, move: Move) -> MoveButton:
    """The button of a move."""
    return {"move": move.text, "label": scene.label(move)}


def reason(scene: Scene, refusal: Refusal) -> ShownRefusal:
    """Why something is refused."""
    return {"text": scene.why(refusal), "rule": refusal.rule}
