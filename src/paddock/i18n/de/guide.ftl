# What newcomers read: the notes of a first race, and the page that teaches a game in a minute.

web-guide = Hinweise für das erste Rennen
web-guide-tip = Ein guter Zug hier: { $move }. Wähle, was eingerahmt ist.
web-guide-read = Verstanden
web-guide-off = Keine Hinweise mehr
web-intro-title = In einer Minute
web-first-race = Mein erstes Rennen starten
web-learn = In einer Minute lernen

web-try = Probieren
web-try-rule = Regel { $rule } probieren
web-try-title = Probier es
web-try-case = Fall { $n }
web-try-allowed = Erlaubt.
web-try-refused = Nicht erlaubt:
web-try-again = Noch einmal
web-try-next = Nächster Fall
web-try-ask = Was passiert, wenn du das probierst? Du kannst auch alles andere auf dem Tisch probieren.
web-try-after = So steht es jetzt.

web-question = Was gefragt ist
