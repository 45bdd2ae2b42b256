"""Defines which tests belong to which tier.

    python3 dev.py test --quick    neither `browser` nor `slow` nor `long`: under a minute
    python3 dev.py test            all but `long`: what has to pass
    python3 dev.py test --long     all tests, with more matches and kills: takes a night

A test gets its tier from its folder or file, or from what it uses: every test that opens a browser
is `browser`. A parameter that is too expensive for every run has its own tier (the attribute
`tier`, or `pytest.param(…, marks=pytest.mark.long)`).
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import chain, groupby

import pytest

QUICK, SLOW, LONG = "", "slow", "long"

# The quick run leaves out tests whose node id contains one of these.
SLOW_TESTS = (
    "/web/",  # real servers, and a browser for most
    "/browser/",  # browser tests of one game
    "/packaging/",  # wheels, built and unpacked
    "/examples/",  # third-party games that are built, installed and played
    "/cli/test_admin.py",  # each action on two databases
    "/cli/test_check.py",  # each part of each game is checked
    "/test_malformed_commands.py",  # a process for each input
    "/cli/test_terminal.py",  # a process and a terminal for each test
    "/cli/test_replay_screen.py",  # likewise
    "/store/test_hanging.py",  # a PostgreSQL that hangs, until somebody gives up
    "/store/test_opening.py",  # several servers on one file
    "/test_fuzz.py",
    "/test_checks.py",
    "/envs/",  # the test suites of other libraries, over whole matches
    "/notebooks/",  # a kernel for each
    "/test_docs_examples.py",  # whole matches, and other libraries
    "/schemas/",  # views of every preset
    "/load/",  # simulated players, and kill -9
    "/nodes/",  # several servers on one PostgreSQL
    "/test_hanging_over_http.py",  # waits of several seconds
    "/test_build.py",  # the C compiler
    "/test_twins.py",  # the interpreted engine
    "/test_bench.py",
    "/cli/test_play.py",  # a process for each match
    "/cli/test_print.py",  # every game in every language
    "/test_old_house.py::test_every_unfinished",
    "/test_games.py::test_walks_meet",  # plays as many matches as needed
    "/test_live_tables.py",  # whole matches at tables of every game
    "/test_pauses.py",  # the same
    "/fair/test_proof.py",  # the same
    "/i18n/test_glued.py",  # every event with every number, name and card
    "/arena/",  # series of whole matches
    "/drawing/",  # every component of every game
    "/i18n/test_rules.py",  # every text of the five languages, here and below
    "/i18n/test_translations.py",
    "/i18n/test_fallback.py",
    "/i18n/test_texts.py",
    "/i18n/test_telling.py",
    "/cli/test_screen.py",
    "/cli/test_replay.py",
    "/store/test_store.py",  # each operation on two databases
    "/tables/test_workers.py",  # processes
    "/tables/test_undo.py",  # servers that are closed and opened again, here and below
    "/tables/test_restart.py",
    "/tables/test_turn.py",
    "/tables/test_newcomers.py",
    "/tables/test_chairs.py",
    "/bots/test_levels.py::test_a_pro_beats_clubs",  # whole matches of a bot that searches
    "/bots/test_search.py::test_it_beats_a_random_bot",  # plays as many matches as needed
)


def at_night() -> bool:
    """Whether this is the long run."""
    return os.environ.get("PADDOCK_LONG", "") == "1"


def first_by_day(values: Sequence[object], count: int) -> list[object]:
    """Parameters of a test: the first `count` in every run, all of them in the long run."""
    late = [pytest.param(value, marks=pytest.mark.long) for value in values[count:]]
    return [*values[:count], *late]


def size(name: str, usual: int, night: int) -> int:
    """The size of a test: `PADDOCK_<name>` if it is set, otherwise a default that depends on the
    run."""
    return int(os.environ.get(f"PADDOCK_{name}", night if at_night() else usual))


def has_nothing_quick(address: str, is_folder: bool) -> bool:
    """Whether the quick run has no test of this folder or file."""
    whole = [one for one in SLOW_TESTS if one.endswith(("/", ".py"))]
    return any(one in (f"{address}/" if is_folder else address) for one in whole)


def tier_of(address: str, parameters: dict[str, object]) -> str:
    """The tier of a test, by its node id and its parameters."""
    tiers = {getattr(one, "tier", QUICK) for one in parameters.values()}
    if LONG in tiers:
        return LONG
    slow = SLOW in tiers or any(one in address for one in SLOW_TESTS)
    return SLOW if slow else QUICK


# The approximate cost of a test, in seconds of CPU time.
COSTS = {"browser": 3.0, SLOW: 0.4, QUICK: 0.05}


def cost_of(marks: Iterable[str]) -> float:
    return max(COSTS.get(mark, COSTS[QUICK]) for mark in [QUICK, *marks])


def in_even_shares(tests: Sequence[tuple[str, float]], workers: int) -> list[int]:
    """An order of the tests (file and cost of each; the tests of a file are adjacent) that gives
    all workers equal work. Each worker starts with a contiguous share and later takes over the ends
    of the others' shares. Files with expensive tests come first; otherwise a few of them would
    delay the end of the run. The tests of a file stay together, since they share fixtures."""
    numbered = [(file, cost, number) for number, (file, cost) in enumerate(tests)]
    files = [list(run) for _, run in groupby(numbered, key=lambda one: one[0])]
    shares: list[list[list[tuple[str, float, int]]]] = [[] for _ in range(workers)]
    costs = [0.0] * workers
    for run in sorted(files, key=lambda run: -sum(cost for _, cost, _ in run)):
        least = costs.index(min(costs))
        shares[least].append(run)
        costs[least] += sum(cost for _, cost, _ in run)
    for share in shares:
        share.sort(key=lambda run: -max(cost for _, cost, _ in run))
    return [number for _, _, number in chain.from_iterable(chain.from_iterable(shares))]
