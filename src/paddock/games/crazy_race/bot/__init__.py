"""The bots of Crazy Race: the club player, and the policy for searches."""
