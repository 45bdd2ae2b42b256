"""What a game teaches a newcomer: notes in the first race, that race, and a page of pictures.

A game declares its own in `games/<game>/page/guide.py`, with texts in `games/<game>/guide/*.ftl`. A
game without a guide is taught by a bot's advice alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from paddock.core.moves import Move
from paddock.games import package_of
from paddock.web.scene import Scene

Words = Mapping[str, str | int]


def nowhere(scene: Scene) -> str:
    """A note that points at nothing."""
    return ""


def no_words(scene: Scene) -> Words:
    """A note without variables."""
    return {}


@dataclass(frozen=True)
class Note:
    """A lesson that is shown once, when it matters. It is chosen from a scene, so it cannot reveal
    anything that its reader may not know.
    """

    key: str  # its words are `<game>-guide-<key>`
    when: Callable[[Scene], bool]
    at: Callable[[Scene], str] = nowhere  # the CSS selector of what it is about
    rule: str = ""
    words: Callable[[Scene], Words] = no_words


@dataclass(frozen=True)
class FirstRace:
    """A small and short match for beginners; missing settings have their defaults."""

    players: int = 0
    preset: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Panel:
    """One picture of the introduction; its text is `<game>-intro-<key>`."""

    key: str
    draw: Callable[[str], str]  # language → SVG
    stacked: bool = False  # pictures that are wide stand one under the other


@dataclass(frozen=True)
class Guide:
    """Everything that a game teaches."""

    notes: Sequence[Note] = ()
    first: FirstRace = FirstRace()
    panels: Sequence[Panel] = ()
    # The first rule of a chapter → pictures of its components, by language
    pictures: Mapping[str, Callable[[str], list[str]]] = field(default_factory=dict)
    # How a newcomer makes a bot's recommended move on the page
    advice: Callable[[Scene, Move], Move] = lambda scene, move: move


NOTHING = Guide()


def guide_of(game: str) -> Guide:
    """The guide of a game; an empty one if it has none."""
    own = package_of(game).guide
    return own() if own is not None else NOTHING


def at(selector: str) -> Callable[[Scene], str]:
    """A fixed place on the page."""
    return lambda scene: selector
