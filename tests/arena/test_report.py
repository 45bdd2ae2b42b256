"""A report is one self-contained file."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.hairpin import registered
from tests.relay import GAME

from paddock.arena import plots
from paddock.arena.tally import Interval
from paddock.cli import main


def pictures(page: str) -> list[str]:
    """All pictures of a page; each has to be well-formed."""
    found = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    for svg in found:
        ElementTree.fromstring(svg)
    return found


def test_a_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    words = ["arena", "kilometers", "--seats", "club", "random", "--matches", "20"]
    assert main([*words, "--processes", "1", "--report", str(file)]) == 0
    page = file.read_text("utf-8")
    assert len(pictures(page)) == 4
    for heading in ("Strength", "Scores", "Length", "Seats"):
        assert f"<h2>{heading}</h2>" in page
    assert capsys.readouterr().out.strip().splitlines()[0] in page
    assert not re.search(r"(src|href)=.https?:", page), "it loads something"
    assert main([*words, "--processes", "1", "--report", str(tmp_path / "again.html")]) == 0
    assert (tmp_path / "again.html").read_text("utf-8") == page


def test_a_long_name_has_its_column_and_small_points_a_decimal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot = "paddock.bots.random:RandomBot"
    words = ["arena", "relay", "--seats", bot, "random", "--matches", "8", "--processes", "1"]
    with registered(GAME):
        assert main(words) == 0
    head, first, *_ = capsys.readouterr().out.splitlines()[2:]
    points = re.search(r"\d+\.\d \(\d+\.\d to", first)
    assert points is not None
    assert points.start() == head.index("points (95 %)")


def test_a_ladder_and_a_comparison(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = ["ladder", "kilometers", "--bots", "club", "random", "--matches", "12"]
    assert main([*words, "--processes", "1", "--report", str(file)]) == 0
    assert len(pictures(file.read_text("utf-8"))) == 5
    words = ["arena", "kilometers", "--seats", "random", "random", "--matches", "12"]
    words += ["--compare", "dutch", "classic", "--processes", "1", "--report", str(file)]
    assert main(words) == 0
    assert len(pictures(file.read_text("utf-8"))) == 2


def test_strength_against_budget() -> None:
    points = [("pro@1000", 1000, Interval(55, 52, 58)), ("pro@100", 100, Interval(45, 41, 49))]
    svg = plots.against_budget(points, "% of matches won")
    assert "pro@1000" in svg
    assert svg == plots.against_budget(points, "% of matches won")


def test_a_path_that_cannot_be_written_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "kilometers", "--seats", "random", "random", "--matches", "2"]
    assert main([*words, "--processes", "1", "--report", str(tmp_path / "no" / "r.html")]) == 2
    assert "No such file" in capsys.readouterr().err
