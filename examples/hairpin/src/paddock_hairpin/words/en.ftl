# Hairpin. The rule numbers are those of law/en.md.

hairpin = Hairpin
    .about = Choose a gear in secret. The fastest wins, unless the bend comes first.

hairpin-edition-standard = Standard
hairpin-preset-sprint = Sprint
    .help = One lap.
hairpin-preset-long = Long race
    .help = Three laps.
hairpin-option-laps = Laps
    .help = How many laps the race has.

## Moves and cards

hairpin-move-gear = Gear { $number }
hairpin-move-draw = Draw { $card }
hairpin-move-die = A { $number } on the die
hairpin-card-hard = hard tyres
    .help = Grip 0: add nothing to the die in a bend (H8).
hairpin-card-medium = medium tyres
    .help = Grip 1: add 1 to the die in a bend (H8).
hairpin-card-soft = soft tyres
    .help = Grip 2: add 2 to the die in a bend (H8).

## Facts of the table

hairpin-fact-space = Space
hairpin-fact-gear = Last gear
hairpin-fact-choice = Gear chosen
hairpin-fact-steps = Spaces to drive
hairpin-fact-tyres = Tyres
hairpin-fact-seen = Tyres seen by all
hairpin-fact-goal = Space of the finish
hairpin-fact-bends = Bends, with their safe gear
hairpin-tyres-none = –
hairpin-tyres-hard = hard
hairpin-tyres-medium = medium
hairpin-tyres-soft = soft

## Questions

hairpin-ask-deal = The tyres are being dealt.
hairpin-ask-gearbox = Choose your gear for this round.
hairpin-ask-bend = Too fast for the bend: the die is rolled.

## Why not

hairpin-refusal-too-high = That is more than two gears up.
hairpin-refusal-too-low = That is more than two gears down.

## What happens

hairpin-event-your-tyres = You drive on { $card }.
hairpin-event-drove =
    { $seat_is ->
        [you] You drive
       *[one] { $seat } drives
    } { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } in gear { $gear }.
hairpin-event-held =
    { $seat_is ->
        [you] You hold
       *[one] { $seat } holds
    } the road with { $card } and a { $number }.
hairpin-event-spun =
    { $seat_is ->
        [you] You spin
       *[one] { $seat } spins
    } in the bend with { $card } and a { $number }.
hairpin-event-won =
    { $side_is ->
        [you] You win!
       *[one] { $side } wins.
    }
