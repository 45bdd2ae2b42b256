"""The table of Crazy Race in sentences, for screen readers."""

from __future__ import annotations

from paddock.games.crazy_race.rules.cards import ENGINES
from paddock.games.crazy_race.rules.rail import HOME, SPACE, TURNTABLE
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView
from paddock.i18n import say
from paddock.i18n.telling import text
from paddock.web.scene import Scene


def spoken(scene: Scene, view: CrazyRaceView) -> list[str]:
    """All that the drawings show: a line for each player, each side and each pile of points."""
    lines = [player(scene, view, seat) for seat in range(len(view.rails))]
    lines += [side(scene, one) for one in view.sides]
    return lines + [pile(scene, view, name) for name in view.piles]


def player(scene: Scene, view: CrazyRaceView, seat: int) -> str:
    """Where the locomotives stand, and what everybody may know of the cards."""
    engines = [
        f"{scene.card(ENGINES[engine])} {place_words(scene, place)}"
        for engine, place in enumerate(view.rails[seat])
    ]
    signs = [
        say(scene.language, f"crazy_race-table-{key}")
        for key, seen in (
            ("start", seat == view.start),
            ("no-hand", view.empty[seat]),
            ("once", view.recovered[seat]),
        )
        if seen
    ]
    points = ", ".join(str(value) for value in view.points[seat])
    owned = [f"{say(scene.language, 'web-points')} {points}"] if points else []
    return f"{scene.names[seat]}: " + "; ".join([*engines, *owned, *signs])


def place_words(scene: Scene, place: int) -> str:
    """A place on the rail in words, with the direction of the locomotive."""
    if place in (0, HOME):
        return say(scene.language, "crazy_race-table-home" if place else "crazy_race-table-yard")
    if place == TURNTABLE:
        return say(scene.language, "crazy_race-table-turntable")
    key = "crazy_race-web-out" if place < TURNTABLE else "crazy_race-web-back"
    return say(scene.language, key, space=int(SPACE[place]))


def side(scene: Scene, one: SideView) -> str:
    """What a side offers, whose cards lie there in which order, and who has won it."""
    language = scene.language
    free = say(language, "crazy_race-table-free")
    parts = [f"{one.distance}, {scene.card(one.engine) if one.engine else free}"]
    covered = say(language, "crazy_race-web-covered")
    parts += [f"{scene.names[owner]} {card or covered}" for owner, card in one.cards]
    if one.taboo:
        parts.append(say(language, "crazy_race-table-taboo"))
    if one.winner >= 0:
        parts.append(say(language, "crazy_race-table-won", name=scene.names[one.winner]))
    return f"{text(language, 'crazy_race', 'place', one.place)}: " + "; ".join(parts)


def pile(scene: Scene, view: CrazyRaceView, name: str) -> str:
    """The point cards of a pile, and how many lie hidden under them."""
    cards = ", ".join(str(value) for value in view.piles[name])
    more = f" + {len(view.under[name])}" if view.under[name] else ""
    empty = say(scene.language, "crazy_race-table-empty")
    colon = say(scene.language, "sign-colon")
    return f"{text(scene.language, 'crazy_race', 'place', name)}{colon}{cards or empty}{more}"
