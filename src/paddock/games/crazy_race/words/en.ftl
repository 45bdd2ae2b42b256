# Crazy Race. The rule numbers are those of law/en.md.

crazy_race = Crazy Race
    .about = Bid in secret for the right to move, and bring your three locomotives round the turntable and home.

crazy_race-edition-house = House edition

## Driver and point cards are numbers; the locomotives have names. A name stands in a sentence
## without an article, like a title.

crazy_race-card-A = Tall Chimney
    .help = One of your three locomotives. It moves when you win its side of the stage card (CZ9), or when you choose it at a side without a locomotive (CZ10, CZ11).
crazy_race-card-B = Streamliner
    .help = One of your three locomotives. It moves when you win its side of the stage card (CZ9), or when you choose it at a side without a locomotive (CZ10, CZ11).
crazy_race-card-C = Tank Engine
    .help = One of your three locomotives. It moves when you win its side of the stage card (CZ9), or when you choose it at a side without a locomotive (CZ10, CZ11).
crazy_race-card-F = any locomotive

## Places: the sides of a stage card, and the two point piles

crazy_race-place-top = top
crazy_race-place-right = right
crazy_race-place-bottom = bottom
crazy_race-place-left = left
crazy_race-place-turntable = turntable
crazy_race-place-yard = yard

## Options: a name, and what it changes

crazy_race-option-shuffled_points = Shuffled points
    .help = The two piles of point cards are shuffled, and only the top card of each is seen.
crazy_race-option-stragglers = Stragglers pay
    .help = At the end the owner of the locomotive farthest from home discards the highest point card, the owner of the second farthest one of their choice.
crazy_race-option-robbery = Robbery
    .help = Who brings a second locomotive home may draw a point card from another player instead of taking the one on the pile.
crazy_race-option-runner_up_wins = The runner-up wins
    .help = When the first place is tied, the player with the second most points wins.
crazy_race-option-fewer_points = Point cards in each pile
    .help = How many point cards lie in each pile; 0 means all of them.
crazy_race-value-fewer_points-0 = all

crazy_race-preset-rulebook = Rulebook
    .help = The rules as written on the rules page, with no options changed.
crazy_race-preset-variants = All variants
    .help = Shuffled piles of four point cards, stragglers, robbery, and a runner-up who may win.

## Why a move is refused: one sentence; the rule is shown beside it

crazy_race-refusal-stage-gone = That stage has been run already.
crazy_race-refusal-not-in-hand = You do not hold that card.
crazy_race-refusal-taboo = This side is taboo: three are enough.
crazy_race-refusal-not-laid = You have not laid that card in this stage.
crazy_race-refusal-already-home = That locomotive is home already.
crazy_race-refusal-already-recovered = You have taken your pile back already.
crazy_race-refusal-no-pile = You have no pile to take back yet.
crazy_race-refusal-not-in-pile = No such card is left in the pile.
crazy_race-refusal-not-your-points = You have no such point card.
crazy_race-refusal-rob-yourself = You cannot rob yourself.
crazy_race-refusal-nothing-to-rob = They have no point card to take.
crazy_race-refusal-not-the-victims = They have no such point card.

## What is asked

crazy_race-phase-recovery = Before the stage
crazy_race-phase-stage = Turning the stage card
crazy_race-phase-lay = Laying
crazy_race-phase-choice = Choosing a locomotive
crazy_race-phase-split = Splitting the move
crazy_race-phase-points = Turning a point card
crazy_race-phase-robbery = Robbery
crazy_race-phase-losing = Drawing a point card
crazy_race-phase-taking = Taking a card back
crazy_race-phase-stragglers = Stragglers
crazy_race-phase-over = The race is over

crazy_race-ask-recovery = The stage is over. Go on, or take your pile back first? You may do that once.
crazy_race-ask-stage = The next stage card is being turned.
crazy_race-ask-lay = Round { $round } of 3: lay a card at one side, or pass.
crazy_race-ask-choice = You have won the { $place } side: which locomotive moves?
crazy_race-ask-split =
    { $left ->
        [one] You have won the “?”: 1 space to go. Which locomotive?
       *[other] You have won the “?”: { $left } spaces to go, one at a time. Which locomotive?
    }
crazy_race-ask-points = A point card is being turned.
crazy_race-ask-robbery = Your second locomotive is home. Take the pile’s card, or rob somebody?
crazy_race-ask-losing = A point card is being drawn.
crazy_race-ask-taking = You have moved nothing in this stage: take one of your cards back?
crazy_race-ask-stragglers = You own the second farthest locomotive: discard one point card.
crazy_race-ask-over = The race is over.

## Moves as they stand on a button

crazy_race-move-lay = Card { $card } → { $place }
crazy_race-move-pass = Pass
crazy_race-move-recover = Take my pile back (once, CZ20)
crazy_race-move-wait = On to the next stage
crazy_race-move-run = { $engine }
crazy_race-move-step = { $engine }, one space
crazy_race-move-claim = Take the card from the pile
crazy_race-move-rob = Rob { $victim }
crazy_race-move-take = Take back card { $card }
crazy_race-move-leave = Leave them all
crazy_race-move-discard = Discard point card { $card }
crazy_race-move-stage = Stage card { $card }
crazy_race-move-point = Point card { $card }
crazy_race-move-lose = Point card { $card } is drawn

## What happened

crazy_race-event-stage-turned =
    { $seat_is ->
        [you] Stage { $stage } of 8, clockwise from the arrow: { $lines }. You lay first.
       *[one] Stage { $stage } of 8, clockwise from the arrow: { $lines }. { $seat } lays first.
    }
crazy_race-event-laid = { $seat } lays a card at the { $place } side.
crazy_race-event-you-laid =
    { $seat_is ->
        [you] You lay a { $card } at the { $place } side.
       *[one] { $seat } lays card { $card } at the { $place } side.
    }
crazy_race-event-passed =
    { $seat_is ->
        [you] You pass.
       *[one] { $seat } passes.
    }
crazy_race-event-no-cards =
    { $seat_is ->
        [you] You have no card left in hand (CZ21).
       *[one] { $seat } has no card left in hand (CZ21).
    }
crazy_race-event-taboo = Cards lie at three sides: the { $place } side is taboo (CZ7).
crazy_race-event-recovered =
    { $seat_is ->
        [you] You take your pile back in hand (CZ20).
       *[one] { $seat } takes the pile back in hand (CZ20).
    }
crazy_race-event-side-won =
    { $seat_is ->
        [you] The { $place } side: { $tally }. You win it.
       *[one] The { $place } side: { $tally }. { $seat } wins it.
    }
crazy_race-event-side-tied =
    { $seat_is ->
        [you] The { $place } side: { $tally }. A tie: you laid first and win it (CZ8).
       *[one] The { $place } side: { $tally }. A tie: { $seat } laid first and wins it (CZ8).
    }
crazy_race-event-side-empty = The { $place } side: nobody has laid a card.
crazy_race-event-move-lost =
    { $all ->
        [1] { $seat_is ->
            [you] All your locomotives are home: the move is lost.
           *[one] All locomotives of { $seat } are home: the move is lost.
        }
       *[0] { $seat_is ->
            [you] Your { $engine } is home already: the move is lost (CZ9).
           *[one] { $seat }’s { $engine } is home already: the move is lost (CZ9).
        }
    }
crazy_race-event-ran =
    { $seat_is ->
        [you] Your { $engine }
       *[one] { $seat }’s { $engine }
    } runs { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }{ $jumped ->
        [0] { "" }
        [one] , jumping over one locomotive,
       *[other] , jumping over { $jumped } locomotives,
    } { $where ->
        [home] and is home.
        [turntable] to the turntable, and turns.
       *[space] { $heading ->
            [back] to space { $space }, heading home.
           *[out] to space { $space }.
        }
    }
crazy_race-event-took-points =
    { $seat_is ->
        [you] You take { $points ->
            [one] 1 point
           *[other] { $points } points
        } { $place_id ->
            [turntable] at the turntable
           *[yard] in the yard
        }.
       *[one] { $seat } takes { $points ->
            [one] 1 point
           *[other] { $points } points
        } { $place_id ->
            [turntable] at the turntable
           *[yard] in the yard
        }.
    }
crazy_race-event-no-points =
    { $seat_is ->
        [you] No point card is left for you { $place_id ->
            [turntable] at the turntable
           *[yard] in the yard
        } (CZ18).
       *[one] No point card is left for { $seat } { $place_id ->
            [turntable] at the turntable
           *[yard] in the yard
        } (CZ18).
    }
crazy_race-event-point-turned =
    { $place_id ->
        [turntable] At the turntable
       *[yard] In the yard
    } the top card is now worth { $points }.
crazy_race-event-robbed =
    { $seat_is ->
        [you] You rob { $victim } of { $points ->
            [one] 1 point
           *[other] { $points } points
        } (CZ25).
       *[one] { $seat } robs { $victim_is ->
            [you] you
           *[one] { $victim }
        } of { $points ->
            [one] 1 point
           *[other] { $points } points
        } (CZ25).
    }
crazy_race-event-took-back =
    { $seat_is ->
        [you] You have moved nothing, and take back card { $card } (CZ13).
       *[one] { $seat } has moved nothing, and takes back card { $card } (CZ13).
    }
crazy_race-event-race-over = Stage { $stage } was the last: the race is over.
crazy_race-event-cards-spent = Everybody has used all cards twice: the race ends after stage { $stage } (CZ22).
crazy_race-event-straggler =
    { $seat_is ->
        [you] Your locomotive is farthest from home: you lose your highest point card, { $points } (CZ24).
       *[one] A locomotive of { $seat } is farthest from home: the highest point card, { $points }, is lost (CZ24).
    }
crazy_race-event-straggler-chose =
    { $seat_is ->
        [you] Your locomotive is second farthest from home: you discard point card { $points } (CZ24).
       *[one] A locomotive of { $seat } is second farthest from home: point card { $points } is discarded (CZ24).
    }
crazy_race-event-runner-up =
    { $points ->
        [one] The first place is tied at 1 point: the runner-up wins (CZ26).
       *[other] The first place is tied at { $points } points: the runner-up wins (CZ26).
    }
crazy_race-event-last-engine =
    { $side_is ->
        [you] A tie: your last locomotive is further ahead (CZ22).
       *[one] A tie: the last locomotive of { $side } is further ahead (CZ22).
    }
crazy_race-event-won-match =
    { $side_is ->
        [you] You win the race with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[one] { $side } wins the race with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }

## What points are for

crazy_race-reason-turntable = the turntable
crazy_race-reason-yard = coming home
crazy_race-reason-robbery = robbery
crazy_race-reason-robbed = being robbed
crazy_race-reason-straggler = straggling

## The table

crazy_race-table-stage = Stage { $stage } of { $stages }
crazy_race-table-round = round { $round } of 3
crazy_race-table-start = lays first
crazy_race-table-pile = own pile
crazy_race-table-hand = your hand
crazy_race-table-no-hand = no cards in hand
crazy_race-table-empty = none
crazy_race-table-once = pile taken back
crazy_race-table-taboo = taboo
crazy_race-table-free = any locomotive
crazy_race-table-question = as many as cards lie here
crazy_race-table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
crazy_race-table-turntable = turntable
crazy_race-table-yard = yard
crazy_race-table-home = home
crazy_race-table-won = won by { $name }
crazy_race-table-no-move = home already: no move
crazy_race-table-skipped = no cards
crazy_race-table-left =
    { $left ->
        [one] 1 space to go
       *[other] { $left } spaces to go
    }
crazy_race-legend =
    ▶ heading for the turntable · ◀ heading home · ◎ turntable · ▒ a card face down
    A Tall Chimney · B Streamliner · C Tank Engine

## At the terminal

crazy_race-ui-keys-ways = 1a: lay card 1 at side a · ?: help · q: quit
crazy_race-ui-choose-victim = At which side? { $choices }
crazy_race-ui-help-keys =
    1a, 2c       lay card 1 at the first side, card 2 at the third
    1, 2, 3 …    choose that answer
    lay 3>top    a move in words; also “pass”, “recover” and “run A”
    ? A          what a locomotive does, with its rules
    ? options    the rules of this table
    s            the score
    t            the table again
    back         take back a choice that is not finished
    q            leave; the match is kept and can be resumed

## On the drawings and the page

crazy_race-draw-driver = Driver
crazy_race-draw-stage = Stage
crazy_race-draw-taboo = Taboo
crazy_race-draw-turntable = Turntable
crazy_race-draw-yard = Yard
crazy_race-web-hint = Choose a card, then a side.
crazy_race-web-out = on space { $space }
crazy_race-web-back = on space { $space }, heading home
crazy_race-web-covered = face down
crazy_race-web-help-keys = 1–8 chooses a card, then A, B, C or D lays it at that side, clockwise from the arrow; P passes. When you may choose a locomotive, A, B or C moves it. Esc lets a card go, L shows the log. When you may take cards back, A, B or C takes one; R takes your pile back. Enter goes on, Backspace takes your last choice back.
crazy_race-web-help-touch = Tap a card, then a side of the stage card, or its button. Tap the card once more to let it go. When you may choose a locomotive, tap it on your rail, or its button.
crazy_race-web-recover = Take pile back
crazy_race-web-reveal = Stage { $stage }: the cards are turned.
crazy_race-web-empty-lay = Round { $round } of 3: you have no card left to lay. Take your pile back (you may once), or pass: you are asked again each round.
crazy_race-web-empty-recovery = The stage is over, and you have no card left. Take your pile back now (you may once)? If you go on, you can still do it at your turn.
crazy_race-web-empty-counts = You have no card left, and have taken your pile back already: you are passed over. Your cards on the table still count.
crazy_race-web-empty-watch = You have no card left, and have taken your pile back already: your locomotives stay where they are. The race ends after stage { $stages } at the latest.
crazy_race-web-legend = What the signs mean
crazy_race-web-legend-out = heading for the turntable
crazy_race-web-legend-back = heading home

## Why a strong bot would do it (hints), and why a bot did it to you

crazy_race-advice-first = Nobody has laid at this side yet.
crazy_race-advice-contest = { $count ->
    [one] One card of another player lies there; this one may be enough.
   *[other] { $count } cards of others lie there; this one may be enough.
 }
crazy_race-advice-add = You have laid there already, and stay in front that way.
crazy_race-advice-pass = { $count ->
    [one] You keep the last card in your hand for later.
   *[other] You keep your { $count } cards for later.
 }
crazy_race-advice-recover = { $count ->
    [0] Your hand is empty; cards that come back to it: { $pile }.
    [one] You have one card left; cards that come back to you: { $pile }.
   *[other] You have { $count } cards left; cards that come back to you: { $pile }.
 }
crazy_race-advice-wait = { $count ->
    [one] The card in your hand is enough for now.
   *[other] The { $count } cards in your hand are enough for now.
 }
crazy_race-advice-highest = It is the highest that you can take back.
crazy_race-advice-rob = { $points ->
    [one] { $victim } has one point.
   *[other] { $victim } has { $points } points.
 }
crazy_race-blame-points = { $points ->
    [one] You had one point.
   *[other] You had { $points } points.
 }
crazy_race-liked-card = Card { $value }
