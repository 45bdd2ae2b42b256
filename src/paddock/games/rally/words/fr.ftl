# Rally. Les numéros des règles sont ceux de la page des règles.

rally = Rallye
    .about = Lis la route, choisis ta vitesse et ton risque, et ramène la voiture en moins de tours que les autres.

rally-edition-house = Édition maison
rally-edition-proposed = Table de risque proposée

## Réglages, pneus et fiches-routes, comme sur un bouton

rally-card-stable = Stable
    .help = Les vitesses et le dé de risque sans changement : le réglage le plus lent et le plus sûr (RY6).
rally-card-fast = Rapide
    .help = Une case de plus à chaque vitesse sauf la première, et 1 de plus au dé de risque (RY6).
rally-card-prototype = Prototype
    .help = Deux cases de plus à chaque vitesse sauf la première, et 2 de plus au dé de risque (RY6).
rally-card-normal = pneus normaux
    .help = Ils n’aident jamais et ne gênent jamais.
rally-card-rain = pneus pluie
    .help = Par pluie ou orage, chaque coefficient baisse de 1. Par temps beau ou couvert, ils coûtent 1 case (RY20).
rally-card-snow = pneus neige
    .help = Par temps de neige, chaque coefficient baisse de 1. Par temps beau ou couvert, ils coûtent 2 cases (RY20).

## Les mêmes choses dans une phrase

rally-setup-stable = Stable
rally-setup-fast = Rapide
rally-setup-prototype = Prototype
rally-tyres-normal = pneus normaux
rally-tyres-rain = pneus pluie
rally-tyres-snow = pneus neige
rally-weather-fair = beau
    .now = il fait beau
rally-weather-overcast = couvert
    .now = le ciel est couvert
rally-weather-rain = pluie
    .now = il pleut
rally-weather-storm = orage
    .now = il y a de l’orage
rally-weather-snow = neige
    .now = il neige
rally-zone-central = Europe centrale
rally-zone-north = Europe du Nord
rally-zone-africa = Afrique
rally-entry-monte-carlo = Monte-Carlo
rally-entry-sweden = Suède
rally-entry-italy = Italie
rally-entry-safari = Safari
rally-entry-morocco = Maroc
rally-entry-austrian-alps = Alpes autrichiennes
rally-entry-alpine-cup = Coupe des Alpes
rally-entry-great-britain = Grande-Bretagne
rally-result-- = rien ne se passe
rally-result-tc = tête-à-queue
rally-result-1 = dégâts de premier niveau
rally-result-2 = dégâts de deuxième niveau
rally-result-3 = dégâts de troisième niveau
rally-result-e = élimination de cette épreuve
rally-feature-fast =
    { $count ->
        [one] { $count } route rapide
       *[other] { $count } routes rapides
    }
rally-feature-hairpin =
    { $count ->
        [one] { $count } épingle
       *[other] { $count } épingles
    }
rally-feature-ford =
    { $count ->
        [one] { $count } gué
       *[other] { $count } gués
    }

## Options : un nom, et ce qu’elle change

rally-option-length = Durée de la partie
    .help = Une épreuve (une vingtaine de minutes), une course entière, ou le championnat des huit, en autant de soirées qu’il vous plaira.
rally-option-rally = Quelle course
    .help = La ligne du calendrier pour une épreuve ou une course : sa zone, sa longueur et les fiches permises.
rally-option-special_stages = Épreuves spéciales
    .help = La course finit par l’épreuve spéciale du calendrier, sans limite de vitesse : 3e, 4e et 5e vont jusqu’à 2, 4 et 6 cases plus loin. Pour une seule épreuve : c’est celle-là.
rally-option-slow_tyres = Changement de pneus lent
    .help = Changer de pneus coûte toujours un tour (règles allemandes). Sinon, seulement avec une réparation.
rally-option-split_ties = Partager les places ex æquo
    .help = Les ex æquo se partagent les points de leurs places (règles anglaises). Sinon chacun a ceux de la meilleure.

rally-word-stage = une épreuve
rally-word-rally = une course
rally-word-championship = championnat
rally-word-monte-carlo = Monte-Carlo
rally-word-sweden = Suède
rally-word-italy = Italie
rally-word-safari = Safari
rally-word-morocco = Maroc
rally-word-austrian-alps = Alpes autrichiennes
rally-word-alpine-cup = Coupe des Alpes
rally-word-great-britain = Grande-Bretagne

rally-preset-stage = Une épreuve
    .help = Une course rapide : une seule épreuve du Monte-Carlo sur six fiches.
rally-preset-rally = Une course
    .help = Toutes les épreuves d’une course ; la somme la plus basse gagne.
rally-preset-championship = Championnat
    .help = Les huit courses du calendrier, épreuves spéciales comprises. La partie est gardée et reprend quand vous voulez.

## Pourquoi un coup est refusé : une phrase ; la règle est à côté

rally-refusal-too-many-fast = Aucune autre route rapide n’est permise ici.
rally-refusal-too-many-hairpins = Aucune autre épingle n’est permise ici.
rally-refusal-too-many-fords = Aucun autre gué n’est permis ici.
rally-refusal-limits-out-of-reach = Les limites ne pourraient plus être tenues.
rally-refusal-first-must-be-easy = La première case doit être de coefficient 0.
rally-refusal-section-lies = Cette fiche est déjà sur le parcours.
rally-refusal-setup-fixed = Le réglage vaut pour toute la course.
rally-refusal-setup-too-far = Il change d’un seul niveau entre deux courses.
rally-refusal-tyres-chosen = Tes pneus sont choisis.
rally-refusal-crew-placed = Les trois mécaniciens sont placés.
rally-refusal-not-on-the-course = Le parcours n’a pas cette case.
rally-refusal-not-ready = Choisis d’abord réglage et pneus.
rally-refusal-no-over-rev = Ta carte sur-régime est déjà jouée.
rally-refusal-no-gear-below = Il n’y a rien deux vitesses plus bas.
rally-refusal-gear-too-far = Une vitesse de plus ou de moins, pas davantage.
rally-refusal-most-driven = Cette vitesse ne va pas plus loin.
rally-refusal-least-not-driven = Cette vitesse doit aller plus loin, ou freine.
rally-refusal-no-need-to-brake = Tu peux déjà t’arrêter ici sans freiner.
rally-refusal-too-fast-for-tyres = Pour les pneus, il faut être en 1re ou 2e.
rally-refusal-no-mechanic-near = Aucun de tes mécaniciens n’est à quatre cases ou moins.
rally-refusal-same-tyres = Ces pneus sont déjà montés.
rally-refusal-not-in-the-lot = Ce pilote n’est pas dans ce tirage.

## Ce qui est demandé

rally-phase-order = Ordre de départ
rally-phase-layer = Qui pose le parcours
rally-phase-course = Le parcours
rally-phase-prepare = Préparation
rally-phase-weather = Météo
rally-phase-gear = Choix de la vitesse
rally-phase-risk = Dé de risque
rally-phase-drive = En course
rally-phase-damage = Dé de dégâts
rally-phase-pit = Chez les mécaniciens
rally-phase-over = La partie est finie

rally-ask-order = On tire au sort l’ordre de départ.
rally-ask-layer = On tire au sort qui pose le parcours.
rally-ask-course = Pose le parcours : { $sections ->
        [one] { $sections } fiche
       *[other] { $sections } fiches
    } pour { $entry }.
rally-ask-prepare = Choisis réglage et pneus, place tes mécaniciens, puis annonce que tu as fini.
rally-ask-weather = On lance le dé de la météo.
rally-ask-gear = Choisis une vitesse ; le dé de risque vient après.
rally-ask-risk = On lance le dé de risque.
rally-ask-drive = Parcours : { $driven } (au moins { $least }, au plus { $most }) ; sans danger jusqu’au coefficient { $safe }. Que fais-tu ?
rally-ask-damage = On lance le dé de dégâts.
rally-ask-pit = Tu es hors de la route. Changer de pneus ici ?
rally-ask-over = La partie est finie.

## Les coups, comme sur un bouton

rally-move-lay = Poser { $face }
rally-move-setup = Réglage { $card }
rally-move-tyres = Monter les { $card }
rally-move-mechanic = Mécanicien sur la case { $space }
rally-move-done = J’ai fini
rally-move-gear = { $gear ->
        [1] 1re vitesse
       *[other] { $gear }e vitesse
    }
rally-move-over-rev = Sur-régime : deux vitesses plus bas
rally-move-ahead = Continuer
rally-move-brake = Freiner ici
rally-move-stop = S’arrêter ici
rally-move-keep = Garder ces pneus
rally-move-die = Dé { $number }
rally-move-lot = Sort pour la place { $number }

## Ce qui s’est passé

rally-event-rally-begins =
    { $stages ->
        [one] Course { $rally } : { $entry }, une épreuve.
       *[other] Course { $rally } : { $entry }, { $stages } épreuves.
    }
rally-event-stage-begins = { $entry }, épreuve { $stage } : { $sections ->
        [one] { $sections } fiche
       *[other] { $sections } fiches
    }.
rally-event-special-begins = { $entry }, épreuve { $stage } : c’est la spéciale, { $sections ->
        [one] { $sections } fiche
       *[other] { $sections } fiches
    } sans limite de vitesse (RY26).
rally-event-start-number =
    { $lot ->
        [0] { $seat_is ->
            [you] Tu pars avec le numéro { $number }.
           *[one] { $seat } part avec le numéro { $number }.
        }
       *[other] { $seat_is ->
            [you] Tu pars avec le numéro { $number }, par tirage au sort.
           *[one] { $seat } part avec le numéro { $number }, par tirage au sort.
        }
    }
rally-event-layer =
    { $lot ->
        [0] { $seat_is ->
            [you] C’est toi qui poses le parcours, en dernière place de l’épreuve précédente (RY3).
           *[one] { $seat } pose le parcours, en dernière place de l’épreuve précédente (RY3).
        }
       *[other] { $seat_is ->
            [you] C’est toi qui poses le parcours, par tirage au sort (RY3).
           *[one] { $seat } pose le parcours, par tirage au sort (RY3).
        }
    }
rally-event-laid =
    { $seat_is ->
        [you] Tu poses { $card } comme fiche { $number }.
       *[one] { $seat } pose { $card } comme fiche { $number }.
    }
rally-event-mechanic-placed =
    { $seat_is ->
        [you] Tu places un mécanicien sur la case { $space }.
       *[one] { $seat } place un mécanicien sur la case { $space }.
    }
rally-event-ready =
    { $seat_is ->
        [you] Tu as fini de te préparer.
       *[one] { $seat } a fini de se préparer.
    }
rally-event-revealed =
    { $seat_is ->
        [you] Tu roules en { $setup } sur { $tyres }, { $crew ->
            [0] sans mécanicien
            [one] avec un mécanicien
           *[other] avec { $crew } mécaniciens
        }.
       *[one] { $seat } roule en { $setup } sur { $tyres }, { $crew ->
            [0] sans mécanicien
            [one] avec un mécanicien
           *[other] avec { $crew } mécaniciens
        }.
    }
rally-event-race-begins = La première voiture est sur la ligne. Il fait beau.
rally-event-weather =
    { $add ->
        [0] Tour { $round } : le dé montre { $die } ; { $weather_now }.
       *[other] Tour { $round } : le dé montre { $die } ; { $weather_now }, { $add } de plus à chaque dé de risque.
    }
rally-event-shifted =
    { $seat_is ->
        [you] Tu passes la { $gear ->
            [1] 1re
           *[other] { $gear }e
        }.
       *[one] { $seat } passe la { $gear ->
            [1] 1re
           *[other] { $gear }e
        }.
    }
rally-event-over-revved =
    { $seat_is ->
        [you] Tu mets le moteur en sur-régime et rétrogrades en { $gear ->
            [1] 1re
           *[other] { $gear }e
        }.
       *[one] { $seat } met le moteur en sur-régime et rétrograde en { $gear ->
            [1] 1re
           *[other] { $gear }e
        }.
    }
rally-event-restarted =
    { $seat_is ->
        [you] Tu repars en première.
       *[one] { $seat } repart en première.
    }
rally-event-risk =
    { $seat_is ->
        [you] Ton dé de risque : { $die }
       *[one] Dé de risque { DE($seat) } : { $die }
    }{ $setup_add ->
        [0] { "" }
       *[other] { " " }+ { $setup_add } pour le réglage
    }{ $weather_add ->
        [0] { "" }
       *[other] { " " }+ { $weather_add } pour le temps
    }{ $added ->
        [0] { "" }
       *[1] { " " }= { $roll }
    }{ $capped ->
        [0] { "" }
       *[1] , car on ne dépasse pas 6
    }. En { $gear ->
        [1] 1re
       *[other] { $gear }e
    }, sans danger jusqu’au coefficient { $safe }, sur { $most ->
        [one] une case exactement
       *[other] { $fixed ->
            [1] { $most } cases exactement
           *[0] { $least } à { $most } cases
        }
    }.
rally-event-braked =
    { $seat_is ->
        [you] Tu freines sur la case { $space } ; maintenant { $least ->
            [one] une case suffit
           *[other] { $least } cases suffisent
        }.
       *[one] { $seat } freine sur la case { $space } ; maintenant { $least ->
            [one] une case suffit
           *[other] { $least } cases suffisent
        }.
    }
rally-event-danger = Case { $space } : coefficient { $road }{ $brakes ->
        [0] { "" }
       *[other] { " " }+ { $brakes } pour le freinage
    }{ $passed ->
        [0] { "" }
       *[other] { " " }+ { $passed } pour le dépassement
    }{ $grip ->
        [0] { "" }
       *[other] { " " }− { $grip } pour les pneus
    }{ $changed ->
        [0] { "" }
       *[1] { " " }= { $factor }
    }, mais on passe sans danger jusqu’à { $safe } : { $excess } de trop.
rally-event-damage =
    { $seat_is ->
        [you] Ton dé de dégâts montre { $die } : { $result }.
       *[one] Le dé de dégâts { DE($seat) } montre { $die } : { $result }.
    }
rally-event-mended =
    { $mechanics ->
        [one] { $seat_is ->
            [you] Ton mécanicien à portée
           *[one] Le mécanicien { DE($seat) } à portée
        } { $left ->
            [0] répare les dégâts de niveau { $degree } : il reste un tête-à-queue (RY17).
           *[other] ramène les dégâts du niveau { $degree } au niveau { $left } (RY17).
        }
       *[other] { $seat_is ->
            [you] Tes { $mechanics } mécaniciens à portée
           *[one] Les { $mechanics } mécaniciens { DE($seat) } à portée
        } { $left ->
            [0] réparent les dégâts de niveau { $degree } : il reste un tête-à-queue (RY17).
           *[other] ramènent les dégâts du niveau { $degree } au niveau { $left } (RY17).
        }
    }
rally-event-off-road =
    { $missing ->
        [0] { $seat_is ->
            [you] Tu es hors de la route sur la case { $space }.
           *[one] { $seat } est hors de la route sur la case { $space }.
        }
        [one] { $seat_is ->
            [you] Tu es hors de la route sur la case { $space } et tu passes un tour.
           *[one] { $seat } est hors de la route sur la case { $space } et passe un tour.
        }
       *[other] { $seat_is ->
            [you] Tu es hors de la route sur la case { $space } et tu passes { $missing } tours.
           *[one] { $seat } est hors de la route sur la case { $space } et passe { $missing } tours.
        }
    }
rally-event-wrecked =
    { $seat_is ->
        [you] Ta voiture est détruite sur la case { $space } : cette épreuve est finie pour toi.
       *[one] La voiture { DE($seat) } est détruite sur la case { $space } et quitte cette épreuve.
    }
rally-event-stopped =
    { $seat_is ->
        [you] Tu parcours { $driven ->
            [0] 0 case
            [one] une case
           *[other] { $driven } cases
        } jusqu’à la case { $space }.
       *[one] { $seat } parcourt { $driven ->
            [0] 0 case
            [one] une case
           *[other] { $driven } cases
        } jusqu’à la case { $space }.
    }
rally-event-changed-tyres =
    { $extra ->
        [0] { $seat_is ->
            [you] Tu montes les { $tyres }.
           *[one] { $seat } monte les { $tyres }.
        }
       *[other] { $seat_is ->
            [you] Tu montes les { $tyres } et passes un tour de plus (RY18).
           *[one] { $seat } monte les { $tyres } et passe un tour de plus (RY18).
        }
    }
rally-event-missed =
    { $left ->
        [0] { $seat_is ->
            [you] Tu passes ce tour.
           *[one] { $seat } passe ce tour.
        }
        [one] { $seat_is ->
            [you] Tu passes ce tour et encore un.
           *[one] { $seat } passe ce tour et encore un.
        }
       *[other] { $seat_is ->
            [you] Tu passes ce tour et encore { $left }.
           *[one] { $seat } passe ce tour et encore { $left }.
        }
    }
rally-event-home =
    { $seat_is ->
        [you] Tu franchis l’arrivée au tour { $round }.
       *[one] { $seat } franchit l’arrivée au tour { $round }.
    }
rally-event-stage-points =
    { $seat_is ->
        [you] Tu as { $behind ->
            [0] 0 tour
            [one] un tour
           *[other] { $behind } tours
        } de retard et le numéro de départ { $start } : { $behind } − { $start } = { $points } (RY22).
       *[one] { $seat } a { $behind ->
            [0] 0 tour
            [one] un tour
           *[other] { $behind } tours
        } de retard et le numéro de départ { $start } : { $behind } − { $start } = { $points } (RY22).
    }
rally-event-out-points =
    { $shared ->
        [0] { $seat_is ->
            [you] Tu n’as pas fini : la dernière voiture arrivée a { $worst }, tu as donc { $points } (RY23).
           *[one] { $seat } n’a pas fini : la dernière voiture arrivée a { $worst }, { $seat } a donc { $points } (RY23).
        }
       *[other] { $seat_is ->
            [you] Personne n’a fini, l’épreuve est à tout le monde : tu as { $points } (RY23).
           *[one] Personne n’a fini, l’épreuve est à tout le monde : { $seat } a { $points } (RY23).
        }
    }
rally-event-scored =
    { $side_is ->
        [you] Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $reason }, avec une somme de { $total } ({ $rule }).
       *[one] { $side } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $reason }, avec une somme de { $total } ({ $rule }).
    }
rally-event-rally-over = La course { $rally } est finie : { $entry }.
rally-event-won-match =
    { $side_is ->
        [you] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[one] { $side } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## À quoi tiennent les points

rally-reason-place-1 = première place
rally-reason-place-2 = deuxième place
rally-reason-place-3 = troisième place
rally-reason-place-4 = quatrième place
rally-reason-place-5 = cinquième place
rally-reason-place-6 = sixième place

## La table

rally-table-stage = { $entry } · épreuve { $stage } sur { $stages }
rally-score-part = Course { $race }
rally-table-special = { $entry } · épreuve spéciale
rally-table-round = tour { $round }
rally-table-before = avant le départ
rally-table-before-car = au départ
rally-table-weather =
    { $add ->
        [0] { $weather }
       *[other] { $weather } +{ $add }
    }
rally-table-space = case { $space } sur { $length }
rally-table-gear = en { $gear ->
        [1] 1re
       *[other] { $gear }e
    }
rally-table-off = hors de la route
rally-table-out = hors course
rally-table-home = arrivée au tour { $round }
rally-table-missing =
    { $count ->
        [one] passe 1 tour
       *[other] passe { $count } tours
    }
rally-table-over-rev = carte sur-régime
rally-table-crew = mécaniciens sur { $spaces }
rally-table-crew-hidden =
    { $count ->
        [one] 1 mécanicien caché
       *[other] { $count } mécaniciens cachés
    }
rally-table-ready = a fini
rally-table-preparing = se prépare
rally-table-start = numéro de départ { $number }
rally-table-points = points d’épreuve
rally-table-total = somme
rally-table-championship = championnat
rally-table-course = fiches posées : { $laid } sur { $sections }
rally-table-at-least = au moins { $count }
rally-table-at-most = au plus { $count }
rally-table-type-mechanic = Pour placer un mécanicien, tape sa case : « mechanic 12 ».
rally-table-safe = sans danger jusqu’au coefficient { $safe }
rally-legend =
    0–4 le coefficient d’une case (RY1) · ≈ gué (RY19) · ⊃ épingle
    M mécanicien à soi (RY17) · ! coefficient trop haut pour ce coup (RY15)
rally-ui-help-keys =
    1, 2, 3 …     choisir cette réponse
    gear 3        un coup en toutes lettres ; aussi « ahead », « brake », « stop » et « mechanic 12 »
    ? pneus       ce que font un réglage ou des pneus
    ? options     les règles de cette table
    s             les points jusqu’ici
    t             revoir la table
    back          reprendre un choix qui n’est pas terminé
    q             quitter ; la partie est conservée et peut reprendre

## Sur les dessins

rally-draw-start = DÉPART
rally-draw-finish = ARRIVÉE
rally-draw-least = min.
rally-draw-most = max.

## Sur la page

rally-page-safe-row = Le plus haut coefficient sans danger pour chaque nombre du dé, de 1 à 6 (RY12).
rally-page-mechanics = Mécaniciens
rally-page-mechanics-left =
    { $count ->
        [0] tous placés
        [one] clique sur une case pour placer encore un mécanicien
       *[other] clique sur des cases pour placer { $count } mécaniciens
    }
rally-page-setup = Réglage
rally-page-tyres = Pneus
rally-page-results = Points d’épreuve
rally-page-zoom-in = Agrandir
rally-page-zoom-out = Réduire
rally-page-stage = Épreuve
rally-page-space = Case { $space }, coefficient { $factor }
rally-page-ford = gué
rally-page-hairpin = épingle
rally-page-of = sur { $length }
rally-page-passing = en dépassant
rally-page-brake = Une case de moins, mais ici coefficient +1
rally-odds-- = rien
rally-odds-tc = tête-à-queue
rally-odds-1 = 1 tour
rally-odds-2 = 2 tours
rally-odds-3 = 3 tours
rally-odds-e = sortie
rally-web-help-keys = 1–5 passe ce rapport, O met en sur-régime, → continue, B freine, S s’arrête, Entrée confirme. Un clic sur une case plus loin y conduit d’un trait, jusqu’au premier jet nécessaire. M va à la carte, où ← et → passent d’une case à l’autre ; + et − agrandissent et réduisent. L montre le journal.
rally-web-help-touch = Touche un rapport, puis un bouton pour continuer, freiner ou t’arrêter. Touche une case plus loin pour y aller d’un trait, jusqu’au premier jet nécessaire. Glisse sur la carte pour la déplacer ; écarte deux doigts pour t’approcher.

## Sur la page : qui mène, ce qui s’est passé, changer d’avis

rally-page-leads = en tête
rally-page-gaps = écarts en tours
rally-page-at = case { $space }
rally-page-start-number = Numéro de départ
rally-page-arrival = Arrivée au tour
rally-page-points = Points gagnés
rally-page-rally-sum = course { $points }
rally-page-championship-points = points de championnat
rally-page-few-lead = Qui a le moins de points mène. Les points d’une épreuve sont les tours de retard sur la première voiture arrivée, moins le numéro de départ.
rally-page-far = Ou clique sur une case plus loin : la voiture y va d’une traite.
rally-page-only-stop = Cette vitesse ne va pas plus loin : arrête-toi ici.
rally-page-stop-or-tyres = Cette vitesse ne va pas plus loin : arrête-toi ici, ou arrête-toi et change de pneus.
rally-page-rethink = Rien n’est fixé tant que tu n’as pas fini : clique sur autre chose pour changer d’avis.
rally-page-remove = Retirer le mécanicien de la case { $space }
rally-page-effect-stable = cases et risque ordinaires
rally-page-effect-fast = +1 case de la 2e à la 5e, +1 risque
rally-page-effect-prototype = +2 cases de la 2e à la 5e, +2 risque
rally-page-effect-normal = n’aident ni ne gênent
rally-page-effect-rain = pluie et orage : coefficients −1 ; sec : −1 case
rally-page-effect-snow = neige : coefficients −1 ; sec : −2 cases

rally-end-measure = Chemin parcouru

## Pourquoi un bot fort le ferait (conseils), et pourquoi un bot te l’a fait

rally-advice-gear = { $most ->
    [one] Une case exactement ; devant toi, le coefficient est de { $factor } au plus.
   *[other] De { $least } à { $most } cases ; devant toi, le coefficient est de { $factor } au plus.
 }
rally-advice-safe = La case suivante a le coefficient { $factor } ; jusqu’à { $safe } tu ne risques rien.
rally-advice-risk = La case suivante dépasse ton coefficient sûr de { $above } ; jets sans dégâts : { $count } sur 6.
rally-advice-too-hard = La case suivante a le coefficient { $factor }, et tu n’es à l’abri que jusqu’à { $safe }.
rally-advice-weather = Le temps : { $weather }.
rally-advice-mechanic = Près de là, la route a le coefficient { $factor }.
rally-liked-gear = Vitesse { $value }

## Sur papier

rally-print-section = Fiche { $number }
rally-print-tables = Tableaux
rally-print-risk = Tableau de risque : le plus haut coefficient sans danger (RY12)
rally-print-damage = Tableau des dégâts (RY15)
rally-print-die = Dé
rally-print-above = coefficient au-dessus du plus haut sans danger
rally-print-gears = Vitesses : nombre minimal et maximal de cases (RY6)
rally-print-spaces = Vitesse
rally-print-weather = Temps des zones (RY10)
rally-print-calendar = Calendrier (RY2)
rally-print-marker = Marqueur du temps
rally-print-notes = Notes du pilote
rally-print-special = épreuve spéciale
rally-print-fords = Coefficient d’un gué (RY19)
rally-print-free = fiches libres
