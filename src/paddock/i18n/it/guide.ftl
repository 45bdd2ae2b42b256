# What newcomers read: the notes of a first race, and the page that teaches a game in a minute.

web-guide = Note per la prima corsa
web-guide-tip = Una buona mossa qui: { $move }. Scegli ciò che è incorniciato.
web-guide-read = Capito
web-guide-off = Niente più note
web-intro-title = In un minuto
web-first-race = Comincia la mia prima corsa
web-learn = Imparalo in un minuto

web-try = Prova
web-try-rule = Prova la regola { $rule }
web-try-title = Prova
web-try-case = Caso { $n }
web-try-allowed = Si può.
web-try-refused = Non si può:
web-try-again = Di nuovo
web-try-next = Caso seguente
web-try-ask = Che cosa succede se provi questo? Puoi provare anche qualunque altra cosa sul tavolo.
web-try-after = Ora la situazione è questa.

web-question = Che cosa si chiede
