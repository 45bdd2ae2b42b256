# Ce que tous les jeux partagent. Chaque personne d’une phrase vient avec une seconde variable,
# comme $seat_is :
#   you     la personne qui lit
#   ours    l’équipe de la personne qui lit
#   one     un autre joueur (aussi quand personne ne lit)
#   team    plusieurs autres joueurs
#   nobody  personne

## Les langues, comme elles s’appellent elles-mêmes

language = Français

## Pourquoi un coup est refusé

refusal-not-your-turn = Ce n’est pas ton tour.
refusal-no-such-choice = Tu n’as pas ce choix en ce moment.

## La question quand un jeu n’a pas de mots pour elle

ask-any = À toi de jouer.

## Valeurs des options

word-on = oui
word-off = non
word-yes = oui
word-no = non

## Niveaux des bots

bot-random = joue au hasard
bot-rookie = débute : joue les coups simples et attaque rarement
bot-club = joue comme un bon membre de club
bot-pro = réfléchit à l’avance et sait ce qui peut encore venir
bot-ace = réfléchit parfois jusqu’à deux secondes

## Une partie

sign-colon = { "\u00A0: " }
no-name = Joueur { $number }
match-heading = { $game } · { $players } joueurs · { $preset }
card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
score-part = Manche { $race }
score-part-total = Total
score-match-total = Partie jusqu’ici
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-value = { $points }
score-now = Ce qui est déjà acquis :
event-taken-back =
    { $seat_is ->
        [you] Tu reprends ton dernier coup.
       *[one] { $seat } reprend son dernier coup.
    }
event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } partagez la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
       *[team] { CAP($sides) } partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }
event-standing =
    { $side_is ->
        [you] Place { $rank } : toi, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [ours] Place { $rank } : ton équipe, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[one] Place { $rank } : { $side }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-took-over = { $player } prend la place { $number } et en voit désormais la main.
event-came-back = { $player } retrouve la place { $number }.
event-stands-in = Un bot remplace { $player } à la place { $number }.
event-left-table = { $player } a quitté la table ; un bot joue à la place { $number }.
event-awaits-deal = { $player } aura la place { $number } quand sa main sera redistribuée.
event-answer-dropped =
    { $seat_is ->
        [you] Ta réponse n’a pas pu être enregistrée et ne compte pas.
       *[one] Une réponse { DE($seat) } n’a pas pu être enregistrée et ne compte pas.
    }

## Sur les dessins

draw-stock = Pioche
draw-discard = Défausse
draw-hand = Ta main
draw-km = km

## Dans le terminal

ui-welcome = Tape ? pour l’aide et q pour quitter.
ui-bot = { $name } est un bot ({ $level }) : { $about }.
ui-you = toi
ui-play = jouer
ui-keys-cards = 1 : jouer · ? : aide · q : quitter
ui-keys-discard = 1 : jouer · d1 : défausser · ? : aide · q : quitter
ui-keys-ways = 1a : carte 1 de la première façon · 1b : de la seconde · ? : aide · q : quitter
ui-keys-discard-ways = 1 : jouer · 1a, 1b : comme écrit à côté · d1 : défausser · ? : aide · q : quitter
ui-keys-plain = 1 : choisir · ? : aide · q : quitter
ui-unknown = « { $text } » n’est pas compris. Tape un numéro de la liste, un coup comme « { $example } », ou ? pour l’aide.
ui-ambiguous = « { $text } » peut vouloir dire : { $choices }.
ui-no-number = Il n’y a pas de { $number } dans la liste, qui va de 1 à { $last }.
ui-refused = C’est injouable. { $reason }
ui-refused-discard = C’est injouable. { $reason } ({ $key } défausse la carte.)
ui-choose-victim = Contre qui ? { $choices }
ui-stopped = La partie s’arrête ici pour le moment.
ui-log-at = Pour reprendre : paddock play --resume { $path }
ui-log-done = Pour la revoir : paddock replay { $path }
ui-log-none = Cette partie n’est pas conservée : impossible d’écrire dans { $path }.
ui-resumed = On reprend après le coup { $ply }.
ui-help-keys =
    1, 2, 3 …    choisir cette carte ou cette réponse
    ? options    les règles de cette table
    s            le score
    t            revoir la table
    back         reprendre un choix qui n’est pas terminé
    q            quitter ; la partie est conservée et peut reprendre
ui-help-none = Il n’y a pas d’aide sur « { $text } ». Essaie ? tout seul, une carte, ou « ? options ».
ui-options = Cette table joue avec

## Revoir

replay-start = Position au coup { $ply }
replay-after =
    { $ply ->
        [one] Après { $ply } coup
       *[other] Après { $ply } coups
    }
replay-sealed =
    { $seat_is ->
        [you] Tu choisis en secret : { $move }
       *[one] { $seat } choisit en secret : { $move }
    }
replay-decided =
    { $seat_is ->
        [you] Tu décides : { $move }
       *[one] { $seat } décide : { $move }
    }
replay-unfinished = La partie n’est pas finie.
replay-keys = ←→ pas · ⇧←→ carte · Début Fin · espace lire · +− vitesse · 0–{ $players } vue · q sortir
log-other-rules = Cette partie de { $game } a été jouée avec la version { $rules } des règles. Ici se trouve la version { $here } : elle ne peut donc pas être rejouée ; un Paddock de cette version le peut.

## La table en tableau

fact-scores = Score
fact-team-scores = Points de l’équipe
