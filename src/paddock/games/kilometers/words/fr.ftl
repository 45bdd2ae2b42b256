# 1000 Kilomètres. Les numéros des règles sont ceux de law/fr.md.

kilometers = 1000 Kilomètres
    .about = Pose des kilomètres jusqu’à l’arrivée, et arrête les autres.

kilometers-edition-standard = Standard

## Cartes. Un nom se met dans la phrase sans article, comme un titre.

kilometers-card-25 = 25 km
    .help = Pose-la devant toi quand tu roules (K9) ; elle passe aussi sous une limite de vitesse (K10).
kilometers-card-50 = 50 km
    .help = Pose-la devant toi quand tu roules (K9) ; c’est le maximum sous une limite de vitesse (K10).
kilometers-card-75 = 75 km
    .help = Pose-la devant toi quand tu roules (K9), mais pas sous une limite de vitesse (K10).
kilometers-card-100 = 100 km
    .help = Pose-la devant toi quand tu roules (K9), mais pas sous une limite de vitesse (K10).
kilometers-card-200 = 200 km
    .help = Pose-la devant toi quand tu roules (K9), mais pas sous une limite de vitesse (K10). Gagner sans aucune 200 vaut 300 points (K39).
kilometers-card-accident = Accident
    .help = Arrête un adversaire qui roule (K13). On y répond par Réparations puis Feu vert (K16), ou par As du volant (K21).
kilometers-card-flat = Crevaison
    .help = Arrête un adversaire qui roule (K13). On y répond par Roue de secours puis Feu vert (K16), ou par Increvable (K21).
kilometers-card-empty = Panne d’essence
    .help = Arrête un adversaire qui roule (K13). On y répond par Essence puis Feu vert (K16), ou par Citerne d’essence (K21).
kilometers-card-stop = Feu rouge
    .help = Arrête un adversaire qui roule (K13). On y répond par Feu vert (K17) ou Véhicule prioritaire (K22).
kilometers-card-limit = Limite de vitesse
    .help = Ne laisse à un adversaire que les 25 et les 50 (K10), quelle que soit sa pile de bataille (K14). On y répond par Fin de limite (K16) ou Véhicule prioritaire (K22).
kilometers-card-repairs = Réparations
    .help = Répond à Accident sur ta pile de bataille ; il faut ensuite un nouveau Feu vert (K16).
kilometers-card-spare = Roue de secours
    .help = Répond à Crevaison sur ta pile de bataille ; il faut ensuite un nouveau Feu vert (K16).
kilometers-card-petrol = Essence
    .help = Répond à Panne d’essence sur ta pile de bataille ; il faut ensuite un nouveau Feu vert (K16).
kilometers-card-green = Feu vert
    .help = Te fait rouler : au départ, sur Feu rouge, et après toute autre parade (K17).
kilometers-card-endlimit = Fin de limite
    .help = Lève la limite de vitesse ; pas besoin de Feu vert ensuite (K16).
kilometers-card-ace = As du volant
    .help = Botte : met fin à Accident, en protège pour tout le rallye (K15, K21), et fait rejouer (K20). Vaut 100 points (K34), et 300 de plus en coup fourré (K36).
kilometers-card-tyre = Increvable
    .help = Botte : met fin à Crevaison, en protège pour tout le rallye (K15, K21), et fait rejouer (K20). Vaut 100 points (K34), et 300 de plus en coup fourré (K36).
kilometers-card-tanker = Citerne d’essence
    .help = Botte : met fin à Panne d’essence, en protège pour tout le rallye (K15, K21), et fait rejouer (K20). Vaut 100 points (K34), et 300 de plus en coup fourré (K36).
kilometers-card-priority = Véhicule prioritaire
    .help = Botte : tu roules sans Feu vert, et Feu rouge et Limite de vitesse ne t’arrêtent plus (K22) ; tu rejoues (K20). Vaut 100 points (K34), et 300 de plus en coup fourré (K36).

## Options : un nom, et ce qu’elles changent

kilometers-option-length = Durée de la partie
    .help = Un rallye, ou un championnat : des rallyes jusqu’à ce que quelqu’un ait 5 000 points.
kilometers-option-extension = Prolongation
    .help = À deux ou trois, qui atteint 700 km peut continuer jusqu’à 1 000 km pour une prime, à ses risques.
kilometers-option-max_200 = Maximum de 200
    .help = Combien de cartes 200 km un camp peut poser par rallye ; 0 veut dire sans limite.
kilometers-value-max_200-0 = sans limite
kilometers-option-limit_needs_green = Limite sur feu vert
    .help = Une limite de vitesse ne se joue que contre un camp qui roule, comme les autres attaques.
kilometers-option-green_after_trump = Feu vert après botte
    .help = Une botte qui met fin à une attaque laisse la pile de bataille vide : il faut un nouveau Feu vert. Véhicule prioritaire fait exception.
kilometers-option-play_out_hands = Vider les mains
    .help = Quand la pioche est vide, le rallye continue sans piocher jusqu’à ce que toutes les mains soient vides.

kilometers-word-rally = un rallye
kilometers-word-championship = championnat

kilometers-preset-dutch = Règles néerlandaises
    .help = Les règles telles qu’elles sont écrites sur la page des règles, sans option changée.
kilometers-preset-classic = Règles classiques
    .help = Le jeu que presque tout le monde connaît : deux 200 au plus, un nouveau Feu vert après une botte, et on vide les mains.

## Pourquoi un coup est refusé : une phrase ; la règle est à côté

kilometers-refusal-not-in-hand = Tu n’as pas cette carte.
kilometers-refusal-not-rolling = Tu ne roules pas encore.
kilometers-refusal-too-fast = Sous une limite, seuls 25 et 50 passent.
kilometers-refusal-past-the-target = Tu dépasserais l’arrivée.
kilometers-refusal-enough-200s = Tu as posé toutes les 200 permises.
kilometers-refusal-victim-not-rolling = On n’arrête pas qui ne roule pas.
kilometers-refusal-already-limited = Il y a déjà une limite de vitesse.
kilometers-refusal-limit-needs-green = Ici, une limite vise seulement qui roule.
kilometers-refusal-shielded = Sa botte l’en protège.
kilometers-refusal-nothing-to-mend = Tu n’as rien que cette carte répare.
kilometers-refusal-not-limited = Tu n’as pas de limite de vitesse.
kilometers-refusal-green-is-no-answer = Il faut d’abord réparer.
kilometers-refusal-already-rolling = Tu roules déjà.
kilometers-refusal-green-not-needed = Véhicule prioritaire roule sans Feu vert.
kilometers-refusal-own-side = Tu ne peux pas attaquer ton camp.
kilometers-refusal-not-the-trump = Tu n’as pas la botte qui y répond.
kilometers-refusal-no-card-left = Il n’en reste plus dans la pioche.

## Ce qui est demandé

kilometers-phase-deal = Distribution
kilometers-phase-draw = Pioche
kilometers-phase-play = Jouer ou défausser
kilometers-phase-reaction = Coup fourré
kilometers-phase-extension = Prolongation
kilometers-phase-over = La partie est finie

kilometers-ask-deal = On distribue les cartes.
kilometers-ask-draw = On pioche une carte.
kilometers-ask-play = Joue ou défausse une carte.
kilometers-ask-reaction = Attaque : { $hazard }. Répondre aussitôt avec ta botte ?
kilometers-ask-extension = Tu as atteint { $target } km. Continuer jusqu’à 1 000 km, ou finir ici ?
kilometers-ask-over = La partie est finie.

## Les coups, comme sur un bouton

kilometers-move-discard = Défausser { $card }
kilometers-move-play = { $card }
kilometers-move-attack = { $card } → { $victim }
kilometers-move-draw = Piocher { $card }
kilometers-move-react = Jouer la botte : coup fourré, 300 points (K27)
kilometers-move-decline = Laisser faire
kilometers-move-extend = Jusqu’à 1 000 km : 200 de plus, ou adieu les 400 (K31, K40–K43)
kilometers-move-finish = Finir le rallye ici et prendre les 400 (K37)

## Ce qui s’est passé

kilometers-event-dealt =
    { $dealer_is ->
        [you] Rallye { $rally } : tu distribues.
       *[one] Rallye { $rally } : { $dealer } distribue.
    }
kilometers-event-your-hand =
    { $seat_is ->
        [you] Tu reçois { $cards }.
       *[one] { $seat } reçoit { $cards }.
    }
kilometers-event-drew =
    { $seat_is ->
        [you] Tu pioches une carte.
       *[one] { $seat } pioche une carte.
    }
kilometers-event-you-drew =
    { $seat_is ->
        [you] Tu pioches { $card }.
       *[one] { $seat } pioche { $card }.
    }
kilometers-event-discarded =
    { $seat_is ->
        [you] Tu défausses { $card }.
       *[one] { $seat } défausse { $card }.
    }
kilometers-event-attacked =
    { $seat_is ->
        [you] Tu joues { $card } contre { $victim }.
       *[one] { $seat } joue { $card } contre { $victim_is ->
            [you] toi
            [ours] ton équipe
           *[one] { $victim }
        }.
    }
kilometers-event-played =
    { $seat_is ->
        [you] Tu joues { $card }.
       *[one] { $seat } joue { $card }.
    }
kilometers-event-reacted =
    { $seat_is ->
        [you] Coup fourré ! Tu joues { $card } ; l’attaque ne compte pas et tu continues.
       *[one] Coup fourré ! { $seat } joue { $card } ; l’attaque ne compte pas et { $seat } continue.
    }
kilometers-event-reached =
    { $seat_is ->
        [you] Tu atteins { $km } km.
       *[one] { $seat } atteint { $km } km.
    }
kilometers-event-extended =
    { $seat_is ->
        [you] Tu prolonges le rallye jusqu’à 1 000 km.
       *[one] { $seat } prolonge le rallye jusqu’à 1 000 km.
    }
kilometers-event-scored =
    { $side_is ->
        [you] Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $reason } ({ $rule }).
        [ours] Ton équipe marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $reason } ({ $rule }).
        [team] { $side } marquent { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $reason } ({ $rule }).
       *[one] { $side } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $reason } ({ $rule }).
    }
kilometers-event-rally-over =
    { $winner_is ->
        [you] Le rallye { $rally } est fini : tu atteins l’arrivée.
        [ours] Le rallye { $rally } est fini : ton équipe atteint l’arrivée.
        [team] Le rallye { $rally } est fini : { $winner } atteignent l’arrivée.
        [nobody] Le rallye { $rally } est fini : personne n’atteint l’arrivée.
       *[one] Le rallye { $rally } est fini : { $winner } atteint l’arrivée.
    }
kilometers-event-won-match =
    { $side_is ->
        [you] Tu gagnes la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [ours] Ton équipe gagne la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [team] { $side } gagnent la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[one] { $side } gagne la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## Ce qui rapporte des points

kilometers-reason-kilometres = kilomètres
kilometers-reason-trumps = bottes
kilometers-reason-all-trumps = les quatre bottes
kilometers-reason-lightning = coups fourrés
kilometers-reason-target = arrivée atteinte
kilometers-reason-crown = coup du couronnement
kilometers-reason-no-200 = victoire sans 200
kilometers-reason-extension = prolongation gagnée
kilometers-reason-extension-failed = prolongation ratée par un autre
kilometers-reason-shut-out = adversaires capot

## La table

kilometers-table-rally = Rallye { $rally }
kilometers-table-target = jusqu’à { $km } km
kilometers-table-stock =
    { $count ->
        [0] pioche vide
       *[other] pioche { $count }
    }
kilometers-table-discard = dernière défausse { $card }
kilometers-table-no-discard = rien de défaussé
kilometers-table-nothing = pas encore de carte
kilometers-table-rolling = roule
kilometers-table-stopped = à l’arrêt
kilometers-table-limit = Limite 50
kilometers-table-hand = Ta main : { $cards }
kilometers-table-extended = prolongé
kilometers-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kilometers-legend =
    ▶ roule (K9) · ✖ à l’arrêt après une attaque · ‖ attend Feu vert
    ⊘ limite de vitesse (K10) · ♠ botte · ↯ botte en travers : coup fourré (K23)

## Au terminal et sur la page

kilometers-score-part = Rallye { $race }
kilometers-ui-help-keys =
    1, 2, 3 …    jouer cette carte, ou choisir cette réponse
    2a, 2b       jouer la carte 2 contre l’adversaire nommé à côté
    d3           défausser la carte 3
    play 100     un coup en toutes lettres ; aussi « discard green » et « play accident>2 »
    ? 3          ce que fait la carte 3, avec ses règles ; aussi « ? feu vert »
    ? options    les règles de cette table
    s            le score
    t            revoir la table
    back         reprendre un choix qui n’est pas terminé
    q            quitter ; la partie est conservée
kilometers-web-only-discard = Aucune carte n’est jouable : défausse-en une.
kilometers-web-choose-discard = Choisis la carte à défausser.
kilometers-web-help-keys = 1–9 choisit une carte, Entrée la joue, A, B ou C la joue contre le premier, le deuxième ou le troisième adversaire, D la défausse, Échap la repose, L montre le journal.
kilometers-web-help-touch = Touche une carte : ses boutons apparaissent au-dessus de ta main. Touche l’un d’eux pour la jouer, contre un adversaire si c’est une attaque, ou pour la défausser.

## Pourquoi un bot fort le ferait (conseils), et pourquoi un bot te l’a fait

kilometers-advice-finish = Elle te mène à l’arrivée.
kilometers-advice-drive = Il reste alors { $left } km.
kilometers-advice-roll = Sans lui tu ne peux pas rouler.
kilometers-advice-mend = Elle met fin à { $attack }.
kilometers-advice-unlimit = Tu peux alors poser de nouveau plus de 50 km.
kilometers-advice-out = Elle met aussitôt fin à { $attack }, et tu rejoues.
kilometers-advice-score = Il ne reste aucune carte { $attack } à parer.
kilometers-advice-trump = { $attack } ne peut plus t’arrêter, et tu rejoues.
kilometers-advice-close = Il ne reste que { $left } km à { $victim }.
kilometers-advice-leader = { $victim_is ->
    [team] { $victim } sont devant tout le monde : { $km } km.
   *[one] { $victim } est devant tout le monde : { $km } km.
 }
kilometers-advice-stop = { $victim_is ->
    [team] { $victim } ne sont pas à l’abri de cette carte.
   *[one] { $victim } n’est pas à l’abri de cette carte.
 }
kilometers-advice-react = Un coup fourré vaut 300 points de plus.
kilometers-advice-keep = { $count ->
    [one] Garde { $trump } : une carte { $attack } n’est pas encore sortie.
   *[other] Garde { $trump } : { $count } cartes { $attack } ne sont pas encore sorties.
 }
kilometers-advice-shielded = { $trump } te protège de toute façon.
kilometers-advice-too-long = Elle est trop longue : il ne reste que { $left } km.
kilometers-advice-no-threat = Il ne reste aucune carte { $attack } qui puisse te toucher.
kilometers-advice-spare = C’est celle dont tu te passes le plus facilement.
kilometers-advice-extend = La route plus longue peut encore te mettre en tête.
kilometers-advice-end = Ainsi les points sont acquis.
kilometers-blame-close = Il ne te restait que { $left } km.
kilometers-blame-ahead = Tu étais devant tout le monde : { $km } km.
kilometers-blame-only = Personne d’autre ne pouvait être touché par { $card }.
kilometers-end-measure = Kilomètres
