"""Which tests run when: the one place that says so.

    python3 dev.py test --quick    neither `browser` nor `slow` nor `long`: under a minute
    python3 dev.py test            all but `long`: what has to pass
    python3 dev.py test --long     all, and more matches and kills of each: for the night

A test belongs to a tier by the folder or file it stands in, or by what it is made of: every test
that opens a browser is `browser`, and a table, preset or number of which there is too much for one
run carries a tier of its own (`tier` of a parameter, or `pytest.param(…, marks=pytest.mark.long)`).
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import chain, groupby

import pytest

QUICK, SLOW, LONG = "", "slow", "long"

# Not in the quick run: any test with one of these in its address.
SLOW_TESTS = (
    "/web/",  # real servers, and a browser for most
    "/browser/",  # the same of one game
    "/packaging/",  # wheels, built and unpacked
    "/examples/",  # games that are built, installed and played as anybody would
    "/cli/test_admin.py",  # each action on two databases
    "/cli/test_check.py",  # each part of each game is tried out
    "/test_malformed_commands.py",  # a process for each input
    "/cli/test_terminal.py",  # a process and a terminal for each
    "/cli/test_replay_screen.py",  # likewise
    "/store/test_hanging.py",  # PostgreSQL that stands still, until somebody gives up
    "/store/test_opening.py",  # several servers on one file
    "/test_fuzz.py",
    "/test_checks.py",
    "/envs/",  # the tests of other libraries, over whole matches
    "/notebooks/",  # a kernel for each
    "/test_docs_examples.py",  # whole matches, and the libraries of others
    "/schemas/",  # views of every preset
    "/load/",  # crowds, and kill -9
    "/nodes/",  # several servers on one PostgreSQL
    "/test_hanging_over_http.py",  # seconds without an answer
    "/test_build.py",  # the C compiler
    "/test_twins.py",  # the interpreted engine
    "/test_bench.py",
    "/cli/test_play.py",  # a process for each match
    "/cli/test_print.py",  # every game in every language
    "/test_old_house.py::test_every_unfinished",
    "/test_games.py::test_walks_meet",  # as many matches as it takes
    "/test_live_tables.py",  # whole matches at tables of every game
    "/test_pauses.py",  # likewise
    "/fair/test_proof.py",  # likewise
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
    "/tables/test_undo.py",  # houses that are closed and opened again, here and below
    "/tables/test_restart.py",
    "/tables/test_turn.py",
    "/tables/test_newcomers.py",
    "/tables/test_chairs.py",
    "/bots/test_levels.py::test_a_pro_beats_clubs",  # whole matches of a bot that searches
    "/bots/test_search.py::test_it_beats_a_random_bot",  # as many matches as it takes
)


def at_night() -> bool:
    """Whether this is the long run."""
    return os.environ.get("PADDOCK_LONG", "") == "1"


def first_by_day(values: Sequence[object], count: int) -> list[object]:
    """Parameters of a test: the first ones by day, all of them at night."""
    late = [pytest.param(value, marks=pytest.mark.long) for value in values[count:]]
    return [*values[:count], *late]


def size(name: str, usual: int, night: int) -> int:
    """How much of something: `PADDOCK_<name>` if it is set, else what the run has time for."""
    return int(os.environ.get(f"PADDOCK_{name}", night if at_night() else usual))


def has_nothing_quick(address: str, is_folder: bool) -> bool:
    """Whether all tests of a folder or file are left out of the quick run."""
    whole = [one for one in SLOW_TESTS if one.endswith(("/", ".py"))]
    return any(one in (f"{address}/" if is_folder else address) for one in whole)


def tier_of(address: str, parameters: dict[str, object]) -> str:
    """The tier of a test, by its address and by what it is given."""
    tiers = {getattr(one, "tier", QUICK) for one in parameters.values()}
    if LONG in tiers:
        return LONG
    slow = SLOW in tiers or any(one in address for one in SLOW_TESTS)
    return SLOW if slow else QUICK


# What a test costs, roughly, in seconds of a processor.
COSTS = {"browser": 3.0, SLOW: 0.4, QUICK: 0.05}


def cost_of(marks: Iterable[str]) -> float:
    return max(COSTS.get(mark, COSTS[QUICK]) for mark in [QUICK, *marks])


def in_even_shares(tests: Sequence[tuple[str, float]], workers: int) -> list[int]:
    """An order of tests (file and cost of each, files together) for workers that each begin with a
    run of it and take over the ends of others' runs later: each has about as much to do, and the
    dear tests first. Without that, the last minutes of a run wait for a few of them. The tests of a
    file stay together, since they share fixtures."""
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
