"""The screen shows what the seat knows, within the width of the terminal."""

import pytest
from rich.text import Text

from paddock import LUCK, NOBODY, Rng, load
from paddock.cli.terminal.choices import Item
from paddock.cli.terminal.console import MARKS, clean
from paddock.cli.terminal.digits import big
from paddock.cli.terminal.listing import uses_of
from paddock.core.state import State
from paddock.games.kilometers.terminal import KilometersScreen
from paddock.i18n.telling import question

NAMES = ["Anna", "Bruno", "Clara", "Dirk", "Elsa", "Felix"]


def positions(players: int, seed: int, length: str = "rally") -> list[State]:
    """The positions of a random match at which a player decides."""
    game = load("kilometers", players, length=length)
    state, rng = game.start(), Rng(seed)
    found = []
    while not state.over():
        seat = state.waiting[0]
        if seat != LUCK:
            found.append(state.clone())
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    return found


def shown(state: State, seat: int, width: int = 80, plain: bool = False) -> str:
    """Everything that a seat is shown when it is asked."""
    screen = KilometersScreen("en", state.game, NAMES, width, plain)
    view = state.view(seat)
    lines = [line.plain for line in screen.table(view)]
    for item in screen.items(state, view):
        lines.append(f"{item.number} {item.name} {item.count}")
        lines += [text.plain for text in uses_of("en", state.game, item)]
    lines.append(question("en", state.game, view, NAMES))
    return "\n".join(lines)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("plain", [False, True])
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(players: int, plain: bool) -> None:
    rng = Rng(players)
    for state in positions(players, players):
        seat = state.waiting[0]
        assert shown(state, seat, 80, plain) == shown(state.imagine(seat, rng), seat, 80, plain)


@pytest.mark.parametrize("width", [58, 60, 72, 80, 120])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_table_keeps_to_its_width(width: int, players: int) -> None:
    for state in positions(players, 7, length="championship")[::5]:
        screen = KilometersScreen("en", state.game, NAMES, width, False)
        for line in screen.table(state.view(NOBODY))[1:]:
            assert line.cell_len <= width, line.plain


def test_every_side_has_its_shape_and_number_beside_its_colour() -> None:
    for state in positions(3, 1)[:5]:
        for plain in (False, True):
            text = shown(state, state.waiting[0], 80, plain)
            assert all(f"{sign} {n}" in text for n, (sign, _) in enumerate(MARKS[:3], 1))


def test_a_card_that_cannot_be_played_says_why_with_its_rule() -> None:
    state = positions(2, 1)[0]
    seat = state.waiting[0]
    screen = KilometersScreen("en", state.game, NAMES, 80, False)
    for item in screen.items(state, state.view(seat)):
        uses = Text(" ").join(uses_of("en", state.game, item)).plain
        assert ("✗" in uses and " K" in uses) != bool(item.legal)


def test_a_lightning_trump_is_marked_as_lying_crosswise() -> None:
    text = (
        "kilometers/1 phase=play due=1 ply=30 asked=30 rally=1 dealer=2 turn=1 owed=0 last=0 "
        "target=700 extender=0 victim=0 hazard=- reactor=0 "
        "cards.1=ace,tanker battle.1=- under.1=- limit.1=0 crosswise.1=tanker "
        "cards.2=limit,25 battle.2=- under.2=- limit.2=1 crosswise.2=- "
        "hand.1=?*7 hand.2=?*6 stock=?*84 discard=- top=- ledger=-"
    )
    state = load("kilometers").position(text, Rng(1))
    for plain in (False, True):
        screen = shown(state, 0, 80, plain)
        assert "♠ Ace Driver" in screen
        assert "↯ Tanker" in screen
        assert "⊘ Limit 50" in screen


def test_big_numbers_are_three_lines_of_equal_length() -> None:
    for number in (0, 25, 345, 678, 900, 1000):
        rows = big(number, 4)
        assert [len(row) for row in rows] == [15, 15, 15]
    assert big(7, 1) == ["╺━┓", "  ┃", "  ╹"]


def test_text_of_others_cannot_contain_escape_sequences() -> None:
    assert clean("a\x1b[2J\r\nb\u202ec\x9b31m") == "a [2J b c 31m"


def test_equal_cards_share_a_line() -> None:
    state = next(s for s in positions(2, 3) if s.phase.name == "play")
    seat = state.waiting[0]
    screen = KilometersScreen("en", state.game, NAMES, 80, False)
    items: list[Item] = screen.items(state, state.view(seat))
    assert len({item.thing for item in items}) == len(items)
    assert sum(item.count for item in items) == 7
