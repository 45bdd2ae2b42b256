"""When the server answers for a seat, and with what: bots, forced answers, reactions, absent
players.

Times depend only on what everybody at the table can know. The cards of a seat decide only what it
answers; a reaction reveals itself anyway.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import NamedTuple

from paddock.core.moves import Move
from paddock.core.state import State
from paddock.shelf import usual_level
from paddock.tables.entities import ALWAYS, ASK, BOT, NEVER, Chair
from paddock.tables.plan import PACES, WAIT
from paddock.tables.presence import PATIENCE, Audience, Presence
from paddock.tables.record import Record

REACTION_KEY = 2 << 40  # in the text whose hash is a reaction's moment
# seconds for which a hidden choice is held, so that a quick answer reveals nothing
USUAL_WINDOW = 3


@dataclass
class PendingAnswer:
    """An answer that the server will give for a seat unless something happens before."""

    seat: int
    due: float
    move: Move | None = None  # None: a bot of `level` decides
    level: str = ""
    think_ahead: bool = False  # the bot may think before the answer is due
    window_end: float = 0.0  # when a bot that declines a reaction does so
    fallback: Move | None = None  # the answer if the bot has none at `window_end`
    substitute: bool = False  # a bot answers for an absent player
    continues: bool = False  # continues what the seat has begun, without a pause


class Hurry(NamedTuple):
    """Why the table waits less than usual."""

    looked: bool = False  # all people have ended the pause
    skipping: bool = False  # somebody has asked bots to skip their pauses


NO_HURRY = Hurry()


@dataclass
class ReactionWindow:
    """The fixed time in which a reaction can be given."""

    round_id: int
    start: float
    length: float

    @property
    def end(self) -> float:
        """When the window closes."""
        return self.start + self.length


def is_reaction(record: Record) -> bool:
    """Whether the present question is a reaction."""
    return record.match is not None and record.match.state.phase.reaction


def is_decline(state: State, move: Move) -> bool:
    """Whether a move declines a reaction."""
    return state.phase.reaction and move is state.phase.decline(state)


def answer_without_choice(record: Record) -> str:
    """The text of the answer that a seat without a choice must give to the present question, if it
    is secret who has a choice; empty if that is public.
    """
    if record.match is None:
        return ""
    hidden_choices = record.package.hidden_choices
    return hidden_choices.get(record.match.state.phase.name, "") if hidden_choices else ""


def has_window(record: Record) -> bool:
    """Whether the time of an answer could reveal what somebody holds."""
    return is_reaction(record) or answer_without_choice(record) != ""


def is_held(record: Record, move: Move) -> bool:
    """Whether a move is held until the window ends, since an earlier one would reveal something."""
    state = record.playing.state
    return is_decline(state, move) or move.text == answer_without_choice(record)


def open_window(record: Record, audience: Audience, now: float) -> ReactionWindow | None:
    """The window for a question that was just asked; None if nobody could learn anything from the
    time of an answer.
    """
    waiting = record.playing.state.waiting
    seconds = record.plan.reaction_seconds
    if not is_reaction(record):
        # a hidden choice has a window even where reactions have none
        seconds = seconds or USUAL_WINDOW
    if not seconds or not has_window(record) or audience.empty() or audience.is_only(waiting):
        return None
    # Bots need no time to think, and it is public who is a bot.
    human = any(seat in audience.humans for seat in waiting)
    length = float(seconds) if human else pause(record)
    return ReactionWindow(record.round_id(), now, length)


def pending_answers(
    record: Record,
    presence: Presence,
    window: ReactionWindow | None,
    resumed: float,
    hurry: Hurry = NO_HURRY,
) -> list[PendingAnswer]:
    """The answers that the server owes, at most one a seat.

    No clock counts time before `resumed`.
    """
    if record.match is None or record.over or record.stop_open():
        return []
    reacts, secret = is_reaction(record), answer_without_choice(record) != ""
    found = []
    for seat in record.match.state.waiting:
        if seat < 0:
            continue
        if reacts:
            answer = reaction(record, presence, window, seat, resumed)
        elif secret and record.chairs[seat].human:
            answer = hidden(record, presence, window, seat, resumed)
        else:
            answer = ordinary(record, presence, seat, resumed, hurry)
        if answer is not None:
            found.append(answer)
    return found


def is_forced(record: Record, seat: int) -> bool:
    """Whether the server gives a person's only possible answer.

    It does so only where the rules let everybody look for some seconds and then go on. Elsewhere
    the number of answers may depend on hidden cards, and an automatic answer would show that there
    was no other. So a person gives even the only possible answer, in their own time.
    """
    state = record.playing.state
    return state.look_seconds() > 0 and len(state.legal(seat)) == 1


def is_unnoticed(record: Record, window: ReactionWindow | None, seat: int) -> bool:
    """Whether nobody else could notice that this seat has no choice."""
    secret = answer_without_choice(record) != ""
    return secret and window is None and len(record.playing.state.legal(seat)) == 1


def ordinary(
    record: Record, presence: Presence, seat: int, resumed: float, hurry: Hurry = NO_HURRY
) -> PendingAnswer | None:
    """The pending answer to a question that is no reaction, or None while a person decides."""
    chair = record.chairs[seat]
    if chair.human and not is_forced(record, seat):
        return when_time_is_up(record, presence, chair, resumed)
    state = record.playing.state
    legal = state.legal(seat)
    put = max(record.question_time(seat), resumed)
    continues = chair.kind == BOT and record.continues(seat)
    pace = pace_of(record, presence)
    if (hurry.skipping and chair.kind == BOT) or continues:
        pace = 0.0
    if len(legal) > 1:
        due = put + pace
        return PendingAnswer(seat, due, level=chair.level, think_ahead=True, continues=continues)
    if look := state.look_seconds():  # the rules give everybody time to look
        pace = 0.0 if hurry.looked or presence.audience.empty() else float(look)
    return PendingAnswer(seat, put + pace, legal[0], continues=continues)


def hidden(
    record: Record, presence: Presence, window: ReactionWindow | None, seat: int, resumed: float
) -> PendingAnswer | None:
    """It is secret whether this person has a choice, so they always answer themselves. A held
    answer is played at the end of the window. A table that waits longer shows only that somebody
    takes their time. A person alone with bots is not asked for an only answer.
    """
    put = max(record.question_time(seat), resumed)
    due = window.end if window is not None else put
    if record.held(seat) is not None or is_unnoticed(record, window, seat):
        return PendingAnswer(seat, due, record.game.read(answer_without_choice(record)))
    return when_time_is_up(record, presence, record.chairs[seat], resumed)


def when_time_is_up(
    record: Record, presence: Presence, chair: Chair, resumed: float
) -> PendingAnswer | None:
    """A person has a choice: a bot answers if they are long absent, or when the clock runs out."""
    patience_ends = _patience_ends(record, presence, chair)
    seconds = record.plan.move_seconds
    if not patience_ends and not seconds:
        return None
    level = usual_level(record.game.name)
    put = max(record.question_time(chair.seat), resumed)
    due = max(put + pace_of(record, presence), patience_ends)
    if seconds and (not patience_ends or put + seconds < due):
        return PendingAnswer(chair.seat, put + seconds, level=level)
    return PendingAnswer(chair.seat, due, level=level, substitute=True)


def reaction(
    record: Record, presence: Presence, window: ReactionWindow | None, seat: int, resumed: float
) -> PendingAnswer | None:
    """The pending answer to a reaction."""
    chair = record.chairs[seat]
    put = max(record.round_time(), resumed)
    state = record.playing.state
    decline = state.phase.decline(state)
    react = next((move for move in state.legal(seat) if move is not decline), None)
    if react is None and any(text != decline.text for text in record.answers()):
        # somebody has reacted, so the answers open at once
        return PendingAnswer(seat, put, decline)
    if record.plan.reaction_seconds == 0:
        return PendingAnswer(seat, put, decline if chair.standing == NEVER else react or decline)
    if window is None and chair.human:  # nobody else can notice how long it takes
        if chair.standing == ASK and react is not None:
            return None
        return PendingAnswer(seat, put, react or decline if chair.standing == ALWAYS else decline)
    pace = pace_of(record, presence)
    start, end = (window.start, window.end) if window else (put, put + pace)
    # asked whether or not it holds the card: its thinking time could be noticed
    if chair.kind == BOT:
        only_bots = window is None or window.length == pace
        return PendingAnswer(
            seat,
            end if only_bots else _moment_between(record, seat, start, end),
            level=chair.level,
            think_ahead=True,
            window_end=end,
            fallback=None if presence.audience.empty() else react or decline,
        )
    if react is None:
        return PendingAnswer(seat, end, decline)
    substitute = 0.0 < _patience_ends(record, presence, chair) <= start
    if chair.standing == ALWAYS or (substitute and chair.standing != NEVER):
        due = _moment_between(record, seat, start, end)
        return PendingAnswer(seat, due, react, substitute=substitute)
    return PendingAnswer(seat, end, decline)


def pace_of(record: Record, presence: Presence) -> float:
    """Seconds before a bot answers; 0 if no page is open."""
    return 0.0 if presence.audience.empty() else pause(record)


def pause(record: Record) -> float:
    """Seconds before a bot answers at this table: by its pace, or as the game sets it."""
    pace = record.plan.pace
    return record.package.bot_pauses.get(pace, PACES[pace])


def _patience_ends(record: Record, presence: Presence, chair: Chair) -> float:
    """When a bot may answer for an absent player; 0.0 while nobody waits for them."""
    since = presence.away_since(chair.player)
    if record.plan.absent == WAIT or since is None:
        return 0.0
    others = [other.player for other in record.chairs if other.human and other is not chair]
    return since + PATIENCE if any(presence.is_here(other) for other in others) else 0.0


def _moment_between(record: Record, seat: int, start: float, end: float) -> float:
    """A moment in the window, as if a person had needed that time to decide."""
    return start + (end - start) * (0.25 + 0.6 * _chance(record, seat))


def _chance(record: Record, seat: int) -> float:
    """A number from 0 to 1 that is fixed for a question and reveals nothing."""
    # A hash, because pauses are observable and must not lead back to the seed of the luck.
    facts = f"pause {record.seed} {REACTION_KEY} {record.round_id()} {seat}".encode()
    return int.from_bytes(hashlib.sha256(facts).digest()[:4], "big") % 1000 / 1000
