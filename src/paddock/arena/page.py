"""A report as one self-contained HTML file: tables, and charts in SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path

from paddock.arena import plots
from paddock.arena.compare import ComparedFigure, figure
from paddock.arena.ladder import Ladder, LadderEntry
from paddock.arena.plan import Plan
from paddock.arena.report import names, to_text
from paddock.arena.tally import Interval, Tally
from paddock.core.errors import BadOption

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22303c; background: #fff;
  margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } svg { max-width: 100%; height: auto }
pre { overflow-x: auto; background: #f3f6f8; padding: 1rem; font-size: .8rem; line-height: 1.35 }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
td, th { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #d6dde3 }
td:first-child, th:first-child { text-align: left }
.differs { font-weight: 600 }
"""


class ReportPage:
    """A page that is built part by part."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._parts: list[str] = []

    def heading(self, text: str) -> None:
        """Add a heading."""
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def text(self, text: str) -> None:
        """Add a paragraph."""
        self._parts.append(f"<p>{escape(text)}</p>")

    def listing(self, text: str) -> None:
        """Add preformatted text."""
        self._parts.append(f"<pre>{escape(text)}</pre>")

    def picture(self, svg: str, caption: str) -> None:
        """Add a chart."""
        self._parts.append(f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>")

    def rows(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table; a row whose first cell begins with a star is highlighted."""
        cells = "".join(f"<th>{escape(one)}</th>" for one in head)
        lines = [f"<tr>{cells}</tr>"]
        for row in rows:
            marked = ' class="differs"' if row[0].startswith("*") else ""
            cells = "".join(f"<td>{escape(one)}</td>" for one in row)
            lines.append(f"<tr{marked}>{cells}</tr>")
        self._parts.append(f"<table>{''.join(lines)}</table>")

    def write(self, path: str | Path) -> None:
        """Write the file."""
        head = (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head><body>"
            f"<h1>{escape(self.title)}</h1>"
        )
        try:
            Path(path).write_text(head + "\n".join(self._parts) + "</body></html>\n", "utf-8")
        except OSError as error:
            raise BadOption(f"{path}: {error.strerror}") from None


def of_series(plan: Plan, tally: Tally) -> ReportPage:
    """A series: wins, seats, scores and lengths."""
    game, bots = plan.loaded()
    report = ReportPage(f"{game.name}: {', '.join(names(plan))}")
    report.listing(to_text(plan, tally))
    if not tally.deals:
        return report
    report.heading("Strength")
    rates = [(name, tally.win_rate(name)) for name in names(plan)]
    report.picture(plots.bars(_percent(rates), "% of matches won", 100 / game.sides), FAIR)
    searched = [(name, budget_of(bots[name]), rate) for name, rate in rates]
    add_budgets(report, searched, "% of matches won")
    add_table(report, game.sides, game.parts, tally, {n: tally.entrant(n).scores for n in bots})
    return report


FAIR = "Intervals of 95 %, by deals. The broken line is an equal share."


def add_table(
    report: ReportPage, sides: int, parts: int, tally: Tally, scores: dict[str, Counter[int]]
) -> None:
    """Add scores, lengths and seats."""
    report.heading("Scores")
    report.picture(plots.distributions(scores, "points", parts), "Points at the end of a match.")
    report.heading("Length")
    mean = tally.length.mean(tally.deals)
    said = f"{mean.value:.1f} decisions a match ({mean.low:.1f} to {mean.high:.1f})."
    report.picture(plots.distributions({"matches": tally.lengths}, "decisions"), said)
    report.heading("Seats")
    seats = [
        (f"seat {seat + 1}", samples.mean(tally.deals))
        for seat, samples in sorted(tally.seats.items())
    ]
    report.picture(
        plots.bars(_percent(seats), "% of matches won from this seat", 100 / sides),
        f"Whoever sat there. {FAIR}",
    )


def add_budgets(report: ReportPage, found: list[tuple[str, int, Interval]], label: str) -> None:
    """Add strength against budget, if bots of several budgets played."""
    searched = [(name, budget, value) for name, budget, value in found if budget]
    if len({budget for _, budget, _ in searched}) < 2:
        return
    report.heading("Strength against budget")
    shown = [(name, budget, _times(value, 100)) for name, budget, value in searched]
    report.picture(plots.against_budget(shown, label), "Intervals of 95 %, by deals.")


def budget_of(bot: object) -> int:
    """The positions that a bot searches for one answer; 0 if it does not search."""
    return int(getattr(bot, "budget", 0))


def of_ladders(ladders: Sequence[Ladder], found: Sequence[list[LadderEntry]]) -> ReportPage:
    """One or several games: the ladder of each, and the statistics of its tables."""
    title = ", ".join(ladder.game.name for ladder in ladders)
    report = ReportPage(f"Ladder: {title}")
    for ladder, standings in zip(ladders, found, strict=True):
        add_ladder(report, ladder, standings)
    return report


def add_ladder(report: ReportPage, ladder: Ladder, standings: list[LadderEntry]) -> None:
    """Add the ladder of one game."""
    game = ladder.game
    report.heading(f"{game.name} ({game.setup.preset}, {game.players} players)")
    report.rows(
        ["bot", "rating", "sigma", "matches", "wins", "leaves behind"],
        [
            [
                one.name,
                f"{one.rating:.2f}",
                f"{one.sigma:.2f}",
                str(one.matches),
                f"{one.wins:.1f}",
                percent(one.beats()),
            ]
            for one in standings
        ],
    )
    rated = [
        (one.name, Interval(one.rating, one.rating - 2 * one.sigma, one.rating + 2 * one.sigma))
        for one in standings
    ]
    report.picture(plots.bars(rated, "rating"), "Ratings of openskill, with two sigma.")
    beats = [(one.name, one.beats()) for one in standings]
    report.picture(plots.bars(_percent(beats), "% of opponents left behind", 50), FAIR)
    bots = {name: bot for job in ladder.jobs for name, bot in job.plan.loaded().bots.items()}
    searched = [(name, budget_of(bots[name]), value) for name, value in beats]
    add_budgets(report, searched, "% of opponents left behind")
    tally = Tally()
    for job in ladder.jobs:
        tally.add(job.tally)
    scores = {one.name: tally.entrant(one.name).scores for one in standings}
    if tally.deals:
        add_table(report, game.sides, game.parts, tally, scores)


def of_comparison(named: tuple[str, str], title: str, lines: list[ComparedFigure]) -> ReportPage:
    """Two forms of one game, side by side."""
    report = ReportPage(f"{title}: {named[0]} and {named[1]}")
    report.text("A star marks a difference whose interval of 95 % does not hold 0.")
    seats = [one for one in lines if one.group == "wins of seat"]
    for number, name in enumerate(named):
        shown = [(f"seat {one.name}", (one.first, one.second)[number]) for one in seats]
        chart = plots.bars(_percent(shown), "% of matches won from this seat", 100 / len(seats))
        report.picture(chart, f"{name}. {FAIR}")
    for group in dict.fromkeys(one.group for one in lines):
        report.heading(group)
        report.rows(
            ["", *named, "difference"],
            [
                [
                    f"{'* ' if one.differs else ''}{one.name}",
                    figure(one.first),
                    figure(one.second),
                    f"{one.gap.value:+.3g} ({one.gap.low:+.3g} to {one.gap.high:+.3g})",
                ]
                for one in lines
                if one.group == group
            ],
        )
    return report


def percent(value: Interval) -> str:
    """A share as a percentage."""
    return f"{100 * value.value:.1f} % ({100 * value.low:.1f}–{100 * value.high:.1f})"


def _percent(rows: Sequence[tuple[str, Interval]]) -> list[tuple[str, Interval]]:
    return [(name, _times(value, 100)) for name, value in rows]


def _times(value: Interval, factor: float) -> Interval:
    return Interval(value.value * factor, value.low * factor, value.high * factor)
