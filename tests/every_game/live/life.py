"""Simulates a match at a live table: people and bots do everything they can, and the server
restarts.

Each step is a random action of somebody. After it all invariants are checked. The clock stands
still unless a step advances it, so no step has to wait.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.every_game.live import access
from tests.every_game.live.access import (
    TAKEN_BACK,
    LocalServer,
    NotYourSeat,
    Page,
    StaleMove,
    Table,
    read_plan,
)

from paddock.core.errors import IllegalMove, NoTakeBack, NotYourTurn, UnknownMove
from paddock.core.log import BACK
from paddock.core.match import replay
from paddock.core.seats import EVERYONE, LUCK, NOBODY
from paddock.core.state import State
from paddock.games import package_of

SPECTATOR = ""
STRANGERS = (SPECTATOR, "stranger")
BOT = {"kind": "bot", "level": "random"}
STAY = (15, 45)  # steps between two restarts


class Sent:
    """A move that was sent with a key, and the ply it was answered with."""

    def __init__(self, player: str, text: str, question: int, key: str, ply: int) -> None:
        self.player = player
        self.text = text
        self.question = question
        self.key = key
        self.ply = ply


class MatchSimulation:
    """What the simulation remembers of one match, across restarts of the server."""

    def __init__(self, rng: random.Random, facts: dict[str, Any], people: int) -> None:
        self.rng = rng
        self.facts = facts
        self.humans = people
        self.id = ""
        self.kept: dict[str, Any] | None = None  # the state when the server was closed
        self.pages: dict[str, Page] = {}
        self.sent: list[Sent] = []
        self.held_answers: dict[int, str] = {}  # answers that the server holds and plays later
        self.done: Counter[str] = Counter()  # how often each kind of action happened
        self.server: LocalServer
        self.table: Table
        self.seen: State  # the position up to which the log was checked
        self.read = 0  # the number of entries that were checked

    # Before and after

    async def arrive(self, server: LocalServer) -> None:
        """Create the table, or open it and compare it with the state before the restart."""
        self.server = server
        if not self.id:
            self.table = await self.create_table()
            self.id = self.table.id
            self.seen = self.table.game.start()
            self.look()
        else:
            self.table = await access.table_of(server, self.id)
            assert access.snapshot(self.table) == self.kept
            self.done["restart"] += 1

    async def create_table(self) -> Table:
        people = [await self.server.guest(f"P{n}") for n in range(self.humans)]
        seats = [{"kind": "host"}] + [{"kind": "open"}] * (self.humans - 1)
        seats += [BOT] * (self.facts["players"] - self.humans)
        self.rng.shuffle(seats)
        table = await self.server.house.create(people[0], read_plan({**self.facts, "seats": seats}))
        token = await table.invites.give(people[0].id)
        for friend in people[1:]:
            await table.seats.sit(friend, token=token)
        await table.start(people[0].id)
        return table

    async def stay(self, steps: int) -> int:
        """Run a number of steps, or until the match is over. Returns how many steps that took."""
        await self.server.settle()
        self.look()
        done = 0
        while done < steps and not self.table.over:
            await self.step()
            await self.server.settle()
            self.look()
            done += 1
        self.check_log()
        await self.leave()
        return done

    async def leave(self) -> None:
        """Close all pages, and store what must survive the restart."""
        for page in self.pages.values():
            await page.close()
        self.pages.clear()
        await self.server.settle()
        self.look()
        self.kept = access.snapshot(self.table)

    # Steps

    async def step(self) -> None:
        steps: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (48, self.move),
            (12, self.move_together),
            (10, self.take_back),
            (6, self.act_without_right),
            (6, self.repeat),
            (8, self.come_or_go),
            (8, self.let_time_pass),
            (2, self.evict),
        ]
        weights = [weight for weight, _ in steps]
        (chosen,) = self.rng.choices([one for _, one in steps], weights)
        await chosen()

    def waiting(self) -> list[int]:
        """The people who owe an answer and have no held one."""
        people = access.people(self.table)
        waiting = access.state(self.table).waiting
        return [s for s in waiting if s in people and not access.held(self.table, s)]

    def choose(self, seat: int) -> str:
        """Choose the kind of move first and then the move, so that rare kinds are made too."""
        legal = access.state(self.table).legal(seat)
        kind = self.rng.choice(sorted({move.text.split()[0] for move in legal}))
        return self.rng.choice([m.text for m in legal if m.text.split()[0] == kind])

    async def move(self) -> None:
        seats = self.waiting()
        if not seats:
            await self.pass_time(2.0)
            return
        await self.send(self.rng.choice(seats))

    async def send(self, seat: int) -> None:
        """One person answers. The move is played as that person's, and the questions of the others
        stay open."""
        table, player = self.table, access.people(self.table)[seat]
        others = [other for other in self.waiting() if other != seat]
        state = access.state(table)
        put, sealed = int(state.question_ply), state.phase.sealed and not state.phase.reaction
        numbers = {one: access.question(table, one) for one in [seat, *others]}
        text, key = self.choose(seat), f"key-{len(self.sent)}"
        before = access.version(table)
        ply = await table.submit(player, text, numbers[seat], key)
        self.sent.append(Sent(player, text, numbers[seat], key, ply))
        self.done["move"] += 1
        if access.held(table, seat):
            assert access.held(table, seat) == text
            assert access.version(table) == before  # no page of anybody else is refreshed
            self.done["held"] += 1
            self.held_answers[seat] = text
            return
        assert access.entries(table)[ply] == (seat, text)
        self.look({seat: text})
        if sealed and others and access.state(table).question_ply == put:
            for other in others:
                assert access.question(table, other) == numbers[other]
            self.done["sealed"] += 1
        with pytest.raises(StaleMove):
            await table.submit(player, text, numbers[seat])

    async def move_together(self) -> None:
        """Everybody who is asked the same sealed question answers at the same time. Every answer
        counts."""
        state, seats = access.state(self.table), self.waiting()
        if not state.phase.sealed or state.phase.reaction or len(seats) < 2:
            await self.move()
            return
        self.rng.shuffle(seats)
        people = access.people(self.table)
        texts = {seat: self.choose(seat) for seat in seats}
        calls = [
            self.table.submit(people[s], texts[s], access.question(self.table, s)) for s in seats
        ]
        plies = await asyncio.gather(*calls)
        for seat, ply in zip(seats, plies, strict=True):
            assert access.entries(self.table)[ply] == (seat, texts[seat])
        self.look(texts)
        self.done["together"] += 1

    async def take_back(self) -> None:
        """A player can take back only their own last answer, and only while nobody has learnt
        anything from it."""
        table = self.table
        seat, player = self.rng.choice(sorted(access.people(table).items()))
        entries, plies = access.entries(table), counted(access.entries(table))
        held = access.held(table, seat)
        state = access.state(table)
        number = access.question(table, seat)
        try:
            await table.take_back(player, number)
        except NoTakeBack:
            assert access.entries(table) == entries
            self.done["not taken back"] += 1
            return
        if held:
            self.held_answers.pop(seat, None)
            assert access.held(table, seat) == ""
            assert access.entries(table) == entries
            return
        self.done["taken back"] += 1
        assert access.entries(table) == [*entries, (seat, BACK)]
        gone = max(place for place, n in enumerate(plies) if entries[n][0] == seat)
        later = {entries[n][0] for n in plies[gone + 1 :]}
        assert LUCK not in later
        # the number of plies before the open question
        answered = len(plies) - int(state.ply - state.question_ply)
        assert not later or (state.phase.sealed and gone >= answered)
        del plies[gone]
        self.seen = table.game.start()
        for n in plies:
            self.seen.play(entries[n][0], table.game.read(entries[n][1]))
        self.read = len(entries) + 1
        assert access.state(table).text() == self.seen.text()
        if access.question(table, seat) != number:
            with pytest.raises(StaleMove):
                await table.take_back(player, number)

    async def act_without_right(self) -> None:
        """Actions in a foreign seat, or that are not asked for, are refused and change nothing."""
        table, seats, people = self.table, self.waiting(), access.people(self.table)
        if not seats:
            return
        seat = self.rng.choice(seats)
        player, number, text = people[seat], access.question(table, seat), self.choose(seat)
        state = access.state(table)
        legal = {move.text for move in state.legal(seat)}
        illegal = [move.text for move in table.game.moves if move.text not in legal]
        wrong: list[tuple[str, str, int, type[Exception]]] = [
            *((stranger, text, number, NotYourSeat) for stranger in STRANGERS),
            (player, text, number + 1, StaleMove),
            (player, text, number - 1, StaleMove),
            (player, "no such move", number, UnknownMove),
            (player, BACK, number, UnknownMove),
            (player, self.rng.choice(illegal), number, IllegalMove),
        ]
        for other, name in people.items():
            if other not in state.waiting:
                own = access.question(table, other)
                wrong.append((name, text, own, NotYourTurn))
                if own != number:
                    wrong.append((name, text, number, StaleMove))
        with self.unchanged():
            kept = await access.stored(table)
            for who, what, asked, error in wrong:
                with pytest.raises(error):
                    await table.submit(who, what, asked)
            for stranger in STRANGERS:
                with pytest.raises(NotYourSeat):
                    await table.take_back(stranger, number)
            assert await access.stored(table) == kept
        self.done["trespass"] += 1

    async def repeat(self) -> None:
        """A move that is sent twice with the same key is played once. Another player cannot use
        that key."""
        if not self.sent:
            return
        old = self.rng.choice(self.sent)
        with self.unchanged():
            again = await self.table.submit(old.player, old.text, old.question, old.key)
            other = await self.table.submit(old.player, "something else", -1, old.key)
            assert again == other == old.ply
            for name in access.people(self.table).values():
                if name != old.player and not any(
                    (one.player, one.key) == (name, old.key) for one in self.sent
                ):
                    with pytest.raises(StaleMove):
                        await self.table.submit(name, old.text, -1, old.key)
        self.done["repeat"] += 1

    async def come_or_go(self) -> None:
        player = self.rng.choice([SPECTATOR, *sorted(access.people(self.table).values())])
        page = self.pages.pop(player, None)
        if page is not None:
            await page.close()
        else:
            self.pages[player] = Page(self.table, player)
            await self.pages[player].open()
        for seat, one in access.people(self.table).items():
            assert access.is_here(self.table, seat) == (one in self.pages)
            assert not (one in self.pages and access.is_substituted(self.table, seat))

    async def let_time_pass(self) -> None:
        await self.pass_time(self.rng.choice([0.3, 1.0, 4.0, 40.0]))

    async def pass_time(self, seconds: float) -> None:
        await self.server.advance(seconds)
        self.look()

    async def evict(self) -> None:
        """Evict the table from memory and load it again."""
        await self.leave()
        if await access.evict_tables(self.server):
            assert await access.table_of(self.server, self.id) is not self.table
            self.table = await access.table_of(self.server, self.id)
            assert access.snapshot(self.table) == self.kept
            self.done["put away"] += 1

    # Invariants

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        before, version = access.snapshot(self.table), access.version(self.table)
        yield
        assert access.snapshot(self.table) == before
        assert access.version(self.table) == version

    def look(self, sent: dict[int, str] | None = None) -> None:
        """Check that every new log entry is luck's, a bot's, the acting person's own, or one that
        the server owed."""
        sent = dict(sent or {})
        people = access.people(self.table)
        for seat, text in access.entries(self.table)[self.read :]:
            move = self.table.game.read(text)
            legal = self.seen.legal(seat)
            assert move in legal
            own = (sent.pop(seat, None), self.held_answers.pop(seat, None))
            if seat in people and text not in own:
                self.check_reason(seat, len(legal))
            self.seen.play(seat, move)
            self.read += 1
        assert not sent
        assert self.seen.text() == access.state(self.table).text()

    def check_reason(self, seat: int, choices: int) -> None:
        """Check that the server had a public reason to answer for a person."""
        plan, people = self.table.plan, access.people(self.table)
        hidden = self.seen.phase.name in package_of(plan.game).hidden_choices
        # If it is secret who has a choice, the server gives an only possible answer just for people
        # who are alone with bots.
        if self.seen.phase.reaction or (choices == 1 and (self.seen.look_seconds() or hidden)):
            self.done["answered for"] += 1
            return
        if plan.move_seconds:
            self.done["out of time"] += 1
            return
        others = [one for one in people if one != seat and access.is_here(self.table, one)]
        assert plan.absent == "bot"
        assert others
        assert not access.is_here(self.table, seat)
        assert access.is_substituted(self.table, seat)
        self.done["absent"] += 1

    def check_log(self) -> None:
        """Position and history follow from the log, and each event has the right audience."""
        table = self.table
        entries = access.entries(table)
        assert access.luck_drawn(table) == sum(seat == LUCK for seat, _ in entries)
        again = replay(table.game, access.log(table))
        assert again.state.text() == access.state(table).text()
        wanted: list[tuple[int, str, dict[str, int | str], int]] = [
            (n, TAKEN_BACK, {"seat": seat}, EVERYONE)
            for n, (seat, text) in enumerate(entries)
            if text == BACK
        ]
        fresh = table.game.start()
        for n in counted(entries):
            fresh.news = []
            seat, text = entries[n]
            fresh.play(seat, table.game.read(text))
            wanted += [(n, one.code, one.args, one.audience) for one in fresh.news]
        wanted.sort(key=lambda told: told[0])  # keep the order within one entry
        assert access.history(table) == wanted
        self.check_sealed(entries)

    def check_sealed(self, entries: list[tuple[int, str]]) -> None:
        """While answers are sealed, nobody else sees anything that depends on them."""
        state = access.state(self.table)
        plies = counted(entries)
        first = len(plies) - int(state.ply - state.question_ply)
        if not state.phase.sealed or first == len(plies):
            return
        seat = entries[plies[-1]][0]
        before = self.table.game.start()
        for n in plies[:-1]:
            before.play(entries[n][0], self.table.game.read(entries[n][1]))
        heard: dict[str, set[str]] = {}
        for move in before.legal(seat):
            after = before.clone()
            after.news = []
            after.play(seat, move)
            others = [v for v in (NOBODY, *range(self.table.game.players)) if v != seat]
            told = str([[event for event in after.news if event.heard_by(v)] for v in others])
            # Who still has to answer is public.
            heard.setdefault(f"{after.question_ply} {after.waiting}", set()).add(told)
        assert len(heard[f"{state.question_ply} {state.waiting}"]) == 1
        self.done["kept secret"] += 1

    async def check_the_end(self) -> None:
        """After the end no action is possible, and the store has the match as finished."""
        table = self.table
        assert access.state(table).over()
        assert self.id not in await access.unfinished(self.server)
        with self.unchanged():
            for seat, player in access.people(table).items():
                for number in (access.question(table, seat), 0):
                    with pytest.raises((StaleMove, NotYourTurn)):
                        await table.submit(player, self.table.game.moves[0].text, number)
                with pytest.raises(NoTakeBack):
                    await table.take_back(player, access.question(table, seat))


def counted(entries: list[tuple[int, str]]) -> list[int]:
    """The numbers of the entries that were not taken back."""
    plies: list[int] = []
    for n, (seat, text) in enumerate(entries):
        if text == BACK:
            plies.remove(max(one for one in plies if entries[one][0] == seat))
        else:
            plies.append(n)
    return plies
