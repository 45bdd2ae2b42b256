# Crazy Rally. Les numéros des règles sont ceux de law/fr.md.

crazy_rally = Crazy Rally
    .about = Règle ta voiture, retiens le parcours et roule aussi vite qu’elle tient la route.

crazy_rally-edition-house = Édition maison

## Cartes. Un nom est dans la phrase sans article, comme un titre.

crazy_rally-card-event = Événement
    .help = Avant que la carte de parcours soit retournée : pioche deux cartes, ou change de 1 la vitesse d’une voiture (CR18, CR19). Gardée jusqu’à l’arrivée, elle vaut 2 (CR26).
crazy_rally-card-cards = Piocher deux cartes
    .help = Événement : deux cartes de la pioche dans ta main (CR19).
crazy_rally-card-faster = Vitesse +1
    .help = Événement : une voiture va plus vite de 1 ; au-delà de sa vitesse de pointe, elle perd à la place 1 point de carrosserie (CR17, CR19).
crazy_rally-card-slower = Vitesse −1
    .help = Événement : une voiture va moins vite de 1, mais jamais moins de 0 (CR15, CR19).

crazy_rally-card-blue-ww = Double volant bleu
    .help = Réglage : tenue de route +2 (CR7). En course : accélérer ou freiner de 1 (CR15).
crazy_rally-card-blue-tt = Double pneu bleu
    .help = Réglage : vitesse de pointe +2 (CR7). En course : accélérer ou freiner de 1 (CR15).
crazy_rally-card-blue-nn = Double écrou bleu
    .help = Réglage : carrosserie +2 (CR7). En course : accélérer ou freiner de 1 (CR15).
crazy_rally-card-blue-wt = Volant et pneu bleus
    .help = Réglage : tenue de route +1, vitesse de pointe +1 (CR7). En course : accélérer ou freiner de 1 (CR15).
crazy_rally-card-blue-wn = Volant et écrou bleus
    .help = Réglage : tenue de route +1, carrosserie +1 (CR7). En course : accélérer ou freiner de 1 (CR15).
crazy_rally-card-blue-tn = Pneu et écrou bleus
    .help = Réglage : vitesse de pointe +1, carrosserie +1 (CR7). En course : accélérer ou freiner de 1 (CR15).
crazy_rally-card-yellow-ww = Double volant jaune
    .help = Réglage : tenue de route +2 (CR7). En course : accélérer ou freiner de 2 (CR15).
crazy_rally-card-yellow-tt = Double pneu jaune
    .help = Réglage : vitesse de pointe +2 (CR7). En course : accélérer ou freiner de 2 (CR15).
crazy_rally-card-yellow-nn = Double écrou jaune
    .help = Réglage : carrosserie +2 (CR7). En course : accélérer ou freiner de 2 (CR15).
crazy_rally-card-yellow-wt = Volant et pneu jaunes
    .help = Réglage : tenue de route +1, vitesse de pointe +1 (CR7). En course : accélérer ou freiner de 2 (CR15).
crazy_rally-card-yellow-wn = Volant et écrou jaunes
    .help = Réglage : tenue de route +1, carrosserie +1 (CR7). En course : accélérer ou freiner de 2 (CR15).
crazy_rally-card-yellow-tn = Pneu et écrou jaunes
    .help = Réglage : vitesse de pointe +1, carrosserie +1 (CR7). En course : accélérer ou freiner de 2 (CR15).
crazy_rally-card-purple-www = Triple volant violet
    .help = Réglage : tenue de route +3 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-ttt = Triple pneu violet
    .help = Réglage : vitesse de pointe +3 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-nnn = Triple écrou violet
    .help = Réglage : carrosserie +3 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-wwt = Double volant et pneu violets
    .help = Réglage : tenue de route +2, vitesse de pointe +1 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-wwn = Double volant et écrou violets
    .help = Réglage : tenue de route +2, carrosserie +1 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-wtt = Volant et double pneu violets
    .help = Réglage : tenue de route +1, vitesse de pointe +2 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-ttn = Double pneu et écrou violets
    .help = Réglage : vitesse de pointe +2, carrosserie +1 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-wnn = Volant et double écrou violets
    .help = Réglage : tenue de route +1, carrosserie +2 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-tnn = Pneu et double écrou violets
    .help = Réglage : vitesse de pointe +1, carrosserie +2 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).
crazy_rally-card-purple-wtn = Volant, pneu et écrou violets
    .help = Réglage : tenue de route +1, vitesse de pointe +1, carrosserie +1 (CR7). En course : accélérer ou freiner de 3, ce qui coûte 1 point de carrosserie (CR16).

## Cartes de parcours

crazy_rally-card-long-straight = Longue ligne droite
    .help = Au plus 13 ; difficulté 1, dégâts 1 ; avec drapeau (CR20–CR22).
crazy_rally-card-fast-straight = Ligne droite rapide
    .help = Au plus 12 ; difficulté 1, dégâts 2 ; avec drapeau (CR20–CR22).
crazy_rally-card-straight = Ligne droite
    .help = Au plus 11 ; difficulté 1, dégâts 1 ; avec drapeau (CR20–CR22).
crazy_rally-card-open-kink = Coude ouvert
    .help = Au plus 10 ; difficulté 1, dégâts 2 ; avec drapeau (CR20–CR22).
crazy_rally-card-wide-bend = Virage large
    .help = Au plus 9 ; difficulté 2, dégâts 2 ; avec drapeau (CR20–CR22).
crazy_rally-card-long-bend = Long virage
    .help = Au plus 8 ; difficulté 2, dégâts 3 ; avec drapeau (CR20–CR22).
crazy_rally-card-bend = Virage
    .help = Au plus 7 ; difficulté 2, dégâts 1 ; avec drapeau (CR20–CR22).
crazy_rally-card-s-bend = Virage en S
    .help = Au plus 6 ; difficulté 2, dégâts 2 (CR20–CR22).
crazy_rally-card-tight-bend = Virage serré
    .help = Au plus 5 ; difficulté 3, dégâts 3 (CR20–CR22).
crazy_rally-card-right-angle = Virage à angle droit
    .help = Au plus 4 ; difficulté 3, dégâts 2 (CR20–CR22).
crazy_rally-card-narrow-hairpin = Épingle étroite
    .help = Au plus 3 ; difficulté 3, dégâts 3 (CR20–CR22).
crazy_rally-card-cliff-hairpin = Épingle au bord du ravin
    .help = Au plus 2 ; difficulté 4, dégâts 4 (CR20–CR22).
crazy_rally-card-jump = Saut
    .help = En rouge : au moins 5 ; difficulté 2, dégâts 2 (CR23).
crazy_rally-card-big-jump = Grand saut
    .help = En rouge : au moins 7 ; difficulté 3, dégâts 4 (CR23).

## Options : un nom, et ce qu’elles changent

crazy_rally-option-legs = Spéciales
    .help = Combien de courses à la suite ; chacune part de la distance déjà parcourue. Un rallye complet en a trois ou plus.
crazy_rally-option-peek_seconds = Secondes par carte
    .help = Combien de temps chaque carte de parcours reste visible pendant le tour de reconnaissance ; 0 le supprime.
crazy_rally-value-peek_seconds-0 = sans reconnaissance

crazy_rally-preset-stage = Une spéciale
    .help = Réglages, tour de reconnaissance et une course de quatorze tronçons.
crazy_rally-preset-rally = Rallye complet
    .help = Trois spéciales, chacune avec un parcours neuf et une voiture neuve ; les distances s’additionnent.
crazy_rally-preset-blind = À l’aveugle
    .help = Une spéciale sans tour de reconnaissance : personne ne sait ce qui vient.

## Pourquoi un coup est refusé

crazy_rally-refusal-no-flag = Les deux premiers tronçons portent un drapeau.
crazy_rally-refusal-in-the-course = Cette carte est déjà dans le parcours.
crazy_rally-refusal-other-pile = On pioche une autre couleur maintenant.
crazy_rally-refusal-not-drawn = Tu n’as pas pioché cette carte.
crazy_rally-refusal-other-colour = Pose une des deux cartes que tu viens de piocher.
crazy_rally-refusal-no-card-left = Il n’en reste pas dans la pioche.
crazy_rally-refusal-not-in-hand = Tu n’as pas cette carte.
crazy_rally-refusal-no-event = Tu n’as pas de carte événement.
crazy_rally-refusal-car-out = Cette voiture est hors course.

## Ce qui est demandé

crazy_rally-phase-course = Préparation
crazy_rally-phase-tuning-draw = Réglages
crazy_rally-phase-tune = Réglages
crazy_rally-phase-ready = Reconnaissance
crazy_rally-phase-lap = Reconnaissance
crazy_rally-phase-draw = Pioche
crazy_rally-phase-drive = Accélérer ou freiner
crazy_rally-phase-event = Événements
crazy_rally-phase-event-draw = Pioche
crazy_rally-phase-over = La partie est finie

crazy_rally-ask-course = Le parcours est mis en place.
crazy_rally-ask-tuning-draw = On pioche les cartes de réglage.
crazy_rally-ask-tune = Règle ta voiture : pose une des deux cartes et garde l’autre.
crazy_rally-ask-ready = On part en reconnaissance ? Tu verras chaque tronçon une fois, et il est interdit de noter.
crazy_rally-ask-lap = Reconnaissance : tronçon { $number } sur 14. Retiens-le.
crazy_rally-ask-draw = On pioche les cartes.
crazy_rally-ask-drive = Choisis une carte, et si elle accélère ou freine.
crazy_rally-ask-event = Joues-tu un événement avant que la carte de parcours soit retournée, ou le gardes-tu ?
crazy_rally-ask-event-draw = On pioche deux cartes.
crazy_rally-ask-over = La partie est finie.

## Les coups tels qu’ils sont sur un bouton

crazy_rally-move-lay = Poser { $card }
crazy_rally-move-accelerate = Accélérer avec { $card }
crazy_rally-move-brake = Freiner avec { $card }
crazy_rally-move-cards = { $effect }
crazy_rally-move-faster = { $effect } → { $victim }
crazy_rally-move-slower = { $effect } → { $victim }
crazy_rally-move-keep = Pas d’événement
crazy_rally-move-ready = C’est parti
crazy_rally-move-seen = Tronçon suivant
crazy_rally-move-draw = Piocher { $card }
crazy_rally-move-track = Poser { $card }

## Ce qui s’est passé

crazy_rally-event-leg-begins =
    { $seat_is ->
        [you] Spéciale { $leg } : un nouveau parcours est prêt, et chacun reçoit une carte événement. Le premier joueur, c’est toi.
       *[one] Spéciale { $leg } : un nouveau parcours est prêt, et chacun reçoit une carte événement. Le premier joueur, c’est { $seat }.
    }
crazy_rally-event-you-drew =
    { $seat_is ->
        [you] Tu pioches { $card }.
       *[one] { $seat } pioche { $card }.
    }
crazy_rally-event-drew =
    { $seat_is ->
        [you] Tu pioches une carte.
       *[one] { $seat } pioche une carte.
    }
crazy_rally-event-tuned =
    { $seat_is ->
        [you] Tu poses { $card } : vitesse de pointe { $top }, tenue de route { $handling }, carrosserie { $body }.
       *[one] { $seat } pose { $card } : vitesse de pointe { $top }, tenue de route { $handling }, carrosserie { $body }.
    }
crazy_rally-event-lap = Reconnaissance : le tronçon { $number } sur { $all } est visible.
crazy_rally-event-lap-over = La reconnaissance est finie ; le parcours est de nouveau caché.
crazy_rally-event-race-begins = La course part à la vitesse { $speed } ; la pioche compte { $stock ->
        [one] { $stock } carte
       *[other] { $stock } cartes
    }.
crazy_rally-event-round = Tronçon { $round } sur { $all }.
crazy_rally-event-redealt =
    { $seat_is ->
        [you] Tu n’as aucune carte de réglage : tu montres { $cards } et tu repioches { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } (CR13).
       *[one] { $seat } n’a aucune carte de réglage, montre { $cards } et repioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } (CR13).
    }
crazy_rally-event-reshuffled =
    { $count ->
        [one] La pioche est vide : la seule carte de la défausse en fait une nouvelle (CR25).
       *[other] La pioche est vide : { $count } cartes de la défausse sont mélangées (CR25).
    }
crazy_rally-event-accelerated =
    { $seat_is ->
        [you] Tu accélères avec { $card } : { $before } + { $points } = { $wanted }.
       *[one] { $seat } accélère avec { $card } : { $before } + { $points } = { $wanted }.
    }
crazy_rally-event-braked =
    { $seat_is ->
        [you] Tu freines avec { $card } : { $before } − { $points }{ $floor ->
            [1] , mais jamais sous 0 (CR15)
           *[0] { " " }= { $speed }
        }.
       *[one] { $seat } freine avec { $card } : { $before } − { $points }{ $floor ->
            [1] , mais jamais sous 0 (CR15)
           *[0] { " " }= { $speed }
        }.
    }
crazy_rally-event-turbo =
    { $seat_is ->
        [you] La carte violette éprouve ta voiture : carrosserie −{ $cost }, maintenant { $body } (CR16).
       *[one] La carte violette éprouve la voiture { DE($seat) } : carrosserie −{ $cost }, maintenant { $body } (CR16).
    }
crazy_rally-event-overspeed =
    { $seat_is ->
        [you] { $wanted } dépasse ta vitesse de pointe : vitesse { $top }, carrosserie −{ $cost }, maintenant { $body } (CR17).
       *[one] { $wanted } dépasse la vitesse de pointe { DE($seat) } : vitesse { $top }, carrosserie −{ $cost }, maintenant { $body } (CR17).
    }
crazy_rally-event-out =
    { $seat_is ->
        [you] Ta carrosserie a lâché : tu es hors course, avec une distance de { $distance } (CR24).
       *[one] La carrosserie { DE($seat) } a lâché : hors course, avec une distance de { $distance } (CR24).
    }
crazy_rally-event-event-cards =
    { $seat_is ->
        [you] Tu joues un événement et pioches { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } (CR19).
       *[one] { $seat } joue un événement et pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } (CR19).
    }
crazy_rally-event-pushed =
    { $seat_is ->
        [you] Tu joues un événement : { $own ->
            [1] ta propre voiture
           *[0] la voiture { DE($victim) }
        } accélère { $over ->
            [1] au-delà de sa vitesse de pointe
           *[0] de { $before } à { $speed }
        } (CR19).
       *[one] { $seat } joue un événement : { $own ->
            [1] sa propre voiture
           *[0] { $victim_is ->
                [you] ta voiture
               *[one] la voiture { DE($victim) }
            }
        } accélère { $over ->
            [1] au-delà de sa vitesse de pointe
           *[0] de { $before } à { $speed }
        } (CR19).
    }
crazy_rally-event-held =
    { $seat_is ->
        [you] Tu joues un événement : { $own ->
            [1] ta propre voiture
           *[0] la voiture { DE($victim) }
        } { $floor ->
            [1] devrait ralentir, mais elle est déjà à l’arrêt (CR15)
           *[0] ralentit de { $before } à { $speed } (CR19)
        }.
       *[one] { $seat } joue un événement : { $own ->
            [1] sa propre voiture
           *[0] { $victim_is ->
                [you] ta voiture
               *[one] la voiture { DE($victim) }
            }
        } { $floor ->
            [1] devrait ralentir, mais elle est déjà à l’arrêt (CR15)
           *[0] ralentit de { $before } à { $speed } (CR19)
        }.
    }
crazy_rally-event-track = { $card } : au plus { $limit } (difficulté { $difficulty }, dégâts { $damage }).
crazy_rally-event-track-red = { $card } : en rouge, au moins { $limit } (difficulté { $difficulty }, dégâts { $damage }).
crazy_rally-event-through =
    { $seat_is ->
        [you] Tu franchis le tronçon à la vitesse { $speed } : distance { $distance }.
       *[one] { $seat } franchit le tronçon à la vitesse { $speed } : distance { $distance }.
    }
crazy_rally-event-too-fast =
    { $seat_is ->
        [you] Tu arrives à { $before } pour une limite de { $limit } : tenue de route −{ $loss } ({ $difficulty } pour la difficulté, { $off } de trop), maintenant { $handling } (CR21).
       *[one] { $seat } arrive à { $before } pour une limite de { $limit } : tenue de route −{ $loss } ({ $difficulty } pour la difficulté, { $off } de trop), maintenant { $handling } (CR21).
    }
crazy_rally-event-too-slow =
    { $seat_is ->
        [you] Tu arrives à { $before } là où il faut { $limit } : tenue de route −{ $loss } ({ $difficulty } pour la difficulté, { $off } de moins), maintenant { $handling } (CR23).
       *[one] { $seat } arrive à { $before } là où il faut { $limit } : tenue de route −{ $loss } ({ $difficulty } pour la difficulté, { $off } de moins), maintenant { $handling } (CR23).
    }
crazy_rally-event-crashed =
    { $seat_is ->
        [you] Accident ! Tu arrives à { $before } { $red ->
            [1] là où il faut { $limit }
           *[0] pour une limite de { $limit }
        } : cela coûte { $loss } de tenue de route, et tu en as { $handling }. Vitesse 0, tenue de route de nouveau à { $full }, carrosserie −{ $damage }, maintenant { $body } (CR22).
       *[one] Accident ! { $seat } arrive à { $before } { $red ->
            [1] là où il faut { $limit }
           *[0] pour une limite de { $limit }
        } : cela coûte { $loss } de tenue de route, et { $seat } en a { $handling }. Vitesse 0, tenue de route de nouveau à { $full }, carrosserie −{ $damage }, maintenant { $body } (CR22).
    }
crazy_rally-event-scored =
    { $side_is ->
        [you] Tu ajoutes { $points } : { $reason } ({ $rule }).
       *[one] { $side } ajoute { $points } : { $reason } ({ $rule }).
    }
crazy_rally-event-leg-over = La spéciale { $leg } est finie.
crazy_rally-event-placed =
    { $seat_is ->
        [you] Place { $rank } : toi, distance { $distance }.
       *[one] Place { $rank } : { $seat }, distance { $distance }.
    }
crazy_rally-event-placed-crashed =
    { $seat_is ->
        [you] Place { $rank } : toi, distance { $distance }, mais avec un accident sur le dernier tronçon (CR28).
       *[one] Place { $rank } : { $seat }, distance { $distance }, mais avec un accident sur le dernier tronçon (CR28).
    }
crazy_rally-event-placed-out =
    { $seat_is ->
        [you] Sans place : toi, distance { $distance }, hors course (CR24).
       *[one] Sans place : { $seat }, distance { $distance }, hors course (CR24).
    }
crazy_rally-event-won-match =
    { $side_is ->
        [you] Tu gagnes la partie avec une distance de { $points }.
       *[one] { $side } gagne la partie avec une distance de { $points }.
    }
crazy_rally-event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } partagez la victoire avec une distance de { $points } chacun.
       *[team] { CAP($sides) } partagent la victoire avec une distance de { $points } chacun.
    }
crazy_rally-event-nobody-won = Personne n’arrive au bout, donc personne ne gagne.

## À quoi servent les points

crazy_rally-reason-driven = distance parcourue
crazy_rally-reason-events = événements gardés

## La table

crazy_rally-score-part = Spéciale { $race }
crazy_rally-score-points = distance { $points }
crazy_rally-table-leg = Spéciale { $leg } sur { $legs }
crazy_rally-table-round = Tronçon { $round } sur 14
crazy_rally-table-tuning = Réglages : { $colour }
crazy_rally-table-lap = Reconnaissance : { $number } sur 14
crazy_rally-table-stock =
    { $count ->
        [0] pioche vide
       *[other] pioche { $count }
    }
crazy_rally-table-discard =
    { $count ->
        [0] défausse vide
       *[other] défausse { $count }
    }
crazy_rally-table-speed = vitesse
crazy_rally-table-top = vitesse de pointe
crazy_rally-table-handling = tenue de route
crazy_rally-table-body = carrosserie
crazy_rally-table-distance = distance parcourue
crazy_rally-table-out = hors course
crazy_rally-table-start-player = commence
crazy_rally-table-place = rang { $place }
crazy_rally-table-at-most = au plus { $speed }
crazy_rally-table-at-least = au moins { $speed }
crazy_rally-table-difficulty = difficulté { $difficulty }
crazy_rally-table-damage = dégâts { $damage }
crazy_rally-table-flag = drapeau à damier
crazy_rally-table-last-track = Juste parcouru
crazy_rally-table-covered = caché
crazy_rally-table-next-track = Prochain tronçon
crazy_rally-table-accelerate = accélérer
crazy_rally-table-brake = freiner
crazy_rally-table-chosen = choix fait
crazy_rally-table-choosing = choisit
crazy_rally-table-laid = posées
crazy_rally-table-played = jouée
crazy_rally-verdict-through = franchi à { $speed }
crazy_rally-verdict-fast = { $came } pour { $limit } : tenue de route −{ $loss }
crazy_rally-verdict-slow = { $came } pour { $limit } : tenue de route −{ $loss }
crazy_rally-verdict-crash = { $came } pour { $limit } : accident, carrosserie −{ $damage }
crazy_rally-colour-blue = bleu
crazy_rally-colour-yellow = jaune
crazy_rally-colour-purple = violet
crazy_rally-draw-out = Hors course
crazy_rally-draw-crash = Accident
crazy_rally-say-sheet = { $name } : vitesse { $speed } sur { $top }, tenue de route { $handling } sur { $handling_full }, carrosserie { $body } sur { $body_full }, distance { $distance }
crazy_rally-say-roadbook =
    { $count ->
        [one] Parcours : { $count } tronçon sur 14
       *[other] Parcours : { $count } tronçons sur 14
    }
crazy_rally-web-choose-tune = Choisis une des deux cartes piochées.
crazy_rally-web-choose-drive = Ta vitesse est de { $speed }, ta vitesse de pointe de { $top }.
crazy_rally-web-aim-event = Vise une voiture : un de plus (+1) ou un de moins (−1).
crazy_rally-web-no-event = Tu n’as pas d’événement.
crazy_rally-web-skip = Passer la reconnaissance
crazy_rally-web-help-keys = 1–9 choisit une carte, puis A accélère et B freine (pendant les réglages, A ou Entrée la pose). Avec un événement, + et − passent d’une voiture à l’autre, et Entrée le joue. Entrée seule va au bouton pour continuer. Échap repose une carte, L montre le journal.
crazy_rally-web-help-touch = Touche une carte, puis Accélérer ou Freiner. Avec un événement, touche −1 ou +1 à côté d’une voiture.
crazy_rally-web-lay = Poser
crazy_rally-web-accelerate = Accélérer
crazy_rally-web-brake = Freiner
crazy_rally-web-points = distance
crazy_rally-ui-choose-victim = Laquelle ? { $choices }
crazy_rally-ui-help-keys =
    1a, 1b          accélérer ou freiner avec la carte 1, ou la voiture écrite à côté
    1, 2, 3 …       poser cette carte, ou choisir cette réponse
    brake blue-ww   un coup en toutes lettres ; aussi « event faster>2 » et « keep »
    ? 3             ce que fait la carte 3, avec ses règles
    ? options       les règles de cette table
    s               le score
    t               revoir la table
    back            reprendre un choix qui n’est pas terminé
    q               quitter ; la partie est conservée et peut reprendre
crazy_rally-legend =
    vitesse/vitesse de pointe · ● tenue de route restante, ○ perdue · ■ carrosserie restante, □ perdue
    ↑ accélère · ↓ freine · ✓ passe · ! tenue de route perdue · ✖ accident

crazy_rally-end-measure = Distance parcourue

## Pourquoi un bot fort le ferait (conseils), et pourquoi un bot te l’a fait

crazy_rally-advice-faster-card = Tu roules alors à la vitesse { $speed }.
crazy_rally-advice-slower-card = Tu roules alors à la vitesse { $speed } et peux rester sur la route.
crazy_rally-advice-cards = { $count ->
    [0] Tu n’as plus de carte en main.
    [one] Il ne te reste qu’une carte en main.
   *[other] Il ne te reste que { $count } cartes en main.
 }
crazy_rally-advice-own-speed = Ta voiture gagne de la vitesse.
crazy_rally-advice-target = { $victim } est en position { $place }.
crazy_rally-advice-keep = La carte vaut plus par la suite.
crazy_rally-blame-place = Tu étais en position { $place }.

## Sur papier

crazy_rally-print-log = Journal du pilote
