"""The score sheet at the end: a column for each side, a line for each reason, with its rule."""

from __future__ import annotations

from markupsafe import Markup

from paddock.core.ledger import Line
from paddock.i18n import has, points, say
from paddock.i18n.telling import side_name, text
from paddock.web.rules_page import shown_rule
from paddock.web.scene import Scene

ROW = Markup("<tr{}><th>{}</th>{}</tr>")
CELL = Markup("<td>{}</td>")
RULE = Markup(' <a class="rule" href="/rules/{0}#{1}" target="_blank">{1}</a>')


def score_sheet(scene: Scene) -> Markup:
    """Empty for a game that keeps no ledger."""
    lines: list[Line] = getattr(scene.view, "ledger", [])
    if not lines:
        return Markup("")
    sides = range(len(scene.view.scores))
    names = [side_name(scene.language, scene.game, side, scene.names) for side in sides]
    rows = [ROW.format("", "", cells_of(names))]
    races = sorted({line.race for line in lines})
    for race in races:
        part = [line for line in lines if line.race == race]
        if len(races) > 1:
            rows.append(ROW.format("", Markup("<b>{}</b>").format(part_name(scene, race)), ""))
        rows += [reason_row(scene, part, reason, len(names)) for reason in reasons(part)]
    sums = [points(scene.language, score, scene.view.parts) for score in scene.view.scores]
    heading = say(scene.language, "web-total")
    rows.append(ROW.format(Markup(' class="total"'), heading, cells_of(sums)))
    return Markup('<table class="score">{}</table>').format(Markup("").join(rows))


def cells_of(words: list[str]) -> Markup:
    return Markup("").join(CELL.format(word) for word in words)


def part_name(scene: Scene, race: int) -> str:
    """What the game calls a part of a match; its number where it has no word for it."""
    own = f"{scene.game.name}-score-part"
    return say(scene.language, own, race=race) if has(scene.language, own) else str(race)


def reasons(lines: list[Line]) -> list[str]:
    """Each reason once, in the order in which it first stands."""
    return list(dict.fromkeys(line.reason for line in lines))


def reason_row(scene: Scene, lines: list[Line], reason: str, sides: int) -> Markup:
    sums = [0] * sides
    rule = ""
    for line in lines:
        if line.reason == reason:
            sums[line.side] += line.points
            rule = line.rule
    name = text(scene.language, scene.game.name, "reason", reason)
    parts = scene.view.parts
    shown = cells_of([points(scene.language, n, parts) if n else "–" for n in sums])
    link = RULE.format(scene.game.name, rule) if shown_rule(scene.game.name, rule) else ""
    return ROW.format("", Markup("{}{}").format(name, link), shown)
