## Wie schnell Bots ziehen, am Tisch

web-tempo = Tempo: { $pace }
    .help = Wie lange Bots warten, für alle am Tisch
web-tempo-slow = ruhig
web-tempo-normal = gemütlich
web-tempo-fast = flott
web-tempo-instant = ohne Pausen
web-skip-bots = Überspringen
    .help = Bots ziehen sofort, bis wieder jemand gefragt ist
