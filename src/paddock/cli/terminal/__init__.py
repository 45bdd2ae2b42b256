"""Playing and looking back in a terminal, or through a pipe."""
