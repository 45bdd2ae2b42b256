"""Several people at one screen: each has a seat, and the screen is covered between two of them.

The host's page shows a hand only to the player who has confirmed "it is me", and only while that
player is asked. At any other time it is rendered for a spectator: hidden cards are not in the page.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from paddock.core.seats import NOBODY
from paddock.tables import Player, Table
from paddock.tables.player import isolated
from paddock.tables.queries import should_prompt
from paddock.web.visitor import Visitor

KEY: Final = "hot_seat"  # in the host's settings: table → the ids of the others at this screen
MOST_KEPT: Final = 5  # tables kept in the settings
MOST_GROUPS: Final = 10_000


@dataclass
class Group:
    """The people who share a screen."""

    host: str  # the player whose cookie the browser has
    people: list[str]  # all ids, the host first
    shown: str = ""  # whose hand is shown; nobody's after a restart


class HotSeats:
    """The groups of all tables in memory."""

    def __init__(self) -> None:
        self.groups: OrderedDict[str, Group] = OrderedDict()  # by table id

    def begin(self, table: Table, host: Player, others: list[Player]) -> None:
        """These people share the host's screen. The caller saves the host."""
        ids = [one.id for one in others]
        kept = host.settings.get(KEY)
        tables = {**kept, table.id: ids} if isinstance(kept, dict) else {table.id: ids}
        host.settings[KEY] = dict(list(tables.items())[-MOST_KEPT:])
        self._keep(table, Group(host.id, [host.id, *ids]))

    def follow(self, old: Table, new: Table) -> None:
        """The same people share the screen at the rematch."""
        if old.id in self.groups:
            group = self.groups[old.id]
            self._keep(new, Group(group.host, group.people))

    def find(self, table: Table, player: Player) -> Group | None:
        """The group of a host, from the settings if needed."""
        group = self.groups.get(table.id)
        if group is None and isinstance(kept := player.settings.get(KEY), dict):
            ids = kept.get(table.id)
            if isinstance(ids, list):
                group = Group(player.id, [player.id, *map(str, ids)])
                self._keep(table, group)
        return group if group is not None and group.host == player.id else None

    def _keep(self, table: Table, group: Group) -> None:
        self.groups[table.id] = group
        if len(self.groups) > MOST_GROUPS:
            self.groups.popitem(last=False)

    # Who acts

    def acting(self, table: Table, player_id: str) -> str:
        """Who answers from this browser now; empty while the screen is covered."""
        group = self.groups.get(table.id)
        if group is None or group.host != player_id or table.match is None or table.over:
            return player_id
        return group.shown if group.shown in asked(table, group) else ""

    def visitor(self, table: Table, visitor: Visitor) -> Visitor:
        """The visitor for whom the page is rendered."""
        if self.find(table, visitor.player) is None:
            return visitor
        who = self.acting(table, visitor.player.id)
        if who == visitor.player.id:
            return visitor
        return Visitor(Player(who, visitor.player.name), visitor.language, True)

    def beside(self, table: Table, player: Player, acting: str) -> list[str]:
        """The others at the screen of one who acts."""
        group = self.find(table, player)
        return [one for one in group.people if one != acting] if group and acting else []

    def curtain(self, table: Table, player: Player) -> dict[str, Any] | None:
        """To whom the screen should be handed, if somebody is asked whose hand is covered."""
        group = self.find(table, player)
        if group is None or table.match is None or table.over:
            return None
        waiting = asked(table, group)
        if not waiting or group.shown in waiting:
            return None
        chair = table.record.chairs[table.record.seat_of(waiting[0])]
        return {"seat": chair.seat, "name": isolated(chair.name)}

    def uncover(self, table: Table, player: Player, seat: int) -> None:
        """A member of the group confirms who they are."""
        group = self.find(table, player)
        if group is None:
            return
        for id in asked(table, group):
            if table.record.seat_of(id) == seat:
                group.shown = id
                table.presence.wake(player.id)


def asked(table: Table, group: Group) -> list[str]:
    """The members of the group who have something to answer, by seat."""
    seats = [(table.record.seat_of(id), id) for id in group.people]
    return [
        id
        for seat, id in sorted(seats)
        if seat != NOBODY and (should_prompt(table, seat) or table.stops.may_go_on(seat))
    ]
