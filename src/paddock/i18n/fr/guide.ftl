# What newcomers read: the notes of a first race, and the page that teaches a game in a minute.

web-guide = Conseils pour une première course
web-guide-tip = Un bon coup ici : { $move }. Choisis ce qui est encadré.
web-guide-read = Compris
web-guide-off = Sans conseils
web-intro-title = En une minute
web-first-race = Commencer ma première course
web-learn = L’apprendre en une minute

web-try = Essayer
web-try-rule = Essayer la règle { $rule }
web-try-title = Essaie
web-try-case = Cas { $n }
web-try-allowed = Permis.
web-try-refused = Refusé :
web-try-again = Encore
web-try-next = Cas suivant
web-try-ask = Que se passe-t-il si tu essaies ceci ? Tu peux aussi essayer toute autre chose sur la table.
web-try-after = Voilà où on en est.

web-question = Ce qui est demandé
