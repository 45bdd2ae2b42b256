# Chances along a match, and its luck.

analysis-title = Analysis
analysis-start = Analyse this match
analysis-help = Every position is played out many times. That shows how the chances moved, and how much of the result was luck. It takes a few seconds and is kept with the match.
analysis-running = Analysing: { $done } of { $total } positions
analysis-waits = Other matches come first.
analysis-chances = Chances to win
analysis-account = The luck account
analysis-account-help = How far ahead of the others’ average. Expected, plus luck, plus play, is the result.
analysis-side = Side
analysis-expected = Expected
analysis-luck = Luck
analysis-play = Own play
analysis-others = Play of the others
analysis-result = Result
analysis-sentence = { $name } { $count ->
    [one] owes
   *[other] owe
 } the result above all to { $most ->
    [luck] luck
    [play] own play
   *[others] the play of the others
 }: luck { $luck }, own play { $play }, play of the others { $others }.
analysis-swings = What turned the match
analysis-better = { $level } would have played: { $move }
analysis-method = The method: every position is played out at random, { $count } times. It knows all hands; matches that are still going on are never analysed.
