# Matches that were played with the printed game.

typed-title = Enter a printed match
typed-help = Played with the box on the table? Enter the match move by move, cards and dice too: then it can be watched again and analysed.
typed-names = Players, one on a line, in the order of their seats
typed-seat = My seat is number
typed-begin = Begin
typed-next = Next: { $who }
typed-luck = the deck or the dice
typed-enter = Enter
typed-erase = Erase the last entry
typed-count = { $count ->
    [one] One entry so far
   *[other] { $count } entries so far
 }
casual-typed = This match was typed in. It counts for no record.
undo-why-typed = Matches that are typed in are corrected where they are entered.
typed-move = Move
typed-which = Which game?
