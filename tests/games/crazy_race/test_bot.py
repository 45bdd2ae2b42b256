"""The club player of Crazy Race: it plays legally, uses no hidden information, and plays
sensibly."""

import pytest
from tests.bots.decisions import decisions

from paddock import Rng, load, shelf
from paddock.arena import Plan, series
from paddock.bots.bot import Question
from paddock.cases import Case, Trial
from paddock.games.crazy_race.rules.cards import ENGINES
from paddock.games.crazy_race.rules.rail import HOME
from paddock.games.crazy_race.rules.view import CrazyRaceView

CLUB = shelf.bot("club", "crazy_race")
TABLES = [(players, preset) for players in (3, 4) for preset in ("rulebook", "variants")]


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_it_answers_legally_in_random_matches(players: int, preset: str) -> None:
    game = load("crazy_race", players, preset)
    for seed in range(4):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=seed % 2 == 0):
            assert answer in question.legal


@pytest.mark.parametrize("players", [3, 4])
def test_it_uses_only_its_view(players: int) -> None:
    game = load("crazy_race", players, "variants")
    rng = Rng(5)
    asked = 0
    for seed in range(3):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=seed > 0):
            other = Question(question.imagine(rng), question.seat)
            again = CLUB.answer(other, Rng(seed, 1))
            assert again is other.legal[question.legal.index(answer)]
            asked += 1
    assert asked > 100


def view_of(question: Question) -> CrazyRaceView:
    view = question.view()
    assert isinstance(view, CrazyRaceView)
    return view


def answer_to(line: str) -> str:
    """The bot's answer in the position of a case, with `1` to move."""
    trial = Trial(Case("crazy_race", "here", f"CZ1 | {line} | ok"))
    for move in trial.case.moves:
        trial.move(move)
    seat = trial.state.waiting[0]
    return CLUB.answer(Question(trial.state, seat), Rng(2)).text


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        # the locomotive that reaches its goal with this move, not one that moves only a little
        ("3 | chance=last laid=1:6>bottom rail.1=9,12,0 | 3 pass", "run A"),
        ("3 | chance=last laid=1:6>bottom rail.1=12,1,4 | 3 pass", "run C"),
        # a ?: one space is enough to reach the turntable
        ("3 | card=2 chance=last laid=1:6>top,2:1>top rail.1=0,5,1 | 3 pass", "step B"),
        # it takes back the best card
        ("3 | chance=last laid=1:6>top,2:4>top,2:1>top | 3 pass", "take 4"),
        # it refills an empty hand
        ("3 | hand.1=- | luck", "recover"),
        # before a stage it does not take the pile
        ("3 | card=1 chance=last laid=1:6>top | 3 pass", "wait"),
        # it gives up the lowest point card
        (
            "3 stragglers=on | stage=8 chance=last points.2=6,4 rail.1=12,0,12 "
            "rail.2=3,4,5 rail.3=12,12,12 | 3 pass",
            "discard 4",
        ),
        # a 3 is left in the yard, and the leader has better cards
        (
            "3 robbery=on | card=6 chance=last laid=1:6>top rail.1=12,10,0 points.3=5,5 yard=3"
            " | 3 pass",
            "rob >3",
        ),
        (
            "3 robbery=on | card=6 chance=last laid=1:6>top rail.1=12,10,0 points.3=4 | 3 pass",
            "claim",
        ),
    ],
)
def test_it_chooses_the_better_move(line: str, wanted: str) -> None:
    assert answer_to(line) == wanted


def test_it_plays_no_card_where_it_cannot_gain() -> None:
    """All its locomotives of that side have reached their goal."""
    game = load("crazy_race", 3)
    laid = wasted = 0
    for seed in range(6):
        state = game.start()
        for question, answer in decisions(CLUB, state, seed, bot_plays=True):
            if answer.kind != "lay":
                continue
            view = view_of(question)
            side = next(side for side in view.sides if side.place == answer.place)
            rail = view.rails[question.seat]
            laid += 1
            wasted += bool(side.engine) and rail[ENGINES.index(side.engine)] == HOME
    assert laid > 100
    assert wasted <= laid // 20  # allow an occasional bluff


def test_it_saves_cards_for_the_last_stages() -> None:
    """Against its own kind it still has cards to play in the last stages."""
    game = load("crazy_race", 4)
    late = 0
    for seed in range(8):
        for question, answer in decisions(CLUB, game.start(), seed, bot_plays=True):
            if view_of(question).stage == 8 and answer.kind == "lay":
                late += 1
    assert late >= 8


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_random_players(players: int) -> None:
    plan = Plan("crazy_race", ("club", *["random"] * (players - 1)), seed=1)
    tally = series(plan, 24, processes=1)
    assert not tally.failed
    assert tally.entrants["club"].total.rate().value >= 0.85
