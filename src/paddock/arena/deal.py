"""One deal: the same luck in every seating. The result is plain data that workers send as text."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from paddock.arena.luck import Judge, policy_of
from paddock.arena.plan import Plan
from paddock.bots.bot import Bot
from paddock.bots.play import BotFailed, ask, play_match
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.seats import LUCK
from paddock.core.state import State


@dataclass
class Played:
    """How one match ended; sides count from 0."""

    plies: int
    points: list[int]  # by side
    places: list[int]  # by side
    winners: list[int]  # the sides that have won
    use: dict[str, int] = field(default_factory=dict)  # counts of moves and events, if wanted
    luck: list[int] = field(default_factory=list)  # luck by side, if judged (see luck.py)

    def to_dict(self) -> dict[str, Any]:
        """The match, ready for JSON."""
        facts: dict[str, Any] = {
            "plies": self.plies,
            "points": self.points,
            "places": self.places,
            "winners": self.winners,
        }
        if self.use:
            facts["use"] = self.use
        if self.luck:
            facts["luck"] = self.luck
        return facts


@dataclass
class Fault:
    """A match that could not be finished, and which bot caused that."""

    match: int
    seat: int
    entrant: str
    ply: int
    reason: str

    def to_dict(self) -> dict[str, Any]:
        """The fault, ready for JSON."""
        return {
            "match": self.match,
            "seat": self.seat + 1,
            "entrant": self.entrant,
            "ply": self.ply,
            "reason": self.reason,
        }


@dataclass
class DealResult:
    """The result of one deal: a match for each seating, or the faults that make it void."""

    number: int
    matches: list[Played] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    logs: dict[int, str] = field(default_factory=dict)  # by number of the match, if wanted

    def to_dict(self) -> dict[str, Any]:
        """The deal without its logs, which are separate files."""
        facts: dict[str, Any] = {"deal": self.number}
        if self.faults:
            facts["faults"] = [fault.to_dict() for fault in self.faults]
        else:
            facts["matches"] = [played.to_dict() for played in self.matches]
        return facts


def read_deal(facts: dict[str, Any]) -> DealResult:
    """The inverse of `DealResult.to_dict`."""
    deal = DealResult(facts["deal"])
    deal.matches = [Played(**played) for played in facts.get("matches", [])]
    for fault in facts.get("faults", []):
        deal.faults.append(Fault(**{**fault, "seat": fault["seat"] - 1}))
    return deal


def play_deal(plan: Plan, number: int) -> DealResult:
    """Play one deal in every seating; if a bot fails in one of them, the deal is void."""
    deal = DealResult(number)
    rotations = plan.rotations()
    for rotation in range(rotations):
        match = number * rotations + rotation
        try:
            deal.matches.append(play_one(plan, number, rotation, deal.logs))
        except BotFailed as failed:
            name = plan.seating(rotation)[failed.seat]
            deal.faults.append(Fault(match, failed.seat, name, failed.ply, failed.reason))
    return deal


def play_one(plan: Plan, deal: int, rotation: int, logs: dict[int, str]) -> Played:
    """Play one match. If the plan wants logs, its log is put into `logs`; that of a failed match is
    incomplete.
    """
    game, entrants = plan.loaded()
    seating = plan.seating(rotation)
    number = deal * plan.rotations() + rotation
    luck = Rng(plan.seed, deal, 0)  # the same for every seating of a deal
    rngs = [Rng(plan.seed, number, 1 + seat) for seat in range(game.players)]
    bots = [entrants[level] for level in seating]
    match = Match(game, list(seating)) if plan.log_dir is not None else None
    state = match.state if match is not None else game.start()
    use: Counter[str] = Counter()
    judge = None
    if plan.luck:
        judge = Judge(policy_of(plan.game), game, plan.luck, Rng(plan.seed, number, LUCK))
    try:
        if plan.usage or judge is not None:
            plies = play_watched(state, bots, luck, rngs, match, use, judge)
        else:
            plies = play_match(state, bots, luck, rngs, match)
    finally:
        if match is not None:
            logs[number] = match.log.write()
    ended = Played(plies, state.scores(), state.places(), state.winners())
    ended.use = dict(sorted(use.items())) if plan.usage else {}
    ended.luck = judge.by_side() if judge is not None else []
    return ended


def play_watched(
    state: State,
    bots: list[Bot],
    luck: Rng,
    rngs: list[Rng],
    log: Match | None,
    use: Counter[str],
    judge: Judge | None,
) -> int:
    """Like `play_match`, but counts every move and event by name, and judges luck."""
    decisions = 0
    state.news = []
    while not state.over():
        seat = int(state.turn())
        if seat == LUCK:
            move = state.luck(luck)
            if judge is not None:
                judge.see(state, move)
        else:
            move = ask(state, seat, bots[seat], rngs[seat])
            decisions += 1
            use[f"move {move.kind}"] += 1
            if move.card:
                use[f"card {move.card}: {move.kind}"] += 1
        if log is not None:
            log.play(seat, move)
        else:
            state.play(seat, move)
        for event in state.news:
            use[f"event {event.code}"] += 1
        state.news.clear()
    return decisions
