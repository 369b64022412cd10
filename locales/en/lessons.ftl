# Lessons: a guided first match of each game, and a coach for the match after it. Fetched by whoever learns.

learn-lesson = Lesson
learn-coach = Coach
# $n of $of things the learner does.
learn-step = Step { $n } of { $of }
learn-progress = Your progress
learn-show = Show me
learn-back = Back
learn-again = Start again
learn-play-on = Play on
learn-watch = Watch what the others do.
# After “Not possible:”, when somebody makes another move than the lesson is about.
learn-other-way = this lesson goes another way. Make the marked move, or press “Show me”

## Ingenious. Every step names a move that is marked on the board; places can’t change.

learn-ingenious-1 = Each tile has two symbols. Your first tile must touch a printed symbol. Pick the green–purple tile and put its green half next to the printed green circle.
learn-ingenious-2 = One point for green: look at your markers. Now place red–blue so that red touches two other reds, the printed star and your opponent’s. That’s a point for each.
learn-ingenious-3 = Both halves can score. After another turn each, put green–purple beside your first tile, like on like: a point for green, and a point for purple.
learn-ingenious-4 = A few turns later. Each half looks along five straight lines, for as long as its colour continues. Here red–orange finds three reds in line, and one orange.
learn-ingenious-5 = Long lines pay. Put the other red–orange right beside it: four reds and three oranges make seven points with one tile.
learn-ingenious-6 = Red leads with 11, but only your lowest colour counts, and blue and yellow are still on 0. Place the double blue tile next to the blue on the right.
learn-ingenious-7 = Now yellow alone is lowest, and none of your tiles shows it. Only then may you swap your tiles for new ones. Press “{ ingenious-swap }”.
learn-ingenious-8 = Two of your new tiles show yellow. But don’t miss a good line: blue–purple scores three for blue.
learn-ingenious-9 = A turn later, yellow has its first point. Now the double red: four points and three take red from 11 to 18, the end of the track. That’s Ingenious!
learn-ingenious-10 = A colour that reaches 18 earns another tile straight away. Use it for your lowest colour: blue–yellow takes a point for each, and a good space from your opponent.
learn-ingenious-end = That’s the game: score in long lines, and never forget your lowest colour. The match ends when no two adjacent spaces are empty. Play on against a gentle bot; a coach speaks up when something is new.

## GREEN

learn-green-1 = Get your ball from the tee to the green in few shots. First you need clubs. The flag shows wind 5. In that wind this Wood hits 5 spaces: draw it.
learn-green-2 = Only a Putter’s power puts the ball in the hole. Draw a Putter.
learn-green-3 = Tee off with the Wood. Its power adds 2 if it’s your first club on the hole: 5 and 2 make 7 spaces. Choose the Wood with its power, and play it.
learn-green-4 = Seven spaces with one shot, and par is 3. A club you’ve played stays in your row until the hole ends, so draw another one: take the Wood.
learn-green-5 = Your opponent used your Wood’s power and paid you a caddie token for it. You’ve also drawn more clubs. Play this Putter for 2, without a power: that earns you another token.
learn-green-6 = Your opponent is in the hole, and scores a point more each turn until the hole ends. Hurry: play the Hybrid, and borrow the power of their Iron for a caddie token. It lets you hit again.
learn-green-7 = Too far: your ball is in the rough, one space from the green. From there you need exactly 1. Play the Putter for 1 with its power, and the ball is in the hole.
learn-green-8 = Four shots on a par 3 score 1 point; three would have scored 3. After each hole you may take clubs back from your row, for a caddie token each. Take back the Wood and the Putter.
learn-green-end = That’s a hole. There are two more, of par 4 and par 5, each with a new course and a new wind. The most points win. Play on against a gentle bot; a coach speaks up when something is new.

## Mini Golf Designer

learn-minigolf-1 = You’re designing a mini golf course for two clients. First you need a land to build on. { minigolf-land-village-green } is wide and easy: take it.
learn-minigolf-2 = Promise something you’ll do better than your opponent. Kept, a promise scores 10; broken, it costs 10. Promise Fun, the number of people on your tiles.
learn-minigolf-3 = A hole runs from a tee to a putting green. Take the tee and put it next to the gate, with its red edge to the right. It was the leftmost tile, so you’ll play first in the next round.
learn-minigolf-4 = Don’t mind the score: at first everything is missing. Red meets red, so take the straight, turn it, and lead the pathway on to the right. The person on it is a point for Fun.
learn-minigolf-5 = Now the putting green, with its red edge towards the pathway: your first hole is complete. It isn’t the leftmost tile. If your opponent takes that one, they’ll play first.
learn-minigolf-6 = Mr Client likes holes without a corner: 2 points. Your opponent has taken the tee, and nothing else helps you. Pass: you lose no space, and play first in the next round.
learn-minigolf-7 = The circuit scores 2 wherever a putting green touches the next tee. Put this tee beside your putting green, with its red edge downwards.
learn-minigolf-8 = This scenery has no pathway, but it has two people for Fun, and two trees, which Mrs Client loves. Put it below your straight.
learn-minigolf-end = Carry on like this: nine holes, each of par 3 to 5, together 36, and no gaps. Once any land is full, you may stop too, and collect 3 points a turn. Play on against a gentle bot; a coach speaks up when something is new.

## The coach: what happens for the first time in the matches that follow

coach-ingenious-bonus = Ingenious! A marker has reached 18. The player who brings it there places another tile straight away.
coach-ingenious-swap = At the end of your turn, you may swap all six tiles if none shows your lowest colour. In a duel, you may swap those that show a colour on your 9.
coach-ingenious-token = A marker that reaches your 9 brings you its token, and another tile to place. Your opponent can pull the marker back, but gets the token only at their own 9.
coach-green-caddie-token = A club that is played without any power earns a caddie token.
coach-green-borrowed = For a caddie token, you may use the power of the last club in an opponent’s row. They get the token.
coach-green-rough = The rough is one space from the green. From there, only a strike of exactly 1 reaches the green.
coach-green-pocketed = A pocketed ball goes on the progression card: the fewer shots, the higher. It moves up a space each turn until the hole ends, so hurry.
coach-green-retired = A player who retires takes all clubs back, and scores −1 for the hole.
coach-green-refreshed = For a caddie token, you may replace the clubs on display before you draw.
coach-green-hole-ended = The hole is over. The lowest total starts the next one, with a longer course and a new wind.
coach-minigolf-passed = Passing sends your pawn to the bench. The bench plays first in the next round. In solo, passing costs 3 points instead.
coach-minigolf-visit = A client visit: everyone may make more promises now. You can’t take them back, so look where you’re ahead.
coach-minigolf-land-filled = A land is full, and the end phase begins. You may stop on your turn, too. Each space you leave empty costs a point, and each face-down tile is worth 3.
coach-minigolf-collected = A player who has stopped collects a tile face down every turn: 3 points each, until everyone has stopped.
coach-minigolf-wishes = Unchosen tiles leave the game now. Anyone still building may ask to put some back in the bag.
