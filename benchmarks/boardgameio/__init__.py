"""boardgame.io, a peer of the server of Paddock: the game it serves, and players for it."""
