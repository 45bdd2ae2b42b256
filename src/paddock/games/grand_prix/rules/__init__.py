"""The rules of the Grand Prix. Read them in this order, with law/en.md beside them:

cards        the cars and the cards             refusals    why a move may be refused
track        the cells, and ways along them     auction     GP5–GP10: bidding, buying
field        where all cars stand               reach       GP12, GP15–GP17: where a car can end
parameters   what a table plays by              rules       GP2, GP3, GP11–GP18: the race
moves        every kind of move                 swaps       GP13: swap cards in force
state        one position                       scoring     GP4, GP20: prizes, the next dealer
phases       the order of play                  events      what is reported

view, encoding, imagining: what a seat knows, in words and as numbers, and what it can suppose;
notation, checking: positions and editions as text; title: options, presets and how a match begins.
"""
