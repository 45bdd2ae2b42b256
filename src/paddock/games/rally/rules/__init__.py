"""The rules of Rally. The law, to which the numbers RY… refer, is in `law/en.md`.

The chapters, in the order in which they are best read:

    cards         what is in the box, as names and numbers
    course        road sections, the calendar, and which courses can be laid
    tables        the printed tables, read from an edition
    parameters    what one table plays by: its edition and its options
    moves         every kind of move
    cars, state   a position
    phases        the order of play
    rules         why a move is refused, and what it does
    scoring       the points of a stage and of a rally
    events        what is reported while a match is played
    view, odds    what a seat may know, and what it can reckon from that
    imagining     what a seat cannot know, drawn anew
    notation      a position as text (`car_notation`: one car of it)
    checking      whether an edition is whole, whether a position can be played on
    title         players, options and presets
"""
