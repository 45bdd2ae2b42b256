# Ce que Crazy Race apprend à qui débute.

crazy_race-intro = Amène tes trois locomotives à la plaque tournante et ramène-les : chacune rapporte des points, les premières le plus.
crazy_race-intro-first = Une course de huit étapes avec deux bots, environ dix minutes.
crazy_race-intro-goal = Ta voie : aller jusqu’à la plaque tournante, tourner, et revenir au dépôt. Aux deux, tu prends la carte Points du dessus. Une case occupée se saute : cela fait gagner du chemin.
crazy_race-intro-stage = On retourne une carte Étape : chaque côté avance une locomotive d’autant de cases. Un côté n’en montre pas : là, le gagnant choisit.
crazy_race-intro-bid = Trois fois de suite, chacun pose une carte Conducteur face cachée à un côté, ou passe.
crazy_race-intro-reveal = Puis on retourne les côtés l’un après l’autre : la plus haute somme gagne le côté et avance. À égalité, le premier qui y a posé.
crazy_race-intro-points = Après huit étapes, le plus de points gagne. Une carte posée est partie, mais une fois par course tu peux toutes les reprendre.
crazy_race-guide-stage = Voici la carte Étape. Chaque côté avance une de tes locomotives, si tes cartes y ont la plus haute somme.
crazy_race-guide-rails = Tes locomotives roulent ici : à droite jusqu’à la plaque tournante, puis retour. Les pâles montrent où mènerait un côté.
crazy_race-guide-hand = Pose une carte à un côté : choisis la carte, puis le côté. Personne ne voit sa valeur. Tu peux aussi passer et garder tes cartes.
crazy_race-guide-reveal = On retourne maintenant les cartes, côté par côté, à partir de la flèche. La plus haute somme avance sa locomotive.
crazy_race-guide-unknown = Au « ? », le gagnant avance d’autant de cases qu’il y a de cartes, et peut les partager entre ses locomotives.
crazy_race-guide-taboo = Il y a des cartes à trois côtés, donc le quatrième est tabou à cette étape.
crazy_race-guide-pile = Une fois par course, tu peux reprendre toute ta pile. Cela vaut la peine quand ta main est presque vide.
crazy_race-guide-choice = Tu as gagné ce côté : choisis quelle locomotive avance. Des points attendent à la plaque tournante et au dépôt.
crazy_race-guide-taking = Tu n’as rien avancé à cette étape : tu peux reprendre une des cartes que tu y as posées.

crazy_race-cure-taboo = Choisis un des autres côtés.
crazy_race-cure-already-home = Choisis-en une autre.
crazy_race-cure-no-pile = Elle se remplit après chaque étape.
