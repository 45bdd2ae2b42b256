"""An attacker who uses all attacks at once cannot lock out others, and the memory stays level.

Response times under attack are measured by `paddock bench serve --hostile`, on a quiet machine.
"""

from __future__ import annotations

import sys

import pytest

from paddock.web import bench_hostile

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="the attacker has an address of its own"),
]


def test_an_attacker_cannot_lock_out_others() -> None:
    report = bench_hostile.measure(6.0)
    for kind in bench_hostile.KINDS:
        assert report[kind]["answered"] > 0
        assert report[kind]["refused"] == 0
        assert report[f"newcomer_{kind}"]["refused"] == 0
    answers = report["attacker_was_answered"]
    assert "endless header kept" not in answers
    refused = ("429", "431", "400", "403")
    assert all(any(what.endswith(one) for what in answers) for one in refused)
    memory = report["memory_mb"]
    assert memory["hostile_3"] < memory["hostile_1"] * 1.25
