# What all games share. A person in a sentence comes with a second variable that says how to speak
# of them: $seat_is and the like are
#   you     the reader
#   ours    the reader's team
#   one     one other player (also the form when nobody reads along)
#   team    several other players
#   nobody  no one

## Languages, as they call themselves

language = English

## Why a move is refused

refusal-not-your-turn = It is not your turn.
refusal-no-such-choice = That is not a choice you have at this moment.

## Values of options

word-on = on
word-off = off

## Levels of bots

bot-random = plays anything at all
bot-club = plays like a good club member
bot-expert = thinks ahead

## A match

no-name = Player { $number }
to-somebody = { $name } ({ $rule })
match-heading = { $game } · { $players } players · { $preset }
score-rally = Rally { $race }
score-rally-total = Together
score-match-total = Match so far
score-match = Final score
card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## At the terminal

ui-welcome = Type ? for help, q to leave.
ui-bot = { $name }: { $level } bot
ui-waits = { $names } to move
ui-since = Since your last move
ui-hand = Your hand
ui-keys-cards = number: play it · d number: discard it · ?: help · q: quit
ui-keys-plain = number: choose it · ?: help · q: quit
ui-unknown = I do not understand “{ $text }”. Type a number from the list, a move such as { $example }, or ?.
ui-ambiguous = “{ $text }” could be: { $choices }.
ui-no-number = There is no { $number } in the list; it goes from 1 to { $last }.
ui-refused = Not possible: { $reason }
ui-refused-discard = Not possible: { $reason } ({ $key } discards it.)
ui-choose-victim = On whom? { $choices }
ui-stopped = The match stops here.
ui-log-at = It is kept in { $path }; go on with: paddock play --resume { $path }
ui-log-done = The match is kept in { $path }; look back with: paddock replay { $path }
ui-log-none = It is not kept: no log could be written to { $path }.
ui-resumed = Going on from ply { $ply }.
ui-already-over = This match is over.
ui-help-keys =
    1, 2, 3 …    play that card, or choose that answer
    2a, 2b       play card 2 on the first or second opponent named beside it
    d3           discard card 3
    play 100     a move in words; also “discard green”, “play accident>2”
    ? 3          what card 3 does, with its rules; also “? green”
    ? options    what this table plays by
    s            the score so far
    t            the table again
    q            leave; the match is kept and can be resumed
ui-help-none = There is no help on “{ $text }”.
ui-options = This table plays by
ui-question = Your move
ui-thinking = { $name } is thinking …

## Looking back

replay-final = After { $plies } plies.
replay-unfinished = After { $plies } plies; the match is not over.
replay-back = { $seat } takes that back.
replay-position = At ply { $ply }
