"""The club player: a sensible heuristic for each game, that sees what a person sees."""
