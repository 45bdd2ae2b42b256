"""1000 Kilometers: lay distance cards until the target is reached, and stop the others.

The chapters, in the order in which to read them:

    cards        the 19 kinds of card, and which answers which
    parameters   the deck and the options of a table
    moves        every kind of move
    state        tableaux, hands and stock: one position
    phases       the order of play
    rules        what may be laid where, why not, and what it does
    scoring      the score of a rally
    events       what players hear of it
    view         what a seat may know
    notation     a position as text, and back
    checking     editions and positions that are refused
    title        options, presets, and how a match is set up
"""
