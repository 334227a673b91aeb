"""Pgx, to measure batches against: games as programs of JAX, here on the processor.

Sparrow mahjong is its game with hidden hands for more than two; a step writes what is seen and
which actions are legal, and begins the next match where one has ended.
"""

from __future__ import annotations

from typing import Any

from .tables import TABLES

GAME = "sparrow_mahjong"
STEPS = 32
"""In one program, so that its call costs next to nothing."""


class Sparrows:
    """Random sparrow mahjong at many tables; raises `ImportError` where Pgx is missing."""

    def __init__(self) -> None:
        import jax
        import pgx
        from pgx.experimental import auto_reset

        jax.config.update("jax_platforms", "cpu")
        env = pgx.make(GAME)
        begin = jax.vmap(env.init)
        step = jax.vmap(auto_reset(env.step, env.init))

        def go_on(carried: Any, _: None) -> tuple[Any, None]:
            states, key = carried
            key, draw, deal = jax.random.split(key, 3)
            odds = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(draw, odds)
            return (step(states, actions, jax.random.split(deal, TABLES)), key), None

        self.jax = jax
        self.run = jax.jit(lambda carried: jax.lax.scan(go_on, carried, None, length=STEPS)[0])
        key = jax.random.PRNGKey(1)
        self.carried = (begin(jax.random.split(key, TABLES)), key)

    def step(self, times: int) -> int:
        """Steps of all tables; returns how many in all."""
        for _ in range(times):
            self.carried = self.run(self.carried)
        self.jax.block_until_ready(self.carried)
        return TABLES * STEPS * times

    @property
    def bytes(self) -> int:
        """What is kept for a table."""
        leaves = self.jax.tree.leaves(self.carried[0])
        return int(sum(leaf.nbytes for leaf in leaves)) // TABLES
