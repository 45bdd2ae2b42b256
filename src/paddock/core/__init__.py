"""The engine: moves, phases, positions, views, luck, logs and editions. It knows no particular
game, clock or file.
"""
