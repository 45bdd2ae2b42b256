# Words on what `paddock print` prints.

print-back = Rückseite
print-edition = Ausgabe
print-score-sheet = Wertungsblatt
print-board = Spielplan
