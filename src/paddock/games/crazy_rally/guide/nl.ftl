# Wat Crazy Rally een nieuwkomer leert.

crazy_rally-intro = Rijd zo ver je kunt over veertien stukken weg, zonder zeker te weten wat er komt.
crazy_rally-intro-first = Eén proef met twee bots, ongeveer tien minuten.
crazy_rally-intro-goal = Elk van de 14 stukken heeft een snelheid op een bord: sneller mag je niet. Een rood getal is wat je minstens nodig hebt, zoals bij een sprong.
crazy_rally-intro-car = Je wagen heeft een maximumsnelheid, wendbaarheid en koetswerk. Te snel kost wendbaarheid; zonder wendbaarheid crash je en verlies je koetswerk; zonder koetswerk lig je eruit.
crazy_rally-intro-tune = Vóór de start pas je de wagen aan: van twee kaarten leg je er een, waarvan de tekens de wagen verbeteren, en de andere houd je.
crazy_rally-intro-drive = Dan wordt het parcours één keer getoond: onthoud het! Elke ronde legt iedereen in het geheim één kaart, om te versnellen of te remmen. Dan wordt het stuk omgedraaid, en je snelheid is de afstand die je wint.
crazy_rally-intro-event = Een gebeurteniskaart maakt een wagen één sneller of één trager vlak voor het stuk wordt omgedraaid, of trekt twee kaarten.
crazy_rally-guide-tune = Pas je wagen aan: leg een van deze twee kaarten. Stuur: { crazy_rally-table-handling }, band: { crazy_rally-table-top }, moer: { crazy_rally-table-body }. De andere blijft in je hand om mee te rijden.
crazy_rally-guide-sheet = Deze regel is je wagen: snelheid en maximumsnelheid, wendbaarheid (stuur) en koetswerk (moer). Wat je legt, komt hierbij.
crazy_rally-guide-ready = Nu komt de testronde: elk stuk wordt even getoond, in de volgorde van de race. Druk op de knop als je klaar bent.
crazy_rally-guide-lap = Kijk goed en onthoud: de stukken komen precies in deze volgorde. Het getal is de snelheid, rood is een minimum.
crazy_rally-guide-drive = Kies een kaart en versnel of rem: je snelheid verandert met het getal. Mik net onder het bord van het volgende stuk.
crazy_rally-guide-event = Je mag nu je gebeurteniskaart spelen: één sneller (+1) of één trager (−1) voor een wagen naar keuze, of twee nieuwe kaarten. Of bewaar hem.
crazy_rally-guide-crash = Een crash: er was geen wendbaarheid meer. Je staat op snelheid 0 en hebt koetswerk verloren. Begin rustig.
crazy_rally-guide-slid = Je snelheid paste niet bij het stuk: je bent op zijn snelheid gezet, en dat kost wendbaarheid. Zonder wendbaarheid crash je.
crazy_rally-guide-top = Je zit dicht bij je maximumsnelheid. Wie sneller zou gaan, blijft erop staan en verliest 1 koetswerk.
crazy_rally-guide-body = Er is weinig koetswerk over: bij 0 ligt je wagen eruit. Paarse kaarten en crashes kosten koetswerk, dus rijd voorzichtig.
