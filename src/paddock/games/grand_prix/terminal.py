"""The table of the Grand Prix, drawn from what one seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from paddock.cli.terminal.choices import Action, Item, answers
from paddock.cli.terminal.console import QUIET, mark
from paddock.cli.terminal.game_screen import GameScreen
from paddock.core.game import Game
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.grand_prix.rules.cards import NAMES, SWAP
from paddock.games.grand_prix.rules.title import GrandPrixGame
from paddock.games.grand_prix.rules.track import GRID
from paddock.games.grand_prix.rules.view import Car, GrandPrixView
from paddock.i18n import colon, say
from paddock.i18n.telling import label, player_name
from paddock.i18n.telling import text as words

# A car is a letter on its colour; the letter alone is enough to know it by.
SIGNS: Final = {
    "yellow": ("Y", "bold black on yellow"),
    "blue": ("B", "bold white on dodger_blue2"),
    "green": ("G", "bold white on green4"),
    "black": ("K", "bold white on grey15"),
    "red": ("R", "bold white on red3"),
    "orange": ("O", "bold black on dark_orange"),
    "white": ("W", "bold black on white"),
}
MOST_BIDS: Final = 8  # in the list; any other can be typed
MARGIN: Final = 4


class GrandPrixScreen(GameScreen):
    """Draws a view for its seat; with `plain` as lines of text."""

    quiet_events = ("your-hand",)

    def __init__(self, language: str, game: Game, names: Sequence[str], width: int, plain: bool):
        assert isinstance(game, GrandPrixGame)
        super().__init__(language, game, names, width, plain)
        self.params = game.params
        self.track = game.params.track

    # The table

    def table(self, view: View) -> list[Text]:
        assert isinstance(view, GrandPrixView)
        lines = [self.heading(view)]
        if not self.plain and self.width >= self.track.length + 2 * MARGIN:
            lines += self.lanes(view)
        lines += [self.car(view, car) for car in view.cars if car.position]
        if view.phase == "auction":
            lines.append(self.lot(view))
        lines += [self.player(view, seat) for seat in range(len(view.money))]
        if view.hand and view.seat in view.waiting and view.phase != "play":
            # The numbered list below holds answers, not cards: so the hand is shown here.
            lines += [Text(), self.holding(view)]
        return lines

    def holding(self, view: GrandPrixView) -> Text:
        """The spaces in hand for each car, as one bids by them; else the cards."""
        if view.phase != "auction":
            return Text(self.say("table-hand", cards=", ".join(str(card) for card in view.hand)))
        totals = " · ".join(f"{self.card(car)} {n}" for car, n in view.totals().items())
        return Text(self.say("table-totals", cards=totals))

    def heading(self, view: GrandPrixView) -> Text:
        facts = [
            self.say("table-race", race=view.race, races=view.races),
            words(self.language, self.game.name, "word", view.track),
        ]
        if view.last:
            facts.append(self.say("table-last", card=view.last))
        for swap in view.swaps:
            one, other = (self.card(colour) for colour in swap.cars)
            name = player_name(self.language, self.names, swap.seat)
            facts.append(self.say("table-swap", car=one, other=other, name=name))
        text = Text(" · ".join(facts), style="bold")
        if not self.plain and len(text) + 6 < self.width:
            text = Text.assemble(("── ", QUIET), text, " ")
            text.append("─" * (self.width - len(text)), QUIET)
        return text

    def lanes(self, view: GrandPrixView) -> list[Text]:
        """The lap from left to right, the inside lane below; what may be driven to is lit."""
        standing = {car.cell: car.colour for car in view.cars}
        rows = []
        for lane in (3, 2, 1):
            row = Text(" " * MARGIN)
            for column in range(-1, self.track.length + 1):
                cell = self.track.at(column, lane)
                name = self.track.names[cell] if cell >= 0 else ""
                if name in standing:
                    row.append(*SIGNS[standing[name]])
                elif name in view.ways:
                    row.append("○", "bold red")
                elif column < 1 or cell >= self.track.cells - GRID:
                    row.append("░", QUIET)
                else:
                    row.append("·" if name else " ", QUIET)
                if column == 0:
                    row.append("│")
            row.append("█" if lane == 2 else "▒", "bold")
            rows.append(row)
        return rows

    def car(self, view: GrandPrixView, car: Car) -> Text:
        """Whose it is, and how far from home."""
        text = Text.assemble("  ", SIGNS[car.colour], f" {self.card(car.colour)}")
        owner = (
            player_name(self.language, self.names, car.owner)
            if car.owner >= 0
            else self.say("table-nobody")
        )
        text.append(" " * max(1, 12 - len(text) + 4))
        text.append(f"{owner}", "bold" if car.owner == view.seat else "")
        if car.owner >= 0:
            text.append(f" ({self.say('table-money', price=car.price)})", QUIET)
        if car.place:
            text.append(f"  {self.say('table-home', place=car.place)}", "bold green")
        else:
            steps = int(self.track.to_go[self.track.numbers[car.cell]])
            text.append(f"  {car.cell} · {self.say('table-to-go', steps=steps)}", QUIET)
        return text

    def lot(self, view: GrandPrixView) -> Text:
        text = Text.assemble(SIGNS[view.car], " ", self.say("table-lot", car=self.card(view.car)))
        if view.bidder >= 0:
            name = player_name(self.language, self.names, view.bidder)
            said = self.say("table-bid", price=view.bid, name=name)
        else:
            said = self.say("table-no-bid-yet")
        return Text.assemble(text, " · ", (said, "bold"))

    def player(self, view: GrandPrixView, seat: int) -> Text:
        """Money, cards, those that everybody knows, and whether one may still bid."""
        text = Text.assemble(mark(seat, self.game.name), " ")
        text.append(player_name(self.language, self.names, seat), "bold")
        if seat == view.seat:
            text.append(f" ({say(self.language, 'ui-you')})")
        text.append(colon(self.language) + self.say("table-money", price=view.money[seat]), "bold")
        text.append(f" · {say(self.language, 'card-count', count=view.hand_sizes[seat])}", QUIET)
        if view.shown[seat] and seat != view.seat:
            cards = ", ".join(self.face(card) for card in view.shown[seat])
            text.append(f" · {self.say('table-shown', cards=cards)}", QUIET)
        if view.why_no_bid[seat]:
            text.append(f" · {self.say(f'why-{view.why_no_bid[seat]}')}", QUIET)
        return text

    # The choices

    def items(self, state: State, view: View) -> list[Item]:
        """The hand as a numbered list, each card with what is on it and why it cannot be played."""
        assert isinstance(view, GrandPrixView)
        if view.phase != "play":
            return self.some(answers(self.language, state, view.seat, self.names))
        items = []
        moves = self.params.moves
        for number, card in enumerate(view.hand, 1):
            move = self.game.moves[moves.play.id(card)]
            refusal = state.refusal(view.seat, move)
            name = f"{card:2} {self.face(card)}"
            items.append(Item(number, str(card), name, [Action(str(number), move, name, refusal)]))
        hold = self.game.moves[moves.hold.first]
        if hold in state.legal(view.seat):
            name = label(self.language, self.game, hold, self.names)
            refusal = state.refusal(view.seat, hold)
            number = len(items) + 1
            items.append(Item(number, "hold", name, [Action(str(number), hold, name, refusal)]))
        return items

    def some(self, items: list[Item]) -> list[Item]:
        """Only the lowest bids are listed; any other can be typed."""
        bids = [item for item in items if item.actions[0].move.kind == "bid"]
        return [item for item in items if item not in bids[MOST_BIDS:]]

    def face(self, card: int) -> str:
        """What stands on a card, as it is printed."""
        deck = self.params.deck
        if deck.kind[card] == SWAP:
            one, other = deck.swap_a[card], deck.swap_b[card]
            return f"{self.card(NAMES[one])} ⇄ {self.card(NAMES[other])}"
        return " · ".join(f"{self.card(NAMES[car])} {n}" for car, n in deck.printed(card))
