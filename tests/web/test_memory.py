"""A server returns memory that it no longer needs to the system."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

GLIBC = platform.libc_ver()[0] == "glibc"

# Free blocks below a used one stay with the process unless the allocator is told to return them.
FREE_AND_GIVE_BACK = """
import os
from paddock.web import memory

def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

memory.bound_arenas()
blocks = [bytearray(60_000) for _ in range(1000)]
kept = blocks[-1]
full = megabytes()
del blocks
freed = megabytes()
memory.give_back()
print(full - freed, full - megabytes())
"""


@pytest.mark.skipif(not GLIBC, reason="other C libraries have no malloc_trim")
def test_free_memory_is_returned_to_the_system() -> None:
    command = [sys.executable, "-c", FREE_AND_GIVE_BACK]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    before, after = map(float, done.stdout.split())
    assert before < 5 < 50 < after
