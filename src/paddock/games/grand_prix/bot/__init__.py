"""The bots of the Grand Prix: the club player, and the policy for searches."""
