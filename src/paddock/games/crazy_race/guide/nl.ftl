# Wat Crazy Race een nieuwkomer leert.

crazy_race-intro = Breng je drie locomotieven naar de draaischijf en weer thuis: elk levert punten op, de eerste het meest.
crazy_race-intro-first = Een race van acht etappes met twee bots, ongeveer tien minuten.
crazy_race-intro-goal = Je spoor: heen naar de draaischijf, rond, en terug naar de remise. Bij allebei neem je de bovenste puntenkaart. Een bezet vak wordt overgeslagen; zo ga je sneller.
crazy_race-intro-stage = Er wordt een etappekaart omgedraaid: elke kant verzet één locomotief zoveel vakken. Eén kant toont er geen: daar kiest de winnaar.
crazy_race-intro-bid = Drie keer rond legt ieder een machinistkaart gedekt aan een kant, of past.
crazy_race-intro-reveal = Dan worden de kanten één voor één omgedraaid: de hoogste som wint de kant en rijdt. Bij gelijke stand wint wie daar het eerst legde.
crazy_race-intro-points = Na acht etappes winnen de meeste punten. Gelegde kaarten ben je kwijt, maar één keer per race mag je ze allemaal terugnemen.
crazy_race-guide-stage = Dit is de etappekaart. Elke kant verzet een van je locomotieven, als jouw kaarten daar de hoogste som hebben.
crazy_race-guide-rails = Hier rijden je locomotieven: naar rechts tot de draaischijf, dan terug naar huis. De vage tonen waar een kant heen zou leiden.
crazy_race-guide-hand = Leg een kaart aan een kant: kies de kaart, dan de kant. Niemand ziet de waarde. Je mag ook passen en kaarten sparen.
crazy_race-guide-reveal = Nu worden de kaarten omgedraaid, kant na kant, vanaf de pijl. De hoogste som verzet haar locomotief.
crazy_race-guide-unknown = Bij het “?” rijdt de winnaar zoveel vakken als er kaarten liggen, en mag die over de locomotieven verdelen.
crazy_race-guide-taboo = Er liggen kaarten aan drie kanten, dus de vierde is taboe in deze etappe.
crazy_race-guide-pile = Eén keer per race mag je je hele stapel terugnemen. Dat loont als je hand bijna leeg is.
crazy_race-guide-choice = Je hebt deze kant gewonnen: kies welke locomotief rijdt. Bij de draaischijf en in de remise liggen punten.
crazy_race-guide-taking = Je hebt in deze etappe niets verzet, dus mag je een van je gelegde kaarten terugnemen.

crazy_race-cure-taboo = Kies een van de andere kanten.
crazy_race-cure-already-home = Kies een andere.
crazy_race-cure-no-pile = Hij groeit na elke etappe.
