# What Crazy Race teaches a newcomer.

crazy_race-intro = Bring your three locomotives out to the turntable and home again: each pays points, the first ones most.
crazy_race-intro-first = A race of eight stages with two bots, about ten minutes.
crazy_race-intro-goal = Your rail: out to the turntable, round, and back to the yard. At both you take the top point card. A space that is taken is jumped, which makes you faster.
crazy_race-intro-stage = A stage card is turned: each side moves one locomotive by so many spaces. One side has none: there the winner chooses.
crazy_race-intro-bid = Three times round, each lays a driver card face down at a side, or passes.
crazy_race-intro-reveal = Then the sides are turned one after another: the highest sum wins the side and moves. At a tie, whoever laid there first.
crazy_race-intro-points = After eight stages the most points win. Cards are gone once laid, but once in the race you may take them all back.
crazy_race-guide-stage = This is the stage card. Each side moves one of your locomotives, if your cards there have the highest sum.
crazy_race-guide-rails = Your locomotives run here: right to the turntable, then back home. The pale ones show where a side would lead.
crazy_race-guide-hand = Lay a card at a side: choose the card, then the side. Nobody sees its value. You may also pass and save cards.
crazy_race-guide-reveal = Now the cards are turned, side by side, from the arrow on. The highest sum moves its locomotive.
crazy_race-guide-unknown = At the “?” the winner moves as many spaces as cards lie there, and may share them among the locomotives.
crazy_race-guide-taboo = Cards lie at three sides, so the fourth is taboo in this stage.
crazy_race-guide-pile = Once in the race you may take your whole pile back. It pays when your hand is nearly empty.
crazy_race-guide-choice = You have won this side: choose which locomotive moves. Points wait at the turntable and in the yard.
crazy_race-guide-taking = You have moved nothing in this stage, so you may take back one of the cards that you laid.

crazy_race-cure-taboo = Choose one of the other sides.
crazy_race-cure-already-home = Choose another one.
crazy_race-cure-no-pile = It fills after each stage.
