"""Comparison of two forms of one game under the same bots: what differs between them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from paddock.arena.plan import Plan
from paddock.arena.tally import Interval, Samples, Tally, Z
from paddock.core.errors import BadOption
from paddock.shelf import title

CHOSEN = ("edition", "preset")


def variant(base: Plan, text: str) -> Plan:
    """The plan with other choices: `house`, `edition=NAME`, `preset=X,option=Y,…`.

    A single word is an edition, a preset or a file.
    """
    known = title(base.game)
    plan = base
    options = dict(base.options)
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if not equals:
            name, value = ("preset" if part in known.presets else "edition"), part
        if name == "edition":
            plan = replace(plan, edition=value, components="")
        elif name == "preset":
            plan = replace(plan, preset=value)
        elif name in {option.name for option in known.options}:
            options[name] = value
        else:
            there = ", ".join([*CHOSEN, *(option.name for option in known.options)])
            raise BadOption(f"{text!r}: {name!r} is none of {there}")
    plan = replace(plan, options=tuple(sorted(options.items())), usage=True).packed()
    plan.loaded()
    return plan


@dataclass(frozen=True)
class ComparedFigure:
    """One figure in both forms, and the difference: the second minus the first."""

    group: str
    name: str
    first: Interval
    second: Interval
    gap: Interval

    @property
    def differs(self) -> bool:
        """Whether the interval of the difference excludes 0."""
        return self.gap.low > 0 or self.gap.high < 0

    def to_dict(self) -> dict[str, Any]:
        """The figure, ready for JSON."""
        return {
            "group": self.group,
            "name": self.name,
            "a": self.first.to_dict(),
            "b": self.second.to_dict(),
            "difference": self.gap.to_dict(),
            "differs": self.differs,
        }


def compare(one: tuple[Plan, Tally], other: tuple[Plan, Tally]) -> list[ComparedFigure]:
    """Compare length, spread, seats, points of the bots, and the use of moves, cards and events."""
    (plan, a), (_, b) = one, other
    game = plan.loaded().game
    lines = [
        line("match", "decisions", a.length, b.length, a, b),
        line("match", "first less last, points", a.spread, b.spread, a, b, game.parts),
        share("match", "nobody wins", a.unwon, b.unwon, a, b),
    ]
    for seat in sorted(a.seats | b.seats):
        none = Samples()
        won, lost = a.seats.get(seat, none), b.seats.get(seat, none)
        lines.append(line("wins of seat", str(seat + 1), won, lost, a, b))
    for name in dict.fromkeys(plan.seats):
        mine, yours = a.entrant(name).points, b.entrant(name).points
        lines.append(line("points of", name, mine, yours, a, b, game.parts * a.per_deal(name)))
    for name in sorted(a.use | b.use):
        group, _, what = name.partition(" ")
        used = a.use.get(name, Samples()), b.use.get(name, Samples())
        lines.append(line(f"{group}s a match", what, *used, a, b))
    return lines


def line(
    group: str, name: str, a: Samples, b: Samples, one: Tally, other: Tally, scale: float = 1.0
) -> ComparedFigure:
    """A figure with one sample for each deal. The two series are independent."""
    first, second = a.mean(one.deals, scale), b.mean(other.deals, scale)
    return ComparedFigure(group, name, first, second, difference(first, second))


def share(group: str, name: str, a: int, b: int, one: Tally, other: Tally) -> ComparedFigure:
    """How often something happens, by matches."""
    first, second = _rate(a, one.matches), _rate(b, other.matches)
    return ComparedFigure(group, name, first, second, difference(first, second))


def _rate(count: int, matches: int) -> Interval:
    rate = count / matches if matches else 0.0
    half = Z * sqrt(rate * (1 - rate) / matches) if matches else 0.0
    return Interval(rate, rate - half, rate + half)


def difference(first: Interval, second: Interval) -> Interval:
    """The second minus the first, of two independent figures."""
    half = sqrt((first.high - first.value) ** 2 + (second.high - second.value) ** 2)
    gap = second.value - first.value
    return Interval(gap, gap - half, gap + half)


def comparison_text(
    named: tuple[str, str], lines: list[ComparedFigure], every: bool = False
) -> str:
    """The comparison as text: differences are marked; rare and equal figures are left out."""
    rows = [f"{'':<44} {named[0][:20]:>20} {named[1][:20]:>20}   difference (95 %)"]
    group = ""
    for one in lines:
        # not marked and rare in both forms
        if not every and not one.differs and max(one.first.value, one.second.value) < 0.02:
            continue
        if one.group != group:
            group = one.group
            rows.append(group)
        mark = "*" if one.differs else " "
        rows.append(
            f"  {one.name[:41]:<42} {figure(one.first):>20} {figure(one.second):>20} {mark} "
            f"{one.gap.value:+.3g} ({one.gap.low:+.3g} to {one.gap.high:+.3g})"
        )
    rows += ["", "* the interval of the difference does not hold 0"]
    return "\n".join(rows)


def figure(value: Interval) -> str:
    """A number as text."""
    return f"{value.value:.4g} ± {value.high - value.value:.2g}"
