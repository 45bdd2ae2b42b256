## Hoe snel bots spelen, aan tafel

web-tempo = Tempo: { $pace }
    .help = Hoelang bots pauzeren, voor iedereen aan deze tafel
web-tempo-slow = kalm
web-tempo-normal = rustig
web-tempo-fast = vlot
web-tempo-instant = zonder pauzes
web-skip-bots = Overslaan
    .help = Bots spelen meteen door tot er iemand aan de beurt is
