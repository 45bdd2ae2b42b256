"""The club player of Crazy Rally: what it remembers, how it plans, what it does."""
