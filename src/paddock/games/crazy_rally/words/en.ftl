# Crazy Rally. The rule numbers are those of law/en.md.

crazy_rally = Crazy Rally
    .about = Tune your car, remember the course, and drive it as fast as it stays on the road.

crazy_rally-edition-house = House edition

## Cards. A name stands in a sentence without an article, like a title.

crazy_rally-card-event = Event
    .help = Before the track card is turned: draw two cards, or change one car’s speed by 1 (CR18, CR19). Unused at the finish it is worth 2 (CR26).
crazy_rally-card-cards = Draw two cards
    .help = Event: two cards from the stock into your hand (CR19).
crazy_rally-card-faster = Speed +1
    .help = Event: one car is 1 faster; beyond its top speed it loses 1 body instead (CR17, CR19).
crazy_rally-card-slower = Speed −1
    .help = Event: one car is 1 slower, but never slower than 0 (CR15, CR19).

crazy_rally-card-blue-ww = Blue double wheel
    .help = Tuning: handling +2 (CR7). In the race: accelerate or brake by 1 (CR15).
crazy_rally-card-blue-tt = Blue double tyre
    .help = Tuning: top speed +2 (CR7). In the race: accelerate or brake by 1 (CR15).
crazy_rally-card-blue-nn = Blue double nut
    .help = Tuning: body +2 (CR7). In the race: accelerate or brake by 1 (CR15).
crazy_rally-card-blue-wt = Blue wheel and tyre
    .help = Tuning: handling +1, top speed +1 (CR7). In the race: accelerate or brake by 1 (CR15).
crazy_rally-card-blue-wn = Blue wheel and nut
    .help = Tuning: handling +1, body +1 (CR7). In the race: accelerate or brake by 1 (CR15).
crazy_rally-card-blue-tn = Blue tyre and nut
    .help = Tuning: top speed +1, body +1 (CR7). In the race: accelerate or brake by 1 (CR15).
crazy_rally-card-yellow-ww = Yellow double wheel
    .help = Tuning: handling +2 (CR7). In the race: accelerate or brake by 2 (CR15).
crazy_rally-card-yellow-tt = Yellow double tyre
    .help = Tuning: top speed +2 (CR7). In the race: accelerate or brake by 2 (CR15).
crazy_rally-card-yellow-nn = Yellow double nut
    .help = Tuning: body +2 (CR7). In the race: accelerate or brake by 2 (CR15).
crazy_rally-card-yellow-wt = Yellow wheel and tyre
    .help = Tuning: handling +1, top speed +1 (CR7). In the race: accelerate or brake by 2 (CR15).
crazy_rally-card-yellow-wn = Yellow wheel and nut
    .help = Tuning: handling +1, body +1 (CR7). In the race: accelerate or brake by 2 (CR15).
crazy_rally-card-yellow-tn = Yellow tyre and nut
    .help = Tuning: top speed +1, body +1 (CR7). In the race: accelerate or brake by 2 (CR15).
crazy_rally-card-purple-www = Purple triple wheel
    .help = Tuning: handling +3 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-ttt = Purple triple tyre
    .help = Tuning: top speed +3 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-nnn = Purple triple nut
    .help = Tuning: body +3 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-wwt = Purple double wheel and tyre
    .help = Tuning: handling +2, top speed +1 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-wwn = Purple double wheel and nut
    .help = Tuning: handling +2, body +1 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-wtt = Purple wheel and double tyre
    .help = Tuning: handling +1, top speed +2 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-ttn = Purple double tyre and nut
    .help = Tuning: top speed +2, body +1 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-wnn = Purple wheel and double nut
    .help = Tuning: handling +1, body +2 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-tnn = Purple tyre and double nut
    .help = Tuning: top speed +1, body +2 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).
crazy_rally-card-purple-wtn = Purple wheel, tyre and nut
    .help = Tuning: handling +1, top speed +1, body +1 (CR7). In the race: accelerate or brake by 3, which costs 1 body (CR16).

## Track cards

crazy_rally-card-long-straight = Long straight
    .help = At most 13; difficulty 1, damage 1; with a flag (CR20–CR22).
crazy_rally-card-fast-straight = Fast straight
    .help = At most 12; difficulty 1, damage 2; with a flag (CR20–CR22).
crazy_rally-card-straight = Straight
    .help = At most 11; difficulty 1, damage 1; with a flag (CR20–CR22).
crazy_rally-card-open-kink = Open kink
    .help = At most 10; difficulty 1, damage 2; with a flag (CR20–CR22).
crazy_rally-card-wide-bend = Wide bend
    .help = At most 9; difficulty 2, damage 2; with a flag (CR20–CR22).
crazy_rally-card-long-bend = Long bend
    .help = At most 8; difficulty 2, damage 3; with a flag (CR20–CR22).
crazy_rally-card-bend = Bend
    .help = At most 7; difficulty 2, damage 1; with a flag (CR20–CR22).
crazy_rally-card-s-bend = S-bend
    .help = At most 6; difficulty 2, damage 2 (CR20–CR22).
crazy_rally-card-tight-bend = Tight bend
    .help = At most 5; difficulty 3, damage 3 (CR20–CR22).
crazy_rally-card-right-angle = Right angle
    .help = At most 4; difficulty 3, damage 2 (CR20–CR22).
crazy_rally-card-narrow-hairpin = Narrow hairpin
    .help = At most 3; difficulty 3, damage 3 (CR20–CR22).
crazy_rally-card-cliff-hairpin = Cliff hairpin
    .help = At most 2; difficulty 4, damage 4 (CR20–CR22).
crazy_rally-card-jump = Jump
    .help = In red: at least 5; difficulty 2, damage 2 (CR23).
crazy_rally-card-big-jump = Big jump
    .help = In red: at least 7; difficulty 3, damage 4 (CR23).

## Options: a name, and what it changes

crazy_rally-option-legs = Legs
    .help = How many races in a row; each starts from the distance reached so far. A full rally has three or more.
crazy_rally-option-peek_seconds = Seconds a card is shown
    .help = For how long each track card lies open in the test lap; 0 leaves the lap out.
crazy_rally-value-peek_seconds-0 = no test lap

crazy_rally-preset-stage = One leg
    .help = Tuning, the test lap and one race of fourteen stretches.
crazy_rally-preset-rally = Full rally
    .help = Three legs, each with a new course and a new car; the distances add up.
crazy_rally-preset-blind = Blind
    .help = One leg without a test lap: nobody knows what comes.

## Why a move is refused: one sentence; the rule is shown beside it

crazy_rally-refusal-no-flag = The first two stretches carry a flag.
crazy_rally-refusal-in-the-course = That card lies in the course already.
crazy_rally-refusal-other-pile = Another colour is drawn now.
crazy_rally-refusal-not-drawn = You did not draw that card.
crazy_rally-refusal-other-colour = Lay one of the two cards you have just drawn.
crazy_rally-refusal-no-card-left = No such card is left in the stock.
crazy_rally-refusal-not-in-hand = You do not hold that card.
crazy_rally-refusal-no-event = You hold no event card.
crazy_rally-refusal-car-out = That car is out of the race.

## What is asked

crazy_rally-phase-course = Preparation
crazy_rally-phase-tuning-draw = Tuning
crazy_rally-phase-tune = Tuning
crazy_rally-phase-ready = Test lap
crazy_rally-phase-lap = Test lap
crazy_rally-phase-draw = Drawing
crazy_rally-phase-drive = Accelerate or brake
crazy_rally-phase-event = Events
crazy_rally-phase-event-draw = Drawing
crazy_rally-phase-over = The match is over

crazy_rally-ask-course = The course is being laid.
crazy_rally-ask-tuning-draw = The tuning cards are being drawn.
crazy_rally-ask-tune = Tune your car: lay one of the two cards, and keep the other.
crazy_rally-ask-ready = Ready for the test lap? You will see each stretch once, and writing it down is forbidden.
crazy_rally-ask-lap = Test lap: stretch { $number } of 14. Remember it.
crazy_rally-ask-draw = The cards are being drawn.
crazy_rally-ask-drive = Choose a card, and whether it accelerates or brakes.
crazy_rally-ask-event = Play an event before the track card is turned, or keep it?
crazy_rally-ask-event-draw = Two cards are being drawn.
crazy_rally-ask-over = The match is over.

## Moves as they stand on a button

crazy_rally-move-lay = Lay { $card }
crazy_rally-move-accelerate = Accelerate with { $card }
crazy_rally-move-brake = Brake with { $card }
crazy_rally-move-cards = { $effect }
crazy_rally-move-faster = { $effect } → { $victim }
crazy_rally-move-slower = { $effect } → { $victim }
crazy_rally-move-keep = No event
crazy_rally-move-ready = Ready
crazy_rally-move-seen = Next stretch
crazy_rally-move-draw = Draw { $card }
crazy_rally-move-track = Lay { $card }

## What happened

crazy_rally-event-leg-begins =
    { $seat_is ->
        [you] Leg { $leg }: a new course is laid, and everybody gets one event card. You are the start player.
       *[one] Leg { $leg }: a new course is laid, and everybody gets one event card. { $seat } is the start player.
    }
crazy_rally-event-you-drew =
    { $seat_is ->
        [you] You draw { $card }.
       *[one] { $seat } draws { $card }.
    }
crazy_rally-event-drew =
    { $seat_is ->
        [you] You draw a card.
       *[one] { $seat } draws a card.
    }
crazy_rally-event-tuned =
    { $seat_is ->
        [you] You lay { $card }: top speed { $top }, handling { $handling }, body { $body }.
       *[one] { $seat } lays { $card }: top speed { $top }, handling { $handling }, body { $body }.
    }
crazy_rally-event-lap = Test lap: stretch { $number } of { $all } is shown.
crazy_rally-event-lap-over = The test lap is over; the course lies covered again.
crazy_rally-event-race-begins = The race begins at speed { $speed }; { $stock ->
        [one] 1 card makes the stock
       *[other] { $stock } cards make the stock
    }.
crazy_rally-event-round = Stretch { $round } of { $all }.
crazy_rally-event-redealt =
    { $seat_is ->
        [you] You hold no tuning card: you show { $cards } and draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        } anew (CR13).
       *[one] { $seat } holds no tuning card, shows { $cards } and draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        } anew (CR13).
    }
crazy_rally-event-reshuffled =
    { $count ->
        [one] The stock is empty: the only discarded card makes a new one (CR25).
       *[other] The stock is empty: { $count } discarded cards are shuffled (CR25).
    }
crazy_rally-event-accelerated =
    { $seat_is ->
        [you] You accelerate with { $card }: { $before } + { $points } = { $wanted }.
       *[one] { $seat } accelerates with { $card }: { $before } + { $points } = { $wanted }.
    }
crazy_rally-event-braked =
    { $seat_is ->
        [you] You brake with { $card }: { $before } − { $points }{ $floor ->
            [1] , but never below 0 (CR15)
           *[0] { " " }= { $speed }
        }.
       *[one] { $seat } brakes with { $card }: { $before } − { $points }{ $floor ->
            [1] , but never below 0 (CR15)
           *[0] { " " }= { $speed }
        }.
    }
crazy_rally-event-turbo =
    { $seat_is ->
        [you] The purple card strains your car: body −{ $cost }, now { $body } (CR16).
       *[one] The purple card strains { $seat }’s car: body −{ $cost }, now { $body } (CR16).
    }
crazy_rally-event-overspeed =
    { $seat_is ->
        [you] { $wanted } is beyond your top speed: speed { $top }, body −{ $cost }, now { $body } (CR17).
       *[one] { $wanted } is beyond { $seat }’s top speed: speed { $top }, body −{ $cost }, now { $body } (CR17).
    }
crazy_rally-event-out =
    { $seat_is ->
        [you] Your car has no body left: you are out after a distance of { $distance } (CR24).
       *[one] { $seat }’s car has no body left and is out after a distance of { $distance } (CR24).
    }
crazy_rally-event-event-cards =
    { $seat_is ->
        [you] You play an event and draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        } (CR19).
       *[one] { $seat } plays an event and draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        } (CR19).
    }
crazy_rally-event-pushed =
    { $seat_is ->
        [you] You play an event: { $own ->
            [1] your own car
           *[0] { $victim }’s car
        } is pushed { $over ->
            [1] beyond its top speed
           *[0] from { $before } to { $speed }
        } (CR19).
       *[one] { $seat } plays an event: { $own ->
            [1] { $seat }’s own car
           *[0] { $victim_is ->
                [you] your car
               *[one] { $victim }’s car
            }
        } is pushed { $over ->
            [1] beyond its top speed
           *[0] from { $before } to { $speed }
        } (CR19).
    }
crazy_rally-event-held =
    { $seat_is ->
        [you] You play an event: { $own ->
            [1] your own car
           *[0] { $victim }’s car
        } { $floor ->
            [1] would be slowed, but stands already (CR15)
           *[0] is slowed from { $before } to { $speed } (CR19)
        }.
       *[one] { $seat } plays an event: { $own ->
            [1] { $seat }’s own car
           *[0] { $victim_is ->
                [you] your car
               *[one] { $victim }’s car
            }
        } { $floor ->
            [1] would be slowed, but stands already (CR15)
           *[0] is slowed from { $before } to { $speed } (CR19)
        }.
    }
crazy_rally-event-track = { $card }: at most { $limit } (difficulty { $difficulty }, damage { $damage }).
crazy_rally-event-track-red = { $card }: in red, at least { $limit } (difficulty { $difficulty }, damage { $damage }).
crazy_rally-event-through =
    { $seat_is ->
        [you] You drive through at { $speed }: distance { $distance }.
       *[one] { $seat } drives through at { $speed }: distance { $distance }.
    }
crazy_rally-event-too-fast =
    { $seat_is ->
        [you] You come at { $before } where { $limit } is the limit: handling −{ $loss } ({ $difficulty } for the difficulty, { $off } for the excess), now { $handling } (CR21).
       *[one] { $seat } comes at { $before } where { $limit } is the limit: handling −{ $loss } ({ $difficulty } for the difficulty, { $off } for the excess), now { $handling } (CR21).
    }
crazy_rally-event-too-slow =
    { $seat_is ->
        [you] You come at { $before } where { $limit } is the least: handling −{ $loss } ({ $difficulty } for the difficulty, { $off } for the shortfall), now { $handling } (CR23).
       *[one] { $seat } comes at { $before } where { $limit } is the least: handling −{ $loss } ({ $difficulty } for the difficulty, { $off } for the shortfall), now { $handling } (CR23).
    }
crazy_rally-event-crashed =
    { $seat_is ->
        [you] You crash! You come at { $before } { $red ->
            [1] where { $limit } is the least
           *[0] where { $limit } is the limit
        }: that takes { $loss } handling, and you have { $handling }. Speed 0, handling back to { $full }, body −{ $damage }, now { $body } (CR22).
       *[one] { $seat } crashes! A speed of { $before } { $red ->
            [1] where { $limit } is the least
           *[0] where { $limit } is the limit
        } takes { $loss } handling, and { $seat } has { $handling }. Speed 0, handling back to { $full }, body −{ $damage }, now { $body } (CR22).
    }
crazy_rally-event-scored =
    { $side_is ->
        [you] You add { $points } for { $reason } ({ $rule }).
       *[one] { $side } adds { $points } for { $reason } ({ $rule }).
    }
crazy_rally-event-leg-over = Leg { $leg } is over.
crazy_rally-event-placed =
    { $seat_is ->
        [you] Place { $rank }: you, with a distance of { $distance }.
       *[one] Place { $rank }: { $seat }, with a distance of { $distance }.
    }
crazy_rally-event-placed-crashed =
    { $seat_is ->
        [you] Place { $rank }: you, with a distance of { $distance } but a crash on the last stretch (CR28).
       *[one] Place { $rank }: { $seat }, with a distance of { $distance } but a crash on the last stretch (CR28).
    }
crazy_rally-event-placed-out =
    { $seat_is ->
        [you] Without a place: you, with a distance of { $distance }, out of the race (CR24).
       *[one] Without a place: { $seat }, with a distance of { $distance }, out of the race (CR24).
    }
crazy_rally-event-won-match =
    { $side_is ->
        [you] You win the match with a distance of { $points }.
       *[one] { $side } wins the match with a distance of { $points }.
    }
crazy_rally-event-shared-match = { CAP($sides) } share the win with a distance of { $points } each.
crazy_rally-event-nobody-won = Nobody finishes, so nobody wins.

## What points are for

crazy_rally-reason-driven = distance driven
crazy_rally-reason-events = unused events

## The table

crazy_rally-score-part = Leg { $race }
crazy_rally-score-points = distance { $points }
crazy_rally-table-leg = Leg { $leg } of { $legs }
crazy_rally-table-round = Stretch { $round } of 14
crazy_rally-table-tuning = Tuning: { $colour }
crazy_rally-table-lap = Test lap: { $number } of 14
crazy_rally-table-stock =
    { $count ->
        [0] stock empty
       *[other] stock { $count }
    }
crazy_rally-table-discard =
    { $count ->
        [0] nothing discarded
       *[other] discarded { $count }
    }
crazy_rally-table-speed = speed
crazy_rally-table-top = top speed
crazy_rally-table-handling = handling
crazy_rally-table-body = body
crazy_rally-table-distance = distance
crazy_rally-table-out = out
crazy_rally-table-start-player = start player
crazy_rally-table-place = place { $place }
crazy_rally-table-at-most = at most { $speed }
crazy_rally-table-at-least = at least { $speed }
crazy_rally-table-difficulty = difficulty { $difficulty }
crazy_rally-table-damage = damage { $damage }
crazy_rally-table-flag = chequered flag
crazy_rally-table-last-track = Just driven
crazy_rally-table-covered = covered
crazy_rally-table-next-track = Next stretch
crazy_rally-table-accelerate = accelerate
crazy_rally-table-brake = brake
crazy_rally-table-chosen = chosen
crazy_rally-table-choosing = choosing
crazy_rally-table-laid = laid
crazy_rally-table-played = played
crazy_rally-verdict-through = through at { $speed }
crazy_rally-verdict-fast = { $came } on { $limit }: handling −{ $loss }
crazy_rally-verdict-slow = { $came } on { $limit }: handling −{ $loss }
crazy_rally-verdict-crash = { $came } on { $limit }: crash, body −{ $damage }
crazy_rally-colour-blue = blue
crazy_rally-colour-yellow = yellow
crazy_rally-colour-purple = purple
crazy_rally-draw-out = Out
crazy_rally-draw-crash = Crash
crazy_rally-say-sheet = { $name }: speed { $speed } of { $top }, handling { $handling } of { $handling_full }, body { $body } of { $body_full }, distance { $distance }
crazy_rally-say-roadbook = Roadbook: { $count } of 14 stretches driven
crazy_rally-web-choose-tune = Choose one of the two cards you drew.
crazy_rally-web-choose-drive = Your speed is { $speed }, your top speed { $top }.
crazy_rally-web-aim-event = Aim it at a car: one faster (+1) or one slower (−1).
crazy_rally-web-no-event = You have no event card.
crazy_rally-web-skip = Skip the test lap
crazy_rally-web-help-keys = 1–9 chooses a card, then A accelerates and B brakes (A or Enter lays it when you tune). With an event, + and − go from car to car, and Enter plays it. Enter alone goes to the button that goes on. Esc lets a card go, L shows the log.
crazy_rally-web-help-touch = Tap a card, then tap Accelerate or Brake. With an event, tap −1 or +1 at a car.
crazy_rally-web-lay = Lay
crazy_rally-web-accelerate = Accelerate
crazy_rally-web-brake = Brake
crazy_rally-web-points = distance
crazy_rally-ui-choose-victim = Which one? { $choices }
crazy_rally-ui-help-keys =
    1a, 1b          accelerate or brake with card 1; or the car named beside it
    1, 2, 3 …       lay that card, or choose that answer
    brake blue-ww   a move in words; also “event faster>2” and “keep”
    ? 3             what card 3 does, with its rules; also “? event”
    ? options       the rules of this table
    s               the score
    t               the table again
    back            take back a choice that is not finished
    q               leave; the match is kept and can be resumed
crazy_rally-legend =
    speed/top speed · ● handling left, ○ lost · ■ body left, □ lost
    ↑ accelerated · ↓ braked · ✓ through · ! handling lost · ✖ crash

crazy_rally-end-measure = Distance

## Why a strong bot would do it (hints), and why a bot did it to you

crazy_rally-advice-faster-card = Your speed is then { $speed }.
crazy_rally-advice-slower-card = Your speed is then { $speed }, and you can stay on the road.
crazy_rally-advice-cards = { $count ->
    [0] You have no card left in hand.
    [one] You have only one card left in hand.
   *[other] You have only { $count } cards left in hand.
 }
crazy_rally-advice-own-speed = Your own car gains speed.
crazy_rally-advice-target = { $victim } is in place { $place }.
crazy_rally-advice-keep = The card is worth more later.
crazy_rally-blame-place = You were in place { $place }.

## Printed on paper

crazy_rally-print-log = Driver’s log
