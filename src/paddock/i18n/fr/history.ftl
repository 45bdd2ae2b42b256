# Ses propres parties finies.

history-matches = Parties
history-title = Historique
history-search = Chercher
history-game = Jeu
history-all-games = Tous les jeux
history-show = Montrer
history-only-all = Toutes
history-only-won = Gagnées
history-only-people = Contre des personnes
history-count = { $count ->
    [0] Aucune partie trouvée.
    [one] Une partie
   *[other] { $count } parties
 }
history-none = Rien ici pour l’instant : les parties apparaissent quand elles sont finies.
history-statistics = Statistiques
history-places = Classements
history-wins = Victoires
history-best = Meilleur
history-mean = Moyenne
history-casual = Ne compte pas
history-replay = Rediffusion
history-take = À emporter
history-export-json = Toutes mes données (JSON)
history-export-bgstats = Pour BG Stats
history-kept = Voici ce qui est conservé de toi ici : le nom que tu as choisi, tes réglages, et tes parties avec l’heure de chaque coup. Un cookie dit qui tu es. Ni adresse ni mot de passe ne sont demandés, et rien n’est transmis.
history-delete = Effacer mes données
history-delete-help = Ton nom et tout ce qui te lie à tes parties est effacé. Les parties restent pour les autres, avec un invité sans nom à ta place. Cela ne peut pas être annulé.
history-sure = Je confirme
history-refused-sure = Coche d’abord la case.
history-refused-running = Finis ou quitte d’abord tes parties en cours.
history-deleted = Tes données sont effacées. Tu es maintenant un nouvel invité.
history-points = Résultat, partie après partie
history-liked = Le plus joué
history-luck = Chance
history-luck-none = pas encore analysée
history-luck-mean = { $amount } par partie, sur { $count ->
    [one] une analysée
   *[other] { $count } analysées
 }
history-pages = Pages
history-newer = Plus récentes
history-older = Plus anciennes
