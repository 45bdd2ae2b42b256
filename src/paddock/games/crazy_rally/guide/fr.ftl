# Ce que Crazy Rally apprend à qui débute.

crazy_rally-intro = Va le plus loin possible sur quatorze tronçons, sans savoir à coup sûr lequel vient ensuite.
crazy_rally-intro-first = Une spéciale avec deux bots, environ dix minutes.
crazy_rally-intro-goal = Chacun des 14 tronçons a une vitesse sur un panneau : on ne peut pas aller plus vite. Un nombre rouge est le minimum qu’il faut, comme à un saut.
crazy_rally-intro-car = Ta voiture a une vitesse de pointe, une tenue de route et une carrosserie. Trop vite coûte de la tenue ; sans tenue, c’est l’accident et tu perds de la carrosserie ; sans carrosserie, c’est fini.
crazy_rally-intro-tune = Avant le départ, tu règles la voiture : de deux cartes, tu en poses une, dont les symboles l’améliorent, et tu gardes l’autre.
crazy_rally-intro-drive = Puis le parcours est montré une seule fois : retiens-le ! À chaque tour, tous posent une carte en secret, pour accélérer ou freiner. On retourne alors le tronçon, et ta vitesse est la distance que tu gagnes.
crazy_rally-intro-event = Une carte événement rend une voiture plus rapide ou plus lente de 1 juste avant qu’on retourne le tronçon, ou fait piocher deux cartes.
crazy_rally-guide-tune = Règle ta voiture : pose une de ces deux cartes. Volant : { crazy_rally-table-handling }, pneu : { crazy_rally-table-top }, écrou : { crazy_rally-table-body }. L’autre reste en main pour conduire.
crazy_rally-guide-sheet = Cette ligne est ta voiture : vitesse et vitesse de pointe, tenue de route (volant) et carrosserie (écrou). Ce que tu poses s’ajoute ici.
crazy_rally-guide-ready = Voici la reconnaissance : chaque tronçon est montré un instant, dans l’ordre de la course. Appuie sur le bouton quand tu veux commencer.
crazy_rally-guide-lap = Regarde bien et retiens : les tronçons viennent exactement dans cet ordre. Le nombre est la vitesse ; en rouge, c’est un minimum.
crazy_rally-guide-drive = Choisis une carte, puis accélère ou freine : ta vitesse change de son nombre. Vise juste sous le panneau du prochain tronçon.
crazy_rally-guide-event = Tu peux jouer ta carte événement : un de plus (+1) ou un de moins (−1) pour n’importe quelle voiture, ou deux cartes neuves. Ou la garder.
crazy_rally-guide-crash = Un accident : il ne restait plus de tenue de route. Tu es à la vitesse 0 et tu as perdu de la carrosserie. Repars en douceur.
crazy_rally-guide-slid = Ta vitesse n’allait pas avec le tronçon : elle a été ramenée à la sienne, et cela coûte de la tenue de route. Sans tenue, c’est l’accident.
crazy_rally-guide-top = Tu es près de ta vitesse de pointe. Qui la dépasserait y reste et perd 1 de carrosserie.
crazy_rally-guide-body = Il reste peu de carrosserie : à 0, ta voiture est éliminée. Les cartes violettes et les accidents en coûtent : conduis avec prudence.
