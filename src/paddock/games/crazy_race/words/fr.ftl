# Crazy Race. Les numéros des règles sont ceux de law/fr.md.

crazy_race = Crazy Race
    .about = Mise en secret sur le droit d’avancer, et ramène tes trois locomotives au dépôt par la plaque tournante.

crazy_race-edition-house = Édition maison

## Les cartes Conducteur et Points sont des nombres : les locomotives ont un nom. Un nom se place dans
## la phrase sans article, comme un titre.

crazy_race-card-A = Cheminée
    .help = L’une de tes trois locomotives. Elle avance quand tu gagnes son côté de la carte Étape (CZ9), ou quand tu la choisis à un côté sans locomotive (CZ10, CZ11).
crazy_race-card-B = Carénée
    .help = L’une de tes trois locomotives. Elle avance quand tu gagnes son côté de la carte Étape (CZ9), ou quand tu la choisis à un côté sans locomotive (CZ10, CZ11).
crazy_race-card-C = Locotender
    .help = L’une de tes trois locomotives. Elle avance quand tu gagnes son côté de la carte Étape (CZ9), ou quand tu la choisis à un côté sans locomotive (CZ10, CZ11).
crazy_race-card-F = locomotive au choix

## Lieux : les côtés d’une carte Étape et les deux piles de points

crazy_race-place-top = haut
    .at = en haut
crazy_race-place-right = droit
    .at = à droite
crazy_race-place-bottom = bas
    .at = en bas
crazy_race-place-left = gauche
    .at = à gauche
crazy_race-place-turntable = plaque tournante
crazy_race-place-yard = dépôt

## Options : un nom, et ce qu’elle change

crazy_race-option-shuffled_points = Points mélangés
    .help = Les deux piles de cartes Points sont mélangées, et on ne voit que la carte du dessus.
crazy_race-option-stragglers = Les retardataires paient
    .help = À la fin, le propriétaire de la locomotive la plus loin du dépôt défausse sa plus haute carte Points, celui de la deuxième plus loin une carte de son choix.
crazy_race-option-robbery = Braquage
    .help = Qui ramène sa deuxième locomotive peut tirer une carte Points d’un autre joueur au lieu de prendre celle de la pile.
crazy_race-option-runner_up_wins = Le deuxième gagne
    .help = En cas d’égalité à la première place, c’est le deuxième total de points qui gagne.
crazy_race-option-fewer_points = Cartes Points par pile
    .help = Combien de cartes Points compte chaque pile : 0 veut dire toutes.
crazy_race-value-fewer_points-0 = toutes

crazy_race-preset-rulebook = Livret
    .help = Les règles telles qu’elles sont à la page des règles, sans option changée.
crazy_race-preset-variants = Toutes les variantes
    .help = Piles mélangées de quatre cartes Points, retardataires, braquage, et un deuxième qui peut gagner.

## Pourquoi un coup est refusé : une phrase, avec la règle à côté

crazy_race-refusal-stage-gone = Cette étape est déjà courue.
crazy_race-refusal-not-in-hand = Tu n’as pas cette carte.
crazy_race-refusal-taboo = Ce côté est tabou : trois suffisent.
crazy_race-refusal-not-laid = Tu ne l’as pas posée à cette étape.
crazy_race-refusal-already-home = Cette locomotive est déjà au dépôt.
crazy_race-refusal-already-recovered = Tu as déjà repris ta pile.
crazy_race-refusal-no-pile = Tu n’as pas encore de pile à reprendre.
crazy_race-refusal-not-in-pile = La pile n’a plus de carte pareille.
crazy_race-refusal-not-your-points = Tu n’as pas cette carte Points.
crazy_race-refusal-rob-yourself = On ne se vole pas soi-même.
crazy_race-refusal-nothing-to-rob = Il n’y a là aucune carte Points à prendre.
crazy_race-refusal-not-the-victims = Il n’y a pas là de carte Points pareille.

## Ce qui est demandé

crazy_race-phase-recovery = Avant l’étape
crazy_race-phase-stage = On retourne la carte Étape
crazy_race-phase-lay = On pose les cartes
crazy_race-phase-choice = Choix d’une locomotive
crazy_race-phase-split = Partage du déplacement
crazy_race-phase-points = On retourne une carte Points
crazy_race-phase-robbery = Braquage
crazy_race-phase-losing = On tire une carte Points
crazy_race-phase-taking = On reprend une carte
crazy_race-phase-stragglers = Retardataires
crazy_race-phase-over = La course est finie

crazy_race-ask-recovery = L’étape est finie. On continue, ou tu reprends d’abord ta pile ? C’est possible une fois.
crazy_race-ask-stage = On retourne la carte Étape suivante.
crazy_race-ask-lay = Tour { $round } sur 3 : pose une carte à un côté, ou passe.
crazy_race-ask-choice = Tu as gagné le côté { $place } : quelle locomotive avance ?
crazy_race-ask-split =
    { $left ->
        [one] Tu as gagné le « ? » : encore 1 case. Quelle locomotive ?
       *[other] Tu as gagné le « ? » : encore { $left } cases, une à la fois. Quelle locomotive ?
    }
crazy_race-ask-points = On retourne une carte Points.
crazy_race-ask-robbery = Ta deuxième locomotive est au dépôt. La carte de la pile, ou un braquage ?
crazy_race-ask-losing = On tire une carte Points.
crazy_race-ask-taking = Tu n’as rien déplacé à cette étape : reprendre l’une de tes cartes ?
crazy_race-ask-stragglers = Ta locomotive est la deuxième plus loin : défausse une carte Points.
crazy_race-ask-over = La course est finie.

## Les coups tels qu’ils sont sur un bouton

crazy_race-move-lay = Carte { $card } → { $place_at }
crazy_race-move-pass = Passer
crazy_race-move-recover = Reprendre ma pile (une fois, CZ20)
crazy_race-move-wait = Passer à l’étape suivante
crazy_race-move-run = { $engine }
crazy_race-move-step = { $engine }, une case
crazy_race-move-claim = Prendre la carte de la pile
crazy_race-move-rob = Braquer { $victim }
crazy_race-move-take = Reprendre la carte { $card }
crazy_race-move-leave = Toutes les laisser
crazy_race-move-discard = Défausser la carte Points { $card }
crazy_race-move-stage = Carte Étape { $card }
crazy_race-move-point = Carte Points { $card }
crazy_race-move-lose = La carte Points { $card } est tirée

## Ce qui s’est passé

crazy_race-event-stage-turned =
    { $seat_is ->
        [you] Étape { $stage } sur 8, dans le sens horaire depuis la flèche : { $lines }. Tu commences.
       *[one] Étape { $stage } sur 8, dans le sens horaire depuis la flèche : { $lines }. { $seat } commence.
    }
crazy_race-event-laid = { $seat } pose une carte { $place_at }.
crazy_race-event-you-laid =
    { $seat_is ->
        [you] Tu poses un { $card } { $place_at }.
       *[one] { $seat } pose un { $card } { $place_at }.
    }
crazy_race-event-passed =
    { $seat_is ->
        [you] Tu passes.
       *[one] { $seat } passe.
    }
crazy_race-event-no-cards =
    { $seat_is ->
        [you] Tu n’as plus de carte en main (CZ21).
       *[one] { $seat } n’a plus de carte en main (CZ21).
    }
crazy_race-event-taboo = Il y a des cartes à trois côtés : le côté { $place } est tabou (CZ7).
crazy_race-event-recovered =
    { $seat_is ->
        [you] Tu reprends ta pile en main (CZ20).
       *[one] { $seat } reprend sa pile en main (CZ20).
    }
crazy_race-event-side-won =
    { $seat_is ->
        [you] Côté { $place } : { $tally }. Tu le gagnes.
       *[one] Côté { $place } : { $tally }. { $seat } le gagne.
    }
crazy_race-event-side-tied =
    { $seat_is ->
        [you] Côté { $place } : { $tally }. Égalité : ta carte était la première, tu le gagnes (CZ8).
       *[one] Côté { $place } : { $tally }. Égalité : la première carte est celle { DE($seat) }, qui le gagne (CZ8).
    }
crazy_race-event-side-empty = Côté { $place } : personne n’a posé de carte.
crazy_race-event-move-lost =
    { $all ->
        [1] { $seat_is ->
            [you] Toutes tes locomotives sont au dépôt : le déplacement est perdu.
           *[one] Toutes les locomotives { DE($seat) } sont au dépôt : le déplacement est perdu.
        }
       *[0] { $seat_is ->
            [you] Ta { $engine } est déjà au dépôt : le déplacement est perdu (CZ9).
           *[one] La { $engine } { DE($seat) } est déjà au dépôt : le déplacement est perdu (CZ9).
        }
    }
crazy_race-event-ran =
    { $seat_is ->
        [you] Ta { $engine }
       *[one] La { $engine } { DE($seat) }
    } avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }{ $jumped ->
        [0] { "" }
        [one] , en sautant une autre locomotive,
       *[other] , en sautant { $jumped } autres locomotives,
    } { $where ->
        [home] et rentre au dépôt.
        [turntable] jusqu’à la plaque tournante, et tourne.
       *[space] { $heading ->
            [back] jusqu’à la case { $space }, sur le chemin du retour.
           *[out] jusqu’à la case { $space }.
        }
    }
crazy_race-event-took-points =
    { $seat_is ->
        [you] Tu prends { $points ->
            [one] { $points } point
           *[other] { $points } points
        } { $place_id ->
            [turntable] à la plaque tournante
           *[yard] au dépôt
        }.
       *[one] { $seat } prend { $points ->
            [one] { $points } point
           *[other] { $points } points
        } { $place_id ->
            [turntable] à la plaque tournante
           *[yard] au dépôt
        }.
    }
crazy_race-event-no-points =
    { $seat_is ->
        [you] Il ne reste pour toi aucune carte Points { $place_id ->
            [turntable] à la plaque tournante
           *[yard] au dépôt
        } (CZ18).
       *[one] Il ne reste pour { $seat } aucune carte Points { $place_id ->
            [turntable] à la plaque tournante
           *[yard] au dépôt
        } (CZ18).
    }
crazy_race-event-point-turned =
    { $place_id ->
        [turntable] À la plaque tournante
       *[yard] Au dépôt
    }, un { $points } est maintenant sur le dessus.
crazy_race-event-robbed =
    { $seat_is ->
        [you] Tu voles { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à { $victim } (CZ25).
       *[one] { $seat } { $victim_is ->
            [you] te vole
           *[one] vole
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $victim_is ->
            [you] { "" }
           *[one] { " " }à { $victim }
        } (CZ25).
    }
crazy_race-event-took-back =
    { $seat_is ->
        [you] Tu n’as rien déplacé, et tu reprends un { $card } (CZ13).
       *[one] { $seat } n’a rien déplacé, et reprend un { $card } (CZ13).
    }
crazy_race-event-race-over = L’étape { $stage } était la dernière : la course est finie.
crazy_race-event-cards-spent = Tout le monde a joué deux fois toutes ses cartes : la course finit après l’étape { $stage } (CZ22).
crazy_race-event-straggler =
    { $seat_is ->
        [you] Ta locomotive est la plus loin du dépôt : tu perds ta plus haute carte Points, { $points } (CZ24).
       *[one] Une locomotive { DE($seat) } est la plus loin du dépôt : sa plus haute carte Points, { $points }, est perdue (CZ24).
    }
crazy_race-event-straggler-chose =
    { $seat_is ->
        [you] Ta locomotive est la deuxième plus loin : tu défausses la carte Points { $points } (CZ24).
       *[one] Une locomotive { DE($seat) } est la deuxième plus loin : la carte Points { $points } est défaussée (CZ24).
    }
crazy_race-event-runner-up =
    { $points ->
        [one] Égalité à la première place avec { $points } point : c’est le deuxième qui gagne (CZ26).
       *[other] Égalité à la première place avec { $points } points : c’est le deuxième qui gagne (CZ26).
    }
crazy_race-event-last-engine =
    { $side_is ->
        [you] Égalité : ta dernière locomotive est plus avancée (CZ22).
       *[one] Égalité : la dernière locomotive { DE($side) } est plus avancée (CZ22).
    }
crazy_race-event-won-match =
    { $side_is ->
        [you] Tu gagnes la course avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[one] { $side } gagne la course avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## Pour quoi sont les points

crazy_race-reason-turntable = plaque tournante
crazy_race-reason-yard = retour au dépôt
crazy_race-reason-robbery = braquage
crazy_race-reason-robbed = braquage subi
crazy_race-reason-straggler = retard

## La table

crazy_race-table-stage = Étape { $stage } sur { $stages }
crazy_race-table-round = tour { $round } sur 3
crazy_race-table-start = commence
crazy_race-table-pile = ta pile
crazy_race-table-hand = ta main
crazy_race-table-no-hand = plus de carte en main
crazy_race-table-empty = aucune
crazy_race-table-once = pile reprise
crazy_race-table-taboo = tabou
crazy_race-table-free = au choix
crazy_race-table-question = autant que de cartes ici
crazy_race-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
crazy_race-table-turntable = plaque tournante
crazy_race-table-yard = dépôt
crazy_race-table-home = rentrée
crazy_race-table-won = gagné par { $name }
crazy_race-table-no-move = déjà rentrée : aucun trajet
crazy_race-table-skipped = aucune carte
crazy_race-table-left =
    { $left ->
        [one] encore 1 case
       *[other] encore { $left } cases
    }
crazy_race-legend =
    ▶ vers la plaque tournante · ◀ sur le chemin du retour · ◎ plaque tournante · ▒ carte cachée
    A Cheminée · B Carénée · C Locotender

## Au terminal

crazy_race-ui-keys-ways = 1a : carte 1 au côté a · ? : aide · q : quitter
crazy_race-ui-choose-victim = À quel côté ? { $choices }
crazy_race-ui-help-keys =
    1a, 2c       la carte 1 au premier côté, la carte 2 au troisième
    1, 2, 3 …    choisir cette réponse
    lay 3>top    un coup en toutes lettres ; aussi « pass », « recover » et « run A »
    ? A          ce que fait une locomotive, avec ses règles
    ? options    les règles de cette table
    s            le score
    t            revoir la table
    back         reprendre un choix qui n’est pas terminé
    q            quitter ; la partie est conservée et peut reprendre

## Sur les dessins et la page

crazy_race-draw-driver = Conducteur
crazy_race-draw-stage = Étape
crazy_race-draw-taboo = Tabou
crazy_race-draw-turntable = Plaque tournante
crazy_race-draw-yard = Dépôt
crazy_race-web-hint = Choisis une carte, puis un côté.
crazy_race-web-out = sur la case { $space }
crazy_race-web-back = sur la case { $space }, sur le chemin du retour
crazy_race-web-covered = face cachée
crazy_race-web-help-keys = 1–8 choisit une carte, puis A, B, C ou D la pose à ce côté, dans le sens horaire depuis la flèche ; P passe. Quand tu peux choisir une locomotive, A, B ou C la déplace. Échap repose la carte, L montre le journal. Quand tu peux reprendre une carte, A, B ou C en reprend une ; R reprend ta pile. Entrée continue, Retour arrière annule ton dernier choix.
crazy_race-web-help-touch = Touche une carte, puis un côté de la carte Étape, ou son bouton. Touche encore la carte pour la reposer. Quand tu peux choisir une locomotive, touche-la sur ta voie, ou son bouton.
crazy_race-web-recover = Reprendre la pile
crazy_race-web-reveal = Étape { $stage } : on retourne les cartes.
crazy_race-web-empty-lay = Tour { $round } sur 3 : tu n’as plus de carte à poser. Reprends ta pile (c’est possible une fois), ou passe : on te le redemande à chaque tour.
crazy_race-web-empty-recovery = L’étape est finie, et tu n’as plus de carte. Reprends-tu ta pile maintenant (c’est possible une fois) ? Sinon, tu pourras encore le faire à ton tour.
crazy_race-web-empty-counts = Tu n’as plus de carte et tu as déjà repris ta pile : ton tour est sauté. Tes cartes sur la table comptent encore.
crazy_race-web-empty-watch = Tu n’as plus de carte et tu as déjà repris ta pile : tes locomotives ne bougent plus. La course finit au plus tard après l’étape { $stages }.
crazy_race-web-legend = Ce que signifient les signes
crazy_race-web-legend-out = vers la plaque tournante
crazy_race-web-legend-back = sur le chemin du retour

## Pourquoi un bot fort le ferait (conseils), et pourquoi un bot te l’a fait

crazy_race-advice-first = Personne n’a encore posé de ce côté.
crazy_race-advice-contest = { $count ->
    [one] Il y a là une carte d’un autre ; celle-ci peut suffire.
   *[other] Il y a là { $count } cartes des autres ; celle-ci peut suffire.
 }
crazy_race-advice-add = Tu y as déjà posé, et tu restes ainsi en tête.
crazy_race-advice-pass = { $count ->
    [one] Tu gardes ainsi la dernière carte de ta main pour plus tard.
   *[other] Tu gardes ainsi tes { $count } cartes pour plus tard.
 }
crazy_race-advice-recover = { $count ->
    [0] Ta main est vide ; cartes qui reviennent : { $pile }.
    [one] Il te reste une carte ; cartes qui reviennent : { $pile }.
   *[other] Il te reste { $count } cartes ; cartes qui reviennent : { $pile }.
 }
crazy_race-advice-wait = { $count ->
    [one] La carte de ta main suffit pour l’instant.
   *[other] Les { $count } cartes de ta main suffisent pour l’instant.
 }
crazy_race-advice-highest = C’est la plus haute que tu peux reprendre.
crazy_race-advice-rob = { $points ->
    [0] { $victim } n’a aucun point.
    [1] { $victim } a un point.
   *[other] { $victim } a { $points } points.
 }
crazy_race-blame-points = { $points ->
    [0] Tu n’avais aucun point.
    [1] Tu avais un point.
   *[other] Tu avais { $points } points.
 }
crazy_race-liked-card = Carte { $value }
