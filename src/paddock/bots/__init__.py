"""Bots for any game: what one is asked, and what it is. A game brings its own in its folder."""
