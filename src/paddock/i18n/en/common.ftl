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

## The question where a game has no words for it

ask-any = Your move.

## Values of options

word-on = on
word-off = off
word-yes = yes
word-no = no

## Levels of bots

bot-random = plays anything at all
bot-rookie = is still learning: plays the plain moves and seldom attacks
bot-club = plays like a good club member
bot-pro = thinks ahead, and knows what is still to come
bot-ace = thinks for as long as two seconds

## A match

sign-colon = { ": " }
no-name = Player { $number }
match-heading = { $game } · { $players } players · { $preset }
card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
score-part = Part { $race }
score-part-total = Together
score-match-total = Match so far
score-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-value = { $points }
score-now = What is certain so far:
event-taken-back =
    { $seat_is ->
        [you] You take your last move back.
       *[one] { $seat } takes the last move back.
    }
event-shared-match =
    { $points ->
        [one] { CAP($sides) } share the win with 1 point each.
       *[other] { CAP($sides) } share the win with { $points } points each.
    }
event-standing =
    { $side_is ->
        [you] Place { $rank }: you, { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [ours] Place { $rank }: your team, { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[one] Place { $rank }: { $side }, { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-took-over = { $player } takes over seat { $number } and sees its hand from now on.
event-came-back = { $player } is back on seat { $number }.
event-stands-in = A bot stands in for { $player } on seat { $number }.
event-left-table = { $player } has left; a bot plays on seat { $number }.
event-awaits-deal = { $player } gets seat { $number } when its hand is dealt anew.
event-answer-dropped =
    { $seat_is ->
        [you] Your answer could not be saved and does not count.
       *[one] An answer of { $seat } could not be saved and does not count.
    }

## On the drawings: the names under two piles and over one's cards, short

draw-stock = Stock
draw-discard = Discard
draw-hand = Your hand
draw-km = km

## At the terminal

ui-welcome = Type ? for help and q to leave.
ui-bot = { $name } is a { $level } bot: { $about }.
ui-you = you
ui-play = play
ui-keys-cards = 1: play · ?: help · q: quit
ui-keys-discard = 1: play · d1: discard · ?: help · q: quit
ui-keys-ways = 1a: use card 1 the first way · 1b: the second way · ?: help · q: quit
ui-keys-discard-ways = 1: play · 1a, 1b: as named beside it · d1: discard · ?: help · q: quit
ui-keys-plain = 1: choose · ?: help · q: quit
ui-unknown = “{ $text }” is not understood. Type a number from the list, a move such as “{ $example }”, or ? for help.
ui-ambiguous = “{ $text }” can mean: { $choices }.
ui-no-number = There is no { $number } in the list, which goes from 1 to { $last }.
ui-refused = That cannot be played. { $reason }
ui-refused-discard = That cannot be played. { $reason } ({ $key } discards it.)
ui-choose-victim = On whom? { $choices }
ui-stopped = The match stops here for now.
ui-log-at = Go on with: paddock play --resume { $path }
ui-log-done = Look back with: paddock replay { $path }
ui-log-none = This match is not kept: { $path } cannot be written.
ui-resumed = Going on after ply { $ply }.
ui-help-keys =
    1, 2, 3 …    choose that card or that answer
    ? options    the rules of this table
    s            the score
    t            the table again
    back         take back a choice that is not finished
    q            leave; the match is kept and can be resumed
ui-help-none = There is no help on “{ $text }”. Try ? alone, a card, or “? options”.
ui-options = This table plays by

## Looking back

replay-start = Position at ply { $ply }
replay-after =
    { $ply ->
        [one] After 1 ply
       *[other] After { $ply } plies
    }
replay-sealed =
    { $seat_is ->
        [you] You choose in secret: { $move }
       *[one] { $seat } chooses in secret: { $move }
    }
replay-decided =
    { $seat_is ->
        [you] You decide: { $move }
       *[one] { $seat } decides: { $move }
    }
replay-unfinished = The match is not over.
replay-keys = ←→ step · ⇧←→ card · Home End · space play · +− speed · 0–{ $players } eyes · q leave
log-other-rules = This match of { $game } was played under version { $rules } of the rules. Here there is version { $here }, so it cannot be replayed; a Paddock of that version can.

## A view as a table

fact-scores = Points
fact-team-scores = Team points
