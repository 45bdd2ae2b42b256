"""Rewrites every count, or with `count` only prints them: see counts.py."""

import sys

from tests.perft.counts import files, read_counts, rewrite

if sys.argv[1:] not in ([], ["count"]):
    sys.exit("python -m tests.perft [count]")
for file in files():
    if not sys.argv[1:]:
        rewrite(file)
    for count in read_counts(file):
        print(file.parent.name, count.table, count.depth, count.count())
