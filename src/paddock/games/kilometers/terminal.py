"""The terminal screen of 1000 Kilometers, drawn from a seat's view."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from paddock.cli.terminal.choices import Action, Item, answers
from paddock.cli.terminal.console import MARKS, QUIET, mark
from paddock.cli.terminal.digits import HEIGHT, big
from paddock.cli.terminal.game_screen import GameScreen
from paddock.core.moves import Move
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.kilometers.rules.cards import ATTACKS
from paddock.games.kilometers.rules.view import KilometersView, Tableau
from paddock.i18n import colon, say
from paddock.i18n.telling import members, player_name, side_name

CELL: Final = 25  # kilometres in one place of the strip: every distance is a whole number of them
POST: Final = 100 // CELL
ROOM_FOR_STRIP: Final = 58  # columns
TRUMP: Final = "♠"
LIGHTNING: Final = "↯"  # K23: lies crosswise


class KilometersScreen(GameScreen):
    """Draws a view for its seat; with `plain` as lines of text."""

    quiet_events = ("drew", "scored", "your-hand")  # events that the screen shows itself

    # The table

    def table(self, view: View) -> list[Text]:
        assert isinstance(view, KilometersView)
        lines = [self.heading(view)]
        for side, tableau in enumerate(view.tableaux):
            if self.plain or self.width < ROOM_FOR_STRIP:
                lines += self.narrow_side(view, side, tableau)
            else:
                lines += self.wide_side(view, side, tableau)
        if view.hand and view.seat in view.waiting and view.phase != "play":
            # The list below holds answers, not cards; but one decides with one's cards in hand.
            cards = ", ".join(self.card(card) for card in view.hand)
            lines += [Text(), Text(self.say("table-hand", cards=cards))]
        return lines

    def heading(self, view: KilometersView) -> Text:
        parts = [
            self.say("table-rally", rally=view.rally),
            self.say("table-target", km=view.target),
            self.say("table-stock", count=view.stock),
            self.say("table-discard", card=self.card(view.discard_top))
            if view.discard_top
            else self.say("table-no-discard"),
        ]
        text = Text(" · ".join(parts), style="bold")
        if not self.plain and len(text) + 6 < self.width:
            text = Text.assemble(("── ", QUIET), text, " ")
            text.append("─" * (self.width - len(text)), QUIET)
        return text

    def wide_side(self, view: KilometersView, side: int, tableau: Tableau) -> list[Text]:
        """The kilometres in large digits, and beside them the player and the cards."""
        _, colour = MARKS[side]
        digits = big(tableau.km, len(str(view.target)))
        margin = len(digits[0]) + 2
        room = self.width - margin
        rows = [
            *self.spread([self.who(view, side)], [self.battle(tableau)], room),
            self.strip(view, side, tableau, room),
            *self.spread(self.extras(tableau), self.cards_held(view, side), room),
        ]
        digits += [" " * (margin - 2)] * (len(rows) - HEIGHT)
        return [
            Text.assemble((left, f"bold {colour}"), "  ", right)
            for left, right in zip(digits, rows, strict=True)
        ]

    def narrow_side(self, view: KilometersView, side: int, tableau: Tableau) -> list[Text]:
        """Player and kilometres on one line, the cards on the next; in a pipe all on one."""
        km = f"{colon(self.language)}{tableau.km}/{view.target} km"
        first = Text.assemble(self.who(view, side), (km, "bold"))
        parts = [self.battle(tableau), *self.extras(tableau)]
        held = self.cards_held(view, side)
        if self.plain:
            return [Text(", ").join([first, *parts, held[0]])]
        indent = Text("   ")
        return [first, *(indent + line for line in self.spread(parts, held, self.width - 3))]

    def who(self, view: KilometersView, side: int) -> Text:
        name = side_name(self.language, self.game, side, self.names)
        text = Text.assemble(mark(side), " ", (name, "bold"))
        if view.seat >= 0 and view.side_of[view.seat] == side:
            text.append(f" ({say(self.language, 'ui-you')})")
        if side == view.extender:
            text.append(f" · {self.say('table-extended')}", QUIET)
        if self.game.option("length"):
            text.append(f" · {self.say('table-points', points=view.scores[side])}", QUIET)
        return text

    def battle(self, tableau: Tableau) -> Text:
        """The top of the battle pile, and whether the car is rolling (K9)."""
        top = self.card(tableau.battle) if tableau.battle else self.say("table-nothing")
        if tableau.rolling:
            return Text(f"▶ {top}, {self.say('table-rolling')}", style="green")
        sign, style = ("✖", "bold red") if tableau.battle in ATTACKS else ("‖", "yellow")
        return Text(f"{sign} {top}, {self.say('table-stopped')}", style=style)

    def strip(self, view: KilometersView, side: int, tableau: Tableau, room: int) -> Text:
        """The road with a post at every 100 km and the car on it."""
        sign, colour = MARKS[side]
        last = view.target // CELL
        wide = 2 if 2 * last + 6 <= room else 1
        here = tableau.km // CELL * wide
        last *= wide
        text = Text()
        for place in range(last + 1):
            post = place % (POST * wide) == 0
            if place == here:
                text.append(sign, f"bold {colour}")
            elif place < here:
                text.append("╋" if post else "━", colour)
            else:
                text.append("┤" if place == last else "┼" if post else "─", QUIET)
        if last + 6 <= room:
            text.append(f" {view.target}", QUIET)
        return text

    def extras(self, tableau: Tableau) -> list[Text]:
        """The speed limit and the trumps."""
        parts = []
        if tableau.limited:
            parts.append(Text(f"⊘ {self.say('table-limit')}", style="bold red"))
        for trump in tableau.trumps:
            sign = LIGHTNING if trump in tableau.crosswise else TRUMP
            parts.append(Text(f"{sign} {self.card(trump)}", style="bold magenta"))
        return parts

    def cards_held(self, view: KilometersView, side: int) -> list[Text]:
        """The number of cards in each hand; at the start also the distances on the table."""
        laid = " ".join(
            km if count == 1 else f"{km}×{count}"
            for km, count in view.tableaux[side].distances.items()
        )
        people = members(self.game, side)
        if len(people) == 1:
            held = say(self.language, "card-count", count=view.hand_sizes[people[0]])
        else:
            held = " ".join(
                f"{player_name(self.language, self.names, seat)} {view.hand_sizes[seat]}"
                for seat in people
            )
        return [Text(f"{laid} · {held}" if laid else held, QUIET), Text(held, QUIET)]

    def spread(self, parts: list[Text], ends: list[Text], room: int) -> list[Text]:
        """The parts from the left, as many a line as fit; at the right the first end that fits."""
        lines = [Text()]
        for part in parts:
            gap = 2 if lines[-1] else 0
            if gap and gap + lines[-1].cell_len + part.cell_len > room:
                lines.append(Text())
                gap = 0
            lines[-1] = Text.assemble(lines[-1], " " * gap, part)
            lines[-1].truncate(room, overflow="ellipsis")
        fitting = [end for end in ends if lines[-1].cell_len + end.cell_len + 2 <= room]
        if not fitting:
            lines.append(Text())
        end = fitting[0] if fitting else ends[-1]
        free = room - lines[-1].cell_len - end.cell_len
        lines[-1] = Text.assemble(lines[-1], " " * free, end)
        return lines

    # The choices

    def items(self, state: State, view: View) -> list[Item]:
        """The hand as a numbered list, each card with its uses and the reasons against them."""
        assert isinstance(view, KilometersView)
        if view.phase != "play":
            return answers(self.language, state, view.seat, self.names)
        items = []
        for number, card in enumerate(dict.fromkeys(view.hand), 1):
            name = self.card(card)
            items.append(Item(number, card, name, self.actions(state, view, number, card)))
            items[-1].discard = self.moves("discard", card)[0]
            items[-1].count = view.hand.count(card)
        return items

    def actions(self, state: State, view: KilometersView, number: int, card: str) -> list[Action]:
        if card not in ATTACKS:
            move = self.moves("play", card)[0]
            return [Action(str(number), move, self.card(card), state.refusal(view.seat, move))]
        own = view.side_of[view.seat]
        attacks = [move for move in self.moves("attack", card) if move.target != own]
        found = []
        for letter, move in zip("abcdef", attacks, strict=False):
            key = f"{number}{letter}" if len(attacks) > 1 else str(number)
            name = side_name(self.language, self.game, move.target, self.names)
            found.append(Action(key, move, f"→ {name}", state.refusal(view.seat, move)))
        return found

    def moves(self, kind: str, card: str) -> list[Move]:
        return [move for move in self.game.moves if move.kind == kind and move.card == card]

    def help(self, card: str) -> str:
        return say(self.language, f"{self.game.name}-card-{card}.help")
