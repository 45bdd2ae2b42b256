fair-title = Eerlijk geluk
fair-promise = De tafel heeft haar geluk vóór de start verzegeld: elke kaart en elke worp volgt uit een geheim dat na de partij wordt getoond. Dit is het zegel, en het past op geen ander geheim:
fair-word = Jouw woord voor het geluk
    .help = Voeg een woord toe als je wilt. Het wordt door het geluk gemengd, zodat niemand, ook deze server niet, de kaarten kan hebben gekozen.
fair-words = Woorden van de spelers: { $words }
fair-secret = Het geheim:
fair-proven = { $draws ->
    [0] Eerlijk: het geheim is hetzelfde dat vóór de start verzegeld was. Er viel geen geluk te controleren.
    [one] Eerlijk: de enige kaart of worp is zoals hij vóór de start verzegeld was.
   *[other] Eerlijk: alle { $draws } kaarten en worpen zijn zoals ze vóór de start verzegeld waren.
 }
fair-prefix = { $count ->
    [one] De eerste regel komt uit een andere partij; het zegel geldt er niet voor.
   *[other] De eerste { $count } regels komen uit een andere partij; het zegel geldt er niet voor.
 }
fair-not-promised = Deze partij heeft geen zegel, dus haar geluk kan niet worden gecontroleerd: ze is ouder dan de zegels, of niet aan een tafel gespeeld.
fair-not-shown = De partij is nog niet voorbij: het geheim is nog verzegeld.
fair-other-secret = Niet bewezen: het geheim past niet bij het zegel. Iemand heeft een van beide veranderd.
fair-other-luck = Niet bewezen: regel { $ply } zegt ‘{ $given }’, maar het verzegelde geluk geeft ‘{ $due }’. Iemand heeft het verslag veranderd.
fair-unreadable = Niet bewezen: regel { $ply }, ‘{ $given }’, is daar niet mogelijk. Iemand heeft het verslag veranderd.
fair-other-deal = Niet bewezen: in regel { $ply } ging iemand terug naar een eerdere beslissing, maar wat daar opnieuw is gedeeld, is niet wat het verzegelde geluk geeft. Iemand heeft het verslag veranderd.
fair-undo = terug naar een eerdere beslissing
fair-check = Controleer het zelf met het verslag dat je kunt downloaden:
