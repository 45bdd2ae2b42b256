# Kansen in een partij, en haar geluk.

analysis-title = Analyse
analysis-start = Analyseer deze partij
analysis-help = Elke stelling wordt vele malen uitgespeeld. Dat laat zien hoe de kansen verschoven, en hoeveel van de uitslag geluk was. Het duurt een paar seconden en wordt bij de partij bewaard.
analysis-running = Bezig: { $done } van { $total } stellingen
analysis-waits = Andere partijen gaan voor.
analysis-chances = Kansen om te winnen
analysis-account = De geluksrekening
analysis-account-help = De voorsprong op het gemiddelde van de anderen. Wat te verwachten was, plus geluk, plus spel, is de uitslag.
analysis-side = Kant
analysis-expected = Verwacht
analysis-luck = Geluk
analysis-play = Eigen spel
analysis-others = Spel van de anderen
analysis-result = Uitslag
analysis-sentence = { $name } { $count ->
    [one] dankt
   *[other] danken
 } de uitslag vooral aan { $most ->
    [luck] geluk
    [play] eigen spel
   *[others] het spel van de anderen
 }: geluk { $luck }, eigen spel { $play }, spel van de anderen { $others }.
analysis-swings = Wat de partij deed kantelen
analysis-better = { $level } had gespeeld: { $move }
analysis-method = De methode: willekeurig spel vanuit elke stelling, { $count } keer. Ze kent alle handen, en zegt niets over een partij die nog loopt.
