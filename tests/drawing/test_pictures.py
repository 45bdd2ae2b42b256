"""Drawings as PNG, in notebooks, and from the command line."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.drawing.matches import positions

from paddock import Rng, drawing, load
from paddock.cli import main
from paddock.core.match import Match
from paddock.core.seats import NOBODY
from paddock.core.view import GALLERY, View
from paddock.drawing.png import png
from paddock.drawing.svg import WORDS, text
from paddock.drawing.svg import drawing as picture
from paddock.drawing.theme import palette
from paddock.games import package_of
from paddock.games.kilometers import drawing as kilometers


def size_of(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_a_png_has_the_size_asked_for() -> None:
    data = png(kilometers.card("100"), 126)
    assert size_of(data) == (126, 176)
    assert size_of(png(kilometers.card("100"))) == (63, 88)
    assert size_of(png(kilometers.card("100", pixels=630))) == (630, 880)


def test_both_fonts_are_found_and_only_the_bundled_ones() -> None:
    p = palette("light")
    blank = png(picture(40, 20, ""))
    numbers = png(picture(40, 20, text(2, 16, "87", 16, p.paint("ink"))))
    words = png(picture(40, 20, text(2, 16, "87", 16, p.paint("ink"), weight=600, font=WORDS)))
    assert len({blank, numbers, words}) == 3


def test_a_notebook_shows_the_board() -> None:
    view = load("kilometers", 2).start().view(0)
    shown = view._repr_svg_()
    assert shown is not None
    assert shown.startswith("<svg ")
    assert shown == drawing.board(view)


def test_without_a_drawing_a_view_is_a_card_with_facts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = load("kilometers", 2).start().view(NOBODY)
    draw = GALLERY.draw
    try:
        GALLERY.draw = None
        assert view._repr_svg_() is None
    finally:
        GALLERY.draw = draw
    monkeypatch.setattr(package_of("kilometers"), "drawing", None)
    shown = "".join(ElementTree.fromstring(str(view._repr_svg_())).itertext())
    assert "Dealer" in shown
    assert "Target700" in shown


def test_two_boards_on_one_page_do_not_share_ids() -> None:
    views: list[View] = []
    for state in positions(2, 3, every=11):
        views += [state.view(0), state.view(1), state.view(NOBODY)]
    marks = {drawing.board(view).split(' id="')[1].split("face")[0] for view in views}
    assert len(marks) == len(views)


def test_draw_writes_a_position_given_as_text(tmp_path: Path) -> None:
    one, two = tmp_path / "1.svg", tmp_path / "2.svg"
    for file in (one, two):
        assert (
            main(["draw", "kilometers", "--seed", "4", "--players", "3", "--svg", str(file)]) == 0
        )
    assert one.read_bytes() == two.read_bytes()
    assert b"-hand-" in one.read_bytes()


def test_draw_writes_png(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    wanted = ["draw", "kilometers", "--seed", "4", "--dark", "--seat", "0", "--width", "500"]
    assert main([*wanted, "--png", str(file)]) == 0
    assert size_of(file.read_bytes())[0] == 500
    assert main(["draw", "kilometers", "--cards", "--width", "300", "--png", str(file)]) == 0
    assert size_of(file.read_bytes())[0] == 300


def test_draw_reads_a_log_up_to_a_ply(tmp_path: Path) -> None:
    match = Match(load("kilometers", 2), ["Ann", "Bert"])
    rng = Rng(3)
    while len(match.plies) < 60:
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    log, file = tmp_path / "match.log", tmp_path / "a.svg"
    log.write_text(match.log.write(), "utf-8")
    assert main(["draw", "kilometers", "--log", str(log), "--svg", str(file)]) == 0
    assert file.read_text("utf-8") == drawing.board(
        match.state.view(0), ["Ann", "Bert"], title="1000 Kilometers"
    )
    assert main(["draw", "kilometers", "--log", str(log), "--ply", "5", "--svg", str(file)]) == 0
    assert "kilometers-5-" in file.read_text("utf-8")
    assert main(["draw", "kilometers", "--log", str(log), "--ply", "61", "--svg", str(file)]) == 2


def test_draw_never_shows_a_guessed_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = list(positions(2, 5, every=10))[4]
    file = tmp_path / "a.svg"
    wanted = ["draw", "kilometers", "--players", "2", "--svg", str(file), "--position"]
    assert main([*wanted, state.text(0), "--seat", "1"]) == 0
    assert file.read_text("utf-8").count("-hand-") == len(state.view(0).to_dict()["hand"])  # type: ignore[arg-type]
    assert main([*wanted, state.text(0), "--seat", "2"]) == 2
    assert "does not tell" in capsys.readouterr().err
    assert main([*wanted, state.text(NOBODY)]) == 0
    assert "-hand-" not in file.read_text("utf-8")


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seat", "3", "--svg", "x.svg"],
        ["--width", "0", "--png", "x.png"],
        ["--position", "nonsense", "--svg", "x.svg"],
        ["--log", "no/such.log", "--svg", "x.svg"],
        ["--svg", "no/such/folder/x.svg"],
        ["--lang", "xx", "--svg", "x.svg"],
    ],
)
def test_draw_reports_an_error_in_one_line(
    wrong: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["draw", "kilometers", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
