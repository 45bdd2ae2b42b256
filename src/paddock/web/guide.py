"""What a game teaches a newcomer: notes in the first race, that race, and a page of pictures.

A game gives its own in `games/<game>/page/guide.py`, with the words in `games/<game>/guide/*.ftl`.
One that gives none is taught by advice alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from paddock.core.moves import Move
from paddock.games import package_of
from paddock.web.scene import Scene

Words = Mapping[str, str | int]


def nowhere(scene: Scene) -> str:
    return ""


def no_words(scene: Scene) -> Words:
    return {}


@dataclass(frozen=True)
class Note:
    """One thing that is told once, at the moment when it matters. It is chosen from a scene, so it
    can tell nothing that its reader may not know."""

    key: str  # its words are `<game>-guide-<key>`
    when: Callable[[Scene], bool]
    at: Callable[[Scene], str] = nowhere  # the CSS selector of what it speaks of
    rule: str = ""
    words: Callable[[Scene], Words] = no_words


@dataclass(frozen=True)
class FirstRace:
    """A small and short match to begin with; what is left open is as usual."""

    players: int = 0
    preset: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Panel:
    """One picture of the introduction; its words are `<game>-intro-<key>`."""

    key: str
    draw: Callable[[str], str]  # language → SVG
    stacked: bool = False  # pictures that are wide stand one under the other


@dataclass(frozen=True)
class Guide:
    """All that a game teaches."""

    notes: Sequence[Note] = ()
    first: FirstRace = FirstRace()
    panels: Sequence[Panel] = ()
    # The first rule of a chapter → pictures of its components, language by language
    pictures: Mapping[str, Callable[[str], list[str]]] = field(default_factory=dict)
    # A good bot's move as a newcomer can make it on the page
    advice: Callable[[Scene, Move], Move] = lambda scene, move: move


NOTHING = Guide()


def guide_of(game: str) -> Guide:
    """What a game teaches; nothing for one that brings no guide."""
    own = package_of(game).guide
    return own() if own is not None else NOTHING


def at(selector: str) -> Callable[[Scene], str]:
    """Always the same place of the page."""
    return lambda scene: selector
