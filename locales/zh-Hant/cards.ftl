# What a game’s card at home says: its title, a sentence about it, and for how many it is.

minigolf-title = 迷你高爾夫設計師
minigolf-sentence = 挑選板塊，打造九洞球場，討好兩位挑剔的客戶。
minigolf-facts = 1–5人
ingenious-title = 智謀棋
ingenious-sentence = 用雙色板塊連成長線。只有最落後的顏色才算數。
ingenious-facts = 1–4人
green-title = GREEN
green-sentence = 看準風力選對球桿，搶先把球打進洞。
green-facts = 2–4人
pips-title = Pips
pips-sentence = 把數字相同的棋子放在一起，別讓人猜到你的幸運數字。
pips-facts = 2–4人
