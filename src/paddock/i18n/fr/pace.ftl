## Le rythme des bots, à la table

web-tempo = Rythme : { $pace }
    .help = La pause que font les bots, pour toute la table
web-tempo-slow = calme
web-tempo-normal = tranquille
web-tempo-fast = vif
web-tempo-instant = sans pause
web-skip-bots = Passer
    .help = Les bots jouent aussitôt, jusqu’au tour d’un joueur
