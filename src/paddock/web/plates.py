"""The plate of each player on the page: name, points, presence, and whose turn it is."""

from __future__ import annotations

from markupsafe import Markup

from paddock.i18n import points, say
from paddock.i18n.telling import text
from paddock.tables import Table
from paddock.tables.entities import BOT, Chair
from paddock.tables.queries import thinking_time
from paddock.web.controls import PlateFigures, controls_of
from paddock.web.people import seat_mark
from paddock.web.question_bar import to_move
from paddock.web.scene import Scene


class Plate(PlateFigures):
    """The context of one plate."""

    seat: int
    roundel: Markup
    name: str
    short: str
    turn: bool
    won: bool
    lamp: str
    dot: str
    presence: str
    rank: str
    time: str


def plate(table: Table, scene: Scene, chair: Chair) -> Plate:
    """The context of one player's plate."""
    assert table.match is not None
    language = scene.language
    side = int(table.game.side_of[chair.seat])
    here = table.presence.is_here(chair.player)
    presence = "bot" if not chair.human else "here" if here else "away"
    substituted = table.presence.bot_substitutes(chair.player)
    mine = chair.seat == scene.seat
    lamp = "web-your-turn" if mine else "web-thinking" if chair.kind == BOT else "web-to-move"
    return {
        "unit": text(language, table.game.name, "web", "points"),
        "extra": "",
        "seat": chair.seat,
        "roundel": Markup(seat_mark(table, chair.seat, scene)),
        "name": scene.names[chair.seat],
        "short": short_name(scene.names, chair.seat),
        "points": points(language, scene.view.scores[side], scene.view.parts),
        "turn": chair.seat in to_move(table, scene) and (not mine or bool(scene.legal)),
        "won": table.over and not scene.pausing and side in table.match.state.winners(),
        "lamp": say(language, lamp),
        "dot": {"bot": "bot", "here": "", "away": "away"}[presence],
        "presence": say(language, f"web-{presence}"),
        "rank": "" if table.record.typed else rank(chair, substituted, language),
        # A bot answers at the pace of the table, and not while the table rests.
        "time": "" if substituted or not chair.human else clock(thinking_time(table, chair.seat)),
        **controls_of(table.game.name).plate(scene, chair.seat),  # the game's own figures
    }


def short_name(names: list[str], seat: int) -> str:
    """A short name for places where the full one is cut, because names of guests differ only at
    their end. Empty if no other name begins alike.
    """
    first, _, rest = names[seat].partition(" ")
    alike = [name for name in names if name.partition(" ")[0] == first]
    return f"{first[:1]} {rest}" if rest and len(alike) > 1 else ""


def rank(chair: Chair, substituted: bool, language: str) -> str:
    """A bot's level, or that a bot plays for an absent player."""
    if substituted:
        return say(language, "web-bot-substitutes")
    return say(language, "web-level", level=chair.level) if chair.kind == BOT else ""


def clock(seconds: float) -> str:
    """Seconds as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
