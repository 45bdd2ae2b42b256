"""boardgame.io, which the server of Paddock is compared with: its game, and its simulated
players."""
