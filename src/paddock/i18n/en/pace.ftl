## How fast bots move, at the table

web-tempo = Pace: { $pace }
    .help = How long bots pause, for everybody at this table
web-tempo-slow = calm
web-tempo-normal = easy
web-tempo-fast = brisk
web-tempo-instant = no pauses
web-skip-bots = Skip
    .help = Bots move at once until somebody is asked
