"""Checks the page of a running match, rendered without a server; and that it leaks nothing."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from paddock import drawing
from paddock.cli.checks.finding import FINE, Finding, faulty
from paddock.cli.checks.shown import NAMES, RAW
from paddock.core.luck import Rng
from paddock.core.state import State
from paddock.core.title import Title
from paddock.games import package_of
from paddock.i18n import languages
from paddock.store import Store
from paddock.tables import House, Player, Table, read_plan
from paddock.web.live import view_facts
from paddock.web.pages import describe
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor

LOOKS: Final = (0, 1, 3, 8, 20)  # checked after that many answers, and at the end
PATIENCE: Final = 100  # hundredths of a second that a table may run by itself
TIMES: Final = re.compile(r"\d+:\d\d|data-left=\"[\d.]+\"")  # clocks change while we compare

Look = Callable[["CheckedPage"], str]  # the fault of the page, or empty


def check_page(title: Title) -> Finding:
    """Pages in every language for each seat and a spectator; every legal move has its button."""
    for language in languages():
        describe(title, language)  # as the home page starts it
    fault = asyncio.run(watch(title, page_fault))
    if fault:
        return faulty(fault)
    own = package_of(title.name).page is not None
    return FINE if own else Finding(default="the table of facts, and a button for each move")


def check_leaks(title: Title) -> Finding:
    """A viewer is shown the same for positions that they cannot distinguish."""
    fault = asyncio.run(watch(title, leak))
    return faulty(fault) if fault else FINE


def page_fault(page: CheckedPage) -> str:
    """What is wrong with the page now; empty if nothing is."""
    for viewer in page.people:
        for language in languages():
            html = page.html(viewer, language)
            if 'id="question"' not in html:
                return "the page has no question bar"
            if found := RAW.search(html):
                around = html[max(0, found.start() - 20) : found.end() + 20]
                return f"raw data stands in the page: {around!r}"
        if package_of(page.table.game.name).page is None:
            for text in page.legal(viewer):
                if f'value="{text.replace(">", "&gt;")}"' not in html:
                    return f"there is no button for {text!r}"
    return ""


def leak(page: CheckedPage) -> str:
    """What differs between two positions that a viewer cannot distinguish; or empty."""
    rng = Rng(2)
    for viewer in page.people:
        seat = page.table.record.seat_of(viewer.id)
        truth = shown(page, viewer, seat)
        with page.instead(page.state.imagine(seat, rng)):
            other = shown(page, viewer, seat)
        for what, said in truth.items():
            if other[what] != said:
                whom = f"seat {seat + 1}" if seat >= 0 else "a spectator"
                return f"{what} of {whom} at ply {int(page.state.ply)} tells what is hidden"
    return ""


def shown(page: CheckedPage, viewer: Player, seat: int) -> dict[str, object]:
    """Everything that a viewer can get of a position."""
    view = page.state.view(seat)
    return {
        "the view": view.to_dict(),
        "the position": page.state.text(seat),
        "the drawing": drawing.board(view),
        "the page": page.html(viewer, "en"),
    }


class CheckedPage:
    """One running match as the web shows it."""

    def __init__(self, site: Site, table: Table, people: list[Player]) -> None:
        self.site = site
        self.table = table
        self.people = people  # one for each seat, and a spectator

    @property
    def state(self) -> State:
        """The position."""
        assert self.table.match is not None
        return self.table.match.state

    def html(self, viewer: Player, language: str) -> str:
        """The page of a viewer, without clocks."""
        visitor = Visitor(viewer, language, True)
        facts = table_context(self.site, self.table, visitor, invite="", origin="")
        return TIMES.sub("", self.site.html("_table.html", visitor, **{**facts, "qr": ""}))

    def legal(self, viewer: Player) -> list[str]:
        """The moves that the page offers to a viewer who is asked."""
        legal = view_facts(self.table, Visitor(viewer, "en", True))["legal"]
        assert isinstance(legal, list)
        return legal

    @contextmanager
    def instead(self, state: State) -> Iterator[None]:
        """Show another position at the table for a while."""
        assert self.table.match is not None
        real, self.table.match.state = self.table.match.state, state
        yield
        self.table.match.state = real

    async def answer(self, rng: Rng) -> bool:
        """Give a random answer for a seat that is asked; False if nobody is asked any more."""
        for _ in range(PATIENCE):
            for person in self.people[:-1]:
                if legal := self.legal(person):
                    question = view_facts(self.table, Visitor(person, "en", True))["question"]
                    assert isinstance(question, int)
                    await self.table.submit(person.id, legal[rng.below(len(legal))], question)
                    return True
            if self.table.over:
                return False
            await asyncio.sleep(0.01)
        return False


class NoBots:
    """A `Thinker` for a table without bots."""

    async def think(self, request: object) -> str:
        """Never called."""
        raise AssertionError("a bot is asked")


@asynccontextmanager
async def page_of(title: Title) -> AsyncIterator[CheckedPage]:
    """A table of people with a running match."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(folder)
        house = await House.open(store, thinker=NoBots())
        try:
            count = title.players[0]
            people = [await house.guests.add(NAMES[seat]) for seat in range(count)]
            facts = {"game": title.name, "players": count, "visibility": "open"}
            plan = read_plan({**facts, "reaction_seconds": 0})
            table = await house.create(people[0], plan)
            for friend in people[1:]:
                await table.seats.sit(friend)
            await table.start(people[0].id)
            yield CheckedPage(Site(house), table, [*people, Player("nobody", "Watcher")])
        finally:
            await house.close()
            store.close()


async def watch(title: Title, look: Look) -> str:
    """Check the page during a random match; the first fault, or empty."""
    async with page_of(title) as page:
        rng = Rng(1)
        for answers in range(LOOKS[-1] + 1):
            if answers in LOOKS and (fault := look(page)):
                return fault
            if not await page.answer(rng):
                break
        return look(page)
