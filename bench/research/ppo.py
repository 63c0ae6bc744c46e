"""`python -m bench.research.ppo [--game druidenwalzer] [--minutes 5] [--keep FILE] [--curve FILE]`: masked PPO by
self-play on a batch of tables, in JAX with optax; on the way and at the end the learner plays against random seats, a
greedy bot and a squire. All that counts as time. `--keep` writes the net and all else that learning needs to a file of
numpy after each examination, and a later call goes on from there; `--curve` writes what the examinations found. Never
part of the tests.

    pip install jax optax
    PYTHONPATH=build/compiled python -m bench.research.ppo"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from bench.research.curve import RIVALS, Curve, Point, is_due
from tafelrunde.core.dealer import FastDealer
from tafelrunde.research.table import game_of
from tafelrunde.research.vector import VectorTables

HIDDEN = 128
GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, PARTS, RATE = 0.997, 0.95, 0.2, 0.01, 3, 4, 3e-4
FORBIDDEN = -1e9
FINAL = 4
"""How many times as many matches the last examination has."""


class Batch(NamedTuple):
    """Decisions for one update: what was seen, allowed and done, and how it turned out."""

    seen: Any
    mask: Any
    action: Any
    logarithm: Any
    advantage: Any
    worth: Any


def network(key: Any, width: int, actions: int) -> list[dict[str, Any]]:
    """Two hidden layers with a policy and a value on top."""
    sizes = [(width, HIDDEN, 1.4), (HIDDEN, HIDDEN, 1.4), (HIDDEN, actions, 0.01), (HIDDEN, 1, 1.0)]
    keys = jax.random.split(key, len(sizes))
    orthogonal = jax.nn.initializers.orthogonal
    return [
        {"w": orthogonal(gain)(each, (rows, columns)), "b": jnp.zeros(columns)}
        for each, (rows, columns, gain) in zip(keys, sizes, strict=True)
    ]


def forward(net: list[dict[str, Any]], seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of the odds of all actions, and the worth of the position for the seat that sees it."""
    inner = jnp.minimum(seen.astype(jnp.float32), 32.0) / 4.0
    for layer in net[:2]:
        inner = jax.nn.relu(inner @ layer["w"] + layer["b"])
    logits = jnp.where(mask > 0, inner @ net[2]["w"] + net[2]["b"], FORBIDDEN)
    return jax.nn.log_softmax(logits), jnp.tanh(inner @ net[3]["w"] + net[3]["b"])[..., 0]


@partial(jax.jit)
def choose(net: Any, seen: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    odds, worth = forward(net, seen, mask)
    action = jax.random.categorical(key, odds)
    return action, jnp.take_along_axis(odds, action[:, None], 1)[:, 0], worth


def loss(net: Any, batch: Batch) -> Any:
    odds, worth = forward(net, batch.seen, batch.mask)
    ratio = jnp.exp(jnp.take_along_axis(odds, batch.action[:, None], 1)[:, 0] - batch.logarithm)
    gain = jnp.minimum(ratio * batch.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.advantage)
    entropy = -jnp.sum(jnp.exp(odds) * jnp.where(batch.mask > 0, odds, 0.0), axis=-1)
    return -gain.mean() + 0.5 * jnp.square(worth - batch.worth).mean() - ENTROPY * entropy.mean()


def updater(optimiser: Any) -> Callable[[Any, Any, Batch], tuple[Any, Any]]:
    def update(net: Any, memory: Any, batch: Batch) -> tuple[Any, Any]:
        changes, memory = optimiser.update(jax.grad(loss)(net, batch), memory, net)
        return optax.apply_updates(net, changes), memory

    updated: Callable[[Any, Any, Batch], tuple[Any, Any]] = jax.jit(update)
    return updated


class Rollout:
    """What happened at all tables for some steps, and how good it was for the seat that decided. A seat's next value is
    that of its own next decision, so each seat's decisions are followed on their own."""

    def __init__(self, tables: VectorTables, steps: int) -> None:
        count, box = tables.tables, tables.box
        self.tables = tables
        self.steps = steps
        self.seen = np.zeros((steps, count, box.width), np.uint8)
        self.mask = np.zeros((steps, count, box.actions), np.int8)
        self.action = np.zeros((steps, count), np.int32)
        self.logarithm = np.zeros((steps, count), np.float32)
        self.worth = np.zeros((steps, count), np.float32)
        self.seat = np.zeros((steps, count), np.int32)
        self.reward = np.zeros((steps, count, box.seats), np.float32)
        self.ended = np.zeros((steps, count), np.uint8)

    def fill(self, net: Any, key: Any) -> Any:
        tables = self.tables
        for step in range(self.steps):
            key, drawn = jax.random.split(key)
            self.seen[step], self.mask[step], self.seat[step] = tables.observations, tables.masks, tables.to_act
            action, logarithm, worth = choose(net, tables.observations, tables.masks, drawn)
            self.action[step], self.logarithm[step], self.worth[step] = action, logarithm, worth
            tables.step(self.action[step])
            self.reward[step], self.ended[step] = tables.rewards, tables.ended
        return key

    def batch(self) -> Batch:
        """Advantages by GAE for each seat of each table; what came before the first decision after the end of the
        rollout counts as it was judged."""
        steps, count, seats = self.reward.shape
        advantage = np.zeros((steps, count), np.float32)
        following = np.zeros((count, seats), np.float32)  # the worth of each seat's next decision
        gathered = np.zeros((count, seats), np.float32)
        got = np.zeros((count, seats), np.float32)  # since each seat's next decision, counted backwards
        known = np.zeros((count, seats), bool)
        rows = np.arange(count)
        for step in reversed(range(steps)):
            over = self.ended[step].astype(bool)
            following[over], gathered[over], known[over] = 0.0, 0.0, True
            got[over] = self.reward[step][over]
            seat = self.seat[step]
            change = np.where(
                known[rows, seat],
                got[rows, seat]
                + GAMMA * following[rows, seat]
                - self.worth[step]
                + GAMMA * LAMBDA * gathered[rows, seat],
                0.0,
            )
            advantage[step] = change
            following[rows, seat], gathered[rows, seat] = self.worth[step], change
            got[rows, seat], known[rows, seat] = 0.0, True
        worth = advantage + self.worth
        flat = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        parts = (self.seen, self.mask, self.action, self.logarithm, flat, worth)
        return Batch(*[part.reshape(steps * count, *part.shape[2:]) for part in parts])


def against(level: str, net: Any, key: str, matches: int, seed: int) -> float:
    """The mean reward of the learner in the last seat, every other seat being a bot of this level."""
    seats = min(game_of(key, {}).seats)
    probe = VectorTables(key, min(matches, 64), seats, seed, players=[level] * (seats - 1) + ["self"])
    total, count, drawn = 0.0, 0, jax.random.PRNGKey(seed)
    while count < matches:
        drawn, use = jax.random.split(drawn)
        probe.step(np.asarray(choose(net, probe.observations, probe.masks, use)[0]))
        over = probe.ended.astype(bool)
        total += float(probe.rewards[over, seats - 1].sum())
        count += int(over.sum())
    return total / count


class Learner:
    """The net and all else that learning goes on from."""

    def __init__(self, key: str, count: int, steps: int, seed: int) -> None:
        self.key = key
        self.tables = VectorTables(key, count, seed=seed)
        self.chance = jax.random.PRNGKey(seed)
        self.net = network(self.chance, self.tables.box.width, self.tables.box.actions)
        optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE, eps=1e-5))
        self.memory, self.update = optimiser.init(self.net), updater(optimiser)
        self.rollout, self.shuffler = Rollout(self.tables, steps), np.random.default_rng(seed)
        self.done, self.seconds, self.cpu = 0, 0.0, 0.0
        player = FastDealer(seed)
        for _ in range(player.pick(50) + 50):  # tables that do not all begin at the same time
            self.tables.step(self.tables.random_actions(player))

    def learn(self) -> None:
        """Play some steps at all tables, and learn from them."""
        self.chance = self.rollout.fill(self.net, self.chance)
        batch = self.rollout.batch()
        count = len(batch.action)
        self.done += count
        for _ in range(EPOCHS):
            for part in np.array_split(self.shuffler.permutation(count), PARTS):
                self.net, self.memory = self.update(self.net, self.memory, Batch(*[each[part] for each in batch]))

    def examine(self, times: int) -> Point:
        found = [against(rival, self.net, self.key, times * matches, 98) for rival, matches in RIVALS.items()]
        return Point(
            round(self.seconds / 60, 2), round(self.cpu / 60, 2), self.done, times, [round(each, 3) for each in found]
        )

    def keep(self, path: Path) -> None:
        leaves = jax.tree.leaves((self.net, self.memory, self.chance))
        partly = path.with_suffix(".part.npz")
        np.savez(partly, passed=[self.done, self.seconds, self.cpu], **{f"x{i}": leaf for i, leaf in enumerate(leaves)})
        partly.replace(path)

    def go_on(self, path: Path) -> None:
        """As it was kept; the tables begin new matches."""
        kept = np.load(path)
        tree = jax.tree.structure((self.net, self.memory, self.chance))
        leaves = [jnp.asarray(kept[f"x{number}"]) for number in range(tree.num_leaves)]
        self.net, self.memory, self.chance = jax.tree.unflatten(tree, leaves)
        self.done, self.seconds, self.cpu = int(kept["passed"][0]), *map(float, kept["passed"][1:])


def train(learner: Learner, minutes: float, path: Path | None, curve: Curve) -> None:
    if path is not None and path.exists():
        learner.go_on(path)
    seconds, cpu = monotonic() - learner.seconds, process_time() - learner.cpu
    is_over = False
    while not is_over:
        learner.learn()
        learner.seconds, learner.cpu = monotonic() - seconds, process_time() - cpu
        is_over = learner.seconds >= minutes * 60
        if is_over or is_due(curve.last, learner.seconds / 60):
            print(curve.add(learner.examine(FINAL if is_over else 1)), flush=True)
            if path is not None:
                learner.keep(path)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.research.ppo", description=__doc__)
    parser.add_argument("--game", default="druidenwalzer")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--curve", type=Path)
    asked = parser.parse_args()
    learner = Learner(asked.game, asked.tables, asked.steps, asked.seed)
    train(learner, asked.minutes, asked.keep, Curve(asked.game, asked.curve))


if __name__ == "__main__":
    main()
