"""The weights of the club player of 1000 Kilometers."""

from __future__ import annotations


class Beliefs:
    """Weights in points, tuned by playing the club against itself."""

    def __init__(self) -> None:
        # Driving
        self.km = 0.6  # a kilometre laid
        self.turn = 40.0  # a turn less to the target
        self.finish = 600.0  # ending the rally as its winner
        self.first_200 = 50.0  # what the first 200 costs: K39, if this side wins at all
        # Getting on
        self.roll = 120.0  # Green, when it sets the car rolling
        self.mend = 90.0  # a remedy, after which Green is still needed
        self.end_limit = 60.0
        # Attacks
        self.attack = 115.0  # one that takes two cards to get away from
        self.stop = 100.0
        self.limit = 65.0
        self.behind = 0.1  # more against a leader, per km that it is ahead
        self.scarce = 40.0  # more when hardly any remedy is left
        self.deadly = 250.0  # more when the victim may finish next turn
        self.shut_out = 120.0  # more when the victim has not laid anything yet
        self.caught = 500.0  # what a lightning reaction costs the attacker
        # Trumps
        self.react = 300.0  # a lightning reaction of one's own
        self.attacked = 0.4  # how likely an attack in an opponent's hand comes this way
        self.tempo = 75.0  # a trump on the table: another card, and immunity
        self.extend = 6.0  # turns: so near must the end of an extension be
        # What a card is worth in the hand
        self.hold_fit = 110.0  # the distance that reaches the target
        self.hold_distance = 10.0  # any other, and so much per km:
        self.hold_km = 0.5
        self.hold_200 = 40.0  # less for a first 200
        self.hold_slow = 20.0  # more for what a speed limit lets through
        self.hold_copy = 5.0  # less for each further card of a kind
        self.hold_attack = 110.0
        self.hold_limit = 53.0
        self.hold_needed = 95.0  # the remedy that is needed now
        self.hold_remedy = 40.0  # one that may be, and so much per attack that is left:
        self.hold_per_attack = 8.0
        self.hold_shielded = 2.0  # one whose trump is in the hand too
        self.hold_green_now = 100.0
        self.hold_green = 60.0
        self.hold_second_green = 30.0
