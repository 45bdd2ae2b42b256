"""The printed pieces are those of the edition, and there is money enough."""

from __future__ import annotations

from paddock.drawing.printing import BOARDS, CARDS, MONEY, Piece, components
from paddock.shelf import load


def pieces(players: int = 6, whole: bool = True, **options: object) -> list[Piece]:
    return list(components(load("grand_prix", players, None, None, **options), "en", whole))


def test_all_55_cards_have_faces_of_their_own() -> None:
    deck = [one for one in pieces() if one.kind == CARDS]
    assert [one.code for one in deck] == [str(number) for number in range(1, 56)]
    assert len({one.front for one in deck}) == 55
    assert len({one.back for one in deck}) == 1


def test_the_white_ten_is_only_needed_where_tens_are_dealt() -> None:
    assert "46" not in [one.code for one in pieces(whole=False)]
    assert "46" in [one.code for one in pieces(whole=False, tens_in_deck=1)]


def test_a_table_needs_the_board_of_its_track_only() -> None:
    assert [one.code for one in pieces() if one.kind == BOARDS] == [
        "track-cleveland",
        "track-detroit",
        "track-top_race",
    ]
    needed = pieces(whole=False, track="detroit")
    assert [one.code for one in needed if one.kind == BOARDS] == ["track-detroit"]


def test_there_is_money_for_all_starts_and_all_prizes() -> None:
    for players in (2, 6):
        for whole in (False, True):
            notes = [one for one in pieces(players, whole) if one.kind == MONEY]
            bank = sum(int(one.code.removeprefix("note-")) * one.copies for one in notes)
            most = 6 if whole else players
            assert bank >= most * 200_000 + 3 * 550_000
            assert len(notes) == 3
