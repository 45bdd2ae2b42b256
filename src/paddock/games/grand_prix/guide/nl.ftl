# Wat Detroit–Cleveland Grand Prix een nieuwkomer leert.

grand_prix-intro = Koop auto’s op de veiling, verzet alle auto’s met je kaarten en win de prijzen van wie goed binnenkomt. Het meeste geld wint.
grand_prix-intro-first = Eén race met twee bots, ongeveer een kwartier.
grand_prix-intro-goal = Zes auto’s racen naar de finish. Ze zijn van wie ze kocht, maar iedereen verzet ze allemaal.
grand_prix-intro-auction = Eerst worden de auto’s geveild. Kijk naar je kaarten: koop wat je ver kunt rijden. De koper krijgt ook de tien van die auto.
grand_prix-intro-card = Een kaart verzet meerdere auto’s, van de bovenste regel naar de onderste, elk zoveel vakjes.
grand_prix-intro-drive = Rechtdoor of naar de baan ernaast, nooit door een andere auto heen. Zo komen je eigen auto’s erdoor en worden de andere ingesloten.
grand_prix-intro-money = Prijzen: $ 200.000 voor de eerste auto, dan steeds minder. Wat je op de veiling betaalde, ben je kwijt: betaal dus niet te veel.
grand_prix-guide-auction = Onder de hamer: { $car }. Bied, of pas als het te duur wordt. Er wordt geboden in stappen van 10.000.
grand_prix-guide-totals = Dit zijn de vakjes in je hand voor elke auto. Koop een auto waarvoor je er veel hebt; zijn tien komt er nog bij.
grand_prix-guide-must = Je hebt nog geen auto. Iedereen heeft er een nodig, wacht dus niet te lang.
grand_prix-guide-play = Speel een kaart: de regels verzetten de auto’s van boven naar onder. Kies er een om te zien welke auto’s hoe ver gaan.
grand_prix-guide-own = Deze auto is van jou: { $car }. Kies het eind dat het dichtst bij de finish ligt, in bochten binnen.
grand_prix-guide-other = Deze auto is niet van jou: { $car }. Je mag hem laten omrijden: buitenom is een bocht langer. Of druk op “{ grand_prix-page-rest }”.
grand_prix-guide-white = Een witte regel: jij kiest de auto. Neem er een van jezelf.
grand_prix-guide-swap = Je hebt een wisselkaart: een ronde lang ruilt die twee kleuren op alle kaarten. Handig als je veel vakjes hebt van de kleur van een ander.

grand_prix-cure-too-dear = Bied minder, of pas.
grand_prix-cure-no-car-for-white = Speel een andere kaart.
grand_prix-cure-car-blocked = Kies een andere auto.
grand_prix-cure-not-full = Kies een oplichtend vakje.
