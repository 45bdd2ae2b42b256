# Wat Rally een nieuwkomer leert.

rally-intro = Rijd een proef over bergwegen in zo weinig mogelijk ronden: snel waar de weg goed is, voorzichtig waar hij dat niet is.
rally-intro-first = Eén proef van ongeveer 48 vakken tegen één bot, tien minuten.
rally-intro-course = De weg wordt uit wegdelen gelegd. Elk vak heeft een factor: 0 is snel en veilig, 4 is het ergst.
rally-intro-gear = Elke beurt kies je een versnelling, één op of terug. Die zegt hoeveel vakken je moet en mag rijden.
rally-intro-risk = Dan wordt de dobbelsteen gegooid: die zegt welke factor deze zet veilig rijdt. Op een slechter vak beslist een tweede worp: niets, een spin, verloren beurten, of uit.
rally-intro-crew = Vóór de start kies je in het geheim afstelling en banden en zet je drie monteurs. In hun buurt kost een ongeluk minder.
rally-intro-weather = Het weer verandert van ronde tot ronde. Regen en sneeuw maken elke worp slechter, tenzij je de juiste banden hebt.
rally-guide-course = Jij legt de weg: kies de wegdelen één voor één. De voorste passen; de andere zeggen waarom niet.
rally-guide-setup = Kies de afstelling: Stabiel is veilig, Snel en Prototype gaan in elke versnelling verder en wagen meer.
rally-guide-tyres = Kies banden: gewone voor droge wegen, de andere voor regen of sneeuw.
rally-guide-crew = Zet hoogstens drie monteurs: klik op vakken van de weg waar het gevaarlijk wordt. Ze helpen binnen vier vakken. Druk dan op de knop.
rally-guide-gear = Kies een versnelling. De vakken zijn het minste en het meeste dat je rijdt. De kleine getallen zijn de factoren die ze bij elke worp veilig rijdt.
rally-guide-factor = Kijk vooruit: de getallen op de weg zijn factoren. Zit vóór hoge getallen in een lage versnelling.
rally-guide-drive = Rijd vak voor vak, of klik op een vak verder vooruit. Het vinkje is veilig; elders staan de kansen van de schadeworp.
rally-guide-brake = Remmen verlaagt het minimum met 1, maar verhoogt de factor van dit vak met 1.
rally-guide-off = Je staat naast de weg na een spin of een ongeluk. Je begint weer in de eerste versnelling.
rally-guide-weather = Slecht weer: het telt op bij de risicodobbelsteen, dus er is minder veilig dan eerst.
rally-guide-pit = Je staat bij je monteurs. Je mag hier banden wisselen.

rally-cure-most-driven = Stop hier; een hogere versnelling gaat verder.
rally-cure-no-mechanic-near = Rijd eerst dichter naar een toe.
rally-cure-too-fast-for-tyres = Schakel eerst terug.
