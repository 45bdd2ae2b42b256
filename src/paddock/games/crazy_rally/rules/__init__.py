"""Crazy Rally: tune a car, remember the course, drive fourteen cards without leaving the road.

The chapters, in the order in which to read them:

    cards        tuning cards, event cards and track cards, as an edition lists them
    parameters   the cards as tables for the rules, and the options of a table
    moves        every kind of move
    state        cars, hands, stock and course: one position
    course       how the track cards are laid, and who knows them
    phases       the order of play
    rules        what the cards do to a car, and what is refused
    scoring      the end of a leg, and who has won
    events       what players hear of it
    view         what a seat may know
    imagining    what a seat cannot know, dealt anew
    notation     a position as text, and back
    checking     positions that are refused
    title        options, presets, and how a match is set up
"""
