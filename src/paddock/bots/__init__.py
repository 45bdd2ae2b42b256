"""Bots for any game: the question a bot is asked, and the bots that work for every game. A game
adds its own in its folder.
"""
