fair-title = Hasard loyal
fair-promise = La table a scellé son hasard avant le départ : chaque carte et chaque dé découlent d’un secret qui est montré quand la partie est finie. Voici le sceau, et il ne va à aucun autre secret :
fair-word = Ton mot pour le hasard
    .help = Si tu veux, ajoute un mot. Il est mêlé au hasard : personne, pas même ce serveur, n’a donc pu choisir les cartes.
fair-words = Mots des joueurs : { $words }
fair-secret = Le secret :
fair-proven = { $draws ->
    [0] Loyal : le secret est celui qui a été scellé avant le départ. Il n’y avait pas de hasard à vérifier.
    [one] Loyal : l’unique tirage est celui qui a été scellé avant le départ.
   *[other] Loyal : les { $draws } cartes et dés sont bien ceux qui ont été scellés avant le départ.
 }
fair-prefix = { $count ->
    [one] La première ligne vient d’une autre partie ; le sceau ne la couvre pas.
   *[other] Les { $count } premières lignes viennent d’une autre partie ; le sceau ne les couvre pas.
 }
fair-not-promised = Cette partie n’a pas de sceau, son hasard ne peut donc pas être vérifié : elle est plus ancienne que les sceaux, ou n’a pas été jouée à une table.
fair-not-shown = La partie n’est pas finie : son secret est encore scellé.
fair-other-secret = Non prouvé : le secret ne va pas avec le sceau. Quelqu’un a changé l’un des deux.
fair-other-luck = Non prouvé : la ligne { $ply } dit « { $given } », mais le hasard scellé donne « { $due } ». Quelqu’un a changé le journal.
fair-unreadable = Non prouvé : la ligne { $ply }, « { $given } », n’y est pas possible. Quelqu’un a changé le journal.
fair-other-deal = Non prouvé : à la ligne { $ply }, quelqu’un est revenu à une décision précédente, mais ce qui a été redistribué n’est pas ce que donne le hasard scellé. Quelqu’un a changé le journal.
fair-undo = retour à une décision précédente
fair-check = Vérifie-le toi-même avec le journal à télécharger :
