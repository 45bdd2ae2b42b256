"""The analysis page: chances, the luck account, and the turning points of a match."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from paddock.analysis import Analysis, Swing
from paddock.core.errors import PaddockError
from paddock.core.seats import LUCK, NOBODY
from paddock.drawing.chart import HEIGHT, NARROW, WIDTH, chart
from paddock.i18n import say
from paddock.i18n.telling import OPEN, label, side_name, tell, title
from paddock.tables import Table
from paddock.web.controls import Controls, controls_of
from paddock.web.door import client_of
from paddock.web.people import chart_sides, shown_names
from paddock.web.replay import finished_table, refused
from paddock.web.site import Site

PERCENT: Final = [0, 25, 50, 75, 100]
MOST_POINTS: Final = 200  # points of a chart
JOINED: Final = "\u2060"  # no line ends between a sign and its number


class AnalysisPages:
    """The addresses of an analysis. They exist for finished matches only."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def page(self, request: Request) -> Response:
        """The analysis, or how far it is."""
        visitor = await self.site.doorman.visitor(request)
        try:
            table = await finished_table(self.site, request, visitor)
        except PaddockError as error:
            return refused(self.site, request, visitor, error)
        kept, language = table.record.analysis, visitor.language
        context: dict[str, Any] = {"analysis": None, "progress": None}
        if kept is not None:
            context["analysis"] = analysis_context(
                table, Analysis.read(kept.facts), kept.level, language
            )
        else:
            context["progress"] = self.site.analyst.progress(table)
        return self.site.page(
            request,
            visitor,
            "analysis.html",
            id=table.id,
            game_title=title(language, table.game.name),
            names=", ".join(shown_names(table, language)),
            **context,
        )

    async def start(self, request: Request) -> Response:
        """Request the analysis of a match."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("create", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        try:
            table = await finished_table(self.site, request, visitor)
            self.site.analyst.begin(table)
        except PaddockError as error:
            return refused(self.site, request, visitor, error)
        return self.site.go(request, visitor, f"/t/{table.id}/analysis")


def analysis_context(table: Table, found: Analysis, level: str, language: str) -> dict[str, Any]:
    """The template context of an analysis."""
    game, names = table.game, shown_names(table, language)
    sides = [side_name(language, game, side, names) for side in range(game.sides)]
    assert table.match is not None
    view, own = table.match.state.view(NOBODY), controls_of(game.name)
    ends = chart_sides(table, view)
    first = [[int(one) for one in game.side_of].index(side) for side in range(game.sides)]
    thin = 1 + len(found.plies) // MOST_POINTS
    lines = [[round(100 * one) for one in [*line[::thin], line[-1]]] for line in found.chances]
    rows = [
        account_row(
            found,
            side,
            name,
            [int(one) for one in game.side_of].count(side),
            Markup(own.mark(game, first[side], view)),
            own,
            language,
        )
        for side, name in enumerate(sides)
    ]

    def drawn(size: tuple[float, float]) -> Markup:
        labels, heading = [f"{one}%" for one in PERCENT], say(language, "analysis-chances")
        return Markup(chart(lines, ends, labels, PERCENT, title=heading, size=size))

    best = spoken_of(table.match.state.winners(), found.end)
    return {
        "charts": {"wide": drawn((WIDTH, HEIGHT)), "slim": drawn(NARROW)},
        "rows": rows,
        "sentence": rows[best]["sentence"],
        "swings": [swing_context(table, one, sides, level, language) for one in found.swings],
        "playouts": found.playouts,
    }


class AccountRow(TypedDict):
    """The luck account of a side, in its game's points."""

    name: str
    mark: Markup
    expected: str
    luck: str
    play: str
    others: str
    result: str
    sentence: str


def account_row(
    found: Analysis, side: int, name: str, count: int, mark: Markup, own: Controls, language: str
) -> AccountRow:
    """The luck account of a side of so many players, in figures and in a sentence."""
    luck = signed(found.luck[side], own, language)
    play = signed(found.play[side], own, language)
    others = signed(found.others[side], own, language)
    most = owed_to(found, side)
    figures = {"luck": luck, "play": play, "others": others}
    return {
        "name": name,
        "mark": mark,
        "expected": signed(found.start[side], own, language),
        "luck": luck,
        "play": play,
        "others": others,
        "result": signed(found.end[side], own, language),
        "sentence": say(
            language, "analysis-sentence", name=name, count=count, most=most, **figures
        ),
    }


def signed(amount: float, own: Controls, language: str) -> str:
    """An amount of points with its sign, as the game writes points."""
    shown = own.score(language, round(abs(amount)), 1)
    sign = "+" if round(amount) > 0 else "−" if round(amount) < 0 else ""
    return f"{sign}{JOINED}{shown}" if sign else shown


def spoken_of(winners: list[int], margins: list[float]) -> int:
    """The side whose result is described in a sentence: the one furthest ahead among the winners,
    or among all if nobody has won. Points alone do not decide: a side that is out may have the
    most.
    """
    return max(winners or range(len(margins)), key=lambda side: margins[side])


def owed_to(found: Analysis, side: int) -> str:
    """The code of the largest contribution to a side's result."""
    gave = {"luck": found.luck[side], "play": found.play[side], "others": found.others[side]}
    return max(gave, key=lambda one: gave[one])


def swing_context(
    table: Table, swing: Swing, sides: list[str], level: str, language: str
) -> dict[str, Any]:
    """The template context of a turning point, for a reader who may know everything."""
    game, names = table.game, shown_names(table, language)
    side = max(range(len(sides)), key=lambda one: abs(swing.chances[one]))
    heard = [one.event for one in table.record.history if one.ply == swing.ply]
    # The last event: private events come after the public one.
    move = game.read(swing.move)
    told = label(language, game, move, names, OPEN) or swing.move
    if heard:
        told = tell(language, game, heard[-1], names, OPEN)
    elif swing.seat != LUCK:
        told = f"{names[swing.seat]}: {told}"
    better = ""
    if swing.better:
        other = label(language, game, game.read(swing.better), names, OPEN)
        better = say(language, "analysis-better", level=level.capitalize(), move=other)
    change = round(100 * swing.chances[side])
    return {
        "ply": swing.ply,
        "told": told,
        "change": f"{sides[side]} {'+' if change >= 0 else '−'}{abs(change)}%",
        "better": better,
    }
