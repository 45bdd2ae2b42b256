# Partijen die met het gedrukte spel zijn gespeeld.

typed-title = Een gespeelde partij invoeren
typed-help = Met de doos op tafel gespeeld? Voer de partij zet voor zet in, ook kaarten en worpen: dan kun je haar terugzien en analyseren.
typed-names = Spelers, één per regel, in de volgorde van hun plaatsen
typed-seat = Mijn plaats is nummer
typed-begin = Beginnen
typed-next = Nu: { $who }
typed-luck = de stapel of de dobbelsteen
typed-enter = Invoeren
typed-erase = Laatste regel wissen
typed-count = { $count ->
    [one] Eén regel tot nu toe
   *[other] { $count } regels tot nu toe
 }
casual-typed = Deze partij is ingevoerd. Ze telt nergens mee.
undo-why-typed = Ingevoerde partijen worden verbeterd waar ze worden ingevoerd.
typed-move = Zet
typed-which = Welk spel?
