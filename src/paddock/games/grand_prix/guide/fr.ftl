# Ce que Detroit–Cleveland Grand Prix apprend à qui débute.

grand_prix-intro = Achète des voitures aux enchères, fais avancer toutes les voitures avec tes cartes et gagne les prix de celles qui finissent bien. Le plus d’argent gagne.
grand_prix-intro-first = Une course avec deux bots, environ un quart d’heure.
grand_prix-intro-goal = Six voitures courent vers l’arrivée. Elles sont à qui les a achetées, mais chacun les fait toutes avancer.
grand_prix-intro-auction = D’abord, les voitures sont mises aux enchères. Regarde tes cartes : achète ce que tu peux mener loin. L’acheteur reçoit aussi le dix de la voiture.
grand_prix-intro-card = Une carte fait avancer plusieurs voitures, de la ligne du haut à celle du bas, chacune d’autant de cases.
grand_prix-intro-drive = Tout droit ou dans le couloir voisin, jamais à travers une autre voiture. Ainsi les tiennes passent et les autres sont enfermées.
grand_prix-intro-money = Prix : 200 000 $ pour la première voiture, puis de moins en moins. Ce que tu as payé aux enchères est perdu : ne paie pas trop.
grand_prix-guide-auction = Aux enchères : { $car }. Enchéris, ou passe si c’est trop cher. On enchérit par pas de 10 000.
grand_prix-guide-totals = Voici les cases de ta main pour chaque voiture. Achète celle pour laquelle tu en as beaucoup ; son dix s’y ajoute.
grand_prix-guide-must = Tu n’as pas encore de voiture. Il en faut une à chacun : n’attends pas trop.
grand_prix-guide-play = Joue une carte : ses lignes font avancer les voitures de haut en bas. Choisis-en une pour voir lesquelles avancent, et de combien.
grand_prix-guide-own = Cette voiture est à toi : { $car }. Choisis la fin la plus proche de l’arrivée, à l’intérieur dans les virages.
grand_prix-guide-other = Cette voiture n’est pas à toi : { $car }. Tu peux lui faire faire un détour : l’extérieur d’un virage est plus long. Ou appuie sur « { grand_prix-page-rest } ».
grand_prix-guide-white = Une ligne blanche : tu choisis la voiture. Prends une des tiennes.
grand_prix-guide-swap = Tu as une carte d’échange : pendant un tour, elle échange deux couleurs sur toutes les cartes. Utile si tu as beaucoup de cases de la couleur d’un rival.

grand_prix-cure-too-dear = Enchéris moins, ou passe.
grand_prix-cure-no-car-for-white = Joue une autre carte.
grand_prix-cure-car-blocked = Choisis une autre voiture.
grand_prix-cure-not-full = Choisis une case allumée.
