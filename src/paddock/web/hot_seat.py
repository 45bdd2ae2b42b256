"""Several people at one screen: each has a seat, and the screen is covered between two of them.

The host's page shows a hand only to the player who has confirmed "it is me", and only while that
player is asked. At any other time it is rendered for a spectator: hidden cards are not in the page.
"""

from __future__ import annotations

from typing import Any, Final

from paddock.core.seats import NOBODY
from paddock.tables import Player, Table
from paddock.tables.player import isolated
from paddock.tables.queries import should_prompt
from paddock.tables.shared_screen import share_screen, show_hand
from paddock.web.visitor import Visitor

# in the settings of hosts of older matches: table → the ids of the others at this screen
OLD_KEY: Final = "hot_seat"


class HotSeats:
    """The shared screens of all tables. The table's record says who shares one."""

    async def begin(self, table: Table, host: Player, others: list[Player]) -> None:
        """These people share the host's screen."""
        await share_screen(table, [host.id, *(one.id for one in others)])

    async def recall(self, table: Table, player: Player) -> None:
        """Note who shares a screen at an older table, where only the host's settings say so."""
        kept = player.settings.get(OLD_KEY)
        ids = kept.get(table.id) if isinstance(kept, dict) else None
        if isinstance(ids, list) and not table.record.screen.people and not table.over:
            await share_screen(table, [player.id, *map(str, ids)])

    def people(self, table: Table, player_id: str) -> list[str]:
        """The ids of all who share this player's screen, the player first; empty: nobody does."""
        people = table.record.screen.people
        return people if people[:1] == [player_id] else []

    # Who acts

    def acting(self, table: Table, player_id: str) -> str:
        """Who answers from this browser now; empty while the screen is covered."""
        if not self.people(table, player_id) or table.match is None or table.over:
            return player_id
        shown = table.record.screen.shown
        return shown if shown in asked(table) else ""

    def visitor(self, table: Table, visitor: Visitor) -> Visitor:
        """The visitor for whom the page is rendered."""
        if not table.record.screen.people:
            return visitor
        who = self.acting(table, visitor.player.id)
        if who == visitor.player.id:
            return visitor
        return Visitor(Player(who, visitor.player.name), visitor.language, True)

    def beside(self, table: Table, player: Player, acting: str) -> list[str]:
        """The other people at the screen of the one who acts."""
        people = self.people(table, player.id)
        return [one for one in people if one != acting] if acting else []

    def curtain(self, table: Table, player: Player) -> dict[str, Any] | None:
        """The player to hand the screen to: asked, with a covered hand. None: there is nobody."""
        if not self.people(table, player.id) or table.match is None or table.over:
            return None
        waiting = asked(table)
        if not waiting or table.record.screen.shown in waiting:
            return None
        chair = table.record.chairs[table.record.seat_of(waiting[0])]
        return {"seat": chair.seat, "name": isolated(chair.name)}

    async def uncover(self, table: Table, player: Player, seat: int) -> bool:
        """One of the people at the screen confirms who they are. Returns whether they are asked."""
        for id in asked(table) if self.people(table, player.id) else []:
            if table.record.seat_of(id) == seat:
                await show_hand(table, id)
                return True
        return False


def asked(table: Table) -> list[str]:
    """Those at the shared screen who have something to answer, by seat."""
    seats = [(table.record.seat_of(id), id) for id in table.record.screen.people]
    return [
        id
        for seat, id in sorted(seats)
        if seat != NOBODY and (should_prompt(table, seat) or table.stops.may_go_on(seat))
    ]
