# Ce que Rally apprend à qui débute.

rally-intro = Cours une épreuve sur des routes de montagne en aussi peu de tours que possible : vite là où la route est bonne, prudemment là où elle ne l’est pas.
rally-intro-first = Une épreuve d’environ 48 cases contre un bot, dix minutes.
rally-intro-course = La route est faite de fiches. Chaque case a un coefficient : 0 est rapide et sûr, 4 est le pire.
rally-intro-gear = À chaque tour, tu choisis une vitesse, une de plus ou de moins. Elle dit combien de cases tu dois et peux parcourir.
rally-intro-risk = Puis on jette le dé : il dit quel coefficient ce coup passe sans danger. Sur une case pire, un second jet décide : rien, tête-à-queue, tours perdus, ou sortie.
rally-intro-crew = Avant le départ, tu choisis en secret réglage et pneus et tu places trois mécaniciens. Près d’eux, un accident coûte moins.
rally-intro-weather = Le temps change de tour en tour. Pluie et neige aggravent chaque jet, sauf avec les bons pneus.
rally-guide-course = C’est toi qui poses la route : choisis les fiches une à une. Les premières conviennent ; les autres disent pourquoi non.
rally-guide-setup = Choisis le réglage : Stable est sûr, Rapide et Prototype vont plus loin à chaque vitesse et risquent plus.
rally-guide-tyres = Choisis les pneus : normaux sur le sec, les autres pour la pluie ou la neige.
rally-guide-crew = Place jusqu’à trois mécaniciens : clique sur des cases de la route là où c’est dangereux. Ils aident à quatre cases près. Puis appuie sur le bouton.
rally-guide-gear = Choisis une vitesse. Ses cases sont le minimum et le maximum que tu parcours. Les petits nombres sont les coefficients qu’elle passe sans danger à chaque jet.
rally-guide-factor = Regarde devant : les nombres sur la route sont des coefficients. Avant les grands, sois dans une petite vitesse.
rally-guide-drive = Roule case par case, ou clique sur une case plus loin. La coche est sûre ; ailleurs sont indiquées les chances du jet de dégâts.
rally-guide-brake = Freiner réduit le minimum de 1, mais augmente de 1 le coefficient de cette case.
rally-guide-off = Tu es au bord de la route après un tête-à-queue ou un accident. Tu repars en première.
rally-guide-weather = Mauvais temps : il s’ajoute au dé de risque, donc moins de cases sont sûres.
rally-guide-pit = Tu es près de tes mécaniciens. Tu peux changer de pneus ici.

rally-cure-most-driven = Arrête-toi ici ; une vitesse plus haute va plus loin.
rally-cure-no-mechanic-near = Approche-toi d’abord de l’un d’eux.
rally-cure-too-fast-for-tyres = Rétrograde d’abord.
