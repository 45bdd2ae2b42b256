"""Rewrites the golden logs: see logs.py."""

import sys

from tests.golden.logs import rewrite

if sys.argv[1:] not in ([], ["find"]):
    sys.exit("python -m tests.golden [find]")
for name in rewrite(find=sys.argv[1:] == ["find"]):
    print(name)
