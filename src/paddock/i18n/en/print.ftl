# Words on what `paddock print` prints.

print-back = back
print-edition = Edition
print-score-sheet = Score sheet
print-board = Board
