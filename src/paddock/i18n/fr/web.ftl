# Les pages. Des mots courts : ils sont sur des boutons et sur un téléphone.

web-hero = En piste !
web-tagline = Des jeux de course classiques : entre amis avec un seul lien, ou contre des bots qui jouent bien. Sans compte, sans attente.
web-nav = Pages
web-nav-games = Jeux
web-nav-lobby = Salon
web-settings = Réglages
web-language = Langue
web-save = Enregistrer
web-rules = Règles
web-rules-english = Ces règles n’existent qu’en anglais ; les noms des cartes, le journal et les explications sont en français.
web-rules-none = Ce jeu n’a pas encore de page de règles, car son auteur n’en a pas écrit.
web-close = Fermer
web-more = Table
web-help = Aide
web-keys-heading = Touches
web-touch-heading = Au doigt
web-touch-all = Garde le doigt sur une carte ou un bouton : tu vois ce que cela fait, ou pourquoi c’est grisé. Là où un bord s’estompe, glisse pour voir la suite. « { web-notices } », en haut, montre ce qui s’est passé.
web-copy = Copier
web-copied = Copié
web-guest = Invité { $number }
web-you = (toi)

## Accueil

web-players = { $counts } joueurs
web-race-now = Jouer
web-against = { $bots ->
    [one] avec { $bots } bot
   *[other] avec { $bots } bots
}
web-with-friends = Entre amis
web-how-many = Joueurs
web-visibility = Qui peut s’asseoir
web-visibility-private = qui a le lien
web-visibility-open = tous, par le salon
web-preset = Règles
web-all-options = Toutes les options
web-reaction = Temps pour réagir
web-reaction-help = Combien de temps la table attend quand une réaction est possible. La pause est toujours la même, quelles que soient les mains. Avec 0, les réactions se jouent toutes seules.
web-seconds = { $n } s
web-absent = Si quelqu’un s’absente
web-absent-bot = un bot garde la place
web-absent-wait = la table attend
web-absent-help = Après une demi-minute ; qui revient reprend aussitôt sa place.
web-takeover = Qui arrive plus tard
web-takeover-deal = commence à la prochaine donne
web-takeover-now = reprend aussitôt la main d’un bot
web-takeover-help = Qui prend le relais en pleine donne voit les cartes avec lesquelles un bot a joué. Le journal dit qui a vu quelle main.
web-takeover-deal-agreed = Qui arrive plus tard prend la place d’un bot à la prochaine donne ou au prochain départ.
web-takeover-now-agreed = Convenu à cette table : qui arrive plus tard prend aussitôt la place d’un bot et voit sa main.
web-move-time = Temps par coup
web-no-limit = sans limite
web-pace = Les bots jouent
web-pace-normal = tranquillement
web-pace-fast = vite
web-pace-slow = lentement
web-pace-instant = sans pause
web-chairs = Les places
web-chairs-lot = sont tirées au sort au départ
web-chairs-kept = restent celles qu’on a prises
web-chairs-help = Certaines places gagnent plus souvent que d’autres. En équipes, les partenaires restent ensemble.
web-open-table = Ouvrir une table
web-your-tables = Tes tables
web-go-on = Continuer

## Salon

web-lobby-empty = Aucune table ouverte en ce moment. Ouvres-en une : les autres la trouveront ici.
web-sit-down = S’asseoir
web-watch = Regarder
web-lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-lobby-running = en cours
web-pages = Pages du salon
web-newer = Plus récentes
web-older = Plus anciennes
web-page-of = Page { $page } sur { $last }

## Avant le départ

web-room-host = Choisis qui s’assoit où, envoie le lien et donne le départ.
web-room-guest = { $host } donnera le départ quand tout le monde sera assis.
web-room-watch = Cette table n’a pas encore commencé.
web-chair = Qui s’assoit ici
web-chair-free = Place libre
web-chair-open = un ami
web-chair-bot = { $level ->
    [random] bot : hasard
    [rookie] bot : débutant
    [club] bot : club
    [pro] bot : pro
    [ace] bot : as
   *[other] bot : { $level }
}
web-seat-link = Lien pour cette place
web-invite = Inviter
web-invite-help = Qui ouvre ce lien peut prendre une place libre. Le lien pour une seule place sert une fois.
web-revoke = Nouveau lien
web-qr = Afficher en code pour le téléphone
web-start = Départ
web-start-waits = Il reste une place libre : invite quelqu’un ou choisis un bot.

## À la table

web-plates = Pilotes
web-skip = Aller à la question
web-board = Plateau
web-points = points
web-total = Total
web-notices = Journal
web-connected = En ligne
web-offline = Reconnexion …
web-retrying = Pas encore enregistré – nouvel essai …
web-thinking = réfléchit
web-to-move = à son tour
web-level = { $level ->
    [random] hasard
    [rookie] débutant
    [club] club
    [pro] pro
    [ace] as
   *[other] { $level }
}
web-here = en ligne
web-away = hors ligne
web-bot = bot
web-bot-substitutes = un bot joue
web-your-turn = À toi de jouer
web-turn-of = À { $names } de jouer
web-look = Regarde la table.
web-still-looking = On attend { $names }
web-look-on = Regarder quand même
web-watching = Tu regardes.
web-choose-card = Choisis une carte, puis joue-la ou défausse-la.
web-discard = Défausser
web-take-back = Reprendre
web-take-seat = Prendre la place { DE($name) }
web-take-own-seat = Reprendre ta place
web-seat-awaited = Tu auras la place { DE($name) } quand sa main sera redistribuée.
web-rematch = Revanche
web-to-rematch = À la revanche
web-sure = C’est sûr ?
web-leave = Quitter la table
web-download-log = Télécharger le journal
web-standing = Quand je peux réagir
web-standing-ask = me demander
web-standing-always = toujours jouer
web-standing-never = jamais
web-help-buttons = Tab passe d’un bouton à l’autre et Entrée appuie dessus, L montre le journal.
web-touch-buttons = Touche un bouton pour jouer ce coup.
web-over = La course est finie.
web-wins = Victoire pour { $name }
web-you-win = Tu gagnes !
web-team-wins = Ton équipe gagne !
web-shared = Victoire partagée : { $names }
web-nobody-wins = Personne ne gagne

## Réglages

web-name = Ton nom
web-set-theme = Couleurs
web-set-theme-auto = celles de l’appareil
web-set-theme-light = claires
web-set-theme-dark = sombres
web-set-sound = Sons, et une sonnette à ton tour
web-set-sound-off = non
web-set-sound-on = oui
web-set-confirm = Confirmer les coups
web-set-confirm-0 = non
web-set-confirm-1 = oui
web-set-motion = Animations
web-set-motion-on = oui
web-set-motion-off = non
web-move-device = Un autre appareil
web-move-device-help = Ouvre ce lien sur ton téléphone et tu y seras la même personne. Il sert une fois, pendant dix minutes.
web-make-link = Créer un lien
web-claim = Continuer en tant { QUE($name) }
web-claim-who = Sur cet appareil, tu seras { $name }.
web-claim-lose = Jusqu’ici, tu étais { $name } sur cet appareil. Pour y revenir plus tard, crée d’abord un lien pour ce profil.
web-claim-seats = { $count ->
    [one] Tu perds ta place à 1 table.
   *[other] Tu perds tes places à { $count } tables.
}
web-claim-warn = Ne continue que si tu as créé ce lien toi-même. Si quelqu’un d’autre l’a créé, il joue à la même place que toi et voit tes cartes.
web-claim-same = Tu es déjà { $name } ici.
web-claim-not = Rester qui je suis
web-sign-out = Déconnecter tous les autres appareils
web-sign-out-help = Tous tes autres appareils sont déconnectés, et les liens que tu as créés ne marchent plus. Cet appareil reste connecté.
web-sign-out-done = C’est fait. Seul cet appareil est encore connecté.

## Ce qui a échoué

web-error = Ça n’a pas marché
web-error-no-such-page = Cette page n’existe pas.
web-error-no-such-table = Il n’y a pas de table ici. L’adresse est peut-être incomplète.
web-error-no-such-invite = Cette invitation n’est plus valable.
web-error-stale-move = La table a avancé ; voici où elle en est.
web-error-not-your-seat = Ce n’est pas ta place.
web-error-unknown-move = Ce n’est pas un coup.
web-error-no-take-back = Il n’y a rien à reprendre maintenant.
web-error-table-full = Toutes les places sont prises. Tu peux regarder.
web-error-too-late = C’est trop tard.
web-error-too-often = Trop de fois en peu de temps. Attends un peu.
web-error-not-the-host = Seule la personne qui a ouvert la table peut le faire.
web-error-private = Cette table est privée.
web-error-not-storable = Impossible de l’enregistrer. Rien n’a changé.
web-error-bad-request = La demande est incompréhensible.
web-error-bad-option = { $text }
web-error-other-rules = Cette partie a été jouée avec une version des règles que ce serveur n’a pas. Elle est conservée, mais ne peut être ni montrée ni continuée ici.
web-error-changed-record = Le journal de cette partie contient un coup que les règles ne permettent pas : il a donc été changé ou abîmé après coup. Il est conservé tel quel, mais la partie ne peut être ni montrée ni continuée ici.
web-error-table-closed = La personne qui gère ce serveur a fermé cette table. La partie s’arrête là.
web-error-server = Quelque chose a échoué ici. Rien n’est perdu ; réessaie.
web-error-not-stored = Ce n’est pas enregistré : le serveur ne peut pas écrire pour le moment. Rien n’a changé ; réessaie.
web-error-too-many = C’était trop à la fois. Attends un peu.
web-error-not-your-turn = Ce n’est pas ton tour.
web-error-other-hand = Tu as déjà vu une autre main de cette partie : tu ne peux pas prendre cette place.
web-error-not-over = La partie n’est pas encore finie.
web-error-not-started = La partie n’a pas encore commencé.

## Results

web-result = Résultat
web-part = Manche { $n }
web-part-over = { $part } : c’est fini
web-next-part = Ensuite : { $part }
web-look-result = Voici où on en est. Continue quand tu veux.
web-stop-waits = La table attend { $names }.
web-place = Rang
web-driver = Pilote
web-winner = vainqueur
web-how-scored = Le détail de chaque total
web-stops = Entre deux courses
web-stops-wait = attendre tout le monde
web-stops-on = continuer aussitôt

## Your tables

web-place-of = Rang { $place } sur { $count }
web-look-back = Revoir

## Leaving and waiting

web-leave-running = Un bot conduit à ta place. Tant que la partie dure, tu peux reprendre ton siège : la table reste parmi les tiennes.
web-leave-room = Ton siège redevient libre pour quelqu’un d’autre.
web-leave-sure = Partir
web-leave-stay = Rester
web-you-left = Tu as quitté la table ; un bot conduit pour toi
web-table-waits = Rien à décider. La table attend un instant.
web-answer-kept = Tu as répondu. La table attend un instant.

## Race now

web-bot-level = Le niveau des bots
web-race-level = { $level ->
    [random] qui jouent au hasard
    [rookie] qui débutent
    [club] de niveau club
    [pro] de niveau professionnel
    [ace] du plus haut niveau
   *[other] { $level }
}

## Knocking

web-knock-help = Tu as l’adresse de cette table, mais pas d’invitation. Demande un lien à l’hôte, ou frappe ici.
web-knock = Demander une place
web-knocked = Tu as demandé une place. L’hôte le voit et te fait entrer.
web-knocks = { $name } demande une place
web-let-in = Faire entrer
web-send-away = Pas maintenant
web-here-only = Ce lien ne marche que sur cet ordinateur.
web-here-only-how = Pour que d’autres sur ton réseau puissent jouer, démarre Paddock avec
web-saved = Enregistré
