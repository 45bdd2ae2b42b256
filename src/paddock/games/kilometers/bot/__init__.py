"""The bots of 1000 Kilometers: the club player, and the policy for searches."""
