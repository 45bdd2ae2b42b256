"""`paddock print`: the PDF contains what was requested, at its true size."""

from __future__ import annotations

import builtins
from importlib import import_module
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.hairpin import GAME as HAIRPIN
from tests.hairpin import registered
from tests.printed import Print, Shown, printed, read

from paddock.cli import main, new
from paddock.drawing.printing import PAPERS, Piece, Style, components, lay_out
from paddock.drawing.printing.pdf import missing_letters, pdf
from paddock.drawing.svg import text
from paddock.games import package_of
from paddock.i18n import languages
from paddock.shelf import load, titles

GAMES = [title.name for title in titles()]
FONTS = {
    "BarlowCondensed-Bold",
    "BarlowCondensed-SemiBold",
    "SourceSans3-Regular",
    "SourceSans3-SemiBold",
}
NEAR = 0.02  # mm


def near(one: float, other: float) -> bool:
    return abs(one - other) < NEAR


def same_place(one: Shown, other: Shown) -> bool:
    return all(near(a, b) for a, b in zip(one[1:], other[1:], strict=True))


def cards_of(found: Print) -> list[Shown]:
    return [one for one in found.all() if near(one.wide, 63) and near(one.tall, 88)]


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_printed_as_often_as_the_box_has_it(tmp_path: Path, game: str) -> None:
    found = printed(tmp_path, game, "--lang", "en", "--backs", "none")
    assert_letters(found)
    counts = found.counts()
    for piece in components(load(game), "en"):
        if piece.size[0] < 190 and piece.size[1] < 255:
            shown = [one for one in found.all() if one.name == piece.name]
            assert counts.pop(piece.name) == piece.copies
            assert all(near(one.wide, piece.size[0]) for one in shown), piece.code
            assert all(near(one.tall, piece.size[1]) for one in shown), piece.code
    assert all(name[-2:] in ("A1", "A2", "B1", "B2") or name == "Board" for name in counts), counts


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("game", GAMES)
def test_all_letters_are_embedded_in_every_other_language(
    tmp_path: Path, game: str, language: str
) -> None:
    assert_letters(printed(tmp_path, game, "--lang", language, "--backs", "none"))


def assert_letters(found: Print) -> None:
    """All text uses the bundled fonts, they are embedded, and no letter is shown as an empty
    box."""
    assert found.fonts
    assert set(found.fonts) <= FONTS
    assert all(found.fonts.values())
    assert sum(len(page.glyphs) for page in found.pages) > 10
    assert not any(0 in page.glyphs for page in found.pages)


def test_the_text_is_in_the_chosen_language(tmp_path: Path) -> None:
    for language, word in (("fr", "Feu vert"), ("nl", "Groen licht"), ("de", "Grüne Ampel")):
        found = printed(tmp_path, "kilometers", "--lang", language, "--only", "green=1")
        assert word.upper() in found.pages[0].words()


def test_a_letter_that_no_font_has_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    piece = Piece("x", "x", text(5, 20, "Łódź", 9, 'fill="#000000"'))
    pages = lay_out([piece], Style(PAPERS["a4"]))
    assert missing_letters(pages) == "Łź"
    assert 0 in read(pdf(pages, "x", "en")).pages[0].glyphs


# Backs


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("bleed", [[], ["--bleed"]])
def test_backs_lie_behind_their_fronts(tmp_path: Path, paper: str, bleed: list[str]) -> None:
    found = printed(
        tmp_path, "kilometers", "--lang", "en", "--paper", paper, "--only", "cards", *bleed
    )
    wide, tall = PAPERS[paper]
    for front, back in zip(found.pages[::2], found.pages[1::2], strict=True):
        assert near(front.wide, wide)
        assert near(front.tall, tall)
        turned = [one._replace(x=wide - one.x - one.wide) for one in back.pictures]
        for one, other in zip(front.pictures, turned, strict=True):
            assert same_place(one, other)
            assert other.name == f"{one.name} (back)"
    assert sum(len(page.pictures) for page in found.pages) == 2 * 106


def test_the_back_of_a_single_card_is_mirrored_on_the_page(tmp_path: Path) -> None:
    front, back = printed(tmp_path, "kilometers", "--lang", "en", "--only", "ace").pages
    (one,), (other,) = front.pictures, back.pictures
    assert one.x < 105 < other.x
    assert near(one.x + one.wide + other.x, 210)
    assert near(one.y, other.y)


def test_sections_of_road_have_their_other_face_behind_them(tmp_path: Path) -> None:
    front, back = printed(tmp_path, "rally", "--lang", "en", "--only", "section-7").pages
    assert same_place(front.pictures[0], back.pictures[0])
    assert "7A" in front.words()
    assert "7B" in back.words()


def test_without_backs_there_are_only_fronts(tmp_path: Path) -> None:
    found = printed(tmp_path, "kilometers", "--lang", "en", "--only", "cards", "--backs", "none")
    assert len(found.pages) == 12
    assert not [one for one in found.all() if "(back)" in one.name]


def test_a_page_without_backs_does_not_shift_the_other_pages(tmp_path: Path) -> None:
    found = printed(tmp_path, "kilometers", "--lang", "en", "--only", "score-sheet", "ace")
    assert [len(page.pictures) for page in found.pages] == [1, 1, 1, 0]


# Layout


def test_a_page_holds_nine_cards_side_by_side(tmp_path: Path) -> None:
    page = printed(tmp_path, "kilometers", "--lang", "en", "--only", "25").pages[0]
    assert len(page.pictures) == 9
    lefts = sorted({round(one.x, 1) for one in page.pictures})
    tops = sorted({round(one.y, 1) for one in page.pictures})
    assert lefts == [10.5, 73.5, 136.5]
    assert tops == [16.5, 104.5, 192.5]


def test_the_bleed_is_three_millimetres_at_every_edge(tmp_path: Path) -> None:
    page = printed(tmp_path, "kilometers", "--lang", "en", "--only", "25", "--bleed").pages[0]
    assert len(page.pictures) == 9
    assert all(near(one.wide, 69) and near(one.tall, 94) for one in page.pictures)
    places = sorted({round(one.x, 1) for one in page.pictures})
    assert [round(b - a, 1) for a, b in pairwise(places)] == [69, 69]


def test_crop_marks_stand_at_corners_and_never_on_a_piece() -> None:
    pieces = list(components(load("kilometers"), "en"))[:4]
    for bleed in (0.0, 3.0):
        pages = lay_out(pieces, Style(PAPERS["a4"], bleed=bleed, marks=True))
        for page in pages:
            ticks = marks_of(page.marks)
            assert ticks
            for x1, y1, x2, y2 in ticks:
                for one in page.places:
                    inside = one.x < x2 and x1 < one.x + one.wide
                    assert not (inside and one.y < y2 and y1 < one.y + one.tall)
        assert "M10.5" in pages[0].marks or bleed


def marks_of(marks: str) -> list[tuple[float, ...]]:
    d = marks.partition(' d="')[2].partition('"')[0] if ' d="' in marks else ""
    return [
        tuple(float(n) for n in tick.replace("L", " ").split()) for tick in d.split("M") if tick
    ]


@pytest.mark.parametrize("paper", PAPERS)
def test_a_board_is_cut_into_parts_that_overlap(tmp_path: Path, paper: str) -> None:
    found = printed(
        tmp_path, "grand_prix", "--lang", "en", "--only", "track-detroit", "--paper", paper
    )
    assert [one.name for one in found.all()] == [
        f"Detroit {part}" for part in "A1 A2 B1 B2".split()
    ]
    one = found.all()[0]
    (board,) = (
        piece for piece in components(load("grand_prix"), "en") if piece.code == "track-detroit"
    )
    assert near(2 * one.wide - 10, board.size[0])
    assert near(2 * one.tall - 10, board.size[1])
    assert all(page.wide > page.tall for page in found.pages)
    for page, part in zip(found.pages, found.all(), strict=True):
        assert part.x > 10
        assert part.y > 10
        assert part.x + part.wide < page.wide - 10


def test_pieces_of_different_size_share_a_sheet_and_do_not_touch(tmp_path: Path) -> None:
    found = printed(tmp_path, "crazy_race", "--lang", "en", "--only", "start", "yard-6", "counters")
    front, back = found.pages
    assert len(front.pictures) == len(back.pictures) == 14
    for one, other in combinations(front.pictures, 2):
        beside = one.x + one.wide <= other.x + NEAR or other.x + other.wide <= one.x + NEAR
        assert beside or one.y + one.tall <= other.y + NEAR or other.y + other.tall <= one.y + NEAR


def test_every_sheet_has_a_title_and_a_scale_of_fifty_millimetres(tmp_path: Path) -> None:
    page = printed(tmp_path, "kilometers", "--lang", "en", "--only", "ace").pages[0]
    assert "50 mm" in page.words()
    assert load("kilometers").edition.digest in page.words()


# Choosing what is printed


def test_only_what_is_named_is_printed(tmp_path: Path) -> None:
    found = printed(
        tmp_path,
        "kilometers",
        "--lang",
        "en",
        "--backs",
        "none",
        "--only",
        "green=3",
        "Flat tyre",
        "ace=2",
    )
    assert found.counts() == {"Green light": 3, "Flat tyre": 3, "Ace Driver": 2}


def test_pieces_are_chosen_by_translated_name_or_by_kind(tmp_path: Path) -> None:
    found = printed(
        tmp_path, "kilometers", "--lang", "fr", "--backs", "none", "--only", "feu vert=1"
    )
    assert found.counts() == {"Feu vert": 1}
    boards = printed(tmp_path, "grand_prix", "--lang", "en", "--only", "boards")
    assert len(boards.pages) == 12


@pytest.mark.parametrize("game", GAMES)
def test_the_list_names_every_piece(capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert main(["print", game, "--list", "--lang", "en"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    pieces = components(load(game), "en")
    assert [(line[0], int(line[1])) for line in lines] == [(p.code, p.copies) for p in pieces]
    assert len({piece.code for piece in pieces}) == len(pieces)


def test_a_custom_edition_prints_its_own_number_of_cards(tmp_path: Path) -> None:
    standard = package_of("kilometers").edition("standard").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    changed = standard.replace("green = 14", "green = 16").replace("cards = 106", "cards = 108")
    mine.write_text(changed.replace("solo_cards = 101", "solo_cards = 103"), "utf-8")
    arguments = ("--lang", "en", "--backs", "none", "--edition", str(mine))
    found = printed(tmp_path, "kilometers", *arguments)
    assert found.counts()["Green light"] == 16
    assert len(cards_of(found)) == 108


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["kilometers", "FILE", "--only", "gren"], "no piece 'gren'; green"),
        (["kilometers", "FILE", "--only", "green=0"], "no count from 1 to 500"),
        (["kilometers", "FILE", "--only", "green=many"], "no count from 1 to 500"),
        (["kilometers", "FILE", "--only", "green", "green=2"], "green is given twice"),
        (["kilometers", "FILE", "--only", "green=500", "ace=500", "25=500", "50=500"], "pages"),
        (["kilometers", "FILE", "--edition", "nowhere.toml"], "nowhere.toml: No such file"),
        (["kilometers", "FILE", "--lang", "xx"], "no language 'xx'"),
        (["kilometers", "FILE", "--option", "wings=1"], "no option 'wings'"),
        (["kilometers", "FILE", "--players", "9"], "players, not 9"),
        (["ludo", "FILE"], "no game 'ludo'"),
        (["kilometers"], "print to which file?"),
    ],
)
def test_a_bad_request_is_refused_in_one_line_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    file = str(tmp_path / "out.pdf")
    assert main(["print", *(file if one == "FILE" else one for one in arguments)]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert len(told.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_is_named_and_left_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "out.pdf"
    file.write_text("an older print")

    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as half:
            half.write(data[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["print", "kilometers", str(file), "--only", "ace"]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["out.pdf"]
    assert file.read_text() == "an older print"


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ordinary = builtins.__import__

    def without(name: str, *arguments: Any, **named: Any) -> Any:
        if name == "typst":
            raise ImportError(name)
        return ordinary(name, *arguments, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["print", "kilometers", str(tmp_path / "out.pdf")]) == 2
    assert capsys.readouterr().err == "paddock: print needs typst: pip install 'paddock[print]'\n"
    assert not list(tmp_path.iterdir())
    assert main(["print", "kilometers", "--list"]) == 0


def test_the_same_request_gives_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.pdf", "two.pdf")]
    for file in files:
        assert main(["print", "crazy_race", str(file), "--lang", "en"]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


# Games of other authors


def test_a_game_without_printing_code_prints_its_cards(tmp_path: Path) -> None:
    with registered(HAIRPIN):
        found = printed(tmp_path, "hairpin", "--lang", "en", "--backs", "none")
    counts = found.counts()
    assert (counts["hard tyres"], counts["medium tyres"], counts["soft tyres"]) == (3, 3, 2)
    assert len(cards_of(found)) == 8
    assert counts["Player 6"] == 1
    assert "Grip 1: add 1 to the die" in found.pages[0].words()
    assert "Bends, with their safe gear" in found.pages[-1].words()


def test_a_game_made_by_paddock_new_can_be_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new.write("little_race", tmp_path / "little")
    monkeypatch.syspath_prepend(str(tmp_path / "little" / "src"))
    with registered(import_module("paddock_little_race").GAME):
        found = printed(tmp_path, "little_race", "--lang", "en", "--backs", "none")
    assert found.counts() == {
        "Player 1": 1,
        "Player 2": 1,
        "Player 3": 1,
        "Player 4": 1,
        "Edition": 1,
    }
    assert "12" in found.pages[-1].words()
