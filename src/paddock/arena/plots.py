"""Charts for reports: matplotlib's SVG, ready for a page."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from paddock.arena.tally import Interval
from paddock.core.errors import BadOption

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, PALE = "#22303c", "#d6dde3"
COLOURS = ("#1f6f8b", "#c8553d", "#588157", "#7b5ea7", "#b8860b", "#4a4e69")
BINS = 30


def needed() -> None:
    """Raise an error if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise BadOption("--report needs matplotlib: pip install 'paddock[report]'")


def _axes(width: float, height: float, label: str) -> tuple[Any, Axes]:
    needed()
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.hashsalt"] = "paddock"  # equal charts have equal text
    rcParams["svg.fonttype"] = "none"
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.set_xlabel(label)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", color=PALE, linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def _svg(figure: Any) -> str:
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    text = buffer.getvalue()
    text = text[text.index("<svg") :]  # the page has its own heading
    return re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)


def bars(rows: Sequence[tuple[str, Interval]], label: str, fair: float | None = None) -> str:
    """One bar for each row, with its interval; `fair` is a reference line."""
    figure, axes = _axes(7, 0.9 + 0.36 * len(rows), label)
    names = [name for name, _ in rows][::-1]
    values = [value for _, value in rows][::-1]
    places = list(range(len(rows)))
    axes.barh(places, [one.value for one in values], color=COLOURS[0], height=0.6)
    low = [max(0.0, one.value - one.low) for one in values]
    high = [max(0.0, one.high - one.value) for one in values]
    axes.errorbar(
        [one.value for one in values], places, xerr=[low, high], fmt="none", ecolor=INK, capsize=3
    )
    if fair is not None:
        axes.axvline(fair, color=COLOURS[1], linestyle="--", linewidth=1)
    axes.set_yticks(places, names)
    axes.grid(axis="y", visible=False)
    return _svg(figure)


def distributions(rows: Mapping[str, Mapping[int, int]], label: str, parts: int = 1) -> str:
    """The distribution of values, a line for each name."""
    figure, axes = _axes(7, 3.2, label)
    every = [value for counts in rows.values() for value in counts]
    least, most = min(every, default=0), max(every, default=0)
    step = max(1, -(-(most - least + 1) // BINS))
    for number, (name, counts) in enumerate(rows.items()):
        total = sum(counts.values()) or 1
        bins: Counter[int] = Counter()
        for value, count in counts.items():
            bins[(value - least) // step] += count
        last = (most - least) // step
        heights = [100 * bins[n] / total for n in range(last + 1)]
        edges = [(least + n * step) / parts for n in range(last + 2)]
        axes.stairs(heights, edges, label=name, color=COLOURS[number % len(COLOURS)], linewidth=1.6)
    axes.set_ylabel("% of matches")
    if len(rows) > 1:
        axes.legend(frameon=False)
    return _svg(figure)


def against_budget(points: Sequence[tuple[str, int, Interval]], label: str) -> str:
    """Strength by positions searched for one answer: name, budget, strength."""
    figure, axes = _axes(7, 3.2, "positions searched for one answer")
    points = sorted(points, key=lambda one: one[1])
    budgets = [budget for _, budget, _ in points]
    values = [value for _, _, value in points]
    errors = [
        [max(0.0, one.value - one.low) for one in values],
        [max(0.0, one.high - one.value) for one in values],
    ]
    axes.errorbar(
        budgets, [one.value for one in values], yerr=errors, color=COLOURS[0], marker="o", capsize=3
    )
    for name, budget, value in points:
        axes.annotate(
            name, (budget, value.value), textcoords="offset points", xytext=(6, 6), fontsize=8
        )
    axes.set_xscale("log")
    axes.set_ylabel(label)
    axes.grid(axis="y", color=PALE, linewidth=0.6)
    return _svg(figure)
