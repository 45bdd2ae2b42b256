"""Comparison of two variants of one game, played by the same bots."""

from __future__ import annotations

import json

import pytest

from paddock.arena.compare import compare, difference, variant
from paddock.arena.deal import play_deal
from paddock.arena.plan import Plan
from paddock.arena.pools import local
from paddock.arena.series import Job, campaign
from paddock.arena.tally import Interval
from paddock.cli import main
from paddock.core.errors import PaddockError
from paddock.core.log import read_log

BASE = Plan("kilometers", ("random", "random"), seed=2)


@pytest.mark.parametrize(
    ("text", "preset", "edition", "options"),
    [
        ("classic", "classic", None, ()),
        ("preset=classic", "classic", None, ()),
        ("standard", None, "standard", ()),
        ("edition=standard,extension=off", None, "standard", (("extension", "off"),)),
    ],
)
def test_a_variant_of_a_game_has_a_name(
    text: str, preset: str | None, edition: str | None, options: tuple[tuple[str, str], ...]
) -> None:
    plan = variant(BASE, text)
    assert (plan.preset, plan.edition, plan.options) == (preset, edition, options)


@pytest.mark.parametrize("text", ["nowhere", "colour=red", "extension=perhaps", ""])
def test_an_unknown_variant_is_refused(text: str) -> None:
    with pytest.raises(PaddockError):
        variant(BASE, text)


def test_independent_errors_add_up() -> None:
    gap = difference(Interval(1.0, 0.7, 1.3), Interval(3.0, 2.6, 3.4))
    assert (gap.value, gap.low, gap.high) == pytest.approx((2.0, 1.5, 2.5))


def test_equal_variants_do_not_differ_and_unequal_ones_do() -> None:
    jobs = [Job(variant(BASE, text), 60) for text in ("dutch", "dutch", "classic")]
    with local(1) as pool:
        campaign(jobs, pool)
    told = [(job.plan, job.tally) for job in jobs]
    alike = compare(told[0], told[1])
    assert not [one.name for one in alike if one.differs]
    assert all(one.gap.value == 0 for one in alike)
    found = {(one.group, one.name) for one in compare(told[0], told[2]) if one.differs}
    assert ("match", "decisions") in found


def test_the_counts_agree_with_the_logs() -> None:
    plan = variant(BASE, "dutch")
    job = Job(plan, 5)
    with local(1) as pool:
        campaign([job], pool)
    moves = 0
    for number in range(5):
        logged = play_deal(Plan(**{**vars(plan), "log_dir": ""}), number)
        for text in logged.logs.values():
            entries = read_log(text).entries
            moves += sum(entry.seat >= 0 and entry.text.startswith("discard") for entry in entries)
    assert job.tally.use["move discard"].total == moves


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "kilometers", "--seats", "random", "random", "--matches", "20"]
    words += ["--processes", "1", "--compare", "dutch", "classic"]
    assert main(words) == 0
    assert "wins of seat" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["a"]["preset"], told["b"]["preset"]) == ("dutch", "classic")
    groups = {line["group"] for line in told["lines"]}
    assert {"match", "wins of seat", "points of", "moves a match", "events a match"} <= groups
    assert main([*words, "--until", "0", "0.1"]) == 2
