# Detroit–Cleveland Grand Prix. Les numéros des règles sont ceux de law/fr.md.

grand_prix = Detroit–Cleveland Grand Prix
    .about = Achète des voitures aux enchères, puis joue les cartes qui les mènent les premières à l’arrivée.

grand_prix-edition-house = Édition maison

## Cartes et voitures. Une voiture s’appelle par sa couleur, une carte de course par son numéro.

grand_prix-card-yellow = jaune
    .help = La voiture jaune.
grand_prix-card-blue = bleue
    .help = La voiture bleue.
grand_prix-card-green = verte
    .help = La voiture verte.
grand_prix-card-black = noire
    .help = La voiture noire.
grand_prix-card-red = rouge
    .help = La voiture rouge.
grand_prix-card-orange = orange
    .help = La voiture orange.
grand_prix-card-white = blanche
    .help = Une ligne blanche : c’est toi qui choisis la voiture. Elle doit pouvoir faire le nombre entier, ne pas être arrivée et ne pas figurer déjà sur la carte (GP12).

grand_prix-help-card = Une carte de course déplace ses voitures de haut en bas, chacune du nombre entier si elle n’est pas bloquée (GP11, GP17) ; un dix va avec sa voiture (GP6) ; une carte d’échange échange deux couleurs jusqu’à la fin de ton prochain tour (GP13).

## Options : un nom, et ce que cela change

grand_prix-option-track = Circuit
    .help = Cleveland a de longues lignes droites très larges ; Detroit serre les voitures sur des voies uniques ; Top Race est un troisième circuit.
grand_prix-option-races = Nombre de courses
    .help = Combien de courses font une partie.
grand_prix-option-tournament_seating = Places de tournoi
    .help = Avant chaque course, les propriétaires s’assoient dans l’ordre de la grille.
grand_prix-option-no_car_limit = Voitures sans limite
    .help = Chacun peut acheter autant de voitures qu’il veut.
grand_prix-option-cars_optional = Voitures facultatives
    .help = Personne n’est obligé d’acheter une voiture.
grand_prix-option-white_moves_own = Le blanc sert sa voiture
    .help = Une ligne blanche peut aussi déplacer une voiture à soi qui ne fait pas le nombre entier.
grand_prix-option-may_hold_when_home = Repos à l’arrivée
    .help = Quand toutes tes voitures sont arrivées, tu peux renoncer à jouer.
grand_prix-option-tens_in_deck = Dix dans le paquet
    .help = Les dix, le blanc aussi, sont distribués avec les autres cartes au lieu d’aller avec les voitures.
grand_prix-option-two_players = À deux, trois voitures
    .help = Deux joueurs peuvent avoir trois voitures chacun ; sinon deux.

grand_prix-word-cleveland = Cleveland
grand_prix-word-detroit = Detroit
grand_prix-word-top_race = Top Race

grand_prix-preset-standard = Règles de base
    .help = Les règles telles qu’elles sont sur la page des règles, sans option changée.
grand_prix-preset-free = Règles libres
    .help = Toutes les règles facultatives : autant de voitures qu’on veut ou aucune, les dix dans le paquet, le blanc qui aide sa propre voiture, et plus d’obligation de jouer à l’arrivée.

## Pourquoi un coup est refusé : une phrase ; la règle est à côté

grand_prix-refusal-not-in-deck = Cette carte n’est plus dans le paquet.
grand_prix-refusal-already-turned = Cette carte d’enchère est déjà retournée.
grand_prix-refusal-too-low = Il faut dépasser la dernière enchère.
grand_prix-refusal-too-dear = Tu n’as pas autant d’argent.
grand_prix-refusal-must-buy = Il te faut une voiture, et nul autre n’achète.
grand_prix-refusal-not-in-hand = Tu n’as pas cette carte.
grand_prix-refusal-no-car-for-white = Aucune voiture ne fait toute la ligne blanche.
grand_prix-refusal-not-all-home = Une de tes voitures est encore en piste.
grand_prix-refusal-car-is-home = Cette voiture est déjà arrivée.
grand_prix-refusal-car-on-card = La carte déplace déjà cette voiture.
grand_prix-refusal-car-blocked = Cette voiture ne fait pas le nombre entier.
grand_prix-refusal-no-way = Aucun chemin libre vers cette case.
grand_prix-refusal-not-full = Elle doit faire le nombre entier de cases.
grand_prix-refusal-white-stranded = Aucune voiture ne ferait plus la ligne blanche.

## Pourquoi quelqu’un n’enchérit pas

grand_prix-why-full = a déjà assez de voitures (GP8)
grand_prix-why-needed = les autres sont pour qui n’en a pas (GP9)
grand_prix-why-short = trop peu d’argent
grand_prix-why-passed = passe
grand_prix-why-highest = plus haute enchère

## Ce qui est demandé

grand_prix-phase-deal = Distribution
grand_prix-phase-turn = Une carte d’enchère est retournée
grand_prix-phase-auction = Enchères
grand_prix-phase-play = Jouer une carte
grand_prix-phase-choose = Choisir une voiture
grand_prix-phase-drive = Conduire
grand_prix-phase-over = La partie est finie

grand_prix-ask-deal = On distribue les cartes.
grand_prix-ask-turn = On retourne une carte d’enchère.
grand_prix-ask-auction =
    { $bid ->
        [0] Ouvre les enchères pour la voiture { $car }, ou passe.
       *[other] La voiture { $car } est à { $bid } $. Enchéris plus haut, ou passe.
    }
grand_prix-ask-play = Joue une carte.
grand_prix-ask-choose = Carte { $card } : quelle voiture fait { $spaces ->
        [one] la case
       *[other] les { $spaces } cases
    } du blanc ?
grand_prix-ask-drive = Carte { $card } : avance la voiture { $car } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
grand_prix-ask-over = La partie est finie.

## Les coups, comme sur un bouton

grand_prix-move-bid = Offrir { $number } $
grand_prix-move-pass = Passer
grand_prix-move-play = Carte { $card }
grand_prix-move-hold = Ne pas jouer
grand_prix-move-car = La voiture { $car }
grand_prix-move-to = Vers { $space }
grand_prix-move-finish = Franchir l’arrivée
grand_prix-move-deal = Carte { $card }
grand_prix-move-turn = La voiture { $car } est mise en vente

## Ce qui s’est passé

grand_prix-event-dealt =
    { $dealer_is ->
        [you] Course { $race } : tu distribues.
       *[one] Course { $race } : { $dealer } distribue.
    }
grand_prix-event-your-hand =
    { $seat_is ->
        [you] Tu reçois les cartes { $cards }.
       *[one] { $seat } reçoit les cartes { $cards }.
    }
grand_prix-event-lot =
    { $again ->
        [yes] La voiture { $car } est remise en vente ; { $opener_is ->
            [you] tu ouvres
           *[one] { $opener } ouvre
        }.
       *[no] La voiture { $car } est mise en vente ; { $opener_is ->
            [you] tu ouvres
           *[one] { $opener } ouvre
        }.
    }
grand_prix-event-bid =
    { $seat_is ->
        [you] Tu offres { $price } $ pour la voiture { $car }.
       *[one] { $seat } offre { $price } $ pour la voiture { $car }.
    }
grand_prix-event-passed =
    { $seat_is ->
        [you] Tu passes pour la voiture { $car }.
       *[one] { $seat } passe pour la voiture { $car }.
    }
grand_prix-event-cannot-bid =
    { $why_id ->
        [full] { $seat_is ->
            [you] Tu as toutes les voitures permises et ne peux pas enchérir sur la voiture { $car } (GP8).
           *[one] { $seat } a toutes les voitures permises et ne peut pas enchérir sur la voiture { $car } (GP8).
        }
        [needed] { $seat_is ->
            [you] Tu ne peux pas enchérir sur la voiture { $car } : elle est réservée à qui n’en a pas (GP9).
           *[one] { $seat } ne peut pas enchérir sur la voiture { $car } : elle est réservée à qui n’en a pas (GP9).
        }
       *[short] { $seat_is ->
            [you] Tu n’as pas assez d’argent pour enchérir sur la voiture { $car }.
           *[one] { $seat } n’a pas assez d’argent pour enchérir sur la voiture { $car }.
        }
    }
grand_prix-event-bought =
    { $seat_is ->
        [you] Tu achètes la voiture { $car } pour { $price } $ ; elle part de la place { $position }.
       *[one] { $seat } achète la voiture { $car } pour { $price } $ ; elle part de la place { $position }.
    }
grand_prix-event-had-to-buy =
    { $seat_is ->
        [you] Sans voiture, tu dois acheter la dernière, la voiture { $car }, pour { $price } $ (GP9) ; elle part de la place { $position }.
       *[one] Sans voiture, { $seat } doit acheter la dernière, la voiture { $car }, pour { $price } $ (GP9) ; elle part de la place { $position }.
    }
grand_prix-event-lent =
    { $seat_is ->
        [you] La banque te prête ce qui te manque pour payer { $price } $ (GP9).
       *[one] La banque prête à { $seat } ce qui manque pour payer { $price } $ (GP9).
    }
grand_prix-event-no-bid = Personne n’enchérit pour la voiture { $car } : elle reviendra à la fin (GP10).
grand_prix-event-no-owner = Personne ne veut de la voiture { $car } : elle part de la place { $position } sans propriétaire (GP10).
grand_prix-event-seated = Les joueurs sont maintenant assis dans l’ordre de la grille : { $seats } (GP22).
grand_prix-event-race-begins =
    { $seat_is ->
        [you] La course { $race } commence ; tu joues en premier.
       *[one] La course { $race } commence ; { $seat } joue en premier.
    }
grand_prix-event-played =
    { $seat_is ->
        [you] Tu joues la carte { $card } : { $lines }.
       *[one] { $seat } joue la carte { $card } : { $lines }.
    }
grand_prix-event-swapped =
    { $seat_is ->
        [you] Tu joues la carte { $card } : sur toutes les cartes, { $car } et { $other } sont échangées jusqu’à la fin de ton prochain tour.
       *[one] { $seat } joue la carte { $card } : sur toutes les cartes, { $car } et { $other } sont échangées jusqu’à la fin du prochain tour { DE($seat) }.
    }
grand_prix-event-swap-over = La carte { $card } ne vaut plus : { $car } et { $other } redeviennent elles-mêmes.
grand_prix-event-chose =
    { $seat_is ->
        [you] Tu choisis la voiture { $car } pour la ligne blanche.
       *[one] { $seat } choisit la voiture { $car } pour la ligne blanche.
    }
grand_prix-event-drove = La voiture { $car } avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, { $to ->
        [finish] au-delà de l’arrivée
       *[other] jusqu’au { $to }
    }.
grand_prix-event-drove-short = La voiture { $car } ne fait que { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } sur { $wanted }, jusqu’au { $to } : la voie est bloquée.
grand_prix-event-stuck = La voiture { $car } est bloquée au { $from } et ne peut pas avancer.
grand_prix-event-skipped = La voiture { $car } est déjà arrivée ; sa ligne est sautée.
grand_prix-event-home =
    { $side_is ->
        [you] Ta voiture { $car } est arrivée à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place !
        [nobody] La voiture { $car }, qui n’est à personne, est arrivée à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place.
       *[one] La voiture { $car } { DE($side) } est arrivée à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place.
    }
grand_prix-event-shows =
    { $seat_is ->
        [you] Tu n’as aucune carte jouable et montres ta main : { $cards } (GP15).
       *[one] { $seat } n’a aucune carte jouable et montre sa main : { $cards } (GP15).
    }
grand_prix-event-held =
    { $seat_is ->
        [you] Tu ne joues pas de carte.
       *[one] { $seat } ne joue pas de carte.
    }
grand_prix-event-race-over =
    { $left ->
        [0] La course { $race } est finie ; toutes les voitures sont arrivées.
       *[other] La course { $race } est finie. Pas à l’arrivée : { $cards }.
    }
grand_prix-event-prize =
    { $side_is ->
        [you] Tu gagnes { $price } $ avec la voiture { $car }, à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place.
       *[one] { $side } gagne { $price } $ avec la voiture { $car }, à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place.
    }
grand_prix-event-won-match =
    { $side_is ->
        [you] Tu gagnes la partie avec { $price } $.
       *[one] { $side } gagne la partie avec { $price } $.
    }
grand_prix-event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } partagez la victoire avec { $price } $ chacun.
       *[team] { CAP($sides) } partagent la victoire avec { $price } $ chacun.
    }
grand_prix-event-standing =
    { $side_is ->
        [you] Place { $rank } : toi, { $price } $.
       *[one] Place { $rank } : { $side }, { $price } $.
    }

## À quoi sert l’argent

grand_prix-reason-start = argent de départ
grand_prix-reason-car = voitures achetées
grand_prix-reason-last-car = la dernière voiture
grand_prix-reason-prize = prix gagnés

## La table

grand_prix-table-race = Course { $race } sur { $races }
grand_prix-score-part = Course { $race }
grand_prix-score-value = { $points } $
grand_prix-score-points = { $points } $
grand_prix-table-money = { $price } $
grand_prix-table-bid = { $price } $, offerts par { $name }
grand_prix-table-no-bid-yet = pas encore d’enchère
grand_prix-table-lot = En vente : { $car }
grand_prix-table-position = départ { $position }
grand_prix-table-nobody = sans propriétaire
grand_prix-table-home = arrivée : { $place }.
grand_prix-table-last = dernière carte { $card }
grand_prix-table-swap = { $car } ⇄ { $other } jusqu’à ce { QUE($name) } ait joué
grand_prix-table-hand = Tes cartes : { $cards }
grand_prix-table-totals = Cases dans ta main : { $cards }
grand_prix-table-shown = a { $cards }
grand_prix-table-to-go = encore { $steps }
grand_prix-legend =
    Le nombre derrière une voiture est le plus court chemin vers l’arrivée, en cases. Une carte se lit de
    haut en bas : chaque voiture fait son nombre entier si rien ne la bloque (GP11) ; blanche, c’est une autre au choix (GP12).
grand_prix-ui-help-keys =
    1, 2, 3 …    choisir cette carte ou cette réponse
    play 24      un coup en toutes lettres ; aussi « bid 60000 », « pass », « car red » et « to 31.1 »
    ? 3          ce que fait une carte ; aussi « ? blanche »
    ? options    les règles de cette table
    s            l’argent jusqu’ici
    t            la table encore une fois
    back         reprendre un choix tant que la carte n’est pas finie
    q            partir ; la partie est gardée et peut reprendre

## Au volant sur la page

grand_prix-page-rest = Conduis le reste pour moi
grand_prix-page-play-rest = Joue-la et conduis pour moi
grand_prix-page-rest-help = Les autres lignes sont jouées aussitôt : tes voitures vont à la case la plus proche de l’arrivée, les autres à la plus éloignée.
grand_prix-page-swapped = Échange : elle déplace une autre voiture que celle imprimée (GP13).
grand_prix-cell-name = { $column ->
        [0] départ { $lane }
       *[other] { $column } ({ $lane ->
            [1] intérieur
            [2] milieu
           *[other] extérieur
        })
    }

# Ce que ferait une ligne de la carte ; le signe de la voiture la précède
grand_prix-page-ahead-full = { $spaces }
grand_prix-page-ahead-finish = { $spaces }, passe l’arrivée
grand_prix-page-ahead-short = bloquée : { $most } sur { $spaces }
grand_prix-page-ahead-range = de { $least } à { $most } sur { $spaces }
grand_prix-page-ahead-stuck = bloquée : 0 sur { $spaces }
grand_prix-page-ahead-home = déjà arrivée
grand_prix-page-ahead-white = { $spaces } avec

## Sur la page

grand_prix-draw-winners = Cercle des vainqueurs
grand_prix-draw-finish = Arrivée
grand_prix-draw-hand = Ta main
grand_prix-draw-grid = Départ
grand_prix-page-choose = Choisis une carte, puis joue-la.
grand_prix-page-play = Jouer la carte { $card }
grand_prix-page-white = Touche une des voitures allumées (GP12).
grand_prix-page-drive = Touche une case allumée ou glisse la voiture.
grand_prix-page-drive-keys = Les flèches du clavier la conduisent aussi.
grand_prix-page-full = Le nombre entier est obligatoire (GP17).
grand_prix-page-short = La voie est bloquée : { $made ->
        [one] { $made } case
       *[other] { $made } cases
    } sur { $spaces } (GP17).
grand_prix-page-other-bid = Une autre enchère
grand_prix-page-bid = Enchérir
grand_prix-page-auction = Enchères
grand_prix-page-offer = En vente
grand_prix-page-highest = Plus haute enchère
grand_prix-page-nobody = personne encore
grand_prix-page-coming = Encore à venir
grand_prix-page-again = De nouveau à la fin
grand_prix-page-totals = Cases dans ta main
grand_prix-page-swaps = Échanges
grand_prix-page-last = Dernière carte
grand_prix-page-near = Plus près
grand_prix-page-far = Tout le circuit
grand_prix-page-track = Le circuit
grand_prix-page-car = { $car } : { $owner }, encore { $steps }
grand_prix-page-car-home = { $car } : { $owner }, arrivée à la place { $place }
grand_prix-web-help-keys = 1–9 choisit une carte et Entrée la joue. Une voiture se conduit avec ↑, ← et → ; ↓ recule d’une case et Entrée termine le trajet ; ou fais-la glisser, ou clique sur la case où elle doit finir. A, B, C … pressent le premier, deuxième, troisième bouton. Échap repose une carte, L montre le journal.
grand_prix-web-help-touch = Touche une carte, puis le bouton qui la joue. Touche la case allumée où la voiture doit s’arrêter, ou fais-la glisser jusque-là. Glisse sur la piste pour voir le reste.

grand_prix-end-measure = Argent et prix en vue

## Pourquoi un bot fort le ferait (conseils)

grand_prix-advice-bid = { $spaces ->
    [0] Tes cartes ne font pas avancer cette voiture.
    [1] Tes cartes font avancer cette voiture d’une case.
   *[other] Tes cartes font avancer cette voiture de { $spaces } cases.
 }
grand_prix-advice-pass = { $spaces ->
    [0] Tes cartes ne font pas avancer cette voiture.
    [1] Tes cartes ne font avancer cette voiture que d’une case.
   *[other] Tes cartes ne font avancer cette voiture que de { $spaces } cases.
 }
grand_prix-advice-play = Elle fait avancer tes voitures de { $own } en tout, les autres de { $others }.
grand_prix-advice-finish = La voiture est alors à l’arrivée.
grand_prix-advice-own-car = C’est ta voiture.
grand_prix-liked-card = Carte { $value }
