"""A log retold ply by ply, all open or as one seat knew it."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from paddock.cli.terminal.console import QUIET, Terminal, clean, sign_of
from paddock.cli.terminal.screens import screen_for, with_sheets
from paddock.cli.terminal.sheet import sheet_for
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.log import Log, LogEntry, is_undo, kept
from paddock.core.match import advance, seen_by
from paddock.core.moves import Move
from paddock.core.points import count_points
from paddock.core.seats import EVERYONE, LUCK, NOBODY
from paddock.core.state import State
from paddock.games import package_of
from paddock.games.ledgers import keeps_ledger, ledger_of
from paddock.i18n import say
from paddock.i18n.telling import OPEN, label, owner, player_name, tell, told_to

SHOWN_BY_SHEET: Final = ("scored",)


class Retelling:
    """The plies `first` to `until` of a checked log, for one viewer or OPEN."""

    def __init__(
        self, language: str, game: Game, log: Log, viewer: int, first: int, until: int
    ) -> None:
        self.language = language
        self.game = game
        self.log = log
        self.viewer = viewer
        self.first = first
        self.until = until
        self.names = [clean(name, 24) for name in log.names]
        self.entries = kept(log.entries)[:until]
        self.shows_table = False  # the sheet at the end, although the match is over

    def begin(self) -> State:
        """The position before the first ply."""
        state = self.game.position(self.log.start) if self.log.start else self.game.start()
        state.news = []
        return state

    def step(self, state: State, entry: LogEntry) -> tuple[Move, list[Event]]:
        """Play one ply; the events that the viewer may know."""
        move = self.game.read(entry.text)
        state.play(entry.seat, move)
        news = state.news or []
        heard = [event for event in news if told_to(event, self.viewer)]
        news.clear()
        return move, heard

    # For people

    def show(self, terminal: Terminal) -> None:
        """Print all plies."""
        state = self.begin()
        screen = screen_for(self.language, self.game, self.names, terminal.width, terminal.plain)
        for ply, entry in enumerate(self.entries, 1):
            if ply == self.first and ply > 1 and not is_undo(entry):
                terminal.show(Text(say(self.language, "replay-start", ply=ply - 1), "bold"))
                terminal.show(*screen.table(state.view(self.watching)))
            state, lines = self.play_lines(state, ply, entry, terminal)
            if ply >= self.first:
                terminal.show(*lines)
        terminal.show("", say(self.language, "replay-after", ply=len(self.entries)))
        if not state.over() and not self.shows_table:
            terminal.show(say(self.language, "replay-unfinished"))
        if not state.over() or self.shows_table:
            terminal.show(*screen.table(state.view(self.watching)))

    @property
    def watching(self) -> int:
        """The viewer of the table."""
        return self.viewer if self.viewer != OPEN else NOBODY

    def play_lines(
        self, state: State, ply: int, entry: LogEntry, terminal: Terminal
    ) -> tuple[State, list[RenderableType]]:
        """The position after a ply, and the lines about it."""
        if is_undo(entry):
            undone = Event("undone", {"seat": entry.seat}, EVERYONE)
            return advance(state, entry), [numbered(ply, self.sentence(undone))]
        lines: list[RenderableType] = []
        sealed = state.phase.sealed
        move, heard = self.step(state, entry)
        if self.known_to_the_viewer(entry) and self.worth_a_line(sealed, move, heard):
            lines.append(numbered(ply, self.decision(entry, move, sealed)))
        for race, event in with_sheets(self.game.name, heard):
            if race:
                view = state.view(self.watching)
                if keeps_ledger(view):
                    told = ledger_of(view)
                    lines += sheet_for(terminal, self.language, self.game, told, race, self.names)
            elif event is not None and event.code not in SHOWN_BY_SHEET:
                lines.append(numbered(ply, self.sentence(event)))
        return state, lines

    def known_to_the_viewer(self, entry: LogEntry) -> bool:
        """Whether the viewer knows a decision from the log itself."""
        return entry.seat != LUCK and self.viewer in (OPEN, entry.seat)

    def worth_a_line(self, sealed: bool, move: Move, heard: list[Event]) -> bool:
        """Whether a decision needs a line because no event reports it, such as a sealed answer."""
        if move.kind in package_of(self.game.name).moves_told_later:
            return False
        return sealed or not heard

    def decision(self, entry: LogEntry, move: Move, sealed: bool) -> Text:
        """A decision as a sentence."""
        name = player_name(self.language, self.names, entry.seat)
        said = label(self.language, self.game, move, self.names, self.viewer)
        key = "replay-sealed" if sealed else "replay-decided"
        who = "you" if entry.seat == self.viewer else "one"
        sentence = say(self.language, key, seat=name, seat_is=who, move=said)
        return self.marked(int(self.game.side_of[entry.seat]), sentence)

    def sentence(self, event: Event) -> Text:
        """An event as a sentence with the actor's mark."""
        said = tell(self.language, self.game, event, self.names, self.viewer)
        seat = event.args.get("seat", owner(event))
        if isinstance(seat, int) and seat >= 0:
            return self.marked(int(self.game.side_of[seat]), said)
        return Text(said)

    def marked(self, side: int, said: str) -> Text:
        """A sentence with the mark of a side."""
        sign, colour = sign_of(self.game.name, side)
        return Text.assemble((f"{sign} ", colour), said)

    # For programs

    def to_dict(self) -> dict[str, object]:
        """The same as data; seats and sides count from 0, as in all data for programs."""
        part = self.part()
        shown = part if self.viewer == OPEN else seen_by(part, self.game, self.viewer)
        state = self.begin()
        plies: list[dict[str, object]] = []
        for ply, entry in enumerate(self.entries, 1):
            if is_undo(entry):
                state = advance(state, entry)
                text = shown.entries[ply - 1].text
                plies.append({"ply": ply, "seat": entry.seat, "move": text, "events": []})
                continue
            _, heard = self.step(state, entry)
            if ply >= self.first:
                events = [self.plain_event(event) for event in heard]
                text = shown.entries[ply - 1].text
                plies.append({"ply": ply, "seat": entry.seat, "move": text, "events": events})
        return {
            "game": self.log.game,
            "rules": self.log.rules,
            "edition": self.log.edition,
            "players": self.log.players,
            "preset": self.log.preset,
            "options": self.log.options,
            "names": self.log.names,
            "seat": None if self.viewer == OPEN else self.viewer,
            "plies": plies,
            "over": state.over(),
            "scores": [count_points(score, self.game.parts) for score in state.scores()],
            "ledger": [line.to_dict() for line in ledger_of(state.view(self.watching))],
            "position": state.live_text(self.viewer),
        }

    def part(self) -> Log:
        """The log up to the last retold ply."""
        log = Log()
        log.game, log.rules, log.edition = self.log.game, self.log.rules, self.log.edition
        log.digest, log.players, log.preset = self.log.digest, self.log.players, self.log.preset
        log.options, log.names, log.start = self.log.options, self.log.names, self.log.start
        log.entries = self.entries
        return log

    def plain_event(self, event: Event) -> dict[str, object]:
        """An event as data."""
        said = tell(self.language, self.game, event, self.names, self.viewer)
        return {"code": event.code, "args": event.args, "text": said}


def numbered(ply: int, said: Text) -> Text:
    """A line of the retelling with its number."""
    return Text.assemble((f"{ply:4}  ", QUIET), said)
