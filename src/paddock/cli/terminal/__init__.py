"""Playing and replaying in a terminal or through a pipe."""
