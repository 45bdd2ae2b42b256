# Ce que 1000 Kilometers apprend à qui débute.

kilometers-intro = Parcours le premier 700 kilomètres exactement, et arrête les autres en chemin.
kilometers-intro-first = Un seul rallye de 700 km contre un bot, environ cinq minutes.
kilometers-intro-turn = À chaque tour, tu pioches une carte, puis tu en joues ou tu en défausses une. Tu en gardes toujours six.
kilometers-intro-roll = Une voiture ne roule qu’avec { kilometers-card-green } au sommet de sa pile. On peut alors poser des cartes de distance : ce sont tes kilomètres.
kilometers-intro-attack = Les attaques vont chez les autres : qui roule peut être arrêté, et une limite de vitesse ralentit tout le monde.
kilometers-intro-remedy = Arrêté ? Joue la bonne parade, puis de nouveau { kilometers-card-green }. Après une limite, { kilometers-card-endlimit }.
kilometers-intro-trump = Les quatre bottes te protègent pour toujours de leur attaque, rapportent des points et un tour de plus. Jouée à l’instant où l’on t’attaque, une botte est un coup fourré : 300 points de plus.
kilometers-guide-hand = Voici tes cartes. À chaque tour, tu en pioches une, puis tu en joues ou tu en défausses une. Le premier à { $target } km exactement gagne.
kilometers-guide-green = Ta voiture ne roule pas. { kilometers-card-green } la fait démarrer : joue la carte encadrée.
kilometers-guide-wait = Il te faut { kilometers-card-green } avant de rouler, et tu ne l’as pas encore. Défausse ce qui te sert le moins.
kilometers-guide-drive = Tu roules. Les cartes de distance comptent aussitôt : poses-en une longue.
kilometers-guide-hit = { $card } t’a arrêté. Joue d’abord { $remedy }, puis { kilometers-card-green }.
kilometers-guide-red = { kilometers-card-stop } t’a arrêté. { kilometers-card-green } te fait repartir.
kilometers-guide-limit = Une limite de vitesse est posée ici : seulement 25 et 50 km jusqu’à { kilometers-card-endlimit }.
kilometers-guide-attack = { $card } arrête un adversaire qui roule. Cela lui coûte des tours, mais ne te donne aucun kilomètre.
kilometers-guide-trump = { $card } est une botte : son attaque ne pourra plus jamais te toucher, elle vaut 100 points et tu rejoues. Gardée en main, elle peut répondre à une attaque pour 300 de plus.
kilometers-guide-react = Coup fourré ! Tu as la botte contre cette attaque. Joue-la maintenant : 300 points de plus, et tu n’es pas arrêté.
kilometers-guide-exact = Le but doit être atteint exactement. Seules les cartes qui ne dépassent pas { $target } km peuvent encore être posées.

kilometers-cure-not-rolling = Joue d’abord { kilometers-card-green } ; une avarie doit être réparée avant.
kilometers-cure-too-fast = { kilometers-card-endlimit } te libère.
kilometers-cure-past-the-target = Poses-en une plus courte.
kilometers-cure-victim-not-rolling = Attends son { kilometers-card-green }.
kilometers-cure-green-is-no-answer = Joue la bonne parade, puis { kilometers-card-green }.
