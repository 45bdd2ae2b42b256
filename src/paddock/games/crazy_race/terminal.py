"""The table of Crazy Race, drawn from what one seat may know."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from paddock.cli.terminal.choices import Action, Item, answers
from paddock.cli.terminal.console import QUIET, mark, sign_of
from paddock.cli.terminal.game_screen import GameScreen
from paddock.core.errors import OK
from paddock.core.moves import Move
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.crazy_race.rules.cards import ENGINES, PILES, PLACES
from paddock.games.crazy_race.rules.rail import HOME, SPACE, TURNTABLE
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView
from paddock.i18n import colon, say
from paddock.i18n.telling import card_name, label, player_name
from paddock.i18n.telling import text as words

COVERED: Final = "▒"
STEADY: Final = 14  # columns for a player's name
ROOM_FOR_RAIL: Final = 64


class CrazyRaceScreen(GameScreen):
    """Draws a view for its seat; with `plain` as lines of text."""

    quiet_events = ("you-laid", "side-empty")

    def question(self, view: View) -> str:
        """Whoever has no card left is not asked to lay one (CZ20)."""
        assert isinstance(view, CrazyRaceView)
        if view.hand or view.phase not in ("lay", "recovery"):
            return ""
        if view.phase == "lay":
            return self.say("web-empty-lay", round=view.round)
        return self.say("web-empty-recovery")

    # The table

    def table(self, view: View) -> list[Text]:
        assert isinstance(view, CrazyRaceView)
        lines = [self.heading(view)]
        for seat in range(len(view.rails)):
            lines += self.player(view, seat)
        lines.append(self.point_piles(view))
        lines += [self.side(view, side) for side in view.sides]
        if view.seat >= 0:
            lines.append(self.own_cards(view))
        return lines

    def heading(self, view: CrazyRaceView) -> Text:
        """Which stage it is, which round, and how much of a "?" is left."""
        parts = [self.say("table-stage", stage=view.stage, stages=view.stages)]
        if view.phase == "lay":
            parts.append(self.say("table-round", round=view.round))
        if view.left:
            parts.append(self.say("table-left", left=view.left))
        text = Text(" · ".join(parts), style="bold")
        if not self.plain and len(text) + 6 < self.width:
            text = Text.assemble(("── ", QUIET), text, " ")
            text.append("─" * (self.width - len(text)), QUIET)
        return text

    def player(self, view: CrazyRaceView, seat: int) -> list[Text]:
        """Who, the rail, the points, and what is public of the cards."""
        name = player_name(self.language, self.names, seat)
        if seat == view.seat:
            name += f" ({say(self.language, 'ui-you')})"
        who = Text.assemble(mark(seat, self.game.name), " ", (name, "bold"))
        notes = self.notes(view, seat)
        if self.plain:
            return [
                Text.assemble(who, colon(self.language), self.plain_rail(view, seat), "; ", notes)
            ]
        if self.width < ROOM_FOR_RAIL:
            return [who, Text.assemble("   ", self.rail(view, seat)), Text.assemble("   ", notes)]
        who.truncate(STEADY + 4, overflow="ellipsis", pad=True)
        line = Text.assemble(who, " ", self.rail(view, seat), "  ")
        if line.cell_len + notes.cell_len <= self.width:
            return [line + notes]
        return [line, Text.assemble(" " * (STEADY + 5), notes)]

    def notes(self, view: CrazyRaceView, seat: int) -> Text:
        """The points of a player, and what is public of the cards."""
        points = sum(view.points[seat])
        parts = [Text(self.say("table-points", points=points), style="bold")]
        if seat == view.start:
            parts.append(Text(self.say("table-start"), QUIET))
        if view.empty[seat]:
            parts.append(Text(self.say("table-no-hand"), "yellow"))
        if view.recovered[seat]:
            parts.append(Text(self.say("table-once"), QUIET))
        return Text(" · ").join(parts)

    def rail(self, view: CrazyRaceView, seat: int) -> Text:
        """Yard, five spaces, turntable; an arrow behind or before a locomotive shows its way."""
        _, colour = sign_of(self.game.name, seat)
        places = view.rails[seat]
        waiting = "".join(ENGINES[n] for n, place in enumerate(places) if place == 0)
        home = "".join(ENGINES[n] for n, place in enumerate(places) if place == HOME)
        text = Text.assemble((f"{waiting:>3}", f"bold {colour}"), ("│", QUIET))
        for space in range(1, TURNTABLE + 1):
            shown, style = " ·  ", QUIET
            for engine, place in enumerate(places):
                if SPACE[place] == space:
                    shown = (
                        f"◀{ENGINES[engine]}  " if place > TURNTABLE else f" {ENGINES[engine]}▶ "
                    )
                    shown = f"({ENGINES[engine]})" if place == TURNTABLE else shown
                    style = f"bold {colour}"
            if space == TURNTABLE and style == QUIET:
                shown = "(◎)"
            text.append(shown, style)
        text.append(f" ⌂{home:<3}" if home else "     ", f"bold {colour}")
        return text

    def plain_rail(self, view: CrazyRaceView, seat: int) -> str:
        """`A 4, B back on 5, C home`, in a line that can be searched."""
        parts = []
        for engine, place in enumerate(view.rails[seat]):
            if place in (0, HOME):
                where = self.say("table-home" if place else "table-yard")
            elif place == TURNTABLE:
                where = self.say("table-turntable")
            else:
                where = f"{SPACE[place]}{'▶' if place < TURNTABLE else '◀'}"
            parts.append(f"{ENGINES[engine]} {where}")
        return ", ".join(parts)

    def point_piles(self, view: CrazyRaceView) -> Text:
        """Both piles from the top; of what lies hidden under it, how many cards."""
        parts = []
        for pile in PILES:
            cards = " ".join(map(str, view.piles[pile])) or self.say("table-empty")
            if view.under[pile]:
                cards += f" +{len(view.under[pile])}"
            parts.append(f"{self.say(f'table-{pile}')}{colon(self.language)}{cards}")
        return Text(" · ".join(parts), QUIET)

    def side(self, view: CrazyRaceView, side: SideView) -> Text:
        """One side of the stage card: what it offers, what lies there, who has won it."""
        arrow = "▸" if side.place == PLACES[0] else " "
        engine = f"{side.engine} {card_name(self.language, self.game.name, side.engine)}"
        what = engine if side.engine else self.say("table-free")
        now = side.place == view.place
        text = Text(f"{arrow} {self.place(side.place):<8}", "bold" if now else "")
        text.append(f"{side.distance}  ", "bold")
        text.append(f"{what:<18}" if not self.plain else what + colon(self.language))
        if side.taboo:
            return text.append(self.say("table-taboo"), QUIET)
        for owner, card in side.cards:
            sign, colour = sign_of(self.game.name, owner)
            text.append(f"{sign}{card or COVERED} ", f"bold {colour}")
        if side.winner >= 0:
            name = player_name(self.language, self.names, side.winner)
            text.append(f"→ {self.say('table-won', name=name)}")
        elif side.scored:
            text.append(self.say("table-skipped"), QUIET)
        return text

    def own_cards(self, view: CrazyRaceView) -> Text:
        """The viewer's hand and pile."""
        hand = " ".join(view.hand) or self.say("table-empty")
        text = Text.assemble(self.say("table-hand") + colon(self.language), (hand, "bold"))
        if view.pile:
            pile = colon(self.language) + " ".join(view.pile)
            text.append(f"   {self.say('table-pile')}{pile}", QUIET)
        return text

    # The choices

    def items(self, state: State, view: View) -> list[Item]:
        """The hand as a numbered list, each card with the sides it can be laid at.

        What is taboo is left out: the table shows it.
        """
        assert isinstance(view, CrazyRaceView)
        if view.phase != "lay":
            return answers(self.language, state, view.seat, self.names)
        legal = state.legal(view.seat)
        items = []
        for number, card in enumerate(dict.fromkeys(view.hand), 1):
            lays = [move for move in legal if move.kind == "lay" and move.card == card]
            items.append(Item(number, card, card, [self.action(number, move) for move in lays]))
            items[-1].count = view.hand.count(card)
        for move in legal:
            if move.kind != "lay":
                name = label(self.language, self.game, move, self.names, view.seat)
                number = len(items) + 1
                items.append(Item(number, "", name, [Action(str(number), move, name, OK)]))
        return items

    def action(self, number: int, move: Move) -> Action:
        """A card at one side, which has the letter of its place clockwise from the arrow."""
        letter = "abcd"[PLACES.index(move.place)]
        return Action(f"{number}{letter}", move, self.place(move.place), OK)

    def place(self, place: str) -> str:
        return words(self.language, self.game.name, "place", place)
