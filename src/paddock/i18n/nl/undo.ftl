# Terug naar een eerdere beslissing.

event-undone =
    { $seat_is ->
        [you] Je gaat terug naar een eerdere beslissing. Wat je toen niet had gezien, wordt opnieuw gedeeld.
       *[one] { $seat } gaat terug naar een eerdere beslissing. Wat toen niet was gezien, wordt opnieuw gedeeld.
    }
undo = Ongedaan maken
undo-help = Terug naar een van je beslissingen. Wat je toen niet had gezien, wordt opnieuw gedeeld, het verslag houdt beide lijnen, en de partij telt nergens mee.
undo-to = Terug naar
undo-go = Ga terug
undo-why-people = Iemand die een hand van deze partij heeft gezien, zit hier niet, dus niemand kan voor die persoon instemmen.
undo-why-nothing = Je hebt nog niets beslist.
undo-why-over = De partij is voorbij. In de herhaling kun je vanaf elk moment verderspelen.
undo-why-stop = Ga eerst door naar het volgende deel.
undo-why-old = Deze tafel is ouder dan de zegels van het geluk, dus er kan niets eerlijk opnieuw worden gedeeld.
undo-why-not-started = De partij is nog niet begonnen.
web-error-no-undo = Dat kan niet ongedaan worden gemaakt.
fair-undone = { $count ->
    [one] Eén keer ging iemand terug naar een eerdere beslissing; wat niet was gezien, is opnieuw gedeeld, en ook dat is bewezen. De partij telt nergens mee.
   *[other] { $count } keer ging iemand terug naar een eerdere beslissing; wat niet was gezien, is opnieuw gedeeld, en ook dat is bewezen. De partij telt nergens mee.
 }
undo-ask = Vraag de anderen
undo-ask-help = Als iedereen instemt, gaat de partij terug naar een van je beslissingen. Wat gezien is, blijft gezien, handen blijven zoals ze zijn, er komen nieuwe kaarten, en de partij telt nergens mee.
undo-wish = { $name } wil graag terug naar een eerdere beslissing.
undo-wish-mine = Je hebt gevraagd terug te gaan naar: { $move }
undo-agree = Akkoord
undo-refuse = Nee
undo-refused = { $name } is het er niet mee eens. Je kunt het later nog eens vragen.
web-error-undo-refused = De anderen hebben net nee gezegd. Vraag het later nog eens.
