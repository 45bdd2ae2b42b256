"""The guide of 1000 Kilometers: a rally of 700 km, notes for it, and five pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from paddock.cases import position_of
from paddock.drawing.svg import prefixed
from paddock.games.kilometers import drawing
from paddock.games.kilometers.page.controls import own_side
from paddock.games.kilometers.rules.view import KilometersView, Tableau
from paddock.web.guide import FirstRace, Guide, Note, Panel, at
from paddock.web.scene import Scene

DISTANCES: Final = ("200", "100", "75", "50", "25")
REMEDIES: Final = {"accident": "repairs", "flat": "spare", "empty": "petrol"}
ATTACKS: Final = ("accident", "flat", "empty", "stop", "limit")
TRUMPS: Final = ("ace", "tyre", "tanker", "priority")
CLOSE: Final = 150  # kilometres before the target, which has to be reached exactly


def view_of(scene: Scene) -> KilometersView:
    return cast(KilometersView, scene.view)


def own(scene: Scene) -> Tableau:
    """The tableau of the viewer, who is seated."""
    return view_of(scene).tableaux[own_side(view_of(scene))]


def playing(scene: Scene) -> bool:
    return bool(scene.legal) and scene.view.phase == "play"


def playable(scene: Scene, cards: tuple[str, ...]) -> str:
    """The first of these cards that can be played now, or empty."""
    legal = {move.card for move in scene.legal if move.kind in ("play", "attack")}
    return next((card for card in cards if playing(scene) and card in legal), "")


def has(*cards: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(playable(scene, cards))


def first_of(*cards: str) -> Callable[[Scene], str]:
    """The selector of the first of these cards that can be played."""
    return lambda scene: f"#h-{playable(scene, cards)}-1"


def own_tableau(scene: Scene) -> str:
    return f"#side-{own_side(view_of(scene))}"


def hit(scene: Scene) -> bool:
    return playing(scene) and own(scene).battle in REMEDIES


def at_red(scene: Scene) -> bool:
    return playing(scene) and own(scene).battle == "stop"


def hit_words(scene: Scene) -> dict[str, str | int]:
    battle = own(scene).battle
    return {"card": scene.card(battle), "remedy": scene.card(REMEDIES[battle])}


def stands(scene: Scene) -> bool:
    """Whether the viewer's battle pile is still empty."""
    return playing(scene) and not own(scene).rolling and not own(scene).battle


def target(scene: Scene) -> dict[str, str | int]:
    return {"target": view_of(scene).target}


def close(scene: Scene) -> bool:
    return playing(scene) and view_of(scene).target - own(scene).km <= CLOSE


def named(*cards: str) -> Callable[[Scene], dict[str, str | int]]:
    return lambda scene: {"card": scene.card(playable(scene, cards))}


# fmt: off
NOTES: Final = (
    Note("hand",   playing, at("#hand"), "K5", target),
    Note("react",  lambda scene: bool(scene.legal) and scene.view.phase == "reaction",
         at("#question .buttons"), "K24"),
    Note("hit",    hit, own_tableau, "K16", hit_words),
    Note("red",    at_red, own_tableau, "K17"),
    Note("green",  lambda scene: stands(scene) and has("green")(scene), first_of("green"), "K17"),
    Note("wait",   lambda scene: stands(scene) and not has("green")(scene), own_tableau, "K9"),
    Note("limit",  lambda scene: playing(scene) and own(scene).limited, own_tableau, "K10"),
    Note("drive",  has(*DISTANCES), first_of(*DISTANCES), "K9"),
    Note("trump",  has(*TRUMPS), first_of(*TRUMPS), "K20", named(*TRUMPS)),
    Note("attack", has(*ATTACKS), first_of(*ATTACKS), "K13", named(*ATTACKS)),
    Note("exact",  close, at("#board .strip"), "K11", target),
)
# fmt: on


def cards(*kinds: str) -> Callable[[str], str]:
    """These cards side by side."""
    return lambda language: "".join(cards_of(*kinds)(language))


def cards_of(*kinds: str) -> Callable[[str], list[str]]:
    def draw(language: str) -> list[str]:
        words = drawing.in_language(language)
        return [drawing.card(kind, words(kind), title=words(kind)) for kind in kinds]

    return draw


def tableau(given: str) -> Callable[[str], str]:
    """The tableau of the first side in a position of a case."""

    def draw(language: str) -> str:
        view = cast(KilometersView, position_of("kilometers", "2", given).view(0))
        words = drawing.in_language(language)
        return drawing.tableau(view, 0, ("", ""), words=words, ids=prefixed(f"intro{given}"))

    return draw


PANELS: Final = (
    Panel("turn", cards("25", "green", "flat")),
    Panel("roll", tableau("battle.1=green km.1=100,75*2")),
    Panel("attack", cards("stop", "limit", "accident")),
    Panel("remedy", tableau("battle.1=accident/green km.1=100 limit.1=1")),
    Panel("trump", cards("ace", "tyre", "tanker", "priority")),
)

PICTURES: Final = {
    "K9": cards_of("25", "50", "75", "100", "200"),
    "K13": cards_of(*ATTACKS, "repairs", "spare", "petrol", "green", "endlimit"),
    "K19": cards_of(*TRUMPS),
}

GUIDE: Final = Guide(NOTES, FirstRace(2, options={"extension": "off"}), PANELS, PICTURES)
