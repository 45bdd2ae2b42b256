"""Why the engine runs interpreted: the last thing that `activate` or `ensure` found."""

_why = "not asked for"


def why_not() -> str:
    """Why the last `activate` or `ensure` ended interpreted; empty when it did not."""
    return _why


def no(reason: str) -> bool:
    """The sources run interpreted, and why."""
    global _why
    _why = reason
    return False


def yes() -> bool:
    """There is a build, and it is used."""
    return not no("")
