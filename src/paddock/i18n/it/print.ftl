# Words on what `paddock print` prints.

print-back = retro
print-edition = Edizione
print-score-sheet = Foglio dei punti
print-board = Tabellone
