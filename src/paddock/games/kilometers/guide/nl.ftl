# Wat 1000 Kilometers een nieuwkomer leert.

kilometers-intro = Rijd als eerste precies 700 kilometer, en houd de anderen onderweg op.
kilometers-intro-first = Eén rally van 700 km tegen één bot, ongeveer vijf minuten.
kilometers-intro-turn = Elke beurt trek je een kaart, en dan speel je er een of gooi je er een weg. Je houdt er altijd zes.
kilometers-intro-roll = Een auto rijdt alleen met { kilometers-card-green } boven op zijn stapel. Dan mag je afstandskaarten leggen: dat zijn je kilometers.
kilometers-intro-attack = Aanvallen leg je bij de anderen: wie rijdt, kan worden gestopt, en een maximumsnelheid remt iedereen af.
kilometers-intro-remedy = Gestopt? Speel de passende verdediging en dan weer { kilometers-card-green }. Na een maximumsnelheid { kilometers-card-endlimit }.
kilometers-intro-trump = De vier troeven beschermen je voorgoed tegen hun aanval, leveren punten op en nog een beurt. Speel je een troef op het moment dat je wordt aangevallen, dan is dat een bliksemreactie: 300 punten extra.
kilometers-guide-hand = Dit zijn je kaarten. Elke beurt trek je er een; daarna speel je er een of gooi je er een weg. Wie het eerst precies { $target } km heeft, wint.
kilometers-guide-green = Je auto rijdt nog niet. Met { kilometers-card-green } gaat hij rijden: speel de omlijnde kaart.
kilometers-guide-wait = Je hebt { kilometers-card-green } nodig voor je kunt rijden, en je hebt er nog geen. Gooi weg wat je het minst nodig hebt.
kilometers-guide-drive = Je rijdt. Afstandskaarten tellen nu meteen: leg een lange.
kilometers-guide-hit = { $card } heeft je gestopt. Speel eerst { $remedy }, dan { kilometers-card-green }.
kilometers-guide-red = { kilometers-card-stop } heeft je gestopt. Met { kilometers-card-green } rijd je weer.
kilometers-guide-limit = Hier ligt een maximumsnelheid: alleen 25 en 50 km tot je { kilometers-card-endlimit } speelt.
kilometers-guide-attack = { $card } stopt een tegenstander die rijdt. Dat kost hem beurten, maar zelf rijd je er geen kilometer mee.
kilometers-guide-trump = { $card } is een troef: die aanval kan je nooit meer raken, hij is 100 punten waard en je speelt nog een kaart. Wie hem bewaart, kan er een aanval mee beantwoorden voor 300 extra.
kilometers-guide-react = Bliksemreactie! Je hebt de troef tegen deze aanval. Speel hem nu: 300 punten extra, en je staat niet stil.
kilometers-guide-exact = Het doel moet precies worden gehaald. Je kunt alleen nog kaarten leggen waarmee je niet voorbij { $target } km komt.

kilometers-cure-not-rolling = Speel eerst { kilometers-card-green }; pech moet daarvoor verholpen zijn.
kilometers-cure-too-fast = { kilometers-card-endlimit } maakt je vrij.
kilometers-cure-past-the-target = Leg een kortere.
kilometers-cure-victim-not-rolling = Wacht tot daar { kilometers-card-green } ligt.
kilometers-cure-green-is-no-answer = Speel de passende verdediging, dan { kilometers-card-green }.
