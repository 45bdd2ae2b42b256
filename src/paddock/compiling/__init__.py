"""The compiled engine: its sources, its cache, how a build is made and how it is imported.

Standard library only, except for `compiler.py`, which runs in its own process. `paddock/build.py`
is the interface for other code.
"""
