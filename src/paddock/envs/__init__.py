"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, TextArena.

Each is a module of its own and needs its library: `pip install paddock[envs]` for PettingZoo,
Gymnasium and NumPy, `paddock[openspiel]`, `paddock[textarena]`. Observations and actions are the
same in all of them: see paddock.core.encoding, paddock.core.actions and docs/learning.md.
"""
