## Il ritmo dei bot, al tavolo

web-tempo = Ritmo: { $pace }
    .help = Quanto si fermano i bot, per tutti a questo tavolo
web-tempo-slow = calmo
web-tempo-normal = tranquillo
web-tempo-fast = svelto
web-tempo-instant = senza pause
web-skip-bots = Salta
    .help = I bot giocano subito finché non tocca a qualcuno
