"""When the house answers for a seat, and with what: bots, forced answers, reactions, the absent.

Times depend only on what everybody at the table can know. What a seat holds decides only what it
answers; a reaction shows itself anyway.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import NamedTuple

from paddock.core.moves import Move
from paddock.core.state import State
from paddock.games import package_of
from paddock.shelf import usual_level
from paddock.tables.entities import ALWAYS, ASK, BOT, NEVER, Chair
from paddock.tables.plan import PACES, WAIT
from paddock.tables.presence import PATIENCE, Audience, Presence
from paddock.tables.record import Record

# Keys of random pauses, apart from those of luck
REACTION_KEY = 2 << 40
USUAL_WINDOW = 3  # seconds for which an answer is kept, so that a quick one tells nothing


@dataclass
class PendingAnswer:
    """An answer that the house will give for a seat unless something happens before."""

    seat: int
    due: float
    move: Move | None = None  # None: a bot of `level` decides
    level: str = ""
    think_ahead: bool = False  # the bot may think before the answer is due
    window_end: float = 0.0  # a bot that declines a reaction does it now
    fallback: Move | None = None  # the answer if the bot has none at `window_end`
    substitute: bool = False  # for an absent player
    continues: bool = False  # goes on with what the seat has begun, without a pause


class Hurry(NamedTuple):
    """Why the table does not wait as long as it usually does."""

    looked: bool = False  # all people have looked long enough
    skipping: bool = False  # somebody wants bots not to pause


NO_HURRY = Hurry()


@dataclass
class ReactionWindow:
    """The fixed time in which a reaction can be given."""

    round_id: int
    start: float
    length: float

    @property
    def end(self) -> float:
        return self.start + self.length


def is_reaction(record: Record) -> bool:
    return record.match is not None and record.match.state.phase.reaction


def is_decline(state: State, move: Move) -> bool:
    """Whether a move lets a reaction pass."""
    return state.phase.reaction and move is state.phase.decline(state)


def answer_without_choice(record: Record) -> str:
    """What a seat answers to the present question that has no other answer, if it is a secret who
    has one; empty: everybody may know."""
    if record.match is None:
        return ""
    return package_of(record.plan.game).hidden_choices.get(record.match.state.phase.name, "")


def has_window(record: Record) -> bool:
    """Whether the time of an answer could tell what somebody holds."""
    return is_reaction(record) or answer_without_choice(record) != ""


def is_held(record: Record, move: Move) -> bool:
    """Whether a move is kept until the window ends: sooner it would tell something."""
    state = record.playing.state
    return is_decline(state, move) or move.text == answer_without_choice(record)


def open_window(record: Record, audience: Audience, now: float) -> ReactionWindow | None:
    """The window of a question that was just asked; None: nobody could learn from a pause."""
    waiting = record.playing.state.waiting
    seconds = record.plan.reaction_seconds
    if not is_reaction(record):
        seconds = seconds or USUAL_WINDOW  # it is no reaction that could be played by itself
    if not seconds or not has_window(record) or audience.empty() or audience.is_only(waiting):
        return None
    # Bots need no time to think it over; who is a bot is no secret.
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
    """What the house has to answer, one entry a seat at most.

    Times before `resumed` count against nobody.
    """
    if record.match is None or record.over or record.stop_open():
        return []
    waiting = [seat for seat in record.match.state.waiting if seat >= 0]
    if is_reaction(record):
        answers = [reaction(record, presence, window, seat, resumed) for seat in waiting]
    else:
        answers = [
            hidden(record, presence, window, seat, resumed)
            if record.chairs[seat].human and answer_without_choice(record)
            else ordinary(record, presence, seat, resumed, hurry)
            for seat in waiting
        ]
    return [answer for answer in answers if answer is not None]


def is_forced(record: Record, seat: int) -> bool:
    """Whether the house gives a person's only possible answer.

    It does so only where the rules let all look for some seconds and then go on. Elsewhere the
    number of answers may depend on hidden cards, and an answer that comes by itself would tell that
    there was no other. So a person gives even the only possible one, in their own time.
    """
    state = record.playing.state
    return state.look_seconds() > 0 and len(state.legal(seat)) == 1


def is_unnoticed(record: Record, window: ReactionWindow | None, seat: int) -> bool:
    """Whether nobody else could notice that a seat, whose choice is a secret, has none."""
    secret = answer_without_choice(record) != ""
    return secret and window is None and len(record.playing.state.legal(seat)) == 1


def ordinary(
    record: Record, presence: Presence, seat: int, resumed: float, hurry: Hurry = NO_HURRY
) -> PendingAnswer | None:
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
    """It is a secret whether this person has a choice, so they always answer themselves. An answer
    that is held is played at the end of the window. A table that waits longer shows only that
    somebody takes their time. Alone with bots nobody is asked for an only answer."""
    put = max(record.question_time(seat), resumed)
    due = window.end if window is not None else put
    if record.held(seat) is not None or is_unnoticed(record, window, seat):
        return PendingAnswer(seat, due, record.game.read(answer_without_choice(record)))
    return when_time_is_up(record, presence, record.chairs[seat], resumed)


def when_time_is_up(
    record: Record, presence: Presence, chair: Chair, resumed: float
) -> PendingAnswer | None:
    """A human has a choice: a bot answers if they are away for long, or at the end of the clock."""
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
    chair = record.chairs[seat]
    put = max(record.round_time(), resumed)
    state = record.playing.state
    decline = state.phase.decline(state)
    react = next((move for move in state.legal(seat) if move is not decline), None)
    if react is None and any(text != decline.text for text in record.answers()):
        return PendingAnswer(seat, put, decline)  # somebody has reacted: it opens at once
    if record.plan.reaction_seconds == 0:
        return PendingAnswer(seat, put, decline if chair.standing == NEVER else react or decline)
    if window is None and chair.human:  # nobody else can notice how long it takes
        if chair.standing == ASK and react is not None:
            return None
        return PendingAnswer(seat, put, react or decline if chair.standing == ALWAYS else decline)
    pace = pace_of(record, presence)
    start, end = (window.start, window.end) if window else (put, put + pace)
    if chair.kind == BOT:  # asked whether or not it holds the card: its work could be noticed
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
    """Seconds before a bot answers; none if nobody looks."""
    return 0.0 if presence.audience.empty() else pause(record)


def pause(record: Record) -> float:
    """Seconds before a bot answers at this table: of its pace, and as the game has it."""
    pace = record.plan.pace
    return package_of(record.game.name).bot_pauses.get(pace, PACES[pace])


def _patience_ends(record: Record, presence: Presence, chair: Chair) -> float:
    """When a bot may answer for an absent player, or 0.0: not while nobody waits for them."""
    since = presence.away_since(chair.player)
    if record.plan.absent == WAIT or since is None:
        return 0.0
    others = [other.player for other in record.chairs if other.human and other is not chair]
    return since + PATIENCE if any(presence.is_here(other) for other in others) else 0.0


def _moment_between(record: Record, seat: int, start: float, end: float) -> float:
    """A moment in the window, as if somebody had needed the time to see and decide."""
    return start + (end - start) * (0.25 + 0.6 * _chance(record, REACTION_KEY, seat))


def _chance(record: Record, key: int, seat: int) -> float:
    """A number from 0 to 1 that stays the same while a question does, and tells nothing."""
    # A hash: pauses can be watched, and must not lead back to the seed that luck follows from.
    facts = f"pause {record.seed} {key} {record.round_id()} {seat}".encode()
    return int.from_bytes(hashlib.sha256(facts).digest()[:4], "big") % 1000 / 1000
