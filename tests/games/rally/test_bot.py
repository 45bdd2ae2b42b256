"""The club player of Rally: it plays legally, uses no hidden information, and plays sensibly; and
the scores of a championship add up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.bots.decisions import check_blindfolded
from tests.bots.setups import drive

from paddock import LUCK, Rng, load, shelf
from paddock.bots.play import play_match
from paddock.core.events import Event
from paddock.games.rally.bot.pace import Pace
from paddock.games.rally.bot.player import worst_space
from paddock.games.rally.bot.road import Road
from paddock.games.rally.rules.cards import SETUPS
from paddock.games.rally.rules.state import Rally
from paddock.games.rally.rules.view import RallyView

CLUB = shelf.bot("club", "rally")
POINTS = (9, 6, 4, 3, 2, 1)


@pytest.mark.parametrize(("players", "rally"), [(2, "sweden"), (4, "safari"), (6, "alpine-cup")])
def test_it_answers_legally_and_uses_only_its_view(players: int, rally: str) -> None:
    state = load("rally", players, rally=rally).start()
    assert check_blindfolded(CLUB, state, players, every=12) > 5


class ScoreBook:
    """Keeps the scores of a championship independently, from the events of the match."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.home: dict[int, int] = {}
        self.start: dict[int, int] = {}
        self.sums = [0] * players
        self.total = [0] * players
        self.stages: list[list[int]] = []
        self.rallies = 0

    def hear(self, event: Event) -> None:
        args = event.args
        if event.code in ("stage-begins", "special-begins"):
            self.home, self.start = {}, {}
        elif event.code == "rally-begins":
            self.sums = [0] * self.players
        elif event.code == "start-number":
            self.start[int(args["seat"])] = int(args["number"])
        elif event.code == "home":
            self.home[int(args["seat"])] = int(args["round"])
        elif event.code == "stage-points" or event.code == "out-points":
            if len(self.start) == self.players:
                self.end_stage()
        elif event.code == "rally-over":
            self.end_rally()

    def end_stage(self) -> None:
        """RY22, RY23: rounds behind the first, less the start number; a car that is out counts as
        the worst + 2."""
        points = [0] * self.players
        if self.home:
            first = min(self.home.values())
            done = {seat: when - first - self.start[seat] for seat, when in self.home.items()}
            worst = max(done.values())
            points = [done.get(seat, worst + 2) for seat in range(self.players)]
        self.stages.append(points)
        self.sums = [a + b for a, b in zip(self.sums, points, strict=True)]
        self.start = {}  # the other events of this stage repeat the same

    def end_rally(self) -> None:
        """RY25: equal players get the points of the better place, and the next place is left
        out."""
        self.rallies += 1
        for seat, mine in enumerate(self.sums):
            self.total[seat] += POINTS[sum(other < mine for other in self.sums)]


@pytest.mark.parametrize(
    ("kinds", "seed"), [(("random", "random"), 1), (("random", "random", "random", "random"), 2)]
)
def test_a_championship_of_eight_rallies_ends_with_the_table_kept_by_hand(
    kinds: Sequence[str], seed: int
) -> None:
    players = len(kinds)
    state = load("rally", players, "championship").start()
    assert isinstance(state, Rally)
    state.news = []
    drivers = [shelf.bot(kind, "rally") for kind in kinds]
    play_match(state, drivers, Rng(seed), [Rng(seed, seat) for seat in range(players)])
    book = ScoreBook(players)
    for event in state.news:
        book.hear(event)
    assert book.rallies == 8
    assert state.scores() == book.total
    view = state.view(0)
    assert isinstance(view, RallyView)
    assert [row.points for row in view.results] == book.stages
    # 3 2 1 2 2 2 3 3 stages, and the four special ones
    assert len(book.stages) == 18 + 4
    best = max(book.total)
    assert state.winners() == [seat for seat in range(players) if book.total[seat] == best]


def test_it_finishes_sooner_than_random_and_beats_it() -> None:
    """A few stages; `python -m tests.bots.setups` and docs/figures.md measure more of them."""
    club, chance = drive("italy", 6, 3, [CLUB, shelf.bot("random", "rally")])
    assert sum(club.rounds) < 0.8 * sum(chance.rounds)
    assert club.won >= 5


def test_no_set_up_is_the_best_on_every_course() -> None:
    """Computed from the odds alone, over courses of two rallies: on each another set-up is
    fastest."""
    found = {entry: best_setup(entry) for entry in ("safari", "alpine-cup")}
    assert found["safari"] != found["alpine-cup"]


def best_setup(entry: str) -> str:
    """The set-up that needs the fewest turns, computed backwards from the finish."""
    total = dict.fromkeys(SETUPS, 0)
    for number in range(6):
        state, rng = load("rally", 2, rally=entry).start(), Rng(17, number)
        while state.phase.name != "prepare":
            seat = int(state.turn())
            legal = state.legal(seat)
            state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
        view = state.view(0)
        assert isinstance(view, RallyView)
        for setup, name in enumerate(SETUPS):
            total[name] += int(Pace(Road(view, setup, 0, crew_for(view))).start)
    return min(total, key=lambda name: total[name])


def crew_for(view: RallyView) -> list[int]:
    crew: list[int] = []
    for _ in range(3):
        crew.append(worst_space(view, crew) + 1)
    return sorted(crew)
