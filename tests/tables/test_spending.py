"""Budget spent at one server counts at the others. The clock stands still unless the test moves
it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import orjson
import pytest
from tests.tables.setting import ManualClock

from paddock.store import Message
from paddock.store.hub import LONGEST
from paddock.tables import spending
from paddock.tables.budget import Budget
from paddock.tables.peers import Alone
from paddock.tables.spending import MOST_MESSAGES, MOST_SPENDERS, Spending
from paddock.web.budgets import Budgets


class FakePeers(Alone):
    """A server's side of the message hub; the test delivers the messages."""

    alone = False

    def __init__(self, company: bool = True) -> None:
        self.company = company
        self.sent: list[Message] = []
        self.told = asyncio.Event()

    def has_company(self) -> bool:
        return self.company

    async def send(self, table: str, message: Message) -> bool:
        self.sent.append(message)
        self.told.set()
        return True


class Node:
    """The budgets of one server."""

    def __init__(self, clock: ManualClock, company: bool = True) -> None:
        self.budget = Budget(clock, at_once=16, per_second=2)
        self.wire = FakePeers(company)
        self.spending = Spending(self.wire)
        self.spending.share("move", self.budget)


def deliver(nodes: Sequence[Node]) -> None:
    for node in nodes:
        for message in node.spending.messages():
            for other in nodes:
                if other is not node:
                    other.spending.receive(orjson.loads(orjson.dumps(message)))


@pytest.mark.parametrize("count", [2, 3])
def test_a_spender_has_one_budget_across_servers(count: int) -> None:
    clock = ManualClock()
    nodes = [Node(clock) for _ in range(count)]
    given = 0
    for n in range(200):
        given += nodes[n % count].budget.allows("attacker")
        deliver(nodes)
    assert given == 16
    clock.time += 3
    for n in range(60):
        given += nodes[n % count].budget.allows("attacker")
        deliver(nodes)
    assert given == 16 + 6
    assert all(node.budget.allows("somebody else") for node in nodes)


def test_what_was_spent_before_the_message_came_is_owed() -> None:
    clock = ManualClock()
    nodes = [Node(clock), Node(clock)]
    for node in nodes:
        assert [node.budget.allows("attacker") for _ in range(17)] == [True] * 16 + [False]
    deliver(nodes)
    clock.time += 8  # a bucket would be full again by then, but for what it owes
    assert not any(node.budget.allows("attacker") for node in nodes)
    clock.time += 1
    assert all(node.budget.allows("attacker") for node in nodes)


def test_a_debt_is_limited_to_one_full_bucket() -> None:
    clock = ManualClock()
    node = Node(clock)
    node.budget.charge("attacker", 10_000)
    clock.time += 8.5  # the bucket owed 16 tokens
    assert node.budget.allows("attacker")


def test_a_bucket_that_owes_is_kept_until_it_is_full() -> None:
    clock = ManualClock()
    node = Node(clock)
    node.budget.charge("attacker", 32)
    clock.time += 8.25
    node.budget.charge("somebody", 1)  # searches for full buckets
    assert set(node.budget.left) == {"attacker", "somebody"}
    clock.time += 8.25
    node.budget.charge("another", 1)
    assert set(node.budget.left) == {"another"}


def test_the_largest_amounts_are_sent_first_in_messages_that_fit() -> None:
    clock = ManualClock()
    node = Node(clock)
    for n in range(3000):
        node.budget.allows(f"2001:db8:{n:x}::/64")
    for _ in range(9):
        node.budget.allows("attacker")
    first = node.spending.messages()
    assert first[0]["of"][0] == ["move", "attacker", 9]
    assert len(first) == MOST_MESSAGES
    around = {"node": "x" * 16, "kind": "told", "table": ""}
    assert all(len(orjson.dumps({**around, "what": one})) <= LONGEST for one in first)
    found = [entry for one in first for entry in one["of"]]
    while more := node.spending.messages():
        found += [entry for one in more for entry in one["of"]]
    assert sorted(entry[1] for entry in found) == sorted(
        ["attacker", *(f"2001:db8:{n:x}::/64" for n in range(3000))]
    )
    assert not node.spending.untold


def test_the_memory_for_many_addresses_is_limited() -> None:
    node = Node(ManualClock())
    for n in range(MOST_SPENDERS + 500):
        assert node.budget.allows(str(n))
    assert len(node.spending.untold) == MOST_SPENDERS
    assert node.budget.allows("3")  # a known spender is still counted
    assert node.spending.untold["move", "3"] == 2


def test_a_server_without_others_records_and_sends_nothing() -> None:
    node = Node(ManualClock(), company=False)
    assert node.budget.allows("somebody")
    assert not node.spending.untold
    alone = Budgets()
    alone.share(Spending(Alone()))
    for budget in [*alone.of_player.values(), *alone.of_address.values()]:
        assert budget.on_spent is None


def test_a_budget_that_only_a_newer_server_has_is_ignored() -> None:
    node = Node(ManualClock())
    node.spending.receive({"do": "spent", "of": [["new", "somebody", 3], ["move", "somebody", 16]]})
    assert not node.budget.allows("somebody")


async def test_small_amounts_are_sent_later_and_large_ones_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    node = Node(ManualClock())
    monkeypatch.setattr(spending, "EVERY", 3600.0)
    task = asyncio.create_task(node.spending.tell_regularly())
    assert node.budget.allows("somebody")
    for _ in range(20):
        await asyncio.sleep(0)
    assert not node.wire.sent
    assert node.budget.allows("somebody")  # an eighth of the budget
    await node.wire.told.wait()
    assert node.wire.sent == [{"do": "spent", "of": [["move", "somebody", 2]]}]
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
