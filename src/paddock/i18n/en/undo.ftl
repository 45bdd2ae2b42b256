# Going back to an earlier decision.

event-undone =
    { $seat_is ->
        [you] You go back to an earlier decision. What you had not seen then is dealt anew.
       *[one] { $seat } goes back to an earlier decision. What had not been seen then is dealt anew.
    }
undo = Undo
undo-help = Back to one of your decisions. Whatever you had not seen then is dealt anew, the log keeps both lines, and the match counts for no record.
undo-to = Back to
undo-go = Go back
undo-why-people = Somebody who has seen a hand of this match does not sit here, so nobody can agree for them.
undo-why-nothing = You have not decided anything yet.
undo-why-over = The match is over. In the replay you can play on from any moment.
undo-why-stop = First go on to the next part.
undo-why-old = This table is older than the seals of luck, so nothing could be dealt anew in a fair way.
undo-why-not-started = The match has not begun.
web-error-no-undo = That cannot be undone.
fair-undone = { $count ->
    [one] Once somebody went back to an earlier decision; what had not been seen was dealt anew, and that is proven too. The match counts for no record.
   *[other] { $count } times somebody went back to an earlier decision; what had not been seen was dealt anew, and that is proven too. The match counts for no record.
 }
undo-ask = Ask the others
undo-ask-help = If all agree, the match goes back to one of your decisions. What was seen stays seen, hands stay as they are, new cards come, and the match counts for no record.
undo-wish = { $name } would like to go back to an earlier decision.
undo-wish-mine = You have asked to go back to: { $move }
undo-agree = Agree
undo-refuse = No
undo-refused = { $name } does not agree. You can ask again a little later.
web-error-undo-refused = The others have just said no. Ask again a little later.
