# What newcomers read: the notes of a first race, and the page that teaches a game in a minute.

web-guide = Notes for a first race
web-guide-tip = A good move here: { $move }. Choose what is framed.
web-guide-read = Got it
web-guide-off = No more notes
web-intro-title = In a minute
web-first-race = Start my first race
web-learn = Learn it in a minute

web-try = Try it
web-try-rule = Try rule { $rule }
web-try-title = Try it
web-try-case = Case { $n }
web-try-allowed = Allowed.
web-try-refused = Refused:
web-try-again = Again
web-try-next = Next case
web-try-ask = What happens if you try this? You may also try anything else on the table.
web-try-after = This is how it stands now.

web-question = What is asked
