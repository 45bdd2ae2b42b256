"""The rules of Crazy Race; law/en.md has them in words. The chapters in the order of reading:

cards.py        what is in the box, read from an edition
rail.py         the rail: out to the turntable, round, and back
parameters.py   what a table plays by: the numbers of its edition and its options
moves.py        every kind of move
state.py        a position
phases/         the order of play: who is asked what, and what comes next
rules.py        what may not be done, and what a move does
scoring.py      who wins a side, who loses point cards, who wins the race
events.py       what players hear of it
view.py         what a seat may know
imagining.py    filling in what a seat cannot know
notation.py     a position as text
checking.py     which texts are refused
title.py        options, presets, and the game as a whole
"""
