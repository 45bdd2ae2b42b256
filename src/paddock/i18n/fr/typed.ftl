# Parties jouées avec la boîte.

typed-title = Saisir une partie réelle
typed-help = Joué avec la boîte sur la table ? Saisis la partie coup par coup, cartes et dés compris : on peut alors la revoir et l’analyser.
typed-names = Joueurs, un par ligne, dans l’ordre des places
typed-seat = Ma place est le numéro
typed-begin = Commencer
typed-next = À suivre : { $who }
typed-luck = la pioche ou les dés
typed-enter = Saisir
typed-erase = Effacer la dernière ligne
typed-count = { $count ->
    [one] Une ligne jusqu’ici
   *[other] { $count } lignes jusqu’ici
 }
casual-typed = Cette partie a été saisie à la main. Elle ne compte pas.
undo-why-typed = Les parties saisies se corrigent là où on les saisit.
typed-move = Coup
typed-which = Quel jeu ?
