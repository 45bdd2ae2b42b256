"""Measures which level beats which, and by how much: `python -m tests.bots.judge FILE [GAME …]`.

Plays the series that docs/bots.md reports, with seeds that no figure was tuned on, and appends a
line of JSON to FILE for each series. A series that is already in FILE is not played again. The
deals of an unfinished series are stored beside FILE, so the run can be stopped at any time.
`--deals N` and `--seed S` play other deals; `--table` prints the results of FILE as a table.
`--plots FOLDER` draws strength against search budget, one picture for each game that has series of
several budgets (`--pairs pro@500,club pro@2000,club`).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Any

from paddock.arena import Plan, plots, series
from paddock.arena.page import budget_of
from paddock.arena.tally import Interval
from paddock.games import package_of
from paddock.shelf import bot, titles

HELD_OUT = 24_000  # the seed of these series; nothing was tuned with it
DEALS = 400
HANDS = {"kilometers": 1200}  # deals that consist of two hands
PRESETS = {"kilometers": "classic"}
PAIRS = [("pro", "club"), ("club", "rookie"), ("ace", "club")]


def plan_of(game: str, better: str, other: str, seed: int) -> Plan:
    """One of the better bots at a table of the others, at the game's best number of players."""
    players = package_of(game).best_players
    return Plan(game, (better, *[other] * (players - 1)), seed, PRESETS.get(game))


def deals_file(file: Path, plan: Plan) -> Path:
    """The file with the deals of a series."""
    better, other = plan.seats[:2]
    return file.with_name(f"{file.name}.{plan.game}.{better}.{other}.{plan.seed}.jsonl")


def judge(plan: Plan, deals: int, results: Path) -> dict[str, Any]:
    start = process_time()
    tally = series(plan, deals * plan.rotations(), processes=1, results=results)
    better = plan.seats[0]
    share, edge = tally.win_rate(better), tally.edge(better)
    return {
        "game": plan.game,
        "seats": list(plan.seats),
        "preset": plan.preset,
        "seed": plan.seed,
        "deals": tally.deals,
        "matches": tally.matches,
        "share": share.to_dict(),
        "of_fair_share": round(share.value * len(plan.seats), 3),
        "edge": edge.to_dict(),
        "failed": tally.failed,
        "seconds": round(process_time() - start, 1),
    }


def row(found: dict[str, Any]) -> str:
    share, edge = found["share"], found["edge"]
    return (
        f"| {found['game']} | {' '.join(found['seats'])} | {found['deals']} "
        f"| {100 * share['value']:.1f} % ({100 * share['low']:.1f}–{100 * share['high']:.1f}) "
        f"| {found['of_fair_share']:.2f} | {100 * edge['value']:+.1f} % "
        f"({100 * edge['low']:+.1f} to {100 * edge['high']:+.1f}) | {found['seconds']:.0f} |"
    )


HEAD = (
    "| game | seats | deals | share of wins (95 %) | of a fair share "
    "| wins less the others', paired (95 %) | CPU s |\n|---|---|--:|--:|--:|--:|--:|"
)


def draw(done: list[dict[str, Any]], folder: Path) -> None:
    """Plot strength against budget: a point for each searching bot, against the same opponents."""
    for game in dict.fromkeys(one["game"] for one in done):
        points = []
        for one in done:
            name = one["seats"][0]
            budget = budget_of(bot(name, game))
            if one["game"] == game and budget and one["seats"][1] == "club":
                share = {key: 100 * value for key, value in one["share"].items()}
                points.append((name, budget, Interval(**share)))
        if len({budget for _, budget, _ in points}) > 1:
            picture = plots.against_budget(points, "% of matches won")
            (folder / f"budget-{game.replace('_', '-')}.svg").write_text(picture, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--seed", type=int, default=HELD_OUT)
    parser.add_argument("--pairs", nargs="*", default=[f"{a},{b}" for a, b in PAIRS[:2]])
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--plots", type=Path)
    args = parser.parse_args()
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    done = [json.loads(line) for line in lines]
    if args.table:
        print("\n".join([HEAD, *map(row, done)]))
        return
    if args.plots:
        draw(done, args.plots)
        return
    for game in args.games or [title.name for title in titles()]:
        for pair in args.pairs:
            better, other = pair.split(",")
            plan = plan_of(game, better, other, args.seed)
            if any((one["game"], one["seats"]) == (game, list(plan.seats)) for one in done):
                continue
            deals = args.deals or HANDS.get(game, DEALS)
            found = judge(plan, deals, deals_file(args.file, plan))
            done.append(found)
            with args.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
            print(row(found), flush=True)


if __name__ == "__main__":
    main()
