# Revenir à une décision précédente.

event-undone =
    { $seat_is ->
        [you] Tu reviens à une décision précédente. Ce que tu n’avais pas vu alors est redistribué.
       *[one] { $seat } revient à une décision précédente. Ce qui n’avait pas été vu alors est redistribué.
    }
undo = Annuler
undo-help = Retour à l’une de tes décisions. Ce que tu n’avais pas vu alors est redistribué, le journal garde les deux lignes, et la partie ne compte pas.
undo-to = Retour à
undo-go = Revenir
undo-why-people = Quelqu’un qui a vu une main de cette partie n’est pas assis ici : personne ne peut accepter à sa place.
undo-why-nothing = Tu n’as encore rien décidé.
undo-why-over = La partie est finie. Dans la rediffusion, tu peux jouer à partir de n’importe quel moment.
undo-why-stop = Passe d’abord à la manche suivante.
undo-why-old = Cette table est plus ancienne que les sceaux du hasard : rien ne pourrait être redistribué loyalement.
undo-why-not-started = La partie n’a pas commencé.
web-error-no-undo = Cela ne peut pas être annulé.
fair-undone = { $count ->
    [one] Une fois, quelqu’un est revenu à une décision précédente ; ce qui n’avait pas été vu a été redistribué, et cela aussi est prouvé. La partie ne compte pas.
   *[other] { $count } fois, quelqu’un est revenu à une décision précédente ; ce qui n’avait pas été vu a été redistribué, et cela aussi est prouvé. La partie ne compte pas.
 }
undo-ask = Demander aux autres
undo-ask-help = Si tous sont d’accord, la partie revient à l’une de tes décisions. Ce qui a été vu reste vu, les mains restent telles quelles, de nouvelles cartes viennent, et la partie ne compte pas.
undo-wish = { $name } aimerait revenir à une décision précédente.
undo-wish-mine = Tu as demandé à revenir à : { $move }
undo-agree = D’accord
undo-refuse = Non
undo-refused = { $name } n’est pas d’accord. Tu peux redemander un peu plus tard.
web-error-undo-refused = Les autres viennent de dire non. Redemande un peu plus tard.
