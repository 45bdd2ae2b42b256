"""The table of Crazy Rally, drawn from what one seat may know; never from what it remembers."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from paddock.cli.terminal.choices import Action, Item, answers
from paddock.cli.terminal.console import QUIET, mark
from paddock.cli.terminal.game_screen import GameScreen
from paddock.core.moves import Move
from paddock.core.state import State
from paddock.core.view import View
from paddock.games.crazy_rally.rules.cards import COLOURS, EVENT, TRACK, TrackCard
from paddock.games.crazy_rally.rules.view import Car, CrazyRallyView
from paddock.i18n import colon, say
from paddock.i18n.telling import player_name, text

ROOMY: Final = 90  # columns for a car on one line
COLOUR: Final = {"blue": "dodger_blue1", "yellow": "yellow", "purple": "magenta"}
SIGNS: Final = {"through": ("✓", "green"), "fast": ("!", "yellow"), "slow": ("!", "yellow")}
CRASH: Final = ("✖", "bold red")


class CrazyRallyScreen(GameScreen):
    """Draws a view for its seat; with `plain` as lines of text."""

    quiet_events = ("drew", "through", "scored")  # the screen shows them by itself

    def question(self, view: View) -> str:
        """Whoever has no event card is not asked to play one (CR18)."""
        assert isinstance(view, CrazyRallyView)
        missing = view.phase == "event" and EVENT not in view.hand
        return self.say("web-no-event") if missing else ""

    # The table

    def table(self, view: View) -> list[Text]:
        assert isinstance(view, CrazyRallyView)
        lines = [self.heading(view)]
        if view.driven:
            lines.append(self.stretch("table-last-track", view.track[view.driven[-1]]))
        for seat, car in enumerate(view.cars):
            lines += self.car(view, seat, car)
        return lines

    def heading(self, view: CrazyRallyView) -> Text:
        parts = [self.say("table-leg", leg=view.leg, legs=view.legs)] if view.legs > 1 else []
        if view.stage in COLOURS:
            parts.append(self.say("table-tuning", colour=self.say(f"colour-{view.stage}")))
        elif view.number:
            parts.append(self.say("table-lap", number=view.number))
        else:
            parts.append(self.say("table-round", round=min(TRACK, view.round + 1)))
        parts.append(self.say("table-stock", count=view.stock))
        parts.append(self.say("table-discard", count=sum(view.discarded.values())))
        heading = Text(" · ".join(parts), style="bold")
        if not self.plain and len(heading) + 6 < self.width:
            heading = Text.assemble(("── ", QUIET), heading, " ")
            heading.append("─" * (self.width - len(heading)), QUIET)
        return heading

    def stretch(self, key: str, card: TrackCard) -> Text:
        """A track card in words; CR2: a red speed is the least."""
        speed = self.say("table-at-least" if card.red else "table-at-most", speed=card.speed)
        return Text.assemble(
            (self.say(key) + colon(self.language) if key else "", QUIET),
            (self.card(card.name), "bold"),
            ", ",
            (speed, "bold red" if card.red else "bold"),
            f", {self.say('table-difficulty', difficulty=card.difficulty)}",
            f", {self.say('table-damage', damage=card.damage)}",
        )

    def car(self, view: CrazyRallyView, seat: int, car: Car) -> list[Text]:
        """Who and how fast, what is left of the car, what it did last."""
        who = Text.assemble(mark(seat), " ", (player_name(self.language, self.names, seat), "bold"))
        if seat == view.seat:
            who.append(f" ({say(self.language, 'ui-you')})")
        if seat == view.starter:
            who.append(f" · {self.say('table-start-player')}", QUIET)
        cards = say(self.language, "card-count", count=view.hand_sizes[seat])
        parts = [self.dial(view, car), *self.condition(car)]
        parts.append(Text(f"{self.say('table-distance')} {car.distance}", "bold"))
        parts.append(Text(cards, QUIET))
        if car.out:
            parts = [Text(self.say("table-out"), "bold red"), parts[-2]]
        did = self.last_actions(view, seat, car)
        if self.plain:
            return [
                Text(", ").join(
                    [Text.assemble(who, colon(self.language), parts[0]), *parts[1:], *did]
                )
            ]
        wide = Text("  ").join(parts)
        if self.width >= ROOMY:
            room = max(28, self.width - wide.cell_len - 1)
            who.truncate(room, pad=True)
            lines = [Text.assemble(who, wide)]
        else:
            lines = [who, *(Text.assemble("   ", line) for line in self.broken(parts))]
        return [*lines, *([Text.assemble("   ", Text(" · ").join(did))] if did else [])]

    def broken(self, parts: list[Text]) -> list[Text]:
        """The parts on as many lines as they need."""
        lines = [Text()]
        for part in parts:
            if lines[-1] and lines[-1].cell_len + part.cell_len + 5 > self.width:
                lines.append(Text())
            lines[-1] = Text.assemble(lines[-1], "  " if lines[-1] else "", part)
        return lines

    def dial(self, view: CrazyRallyView, car: Car) -> Text:
        if view.stage != "racing":
            return Text.assemble(f"{self.say('table-top')} ", (str(car.top), "bold"))
        return Text.assemble(f"{self.say('table-speed')} ", (str(car.speed), "bold"), f"/{car.top}")

    def condition(self, car: Car) -> list[Text]:
        """Handling and body, with their originals."""
        found = []
        rows = (
            ("handling", car.handling, car.handling_full, "●○"),
            ("body", car.body, car.body_full, "■□"),
        )
        for key, now, full, signs in rows:
            full = max(now, full)
            left = max(0, now)
            text = Text(f"{self.say(f'table-{key}')} {now}/{full}")
            if not self.plain:
                text.append(" ").append(signs[0] * left).append(signs[1] * (full - left), QUIET)
            if now <= 2:
                text.stylize("bold red")
            found.append(text)
        return found

    def last_actions(self, view: CrazyRallyView, seat: int, car: Car) -> list[Text]:
        """The card laid or played, whether a choice is made, and the last verdict."""
        found = []
        if view.stage != "racing" and car.laid:
            laid = ", ".join(self.card(name) for name in car.laid)
            found.append(Text(f"{self.say('table-laid')}{colon(self.language)}{laid}", QUIET))
        if view.phase in ("tune", "drive") and not car.out and seat != view.seat:
            word = "choosing" if seat in view.waiting else "chosen"
            found.append(Text(self.say(f"table-{word}"), QUIET))
        if car.played and not car.out:
            sign = "↓" if car.braked else "↑"
            found.append(Text(f"{sign} {self.card(car.played)}", self.colour(view, car.played)))
        if car.verdict and view.driven and not car.out:
            sign, style = SIGNS.get(car.verdict, CRASH)
            found.append(Text(f"{sign} {self.verdict(view, car)}", style))
        return found

    def verdict(self, view: CrazyRallyView, car: Car) -> str:
        card = view.track[view.driven[-1]]
        return self.say(
            f"verdict-{car.verdict}",
            speed=car.came,
            came=car.came,
            limit=card.speed,
            loss=card.difficulty + abs(car.came - card.speed),
            damage=card.damage,
        )

    def glance(self, view: View) -> list[Text]:
        """CR9: the track card on show, for as long as it is shown."""
        assert isinstance(view, CrazyRallyView)
        if not view.showing:
            return []
        number = self.say("table-lap", number=view.number)
        card = view.track[view.showing]
        return [Text.assemble((f"{number}  ", "bold"), self.stretch("", card))]

    # The choices

    def items(self, state: State, view: View) -> list[Item]:
        """The hand as a numbered list, each card with its ways to be used."""
        assert isinstance(view, CrazyRallyView)
        if view.phase == "drive":
            return self.ways(state, view, [("accelerate", "↑"), ("brake", "↓")])
        if view.phase == "tune":
            return self.ways(state, view, [("lay", "")])
        if view.phase == "event" and len(state.legal(view.seat)) > 1:
            return self.events(state, view)
        return answers(self.language, state, view.seat, self.names)

    def ways(self, state: State, view: CrazyRallyView, kinds: list[tuple[str, str]]) -> list[Item]:
        """The cards that may be used, each in these ways: the kind of the move and its sign."""
        items: list[Item] = []
        legal = state.legal(view.seat)
        for card in dict.fromkeys(view.hand):
            moves = {move.kind: move for move in legal if move.card == card}
            if not moves:
                continue
            number = len(items) + 1
            actions = []
            for letter, (kind, sign) in zip("ab", kinds, strict=False):
                key = f"{number}{letter}" if len(kinds) > 1 else str(number)
                name = f"{sign} {self.reached(view, card, kind)}" if sign else self.gain(view, card)
                actions.append(self.action(state, view, key, moves[kind], name))
            items.append(Item(number, card, self.card(card), actions))
            items[-1].count = view.hand.count(card)
        return items

    def action(self, state: State, view: CrazyRallyView, key: str, move: Move, name: str) -> Action:
        return Action(key, move, name, state.refusal(view.seat, move))

    def reached(self, view: CrazyRallyView, card: str, kind: str) -> str:
        """What a card makes of the speed; CR16, CR17: and what that costs."""
        car, tuning = view.cars[view.seat], view.tuning[card]
        change = tuning.up if kind == "accelerate" else -tuning.down
        cost = (COLOURS[tuning.colour] == "purple") + (car.speed + change > car.top)
        speed = min(max(car.speed + change, 0), car.top)
        said = f"{self.say(f'table-{kind}')} → {speed}"
        return f"{said} ({self.say('table-body')} −{cost})" if cost else said

    def gain(self, view: CrazyRallyView, card: str) -> str:
        symbols = view.tuning[card].symbols
        rows = (("W", "handling"), ("T", "top"), ("N", "body"))
        return ", ".join(
            f"{self.say(f'table-{key}')} +{symbols.count(symbol)}"
            for symbol, key in rows
            if symbol in symbols
        )

    def events(self, state: State, view: CrazyRallyView) -> list[Item]:
        """The effects of an event card (CR19), and to keep it."""
        items: list[Item] = []
        for number, effect in enumerate(("cards", "faster", "slower"), 1):
            actions = []
            for move in self.moves(effect):
                aimed = move.target >= 0
                key = f"{number}{'abcdef'[move.target]}" if aimed else str(number)
                name = f"→ {player_name(self.language, self.names, move.target)}" if aimed else ""
                actions.append(self.action(state, view, key, move, name))
            items.append(Item(number, effect, self.card(effect), actions))
        name = text(self.language, self.game.name, "move", "keep")
        keep = self.action(state, view, "4", self.moves("keep")[0], name)
        return [*items, Item(4, "", name, [keep])]

    def moves(self, kind: str) -> list[Move]:
        return [move for move in self.game.moves if move.kind == kind]

    def colour(self, view: CrazyRallyView, card: str) -> str:
        return COLOUR[COLOURS[view.tuning[card].colour]]
