"""What must be true at every ply of every match, for our games and for any other.

    from paddock.invariants import keep, tables_of

    @pytest.mark.parametrize("table", tables_of(TITLE), ids=str)
    def test_every_invariant_holds(table):
        keep(table)

`keep` walks whole random matches at one table and checks every invariant on the way; it raises
`Broken` with the invariant, the ply and the position.
"""

from __future__ import annotations

from paddock.invariants.keep import Broken, keep
from paddock.invariants.tables import WalkedTable, tables_of
from paddock.invariants.walk import Walk, unmet

__all__ = ["Broken", "Walk", "WalkedTable", "keep", "tables_of", "unmet"]
