"""Trains a bot for a game by self-play: actor and critic in NumPy, on one core, in minutes.

    python train.py kilometers                             # writes kilometers.npz and its curve
    paddock arena kilometers --seats train:Learner rookie  # measured with paired deals
    paddock serve --bot train:Learner                      # play against it

Many matches are stepped at once (paddock.envs.vector). Half of them are played against the policy
itself and half against a bot. So the policy neither forgets how to beat the bot nor overfits to it.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # the arrays are small: more threads would only wait

import numpy as np
from numpy.typing import NDArray

from paddock.bots.bot import Bot, Question
from paddock.core.actions import Actions
from paddock.core.encoding import Row
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.envs.vector import VectorEnv

HERE = Path(__file__).parent
Floats = NDArray[np.float32]
HIDDEN = 128
FAR = np.float32(-1e9)  # the score of an illegal action


class Policy:
    """A network with two layers. Returns a score for each action, and a prediction of the
    result."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)

        def weights(rows: int, columns: int, size: float) -> Floats:
            drawn = rng.standard_normal((rows, columns)) * size / np.sqrt(rows)
            return drawn.astype(np.float32)

        self.arrays: dict[str, Floats] = {
            "w1": weights(inputs, HIDDEN, 1.4),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": weights(HIDDEN, HIDDEN, 1.4),
            "b2": np.zeros(HIDDEN, np.float32),
            "wa": weights(HIDDEN, actions, 0.1),
            "ba": np.zeros(actions, np.float32),
            "wv": weights(HIDDEN, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        self.moments = {
            name: (np.zeros_like(a), np.zeros_like(a)) for name, a in self.arrays.items()
        }
        self.updates = 0
        self.mean = np.zeros(inputs, np.float32)
        self.spread = np.ones(inputs, np.float32)

    def get_used_to(self, observations: NDArray[np.int32]) -> None:
        """Measure the mean and the spread of the observations, to normalise the inputs."""
        self.mean = observations.mean(0).astype(np.float32)
        self.spread = observations.std(0).astype(np.float32) + np.float32(0.1)

    def look(self, observations: NDArray[np.int32]) -> Floats:
        """Observations as normalised inputs."""
        seen = (observations.astype(np.float32) - self.mean) / self.spread
        inputs: Floats = np.clip(seen, -5, 5)
        return inputs

    def forward(self, x: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats, Floats]:
        """Both hidden layers, the probability of each action, and the value."""
        a = self.arrays
        h1 = np.maximum(x @ a["w1"] + a["b1"], 0)
        h2 = np.maximum(h1 @ a["w2"] + a["b2"], 0)
        scores = np.where(masks, h2 @ a["wa"] + a["ba"], FAR)
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        values = (h2 @ a["wv"] + a["bv"])[:, 0]
        return h1, h2, chances, values

    def learn(
        self, x: Floats, h1: Floats, h2: Floats, dscores: Floats, dvalues: Floats, rate: float
    ) -> None:
        """One gradient step (Adam)."""
        a = self.arrays
        dh2 = (dscores @ a["wa"].T + dvalues[:, None] @ a["wv"].T) * (h2 > 0)
        dh1 = (dh2 @ a["w2"].T) * (h1 > 0)
        grads = {
            "wa": h2.T @ dscores,
            "ba": dscores.sum(0),
            "wv": h2.T @ dvalues[:, None],
            "bv": dvalues.sum(keepdims=True),
            "w2": h1.T @ dh2,
            "b2": dh2.sum(0),
            "w1": x.T @ dh1,
            "b1": dh1.sum(0),
        }
        self.updates += 1
        norm = np.sqrt(sum(float((g * g).sum()) for g in grads.values()))
        for name, grad in grads.items():
            grad = grad * np.float32(min(1.0, 0.5 / (norm + 1e-8)))
            first, second = self.moments[name]
            first += np.float32(0.1) * (grad - first)
            second += np.float32(0.001) * (grad * grad - second)
            m = first / (1 - 0.9**self.updates)
            v = second / (1 - 0.999**self.updates)
            a[name] -= (rate * m / (np.sqrt(v) + 1e-8)).astype(np.float32)


def choose(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Draw an action for each match by its probability."""
    drawn = rng.random((len(chances), 1))
    picked: NDArray[np.int64] = (chances.cumsum(1) > drawn * chances.sum(1, keepdims=True)).argmax(
        1
    )
    return picked


class Actor:
    """A batch of matches, and the data that the policy has collected in it since the last
    update."""

    def __init__(self, game: str, count: int, seed: int, **options: Any) -> None:
        self.batch = VectorEnv(game, count, seed, **options)
        self.rng = np.random.default_rng(seed)

    def play(self, policy: Policy, steps: int, gamma: float, lam: float) -> dict[str, NDArray[Any]]:
        """Play a number of steps in every match and compute the advantage of each action.

        The seats of a match take turns. So the value after a step is the value at the next step of
        the same seat. It is kept for each seat, from the last step back to the first.
        """
        batch, count, players = self.batch, self.batch.count, self.batch.game.players
        kept: list[tuple[Any, ...]] = []
        for _ in range(steps):
            x = policy.look(batch.observations)
            masks, seats = batch.masks.copy(), batch.seats.copy()
            _, _, chances, values = policy.forward(x, masks)
            actions = choose(chances, self.rng)
            batch.step(actions)
            chance = chances[np.arange(count), actions]
            ends = (batch.rewards.astype(np.float32), batch.done.copy())
            kept.append((x, masks, seats, actions, chance, values, *ends))
        rows = np.arange(count)
        x = policy.look(batch.observations)
        last = policy.forward(x, batch.masks)[3]
        # the value at the next step of each seat
        following = np.zeros((count, players), np.float32)
        following[rows, batch.seats] = last
        known = np.zeros((count, players), bool)
        known[rows, batch.seats] = True
        gained = np.zeros((count, players), np.float32)  # the advantage at that step
        paid = np.zeros((count, players), np.float32)  # rewards since that step
        found: list[tuple[NDArray[Any], ...]] = []
        for x, masks, seats, actions, chance, values, rewards, done in reversed(kept):
            over = done[:, None]
            following, gained = np.where(over, 0, following), np.where(over, 0, gained)
            paid = np.where(over, rewards, paid)
            known = known | over
            delta = paid[rows, seats] + gamma * following[rows, seats] - values
            advantage = (delta + gamma * lam * gained[rows, seats]) * known[rows, seats]
            found.append(
                (x, masks, actions, chance, advantage, advantage + values, known[rows, seats])
            )
            gained[rows, seats], following[rows, seats] = advantage, values
            paid[rows, seats], known[rows, seats] = 0, True
        names = ("x", "masks", "actions", "chance", "advantage", "target", "known")
        return {
            name: np.concatenate(part)
            for name, part in zip(names, zip(*found, strict=True), strict=True)
        }


def improve(
    policy: Policy,
    seen: dict[str, NDArray[Any]],
    rate: float,
    rng: np.random.Generator,
    epochs: int = 2,
) -> None:
    """Update the policy by proximal policy optimisation."""
    use = np.flatnonzero(seen["known"])
    advantage = seen["advantage"].astype(np.float32)
    advantage = (advantage - advantage[use].mean()) / (advantage[use].std() + 1e-6)
    for _ in range(epochs):
        rng.shuffle(use)
        for part in np.array_split(use, max(1, len(use) // 2048)):
            x, masks, actions = seen["x"][part], seen["masks"][part], seen["actions"][part]
            h1, h2, chances, values = policy.forward(x, masks)
            rows = np.arange(len(part))
            ratio = chances[rows, actions] / seen["chance"][part]
            gain = advantage[part]
            clipped = ((ratio > 1.2) & (gain > 0)) | ((ratio < 0.8) & (gain < 0))
            push = np.where(clipped, 0, -gain * ratio)[:, None]
            dscores = -push * chances
            dscores[rows, actions] += push[:, 0]
            logs = np.log(chances + 1e-9)
            entropy = -(chances * logs).sum(1, keepdims=True)
            dscores += 0.01 * chances * (logs + entropy) * masks
            dvalues = 0.5 * (values - seen["target"][part])
            size = np.float32(1 / len(part))
            policy.learn(
                x,
                h1,
                h2,
                dscores.astype(np.float32) * size,
                dvalues.astype(np.float32) * size,
                rate,
            )


def warm_up(policy: Policy, actor: Actor, steps: int = 200) -> None:
    """Play at random first, to measure the observations."""
    seen = []
    for _ in range(steps):
        actor.batch.step(actor.batch.sample())
        seen.append(actor.batch.observations[::8].copy())
    policy.get_used_to(np.concatenate(seen))


def win_rate(policy: Policy, game: str, opponent: str, matches: int = 512, seed: int = 99) -> float:
    """The share of matches won against a bot; a draw counts as half a win. A quick estimate during
    training."""
    actor = Actor(game, 128, seed, opponents=opponent)
    total, won = 0, 0.0
    while total < matches:
        x = policy.look(actor.batch.observations)
        chances = policy.forward(x, actor.batch.masks)[2]
        actor.batch.step(chances.argmax(1))
        ended = actor.batch.rewards[actor.batch.done, 0]
        total += len(ended)
        won += float(((ended + 1) / 2).sum())
    return won / total


def train(
    game: str, steps: int, opponent: str, seed: int = 1, every: int = 25
) -> tuple[Policy, list[dict[str, float]]]:
    """Train a policy. Also returns its results during training."""
    actors = [Actor(game, 128, seed), Actor(game, 128, seed + 1, opponents=opponent)]
    rng = np.random.default_rng(seed)
    policy = Policy(actors[0].batch.layout.size, len(actors[0].batch.game.moves), seed)
    warm_up(policy, actors[0])
    curve: list[dict[str, float]] = []
    began, done, rounds = time.process_time(), 0, 0
    while done < steps:
        rate = 1e-3 * (1 - done / steps) + 5e-5
        parts = [actor.play(policy, 64, 1.0, 0.95) for actor in actors]
        seen = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        improve(policy, seen, rate, rng)
        done += len(seen["x"])
        if rounds % every == 0 or done >= steps:
            won = win_rate(policy, game, opponent)
            point = {"steps": done, "seconds": round(time.process_time() - began, 1), "won": won}
            curve.append(point)
            print(json.dumps(point), flush=True)
        rounds += 1
    return policy, curve


class Learner(Bot):
    """The trained policy as a bot: `Learner("name")` reads <game>.npz beside this file."""

    def __init__(self, name: str = "learner", folder: Path = HERE) -> None:
        super().__init__(name)
        self.folder = folder
        self.known: dict[str, tuple[Policy, Row, Actions]] = {}

    def answer(self, question: Question, rng: Rng) -> Move:
        """The best move by the policy. It depends only on the observation, so it uses nothing that
        the seat may not know."""
        state = question.imagine(rng)
        if state.game.name not in self.known:
            self.known[state.game.name] = self._load(state.game)
        policy, row, actions = self.known[state.game.name]
        row.begin(0)
        state.encode(question.seat, row)
        x = policy.look(np.frombuffer(row.cells, np.int32)[None])
        mask = np.zeros((1, len(state.game.moves)), bool)
        for move in question.legal:
            mask[0, actions.action(question.seat, move)] = True
        action = int(policy.forward(x, mask)[2].argmax())
        chosen = actions.move(question.seat, action)
        return next(move for move in question.legal if move.text == chosen.text)

    def _load(self, game: Any) -> tuple[Policy, Row, Actions]:
        layout = game.layout()
        policy = Policy(layout.size, len(game.moves))
        with np.load(self.folder / f"{game.name}.npz") as kept:
            policy.arrays = {name: kept[name].astype(np.float32) for name in policy.arrays}
            policy.mean, policy.spread = kept["mean"], kept["spread"]
        return policy, Row(layout.size), Actions(game)


def save(policy: Policy, path: Path) -> None:
    """Store a policy with half precision, which is enough to play."""
    arrays: dict[str, Any] = {name: one.astype(np.float16) for name, one in policy.arrays.items()}
    np.savez_compressed(path, mean=policy.mean, spread=policy.spread, **arrays)


def main() -> None:
    """Train; store the policy and its learning curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="kilometers")
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--opponent", default="rookie")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=HERE)
    args = parser.parse_args()
    policy, curve = train(args.game, args.steps, args.opponent, args.seed)
    save(policy, args.folder / f"{args.game}.npz")
    (args.folder / f"{args.game}.curve.json").write_text(json.dumps(curve, indent=1) + "\n")


if __name__ == "__main__":
    main()
