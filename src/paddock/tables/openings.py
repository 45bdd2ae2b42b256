"""How a table begins: its plan and its first notes, before anything is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from paddock.shelf import usual_level
from paddock.store import Ply, Stored
from paddock.tables.entities import Chair
from paddock.tables.errors import NotOver, TooLate
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import Continued, Started, TypedIn, Undone
from paddock.tables.notes.seating import BotSeated, HostChosen, Sat, ScreenShared, StandingChosen
from paddock.tables.permissions import require_chair
from paddock.tables.plan import (
    BOT_SEAT,
    HOST_SEAT,
    KEPT,
    PRIVATE,
    TablePlan,
    game_of,
    known_level,
    read_plan,
)
from paddock.tables.player import Player, clean_name
from paddock.tables.record import rebuild


@dataclass(frozen=True)
class Opening:
    """Everything about a new table except its id, its time and the seed of its luck."""

    plan: TablePlan
    facts: list[Fact]
    version: int = 0  # version of the rules; 0: the newest
    plies: Sequence[Ply] = ()  # the plies that the match begins with
    draws_luck: bool = True  # False: the host types in the outcomes of cards and dice


def of_plan(player: Player, plan: TablePlan) -> Opening:
    """A table for this host, with the bots of the plan."""
    plan = read_plan(plan.to_dict())
    facts: list[Fact] = [HostChosen(player.id)]
    for seat, wanted in enumerate(plan.seats):
        if wanted["kind"] == HOST_SEAT:
            facts.append(Sat(seat, player.id, clean_name(player.name)))
        elif wanted["kind"] == BOT_SEAT:
            facts.append(BotSeated(seat, known_level(wanted["level"], plan.game)))
    return Opening(plan, facts)


def of_rematch(
    plan: TablePlan, chairs: Sequence[Chair], host_id: str, screen: Sequence[str] = ()
) -> Opening:
    """The same table again, with everybody one seat further. `screen`: the ids of those who share
    one.
    """
    facts: list[Fact] = [HostChosen(host_id)]
    for chair in chairs:
        seat = (chair.seat + 1) % len(chairs)
        if chair.human:
            facts.append(Sat(seat, chair.player, chair.name))
            facts.append(StandingChosen(seat, chair.standing))
        else:
            facts.append(BotSeated(seat, chair.level, chair.bot_name))
    seats = {chair.player: (chair.seat + 1) % len(chairs) for chair in chairs if chair.human}
    if screen and screen[0] in seats:
        facts.append(ScreenShared([seats[one] for one in screen if one in seats]))
    # drawing lots would undo the new order of seats
    return Opening(replace(plan, chairs=KEPT), facts)


def of_continuation(player: Player, old: Stored, ply: int, seat: int, level: str) -> Opening:
    """A match that goes on from a ply of a finished one, with bots on the other seats. Raises
    NotOver, TooLate, or TableFull for a seat that the game does not have.
    """
    record = rebuild(Stored(old.row, old.notes, old.plies[:ply]))
    if old.row.over is None or record.match is None or record.closed:
        raise NotOver("the match is not over")
    if record.playing.state.over():
        raise TooLate("there is nothing left to play")
    require_chair(record, seat)
    level = known_level(level, record.game.name)
    facts: list[Fact] = [HostChosen(player.id)]
    for one in range(record.game.players):
        mine = one == seat
        name = clean_name(player.name)
        facts.append(Sat(one, player.id, name) if mine else BotSeated(one, level))
    facts.append(Started(record.game.edition.digest))
    facts.append(Continued(old.row.id, ply, ply))
    facts += [Undone(at, text) for at, text in record.redealt.items() if at < ply]
    plan = replace(record.plan, chairs=KEPT, visibility=PRIVATE, name="")
    return Opening(plan, facts, record.game.version, old.plies[:ply])


def of_typed_match(player: Player, plan: TablePlan, names: Sequence[str], seat: int) -> Opening:
    """A match of the printed game: the host enters every move, luck included."""
    plan = replace(read_plan(plan.to_dict()), chairs=KEPT, spectators=False, visibility=PRIVATE)
    facts: list[Fact] = [HostChosen(player.id)]
    for one in range(plan.players):
        name = clean_name(names[one]) if one < len(names) else ""
        if one == seat:
            facts.append(Sat(one, player.id, name or clean_name(player.name)))
        else:
            facts.append(BotSeated(one, usual_level(plan.game), name))
    facts += [Started(game_of(plan).edition.digest), TypedIn()]
    return Opening(plan, facts, draws_luck=False)
