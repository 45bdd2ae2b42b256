"""The standings of a rally: after each stage, and at the end of a match without a championship.

The lowest sum of stage points is the best (RY25). Championship points come only when a whole rally
is over.
"""

from __future__ import annotations

from paddock.games.rally.page.page import Page, signed
from paddock.games.rally.rules.view import Result
from paddock.i18n import points as points_of
from paddock.web.standings import Standings, StandingsRow, places_of


def after_stage(page: Page) -> Standings:
    """The standings of the rally that was driven last, even if the next one is announced."""
    view = page.view
    driven = stages_driven(page)
    last = driven[-1]
    title = f"{entry_name(page, last.rally)}, {stage_name(page, last.stage)}"
    table = stage_table(page, driven)
    table.title = title
    table.note = page.say("page-few-lead")
    again = view.rally == last.rally
    table.next = stage_name(page, last.stage + 1) if again else entry_name(page, last.rally + 1)
    return table


def at_the_end(page: Page, places: list[int]) -> Standings:
    """The standings of a match of one stage or one rally: when each car finished, its stages and
    their points, in the order of the rules (RY22 to RY25)."""
    view = page.view
    driven = stages_driven(page)
    several = len(driven) > 1
    heads = [page.say("page-start-number"), page.say("page-arrival")]
    heads += [stage_name(page, row.stage) for row in driven] if several else []
    heads.append(page.say("page-results"))
    rows = []
    for car in view.cars:
        points = [row.points[car.seat] for row in driven]
        cells = [str(car.start), page.say("table-out") if car.out else str(car.home)]
        cells += [signed(one) for one in points] if several else []
        cells.append(signed(sum(points)))
        won = points_of(page.scene.language, view.scores[car.seat], view.parts)
        rows.append(StandingsRow(car.seat, places[car.seat], cells, won))
    rows.sort(key=lambda row: (row.place, row.side))
    return Standings("", heads, rows, page.say("page-points"))


def stages_driven(page: Page) -> list[Result]:
    """The results of the rally that was driven last."""
    results = page.view.results
    return [row for row in results if row.rally == results[-1].rally]


def stage_table(page: Page, driven: list[Result]) -> Standings:
    view = page.view
    sums = [sum(row.points[seat] for row in driven) for seat in range(len(view.cars))]
    championship = view.rallies > 1
    heads = [stage_name(page, row.stage) for row in driven][-4:]
    rows = []
    for seat, place in enumerate(places_of(sums, low_wins=True)):
        cells = [signed(row.points[seat]) for row in driven][-4:]
        won = points_of(page.scene.language, view.scores[seat], view.parts)
        points = [won] if championship else []
        rows.append(StandingsRow(seat, place, cells + points, signed(sums[seat])))
    if championship:
        heads.append(page.say("table-championship"))
    rows.sort(key=lambda row: (row.place, row.side))
    return Standings("", heads, rows, page.say("page-results"))


def stage_name(page: Page, stage: int) -> str:
    return f"{page.say('page-stage')} {stage}"


def entry_name(page: Page, rally: int) -> str:
    """A rally of the calendar by its name."""
    calendar = page.view.calendar
    return page.say(f"entry-{calendar[min(rally, len(calendar)) - 1]}")
