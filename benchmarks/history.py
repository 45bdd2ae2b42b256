"""Plots what `benchmarks.peers --append` has written: `python -m benchmarks.history`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LINES, PLOT = HERE / "history.jsonl", HERE / "history.svg"


def read(path: Path = LINES) -> list[dict[str, Any]]:
    """Every run, the oldest first."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def plot(runs: list[dict[str, Any]], path: Path = PLOT) -> None:
    """Decisions a second of each contestant, run by run."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "paddock"  # equal figures are equal files
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5))
    names = sorted({name for run in runs for name in run["decisions_per_second"]})
    for name in names:
        points = [
            (n, run["decisions_per_second"][name])
            for n, run in enumerate(runs)
            if name in run["decisions_per_second"]
        ]
        style = "-" if name.startswith("paddock") else "--"
        axes.plot([n for n, _ in points], [y for _, y in points], style, marker="o", label=name)
    axes.set_yscale("log")
    axes.set_ylabel("decisions a CPU second")
    axes.set_xticks(range(len(runs)), [run["at"][:10] for run in runs], rotation=30)
    axes.legend(fontsize="x-small")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    plot(read())
    print(PLOT)
