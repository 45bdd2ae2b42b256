"""Events: what happened, and which seats may know it."""

from __future__ import annotations


class Event:
    """Something that happened, with its audience as a set of seats; bit 0 stands for spectators."""

    def __init__(self, code: str, args: dict[str, int | str], audience: int) -> None:
        self.code = code
        self.args = args
        self.audience = audience

    def heard_by(self, seat: int) -> bool:
        """Whether that seat may know it; a negative seat is a spectator."""
        return self.audience >> (seat + 1 if seat >= 0 else 0) & 1 == 1

    def __repr__(self) -> str:
        return f"<{self.code} {self.args}>"
