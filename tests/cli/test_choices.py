"""A typed line selects the intended move, or a sentence says why it does not."""

import pytest

from paddock import Rng, load
from paddock.cli.terminal.choices import MoveReader, Problem
from paddock.core.state import State
from paddock.games.kilometers.terminal import KilometersScreen

NAMES = ["Anna", "Bruno", "Clara"]
HAND = "100,25*2,accident,limit,green,ace"
POSITION = (
    "kilometers/1 phase=play due=1 ply=30 asked=30 rally=1 dealer=3 turn=1 owed=0 last=0 "
    "target=700 extender=0 victim=0 hazard=- reactor=0 "
    "cards.1=green battle.1=green under.1=- limit.1=0 crosswise.1=- "
    "cards.2=green battle.2=green under.2=- limit.2=0 crosswise.2=- "
    "cards.3={third} battle.3={third} under.3=- limit.3=0 crosswise.3=- "
    f"hand.1={HAND} hand.2=?*6 hand.3=?*6 stock=?*{{stock}} discard=- top=- ledger=-"
)


def position(third: str = "-") -> State:
    """Three drivers. The first and second car roll; the third rolls too, unless it has no green
    light."""
    stock = 101 - 2 - 7 - 12 - (third != "-")
    return load("kilometers", 3).position(POSITION.format(third=third, stock=stock), Rng(1))


def read(line: str, third: str = "-") -> str:
    state = position(third)
    screen = KilometersScreen("en", state.game, NAMES, 80, False)
    return MoveReader("en", state, 0, screen.items(state, state.view(0))).read(line).text


# The numbered list is: 1 25 km ×2, 2 100 km, 3 Accident, 4 Speed limit, 5 Green light, 6 Ace Driver
@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("1", "play 25"),
        (" 2 ", "play 100"),
        ("25", "play 25"),
        ("play 25", "play 25"),
        ("PLAY  100", "play 100"),
        ("p 100", "play 100"),
        ("100 km", "play 100"),
        ("6", "play ace"),
        ("ace", "play ace"),
        ("Ace Driver", "play ace"),
        ("d1", "discard 25"),
        ("d 5", "discard green"),
        ("discard green", "discard green"),
        ("discard green light", "discard green"),
        ("d gre", "discard green"),
        ("3", "play accident>2"),  # only one of the two cars can be stopped
        ("play accident", "play accident>2"),
        ("3a", "play accident>2"),
        ("3>2", "play accident>2"),
        ("play accident>2", "play accident>2"),
        ("4a", "play limit>2"),
        ("4b", "play limit>3"),
        ("4>3", "play limit>3"),
    ],
)
def test_a_line_selects_a_move(line: str, move: str) -> None:
    assert read(line) == move


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("5", "You are rolling already. K17 (d5 discards it.)"),
        ("play green", "You are rolling already. K17"),
        ("3b", "They are not rolling, so cannot be stopped. K13"),
        ("play accident>1", "You cannot attack your own side. K18"),
        ("4", "On whom? 4a → Bruno · 4b → Clara"),
        ("play limit", "On whom?"),
        ("7", "There is no 7 in the list, which goes from 1 to 6."),
        ("d0", "There is no 0"),
        ("play 200", "You do not hold that card. K5"),
        ("discard 200", "You do not hold that card. K5"),
        ("react", "not a choice you have at this moment"),
        ("draw 100", "not a choice you have at this moment"),
        ("play accident>9", "not understood"),
        ("3d", "not understood"),
        ("p", "not understood"),
        ("d", "not understood"),
        ("x" * 500, "…"),
        ("٣", "not understood"),
    ],
)
def test_a_line_that_selects_no_move_is_explained(line: str, words: str) -> None:
    with pytest.raises(Problem) as problem:
        read(line)
    assert words in str(problem.value)


def test_an_ambiguous_prefix_names_both_cards() -> None:
    state = position()
    screen = KilometersScreen("en", state.game, NAMES, 80, False)
    items = screen.items(state, state.view(0))
    items[4].name = "Accident report"
    with pytest.raises(Problem, match="can mean: Accident · Accident report"):
        MoveReader("en", state, 0, items).read("d acc")
