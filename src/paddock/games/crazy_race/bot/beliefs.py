"""The weights of the club player of Crazy Race."""

from __future__ import annotations


class Beliefs:
    """Weights in points unless noted otherwise, tuned by playing the club against itself."""

    def __init__(self) -> None:
        self.pace = 0.6  # spaces that a locomotive moves in a stage, on the average
        self.trust = 0.7  # what a card that is still to be reached is worth of one in the hand
        self.deny = 0.25  # an opponent's gain that does not come about
        self.pip = 0.20  # one pip of a driver card, if cards last as they should
        self.card = 0.10  # a card by itself, likewise
        self.plenty = 0.1  # how much less both are when there are chances for all cards
        self.hope = 0.0  # what a card must gain to be laid
        self.join = 0.22  # how likely an opponent still lays at a side, for each chance left
        self.keen = 0.30  # more so where it gains most
        self.noise = 0.08  # how far its estimates stray, so that nobody can predict it
        self.bluff = 5  # times in a hundred: a low card at a side that somebody else wants
        self.leader = 0.4  # more for robbing whoever leads
