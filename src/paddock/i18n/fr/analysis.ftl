# Les chances d’une partie, et son hasard.

analysis-title = Analyse
analysis-start = Analyser cette partie
analysis-help = Chaque position est jouée jusqu’au bout de nombreuses fois. On voit ainsi comment les chances ont bougé, et quelle part du résultat revient au hasard. Cela prend quelques secondes et reste avec la partie.
analysis-running = Analyse en cours : positions { $done } sur { $total }
analysis-waits = D’autres parties passent avant.
analysis-chances = Chances de gagner
analysis-account = Le compte du hasard
analysis-account-help = L’avance sur la moyenne des autres. Ce qu’on pouvait attendre, plus le hasard, plus le jeu, fait le résultat.
analysis-side = Camp
analysis-expected = Attendu
analysis-luck = Hasard
analysis-play = Son jeu
analysis-others = Jeu des autres
analysis-result = Résultat
analysis-sentence = { $name } { $count ->
    [one] doit
   *[other] doivent
 } ce résultat surtout { $most ->
    [luck] au hasard
    [play] { $count ->
        [one] à son propre jeu
       *[other] à leur propre jeu
    }
   *[others] au jeu des autres
 } : hasard { $luck }, { $count ->
    [one] son jeu
   *[other] leur jeu
 } { $play }, jeu des autres { $others }.
analysis-swings = Ce qui a fait basculer la partie
analysis-better = { $level } aurait joué : { $move }
analysis-method = La méthode : jeu au hasard depuis chaque position, { $count } fois. Elle connaît toutes les mains, et ne dit rien d’une partie en cours.
