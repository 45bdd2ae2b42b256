# La rediffusion d’une partie finie, et ce qui vient après.

replay-title = Rediffusion
replay-preview = Revois la partie coup par coup, par les yeux de chacun.
replay-share = Partager
replay-first = Au début
replay-back = Un pas en arrière
replay-run = Lire
replay-on = Un pas en avant
replay-last = À la fin
replay-moment = Moment de la partie
replay-speed = Vitesse
replay-eyes = Par les yeux de
replay-eyes-all = Mains ouvertes
replay-eyes-nobody = Yeux d’un spectateur
replay-eyes-of = Yeux { DE($name) }
replay-from = Jouer à partir d’ici
    .help = Une nouvelle partie commence à ce moment, contre des bots. Les cartes à venir sont nouvelles, et elle ne compte pas.
replay-from-seat = Ta place
replay-from-level = Contre
replay-from-go = Départ
replay-link = Lien vers ce moment
replay-json = Partie en JSON
replay-png = Cette position en PNG
replay-svg = Cette position en SVG
replay-to-table = À la table
replay-origin = La partie dont elle vient
casual-continued = Cette partie est repartie d’un moment d’une autre. Elle ne compte pas.
casual-undo = Des coups de cette partie ont été annulés. Elle ne compte pas.
web-error-replay-not-over = La rediffusion s’ouvre quand la partie est finie : d’ici là, chacun voit sa propre part.
web-watch-replay = Voir la rediffusion

## La fin

end-podium = Le podium
end-chart = Le déroulement
    .help = { $measure } de chaque camp, du début à la fin
end-moments = Moments à revoir
end-share-text = { $game } : { $result }
end-measure = Points
