# Words on what `paddock print` prints.

print-back = achterkant
print-edition = Editie
print-score-sheet = Scoreblad
print-board = Speelbord
