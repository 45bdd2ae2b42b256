# Rally. The rule numbers are those of law/en.md.

rally = Rally
    .about = Read the road, choose your gear and your risk, and bring the car home in fewer rounds than the others.

rally-edition-house = House edition
rally-edition-proposed = Proposed risk table

## Set-ups, tyres and road sections, as they stand on a button

rally-card-stable = Stable
    .help = The plain gears and the plain risk die: the slowest and safest set-up (RY6).
rally-card-fast = Fast
    .help = One space more in every gear but the first, and 1 more on the risk die (RY6).
rally-card-prototype = Prototype
    .help = Two spaces more in every gear but the first, and 2 more on the risk die (RY6).
rally-card-normal = normal tyres
    .help = They never help and never hinder.
rally-card-rain = rain tyres
    .help = In rain or storm every factor is 1 lower. In fair or overcast weather they cost 1 space (RY20).
rally-card-snow = snow tyres
    .help = In snow every factor is 1 lower. In fair or overcast weather they cost 2 spaces (RY20).

## The same things inside a sentence

rally-setup-stable = Stable
rally-setup-fast = Fast
rally-setup-prototype = Prototype
rally-tyres-normal = normal tyres
rally-tyres-rain = rain tyres
rally-tyres-snow = snow tyres
rally-weather-fair = fair
    .now = it is fair
rally-weather-overcast = overcast
    .now = it is overcast
rally-weather-rain = rain
    .now = it rains
rally-weather-storm = storm
    .now = there is a storm
rally-weather-snow = snow
    .now = it snows
rally-zone-central = central Europe
rally-zone-north = northern Europe
rally-zone-africa = Africa
rally-entry-monte-carlo = Monte Carlo
rally-entry-sweden = Sweden
rally-entry-italy = Italy
rally-entry-safari = Safari
rally-entry-morocco = Morocco
rally-entry-austrian-alps = Austrian Alps
rally-entry-alpine-cup = Alpine Cup
rally-entry-great-britain = Great Britain
rally-result-- = nothing happens
rally-result-tc = a spin
rally-result-1 = damage of the first degree
rally-result-2 = damage of the second degree
rally-result-3 = damage of the third degree
rally-result-e = the end of this stage
rally-feature-fast =
    { $count ->
        [one] { $count } fast road
       *[other] { $count } fast roads
    }
rally-feature-hairpin =
    { $count ->
        [one] { $count } hairpin
       *[other] { $count } hairpins
    }
rally-feature-ford =
    { $count ->
        [one] { $count } ford
       *[other] { $count } fords
    }

## Options: a name, and what it changes

rally-option-length = Length of the match
    .help = One stage (about twenty minutes), one whole rally, or the championship of all eight, over as many evenings as you like.
rally-option-rally = Which rally
    .help = The entry of the calendar for a stage or a rally: its zone, its length and the sections that it allows.
rally-option-special_stages = Special stages
    .help = A rally ends with the special stage of the calendar, without speed limits: third, fourth and fifth gear go up to 2, 4 and 6 spaces further. For a single stage: drive that one.
rally-option-slow_tyres = Slow tyre changes
    .help = A tyre change always costs a turn (German rules). Otherwise only one together with a repair does.
rally-option-split_ties = Share out tied places
    .help = Equals share out the points of their places (English rules). Otherwise each gets the points of the better place.

rally-word-stage = one stage
rally-word-rally = one rally
rally-word-championship = championship
rally-word-monte-carlo = Monte Carlo
rally-word-sweden = Sweden
rally-word-italy = Italy
rally-word-safari = Safari
rally-word-morocco = Morocco
rally-word-austrian-alps = Austrian Alps
rally-word-alpine-cup = Alpine Cup
rally-word-great-britain = Great Britain

rally-preset-stage = One stage
    .help = A quick race: a single stage of Monte Carlo on six sections.
rally-preset-rally = One rally
    .help = All stages of one rally; the lowest sum of points wins.
rally-preset-championship = Championship
    .help = All eight rallies of the calendar, special stages included. It is kept, and goes on whenever you like.

## Why a move is refused: one sentence; the rule is shown beside it

rally-refusal-too-many-fast = This stage allows no further fast road.
rally-refusal-too-many-hairpins = This stage allows no further hairpin.
rally-refusal-too-many-fords = This stage allows no further ford.
rally-refusal-limits-out-of-reach = The limits could no longer be kept.
rally-refusal-first-must-be-easy = The first space must have factor 0.
rally-refusal-section-lies = That section lies in the course already.
rally-refusal-setup-fixed = The set-up holds for the whole rally.
rally-refusal-setup-too-far = It changes by one level from rally to rally.
rally-refusal-tyres-chosen = You have chosen your tyres.
rally-refusal-crew-placed = All three mechanics are placed.
rally-refusal-not-on-the-course = The course has no such space.
rally-refusal-not-ready = Choose your set-up and tyres first.
rally-refusal-no-over-rev = Your over-rev card is used up.
rally-refusal-no-gear-below = There is no gear two below this one.
rally-refusal-gear-too-far = One gear up or down, no more.
rally-refusal-most-driven = This gear goes no further.
rally-refusal-least-not-driven = This gear must go further, or brake.
rally-refusal-no-need-to-brake = You can stop here without braking more.
rally-refusal-too-fast-for-tyres = Only first or second gear can stop for tyres.
rally-refusal-no-mechanic-near = No mechanic of yours is within four spaces.
rally-refusal-same-tyres = Those tyres are on the car.
rally-refusal-not-in-the-lot = That driver is not in this draw.

## What is asked

rally-phase-order = Start numbers
rally-phase-layer = Who lays the course
rally-phase-course = The course
rally-phase-prepare = Preparation
rally-phase-weather = Weather
rally-phase-gear = Choose a gear
rally-phase-risk = Risk die
rally-phase-drive = Driving
rally-phase-damage = Damage die
rally-phase-pit = At the mechanics
rally-phase-over = The match is over

rally-ask-order = Start numbers are being drawn.
rally-ask-layer = It is being drawn who lays the course.
rally-ask-course = Lay the course: { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    } for { $entry }.
rally-ask-prepare = Choose set-up and tyres, place your mechanics, then say you are ready.
rally-ask-weather = The weather is being thrown.
rally-ask-gear = Choose a gear; the risk die comes after it.
rally-ask-risk = The risk die is being thrown.
rally-ask-drive = { $driven } driven, at least { $least }, at most { $most }; safe up to factor { $safe }. What now?
rally-ask-damage = The damage die is being thrown.
rally-ask-pit = You are off the road. Change tyres here?
rally-ask-over = The match is over.

## Moves as they stand on a button

rally-move-lay = Lay { $face }
rally-move-setup = Set-up { $card }
rally-move-tyres = Take { $card }
rally-move-mechanic = Mechanic on space { $space }
rally-move-done = Ready
rally-move-gear = Gear { $gear }
rally-move-over-rev = Over-rev: two gears down
rally-move-ahead = Drive on
rally-move-brake = Brake here
rally-move-stop = Stop here
rally-move-keep = Keep these tyres
rally-move-die = Die { $number }
rally-move-lot = Lot for seat { $number }

## What happened

rally-event-rally-begins =
    { $stages ->
        [one] Rally { $rally }: { $entry }, one stage.
       *[other] Rally { $rally }: { $entry }, { $stages } stages.
    }
rally-event-stage-begins = Stage { $stage } of { $entry }: { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }.
rally-event-special-begins = Stage { $stage } of { $entry } is the special stage: { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }, no speed limits (RY26).
rally-event-start-number =
    { $lot ->
        [0] { $seat_is ->
            [you] You start as number { $number }.
           *[one] { $seat } starts as number { $number }.
        }
       *[other] { $seat_is ->
            [you] You start as number { $number }, by lot.
           *[one] { $seat } starts as number { $number }, by lot.
        }
    }
rally-event-layer =
    { $lot ->
        [0] { $seat_is ->
            [you] You lay the course, as last of the stage before (RY3).
           *[one] { $seat } lays the course, as last of the stage before (RY3).
        }
       *[other] { $seat_is ->
            [you] You lay the course, by lot (RY3).
           *[one] { $seat } lays the course, by lot (RY3).
        }
    }
rally-event-laid =
    { $seat_is ->
        [you] You lay { $card } as section { $number }.
       *[one] { $seat } lays { $card } as section { $number }.
    }
rally-event-mechanic-placed =
    { $seat_is ->
        [you] You place a mechanic on space { $space }.
       *[one] { $seat } places a mechanic on space { $space }.
    }
rally-event-ready =
    { $seat_is ->
        [you] You are ready.
       *[one] { $seat } is ready.
    }
rally-event-revealed =
    { $seat_is ->
        [you] You drive with the set-up { $setup } on { $tyres }, { $crew ->
            [0] without mechanics
            [one] with one mechanic
           *[other] with { $crew } mechanics
        }.
       *[one] { $seat } drives with the set-up { $setup } on { $tyres }, { $crew ->
            [0] without mechanics
            [one] with one mechanic
           *[other] with { $crew } mechanics
        }.
    }
rally-event-race-begins = The first car is at the line. The weather is fair.
rally-event-weather =
    { $add ->
        [0] Round { $round }: the die shows { $die }; { $weather_now }.
       *[other] Round { $round }: the die shows { $die }; { $weather_now }, { $add } more on every risk die.
    }
rally-event-shifted =
    { $seat_is ->
        [you] You take gear { $gear }.
       *[one] { $seat } takes gear { $gear }.
    }
rally-event-over-revved =
    { $seat_is ->
        [you] You over-rev the engine and drop to gear { $gear }.
       *[one] { $seat } over-revs the engine and drops to gear { $gear }.
    }
rally-event-restarted =
    { $seat_is ->
        [you] You start again in first gear.
       *[one] { $seat } starts again in first gear.
    }
rally-event-risk =
    { $seat_is ->
        [you] Your risk die: { $die }
       *[one] { $seat }’s risk die: { $die }
    }{ $setup_add ->
        [0] { "" }
       *[other] { " " }+ { $setup_add } for the set-up
    }{ $weather_add ->
        [0] { "" }
       *[other] { " " }+ { $weather_add } for the weather
    }{ $added ->
        [0] { "" }
       *[1] { " " }= { $roll }
    }{ $capped ->
        [0] { "" }
       *[1] , since 6 is the most
    }. In gear { $gear } factors up to { $safe } are safe, for { $most ->
        [one] exactly one space
       *[other] { $fixed ->
            [1] exactly { $most } spaces
           *[0] { $least } to { $most } spaces
        }
    }.
rally-event-braked =
    { $seat_is ->
        [you] You brake on space { $space }; { $least ->
            [one] one space
           *[other] { $least } spaces
        } will do now.
       *[one] { $seat } brakes on space { $space }; { $least ->
            [one] one space
           *[other] { $least } spaces
        } will do now.
    }
rally-event-danger = Space { $space }: factor { $road }{ $brakes ->
        [0] { "" }
       *[other] { " " }+ { $brakes } for braking
    }{ $passed ->
        [0] { "" }
       *[other] { " " }+ { $passed } for passing
    }{ $grip ->
        [0] { "" }
       *[other] { " " }− { $grip } for the tyres
    }{ $changed ->
        [0] { "" }
       *[1] { " " }= { $factor }
    }, but only { $safe } is safe: { $excess } too much.
rally-event-damage =
    { $seat_is ->
        [you] Your damage die shows { $die }: { $result }.
       *[one] { $seat }’s damage die shows { $die }: { $result }.
    }
rally-event-mended =
    { $mechanics ->
        [one] { $seat_is ->
            [you] Your mechanic in reach
           *[one] { $seat }’s mechanic in reach
        } { $left ->
            [0] repairs the damage of degree { $degree }: no more than a spin (RY17).
           *[other] brings the damage from degree { $degree } down to { $left } (RY17).
        }
       *[other] { $seat_is ->
            [you] Your { $mechanics } mechanics in reach
           *[one] { $seat }’s { $mechanics } mechanics in reach
        } { $left ->
            [0] repair the damage of degree { $degree }: no more than a spin (RY17).
           *[other] bring the damage from degree { $degree } down to { $left } (RY17).
        }
    }
rally-event-off-road =
    { $missing ->
        [0] { $seat_is ->
            [you] You are off the road on space { $space }.
           *[one] { $seat } is off the road on space { $space }.
        }
        [one] { $seat_is ->
            [you] You are off the road on space { $space } and miss one turn.
           *[one] { $seat } is off the road on space { $space } and misses one turn.
        }
       *[other] { $seat_is ->
            [you] You are off the road on space { $space } and miss { $missing } turns.
           *[one] { $seat } is off the road on space { $space } and misses { $missing } turns.
        }
    }
rally-event-wrecked =
    { $seat_is ->
        [you] Your car is wrecked on space { $space }: you are out of this stage.
       *[one] { $seat }’s car is wrecked on space { $space } and out of this stage.
    }
rally-event-stopped =
    { $seat_is ->
        [you] You drive { $driven ->
            [one] one space
           *[other] { $driven } spaces
        } to space { $space }.
       *[one] { $seat } drives { $driven ->
            [one] one space
           *[other] { $driven } spaces
        } to space { $space }.
    }
rally-event-changed-tyres =
    { $extra ->
        [0] { $seat_is ->
            [you] You change to { $tyres }.
           *[one] { $seat } changes to { $tyres }.
        }
       *[other] { $seat_is ->
            [you] You change to { $tyres } and miss one more turn (RY18).
           *[one] { $seat } changes to { $tyres } and misses one more turn (RY18).
        }
    }
rally-event-missed =
    { $left ->
        [0] { $seat_is ->
            [you] You miss this turn.
           *[one] { $seat } misses this turn.
        }
        [one] { $seat_is ->
            [you] You miss this turn and one more.
           *[one] { $seat } misses this turn and one more.
        }
       *[other] { $seat_is ->
            [you] You miss this turn and { $left } more.
           *[one] { $seat } misses this turn and { $left } more.
        }
    }
rally-event-home =
    { $seat_is ->
        [you] You are home in round { $round }.
       *[one] { $seat } is home in round { $round }.
    }
rally-event-stage-points =
    { $seat_is ->
        [you] You were { $behind ->
            [one] one round
           *[other] { $behind } rounds
        } behind, start number { $start }: { $behind } − { $start } = { $points } (RY22).
       *[one] { $seat } was { $behind ->
            [one] one round
           *[other] { $behind } rounds
        } behind, start number { $start }: { $behind } − { $start } = { $points } (RY22).
    }
rally-event-out-points =
    { $shared ->
        [0] { $seat_is ->
            [you] You were out: the worst finisher has { $worst }, so you get { $points } (RY23).
           *[one] { $seat } was out: the worst finisher has { $worst }, so { $seat } gets { $points } (RY23).
        }
       *[other] { $seat_is ->
            [you] Nobody has finished, so all share the stage: you get { $points } (RY23).
           *[one] Nobody has finished, so all share the stage: { $seat } gets { $points } (RY23).
        }
    }
rally-event-scored =
    { $side_is ->
        [you] You get { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $reason }, with a sum of { $total } ({ $rule }).
       *[one] { $side } gets { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $reason }, with a sum of { $total } ({ $rule }).
    }
rally-event-rally-over = Rally { $rally }, { $entry }, is over.
rally-event-won-match =
    { $side_is ->
        [you] You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[one] { $side } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }

## What points are for

rally-reason-place-1 = first place
rally-reason-place-2 = second place
rally-reason-place-3 = third place
rally-reason-place-4 = fourth place
rally-reason-place-5 = fifth place
rally-reason-place-6 = sixth place

## The table

rally-table-stage = { $entry } · stage { $stage } of { $stages }
rally-score-part = Rally { $race }
rally-table-special = { $entry } · special stage
rally-table-round = round { $round }
rally-table-before = before the start
rally-table-before-car = at the start
rally-table-weather =
    { $add ->
        [0] { $weather }
       *[other] { $weather } +{ $add }
    }
rally-table-space = space { $space } of { $length }
rally-table-gear = gear { $gear }
rally-table-off = off the road
rally-table-out = out
rally-table-home = home in round { $round }
rally-table-missing =
    { $count ->
        [one] misses 1 turn
       *[other] misses { $count } turns
    }
rally-table-over-rev = over-rev card
rally-table-crew = mechanics on { $spaces }
rally-table-crew-hidden =
    { $count ->
        [one] 1 mechanic hidden
       *[other] { $count } mechanics hidden
    }
rally-table-ready = ready
rally-table-preparing = preparing
rally-table-start = start number { $number }
rally-table-points = stage points
rally-table-total = sum
rally-table-championship = championship
rally-table-course = { $laid } of { $sections } sections laid
rally-table-at-least = at least { $count }
rally-table-at-most = at most { $count }
rally-table-type-mechanic = To place a mechanic, type its space: “mechanic 12”.
rally-table-safe = factors up to { $safe } are safe
rally-legend =
    0–4 the factor of a space (RY1) · ≈ ford (RY19) · ⊃ hairpin
    M own mechanic (RY17) · ! factor above the safe one of this move (RY15)
rally-ui-help-keys =
    1, 2, 3 …     choose that answer
    gear 3        a move in words; also “ahead”, “brake”, “stop” and “mechanic 12”
    ? rain        what a set-up or tyres do
    ? options     the rules of this table
    s             the points so far
    t             the table again
    back          take back a choice that is not finished
    q             leave; the match is kept and can be resumed

## On the drawings

rally-draw-start = START
rally-draw-finish = FINISH
rally-draw-least = min
rally-draw-most = max

## On the page

rally-page-safe-row = The highest safe factor at each number of the die, from 1 to 6 (RY12).
rally-page-mechanics = Mechanics
rally-page-mechanics-left =
    { $count ->
        [0] all placed
        [one] click on a space to place one more mechanic
       *[other] click on spaces to place { $count } mechanics
    }
rally-page-setup = Set-up
rally-page-tyres = Tyres
rally-page-results = Stage points
rally-page-zoom-in = Larger
rally-page-zoom-out = Smaller
rally-page-stage = Stage
rally-page-space = Space { $space }, factor { $factor }
rally-page-ford = ford
rally-page-hairpin = hairpin
rally-page-of = of { $length }
rally-page-passing = driving past
rally-page-brake = One space less to drive, but here factor +1
rally-odds-- = nothing
rally-odds-tc = spin
rally-odds-1 = 1 turn
rally-odds-2 = 2 turns
rally-odds-3 = 3 turns
rally-odds-e = out
rally-web-help-keys = 1–5 shifts to that gear, O over-revs, → drives on, B brakes, S stops, Enter confirms. A click on a space far ahead drives all the way there, until a throw is needed. M goes to the map, where ← and → walk from space to space; + and − zoom. L shows the log.
rally-web-help-touch = Tap a gear, then a button to drive on, brake or stop. Tap a space far ahead to drive all the way there, until a throw is needed. Swipe over the map to move it; spread two fingers to come closer.

## On the page: who leads, what has happened, changing one's mind

rally-page-leads = leads
rally-page-gaps = gaps in rounds
rally-page-at = space { $space }
rally-page-start-number = Start number
rally-page-arrival = Home in round
rally-page-points = Points
rally-page-rally-sum = rally { $points }
rally-page-championship-points = championship points
rally-page-few-lead = The fewest points lead. Points of a stage are the rounds behind the first car home, less the start number.
rally-page-far = Or click on a space further ahead: the car drives there in one go.
rally-page-only-stop = This gear goes no further: stop here.
rally-page-stop-or-tyres = This gear goes no further: stop here, or stop and change tyres.
rally-page-rethink = Nothing is fixed before you are ready: click on something else to change your mind.
rally-page-remove = Take away the mechanic on space { $space }
rally-page-effect-stable = plain spaces, plain risk
rally-page-effect-fast = +1 space in gears 2 to 5, +1 risk
rally-page-effect-prototype = +2 spaces in gears 2 to 5, +2 risk
rally-page-effect-normal = no help, no harm
rally-page-effect-rain = rain and storm: factors −1; dry: −1 space
rally-page-effect-snow = snow: factors −1; dry: −2 spaces

rally-end-measure = Distance driven

## Why a strong bot would do it (hints), and why a bot did it to you

rally-advice-gear = { $most ->
    [one] One space exactly; the road ahead has factor { $factor } at most.
   *[other] Between { $least } and { $most } spaces; the road ahead has factor { $factor } at most.
 }
rally-advice-safe = The next space has factor { $factor }; you are safe up to { $safe }.
rally-advice-risk = The next space is { $above } above what is safe for you; harmless throws: { $count } of 6.
rally-advice-too-hard = The next space has factor { $factor }, and you are safe only up to { $safe }.
rally-advice-weather = The weather: { $weather }.
rally-advice-mechanic = Near there the road has factor { $factor }.
rally-liked-gear = Gear { $value }

## Printed on paper

rally-print-section = Section { $number }
rally-print-tables = Tables
rally-print-risk = Risk table: the highest safe factor (RY12)
rally-print-damage = Damage table (RY15)
rally-print-die = Die
rally-print-above = factor above the safe one
rally-print-gears = Gears: fewest and most spaces (RY6)
rally-print-spaces = Gear
rally-print-weather = Weather of the zones (RY10)
rally-print-calendar = Calendar (RY2)
rally-print-marker = Weather marker
rally-print-notes = Driver’s notes
rally-print-special = special stage
rally-print-fords = Factor of a ford (RY19)
rally-print-free = any sections
