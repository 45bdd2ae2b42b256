# 1000 Kilometers. The rule numbers are those of law/en.md.

kilometers = 1000 Kilometers
    .about = Lay distance cards until you have driven the whole way, and stop the others.

kilometers-edition-standard = Standard

## Cards. A name stands in a sentence without an article, like a title.

kilometers-card-25 = 25 km
    .help = Lay it on your own tableau while you are rolling (K9); it may be laid under a speed limit (K10).
kilometers-card-50 = 50 km
    .help = Lay it on your own tableau while you are rolling (K9); it is the longest that may be laid under a speed limit (K10).
kilometers-card-75 = 75 km
    .help = Lay it on your own tableau while you are rolling (K9), but not under a speed limit (K10).
kilometers-card-100 = 100 km
    .help = Lay it on your own tableau while you are rolling (K9), but not under a speed limit (K10).
kilometers-card-200 = 200 km
    .help = Lay it on your own tableau while you are rolling (K9), but not under a speed limit (K10). Winning without any 200 is worth 300 points (K39).
kilometers-card-accident = Accident
    .help = Stops an opponent who is rolling (K13). The answer is Repairs and then Green light (K16), or Ace Driver (K21).
kilometers-card-flat = Flat tyre
    .help = Stops an opponent who is rolling (K13). The answer is Spare wheel and then Green light (K16), or Puncture-proof Tyre (K21).
kilometers-card-empty = Empty tank
    .help = Stops an opponent who is rolling (K13). The answer is Petrol and then Green light (K16), or Tanker (K21).
kilometers-card-stop = Red light
    .help = Stops an opponent who is rolling (K13). The answer is Green light (K17) or Priority Car (K22).
kilometers-card-limit = Speed limit
    .help = Holds an opponent to distances of 25 and 50 (K10); it may lie beside any battle pile (K14). The answer is End of limit (K16) or Priority Car (K22).
kilometers-card-repairs = Repairs
    .help = Answers Accident on your own battle pile; after it you need Green light again (K16).
kilometers-card-spare = Spare wheel
    .help = Answers Flat tyre on your own battle pile; after it you need Green light again (K16).
kilometers-card-petrol = Petrol
    .help = Answers Empty tank on your own battle pile; after it you need Green light again (K16).
kilometers-card-green = Green light
    .help = Sets you rolling: at the start, on Red light, and after any other remedy (K17).
kilometers-card-endlimit = End of limit
    .help = Takes away the speed limit; no Green light is needed after it (K16).
kilometers-card-ace = Ace Driver
    .help = Trump: ends Accident and keeps it away for the whole rally (K15, K21), and gives you another turn (K20). Worth 100 points (K34), and 300 more as a lightning reaction (K36).
kilometers-card-tyre = Puncture-proof Tyre
    .help = Trump: ends Flat tyre and keeps it away for the whole rally (K15, K21), and gives you another turn (K20). Worth 100 points (K34), and 300 more as a lightning reaction (K36).
kilometers-card-tanker = Tanker
    .help = Trump: ends Empty tank and keeps it away for the whole rally (K15, K21), and gives you another turn (K20). Worth 100 points (K34), and 300 more as a lightning reaction (K36).
kilometers-card-priority = Priority Car
    .help = Trump: you roll without Green light, and Red light and Speed limit no longer touch you (K22); you get another turn (K20). Worth 100 points (K34), and 300 more as a lightning reaction (K36).

## Options: a name, and what it changes

kilometers-option-length = Length of the match
    .help = One rally, or a championship: rallies until somebody has 5,000 points.
kilometers-option-extension = Extension
    .help = With two or three players, whoever reaches 700 km may drive on to 1,000 km for a bonus, at a risk.
kilometers-option-max_200 = Most 200s per side
    .help = How many 200 km cards a side may lay in one rally; 0 means as many as it likes.
kilometers-value-max_200-0 = no limit
kilometers-option-limit_needs_green = Limit needs Green
    .help = A speed limit may only be played on a side that is rolling, like the other attacks.
kilometers-option-green_after_trump = Green after a trump
    .help = A trump that ends an attack leaves the battle pile empty, so Green light is needed again. Priority Car is the exception.
kilometers-option-play_out_hands = Play out the hands
    .help = When the stock is empty the rally goes on without drawing until every hand is empty.

kilometers-word-rally = one rally
kilometers-word-championship = championship

kilometers-preset-dutch = Dutch rules
    .help = The rules as written on the rules page, with no options changed.
kilometers-preset-classic = Classic rules
    .help = The game as most people know it: two 200s at most, Green light again after a trump, and hands played out.

## Why a move is refused: one sentence; the rule is shown beside it

kilometers-refusal-not-in-hand = You do not hold that card.
kilometers-refusal-not-rolling = You are not rolling yet.
kilometers-refusal-too-fast = Only 25 and 50 go under a speed limit.
kilometers-refusal-past-the-target = That would take you past the target.
kilometers-refusal-enough-200s = You have laid all the 200s you may.
kilometers-refusal-victim-not-rolling = They are not rolling, so cannot be stopped.
kilometers-refusal-already-limited = They are under a speed limit already.
kilometers-refusal-limit-needs-green = Here a limit goes only on a rolling car.
kilometers-refusal-shielded = Their trump protects them from it.
kilometers-refusal-nothing-to-mend = You have no damage that it would mend.
kilometers-refusal-not-limited = You are under no speed limit.
kilometers-refusal-green-is-no-answer = The damage must be mended first.
kilometers-refusal-already-rolling = You are rolling already.
kilometers-refusal-green-not-needed = Priority Car drives without Green light.
kilometers-refusal-own-side = You cannot attack your own side.
kilometers-refusal-not-the-trump = You do not hold the trump against it.
kilometers-refusal-no-card-left = No such card is left in the stock.

## What is asked

kilometers-phase-deal = Dealing
kilometers-phase-draw = Drawing
kilometers-phase-play = Play or discard
kilometers-phase-reaction = Lightning reaction
kilometers-phase-extension = Extension
kilometers-phase-over = The match is over

kilometers-ask-deal = The cards are being dealt.
kilometers-ask-draw = A card is being drawn.
kilometers-ask-play = Play or discard a card.
kilometers-ask-reaction = { $hazard } is played on your side. Answer it with your trump at once?
kilometers-ask-extension = You have reached { $target } km. Drive on to 1,000 km, or finish here?
kilometers-ask-over = The match is over.

## Moves as they stand on a button

kilometers-move-discard = Discard { $card }
kilometers-move-play = { $card }
kilometers-move-attack = { $card } → { $victim }
kilometers-move-draw = Draw { $card }
kilometers-move-react = Play the trump at once: lightning reaction, 300 points (K27)
kilometers-move-decline = Let it happen
kilometers-move-extend = Drive on to 1,000 km: win 200 more, or lose the 400 (K31, K40–K43)
kilometers-move-finish = Finish the rally here and take the 400 (K37)

## What happened

kilometers-event-dealt =
    { $dealer_is ->
        [you] Rally { $rally }: you deal.
       *[one] Rally { $rally }: { $dealer } deals.
    }
kilometers-event-your-hand =
    { $seat_is ->
        [you] You are dealt { $cards }.
       *[one] { $seat } is dealt { $cards }.
    }
kilometers-event-drew =
    { $seat_is ->
        [you] You draw a card.
       *[one] { $seat } draws a card.
    }
kilometers-event-you-drew =
    { $seat_is ->
        [you] You draw { $card }.
       *[one] { $seat } draws { $card }.
    }
kilometers-event-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[one] { $seat } discards { $card }.
    }
kilometers-event-attacked =
    { $seat_is ->
        [you] You play { $card } on { $victim }.
       *[one] { $seat } plays { $card } on { $victim_is ->
            [you] you
            [ours] your team
           *[one] { $victim }
        }.
    }
kilometers-event-played =
    { $seat_is ->
        [you] You play { $card }.
       *[one] { $seat } plays { $card }.
    }
kilometers-event-reacted =
    { $seat_is ->
        [you] Lightning reaction! You play { $card }; the attack counts for nothing and you go on.
       *[one] Lightning reaction! { $seat } plays { $card }; the attack counts for nothing and { $seat } goes on.
    }
kilometers-event-reached =
    { $seat_is ->
        [you] You reach { $km } km.
       *[one] { $seat } reaches { $km } km.
    }
kilometers-event-extended =
    { $seat_is ->
        [you] You extend the rally to 1,000 km.
       *[one] { $seat } extends the rally to 1,000 km.
    }
kilometers-event-scored =
    { $side_is ->
        [you] You score { $points } for { $reason } ({ $rule }).
        [ours] Your team scores { $points } for { $reason } ({ $rule }).
        [team] { $side } score { $points } for { $reason } ({ $rule }).
       *[one] { $side } scores { $points } for { $reason } ({ $rule }).
    }
kilometers-event-rally-over =
    { $winner_is ->
        [you] Rally { $rally } is over: you have reached the target.
        [ours] Rally { $rally } is over: your team has reached the target.
        [team] Rally { $rally } is over: { $winner } have reached the target.
        [nobody] Rally { $rally } is over: nobody has reached the target.
       *[one] Rally { $rally } is over: { $winner } has reached the target.
    }
kilometers-event-won-match =
    { $side_is ->
        [you] You win the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [ours] Your team wins the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [team] { $side } win the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[one] { $side } wins the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }

## What points are for

kilometers-reason-kilometres = kilometres
kilometers-reason-trumps = trumps
kilometers-reason-all-trumps = all four trumps
kilometers-reason-lightning = lightning reactions
kilometers-reason-target = reaching the target
kilometers-reason-crown = crown stroke
kilometers-reason-no-200 = winning without a 200
kilometers-reason-extension = extension won
kilometers-reason-extension-failed = extension failed by another
kilometers-reason-shut-out = opponents without distance

## The table

kilometers-table-rally = Rally { $rally }
kilometers-table-target = to { $km } km
kilometers-table-stock =
    { $count ->
        [0] stock empty
       *[other] stock { $count }
    }
kilometers-table-discard = last discard { $card }
kilometers-table-no-discard = nothing discarded
kilometers-table-nothing = no card yet
kilometers-table-rolling = rolling
kilometers-table-stopped = stopped
kilometers-table-limit = Limit 50
kilometers-table-hand = Your hand: { $cards }
kilometers-table-extended = extended
kilometers-table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
kilometers-legend =
    ▶ rolling (K9) · ✖ stopped by an attack · ‖ waiting for Green light
    ⊘ speed limit (K10) · ♠ trump · ↯ trump lying crosswise: lightning reaction (K23)

## At the terminal and on the page

kilometers-score-part = Rally { $race }
kilometers-ui-help-keys =
    1, 2, 3 …    play that card, or choose that answer
    2a, 2b       play card 2 on the opponent named beside it
    d3           discard card 3
    play 100     a move in words; also “discard green” and “play accident>2”
    ? 3          what card 3 does, with its rules; also “? green”
    ? options    the rules of this table
    s            the score
    t            the table again
    back         take back a choice that is not finished
    q            leave; the match is kept and can be resumed
kilometers-web-only-discard = No card can be played: discard one.
kilometers-web-choose-discard = Choose the card to discard.
kilometers-web-help-keys = 1–9 chooses a card, Enter plays it, A, B or C play it on the first, second or third opponent, D discards it, Esc lets it go, L shows the log.
kilometers-web-help-touch = Tap a card: its buttons appear above your hand. Tap one to play the card, on an opponent if it is an attack, or to discard it.

## Why a strong bot would do it (hints), and why a bot did it to you

kilometers-advice-finish = It takes you to the finish.
kilometers-advice-drive = Then { $left } km are left.
kilometers-advice-roll = Without it you cannot drive.
kilometers-advice-mend = It ends { $attack }.
kilometers-advice-unlimit = Then you may lay more than 50 km again.
kilometers-advice-out = It ends { $attack } at once, and you move again.
kilometers-advice-score = No { $attack } is left that it could answer.
kilometers-advice-trump = { $attack } can no longer stop you, and you move again.
kilometers-advice-close = { $victim_is ->
    [team] { $victim } have only { $left } km to go.
   *[one] { $victim } has only { $left } km to go.
 }
kilometers-advice-leader = { $victim_is ->
    [team] { $victim } have come furthest: { $km } km.
   *[one] { $victim } has come furthest: { $km } km.
 }
kilometers-advice-stop = { $victim_is ->
    [team] { $victim } are not protected against it.
   *[one] { $victim } is not protected against it.
 }
kilometers-advice-react = A lightning reaction is worth 300 points more.
kilometers-advice-keep = { $count ->
    [one] Keep { $trump }: one { $attack } card is still unseen.
   *[other] Keep { $trump }: { $count } { $attack } cards are still unseen.
 }
kilometers-advice-shielded = { $trump } protects you anyway.
kilometers-advice-too-long = It is too long: only { $left } km are left.
kilometers-advice-no-threat = No { $attack } is left that could hit you.
kilometers-advice-spare = You can do without it most easily.
kilometers-advice-extend = The longer way can still bring you in front.
kilometers-advice-end = The points are safe that way.
kilometers-blame-close = You had only { $left } km to go.
kilometers-blame-ahead = You had come furthest: { $km } km.
kilometers-blame-only = Nobody else could be hit with { $card }.
kilometers-end-measure = Kilometres
