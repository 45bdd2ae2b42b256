"""The club player of Rally: the road as tables, the turns left from each space, the answers."""
