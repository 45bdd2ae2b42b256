"""Plots the stored results of benchmarks: `python -m benchmarks.history`.

Each line of the file is one run of `benchmarks.peers --append` (decisions per second of each
contestant) or of `paddock bench --append` (random plies per second of each game).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LINES, PLOT = HERE / "history.jsonl", HERE / "history.svg"


def read(path: Path = LINES) -> list[dict[str, Any]]:
    """All runs, the oldest first."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def speeds(run: dict[str, Any]) -> dict[str, float]:
    """The speeds that one run measured, by name."""
    found: dict[str, float] = dict(run.get("decisions_per_second", {}))
    for game, seatings in run.get("games", {}).items():
        for players, measures in seatings.items():
            for build in run["builds"]:
                figure = measures["match"][build]["plies_per_second"]["best"]
                found[f"bench: {game}, {players} players, {build}"] = figure
    return found


def plot(runs: list[dict[str, Any]], path: Path = PLOT) -> None:
    """Draw the decisions per second of each contestant over the runs."""
    import matplotlib

    matplotlib.use("svg")
    # makes the SVG reproducible: the same figures give the same file
    matplotlib.rcParams["svg.hashsalt"] = "paddock"
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5))
    known = [speeds(run) for run in runs]
    for name in sorted({name for one in known for name in one}):
        points = [(n, one[name]) for n, one in enumerate(known) if name in one]
        style = "-" if name.startswith(("paddock", "bench")) else "--"
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
