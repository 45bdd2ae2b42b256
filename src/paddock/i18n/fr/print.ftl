# Words on what `paddock print` prints.

print-back = dos
print-edition = Édition
print-score-sheet = Feuille de score
print-board = Plateau
