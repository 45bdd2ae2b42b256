fair-title = Fair luck
fair-promise = The table has sealed its luck before the start: every card and every die follows from a secret that is shown when the match is over. This is the seal, and it fits no other secret:
fair-word = Your word for the luck
    .help = If you like, add a word. It is mixed into the luck, so that nobody, not even this server, could have chosen the cards.
fair-words = Words of the players: { $words }
fair-secret = The secret:
fair-proven = { $draws ->
    [0] Fair: the secret is the one that was sealed before the start. There was no luck to check.
    [one] Fair: the one card or die is the one that was sealed before the start.
   *[other] Fair: all { $draws } cards and dice are the ones that were sealed before the start.
 }
fair-prefix = { $count ->
    [one] The first line comes from another match; the seal does not cover it.
   *[other] The first { $count } lines come from another match; the seal does not cover them.
 }
fair-not-promised = This match has no seal, so its luck cannot be checked: it is older than the seals, or it was not played at a table.
fair-not-shown = The match is not over: its secret is still sealed.
fair-other-secret = Not proven: the secret does not fit the seal. Somebody has changed one of them.
fair-other-luck = Not proven: line { $ply } says “{ $given }”, but the sealed luck gives “{ $due }”. Somebody has changed the log.
fair-unreadable = Not proven: line { $ply }, “{ $given }”, is not possible there. Somebody has changed the log.
fair-other-deal = Not proven: in line { $ply } somebody went back to an earlier decision, but what was dealt anew there is not what the sealed luck gives. Somebody has changed the log.
fair-undo = going back to an earlier decision
fair-check = Check it yourself with the log that you can download:
