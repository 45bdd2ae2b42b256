# What Crazy Rally teaches a newcomer.

crazy_rally-intro = Drive as far as you can over fourteen stretches of road, without knowing for sure which comes next.
crazy_rally-intro-first = One leg with two bots, about ten minutes.
crazy_rally-intro-goal = Each of the 14 stretches has a speed in a sign: you may drive at most that fast. A red figure is the least you need, as at a jump.
crazy_rally-intro-car = Your car has a top speed, handling and body. Too fast costs handling; without handling you crash and lose body; without body you are out.
crazy_rally-intro-tune = Before the start you tune: of two cards you lay one, whose symbols improve the car, and keep the other.
crazy_rally-intro-drive = Then the course is shown once: remember it! In each round all lay one card in secret, to accelerate or to brake. Then the stretch is turned, and your speed is the distance you gain.
crazy_rally-intro-event = An event card makes a car one faster or one slower just before the stretch is turned, or draws two cards.
crazy_rally-guide-tune = Tune your car: lay one of these two cards. Wheel: { crazy_rally-table-handling }, tyre: { crazy_rally-table-top }, nut: { crazy_rally-table-body }. The other one stays in your hand for driving.
crazy_rally-guide-sheet = This line is your car: speed and top speed, handling (wheel) and body (nut). What you lay is added here.
crazy_rally-guide-ready = Now comes the test lap: each stretch is shown for a moment, in the order of the race. Press the button when you are ready.
crazy_rally-guide-lap = Look closely and remember: these stretches come in this very order. The number is the speed, red is a least speed.
crazy_rally-guide-drive = Choose a card, then accelerate or brake: your speed changes by its number. Aim just below the sign of the next stretch.
crazy_rally-guide-event = You may play your event card now: one faster (+1) or one slower (−1) for any car, or two new cards. Or keep it.
crazy_rally-guide-crash = A crash: no handling was left. You stand at speed 0 and have lost body. Start gently.
crazy_rally-guide-slid = You did not match the stretch: you were set to its speed, and it cost handling. Without handling you would crash.
crazy_rally-guide-top = You are close to your top speed. Whoever would be faster stays at it and loses 1 body.
crazy_rally-guide-body = Little body is left: at 0 your car is out. Purple cards and crashes cost body, so drive with care.
