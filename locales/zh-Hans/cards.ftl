# What a game’s card at home says: its title, a sentence about it, and for how many it is.

minigolf-title = 迷你高尔夫设计师
minigolf-sentence = 轮流挑选板块，建一座9洞球场，讨一对挑剔夫妇的欢心。
minigolf-facts = 1–5人
ingenious-title = 智谋棋
ingenious-sentence = 用双色板块连出长长的直线。只有最落后的颜色才算分。
ingenious-facts = 1–4人
green-title = GREEN
green-sentence = 看准风力，选对球杆，抢在别人之前把球打进洞。
green-facts = 2–4人
pips-title = Pips
pips-sentence = 把棋子放在数字相同的棋子旁边，别让人猜到你的幸运数字。
pips-facts = 2–4人
