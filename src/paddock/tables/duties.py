"""When the house answers for a seat, and with what: bots, forced answers, reactions, the absent.

Times depend on what everybody at the table can know. What a seat holds decides only what it
answers, and a reaction that is given shows itself anyway.
"""

from __future__ import annotations

from dataclasses import dataclass

from paddock.core.luck import Rng
from paddock.tables.chairs import ALWAYS, ASK, BOT, NEVER, Chair
from paddock.tables.plan import PACES, WAIT, usual_level
from paddock.tables.record import Record

DECLINE = "decline"  # a sealed question to which everybody may answer this is a reaction
PATIENCE = 30.0  # seconds before a bot keeps an absent player's seat warm

FORCED, SPOT = 1 << 40, 2 << 40  # keys of random pauses, apart from those of luck


@dataclass
class Duty:
    """An answer that the house will give for a seat unless something happens before."""

    seat: int
    when: float
    text: str = ""  # the answer; empty: a bot of `level` decides
    level: str = ""
    early: bool = False  # the bot may think before it is time
    end: float = 0.0  # a bot that declines a reaction does it now
    late: str = ""  # the answer if the bot has none at `end`
    warm: bool = False  # for an absent player


@dataclass
class Window:
    """The fixed time in which a reaction can be given."""

    question: int
    start: float
    length: float

    @property
    def end(self) -> float:
        return self.start + self.length


class Eyes:
    """Who could notice how long a pause is."""

    def __init__(self, chairs: list[Chair], spectators: int) -> None:
        self.humans = [chair.seat for chair in chairs if chair.human]
        self.spectators = spectators

    def none(self) -> bool:
        return not self.humans and not self.spectators

    def only(self, asked: list[int]) -> bool:
        """Whether the one human at the table is asked and nobody looks on."""
        return not self.spectators and len(self.humans) == 1 and self.humans[0] in asked


def is_reaction(record: Record) -> bool:
    return record.match is not None and record.match.state.phase.reaction


def window_for(record: Record, eyes: Eyes, now: float) -> Window | None:
    """The window of a reaction that was just asked; None: nobody could learn from a pause."""
    asked = record.playing.state.waiting
    seconds = record.plan.reaction_seconds
    if not seconds or not is_reaction(record) or eyes.none() or eyes.only(asked):
        return None
    # Bots need no time to think it over; who is a bot is no secret.
    human = any(seat in eyes.humans for seat in asked)
    return Window(record.question(), now, float(seconds) if human else PACES[record.plan.pace])


def duties(
    record: Record, eyes: Eyes, window: Window | None, now: float, resumed: float
) -> list[Duty]:
    """What the house owes now, one entry a seat at most."""
    if record.match is None or record.over:
        return []
    waiting = [seat for seat in record.match.state.waiting if seat >= 0]
    if is_reaction(record):
        return [duty for seat in waiting if (duty := reaction(record, eyes, window, seat, resumed))]
    return [duty for seat in waiting if (duty := ordinary(record, eyes, seat, now, resumed))]


def ordinary(record: Record, eyes: Eyes, seat: int, now: float, resumed: float) -> Duty | None:
    chair = record.chairs[seat]
    put = max(record.asked_at(seat), resumed)
    pace = 0.0 if eyes.none() else PACES[record.plan.pace]
    state = record.playing.state
    legal = state.legal(seat)
    look = state.look_seconds()
    if len(legal) == 1 and (not state.phase.confirmed or chair.kind == BOT):
        if look:  # the rules give everybody time to look
            pace = 0.0 if eyes.none() else float(look)
        elif chair.human:
            pace *= 1 + _chance(record, FORCED, seat)  # as if somebody had looked at it
        return Duty(seat, put + pace, legal[0].text)
    if chair.kind == BOT:
        return Duty(seat, put + pace, level=chair.level, early=True)
    duty: Duty | None = None
    if warm_from := _warm_from(record, chair):
        duty = Duty(
            seat, max(put + pace, warm_from), level=usual_level(record.game.name), warm=True
        )
    if record.plan.move_seconds:
        up = put + record.plan.move_seconds
        if duty is None or up < duty.when:
            duty = Duty(seat, up, level=usual_level(record.game.name))
    return duty


def reaction(
    record: Record, eyes: Eyes, window: Window | None, seat: int, resumed: float
) -> Duty | None:
    chair = record.chairs[seat]
    put = max(record.question_at(), resumed)
    others = [m.text for m in record.playing.state.legal(seat) if m.text != DECLINE]
    react = others[0] if others else ""
    if any(text != DECLINE for text in record.answers()) and not react:
        return Duty(seat, put, DECLINE)  # somebody has reacted: it opens at once
    if record.plan.reaction_seconds == 0:
        return Duty(seat, put, DECLINE if chair.standing == NEVER or not react else react)
    if window is None and chair.human:  # nobody else can notice how long it takes
        if chair.standing == ASK and react:
            return None
        return Duty(seat, put, react if chair.standing == ALWAYS and react else DECLINE)
    pace = 0.0 if eyes.none() else PACES[record.plan.pace]
    start, end = (window.start, window.end) if window else (put, put + pace)
    if not react:
        return Duty(seat, end, DECLINE)
    if chair.kind == BOT:
        alone = window is None or window.length == pace
        when = end if alone else _spot(record, seat, start, end)
        late = "" if eyes.none() else react
        return Duty(seat, when, level=chair.level, early=True, end=end, late=late)
    warm = 0.0 < _warm_from(record, chair) <= start
    if chair.standing == ALWAYS or (warm and chair.standing != NEVER):
        return Duty(seat, _spot(record, seat, start, end), react, warm=warm)
    return Duty(seat, end, DECLINE)


def _warm_from(record: Record, chair: Chair) -> float:
    """When a bot may answer for an absent player, or 0.0: not while nobody waits for them."""
    if record.plan.absent == WAIT or chair.away_since is None:
        return 0.0
    waited_for = any(other.human and other.here for other in record.chairs if other is not chair)
    return chair.away_since + PATIENCE if waited_for else 0.0


def _spot(record: Record, seat: int, start: float, end: float) -> float:
    """A moment in the window, as if somebody had needed it to see and decide."""
    return start + (end - start) * (0.25 + 0.6 * _chance(record, SPOT, seat))


def _chance(record: Record, key: int, seat: int) -> float:
    """A number from 0 to 1 that stays the same while a question does, and tells nothing."""
    return int(Rng(record.seed, key, record.question(), seat).below(1000)) / 1000
