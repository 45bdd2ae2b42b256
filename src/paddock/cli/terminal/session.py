"""One person plays a match in a terminal; bots have the other seats."""

from __future__ import annotations

from rich.text import Text

from paddock.bots.bot import Bot, Question
from paddock.cli.terminal.choices import Item, MoveReader, Problem
from paddock.cli.terminal.console import QUIET, Terminal, clean, sign_of
from paddock.cli.terminal.helping import Help
from paddock.cli.terminal.hinting import Hinting
from paddock.cli.terminal.journal import AppendOnlyFile
from paddock.cli.terminal.listing import listing
from paddock.cli.terminal.screens import (
    GlancingScreen,
    Screen,
    asked_by,
    screen_for,
    with_sheets,
)
from paddock.cli.terminal.sheet import show_sheet
from paddock.core.errors import NoTakeBack
from paddock.core.events import Event
from paddock.core.log import BACK
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.games.ledgers import keeps_ledger, ledger_of
from paddock.i18n.telling import label, player_name, tell, text

LUCK_STREAM = 0  # bots have their own random streams, so thinking never changes a card
QUIT = ("q", "quit", "exit")


class Quit(Exception):
    """The player quits."""


def keys_for(items: list[Item]) -> str:
    """The keys that the list of choices accepts; only useful ones are named."""
    if any(len(item.actions) > 1 for item in items if item.thing):
        return "discard-ways" if any(item.discard for item in items) else "ways"
    if any(item.discard for item in items):
        return "discard"
    return "cards" if any(item.thing for item in items) else "plain"


class Session:
    """The loop of a match. The screen is made from the seat's view and events only."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: dict[int, Bot],
        seed: int,
        terminal: Terminal,
        language: str,
        journal: AppendOnlyFile | None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.bots = bots  # a seat without a bot is the person's
        self.seed = seed
        self.terminal = terminal
        self.language = language
        self.journal = journal
        self.names = [clean(name, 24) for name in match.log.names]
        self.drawn = sum(1 for entry in match.plies if entry.seat == LUCK)
        self.unread: list[Text] = []  # events since the person last looked
        self.hinting = Hinting(language, match.game, seat, self.names)
        match.state.news = []

    # The match

    def run(self) -> None:
        """Play to the end; Quit, EOFError or KeyboardInterrupt end it between two moves."""
        while not self.match.state.over():
            seat = self.match.state.waiting[0]
            if seat == LUCK:
                # one stream for each outcome: the same match, whether or not it was interrupted
                rng = Rng(self.seed, LUCK_STREAM, self.drawn)
                self.drawn += 1
                self.play(seat, self.match.state.luck(rng))
            elif seat in self.bots:
                self.play(seat, self.ask_bot(seat))
            else:
                self.ask_person()
        self.show_unread()

    def ask_bot(self, seat: int) -> Move:
        """A bot's answer."""
        state = self.match.state
        move = self.bots[seat].answer(
            Question(state, seat), Rng(self.seed, 1 + seat, len(self.match.plies))
        )
        if seat == self.seat and len(state.legal(seat)) > 1:  # --auto: show what it saw
            self.show_table()
            self.terminal.show(Text(f"> {label(self.language, self.game, move, self.names)}"))
        return move

    def play(self, seat: int, move: Move) -> None:
        """Play a move."""
        self.hinting.notice(self.match.state, seat, move)
        self.match.play(seat, move)
        self.keep()
        self.listen()

    def keep(self) -> None:
        """Append new plies to the log file."""
        if self.journal is not None:
            self.journal.add(self.match.log.entries[-1])

    def listen(self) -> None:
        """Put the seat's events into words."""
        news = self.match.state.news or []
        heard = [event for event in news if event.heard_by(self.seat)]
        news.clear()
        screen = self.screen()
        for race, event in with_sheets(self.game.name, heard):
            if race:
                self.show_unread()
                self.show_sheet(race)
            elif event is not None and event.code not in screen.quiet_events:
                self.unread.append(self.sentence(event))

    def sentence(self, event: Event) -> Text:
        """A line of the log, with the mark of the acting player."""
        text = tell(self.language, self.game, event, self.names, self.seat)
        side = event.args.get("side", -1)
        seat = event.args.get("seat", -1)
        if isinstance(seat, int) and seat >= 0:
            side = int(self.game.side_of[seat])
        elif event.code == "you-drew":
            side = int(self.game.side_of[self.seat])
        if not isinstance(side, int) or side < 0:
            return Text(text)
        sign, colour = sign_of(self.game.name, side)
        return Text.assemble((f"{sign} ", colour), text)

    # The person

    def ask_person(self) -> None:
        """Show the table and read lines until one is a legal move."""
        state = self.match.state
        legal = state.legal(self.seat)
        if state.phase.sealed and len(legal) == 1 and not state.phase.confirmed:
            if look := state.look_seconds():
                self.glance(look)
            self.play(self.seat, legal[0])  # no choice, and no other person who could learn from it
            return
        items = self.screen().items(state, state.view(self.seat))
        reader = MoveReader(self.language, state, self.seat, items)
        self.show_table()
        while True:
            line = self.terminal.ask()
            word = line.strip().casefold()
            try:
                if word in QUIT:
                    raise Quit
                if word == BACK:
                    self.take_back()
                    return
                if not self.answer(word):
                    self.play(self.seat, reader.read(line))
                    return
            except (Problem, NoTakeBack) as problem:
                self.terminal.show(Text(clean(str(problem), 500), style="bold yellow"))

    def answer(self, word: str) -> bool:
        """Execute a command that is no move; False if the line is a move."""
        if not word:
            pass
        elif word in ("?", "h", "help"):
            self.help().keys()
        elif word in ("hint", "? hint"):
            self.hinting.hint(self.match.state, self.terminal, len(self.match.plies))
        elif word in ("why", "? why"):
            self.hinting.why(self.terminal)
        elif word.startswith(("?", "help ")):
            self.help().about(word.removeprefix("help").removeprefix("?").strip())
        elif word in ("s", "score"):
            view = self.match.state.view(self.seat)
            for line in range(1, 1 + max((line.race for line in ledger_of(view)), default=0)):
                self.show_sheet(line)
            self.terminal.show(*self.help().scores(view))
        elif word in ("t", "table"):
            self.show_table()
        else:
            return False
        return True

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return player_name(self.language, self.names, seat)

    def take_back(self) -> None:
        """Take back the person's last move."""
        self.match.take_back(self.seat)
        self.keep()

    # Output

    def screen(self) -> Screen:
        """The screen of the game."""
        terminal = self.terminal
        return screen_for(self.language, self.game, self.names, terminal.width, terminal.plain)

    def help(self) -> Help:
        """The help for the present question."""
        state = self.match.state
        items = self.screen().items(state, state.view(self.seat))
        return Help(self.language, self.game, self.names, items, self.terminal)

    def show_unread(self) -> None:
        """Print new log lines."""
        self.terminal.show(*self.unread)
        self.unread.clear()

    def show_table(self) -> None:
        """Print what happened, the table, the question and the choices."""
        state = self.match.state
        view = state.view(self.seat)
        screen = self.screen()
        items = screen.items(state, view)
        self.terminal.show("")
        self.show_unread()
        self.terminal.show(*screen.table(view))
        asked = asked_by(screen, self.game, view, self.names, self.language)
        keys = text(self.language, self.game.name, "ui", f"keys-{keys_for(items)}")
        lines = listing(self.language, self.game, items, self.terminal)
        bar = Text.assemble((asked, "bold"), "   ", (keys, QUIET))
        roomy = self.terminal.plain or bar.cell_len < self.terminal.width
        self.terminal.show(
            "", *lines, *([bar] if roomy else [Text(asked, "bold"), Text(keys, QUIET)])
        )

    def glance(self, seconds: float) -> None:
        """Show what the rules reveal for a while, then erase it."""
        self.show_unread()
        screen = self.screen()
        if isinstance(screen, GlancingScreen):
            self.terminal.glance(screen.glance(self.match.state.view(self.seat)), seconds)

    def show_sheet(self, race: int) -> None:
        """Print the score sheet of a race, if the game has one."""
        view = self.match.state.view(self.seat)
        if keeps_ledger(view):
            show_sheet(self.terminal, self.language, self.game, ledger_of(view), race, self.names)
