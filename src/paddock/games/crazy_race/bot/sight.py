"""What the club player of Crazy Race derives from its view before it chooses."""

from __future__ import annotations

from typing import Final

from paddock.games.crazy_race.bot.beliefs import Beliefs
from paddock.games.crazy_race.rules.cards import ENGINES
from paddock.games.crazy_race.rules.parameters import ROUNDS
from paddock.games.crazy_race.rules.rail import HOME, TURNTABLE, goal
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView

MOST_CARDS: Final = ROUNDS  # cards that one player can lay at a side


def total_of(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total


class Sight:
    """One seat's view: what each side is worth to whom, and how likely it is won."""

    def __init__(self, view: CrazyRaceView, beliefs: Beliefs) -> None:
        self.view = view
        self.beliefs = beliefs
        self.seat = view.seat
        self.players = len(view.rails)
        self.foes = [seat for seat in range(self.players) if seat != view.seat]
        self.reach = beliefs.pace * (view.stages - view.stage + 0.3)
        self.tops = [pile[0] if pile else 0 for pile in view.piles.values()]
        self.deck = self._deck()
        self.below = [self._sums(count) for count in range(MOST_CARDS + 1)]

    # Locomotives

    def near(self, spaces: int) -> float:
        """How likely a locomotive still comes so far."""
        return self.reach / (self.reach + spaces)

    def hopes(self, places: list[int]) -> float:
        """What the point cards ahead of a rail are worth, by how likely they are reached."""
        table, yard = self.tops
        worth = 0.0
        for place in places:
            if place < TURNTABLE:
                worth += table * self.near(TURNTABLE - place)
            if place < HOME:
                worth += yard * self.near(HOME - place)
        return self.beliefs.trust * worth

    def run(self, places: list[int], engine: int, spaces: int) -> float:
        """What it brings to move one locomotive: the cards it takes, and being nearer to others."""
        place = goal(places, engine, spaces)
        after = places[:]
        after[engine] = place
        taken = 0.0
        if places[engine] < TURNTABLE <= place:
            taken += self.tops[0]
        if places[engine] < HOME == place:
            taken += self.tops[1]
        return taken + self.hopes(after) - self.hopes(places)

    def after(self, places: list[int], engine: int) -> list[int]:
        """The rail when a locomotive has gone one space further."""
        now = places[:]
        now[engine] = goal(places, engine, 1)
        return now

    def best_run(self, places: list[int], spaces: int) -> float:
        """What it brings to move the locomotive that gains most by it."""
        return max(self.run(places, engine, spaces) for engine in range(len(places)))

    def best_split(self, places: list[int], spaces: int) -> float:
        """A "?", given space by space to the locomotive that gains most by it."""
        now = places[:]
        worth = 0.0
        for _ in range(spaces):
            gains = [self.run(now, engine, 1) for engine in range(len(now))]
            best = gains.index(max(gains))
            worth += gains[best]
            now = self.after(now, best)
        return worth

    def gain(self, side: SideView, seat: int, more: int = 0) -> float:
        """What winning a side would bring to a seat, with so many more cards there."""
        places = self.view.rails[seat]
        if side.distance == "?":
            return self.best_split(places, len(side.cards) + more)
        spaces = int(side.distance)
        if not side.engine:
            return self.best_run(places, spaces)
        engine = ENGINES.index(side.engine)
        return self.run(places, engine, spaces) if places[engine] < HOME else 0.0

    # Bids

    def _deck(self) -> list[int]:
        """The eight driver cards: everybody has the same as oneself."""
        view = self.view
        own = [int(card) for card in view.hand + view.pile]
        for side in view.sides:
            own += [int(card) for owner, card in side.cards if owner == view.seat and card]
        return own

    def _sums(self, count: int) -> list[float]:
        """How likely `count` cards of a deck together are worth each sum."""
        ways = [[0.0] * (1 + sum(self.deck)) for _ in range(count + 1)]
        ways[0][0] = 1.0
        for card in self.deck:
            for have in range(count, 0, -1):
                for total in range(card, len(ways[have])):
                    ways[have][total] += ways[have - 1][total - card]
        every = total_of(ways[count])
        return [way / every for way in ways[count]] if every else [1.0]

    def beats(self, mine: int, count: int, first: bool) -> float:
        """How likely `mine` beats so many covered cards; `first`: a tie is mine."""
        if count == 0:
            return 1.0 if mine > 0 else 0.0
        chances = self.below[min(count, MOST_CARDS)]
        last = mine + 1 if first else mine
        return total_of(chances[:last])

    def mine_at(self, side: SideView) -> int:
        """The sum of the seat's own cards at a side."""
        return sum(int(card) for owner, card in side.cards if owner == self.seat)

    def laid_at(self, side: SideView, seat: int) -> int:
        """How many cards a seat has laid at a side."""
        return sum(1 for owner, _ in side.cards if owner == seat)

    def chances_left(self, seat: int) -> int:
        """How often a seat can still lay in this stage, after the move that is being thought of."""
        view = self.view
        if view.empty[seat] and view.recovered[seat]:
            return 0
        mine = (self.seat - view.start) % self.players
        theirs = (seat - view.start) % self.players
        return ROUNDS - view.round + (1 if theirs > mine else 0)

    def joins(self, side: SideView, seat: int) -> float:
        """How many more cards a seat is likely to lay at a side."""
        gains = [0.0 if other.taboo else self.gain(other, seat, 1) for other in self.view.sides]
        own = gains[self.view.sides.index(side)]
        eager = self.beliefs.join + (self.beliefs.keen if own >= max(gains) and own > 0 else 0.0)
        return eager * self.chances_left(seat) if own > 0 else 0.0

    def chance(self, side: SideView, mine: int) -> float:
        """How likely the seat wins a side at which its cards are worth `mine` in all."""
        if mine == 0:
            return 0.0
        owners = [owner for owner, _ in side.cards]
        won = 1.0
        for foe in self.foes:
            laid = self.laid_at(side, foe)
            mine_first = self.seat in owners and (
                foe not in owners or owners.index(self.seat) < owners.index(foe)
            )
            first = mine_first or foe not in owners
            joins = min(1.0, self.joins(side, foe))
            now = self.beats(mine, laid, first)
            later = self.beats(mine, min(laid + 1, MOST_CARDS), first)
            won *= (1.0 - joins) * now + joins * later
        return won

    # The cards that are left

    def thrift(self) -> float:
        """The price of a pip: 1 when the cards last as they should, more when they run short.

        Sixteen cards have to last for twenty-four chances to lay; when each card left has its
        chance, there is nothing to save.
        """
        view = self.view
        pips = sum(int(card) for card in view.hand)
        cards = len(view.hand)
        if not view.recovered[self.seat]:
            pips += sum(self.deck)
            cards += len(self.deck)
        chances = ROUNDS * (view.stages - view.stage) + ROUNDS - view.round + 1
        if cards >= chances:
            return self.beliefs.plenty
        usual = 2.0 * sum(self.deck) / (ROUNDS * view.stages)
        return usual * chances / max(1, pips)
