"""The sentence of the question bar: what is asked, who is awaited, or how the match ended."""

from __future__ import annotations

from babel.lists import format_list

from paddock.i18n import chain, say
from paddock.i18n.telling import question
from paddock.tables import Table
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


def sentence(table: Table, scene: Scene) -> str:
    """The sentence of the question bar."""
    language = scene.language
    if scene.done and table.autoplay.pause.is_looking():
        names = [scene.names[one] for one in table.autoplay.pause.waits_for()]
        return say(language, "web-still-looking", names=", ".join(names)) if names else "…"
    if scene.pausing:
        return controls_of(table.game.name).sentence(scene) or say(language, "web-look")
    if table.over:
        return outcome(table, scene)
    if table.stops.open:
        return at_stop(table, scene)
    own = controls_of(table.game.name)
    if scene.legal:
        return own.question(scene) or question(language, scene.game, scene.view, scene.names)
    if words := own.sentence(scene):
        return words
    if scene.seat in to_move(table, scene):  # the seat has no real choice, which must stay secret
        answered = table.record.held(scene.seat) is not None
        return say(language, "web-answer-kept" if answered else "web-table-waits")
    waiting = [scene.names[one] for one in to_move(table, scene)]
    words = say(language, "web-turn-of", names=", ".join(waiting)) if waiting else ""
    if table.read_only:  # a replay does not say that the viewer is a spectator
        return words or say(language, "typed-next", who=say(language, "typed-luck"))
    if scene.seat >= 0:
        return words or "…"
    return " · ".join(one for one in (words, say(language, "web-watching")) if one)


def at_stop(table: Table, scene: Scene) -> str:
    """Between two parts: ask to go on, or say who is awaited."""
    if table.stops.may_go_on(scene.seat):
        return say(scene.language, "web-look-result")
    names = [scene.names[seat] for seat in table.stops.waits_for()]
    return say(scene.language, "web-stop-waits", names=", ".join(names) or "…")


def outcome(table: Table, scene: Scene) -> str:
    """Who has won, from the viewer's side: "You win" for whoever has won alone."""
    assert table.match is not None
    sides = list(table.match.state.winners())
    if alone(table, scene) and sides == [int(table.game.side_of[scene.seat])]:
        team = [int(side) for side in table.game.side_of].count(sides[0]) > 1
        return say(scene.language, "web-team-wins" if team else "web-you-win")
    return named_outcome(table, scene)


def alone(table: Table, scene: Scene) -> bool:
    """Whether the viewer has one seat: with several at one screen nobody knows who "you" is."""
    if scene.seat < 0 or table.read_only:
        return False
    mine = table.record.chairs[scene.seat].player
    return [chair.player for chair in table.record.chairs].count(mine) == 1


def named_outcome(table: Table, scene: Scene) -> str:
    """Who has won, by name: for spectators, and for a text that is sent to others."""
    assert table.match is not None
    sides = table.match.state.winners()
    if not sides:
        return say(scene.language, "web-nobody-wins")
    names = [
        scene.names[seat]
        for seat in range(table.game.players)
        if int(table.game.side_of[seat]) in sides
    ]
    key = "web-wins" if len(sides) == 1 else "web-shared"
    said = format_list(names, "standard", locale=chain(scene.language)[0])
    return say(scene.language, key, name=said, names=said, count=len(names))


def to_move(table: Table, scene: Scene) -> list[int]:
    """The awaited seats; none while the rules only give everybody time to look."""
    assert table.match is not None
    state = table.match.state
    if table.over or table.stops.open or scene.pausing or state.look_seconds():
        return []
    return [seat for seat in scene.view.waiting if seat >= 0]
