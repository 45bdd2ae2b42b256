# What newcomers read: the notes of a first race, and the page that teaches a game in a minute.

web-guide = Tips voor een eerste race
web-guide-tip = Een goede zet hier: { $move }. Kies wat omlijnd is.
web-guide-read = Begrepen
web-guide-off = Geen tips meer
web-intro-title = In één minuut
web-first-race = Start mijn eerste race
web-learn = Leer het in één minuut

web-try = Probeer het
web-try-rule = Probeer regel { $rule }
web-try-title = Probeer het
web-try-case = Geval { $n }
web-try-allowed = Mag.
web-try-refused = Mag niet:
web-try-again = Opnieuw
web-try-next = Volgend geval
web-try-ask = Wat gebeurt er als je dit probeert? Je mag ook iets anders op tafel proberen.
web-try-after = Zo staat het nu.

web-question = Wat er gevraagd wordt
