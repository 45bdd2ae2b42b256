"""Why the engine runs interpreted: the last result of `activate` or `ensure`."""

_why = "not asked for"


def why_not() -> str:
    """Why the last `activate` or `ensure` found no build; empty if it found one."""
    return _why


def no(reason: str) -> bool:
    """Note that the sources run interpreted, and why."""
    global _why
    _why = reason
    return False


def yes() -> bool:
    """Note that a build is used."""
    return not no("")
