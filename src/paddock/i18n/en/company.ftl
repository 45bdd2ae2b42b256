# People at one table: talk, names, a screen for all.

web-chat = Chat
web-chat-words = Words
web-chat-send = Send
web-chat-help = Nothing that is said here is kept. Players hear those who look on only when the match is over.
web-say-hello = Hello!
web-say-luck = Good luck!
web-say-well-played = Well played!
web-say-thanks = Thank you!
web-say-sorry = Sorry!
web-say-moment = One moment, please.
web-say-your-turn = It is your turn!
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-mute-stand = Mute spectators
web-stands-in = { $name } is away. A bot stands in:
web-big-screen = Show on a big screen
web-screen-scan = Scan a code with a phone to sit down there.
web-screen-seat = Seat { $number }
web-curtain = Hand the screen to { $name }.
web-curtain-me = I am { $name }: show my cards
web-beside = Playing on this screen too
web-beside-example = names, separated by commas
