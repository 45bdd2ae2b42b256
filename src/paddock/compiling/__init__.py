"""The compiled engine: what it is made from, where builds lie, how one is made and imported.

Standard library only, but for `compiler.py`, which runs in a process of its own. `paddock/build.py`
is the way in from outside.
"""
