"""How fast the games are beside others, measured in one run."""
