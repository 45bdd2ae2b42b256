"""Money is conserved to the dollar, over whole random matches on every track.

`PADDOCK_MATCHES=500 pytest tests/games/grand_prix/rules/test_money.py` is the long run: 500 matches
for each number of players, on each track, without options and with all of them.
"""

from __future__ import annotations

from itertools import product

import pytest
from tests.every_game.tables import MATCHES

from paddock import LUCK, Rng, load
from paddock.core.events import Event
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.track import TRACKS
from paddock.shelf import title

TITLE = title("grand_prix")
WALKED = MATCHES if MATCHES >= 100 else 1  # matches at each table
PRIZES = [200_000, 150_000, 100_000, 60_000, 30_000, 10_000]


class Accounts:
    """Keeps accounts from the public events only: purchases with their prices, and cars that come
    home."""

    def __init__(self, players: int) -> None:
        self.money = [200_000] * players
        self.homes: list[int] = []  # the owners of the cars that are home, -1 for nobody
        self.races = 0

    def hear(self, event: Event) -> None:
        facts = event.args
        if event.code in ("bought", "had-to-buy"):
            self.money[int(facts["seat"])] -= int(facts["price"])
        elif event.code == "home":
            self.homes.append(int(facts["side"]))
            assert facts["place"] == len(self.homes)
        elif event.code == "race-over":
            for owner, prize in zip(self.homes, PRIZES, strict=False):
                if owner >= 0:
                    self.money[owner] += prize
            self.homes = []
            self.races += 1


def play_on(state: GrandPrix, rng: Rng) -> list[Event]:
    """Play one random ply; returns its events."""
    seat = int(state.turn())
    state.news = []
    if seat == LUCK:
        state.play(LUCK, state.luck(rng))
    else:
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return state.news


@pytest.mark.parametrize(
    ("players", "track", "preset"), list(product(TITLE.players, TRACKS, TITLE.presets))
)
def test_money_is_conserved(players: int, track: str, preset: str) -> None:
    game = load("grand_prix", players, preset, track=track)
    for match in range(WALKED):
        state, rng, accounts = game.start(), Rng(match, players), Accounts(players)
        assert isinstance(state, GrandPrix)
        all_money = int(state.bank) * state.params.step + sum(state.scores())
        while not state.over():
            for event in play_on(state, rng):
                accounts.hear(event)
            assert state.scores() == accounts.money
            assert int(state.bank) * state.params.step + sum(accounts.money) == all_money
            assert state.bank >= 0
        assert accounts.races == 3
        booked = [0] * players
        for line in state.ledger.lines:
            booked[line.side] += line.points
        assert booked == accounts.money
