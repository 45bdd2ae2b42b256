# Detroit–Cleveland Grand Prix. The rule numbers are those of law/en.md.

grand_prix = Detroit–Cleveland Grand Prix
    .about = Buy racing cars at auction, then play the cards that drive them home first.

grand_prix-edition-house = House edition

## Cards and cars. A car is called by its colour; movement cards are called by their numbers.

grand_prix-card-yellow = yellow
    .help = The yellow car.
grand_prix-card-blue = blue
    .help = The blue car.
grand_prix-card-green = green
    .help = The green car.
grand_prix-card-black = black
    .help = The black car.
grand_prix-card-red = red
    .help = The red car.
grand_prix-card-orange = orange
    .help = The orange car.
grand_prix-card-white = white
    .help = A white line: you choose the car. It must be able to make the full number, must not be home and must not stand on the card already (GP12).

grand_prix-help-card = A movement card drives its cars from top to bottom, each its full number unless it is blocked (GP11, GP17); a ten comes with its car (GP6); a swap card exchanges two colours until the end of your next turn (GP13).

## Options: a name, and what it changes

grand_prix-option-track = Track
    .help = Cleveland has long, wide straights; Detroit squeezes the cars through single lanes; Top Race is a third circuit.
grand_prix-option-races = Races
    .help = How many races make a match.
grand_prix-option-tournament_seating = Tournament seating
    .help = Before each race the owners change seats and play in the order of the grid.
grand_prix-option-no_car_limit = No limit on cars
    .help = Everybody may buy as many cars as they like.
grand_prix-option-cars_optional = Cars are optional
    .help = Nobody has to buy a car.
grand_prix-option-white_moves_own = White moves your own
    .help = A white line may also move a car of your own that cannot make the full number.
grand_prix-option-may_hold_when_home = May hold when home
    .help = With all your cars home you may decline to play a card.
grand_prix-option-tens_in_deck = Tens in the deck
    .help = The tens, the white one too, are dealt with the other cards instead of coming with the cars.
grand_prix-option-two_players = Three cars each for two
    .help = Two players may own three cars each; switched off, two.

grand_prix-word-cleveland = Cleveland
grand_prix-word-detroit = Detroit
grand_prix-word-top_race = Top Race

grand_prix-preset-standard = Standard rules
    .help = The rules as written on the rules page, with no options changed.
grand_prix-preset-free = Free rules
    .help = All the optional rules: as many cars as you like or none, tens in the deck, a white line that helps your own, and no duty to play when home.

## Why a move is refused: one sentence; the rule is shown beside it

grand_prix-refusal-not-in-deck = That card is not in the deck any more.
grand_prix-refusal-already-turned = That bid card has been turned already.
grand_prix-refusal-too-low = You must bid more than the last bid.
grand_prix-refusal-too-dear = You do not have that much money.
grand_prix-refusal-must-buy = You need a car, and nobody else can buy it.
grand_prix-refusal-not-in-hand = You do not hold that card.
grand_prix-refusal-no-car-for-white = No car can make its white line in full.
grand_prix-refusal-not-all-home = One of your cars is still on the track.
grand_prix-refusal-car-is-home = That car is home already.
grand_prix-refusal-car-on-card = The card moves that car already.
grand_prix-refusal-car-blocked = That car cannot make the full number.
grand_prix-refusal-no-way = There is no free way to that space.
grand_prix-refusal-not-full = It must go the full number of spaces.
grand_prix-refusal-white-stranded = Then no car could make the white line.

## Why somebody does not bid

grand_prix-why-full = has all the cars allowed (GP8)
grand_prix-why-needed = kept for those without a car (GP9)
grand_prix-why-short = not enough money
grand_prix-why-passed = passed
grand_prix-why-highest = highest bid

## What is asked

grand_prix-phase-deal = Dealing
grand_prix-phase-turn = Turning a bid card
grand_prix-phase-auction = Auction
grand_prix-phase-play = Play a card
grand_prix-phase-choose = Choose a car
grand_prix-phase-drive = Drive
grand_prix-phase-over = The match is over

grand_prix-ask-deal = The cards are being dealt.
grand_prix-ask-turn = A bid card is being turned.
grand_prix-ask-auction =
    { $bid ->
        [0] Open the bidding for the { $car } car, or pass.
       *[other] The { $car } car stands at ${ $bid }. Bid more, or pass.
    }
grand_prix-ask-play = Play a card.
grand_prix-ask-choose = Card { $card }: which car shall the white line move { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }?
grand_prix-ask-drive = Card { $card }: drive the { $car } car { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }.
grand_prix-ask-over = The match is over.

## Moves as they stand on a button

grand_prix-move-bid = Bid ${ $number }
grand_prix-move-pass = Pass
grand_prix-move-play = Card { $card }
grand_prix-move-hold = Play no card
grand_prix-move-car = The { $car } car
grand_prix-move-to = To { $space }
grand_prix-move-finish = Over the finish line
grand_prix-move-deal = Card { $card }
grand_prix-move-turn = The { $car } car comes up

## What happened

grand_prix-event-dealt =
    { $dealer_is ->
        [you] Race { $race }: you deal.
       *[one] Race { $race }: { $dealer } deals.
    }
grand_prix-event-your-hand =
    { $seat_is ->
        [you] You are dealt cards { $cards }.
       *[one] { $seat } is dealt cards { $cards }.
    }
grand_prix-event-lot =
    { $again ->
        [yes] The { $car } car comes up again; { $opener_is ->
            [you] you open
           *[one] { $opener } opens
        }.
       *[no] The { $car } car comes up; { $opener_is ->
            [you] you open
           *[one] { $opener } opens
        }.
    }
grand_prix-event-bid =
    { $seat_is ->
        [you] You bid ${ $price } for the { $car } car.
       *[one] { $seat } bids ${ $price } for the { $car } car.
    }
grand_prix-event-passed =
    { $seat_is ->
        [you] You pass on the { $car } car.
       *[one] { $seat } passes on the { $car } car.
    }
grand_prix-event-cannot-bid =
    { $why_id ->
        [full] { $seat_is ->
            [you] You own all the cars you may, so you cannot bid for the { $car } car (GP8).
           *[one] { $seat } owns all the cars allowed and cannot bid for the { $car } car (GP8).
        }
        [needed] { $seat_is ->
            [you] You cannot bid for the { $car } car: it is kept for those without a car (GP9).
           *[one] { $seat } cannot bid for the { $car } car: it is kept for those without a car (GP9).
        }
       *[short] { $seat_is ->
            [you] You do not have the money to bid for the { $car } car.
           *[one] { $seat } does not have the money to bid for the { $car } car.
        }
    }
grand_prix-event-bought =
    { $seat_is ->
        [you] You buy the { $car } car for ${ $price }; it starts from position { $position }.
       *[one] { $seat } buys the { $car } car for ${ $price }; it starts from position { $position }.
    }
grand_prix-event-had-to-buy =
    { $seat_is ->
        [you] You have no car and must buy the last one, the { $car } car, for ${ $price } (GP9); it starts from position { $position }.
       *[one] { $seat } has no car and must buy the last one, the { $car } car, for ${ $price } (GP9); it starts from position { $position }.
    }
grand_prix-event-lent =
    { $seat_is ->
        [you] The bank lends you what you lack of ${ $price } (GP9).
       *[one] The bank lends { $seat } what is lacking of ${ $price } (GP9).
    }
grand_prix-event-no-bid = Nobody bids for the { $car } car: it will come up again at the end (GP10).
grand_prix-event-no-owner = Nobody wants the { $car } car: it starts from position { $position } without an owner (GP10).
grand_prix-event-seated = The players now sit in the order of the grid: { $seats } (GP22).
grand_prix-event-race-begins =
    { $seat_is ->
        [you] Race { $race } begins; you play first.
       *[one] Race { $race } begins; { $seat } plays first.
    }
grand_prix-event-played =
    { $seat_is ->
        [you] You play card { $card }: { $lines }.
       *[one] { $seat } plays card { $card }: { $lines }.
    }
grand_prix-event-swapped =
    { $seat_is ->
        [you] You play card { $card }: { $car } and { $other } are swapped on all cards until the end of your next turn.
       *[one] { $seat } plays card { $card }: { $car } and { $other } are swapped on all cards until the end of { $seat }’s next turn.
    }
grand_prix-event-swap-over = Card { $card } has run out: { $car } and { $other } are themselves again.
grand_prix-event-chose =
    { $seat_is ->
        [you] You choose the { $car } car for the white line.
       *[one] { $seat } chooses the { $car } car for the white line.
    }
grand_prix-event-drove = The { $car } car drives { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, { $to ->
        [finish] over the finish line
       *[other] to { $to }
    }.
grand_prix-event-drove-short = The { $car } car gets only { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } instead of { $wanted }, to { $to }: the way is blocked.
grand_prix-event-stuck = The { $car } car stands blocked on { $from } and cannot move.
grand_prix-event-skipped = The { $car } car is home already; its line is skipped.
grand_prix-event-home =
    { $side_is ->
        [you] Your { $car } car is home in place { $place }!
        [nobody] The { $car } car, which nobody owns, is home in place { $place }.
       *[one] { $side }’s { $car } car is home in place { $place }.
    }
grand_prix-event-shows =
    { $seat_is ->
        [you] You have no card that can be played, and show your hand: { $cards } (GP15).
       *[one] { $seat } has no card that can be played, and shows the hand: { $cards } (GP15).
    }
grand_prix-event-held =
    { $seat_is ->
        [you] You play no card.
       *[one] { $seat } plays no card.
    }
grand_prix-event-race-over =
    { $left ->
        [0] Race { $race } is over; all cars are home.
       *[other] Race { $race } is over. Not home: { $cards }.
    }
grand_prix-event-prize =
    { $side_is ->
        [you] You win ${ $price } with the { $car } car in place { $place }.
       *[one] { $side } wins ${ $price } with the { $car } car in place { $place }.
    }
grand_prix-event-won-match =
    { $side_is ->
        [you] You win the match with { PREFIX("$", $price) }.
       *[one] { $side } wins the match with { PREFIX("$", $price) }.
    }
grand_prix-event-shared-match = { CAP($sides) } share the win with { PREFIX("$", $price) } each.
grand_prix-event-standing =
    { $side_is ->
        [you] Place { $rank }: you, { PREFIX("$", $price) }.
       *[one] Place { $rank }: { $side }, { PREFIX("$", $price) }.
    }

## What money is for

grand_prix-reason-start = starting money
grand_prix-reason-car = cars bought
grand_prix-reason-last-car = the last car
grand_prix-reason-prize = prizes

## The table

grand_prix-table-race = Race { $race } of { $races }
grand_prix-score-part = Race { $race }
grand_prix-score-value = { PREFIX("$", $points) }
grand_prix-score-points = { PREFIX("$", $points) }
grand_prix-table-money = { PREFIX("$", $price) }
grand_prix-table-bid = ${ $price } bid by { $name }
grand_prix-table-no-bid-yet = no bid yet
grand_prix-table-lot = On offer: { $car }
grand_prix-table-position = start { $position }
grand_prix-table-nobody = no owner
grand_prix-table-home = home: { $place }.
grand_prix-table-last = last card { $card }
grand_prix-table-swap = { $car } ⇄ { $other } until { $name } has played
grand_prix-table-hand = Your cards: { $cards }
grand_prix-table-totals = Spaces in your hand: { $cards }
grand_prix-table-shown = has { $cards }
grand_prix-table-to-go = { $steps } to go
grand_prix-legend =
    The number behind a car is the shortest way home in spaces. A card reads from top to bottom:
    every car its full number unless blocked (GP11); white means any other car (GP12).
grand_prix-ui-help-keys =
    1, 2, 3 …    choose that card or answer
    play 24      a move in words; also “bid 60000”, “pass”, “car red” and “to 31.1”
    ? 3          what a card does; also “? white”
    ? options    the rules of this table
    s            the money so far
    t            the table again
    back         take back a choice while the card is not finished
    q            leave; the match is kept and can be resumed

## At the wheel on the page

grand_prix-page-rest = Drive the rest for me
grand_prix-page-play-rest = Play it and drive for me
grand_prix-page-rest-help = The other lines are driven at once: your own cars to the space nearest to the finish, the others to the one farthest from it.
grand_prix-page-swapped = Swapped: it moves another car than printed (GP13).
grand_prix-cell-name = { $column ->
        [0] start { $lane }
       *[other] { $column } ({ $lane ->
            [1] inside
            [2] middle
           *[other] outside
        })
    }

# What a line of a card would do; the sign of its car stands before it
grand_prix-page-ahead-full = { $spaces }
grand_prix-page-ahead-finish = { $spaces }, over the line
grand_prix-page-ahead-short = blocked: { $most } of { $spaces }
grand_prix-page-ahead-range = { $least } to { $most } of { $spaces }
grand_prix-page-ahead-stuck = blocked: 0 of { $spaces }
grand_prix-page-ahead-home = home already
grand_prix-page-ahead-white = { $spaces } with

## On the page

grand_prix-draw-winners = Winners’ circle
grand_prix-draw-finish = Finish
grand_prix-draw-hand = Your hand
grand_prix-draw-grid = Start
grand_prix-page-choose = Choose a card, then play it.
grand_prix-page-play = Play card { $card }
grand_prix-page-white = Click one of the cars that light up (GP12).
grand_prix-page-drive = Click a space that lights up, or drag the car.
grand_prix-page-drive-keys = The arrow keys steer it too.
grand_prix-page-full = The car must go the full number (GP17).
grand_prix-page-short = The way is blocked: { $made } of { $spaces } spaces (GP17).
grand_prix-page-other-bid = Another bid
grand_prix-page-bid = Bid
grand_prix-page-auction = Auction
grand_prix-page-offer = On offer
grand_prix-page-highest = Highest bid
grand_prix-page-nobody = nobody yet
grand_prix-page-coming = Still to come
grand_prix-page-again = Once more at the end
grand_prix-page-totals = Spaces in your hand
grand_prix-page-swaps = Swaps
grand_prix-page-last = Last card
grand_prix-page-near = Closer
grand_prix-page-far = Whole track
grand_prix-page-track = The track
grand_prix-page-car = { $car }: { $owner }, { $steps } to go
grand_prix-page-car-home = { $car }: { $owner }, home in place { $place }
grand_prix-web-help-keys = 1–9 chooses a card and Enter plays it. A car is steered with ↑, ← and →; ↓ goes one space back, and Enter ends the drive; or drag it, or click on the space where it shall end. A, B, C … press the first, second, third button. Esc lets a card go, L shows the log.
grand_prix-web-help-touch = Tap a card, then the button that plays it. Tap the lit space where the car should stop, or drag the car there along the track. Swipe over the track to see the rest of it.

grand_prix-end-measure = Money and prizes in sight

## Why a strong bot would do it (hints)

grand_prix-advice-bid = { $spaces ->
    [one] Your cards move this car one space.
   *[other] Your cards move this car { $spaces } spaces.
 }
grand_prix-advice-pass = { $spaces ->
    [0] Your cards do not move this car.
    [one] Your cards move this car only one space.
   *[other] Your cards move this car only { $spaces } spaces.
 }
grand_prix-advice-play = It moves your own cars by { $own } in all, others by { $others }.
grand_prix-advice-finish = It brings the car home.
grand_prix-advice-own-car = It is your own car.
grand_prix-liked-card = Card { $value }
